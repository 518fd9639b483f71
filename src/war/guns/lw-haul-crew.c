/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-haul-crew.c: who may go with a gun, and how far it goes with them (R43, R44, Q36, Q46, Q47).
 */
#include "lw-gunnery.h"

static gboolean
check_crew_man (const LwBattle *battle, const LwOrder *order, guint i, LwRefusal *refusal)
{
  LwRef man = g_array_index (order->who, LwRef, i);
  const LwMan *him;

  if (!lw_man_may_serve (battle, order->side, man, refusal))
    return FALSE;

  him = &battle->men[man];
  if (!lw_man_near_gun (him, &battle->guns[order->gun], LW_SIX_INCHES))
    return lw_refuse_man (refusal, LW_REFUSED_CREW_NOT_NEAR, man, order->gun);
  if (him->with_gun != LW_NONE || him->trail_of != LW_NONE)
    return lw_refuse_man (refusal, LW_REFUSED_ALREADY_WITH_GUN, man, order->gun);
  if (him->locked)
    return lw_refuse_man (refusal, LW_REFUSED_LOCKED, man, order->gun);
  for (guint k = 0; k < i; k++)
    if (g_array_index (order->who, LwRef, k) == man)
      return lw_refuse_man (refusal, LW_REFUSED_ALREADY_WITH_GUN, man, order->gun);

  return TRUE;
}

gboolean
lw_haul_check_crew (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  if (order->who->len < LW_GUN_CREW)
    return lw_refuse_gun (refusal, LW_REFUSED_CREW_TOO_SMALL, order->gun, order->who->len,
                          LW_GUN_CREW);
  if (!order->flag && order->to->len != order->who->len)
    return lw_refuse_gun (refusal, LW_REFUSED_PATH_BROKEN, order->gun, order->to->len,
                          order->who->len);
  for (guint i = 0; i < order->who->len; i++)
    if (!check_crew_man (battle, order, i, refusal))
      return FALSE;

  return TRUE;
}

LwLength
lw_haul_allowance (const LwBattle *battle, const GArray *who)
{
  guint cavalry = 0;

  for (guint i = 0; i < who->len; i++)
    cavalry += battle->men[g_array_index (who, LwRef, i)].arm == LW_CAVALRY;

  return cavalry >= LW_GUN_CREW ? LW_GUN_MOVE_CAVALRY : LW_GUN_MOVE_INFANTRY;
}
