/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-campaign.c: the war's page: its undo, what is lost or does not add up; a floor battle
 * half typed; the timekeeper of the floor.
 */
#include "app-war.h"

#include <glib/gstdio.h>

#include "lw-floor-clock.h"
#include "lw-lock.h"

#define MINUTE G_GINT64_CONSTANT (60000)

static gboolean
hides_cb (gpointer data)
{
  return !app_shows (data);
}

/* Renamed by F2; taken back, and done again. */
static void
test_undo (void)
{
  g_autoptr (LwCampaign) war = new_war (3);
  g_autofree char *path = write_war (war);
  g_autoptr (LwCampaign) read = NULL;

  app_open ();
  gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
  app_need_shown ("The ledger");
  app_key (GDK_KEY_F2, 0);
  app_need_named (GTK_TYPE_ENTRY, "Name of the war");
  app_key ('a', GDK_CONTROL_MASK);
  app_type ("Tea & Buns");
  app_key (GDK_KEY_Return, 0);
  app_wait (hides_cb, (gpointer) "Name of the war", "the end of the form");
  app_need_shown ("Tea & Buns");
  app_key (GDK_KEY_z, GDK_CONTROL_MASK);
  app_need_shown ("The Orchard War");
  app_key (GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_need_shown ("Tea & Buns");
  app_close ();
  read = lw_campaign_file_load (path, NULL);
  g_assert_cmpstr (read->name, ==, "Tea & Buns");
  app_forget_files ();
}

/* A stored score that does not add up is shown with its place; a battle's file that is lost is
 * said on its line, which stays. */
static void
test_faults (void)
{
  g_autoptr (LwCampaign) war = new_war (1);
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *bad = NULL;

  ((LwLedgerRow *)g_ptr_array_index (war->battles, 0))->file = g_strdup ("gone.lwbattle");
  path = write_war (war);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  parts = g_strsplit (text, "points=\"", 2);
  bad = g_strjoin ("", parts[0], "points=\"1", parts[1], NULL);
  g_assert_true (g_file_set_contents (path, bad, -1, NULL));
  app_open ();
  gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
  app_need_shown ("and these count");
  app_click_text ("Pinecone Wood");
  app_need_shown ("gone.lwbattle, is lost");
  g_assert_false (app_shows ("Read the report"));
  app_close ();
  app_forget_files ();
}

/* A link in the place of its lock: said as soon as the war is open, and after a change. */
static void
test_no_lock (void)
{
  g_autoptr (LwCampaign) war = new_war (1);
  g_autofree char *path = write_war (war);
  g_autofree char *lock = lw_lock_beside (path);

  g_assert_cmpint (symlink ("nowhere", lock), ==, 0);
  app_open ();
  gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
  app_need_shown ("stands where its lock would be");
  app_key (GDK_KEY_F2, 0);
  app_need_named (GTK_TYPE_ENTRY, "Name of the war");
  app_key ('a', GDK_CONTROL_MASK);
  app_type ("Tea & Buns");
  app_key (GDK_KEY_Return, 0);
  app_wait (hides_cb, (gpointer) "Name of the war", "the end of the form");
  app_need_shown ("Tea & Buns");
  g_assert_true (app_shows ("stands where its lock would be"));
  app_close ();
  g_assert_true (g_file_test (lock, G_FILE_TEST_IS_SYMLINK));
  g_unlink (lock);
  app_forget_files ();
}

/* What is half typed is offered on the start page, and goes on where it was. */
static void
test_half_typed (void)
{
  g_autoptr (LwCampaign) war = new_war (1);
  g_autofree char *path = write_war (war);
  g_autofree char *typed = NULL;

  app_open ();
  gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
  app_need_shown ("The ledger");
  app_key (GDK_KEY_b, GDK_CONTROL_MASK);
  app_tab_to (app_need_named (GTK_TYPE_ENTRY, "Country"));
  app_type ("The Coal Cellar");
  app_tab_to (app_need_named (GTK_TYPE_ENTRY, "Red foot: home"));
  app_type ("31");
  app_close ();
  app_open ();
  app_need_shown ("The Coal Cellar");
  app_click_text ("Continue");
  typed = app_text_of (app_need_named (GTK_TYPE_ENTRY, "Red foot: home"));
  g_assert_cmpstr (typed, ==, "31");
  app_click_text ("Discard");
  app_wait (hides_cb, (gpointer) "The Coal Cellar", "the end of what was typed");
  app_close ();
  app_forget_files ();
}

/* Saved twice and then cut short by something else: its card leads to what can be done, and the
 * copy of before takes its place. */
static void
test_rescue (void)
{
  g_autoptr (LwCampaign) war = new_war (2);
  g_autofree char *path = write_war (war);
  g_autofree char *kept = g_strconcat (path, ".unreadable", NULL);
  g_autofree char *text = NULL;
  gsize size;

  g_ptr_array_set_size (war->battles, 1);
  g_assert_true (lw_campaign_file_save (war, path, NULL));
  g_assert_true (g_file_get_contents (path, &text, &size, NULL));
  g_assert_true (g_file_set_contents (path, text, (gssize)size / 2, NULL));
  app_open ();
  app_click_text ("cannot be opened");
  app_need_shown ("Nothing has been changed.");
  app_need_shown ("2 battles fought");
  app_click_text ("Take this copy");
  app_need_shown ("The ledger can be read again");
  app_need_text ("The ledger");
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_text ("New campaign");
  app_close ();
  g_assert_cmpint (g_unlink (kept), ==, 0);
  app_forget_files ();
}

/* Two wars of the same players; the page of all of them. */
static void
test_players (void)
{
  g_autoptr (LwCampaign) war = new_war (6);
  g_autoptr (LwCampaign) other = new_war (3);
  g_autofree char *path = NULL;
  g_autofree char *second = NULL;

  other->player[LW_RED] = g_strdup ("Ädla Łąka");
  path = write_war (war);
  second = write_war (other);
  app_open ();
  app_click_text ("Players");
  app_need_shown ("in 2 wars");
  app_need_text ("Ädla Łąka");
  app_need_text ("Blue and Red");
  app_need_text ("2 – 2");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_text ("New campaign");
  app_close ();
  app_forget_files ();
}

/* ---- the timekeeper ---- */

/* B9: 110 men and 3 guns have seven minutes; warnings at 2:00, 1:00 and 0:30; Time; an interval of
 * four minutes, and the other side. */
static void
test_timer (void)
{
  LwFloorTimer timer;
  gint64 now = 1000;

  lw_floor_timer_init (&timer);
  timer.men[LW_RED] = 110;
  timer.guns[LW_RED] = 3;
  g_assert_cmpint (lw_floor_timer_left (&timer, now), ==, 7 * MINUTE);
  lw_floor_timer_swap (&timer);
  lw_floor_timer_swap (&timer);
  lw_floor_timer_go (&timer, now);
  g_assert_cmpint (timer.state, ==, LW_TIMER_MOVE);
  g_assert_cmpint (lw_floor_timer_tick (&timer, now + 5 * MINUTE - 1), ==, LW_TIMER_NOTHING);
  g_assert_cmpint (lw_floor_timer_tick (&timer, now + 5 * MINUTE), ==, LW_TIMER_WARNING);
  g_assert_cmpint (lw_floor_timer_tick (&timer, now + 5 * MINUTE + 1), ==, LW_TIMER_NOTHING);
  g_assert_cmpint (lw_floor_timer_tick (&timer, now + 6 * MINUTE), ==, LW_TIMER_WARNING);
  /* Tea: the clock stands for an hour. */
  lw_floor_timer_go (&timer, now + 6 * MINUTE);
  g_assert_cmpint (lw_floor_timer_left (&timer, now + 66 * MINUTE), ==, MINUTE);
  now += 60 * MINUTE;
  lw_floor_timer_go (&timer, now + 6 * MINUTE);
  g_assert_cmpint (lw_floor_timer_tick (&timer, now + 6 * MINUTE + MINUTE / 2), ==,
                   LW_TIMER_WARNING);
  lw_floor_timer_add (&timer, MINUTE, now + 7 * MINUTE - 1);
  /* One minute is left once more. */
  g_assert_cmpint (lw_floor_timer_tick (&timer, now + 7 * MINUTE), ==, LW_TIMER_WARNING);
  g_assert_cmpint (lw_floor_timer_tick (&timer, now + 8 * MINUTE), ==, LW_TIMER_UP);
  g_assert_cmpint (lw_floor_timer_left (&timer, now + 9 * MINUTE), ==, 0);
  lw_floor_timer_go (&timer, now + 9 * MINUTE);
  g_assert_cmpint (timer.state, ==, LW_TIMER_INTERVAL);
  g_assert_cmpint (lw_floor_timer_left (&timer, now + 9 * MINUTE), ==, 4 * MINUTE);
  g_assert_cmpint (lw_floor_timer_tick (&timer, now + 13 * MINUTE), ==, LW_TIMER_READY_NOW);
  g_assert_cmpint (timer.mover, ==, LW_BLUE);
  g_assert_cmpuint (timer.move, ==, 2);
}

static gboolean
runs_cb (gpointer data)
{
  return ((LwFloorTimer *)data)->state == LW_TIMER_MOVE;
}

static LwFloorClock *
find_clock (void)
{
  GList *window;

  for (window = gtk_application_get_windows (GTK_APPLICATION (g_application_get_default ()));
       window != NULL; window = window->next)
    if (LW_IS_FLOOR_CLOCK (window->data))
      return window->data;
  return NULL;
}

static gboolean
clock_is_there (gpointer data)
{
  return find_clock () != NULL && gtk_widget_get_mapped (GTK_WIDGET (find_clock ()));
}

/* Ctrl+T from the start page; there is one such window. */
static void
test_clock (void)
{
  LwFloorTimer *timer;

  app_open ();
  app_key (GDK_KEY_t, GDK_CONTROL_MASK);
  app_wait (clock_is_there, NULL, "the timekeeper");
  timer = lw_floor_clock_timer_for_test (find_clock ());
  g_assert_cmpint (lw_floor_timer_left (timer, 0), ==, 6 * MINUTE);
  gtk_widget_activate_action (GTK_WIDGET (find_clock ()), "clock.go", NULL);
  app_wait (runs_cb, timer, "a running clock");
  gtk_widget_activate_action (GTK_WIDGET (find_clock ()), "clock.end", NULL);
  g_assert_cmpint (timer->state, ==, LW_TIMER_INTERVAL);
  gtk_window_destroy (GTK_WINDOW (find_clock ()));
  app_close ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/laws/R21/floor-timer", test_timer);
  g_test_add_func ("/app/campaign/clock", test_clock);
  g_test_add_func ("/app/campaign/undo", test_undo);
  g_test_add_func ("/app/campaign/faults", test_faults);
  g_test_add_func ("/app/campaign/no-lock", test_no_lock);
  g_test_add_func ("/app/campaign/half-typed", test_half_typed);
  g_test_add_func ("/app/campaign/rescue", test_rescue);
  g_test_add_func ("/app/campaign/players", test_players);
  return app_test_run ();
}
