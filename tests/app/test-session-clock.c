/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-session-clock.c: the clock of a battle under way, by a clock that is moved on by hand: it
 * neither drifts nor forgets, whatever holds the program up.
 */
#include "lw-session-open.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "lw-march.h"
#include "lw-melee.h"

#define STOPPED_MS 5000
/* What two processes may need to answer one another on a machine that is busy. */
#define ANSWER_MS 1500
#define SECOND ((gint64)1000000)

static gint64 hands; /* of the clock, in microseconds */

static gint64
read_hands (void)
{
  return hands;
}

static void
put_down (LwBattle *battle, LwSide side)
{
  g_autoptr (GPtrArray) orders = lw_putting_down_suggest (battle, side);
  g_autoptr (LwOrder) ready = lw_order_new (LW_ORDER_READY, side);
  guint i;

  for (i = 0; i < orders->len; i++)
    g_assert_true (lw_play (battle, g_ptr_array_index (orders, i), NULL));
  g_assert_true (lw_play (battle, ready, NULL));
}

/* Twenty men and two guns: three minutes. */
static LwBattle *
battle_at_go (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("The floor", 10 * LW_FOOT, 8 * LW_FOOT);
  LwPlayer players[LW_N_SIDES] = {
    { .name = (char *)"Robert", .edge = LW_EDGE_NORTH, .force = { 14, 6, 2 } },
    { .name = (char *)"Anna", .edge = LW_EDGE_SOUTH, .force = { 14, 6, 2 } },
  };
  LwHouseRules rules;
  LwBattle *battle;

  lw_house_rules_init (&rules);
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, 8231);
  battle->id = g_strdup ("5f0c0000000000000000000000000001");
  battle->begun = g_strdup ("2026-01-01T00:00:00Z");
  battle->title = g_strdup ("The floor");
  lw_battle_set_up (battle, LW_RED, FALSE);
  put_down (battle, LW_RED);
  put_down (battle, LW_BLUE);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_WAITING);
  return battle;
}

/* A battle in Red's first move, whose clock begins at a crooked moment. */
static LwSession *
begin (const char *path)
{
  LwSession *session = lw_session_new (battle_at_go (), path);
  g_autoptr (LwOrder) go = lw_order_new (LW_ORDER_GO, LW_RED);

  lw_move_clock_read_for_test (lw_session_clock (session), read_hands);
  hands = 7777777;
  g_assert_true (lw_session_submit (session, go, NULL));
  g_assert_true (lw_move_clock_running (lw_session_clock (session)));
  return session;
}

static void
wait_us (LwSession *session, gint64 us)
{
  hands += us;
  lw_move_clock_look (lw_session_clock (session));
}

/* Pauses as uneven as hands make them: not one microsecond is lost. */
static void
test_pauses (void)
{
  g_autoptr (LwSession) session = begin (NULL);
  gint64 ran = 0, step;
  guint i;

  for (i = 0; i < 60; i++)
    {
      step = SECOND / 2 + (gint64)(i * 7919 % 997) - 499;
      wait_us (session, step);
      ran += step;
      g_assert_true (lw_session_set_paused (session, TRUE));
      wait_us (session, SECOND * 3 + 333);
      g_assert_true (lw_session_set_paused (session, FALSE));
    }
  g_assert_cmpint (ABS (ran - 30 * SECOND), <, SECOND);
  g_assert_cmpint (lw_move_clock_elapsed (lw_session_clock (session)), ==, ran / 1000);
  /* A dialog of decision holds it as a pause does. */
  lw_move_clock_hold (lw_session_clock (session));
  wait_us (session, 9 * SECOND);
  lw_move_clock_release (lw_session_clock (session));
  g_assert_cmpint (lw_move_clock_elapsed (lw_session_clock (session)), ==, ran / 1000);
}

/* The program was stopped, or the machine slept: the time is gone all the same. */
static void
test_held_up (void)
{
  g_autoptr (LwSession) session = begin (NULL);

  wait_us (session, SECOND);
  hands += 5 * SECOND;
  g_assert_cmpint (lw_move_clock_elapsed (lw_session_clock (session)), ==, 6000);
}

static void
tell (int pipe, gint64 what)
{
  g_assert_cmpint (write (pipe, &what, sizeof what), ==, sizeof what);
}

static gint64
hear (int pipe)
{
  gint64 what = -1;
  gssize n;

  do
    n = read (pipe, &what, sizeof what);
  while (n < 0 && errno == EINTR);
  g_assert_cmpint (n, ==, sizeof what);
  return what;
}

/* A program with a battle under way, by the clock of the machine; it says how long the move has
 * lasted as often as it is asked. */
static void
keep_time (int ask, int answer)
{
  LwSession *session = lw_session_new (battle_at_go (), NULL);
  g_autoptr (LwOrder) go = lw_order_new (LW_ORDER_GO, LW_RED);
  gint64 question;

  g_assert_true (lw_session_submit (session, go, NULL));
  while (read (ask, &question, sizeof question) == sizeof question)
    {
      lw_move_clock_look (lw_session_clock (session));
      tell (answer, lw_move_clock_elapsed (lw_session_clock (session)));
    }
  _exit (0);
}

/* Stopped by SIGSTOP for five seconds and continued: the five seconds are gone. */
static void
test_stopped (void)
{
  int ask[2], answer[2], status;
  gint64 began, before, after;
  pid_t child;

  g_assert_cmpint (pipe (ask), ==, 0);
  g_assert_cmpint (pipe (answer), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      close (ask[1]);
      keep_time (ask[0], answer[1]);
    }
  close (ask[0]);
  tell (ask[1], 0);
  before = hear (answer[0]);
  began = g_get_monotonic_time ();
  g_assert_cmpint (kill (child, SIGSTOP), ==, 0);
  g_assert_cmpint (waitpid (child, &status, WUNTRACED), ==, child);
  g_assert_true (WIFSTOPPED (status));
  g_usleep (STOPPED_MS * 1000);
  g_assert_cmpint (kill (child, SIGCONT), ==, 0);
  tell (ask[1], 0);
  after = hear (answer[0]);
  g_test_message ("before %" G_GINT64_FORMAT " ms, after %" G_GINT64_FORMAT " ms", before, after);
  g_assert_cmpint (after - before, >=, STOPPED_MS);
  g_assert_cmpint (after - before, <=, (g_get_monotonic_time () - began) / 1000 + ANSWER_MS);
  close (ask[1]);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
  close (answer[0]);
  close (answer[1]);
}

static char *
new_path (char **folder)
{
  g_autoptr (GError) error = NULL;

  *folder = g_dir_make_tmp ("lw-clock-XXXXXX", &error);
  g_assert_no_error (error);
  return g_build_filename (*folder, "clock.lwbattle", NULL);
}

/* Long after the latest order, put by and opened again. */
static void
test_reopened (void)
{
  g_autofree char *folder = NULL;
  g_autofree char *path = new_path (&folder);
  g_autoptr (LwSession) session = begin (path);
  g_autoptr (LwSession) again = NULL;
  g_autoptr (GError) error = NULL;
  gint64 stood;

  wait_us (session, 41 * SECOND + 123456);
  stood = lw_move_clock_elapsed (lw_session_clock (session));
  g_assert_true (lw_session_set_paused (session, TRUE));
  g_assert_true (lw_session_file_save (lw_session_file (session), &error));
  g_assert_no_error (error);
  g_clear_object (&session);
  again = lw_session_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (ABS (lw_move_clock_elapsed (lw_session_clock (again)) - stood), <=, 10);
  g_assert_false (lw_move_clock_running (lw_session_clock (again)));
  lw_move_clock_read_for_test (lw_session_clock (again), read_hands);
  g_assert_true (lw_session_set_paused (again, FALSE));
  g_assert_true (lw_move_clock_running (lw_session_clock (again)));
  wait_us (again, 2 * SECOND);
  g_assert_cmpint (ABS (lw_move_clock_elapsed (lw_session_clock (again)) - stood - 2000), <=, 10);
  g_remove (path);
  g_rmdir (folder);
}

static void
warned_cb (LwMoveClock *clock, guint seconds, GArray *heard)
{
  g_array_append_val (heard, seconds);
}

/* Each warning once, even when one look comes late for two of them; then Time, to the millisecond,
 * and what is owed can still be settled. */
static void
test_time (void)
{
  g_autoptr (LwSession) session = begin (NULL);
  g_autoptr (GArray) heard = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (LwOrder) settle = lw_order_new (LW_ORDER_SETTLE, LW_RED);
  const LwBattle *battle = lw_session_battle (session);
  const LwOrder *end;
  gint64 allowance = battle->allowance;

  g_assert_cmpint (allowance, ==, 180000);
  g_signal_connect (lw_session_clock (session), "warning", G_CALLBACK (warned_cb), heard);
  wait_us (session, 59 * SECOND);
  g_assert_cmpuint (heard->len, ==, 0);
  wait_us (session, SECOND);
  g_assert_cmpuint (heard->len, ==, 1);
  g_assert_cmpuint (g_array_index (heard, guint, 0), ==, 120);
  wait_us (session, 95 * SECOND);
  g_assert_cmpuint (heard->len, ==, 3);
  g_assert_cmpuint (g_array_index (heard, guint, 2), ==, 30);
  wait_us (session, 60 * SECOND);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_SETTLING);
  end = lw_battle_order (battle, battle->record->len);
  g_assert_cmpint (end->kind, ==, LW_ORDER_END);
  g_assert_cmpint (end->t, ==, allowance);
  g_assert_cmpint (lw_move_clock_remaining (lw_session_clock (session)), ==, 0);
  g_assert_true (lw_session_submit (session, settle, NULL));
}

/* Two men who touch when the clock has run out: the mover's time is over, not the battle, and the
 * melee is still fought. */
static void
test_melee (void)
{
  LwBattle *battle = battle_at_go ();
  g_autoptr (LwSession) session = NULL;
  g_autoptr (LwOrder) go = lw_order_new (LW_ORDER_GO, LW_RED);
  g_autoptr (LwOrder) melee = lw_order_new (LW_ORDER_MELEE, LW_RED);
  g_autoptr (LwOrder) settle = lw_order_new (LW_ORDER_SETTLE, LW_RED);
  LwRef red = lw_battle_find_man (battle, "r1"), blue = lw_battle_find_man (battle, "b1");

  lw_battle_man_rw (battle, red)->at = lw_battle_man_rw (battle, red)->start =
      (LwPoint){ LW_INCHES (60), LW_INCHES (48) };
  lw_battle_man_rw (battle, blue)->at = lw_battle_man_rw (battle, blue)->start =
      (LwPoint){ LW_INCHES (60), LW_INCHES (48) - 2 * LW_INFANTRY_RADIUS };
  session = lw_session_new (battle, NULL);
  lw_move_clock_read_for_test (lw_session_clock (session), read_hands);
  g_assert_true (lw_session_submit (session, go, NULL));
  wait_us (session, (battle->allowance + 1) * 1000);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_SETTLING);
  g_assert_cmpint (battle->mover, ==, LW_RED);
  g_assert_cmpuint (battle->melees->len, ==, 1);
  lw_melee_suggest (battle, melee);
  g_assert_true (lw_session_submit (session, melee, NULL));
  g_assert_true (lw_session_submit (session, settle, NULL));
  g_assert_cmpint (battle->phase, ==, LW_PHASE_WAITING);
  g_assert_cmpint (battle->mover, ==, LW_BLUE);
}

/* Two men set down in contact, one of either side, in the middle of the field. */
static void
set_in_contact (LwSession *session)
{
  LwBattle *battle = (LwBattle *)lw_session_battle (session);
  LwRef man;
  guint side;

  for (side = 0; side < LW_N_SIDES; side++)
    for (man = 0; man < (LwRef)battle->n_men; man++)
      if (battle->men[man].side == side && battle->men[man].arm == LW_INFANTRY)
        {
          lw_battle_man_rw (battle, man)->at.x = 5 * LW_FOOT;
          lw_battle_man_rw (battle, man)->at.y =
              4 * LW_FOOT + (side == LW_RED ? LW_INCH * 7 / 8 : 0);
          lw_battle_man_rw (battle, man)->start = lw_battle_man_rw (battle, man)->at;
          break;
        }
}

/* Time strikes while men are in contact: the melee is fought all the same, its dialog holds all
 * clocks however long the players think, and only then does the interval begin (R20, R23). */
static void
test_time_and_melee (void)
{
  g_autoptr (LwSession) session = begin (NULL);
  g_autoptr (LwOrder) melee = lw_order_new (LW_ORDER_MELEE, LW_RED);
  g_autoptr (LwOrder) settle = lw_order_new (LW_ORDER_SETTLE, LW_RED);
  const LwBattle *battle = lw_session_battle (session);

  set_in_contact (session);
  wait_us (session, 180 * SECOND);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_SETTLING);
  g_assert_cmpuint (battle->melees->len, ==, 1);
  lw_move_clock_hold (lw_session_clock (session));
  wait_us (session, 600 * SECOND);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_SETTLING);
  melee->melee = 0;
  lw_melee_suggest (battle, melee);
  g_assert_true (lw_session_submit (session, melee, NULL));
  lw_move_clock_release (lw_session_clock (session));
  g_assert_cmpint (battle->men[0].state, ==, LW_MAN_DEAD);
  wait_us (session, 600 * SECOND);
  g_assert_true (lw_session_submit (session, settle, NULL));
  g_assert_cmpint (battle->phase, ==, LW_PHASE_WAITING);
  g_assert_cmpint (lw_move_clock_interval_left (lw_session_clock (session)), ==, 240000);
}

/* A minute added at the last moment counts. */
static void
test_minute (void)
{
  g_autoptr (LwSession) session = begin (NULL);
  g_autoptr (LwOrder) minute = lw_order_new (LW_ORDER_ADD_TIME, LW_RED);
  gint64 allowance = lw_session_battle (session)->allowance;

  wait_us (session, allowance * 1000 - SECOND);
  minute->t = 60000;
  g_assert_true (lw_session_submit (session, minute, NULL));
  wait_us (session, 2 * SECOND);
  g_assert_true (lw_move_clock_running (lw_session_clock (session)));
  g_assert_cmpint (lw_move_clock_remaining (lw_session_clock (session)), ==, 59000);
}

static GSource *
tick_of (LwSession *session)
{
  return g_main_context_find_source_by_user_data (NULL, lw_session_clock (session));
}

/* The program wakes when the next second is shown, and not before. @ms: of the clock, from now. */
static void
assert_next_tick (LwSession *session, gint64 ms)
{
  gint64 before = g_get_monotonic_time (), ready;

  g_assert_true (lw_session_set_paused (session, TRUE));
  g_assert_null (tick_of (session));
  g_assert_true (lw_session_set_paused (session, FALSE));
  g_assert_nonnull (tick_of (session));
  ready = g_source_get_ready_time (tick_of (session)) - ms * 1000;
  g_assert_cmpint (ready, >=, before);
  g_assert_cmpint (ready, <=, g_get_monotonic_time ());
}

static void
test_ticks (void)
{
  g_autoptr (LwSession) session = begin (NULL);

  assert_next_tick (session, 1000);
  hands += 300 * 1000;
  assert_next_tick (session, 700);
  hands += 699 * 1000;
  assert_next_tick (session, 1);
  hands += 1000;
  assert_next_tick (session, 1000);
  hands += 178 * SECOND + 750 * 1000;
  assert_next_tick (session, 250);
  g_assert_cmpint (lw_move_clock_remaining (lw_session_clock (session)), ==, 250);
}

/* Where nothing is counted nothing wakes it. */
static void
test_untimed (void)
{
  g_autoptr (LwSession) session = NULL;
  g_autoptr (LwOrder) go = lw_order_new (LW_ORDER_GO, LW_RED);
  LwBattle *battle = battle_at_go ();

  battle->rules.choice[LW_RULE_TIMED] = 1;
  session = lw_session_new (battle, NULL);
  lw_move_clock_read_for_test (lw_session_clock (session), read_hands);
  g_assert_true (lw_session_submit (session, go, NULL));
  g_assert_cmpint (lw_move_clock_remaining (lw_session_clock (session)), ==, -1);
  g_assert_true (lw_move_clock_running (lw_session_clock (session)));
  g_assert_null (tick_of (session));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reports/T19/sixty-pauses", test_pauses);
  g_test_add_func ("/session/clock/held-up", test_held_up);
  g_test_add_func ("/reports/T19/reopened", test_reopened);
  g_test_add_func ("/session/clock/time", test_time);
  g_test_add_func ("/reports/T19/time-in-a-melee", test_melee);
  g_test_add_func ("/session/clock/ticks", test_ticks);
  g_test_add_func ("/session/clock/untimed", test_untimed);
  g_test_add_func ("/session/clock/stopped", test_stopped);
  g_test_add_func ("/session/clock/time-and-melee", test_time_and_melee);
  g_test_add_func ("/session/clock/minute", test_minute);
  return g_test_run ();
}
