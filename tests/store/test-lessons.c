/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lessons.c: every lesson can be done as its solution does it, and every task of it asks for
 * something; who does less has not done it.
 */
#include "lw-lesson-file.h"
#include "lw-play.h"

#include <string.h>

#define N_LESSONS 6

static GPtrArray *
load_all (void)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *lessons = lw_lesson_file_list (&error);
  guint i;

  g_assert_no_error (error);
  for (i = 0; i < lessons->len; i++)
    {
      lw_lesson_file_load (g_ptr_array_index (lessons, i), &error);
      g_assert_no_error (error);
    }
  return lessons;
}

static void
test_six (void)
{
  static const char *const ids[] = { "moving",    "guns",         "melee",
                                     "prisoners", "putting-down", "small-battle" };
  g_autoptr (GPtrArray) lessons = load_all ();
  guint i;

  g_assert_cmpuint (lessons->len, ==, N_LESSONS);
  for (i = 0; i < N_LESSONS; i++)
    g_assert_cmpstr (((LwLesson *)g_ptr_array_index (lessons, i))->id, ==, ids[i]);
}

/* The solution, order by order: a task is done by its last order of Red and not before. */
static void
replay_task (const LwLesson *lesson, guint task)
{
  g_autoptr (LwBattle) battle = lw_lesson_stand (lesson, task);
  guint since = battle->events->len, done_at = 0;
  guint n, end = lw_lesson_begins (lesson, task + 1);

  g_assert_false (lw_lesson_is_done (lesson, task, battle, since));
  for (n = lw_lesson_begins (lesson, task) + 1; n <= end; n++)
    {
      g_assert_true (lw_play_again (battle, lw_battle_order (lesson->battle, n), NULL));
      if (done_at == 0 && lw_lesson_is_done (lesson, task, battle, since))
        done_at = n;
      g_assert_false (lw_lesson_is_lost (lesson, task, battle, since));
    }
  g_assert_cmpuint (done_at, >, 0);
  for (n = done_at + 1; n <= end; n++)
    g_assert_cmpint (lw_battle_order (lesson->battle, n)->side, ==, LW_BLUE);
}

static void
test_solutions (void)
{
  g_autoptr (GPtrArray) lessons = load_all ();
  guint i, task;

  for (i = 0; i < lessons->len; i++)
    for (task = 0; task < ((LwLesson *)g_ptr_array_index (lessons, i))->tasks->len; task++)
      replay_task (g_ptr_array_index (lessons, i), task);
}

static void
answer_all (LwBattle *battle)
{
  LwOrder *order;

  while ((order = lw_lesson_answer (battle)) != NULL)
    {
      g_assert_cmpint (order->side, ==, LW_BLUE);
      g_assert_true (lw_play (battle, order, NULL));
      lw_order_free (order);
    }
}

/* Red's orders alone: Blue answers of himself, and every task is done all the same. */
static void
play_red (const LwLesson *lesson, guint task, LwBattle *battle)
{
  guint since = battle->events->len, n;

  for (n = lw_lesson_begins (lesson, task) + 1; n <= lw_lesson_begins (lesson, task + 1); n++)
    {
      const LwOrder *order = lw_battle_order (lesson->battle, n);

      if (order->side == LW_RED)
        g_assert_true (lw_play_again (battle, order, NULL));
      answer_all (battle);
    }
  g_assert_true (lw_lesson_is_done (lesson, task, battle, since));
}

static void
test_answers (void)
{
  g_autoptr (GPtrArray) lessons = load_all ();
  guint i, task;

  for (i = 0; i < lessons->len; i++)
    {
      const LwLesson *lesson = g_ptr_array_index (lessons, i);
      g_autoptr (LwBattle) battle = lw_lesson_stand (lesson, 0);

      for (task = 0; task < lesson->tasks->len; task++)
        play_red (lesson, task, battle);
      g_assert_true (battle->phase == LW_PHASE_OVER ||
                     (battle->phase == LW_PHASE_WAITING && battle->mover == LW_RED));
    }
}

/* Go, stop and settle do no task but the going: it is lost, and no other task can be. */
static void
test_idle (void)
{
  g_autoptr (GPtrArray) lessons = load_all ();
  const LwLesson *lesson = g_ptr_array_index (lessons, 0);
  g_autoptr (LwBattle) battle = lw_lesson_stand (lesson, 1);
  guint since = battle->events->len;
  static const LwOrderKind idle[] = { LW_ORDER_END, LW_ORDER_SETTLE };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (idle); i++)
    {
      g_autoptr (LwOrder) order = lw_order_new (idle[i], LW_RED);

      g_assert_false (lw_lesson_is_lost (lesson, 1, battle, since));
      g_assert_true (lw_play (battle, order, NULL));
    }
  g_assert_false (lw_lesson_is_done (lesson, 1, battle, since));
  g_assert_true (lw_lesson_is_lost (lesson, 1, battle, since));
  g_assert_true (lw_lesson_is_done (lesson, 3, battle, since));
}

#define LESSON(tasks)                                                                       \
  "<lessons xmlns=\"urn:little-wars:lessons\" format=\"1.0\"><lesson id=\"x\" first=\"1\">" \
  "<title>T</title><about>A</about>" tasks "</lesson></lessons>"
#define WORDS "<do>D</do><hint>H</hint>"

static gboolean
is_read (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lessons = lw_lesson_file_parse (text, strlen (text), &error);

  g_assert_true ((lessons == NULL) == (error != NULL));
  return lessons != NULL;
}

static void
test_strict (void)
{
  g_assert_true (is_read (LESSON ("<task last=\"2\"><goal event=\"go\"/>" WORDS "</task>")));
  g_assert_false (is_read (LESSON ("<task last=\"1\"><goal event=\"go\"/>" WORDS "</task>")));
  g_assert_false (is_read (LESSON ("<task last=\"2\"><goal event=\"won\"/>" WORDS "</task>")));
  g_assert_false (is_read (LESSON ("<task last=\"2\">" WORDS "</task>")));
  g_assert_false (is_read (LESSON ("<task last=\"2\"><goal event=\"go\"/><do>D</do></task>")));
  g_assert_false (is_read (
      LESSON ("<task last=\"2\"><goal arm=\"infantry\" within=\"4,4 2,6\"/>" WORDS "</task>")));
  g_assert_false (is_read (LESSON ("")));
  g_assert_false (is_read ("<lessons xmlns=\"urn:other\" format=\"1.0\"></lessons>"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lessons/six", test_six);
  g_test_add_func ("/lessons/solutions", test_solutions);
  g_test_add_func ("/lessons/answers", test_answers);
  g_test_add_func ("/lessons/idle", test_idle);
  g_test_add_func ("/lessons/strict", test_strict);
  return g_test_run ();
}
