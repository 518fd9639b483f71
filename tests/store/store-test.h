/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * store-test.h: a short battle with something of everything in its record, for the tests of files.
 */
#pragma once

#include "war-test.h"
#include "lw-march-plan.h"
#include "lw-formation.h"

static inline gboolean
serves_gun (const LwBattle *battle, LwRef man)
{
  gboolean serves = FALSE;

  for (guint gun = 0; gun < battle->n_guns; gun++)
    {
      g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));

      lw_battle_near_gun (battle, (LwRef)gun, men);
      for (guint i = 0; i < men->len; i++)
        serves |= g_array_index (men, LwRef, i) == man;
    }
  return serves;
}

/* All but the gunners. */
static inline LwOrder *
march_all (const LwBattle *battle, LwPoint goal)
{
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));

  for (guint i = 0; i < battle->n_men; i++)
    {
      LwRef man = (LwRef)i;

      if (battle->men[i].side == battle->mover && battle->men[i].state == LW_MAN_FIGHTING &&
          !serves_gun (battle, man))
        g_array_append_val (men, man);
    }
  return lw_march_plan (battle, men, LW_FORMATION_KEEP, goal, 0);
}

static inline void
play_if (LwBattle *battle, LwOrder *order)
{
  if (order)
    lw_play (battle, order, NULL);
  lw_order_free (order);
}

static inline void
fire_all (LwBattle *battle)
{
  for (guint i = 0; i < battle->n_guns; i++)
    for (guint shot = 0; shot < LW_SHOTS_PER_MOVE; shot++)
      {
        LwOrder *order = lw_order_new (LW_ORDER_FIRE, battle->mover);

        order->t = battle->clock + 1000;
        order->gun = (LwRef)i;
        order->bearing = battle->mover == LW_RED ? LW_SOUTH : LW_NORTH;
        order->elevation = (LwAngle)shot * LW_DEGREE;
        play_if (battle, order);
      }
}

static inline void
play_moves (LwBattle *battle, guint moves)
{
  LwPoint middle = { lw_battle_country (battle)->width / 2, lw_battle_country (battle)->depth / 2 };

  for (guint i = 0; i < moves && battle->phase != LW_PHASE_OVER; i++)
    {
      expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
      fire_all (battle);
      play_if (battle, march_all (battle, middle));
      if (i % 3 == 1)
        {
          lw_play_undo (battle, NULL);
          lw_play_redo (battle, NULL);
        }
      end_move (battle);
    }
}

/* A short battle, ended by agreement if it does not end of itself: 6 by 5 ft, 14 men and a gun. */
static inline LwBattle *
short_battle (void)
{
  g_autoptr (LwCountry) country = open_country (6 * LW_FOOT, 5 * LW_FOOT);
  LwHouseRules rules;
  LwBattle *battle;
  LwOrder *agree;

  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_MOVED_GUN_FACING] = 1;
  battle = battle_on (country, (LwForce){ 10, 4, 1 }, &rules);
  battle->id = g_strdup ("0123456789abcdef0123456789abcdef");
  battle->begun = g_strdup ("2026-11-30T14:05:00Z");
  battle->title = g_strdup ("O'Brien & “Sons” <1>");
  put_all_down (battle);
  play_moves (battle, 8);
  if (battle->phase != LW_PHASE_OVER)
    {
      agree = plain_order (LW_ORDER_AGREE, battle->mover);
      agree->text = g_strdup ("red");
      expect_played (battle, agree);
    }
  return battle;
}
