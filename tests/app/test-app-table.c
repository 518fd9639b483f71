/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-table.c: the table under real hands: keys that are held down, presses in haste, clocks
 * that stand, questions before what cannot be taken back.
 */
#include "app-pages.h"

#include "app-fight.h"
#include "lw-hand-plan.h"
#include "lw-navigator.h"

/* ---- keys held down, and haste ---- */

/* How often a page of the battle has followed on another, and what was ordered besides. */
typedef struct
{
  LwSession *session;
  int page;
  guint turns, orders;
} Watch;

static int
page_of (LwSession *session)
{
  const LwBattle *battle = lw_session_battle (session);
  LwPhase phase = battle->phase == LW_PHASE_MEN ? LW_PHASE_GUNS : battle->phase;

  return (int)phase * 16 + (int)lw_session_viewer (session) * 2 + (int)battle->mover;
}

static void
looked_cb (Watch *watch)
{
  if (page_of (watch->session) != watch->page)
    watch->turns++;
  watch->page = page_of (watch->session);
}

static void
watch_table (Watch *watch)
{
  *watch = (Watch){ app_session (), page_of (app_session ()), 0, app_orders () };
  g_signal_connect_swapped (watch->session, "played", G_CALLBACK (looked_cb), watch);
  g_signal_connect_swapped (watch->session, "viewer", G_CALLBACK (looked_cb), watch);
}

static void
judge_table (Watch *watch, const char *where, const char *what)
{
  guint orders = app_orders () - watch->orders;

  g_signal_handlers_disconnect_by_data (watch->session, watch);
  if (watch->turns > 1 || orders > 1)
    g_error ("%s, %s: %u pages further, %u orders", where, what, watch->turns, orders);
}

static const struct
{
  const char *name;
  guint keyval;
  GdkModifierType modifiers;
} held[] = {
  { "Ctrl+Return held", GDK_KEY_Return, GDK_CONTROL_MASK },
  { "Return held", GDK_KEY_Return, 0 },
  { "Space held", GDK_KEY_space, 0 },
};

/* Three seconds of it on each page of a battle. */
static void
test_held (gconstpointer data)
{
  const AppPage *stage = data;

  for (guint i = 0; i < G_N_ELEMENTS (held); i++)
    {
      Watch watch;

      app_open ();
      stage->enter ();
      watch_table (&watch);
      app_hold_key (held[i].keyval, held[i].modifiers, 3);
      judge_table (&watch, stage->name, held[i].name);
      app_close_others ();
      app_close ();
      app_forget_left ();
      app_forget_files ();
    }
}

static gboolean
send_next_cb (gpointer data)
{
  guint *left = data;

  app_send_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  (*left)--;
  return *left > 0;
}

static gboolean
none_left (gpointer data)
{
  return *(guint *)data == 0;
}

/* Six presses, five a second: whoever presses once too often does not play the other's move. */
static void
test_haste (void)
{
  guint left = 6;
  Watch watch;

  app_open ();
  app_stages[2].enter ();
  watch_table (&watch);
  app_rest ();
  g_timeout_add (200, send_next_cb, &left);
  app_wait (none_left, &left, "six presses");
  app_settle ();
  g_assert_cmpuint (watch.turns, ==, 1);
  judge_table (&watch, "move", "six presses");
  app_close_others ();
  app_close ();
  app_forget_left ();
  app_forget_files ();
}

/* ---- a clock that stands ---- */

static LwRef
first_man_of (LwSide side)
{
  for (LwRef man = 0; man < (LwRef)app_battle ()->n_men; man++)
    if (app_battle ()->men[man].side == side && lw_man_on_field (&app_battle ()->men[man]))
      return man;
  g_assert_not_reached ();
}

/* Two inches towards the middle, by the mouse. */
static void
march_one (void)
{
  LwRef man = first_man_of (app_battle ()->mover);
  LwPoint at = app_battle ()->men[man].at, to = at;
  guint before = app_orders ();

  to.y += at.y > lw_battle_country (app_battle ())->depth / 2 ? -LW_INCHES (2) : LW_INCHES (2);
  app_map_click (at);
  app_map_drag (at, to);
  app_wait_order (before);
}

static gboolean
is_running (void)
{
  return lw_move_clock_running (lw_session_clock (app_session ()));
}

static void
open_stage (LwPhase phase)
{
  g_autofree char *path = app_battle_path ();

  app_write_stage (phase);
  g_assert_true (app_open_path (path));
  app_settle ();
}

static void
close_all (void)
{
  app_close_others ();
  app_close ();
  app_forget_left ();
  app_forget_files ();
}

/* A battle that is opened in the middle of a move waits, and the first man who goes starts it. */
static void
test_clock_after_opening (void)
{
  app_open ();
  open_stage (LW_PHASE_GUNS);
  g_assert_false (is_running ());
  march_one ();
  g_assert_true (is_running ());
  close_all ();
}

static void
test_clock_after_curtain (void)
{
  app_open ();
  open_stage (LW_PHASE_WAITING);
  app_go ();
  app_key ('c', 0);
  app_need_shown ("The curtain is closed");
  app_press_through ("Draw back the curtain");
  g_assert_false (is_running ());
  march_one ();
  g_assert_true (is_running ());
  close_all ();
}

/* However the move before it ended. */
static void
test_clock_after_go (void)
{
  app_open ();
  open_stage (LW_PHASE_GUNS);
  g_assert_false (is_running ());
  app_end_move ();
  app_hand_over ();
  app_go ();
  g_assert_true (is_running ());
  close_all ();
}

/* ---- the white flag ---- */

/* One press takes no man prisoner: it is asked, with what it costs, and the clock stands. */
static void
test_white_flag (void)
{
  LwRef man;
  guint before;

  app_open ();
  open_stage (LW_PHASE_WAITING);
  app_go ();
  man = first_man_of (app_battle ()->mover);
  app_map_click (app_battle ()->men[man].at);
  before = app_orders ();
  app_click_text ("White flag");
  if (app_top () == app_window ())
    {
      /* Refused, by its law. */
      g_assert_cmpuint (app_orders (), ==, before);
      lw_hand_take_all (app_hand ());
      app_click_text ("White flag");
    }
  app_need_shown ("Hoist the white flag over");
  app_need_shown ("Points then:");
  g_assert_cmpuint (app_orders (), ==, before);
  g_assert_false (is_running ());
  app_key (GDK_KEY_Escape, 0);
  app_wait_no_dialog ();
  g_assert_cmpuint (app_orders (), ==, before);
  g_assert_true (is_running ());
  app_click_text ("White flag");
  app_click_text ("Hoist the white flag");
  app_wait_order (before);
  close_all ();
}

/* ---- the map ---- */

static LwBox
box_of_mover (void)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (LwPoint));

  for (guint i = 0; i < app_battle ()->n_men; i++)
    if (app_battle ()->men[i].side == app_battle ()->mover)
      g_array_append_val (places, app_battle ()->men[i].at);
  return lw_box_around ((const LwPoint *)(void *)places->data, places->len, LW_INCHES (1));
}

static void
press_at (LwPoint place, gboolean down)
{
  double x, y;

  app_map_pixel (place, &x, &y);
  app_point_at (GTK_WIDGET (app_map ()), x, y);
  app_settle ();
  app_send_button (1, down);
  app_settle ();
}

/* What is said over the map lets the pointer through to it. */
static void
test_toast (void)
{
  LwBox box;
  LwRef man;

  app_open ();
  open_stage (LW_PHASE_WAITING);
  app_go ();
  lw_navigator_toast (lw_navigator_of (GTK_WIDGET (app_map ())),
                      "One of many words that are long enough to lie over the men on the map");
  app_settle ();
  man = first_man_of (app_battle ()->mover);
  box = box_of_mover ();
  app_map_drag ((LwPoint){ box.x1, box.y1 }, (LwPoint){ box.x2, box.y2 });
  g_assert_true (app_shows ("One of many words"));
  g_assert_true (lw_hand_has_man (app_hand (), man));
  g_assert_false (gtk_widget_contains (
      gtk_widget_get_parent (app_find_named (NULL, GTK_TYPE_BUTTON, "Close this message")), 2, 2));
  close_all ();
}

/* Escape ends a band, though the button is still down. */
static void
test_band_dropped (void)
{
  LwBox box;

  app_open ();
  open_stage (LW_PHASE_WAITING);
  app_go ();
  box = box_of_mover ();
  press_at ((LwPoint){ box.x1, box.y1 }, TRUE);
  app_map_point ((LwPoint){ (box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2 });
  app_settle ();
  app_map_point ((LwPoint){ box.x2, box.y2 });
  app_settle ();
  app_key (GDK_KEY_Escape, 0);
  app_send_button (1, FALSE);
  app_settle ();
  g_assert_cmpuint (lw_hand_men (app_hand ())->len, ==, 0);
  close_all ();
}

/* R and F show at once how the body would stand. */
static void
test_shown_at_once (void)
{
  app_open ();
  open_stage (LW_PHASE_WAITING);
  app_go ();
  app_map_click (app_battle ()->men[first_man_of (app_battle ()->mover)].at);
  g_assert_null (lw_hand_plan (app_hand ()));
  app_key ('r', 0);
  g_assert_nonnull (lw_hand_plan (app_hand ()));
  app_key (GDK_KEY_Escape, 0);
  g_assert_null (lw_hand_plan (app_hand ()));
  app_key ('f', 0);
  g_assert_nonnull (lw_hand_plan (app_hand ()));
  close_all ();
}

/* Nobody is ready with his men in the box. */
static void
test_ready (void)
{
  app_open ();
  app_lay_down (NULL);
  app_take_hand (LW_RED);
  g_assert_false (gtk_widget_is_sensitive (app_find_text (NULL, "Ready")));
  app_click_text ("Put the rest down for me");
  app_need_text ("Ready");
  close_all ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  for (guint i = 0; i < APP_N_STAGES; i++)
    {
      g_autofree char *name = g_strconcat ("/app/table/held/", app_stages[i].name, NULL);

      g_test_add_data_func (name, &app_stages[i], test_held);
    }
  g_test_add_func ("/app/table/haste", test_haste);
  g_test_add_func ("/app/table/clock/after-opening", test_clock_after_opening);
  g_test_add_func ("/app/table/clock/after-curtain", test_clock_after_curtain);
  g_test_add_func ("/app/table/clock/after-go", test_clock_after_go);
  g_test_add_func ("/app/table/white-flag", test_white_flag);
  g_test_add_func ("/app/table/toast", test_toast);
  g_test_add_func ("/app/table/band-dropped", test_band_dropped);
  g_test_add_func ("/app/table/shown-at-once", test_shown_at_once);
  g_test_add_func ("/app/table/ready", test_ready);
  return app_test_run ();
}
