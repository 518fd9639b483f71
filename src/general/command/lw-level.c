/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-level.c: levels and tempers as numbers.
 */
#include "lw-level.h"

#define CHARGE_BRINGS 60

static const char *const levels[LW_N_LEVELS] = { "cadet", "captain", "colonel", "marshal" };
static const char *const tempers[LW_N_TEMPERS] = { "even", "fiery", "prudent", "gunner" };

static const LwManner manners[LW_N_LEVELS] = {
  [LW_LEVEL_CADET] = { .gunner = { 1, 0 }, .charge_tries = 2, .forgets = 15, .second_best = 33 },
  [LW_LEVEL_CAPTAIN] = { .gunner = { 8, 4 }, .charge_tries = 8 },
  [LW_LEVEL_COLONEL] = { .gunner = { 10, 5 }, .charge_tries = 8 },
  [LW_LEVEL_MARSHAL] = { .gunner = { 20, 16 }, .charge_tries = 10 },
};

static const LwDepth depths[LW_N_LEVELS] = {
  [LW_LEVEL_COLONEL] = { .halves = 4, .playouts = 2, .stances = 5, .rounds = 1, .most = 60000 },
  [LW_LEVEL_MARSHAL] = { .halves = 6,
                         .playouts = 8,
                         .stances = 8,
                         .rounds = 2,
                         .postings = 12,
                         .most = 300000 },
};

static const LwWeights weights[LW_N_TEMPERS] = {
  [LW_TEMPER_EVEN] = { 100, 100, 100, 100, 100, 100, 100 },
  [LW_TEMPER_FIERY] = { 130, 85, 85, 60, 90, 90, 130 },
  [LW_TEMPER_PRUDENT] = { 85, 120, 120, 140, 100, 120, 80 },
  [LW_TEMPER_GUNNER] = { 85, 105, 100, 120, 130, 90, 90 },
};

static gboolean
parse (const char *nick, const char *const *nicks, guint n, guint *found)
{
  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (nick, nicks[i]) == 0)
      {
        *found = i;
        return TRUE;
      }

  return FALSE;
}

gboolean
lw_level_parse (const char *nick, LwLevel *level)
{
  guint found;

  if (!parse (nick, levels, LW_N_LEVELS, &found))
    return FALSE;

  *level = (LwLevel)found;
  return TRUE;
}

gboolean
lw_temper_parse (const char *nick, LwTemper *temper)
{
  guint found;

  if (!parse (nick, tempers, LW_N_TEMPERS, &found))
    return FALSE;

  *temper = (LwTemper)found;
  return TRUE;
}

LwManner
lw_level_manner (LwLevel level, LwTemper temper)
{
  LwManner manner = manners[level];

  manner.weights = weights[temper];
  manner.weights.charge = manner.weights.charge * CHARGE_BRINGS / 100;
  return manner;
}

LwDepth
lw_level_depth (LwLevel level)
{
  return depths[level];
}

LwManner
lw_level_quick (LwTemper temper)
{
  LwManner manner = lw_level_manner (LW_LEVEL_CAPTAIN, temper);

  manner.gunner = (LwSkill){ 3, 1 };
  manner.charge_tries = 2;
  return manner;
}
