/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-lesson.c: a lesson: what each task wants, and an opponent who stands his ground.
 */
#include "lw-lesson.h"

#include "moving/moving.h"
#include "melee/melee.h"
#include "guns/guns.h"
#include "play/play.h"

static const struct
{
  const char *word;
  LwEventKind event;
  gboolean of_gun;
} events[] = {
  { "put-down", LW_EVENT_PUT_DOWN, FALSE },
  { "gun-put-down", LW_EVENT_PUT_DOWN, TRUE },
  { "ready", LW_EVENT_READY, FALSE },
  { "curtain", LW_EVENT_CURTAIN, FALSE },
  { "go", LW_EVENT_GO, FALSE },
  { "marched", LW_EVENT_MARCHED, FALSE },
  { "gun-moved", LW_EVENT_GUN_MOVED, TRUE },
  { "shot", LW_EVENT_SHOT, TRUE },
  { "killed", LW_EVENT_KILLED, FALSE },
  { "trail", LW_EVENT_TRAIL, TRUE },
  { "melee", LW_EVENT_MELEE, FALSE },
  { "taken", LW_EVENT_TAKEN, FALSE },
  { "turn-passed", LW_EVENT_TURN_PASSED, FALSE },
  { "ended", LW_EVENT_ENDED, FALSE },
};

static void
task_free (LwLessonTask *task)
{
  g_free (task->task);
  g_free (task->hint);
  g_array_unref (task->goals);
  g_free (task);
}

LwLessonTask *
lw_lesson_task_new (void)
{
  LwLessonTask *task = g_new0 (LwLessonTask, 1);

  task->goals = g_array_new (FALSE, TRUE, sizeof (LwLessonGoal));
  return task;
}

LwLesson *
lw_lesson_new (void)
{
  LwLesson *lesson = g_new0 (LwLesson, 1);

  lesson->tasks = g_ptr_array_new_with_free_func ((GDestroyNotify)task_free);
  return lesson;
}

void
lw_lesson_free (LwLesson *lesson)
{
  if (lesson == NULL)
    return;
  g_free (lesson->id);
  g_free (lesson->title);
  g_free (lesson->about);
  g_ptr_array_unref (lesson->tasks);
  g_clear_pointer (&lesson->battle, lw_battle_free);
  g_free (lesson);
}

gboolean
lw_lesson_event_parse (const char *word, LwEventKind *event, gboolean *of_gun)
{
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    if (g_strcmp0 (word, events[i].word) == 0)
      {
        *event = events[i].event;
        *of_gun = events[i].of_gun;
        return TRUE;
      }
  return FALSE;
}

guint
lw_lesson_begins (const LwLesson *lesson, guint task)
{
  g_return_val_if_fail (lesson != NULL && task <= lesson->tasks->len, 0);

  return task == 0 ? lesson->first
                   : ((LwLessonTask *)g_ptr_array_index (lesson->tasks, task - 1))->last;
}

LwBattle *
lw_lesson_stand (const LwLesson *lesson, guint task)
{
  guint n = lw_lesson_begins (lesson, task);
  LwBattle *battle = lw_battle_fresh (lesson->battle);

  for (guint i = 1; i <= n; i++)
    {
      gboolean played = lw_play_again (battle, lw_battle_order (lesson->battle, i), NULL);

      g_assert (played);
    }
  return battle;
}

/* Does the event tell of what Red did, or suffered Blue? */
static gboolean
is_reds (const LwEvent *event)
{
  switch (event->kind)
    {
    case LW_EVENT_KILLED:
    case LW_EVENT_TAKEN:
    case LW_EVENT_TURN_PASSED: /* the side that is to move */
      return event->side == LW_BLUE;
    case LW_EVENT_CURTAIN:
    case LW_EVENT_ENDED:
      return TRUE;
    default:
      return event->side == LW_RED;
    }
}

static guint
worth (const LwEvent *event)
{
  switch (event->kind)
    {
    case LW_EVENT_PUT_DOWN:
    case LW_EVENT_MARCHED:
      return (guint)event->count;
    default:
      return 1;
    }
}

static guint
count_events (const LwBattle *battle, LwEventKind kind, gboolean of_gun, guint since)
{
  guint n = 0;

  for (guint i = since; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);
      gboolean about_gun = kind == LW_EVENT_PUT_DOWN && event->gun != LW_NONE;

      if (event->kind == kind && is_reds (event) &&
          (kind != LW_EVENT_PUT_DOWN || about_gun == of_gun))
        n += worth (event);
    }
  return n;
}

static guint
count_within (const LwBattle *battle, const LwLessonGoal *goal)
{
  guint n = 0;

  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      if (man->side == LW_RED && man->arm == goal->arm && man->state == LW_MAN_FIGHTING &&
          lw_box_holds (goal->box, man->at))
        n++;
    }
  return n;
}

static gboolean
is_reached (const LwLessonGoal *goal, const LwBattle *battle, guint since)
{
  switch (goal->kind)
    {
    case LW_GOAL_EVENT:
      return count_events (battle, goal->event, goal->of_gun, since) >= goal->count;
    case LW_GOAL_WITHIN:
      return count_within (battle, goal) >= goal->count;
    case LW_GOAL_GUNS:
      return lw_battle_guns_of (battle, LW_RED) >= goal->count;
    }
  g_return_val_if_reached (FALSE);
}

gboolean
lw_lesson_is_done (const LwLesson *lesson, guint task, const LwBattle *battle, guint since)
{
  const LwLessonTask *it;

  g_return_val_if_fail (lesson != NULL && task < lesson->tasks->len, FALSE);

  if (battle->phase == LW_PHASE_OVER)
    return TRUE;
  it = g_ptr_array_index (lesson->tasks, task);
  for (guint i = 0; i < it->goals->len; i++)
    if (!is_reached (&g_array_index (it->goals, LwLessonGoal, i), battle, since))
      return FALSE;
  return TRUE;
}

/* Until the enemy is gone there is always another move. */
static gboolean
is_patient (const LwLessonTask *task)
{
  for (guint i = 0; i < task->goals->len; i++)
    {
      const LwLessonGoal *goal = &g_array_index (task->goals, LwLessonGoal, i);

      if (goal->kind == LW_GOAL_EVENT && goal->event == LW_EVENT_ENDED)
        return TRUE;
    }
  return FALSE;
}

gboolean
lw_lesson_is_lost (const LwLesson *lesson, guint task, const LwBattle *battle, guint since)
{
  g_return_val_if_fail (lesson != NULL && task < lesson->tasks->len, FALSE);

  return !is_patient (g_ptr_array_index (lesson->tasks, task)) &&
         count_events (battle, LW_EVENT_TURN_PASSED, FALSE, since) > 0 &&
         !lw_lesson_is_done (lesson, task, battle, since);
}

/* ---- Blue ---- */

static LwOrder *
answer_putting_down (const LwBattle *battle)
{
  g_autoptr (GPtrArray) orders = NULL;

  if (!battle->ready[LW_RED] || battle->ready[LW_BLUE])
    return NULL;
  orders = lw_putting_down_suggest (battle, LW_BLUE);
  return orders->len > 0 ? lw_order_copy (g_ptr_array_index (orders, 0))
                         : lw_order_new (LW_ORDER_READY, LW_BLUE);
}

static LwOrder *
answer_settling (const LwBattle *battle)
{
  LwOrder *order;

  for (guint i = 0; i < battle->n_guns; i++)
    if (lw_trail_owed (battle, (LwRef)i) > 0 && (order = lw_trail_plan (battle, (LwRef)i)) != NULL)
      return order;
  for (guint i = 0; i < battle->melees->len; i++)
    if (!((LwMelee *)g_ptr_array_index (battle->melees, i))->settled)
      {
        order = lw_order_new (LW_ORDER_MELEE, LW_BLUE);
        order->melee = i;
        lw_melee_suggest (battle, order);
        return order;
      }
  return lw_order_new (LW_ORDER_SETTLE, LW_BLUE);
}

LwOrder *
lw_lesson_answer (const LwBattle *battle)
{
  g_return_val_if_fail (battle != NULL, NULL);

  if (battle->phase == LW_PHASE_PUTTING_DOWN)
    return answer_putting_down (battle);
  if (battle->mover != LW_BLUE)
    return NULL;
  switch (battle->phase)
    {
    case LW_PHASE_WAITING:
      return lw_order_new (LW_ORDER_GO, LW_BLUE);
    case LW_PHASE_GUNS:
    case LW_PHASE_MEN:
      return lw_order_new (LW_ORDER_END, LW_BLUE);
    case LW_PHASE_SETTLING:
      return answer_settling (battle);
    default:
      return NULL;
    }
}
