/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-general.c: a General at the table, in the real window: chosen for a seat, putting down
 * behind the curtain, moving while one watches, giving reasons; two of them watched; left and
 * opened again in the middle of his turn.
 */
#include "app-play.h"

#include "lw-battle-page.h"
#include "lw-library.h"
#include "lw-seat-row.h"

static const LwSeat person = { 0, 0 };
static const LwSeat cadet = { 1, 0 };

/* A small battle on a bare floor, with these in the seats, kept in a file. */
static char *
save_battle (LwSeat red, LwSeat blue, gboolean curtain)
{
  g_autoptr (LwCountry) country = lw_country_new ("Bare floor", LW_INCHES (60), LW_INCHES (60));
  LwPlayer players[LW_N_SIDES] = { { (char *)"Rufus", LW_EDGE_SOUTH, { 8, 2, 1 }, red },
                                   { (char *)"Belinda", LW_EDGE_NORTH, { 8, 2, 1 }, blue } };
  LwHouseRules rules;
  g_autoptr (LwBattle) battle = NULL;
  g_autoptr (GError) error = NULL;
  char *path = lw_library_new_path (LW_FILE_BATTLE, "The General");

  lw_house_rules_init (&rules);
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, 1913);
  lw_battle_set_up (battle, LW_RED, curtain);
  g_free (battle->title);
  battle->title = g_strdup ("The General");
  battle->id = g_strdup ("0123456789abcdef0123456789abcdef");
  lw_battle_file_save (battle, NULL, path, &error);
  g_assert_no_error (error);
  return path;
}

static void
act (const char *action)
{
  GtkWidget *page = app_find_type (app_window (), LW_TYPE_BATTLE_PAGE);

  app_rest ();
  g_assert_nonnull (page);
  g_assert_true (gtk_widget_activate_action (page, action, NULL));
  app_settle ();
}

static gboolean
is_reds (gpointer data)
{
  const LwBattle *battle = app_battle ();

  return battle->phase == LW_PHASE_WAITING && battle->mover == LW_RED &&
         battle->move == GPOINTER_TO_UINT (data);
}

static gboolean
is_over_or_at (gpointer data)
{
  const LwBattle *battle = app_battle ();

  return battle->phase == LW_PHASE_OVER || battle->move >= GPOINTER_TO_UINT (data);
}

static void
be_fast (void)
{
  app_press_through ("×1");
  app_need_shown ("×2");
}

/* Nobody has to press anything for the General: he puts down behind the curtain when the person is
 * ready, draws it back, moves, and hands over by himself. */
static void
test_person (void)
{
  g_autofree char *path = save_battle (person, cadet, TRUE);
  const LwBattle *battle;

  app_open ();
  app_click_text ("The General");
  app_wait_phase (LW_PHASE_PUTTING_DOWN);
  battle = app_battle ();
  /* No page asks who sits here. */
  g_assert_cmpint (lw_session_viewer (app_session ()), ==, LW_VIEWER_RED);
  act ("battle.suggest");
  for (guint i = 0; i < battle->n_men; i++)
    g_assert_true (battle->men[i].side == LW_RED || battle->men[i].state == LW_MAN_IN_BOX);
  act ("battle.ready");
  app_wait (is_reds, GUINT_TO_POINTER (1), "the curtain to be drawn back");
  g_assert_true (battle->ready[LW_BLUE]);

  act ("battle.go");
  act ("battle.end");
  act ("battle.settle");
  app_need_shown ("Blue’s General moves");
  g_assert_true (lw_session_general_acts (app_session ()));
  app_click_text ("Skip");
  app_wait (is_reds, GUINT_TO_POINTER (2), "the General's move");
  app_need_shown ("What the General has done");
  app_click_text ("Why?");
  app_settle ();
  app_close ();
  app_forget_files ();
}

/* Nothing that belongs to a person can be done in his turn. */
static void
test_his_turn (void)
{
  g_autofree char *path = save_battle (cadet, person, FALSE);
  const LwBattle *battle;
  LwSide side;
  guint before;

  app_open ();
  app_click_text ("The General");
  app_wait_phase (LW_PHASE_PUTTING_DOWN);
  battle = app_battle ();
  app_need_shown ("Blue");
  app_wait ((AppPredicate)is_over_or_at, GUINT_TO_POINTER (0), "the table");
  while (battle->mover == LW_RED)
    g_main_context_iteration (NULL, TRUE);
  act ("battle.suggest");
  act ("battle.ready");
  app_need_shown ("Red’s General moves");
  app_click_text ("Pause");
  app_need_shown ("Go on");
  app_settle ();
  before = app_orders ();
  g_assert_false (lw_hand_side (app_hand (), &side));
  act ("battle.end");
  act ("battle.undo");
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_settle ();
  g_assert_cmpuint (app_orders (), ==, before);
  g_assert_false (lw_move_clock_running (lw_session_clock (app_session ())));

  app_click_text ("One act");
  app_wait_order (before);
  app_settle ();
  g_assert_cmpuint (app_orders (), ==, before + 1);
  app_close ();
  app_forget_files ();
}

/* Two of them fight, and one watches. */
static void
test_watched (void)
{
  g_autofree char *path = save_battle (cadet, cadet, TRUE);

  app_open ();
  app_click_text ("The General");
  app_need_shown ("General moves");
  be_fast ();
  app_click_text ("Skip");
  app_wait (is_over_or_at, GUINT_TO_POINTER (2), "two moves");
  app_close ();
  app_forget_files ();
}

/* Left in the middle of his turn and opened again, he goes on. */
static void
test_opened_again (void)
{
  g_autofree char *path = save_battle (cadet, cadet, FALSE);
  guint before;

  app_open ();
  app_click_text ("The General");
  app_need_shown ("General moves");
  app_click_text ("Pause");
  app_click_text ("One act");
  app_settle ();
  app_go_home ();
  app_click_text ("The General");
  app_need_shown ("General moves");
  before = app_orders ();
  app_wait_order (before);
  app_close ();
  app_forget_files ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/general/person", test_person);
  g_test_add_func ("/app/general/his-turn", test_his_turn);
  g_test_add_func ("/app/general/watched", test_watched);
  g_test_add_func ("/app/general/opened-again", test_opened_again);
  return app_test_run ();
}
