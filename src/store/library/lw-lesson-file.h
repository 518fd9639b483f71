/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-lesson-file.h: the lessons that ship: their words and goals, and the battle of each.
 */
#pragma once

#include "learning/learning.h"
#include "safe/safe.h"

G_BEGIN_DECLS

/*
 * lw_lesson_file_list: all lessons in their order, without their battles. Returns: (transfer full)
 * (element-type LwLesson); NULL, with @error, when the file is missing or wrong.
 */
GPtrArray *lw_lesson_file_list  (GError **error);

/* The same of a text. */
GPtrArray *lw_lesson_file_parse (const char *text, gsize size, GError **error);

/* Reads the battle of a lesson, whose record must be as long as its tasks say. */
gboolean   lw_lesson_file_load  (LwLesson *lesson, GError **error);

G_END_DECLS
