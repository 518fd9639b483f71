/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-lesson-page.h: a lesson: the table with a task above it.
 */
#pragma once

#include <gtk/gtk.h>

#include "learning/learning.h"

G_BEGIN_DECLS

/* One task at a time: what is to be done, how, and the buttons that help. */

#define LW_TYPE_TASK_STRIP (lw_task_strip_get_type ())
G_DECLARE_FINAL_TYPE (LwTaskStrip, lw_task_strip, LW, TASK_STRIP, GtkBox)

GtkWidget *lw_task_strip_new (void);

/* Task @task of @lesson; @lost: its move is over, and it must begin again. */
void       lw_task_strip_task (LwTaskStrip *self, const LwLesson *lesson, guint task,
                               gboolean lost);

/* All is done; @more: there is another lesson. */
void       lw_task_strip_done (LwTaskStrip *self, const LwLesson *lesson, gboolean more);

#define LW_TYPE_LESSON_PAGE (lw_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (LwLessonPage, lw_lesson_page, LW, LESSON_PAGE, GtkBox)

/* The lesson called @id; NULL, with @error, when it cannot be read. */
GtkWidget *lw_lesson_page_new (const char *id, GError **error);

G_END_DECLS
