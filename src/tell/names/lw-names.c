/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-names.c: sides, arms and varieties by name, players, and points.
 */
#include "lw-names.h"

#include <glib/gi18n-lib.h>

const char *
lw_side_name (LwSide side)
{
  g_return_val_if_fail (side < LW_N_SIDES, NULL);

  return side == LW_RED ? _ ("Red") : _ ("Blue");
}

const char *
lw_arm_name (LwArm arm)
{
  g_return_val_if_fail (arm < LW_N_ARMS, NULL);

  return arm == LW_INFANTRY ? _ ("infantry") : _ ("cavalry");
}

const char *
lw_variety_name (LwVariety variety)
{
  switch (variety)
    {
    case LW_VARIETY_FINISH:
      return _ ("Fight to the Finish");
    case LW_VARIETY_BLOW:
      return _ ("Blow at the Rear");
    case LW_VARIETY_DEFENSIVE:
      return _ ("Defensive Game");
    default:
      g_return_val_if_reached (NULL);
    }
}

const char *
lw_player_name (const LwBattle *battle, LwSide side)
{
  const char *name;

  g_return_val_if_fail (battle != NULL && side < LW_N_SIDES, NULL);

  name = battle->player[side].name;
  return name == NULL || *name == '\0' ? lw_side_name (side) : name;
}

char *
lw_points_format (gint half_points)
{
  const char *sign = half_points < 0 ? "-" : "";
  gint size = ABS (half_points);

  if (size % 2 == 0)
    return g_strdup_printf ("%s%d", sign, size / 2);
  if (size == 1)
    return g_strdup_printf ("%s½", sign);
  return g_strdup_printf ("%s%d½", sign, size / 2);
}
