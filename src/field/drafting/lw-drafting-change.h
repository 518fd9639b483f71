/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-change.h: numbers, words and single points of things.
 */
#pragma once

#include "lw-drafting.h"

G_BEGIN_DECLS

typedef enum
{
  LW_NUMBER_X,         /* the middle of the thing's bounds (a box, a disc: its centre) */
  LW_NUMBER_Y,
  LW_NUMBER_WIDTH,     /* outlines and walls: of their bounds, which are stretched */
  LW_NUMBER_DEPTH,
  LW_NUMBER_RADIUS,
  LW_NUMBER_THICKNESS, /* a wall's; a board's: what it adds to what it lies on */
  LW_NUMBER_HEIGHT,
  LW_NUMBER_ANGLE      /* boxes only; to turn an outline: lw_drafting_rotate() */
} LwNumber;

typedef enum
{
  LW_WORD_NAME,
  LW_WORD_ID,    /* refused when it is taken or no id; crossings follow their river's new id */
  LW_WORD_ACROSS
} LwWord;

gboolean lw_drafting_set_number   (LwDrafting *drafting, const char *const *ids, LwNumber number,
                                   gint32 value);
gboolean lw_drafting_set_word     (LwDrafting *drafting, const char *id, LwWord word,
                                   const char *text);
/* What lw_drafting_set_number() would set: FALSE where the kind has no such number. */
gboolean lw_drafting_get_number   (const LwDrafting *drafting, const char *id, LwNumber number,
                                   gint32 *value);

/* Points of an outline or a line; deleting stops at three and at two. */
gboolean lw_drafting_move_point   (LwDrafting *drafting, const char *id, guint index, LwPoint to);
gboolean lw_drafting_insert_point (LwDrafting *drafting, const char *id, guint index, LwPoint at);
gboolean lw_drafting_delete_point (LwDrafting *drafting, const char *id, guint index);

G_END_DECLS
