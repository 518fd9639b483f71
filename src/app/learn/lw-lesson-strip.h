/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-lesson-strip.h: one task at a time: what is to be done, how, and the buttons that help.
 */
#pragma once

#include <gtk/gtk.h>

#include "learning/learning.h"

G_BEGIN_DECLS

#define LW_TYPE_LESSON_STRIP (lw_lesson_strip_get_type ())
G_DECLARE_FINAL_TYPE (LwLessonStrip, lw_lesson_strip, LW, LESSON_STRIP, GtkBox)

GtkWidget *lw_lesson_strip_new  (void);

/* Task @task of @lesson; @lost: its move is over, and it must begin again. */
void       lw_lesson_strip_task (LwLessonStrip *self, const LwLesson *lesson, guint task,
                                 gboolean lost);

/* All is done; @more: there is another lesson. */
void       lw_lesson_strip_done (LwLessonStrip *self, const LwLesson *lesson, gboolean more);

G_END_DECLS
