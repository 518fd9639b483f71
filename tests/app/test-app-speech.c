/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-speech.c: a walk for those who hear the screen: on every page and in every dialog of a
 * battle each thing that takes the focus has a role and a name; the roster speaks; whatever happens
 * is said in the description of the map.
 */
#include "app-fight.h"
#include "app-walk.h"

#include <string.h>

#include "lw-roster.h"

static char *
said (void)
{
  return app_accessible (GTK_WIDGET (app_map ()), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* Something else than the last time. */
static void
expect_word (char **last, const char *what)
{
  char *now = said ();

  g_test_message ("%s: %s", what, now);
  g_assert_true (app_says_something (now));
  g_assert_cmpstr (now, !=, *last);
  g_free (*last);
  *last = now;
}

static void
put_down (LwSide side)
{
  app_take_hand (side);
  app_walk ("putting down");
  app_put_company ("Take horse", app_company[side], app_place (side, APP_LANE, 8));
  app_need_shown ("Done: putting down of");
  app_put ("Take a gun", app_place (side, APP_GUN_X, 6));
  app_need_shown (side == LW_RED ? "Done: putting down of Red’s" : "Done: putting down of Blue’s");
  app_put ("Take foot", app_place (side, APP_GUN_X + 4, 9));
  app_be_ready ();
}

static void
begin (void)
{
  app_open ();
  app_walk ("start");
  app_key (',', GDK_CONTROL_MASK);
  app_need_text ("Preferences");
  app_walk ("preferences");
  app_key (GDK_KEY_Escape, 0);
  app_wait_no_dialog ();
  app_click_text ("New battle");
  app_click (app_need_text ("House rules: by the book"));
  app_walk ("new battle");
  app_click_text ("Back");
  app_lay_down (NULL);
  app_walk ("hand-over");
  put_down (LW_RED);
  put_down (LW_BLUE);
  app_need_shown ("Both are ready");
  app_walk ("both ready");
  app_raise_curtain ();
  app_walk ("waiting");
}

static GtkListBoxRow *
row (guint i)
{
  GtkWidget *list = app_need_named (GTK_TYPE_LIST_BOX, "Roster");

  return gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int)i);
}

static gboolean
has_row (gpointer n)
{
  return row (GPOINTER_TO_UINT (n)) != NULL;
}

/* The tenth row is a man: selected in the list he is in hand, and his words follow his walk. */
static void
hear_roster (void)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  guint orders = app_orders ();
  LwPoint at;

  app_key (GDK_KEY_i, 0);
  app_walk ("roster");
  app_wait (has_row, GUINT_TO_POINTER (9), "the roster");
  app_click (GTK_WIDGET (row (9)));
  g_assert_cmpuint (lw_hand_men (app_hand ())->len, ==, 1);
  before = app_accessible (GTK_WIDGET (row (9)), GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_assert_nonnull (strstr (before, "of string left"));
  g_assert_nonnull (strstr (before, "from the left"));
  at = app_battle ()->men[g_array_index (lw_hand_men (app_hand ()), LwRef, 0)].at;
  app_map_drag (at, (LwPoint){ at.x, at.y - LW_INCHES (6) });
  app_wait_order (orders);
  after = app_accessible (GTK_WIDGET (row (9)), GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_assert_cmpstr (before, !=, after);
  g_assert_true (gtk_list_box_row_is_selected (row (9)));
}

/* Where the first of Red's men stands. */
static LwPoint
first_place (void)
{
  const LwBattle *battle = app_battle ();
  guint man = 0;

  while (battle->men[man].side != LW_RED)
    man++;
  return battle->men[man].at;
}

/* Whoever lets go of the men in hand hears it, by a click on the bare floor or by Escape. */
static void
hear_letting_go (void)
{
  app_key (GDK_KEY_a, GDK_CONTROL_MASK);
  app_need_shown ("men in hand. Drag one, or press the right button");
  app_key (GDK_KEY_Escape, 0);
  app_need_shown ("Nothing is in hand.");
  app_map_click (first_place ());
  app_need_shown ("in hand, ");
  app_map_click ((LwPoint){ LW_INCHES (3), app_from_line (LW_RED, 30) });
  app_need_shown ("Nothing is in hand.");
}

static void
first_moves (char **last)
{
  app_go ();
  expect_word (last, "go");
  app_walk ("move");
  hear_letting_go ();
  hear_roster ();
  expect_word (last, "march from the roster");
  app_key (GDK_KEY_z, GDK_CONTROL_MASK);
  expect_word (last, "undo");
  app_key (GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  expect_word (last, "redo");
  app_key (GDK_KEY_z, GDK_CONTROL_MASK);
  app_click_text ("Forces");
  expect_word (last, "undo again");
  app_haul_gun (LW_RED, 8);
  expect_word (last, "haul");
  app_ride (LW_RED, APP_LANE, app_from_line (LW_RED, 26));
  expect_word (last, "march");
  app_walk ("men in hand");
  app_end_move ();
  expect_word (last, "end");
  app_walk ("settling");
  app_hand_over ();
  expect_word (last, "settled");
  app_click_text ("Show Red’s last move");
  app_walk ("last move");
  app_key (GDK_KEY_Escape, 0);
  app_go ();
  app_haul_gun (LW_BLUE, 8);
  app_ride (LW_BLUE, APP_LANE, app_from_line (LW_BLUE, 26));
  app_end_move ();
  app_hand_over ();
  g_free (*last);
  *last = said ();
}

/* There are words in the header bar that are the same. */
static GtkWidget *
hand_panel (void)
{
  return app_find_type (NULL, g_type_from_name ("LwHandPanel"));
}

static gboolean
is_in_panel (gpointer text)
{
  return hand_panel () != NULL && app_find_text (hand_panel (), text) != NULL;
}

static void
click_in_panel (const char *text)
{
  app_wait (is_in_panel, (gpointer)text, text);
  app_click (app_find_text (hand_panel (), text));
}

static void
second_moves (char **last)
{
  app_go ();
  app_map_click (app_battle ()->guns[app_gun_of (LW_RED)].at);
  expect_word (last, "gun in hand");
  app_walk ("gun in hand");
  click_in_panel ("Fall of shot");
  app_walk ("a shot reported");
  click_in_panel ("Aim");
  app_key (GDK_KEY_v, 0);
  app_walk ("sight");
  app_key (GDK_KEY_v, 0);
  app_key (GDK_KEY_Escape, 0);
  app_fire_gun (LW_RED);
  expect_word (last, "shot");
  app_ride (LW_RED, APP_LANE, LW_INCHES (46));
  app_end_move ();
  expect_word (last, "trail");
  app_hand_over ();
  app_go ();
  app_ride (LW_BLUE, APP_LANE, LW_INCHES (48));
  app_end_move ();
  g_free (*last);
  *last = said ();
  app_click_text ("Settle this melee");
  app_walk ("melee");
  app_click_text ("Settle the melee");
  app_wait_no_dialog ();
  expect_word (last, "melee");
  app_hand_over ();
}

static void
end (void)
{
  app_click_text ("Menu");
  app_click_text ("Hoist the white flag over the army…");
  app_need_shown ("Hoist the white flag over Red’s army?");
  app_walk ("question");
  app_click_text ("Hoist the white flag");
  app_wait_phase (LW_PHASE_OVER);
  app_walk ("account");
  app_click_text ("Dispatches");
  app_walk ("dispatches");
  app_click_text ("See the battle again");
  app_walk ("replay");
  app_click_text ("Back");
  app_click_text ("Read the report");
  app_walk ("report");
}

/* Every page, panel and dialog of the table. */
static void
all_walked (void)
{
  static const char *const types[] = {
    "LwStartPage",   "LwHandOver",     "LwBattlePage",    "LwMapView",     "LwPuttingPanel",
    "LwRoster",      "LwWaitingPanel", "LwMovePanel",     "LwHandPanel",   "LwBattleTabs",
    "LwSightView",   "LwReplayView",   "LwSettlePanel",   "LwMeleeDialog", "LwMeleePicture",
    "LwAccountPage", "LwReplayPage",   "LwNewBattlePage", "LwRulesList",   "LwReportPage",
    "LwDispatches",  "LwClockFace",    "LwForcesView",
  };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (types); i++)
    if (!app_walked (types[i]))
      g_error ("%s has not been walked over", types[i]);
}

static void
test_walk (void)
{
  char *last = NULL;

  begin ();
  last = said ();
  first_moves (&last);
  second_moves (&last);
  end ();
  all_walked ();
  g_free (last);
  app_close ();
  app_forget_files ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/speech/walk", test_walk);
  return app_test_run ();
}
