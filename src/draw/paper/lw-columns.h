/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-columns.h: the narrative in two justified columns that begin with a drop cap.
 */
#pragma once

#include "lw-press.h"

G_BEGIN_DECLS

typedef struct _LwStoryLines LwStoryLines;

/* Breaks @paragraphs (char*) into lines for such pages as @press has. @close: in smaller type. */
LwStoryLines *lw_story_break (const LwPress *press, const GPtrArray *paragraphs, gboolean close);
void          lw_story_free  (LwStoryLines *story);

/* Sets them, over as many pages as they need; the columns of the last are even. It may be done on
 * several presses. */
void          lw_story_set   (LwPress *press, const LwStoryLines *story);

G_END_DECLS
