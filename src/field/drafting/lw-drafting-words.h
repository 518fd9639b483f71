/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-words.h: what a file can hold of what is typed, and what a step is called.
 */
#pragma once

#include "lw-drafting.h"

G_BEGIN_DECLS

typedef enum
{
  LW_ACT_ADD,
  LW_ACT_DELETE,
  LW_ACT_MOVE,
  LW_ACT_ROTATE,
  LW_ACT_RESIZE,
  LW_ACT_SHAPE,
  LW_ACT_FLIP,
  LW_ACT_CHANGE,
  LW_ACT_NAME,
  LW_ACT_DUPLICATE,
  LW_ACT_ALIGN,
  LW_ACT_DISTRIBUTE,
  LW_ACT_RAISE,
  LW_ACT_LOWER,
  LW_ACT_LOCK,
  LW_ACT_UNLOCK,
  LW_N_ACTS
} LwAct;

/* "move the church", "move 3 things". (transfer full) */
char *lw_drafting_words (const LwDrafting *drafting, LwAct act, const GArray *places);

/* What a file can hold of a text: one line of 80 characters; lines of 4,096 bytes. NULL when
 * nothing is left. (transfer full) */
char *lw_drafting_line  (const char *text);
char *lw_drafting_text  (const char *text);

G_END_DECLS
