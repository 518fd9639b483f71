/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * gunnery-test.h: Red's guns and men in the middle of a level floor, for the tests of the guns.
 */
#pragma once

#include "lw-flight.h"
#include "lw-gunnery.h"
#include "lw-march.h"
#include "lw-play.h"
#include "lw-refusal.h"
#include "lw-battle-checksum.h"

#define WIDTH LW_INCHES (120)
#define DEPTH LW_INCHES (144)
#define GUN_X LW_INCHES (60)
#define GUN_Y LW_INCHES (40)

/* Red stands south and is First Player; his gun 0 points north. Infantry first: 12, then 25 horse.
 */
#define RED_FOOT 12
#define RED_HORSE 25
#define BLUE_FIRST (RED_FOOT + RED_HORSE)
#define HORSE(i) ((LwRef)(RED_FOOT + (i)))
#define BLUE(i) ((LwRef)(BLUE_FIRST + (i)))
#define FOOT_CREW ((const LwRef[]){ 0, 1, 2, 3 })
#define HORSE_CREW ((const LwRef[]){ HORSE (0), HORSE (1), HORSE (2), HORSE (3) })

static inline LwBattle *
make_battle_on (LwCountry *country, LwVariety variety)
{
  LwPlayer players[LW_N_SIDES] = {
    { (char *)"Red", LW_EDGE_SOUTH, { RED_FOOT, RED_HORSE, 2 } },
    { (char *)"Blue", LW_EDGE_NORTH, { 12, 10, 1 } },
  };
  LwHouseRules rules;
  LwBattle *battle;
  LwGun *gun;

  lw_house_rules_init (&rules);
  battle = lw_battle_new (country, players, variety, &rules, 77);
  battle->phase = LW_PHASE_GUNS;
  battle->mover = LW_RED;
  battle->move = 2;
  battle->allowance = -1;
  gun = lw_battle_gun_rw (battle, 0);
  gun->placed = TRUE;
  gun->at = gun->start = (LwPoint){ GUN_X, GUN_Y };
  gun->bearing = LW_NORTH;
  lw_country_free (country);
  return battle;
}

static inline LwBattle *
make_battle (void)
{
  return make_battle_on (lw_country_new ("Level", WIDTH, DEPTH), LW_VARIETY_FINISH);
}

static inline void
stand (LwBattle *battle, LwRef man, LwLength x, LwLength y)
{
  LwMan *his = lw_battle_man_rw (battle, man);

  his->state = LW_MAN_FIGHTING;
  his->at = his->start = (LwPoint){ x, y };
  his->facing = his->side == LW_RED ? LW_NORTH : LW_SOUTH;
}

/* @n men of Red's from @first on, in a row 4 in behind the axle. */
static inline void
stand_crew (LwBattle *battle, LwRef first, guint n)
{
  guint i;

  for (i = 0; i < n; i++)
    stand (battle, first + i, GUN_X - LW_INCHES (3) + (LwLength)i * 400, GUN_Y - LW_INCHES (5));
}

static inline LwOrder *
make_fire (LwRef gun, LwAngle bearing, LwAngle elevation)
{
  LwOrder *order = lw_order_new (LW_ORDER_FIRE, LW_RED);

  order->gun = gun;
  order->bearing = bearing;
  order->elevation = elevation;
  order->hurry = 100;
  return order;
}

static inline void
add_shot (LwOrder *order, LwShotEventKind kind, LwRef man)
{
  LwShotEvent event = { kind, man };

  order->by = LW_SHOT_BY_HAND;
  g_array_append_val (lw_order_list (order, &order->shots), event);
}

static inline void
assert_plays (LwBattle *battle, const LwOrder *order)
{
  LwRefusal refusal = { 0 };
  gboolean played = lw_play (battle, order, &refusal);

  if (!played)
    g_test_message ("refused: code %d (%s) man %d other %d gun %d have %d need %d", refusal.code,
                    lw_refusal_law (&refusal), refusal.man, refusal.other, refusal.gun,
                    (int)refusal.have, (int)refusal.need);
  g_assert_true (played);
}

static inline void
assert_refused (LwBattle *battle, const LwOrder *order, LwRefusalCode code)
{
  g_autofree char *before = lw_battle_checksum_state (battle);
  g_autofree char *after = NULL;
  LwRefusal refusal = { 0 };

  g_assert_false (lw_play (battle, order, &refusal));
  g_assert_cmpint (refusal.code, ==, code);
  after = lw_battle_checksum_state (battle);
  g_assert_cmpstr (before, ==, after);
}

static inline void
fire_and_expect (LwBattle *battle, LwRefusalCode code)
{
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH, LW_DEGREE);

  order->by = LW_SHOT_BY_HAND;
  if (code == LW_REFUSED_NOTHING)
    assert_plays (battle, order);
  else
    assert_refused (battle, order, code);
}

static inline LwOrder *
make_haul (LwBattle *battle, LwPoint goal, const LwRef *crew, guint n)
{
  LwOrder *order = lw_order_new (LW_ORDER_HAUL, LW_RED);
  LwAngle ahead = lw_direction (battle->guns[0].at, goal);
  guint i;

  order->gun = 0;
  lw_order_add_leg_for_test (order, battle->guns[0].at);
  lw_order_add_leg_for_test (order, goal);
  order->bearing = lw_direction (goal, battle->guns[0].at);
  for (i = 0; i < n; i++)
    {
      LwPoint back = lw_point_towards (goal, order->bearing, LW_INCHES (6));
      LwPoint at = lw_point_towards (back, lw_angle_wrapped ((gint64)ahead + LW_TURN / 4),
                                     LW_INCHES (3) - (LwLength)i * 400);

      lw_order_add_man (order, crew[i]);
      lw_order_add_place (order, at);
    }
  return order;
}

static inline LwBattle *
make_battle_with_house (LwPoint at)
{
  LwCountry *country = lw_country_new ("House", WIDTH, DEPTH);
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, "house");

  house->at = at;
  house->width = house->depth = LW_INCHES (2);
  house->height = LW_INCHES (4);
  lw_country_add (country, house);
  return make_battle_on (country, LW_VARIETY_FINISH);
}
