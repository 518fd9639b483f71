/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-columns.h: the narrative in two justified columns that begin with a drop cap.
 */
#pragma once

#include "lw-press.h"

G_BEGIN_DECLS

typedef struct _LwColumns LwColumns;

/* Breaks @paragraphs (char*) into lines for such pages as @press has. @close: in smaller type. */
LwColumns *lw_columns_break (const LwPress *press, const GPtrArray *paragraphs, gboolean close);
void       lw_columns_free  (LwColumns *columns);

/* Sets them, over as many pages as they need; the columns of the last are even. It may be done on
 * several presses. */
void       lw_columns_set   (LwPress *press, const LwColumns *columns);

G_END_DECLS
