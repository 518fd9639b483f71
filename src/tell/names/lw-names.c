/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-names.c: sides, arms, varieties, players, points, and the methods and results of a war.
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
  return name == NULL || *name == '\0' ? lw_side_name (side) : lw_name_shown (name);
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

/* ---- of a war ---- */

const char *
lw_method_name (LwLedgerMethod method)
{
  switch (method)
    {
    case LW_LEDGER_MARGIN:
      return _ ("by the margin");
    case LW_LEDGER_SIGNED:
      return _ ("by the margin, taken from the loser too");
    case LW_LEDGER_RAW:
      return _ ("by the points as they are scored");
    }

  g_return_val_if_reached (NULL);
}

const char *
lw_method_title (LwLedgerMethod method)
{
  switch (method)
    {
    case LW_LEDGER_MARGIN:
      return _ ("By the margin");
    case LW_LEDGER_SIGNED:
      return _ ("By the margin, taken from the loser too");
    case LW_LEDGER_RAW:
      return _ ("By the points as they are scored");
    }

  g_return_val_if_reached (NULL);
}

const char *
lw_method_law (LwLedgerMethod method)
{
  switch (method)
    {
    case LW_LEDGER_MARGIN:
      return _ ("Who scores more in a battle adds the difference to his total; the other adds "
                "nothing.");
    case LW_LEDGER_SIGNED:
      return _ ("Who scores more in a battle adds the difference to his total, and the other "
                "loses as much of his.");
    case LW_LEDGER_RAW:
      return _ ("Each side adds all the points that it has scored.");
    }

  g_return_val_if_reached (NULL);
}

const char *
lw_result_name (LwResult result)
{
  switch (result)
    {
    case LW_RESULT_RED:
      return lw_side_name (LW_RED);
    case LW_RESULT_BLUE:
      return lw_side_name (LW_BLUE);
    case LW_RESULT_DRAWN:
      return _ ("Drawn");
    case LW_RESULT_NOT_FOUGHT:
      return _ ("Not fought");
    case LW_RESULT_ABANDONED:
      return _ ("Abandoned");
    }

  g_return_val_if_reached (NULL);
}

void
lw_row_forget_side_names (LwLedgerRow *row)
{
  g_return_if_fail (row != NULL);

  for (guint side = 0; side < LW_N_SIDES; side++)
    if (g_strcmp0 (row->side[side].player, lw_side_name (side)) == 0)
      g_clear_pointer (&row->side[side].player, g_free);
}
