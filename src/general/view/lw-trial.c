/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trial.c: a battle to think in.
 */
#include "lw-trial.h"

#include "play/play.h"
#include "guns/guns.h"
#include "melee/melee.h"

static void
hide_man (LwBattle *trial, LwRef ref)
{
  LwMan *man = lw_battle_man_rw (trial, ref);

  man->state = LW_MAN_IN_BOX;
  man->at = man->start = (LwPoint){ 0, 0 };
  man->facing = 0;
  man->walked = 0;
}

static void
hide_gun (LwBattle *trial, LwRef ref)
{
  LwGun *gun = lw_battle_gun_rw (trial, ref);

  gun->placed = FALSE;
  gun->at = gun->start = (LwPoint){ 0, 0 };
  gun->bearing = 0;
}

/* What lies behind the curtain is in the box, as far as anybody on this side of it knows. */
static void
hide_side (LwBattle *trial, LwSide side)
{
  for (guint i = 0; i < trial->n_men; i++)
    if (trial->men[i].side == side)
      hide_man (trial, (LwRef)i);
  for (guint i = 0; i < trial->n_guns; i++)
    if (trial->guns[i].army == side)
      hide_gun (trial, (LwRef)i);
}

LwBattle *
lw_trial_again (const LwBattle *trial, guint64 seed)
{
  LwBattle *again;

  g_return_val_if_fail (trial != NULL, NULL);

  again = lw_battle_snapshot (trial);
  again->seed = seed;
  lw_chance_seed (&again->chance, seed);
  return again;
}

LwBattle *
lw_trial_new (const LwBattle *battle, LwSide viewer, guint64 seed)
{
  LwBattle *trial;

  g_return_val_if_fail (battle != NULL && viewer < LW_N_SIDES, NULL);

  trial = lw_trial_again (battle, seed);
  if (trial->curtain_closed)
    hide_side (trial, LW_OTHER (viewer));
  return trial;
}

gboolean
lw_trial_play (LwBattle *trial, LwOrder *order)
{
  gboolean played;

  if (order == NULL)
    return FALSE;

  played = lw_play (trial, order, NULL);
  lw_order_free (order);
  return played;
}

/* The orders that settle a move: trails, melees, and that all is done. */

/* No move wants more: each gun its trail, each pair of men a melee, and one for the end. */
#define MOST_ORDERS 400

static LwOrder *
order_trail (const LwBattle *battle)
{
  for (LwRef gun = 0; gun < (LwRef)battle->n_guns; gun++)
    {
      g_autoptr (LwOrder) order = NULL;

      if (battle->guns[gun].owner != battle->mover || lw_trail_owed (battle, gun) == 0)
        continue;
      order = lw_trail_plan (battle, gun);
      if (order == NULL)
        continue;
      order->t = battle->clock;
      if (lw_play_check (battle, order, NULL))
        return g_steal_pointer (&order);
    }

  return NULL;
}

static LwOrder *
order_melee (const LwBattle *battle)
{
  for (guint i = 0; i < battle->melees->len; i++)
    {
      LwOrder *order;

      if (((const LwMelee *)g_ptr_array_index (battle->melees, i))->settled)
        continue;
      order = lw_order_new (LW_ORDER_MELEE, battle->mover);
      order->melee = i;
      lw_melee_suggest (battle, order);
      return order;
    }

  return NULL;
}

LwOrder *
lw_settling_next (const LwBattle *battle)
{
  LwOrder *order = NULL;

  g_return_val_if_fail (battle != NULL, NULL);

  if (battle->phase != LW_PHASE_SETTLING)
    return NULL;
  if (lw_trails_owed (battle, NULL))
    order = order_trail (battle);
  if (order == NULL)
    order = order_melee (battle);
  return order != NULL ? order : lw_order_new (LW_ORDER_SETTLE, battle->mover);
}

gboolean
lw_settling_play (LwBattle *trial)
{
  for (guint i = 0; i < MOST_ORDERS && trial->phase == LW_PHASE_SETTLING; i++)
    if (!lw_trial_play (trial, lw_settling_next (trial)))
      return FALSE;

  return trial->phase != LW_PHASE_SETTLING;
}
