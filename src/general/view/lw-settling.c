/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-settling.c: the orders that settle a move: trails, melees, and that all is done.
 */
#include "lw-settling.h"

#include "guns/guns.h"
#include "lw-trial.h"
#include "melee/melee.h"
#include "play/play.h"

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
