/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-lesson.h: a lesson: a battle fought once as it should be, cut into tasks with goals.
 *
 * The record of the battle is the solution. The learner plays Red; the tasks name how many orders
 * of the record are behind him when each is done, and by what a task is known to be done when he
 * has done it in his own way.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

typedef enum
{
  LW_GOAL_EVENT,  /* so many such events since the task began: men of a march, put-down or death */
  LW_GOAL_WITHIN, /* so many men of an arm stand in a box */
  LW_GOAL_GUNS    /* the side owns so many guns */
} LwLessonGoalKind;

/* What Red must have brought about; a death and a prisoner are Blue's. */
typedef struct
{
  LwLessonGoalKind kind;
  LwEventKind event;
  gboolean of_gun;     /* events of a gun: put down, taken; else of men */
  LwArm arm;
  LwBox box;
  guint count;
} LwLessonGoal;

typedef struct
{
  char *task;          /* what is to be done: one sentence or two, not yet translated */
  char *hint;          /* how it is done with mouse and keys, not yet translated */
  guint last;          /* so many orders of the record stand when it is done */
  GArray *goals;       /* of LwLessonGoal: all of them are wanted */
} LwLessonTask;

typedef struct
{
  char *id;            /* "moving" */
  char *title;         /* not yet translated, as all words here */
  char *about;
  guint first;         /* so many orders of the record set the lesson up */
  GPtrArray *tasks;    /* of LwLessonTask */
  LwBattle *battle;    /* fought to its end */
} LwLesson;

LwLesson     *lw_lesson_new       (void);
void          lw_lesson_free      (LwLesson *lesson);
LwLessonTask *lw_lesson_task_new  (void);

/* The kind of event by the word for it in a lesson's file: "marched", "put-down". */
gboolean      lw_lesson_event_parse (const char *word, LwEventKind *event, gboolean *of_gun);

/* How many orders stand when task @task begins; the number of tasks: when all are done. */
guint         lw_lesson_begins    (const LwLesson *lesson, guint task);

/* The battle as it should stand when task @task begins. Returns: (transfer full) */
LwBattle     *lw_lesson_stand     (const LwLesson *lesson, guint task);

/* Is task @task done in @battle, whose events from index @since on belong to it? A battle that is
 * over has all its tasks done. */
gboolean      lw_lesson_is_done   (const LwLesson *lesson, guint task, const LwBattle *battle,
                                   guint since);

/* Is the move over without it? Then only the same task again can help. */
gboolean      lw_lesson_is_lost   (const LwLesson *lesson, guint task, const LwBattle *battle,
                                   guint since);

/*
 * lw_lesson_answer: the next order of Blue, who does what he must and stands his ground: puts down,
 * says Go, stops, settles. Returns: (transfer full), NULL when it is for Red to act.
 */
LwOrder      *lw_lesson_answer    (const LwBattle *battle);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwLesson, lw_lesson_free)

G_END_DECLS
