/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-march-turn.c: men are turned where they stand (Q23).
 */
#include "lw-muster.h"
#include "state/state.h"

static LwRef
ref_at (const GArray *refs, guint i)
{
  return g_array_index (refs, LwRef, i);
}

static gboolean
refuse (LwRefusal *refusal, LwRefusalCode code, LwRef man)
{
  lw_refuse (refusal, code);
  if (refusal != NULL)
    refusal->man = man;

  return FALSE;
}

/* Men still in the box are not turned, nor prisoners, nor men in contact (R55). */
static gboolean
check_turned (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (LwMuster) muster = lw_muster_new (battle);

  for (guint i = 0; i < order->who->len; i++)
    {
      LwRef ref = ref_at (order->who, i);
      const LwMan *man = lw_battle_man (battle, ref);

      if (man == NULL)
        return refuse (refusal, LW_REFUSED_NO_SUCH, ref);
      if (man->side != order->side)
        return refuse (refusal, LW_REFUSED_NOT_OWN, ref);
      if (!lw_man_on_field (man))
        return refuse (refusal, LW_REFUSED_NOT_ON_FIELD, ref);
      if (man->state == LW_MAN_CAPTIVE)
        return refuse (refusal, LW_REFUSED_CAPTIVE, ref);
      if (man->locked)
        return refuse (refusal, LW_REFUSED_LOCKED, ref);
      lw_muster_place (muster, ref, man->at, order->bearing);
    }
  for (guint i = 0; i < order->who->len; i++)
    {
      LwRef ref = ref_at (order->who, i);

      if (!lw_muster_may_stand (muster, ref, battle->men[ref].at, order->bearing, refusal))
        return FALSE;
    }

  return TRUE;
}

gboolean
lw_turn_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  if (order->who->len == 0)
    return lw_refuse (refusal, LW_REFUSED_NO_SUCH);
  if (battle->phase == LW_PHASE_PUTTING_DOWN && battle->ready[order->side])
    return lw_refuse (refusal, LW_REFUSED_NOT_NOW);
  if (!check_turned (battle, order, refusal))
    return FALSE;

  for (guint i = 0; i < order->who->len; i++)
    lw_battle_man_rw (battle, ref_at (order->who, i))->facing = order->bearing;
  if (battle->phase != LW_PHASE_PUTTING_DOWN)
    lw_march_lock (battle, order);

  return TRUE;
}
