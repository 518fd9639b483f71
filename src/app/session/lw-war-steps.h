/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-steps.h: the last changes of a war, each with the whole file of before, to be taken back.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *text; /* the file before the change */
  char *name; /* what the change was */
} LwWarStep;

/* Returns: (transfer full) (element-type LwWarStep) */
GPtrArray  *lw_war_steps_new  (void);
/* Takes @text; of many steps the first is forgotten. */
void        lw_war_steps_push (GPtrArray *steps, char *text, const char *name);
/* Of the last step; NULL: there is none. */
const char *lw_war_steps_name (const GPtrArray *steps);

G_END_DECLS
