/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story.h: the narrative in two justified columns that begin with a drop cap.
 */
#pragma once

#include "lw-press.h"

G_BEGIN_DECLS

/* Sets @paragraphs (char*), over as many pages as they need; the columns of the last are even.
 * @close: in smaller type. */
void lw_story_set (LwPress *press, const GPtrArray *paragraphs, gboolean close);

G_END_DECLS
