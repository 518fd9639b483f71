/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-surrender.c: the white flag, of an isolated body or of a whole army (R71, Q100-Q103).
 */
#include "melee/melee.h"
#include "state/state.h"

static gboolean
refuse_man (LwRefusal *refusal, LwRefusalCode code, LwRef man)
{
  lw_refuse (refusal, code);
  if (refusal != NULL)
    refusal->man = man;

  return FALSE;
}

static void
tell_surrender (LwBattle *battle, const LwOrder *order, guint men)
{
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_SURRENDERED);

  event->side = order->side;
  event->count = (gint)men;
}

static gboolean
lays_down (const LwMan *man, LwSide side)
{
  return man->side == side && lw_man_on_field (man) && man->state != LW_MAN_CAPTIVE;
}

void
lw_army_laid_down (LwBattle *battle, const LwOrder *order, LwSide side)
{
  for (guint i = 0; i < battle->n_men; i++)
    if (lays_down (&battle->men[i], side))
      lw_man_taken (battle, order, (LwRef)i);
  for (guint i = 0; i < battle->n_guns; i++)
    {
      LwGun *gun;
      LwEvent *event;

      if (battle->guns[i].owner != side || battle->guns[i].retired || battle->guns[i].wrecked)
        continue;

      gun = lw_battle_gun_rw (battle, (LwRef)i);
      gun->owner = LW_OTHER (side);
      gun->disputed = FALSE;
      event = lw_battle_tell (battle, order, LW_EVENT_GUN_CAPTURED);
      event->side = gun->owner;
      event->gun = (LwRef)i;
    }
  lw_prisoner_abandoned (battle, order);
}

/* All his men on the field are prisoners, his guns on it taken, the enemy has won (Q102): unless
 * he has struck the Blow already, for the first stands (Q124). */
static void
surrender_army (LwBattle *battle, LwOrder *order)
{
  LwSide winner = battle->blow_struck ? battle->striker : LW_OTHER (order->side);
  guint n = 0;

  for (guint i = 0; i < battle->n_men; i++)
    n += lays_down (&battle->men[i], order->side) ? 1 : 0;
  tell_surrender (battle, order, n);
  lw_army_laid_down (battle, order, order->side);
  lw_battle_finish (battle, order, LW_ENDING_SURRENDER, TRUE, winner);
}

/* Hand to hand it is too late for the white flag: the melee is settled first (Q84). */
static gboolean
is_in_melee (const LwBattle *battle, LwRef man)
{
  for (guint i = 0; i < battle->melees->len; i++)
    {
      const LwMelee *melee = g_ptr_array_index (battle->melees, i);

      if (!melee->settled &&
          (lw_refs_hold (melee->men[LW_RED], man) || lw_refs_hold (melee->men[LW_BLUE], man)))
        return TRUE;
    }

  return FALSE;
}

/* Who is hand to hand is not known before the men owed to the trails are set there (R42). */
static gboolean
check_trails (const LwBattle *battle, LwRefusal *refusal)
{
  LwRef gun = LW_NONE;

  if (battle->phase != LW_PHASE_SETTLING || !lw_trails_owed (battle, &gun))
    return TRUE;

  lw_refuse (refusal, LW_REFUSED_TRAIL_OWED);
  if (refusal != NULL)
    refusal->gun = gun;
  return FALSE;
}

static gboolean
check_surrender (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  guint have, need;

  if (order->who->len == 0)
    return lw_refuse (refusal, LW_REFUSED_NO_SUCH);
  if (!check_trails (battle, refusal))
    return FALSE;

  for (guint i = 0; i < order->who->len; i++)
    {
      LwRef ref = g_array_index (order->who, LwRef, i);
      const LwMan *man = lw_battle_man (battle, ref);

      if (man == NULL)
        return lw_refuse (refusal, LW_REFUSED_NO_SUCH);
      if (man->side != order->side)
        return refuse_man (refusal, LW_REFUSED_NOT_OWN, ref);
      if (man->state == LW_MAN_CAPTIVE)
        return refuse_man (refusal, LW_REFUSED_CAPTIVE, ref);
      if (!lw_man_on_field (man))
        return refuse_man (refusal, LW_REFUSED_NOT_ON_FIELD, ref);
      if (is_in_melee (battle, ref))
        return refuse_man (refusal, LW_REFUSED_MELEE_OWED, ref);
      for (guint k = 0; k < i; k++)
        if (g_array_index (order->who, LwRef, k) == ref)
          return refuse_man (refusal, LW_REFUSED_NO_SUCH, ref);
    }

  if (lw_body_isolated (battle, order->who, &have, &need))
    return TRUE;

  lw_refuse (refusal, LW_REFUSED_NOT_ISOLATED);
  if (refusal != NULL)
    {
      refusal->have = have;
      refusal->need = need;
    }
  return FALSE;
}

gboolean
lw_surrender_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  if (order->flag)
    {
      surrender_army (battle, order);
      return TRUE;
    }

  if (!check_surrender (battle, order, refusal))
    return FALSE;

  tell_surrender (battle, order, order->who->len);
  for (guint i = 0; i < order->who->len; i++)
    lw_man_taken (battle, order, g_array_index (order->who, LwRef, i));

  return TRUE;
}
