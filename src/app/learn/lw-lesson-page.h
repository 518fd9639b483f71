/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-lesson-page.h: a lesson: the table with a task above it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LW_TYPE_LESSON_PAGE (lw_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (LwLessonPage, lw_lesson_page, LW, LESSON_PAGE, GtkBox)

/* The lesson called @id; NULL, with @error, when it cannot be read. */
GtkWidget *lw_lesson_page_new (const char *id, GError **error);

G_END_DECLS
