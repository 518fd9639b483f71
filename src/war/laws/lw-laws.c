/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-laws.c: the nicks of sides, arms and varieties, and how far an arm goes.
 */
#include "lw-laws.h"

static const char *const side_nicks[LW_N_SIDES] = { "red", "blue" };
static const char *const arm_nicks[LW_N_ARMS] = { "infantry", "cavalry" };
static const char *const variety_nicks[] = { "finish", "blow", "defensive" };

static gboolean
find_nick (const char *const *nicks, guint n, const char *nick, guint *found)
{
  for (guint i = 0; nick != NULL && i < n; i++)
    if (g_str_equal (nicks[i], nick))
      {
        *found = i;
        return TRUE;
      }

  return FALSE;
}

const char *
lw_side_nick (LwSide side)
{
  g_return_val_if_fail (side < LW_N_SIDES, NULL);

  return side_nicks[side];
}

gboolean
lw_side_parse (const char *nick, LwSide *side)
{
  guint found;

  if (!find_nick (side_nicks, LW_N_SIDES, nick, &found))
    return FALSE;

  *side = found;
  return TRUE;
}

const char *
lw_arm_nick (LwArm arm)
{
  g_return_val_if_fail (arm < LW_N_ARMS, NULL);

  return arm_nicks[arm];
}

gboolean
lw_arm_parse (const char *nick, LwArm *arm)
{
  guint found;

  if (!find_nick (arm_nicks, LW_N_ARMS, nick, &found))
    return FALSE;

  *arm = found;
  return TRUE;
}

const char *
lw_variety_nick (LwVariety variety)
{
  g_return_val_if_fail (variety < G_N_ELEMENTS (variety_nicks), NULL);

  return variety_nicks[variety];
}

gboolean
lw_variety_parse (const char *nick, LwVariety *variety)
{
  guint found;

  if (!find_nick (variety_nicks, G_N_ELEMENTS (variety_nicks), nick, &found))
    return FALSE;

  *variety = found;
  return TRUE;
}

LwLength
lw_arm_move (LwArm arm)
{
  return arm == LW_CAVALRY ? LW_MOVE_CAVALRY : LW_MOVE_INFANTRY;
}
