/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-privacy.c: nothing that the curtain hides can be seen, read or heard: two different hidden
 * dispositions give the same pixels, titles, tooltips, words and accessible names.
 */
#include "app-eyes.h"

#include <glib/gstdio.h>
#include <utime.h>

#define DISPOSITIONS 2

/* Twice the same army, as different as can be on the floor, in habits and in the number of acts. */
static void
dispose (LwSide side, guint which)
{
  app_take_hand (side);
  if (which == 0)
    {
      app_spin_down ("Men in a company", 6);
      app_put ("Take horse", app_place (side, 112, 8));
      app_put ("Take a gun", app_place (side, 100, 4));
      app_click_text ("Take foot");
      app_choose ("Formation", "Column");
      app_map_click (app_place (side, 20, 8));
    }
  else
    app_put ("Take foot", app_place (side, 60, 6));
}

enum
{
  RED_AT_WORK,      /* seen by Red himself: this may and must differ */
  HAND_OVER,        /* Red is ready, Blue to come */
  BLUE_AT_WORK,     /* Blue puts down, Red is hidden */
  HALFWAY_AT_START, /* left for the start page while Red is hidden */
  BOTH_READY,
  CURTAIN_IN_MOVE, /* closed later, over different positions */
  N_LOOKS
};

static const char *const places[] = { "Red at work",    "the hand-over",  "Blue at work",
                                      "the start page", "both are ready", "the curtain in a move" };

static void
march_somewhere (guint which)
{
  app_march_south (0);
  if (which == 0)
    return;
  app_march_south (7);
  app_march_south (14);
}

/* No report of what may not be seen, and none to print. */
static void
assert_no_report (void)
{
  GtkWidget *words = app_find_text (NULL, "Report");

  g_assert_true (words == NULL || !gtk_widget_is_sensitive (words));
  app_key ('p', GDK_CONTROL_MASK);
  app_settle ();
  g_assert_null (app_find_text (NULL, "Save as PDF…"));
}

static void
close_curtain (void)
{
  app_click_text ("Curtain");
  app_need_shown ("The curtain is closed");
}

/* The card says when the battle was put by; that is the same hour for both. */
static void
go_to_start (void)
{
  struct utimbuf hour = { 1000000000, 1000000000 };
  g_autofree char *path = g_strdup (lw_session_file_path (lw_session_file (app_session ())));

  app_click_text ("Back");
  app_need_shown ("Resume");
  g_assert_cmpint (g_utime (path, &hour), ==, 0);
  app_click_text ("New battle");
  app_click_text ("Back");
  app_need_shown ("Resume");
}

static void
play (guint which, AppLook *looks[N_LOOKS])
{
  app_open ();
  app_lay_down (NULL);
  dispose (LW_RED, which);
  looks[RED_AT_WORK] = app_look_at (TRUE);
  app_be_ready ();
  app_need_shown ("Blue (Belinda) to put down");
  assert_no_report ();
  looks[HAND_OVER] = app_look_at (TRUE);
  go_to_start ();
  looks[HALFWAY_AT_START] = app_look_at (TRUE);
  app_click_text ("Rufus against Belinda");
  app_take_hand (LW_BLUE);
  looks[BLUE_AT_WORK] = app_look_at (TRUE);
  g_assert_false (gtk_widget_is_sensitive (app_find_named (NULL, GTK_TYPE_BUTTON, "Undo")));
  app_key ('z', GDK_CONTROL_MASK);
  g_assert_true (app_battle ()->ready[LW_RED]);
  app_be_ready ();
  app_need_shown ("Both are ready");
  looks[BOTH_READY] = app_look_at (TRUE);
  app_raise_curtain ();
  app_go ();
  march_somewhere (which);
  close_curtain ();
  assert_no_report ();
  looks[CURTAIN_IN_MOVE] = app_look_at (FALSE);
  app_close ();
  app_forget_files ();
}

static void
test_two_dispositions (void)
{
  AppLook *looks[DISPOSITIONS][N_LOOKS];
  guint i, k;

  for (i = 0; i < DISPOSITIONS; i++)
    play (i, looks[i]);
  app_look_assert_differ (looks[0][RED_AT_WORK], looks[1][RED_AT_WORK]);
  for (k = HAND_OVER; k < N_LOOKS; k++)
    app_look_compare (looks[0][k], looks[1][k], places[k]);
  for (i = 0; i < DISPOSITIONS; i++)
    for (k = 0; k < N_LOOKS; k++)
      app_look_free (looks[i][k]);
}

/* No key and no action reaches through the hand-over page. */
static void
test_keys_on_hand_over (void)
{
  static const guint letters[] = { 'n', 'p', 'f', 'a', 'h', 'c', 'm', GDK_KEY_Page_Up };
  guint i, orders;
  AppLook *before, *after;

  app_open ();
  app_lay_down (NULL);
  app_take_hand (LW_RED);
  app_be_ready ();
  app_need_shown ("Blue (Belinda) to put down");
  before = app_look_at (TRUE);
  orders = app_orders ();
  for (i = 0; i < G_N_ELEMENTS (letters); i++)
    app_key (letters[i], 0);
  app_key ('z', GDK_CONTROL_MASK);
  app_key ('p', GDK_CONTROL_MASK);
  app_key ('z', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  after = app_look_at (TRUE);
  g_assert_cmpuint (app_orders (), ==, orders);
  app_look_compare (before, after, "keys on the hand-over page");
  app_look_free (before);
  app_look_free (after);
  app_close ();
  app_forget_files ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/reports/T18/two-dispositions", test_two_dispositions);
  g_test_add_func ("/app/privacy/keys-on-hand-over", test_keys_on_hand_over);
  return app_test_run ();
}
