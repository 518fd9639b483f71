/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-level.h: how hard a General thinks, and of what temper he is.
 *
 * Levels differ in thought and in nothing else: every one has the same dice, the same hand and the
 * same clock. Tempers are weights.
 */
#pragma once

#include "thought/thought.h"

G_BEGIN_DECLS

typedef enum
{
  LW_LEVEL_CADET,
  LW_LEVEL_CAPTAIN,
  LW_LEVEL_COLONEL,
  LW_LEVEL_MARSHAL,
  LW_N_LEVELS
} LwLevel;

typedef enum
{
  LW_TEMPER_EVEN,
  LW_TEMPER_FIERY,
  LW_TEMPER_PRUDENT,
  LW_TEMPER_GUNNER,
  LW_N_TEMPERS
} LwTemper;

gboolean    lw_level_parse  (const char *nick, LwLevel *level);   /* "cadet" */
gboolean    lw_temper_parse (const char *nick, LwTemper *temper); /* "even" */

/* How he carries a half move out. */
LwManner    lw_level_manner (LwLevel level, LwTemper temper);

/* How long he thinks before it, and how both sides go on in what he imagines. */
LwDepth     lw_level_depth  (LwLevel level);
LwManner    lw_level_quick  (LwTemper temper);

G_END_DECLS
