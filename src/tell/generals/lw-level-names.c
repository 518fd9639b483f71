/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-level-names.c: Generals by name: their levels and tempers.
 */
#include "lw-level-names.h"

#include <glib/gi18n-lib.h>

static const char *const levels[LW_N_LEVELS] = {
  [LW_LEVEL_CADET] = N_ ("Cadet"),
  [LW_LEVEL_CAPTAIN] = N_ ("Captain"),
  [LW_LEVEL_COLONEL] = N_ ("Colonel"),
  [LW_LEVEL_MARSHAL] = N_ ("Marshal"),
};

static const char *const tempers[LW_N_TEMPERS] = {
  [LW_TEMPER_EVEN] = N_ ("of even temper"),
  [LW_TEMPER_FIERY] = N_ ("fiery"),
  [LW_TEMPER_PRUDENT] = N_ ("prudent"),
  [LW_TEMPER_GUNNER] = N_ ("a gunner"),
};

const char *
lw_level_names_level (LwLevel level)
{
  g_return_val_if_fail (level < LW_N_LEVELS, NULL);

  return _ (levels[level]);
}

const char *
lw_level_names_temper (LwTemper temper)
{
  g_return_val_if_fail (temper < LW_N_TEMPERS, NULL);

  return _ (tempers[temper]);
}

char *
lw_level_names_full (LwLevel level, LwTemper temper, guint64 seed)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

  if (temper == LW_TEMPER_EVEN)
    return g_strdup_printf ("%s %s", lw_level_names_level (level), number);

  /* Translators: a General: his level, the number his chance begins from, and his temper. */
  return g_strdup_printf (_ ("%1$s %2$s (%3$s)"), lw_level_names_level (level), number,
                          lw_level_names_temper (temper));
}

char *
lw_level_names_player (LwLevel level, LwTemper temper)
{
  if (temper == LW_TEMPER_EVEN)
    /* Translators: the name of a player whom the program plays, and his level. */
    return g_strdup_printf (_ ("General, %s"), lw_level_names_level (level));

  /* Translators: the same with his temper. */
  return g_strdup_printf (_ ("General, %s, %s"), lw_level_names_level (level),
                          lw_level_names_temper (temper));
}
