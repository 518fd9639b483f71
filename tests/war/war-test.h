/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * war-test.h: small battles for the tests of the laws: on an open floor, with every man where the
 * test wants him.
 */
#pragma once

#include "lw-march.h"
#include "lw-melee.h"
#include "lw-play.h"
#include "lw-battle-checksum.h"
#include "lw-putting-down-plan.h"
#include "lw-trail.h"
#include "lw-melee-suggest.h"

/* A point given in inches. */
#define P(x, y) ((LwPoint){ LW_INCHES (x), LW_INCHES (y) })

static inline LwCountry *
open_country (LwLength width, LwLength depth)
{
  return lw_country_new ("Open floor", width, depth);
}

/* Red in the north, Blue in the south, both as strong; an open floor of @width by @depth. */
static inline LwBattle *
battle_on (const LwCountry *country, LwForce force, const LwHouseRules *rules)
{
  LwPlayer players[LW_N_SIDES] = {
    { (char *) "Robert", LW_EDGE_NORTH, force },
    { (char *) "Anna", LW_EDGE_SOUTH, force },
  };
  LwHouseRules plain;

  lw_house_rules_init (&plain);
  return lw_battle_new (country, players, LW_VARIETY_FINISH, rules != NULL ? rules : &plain, 1913);
}

static inline LwBattle *
open_battle (guint infantry, guint cavalry, guint guns)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);

  return battle_on (country, (LwForce){ infantry, cavalry, guns }, NULL);
}

static inline void
expect_played (LwBattle *battle, LwOrder *order)
{
  LwRefusal refusal = { LW_REFUSED_NOTHING };
  gboolean played = lw_play (battle, order, &refusal);

  if (!played)
    g_test_message (
        "%s refused: code %d (%s) man %d other %d gun %d thing %s have %" G_GINT64_FORMAT
        " need %" G_GINT64_FORMAT,
        lw_order_kind_nick_for_test (order->kind), refusal.code, lw_refusal_law (&refusal),
        refusal.man,
        refusal.other, refusal.gun, refusal.thing, refusal.have, refusal.need);
  g_assert_true (played);
  lw_order_free (order);
}

/* It is refused for that reason, and nothing changes. */
static inline LwRefusal
expect_refused (LwBattle *battle, LwOrder *order, LwRefusalCode code)
{
  g_autofree char *before = lw_battle_checksum_state (battle);
  g_autofree char *after = NULL;
  LwRefusal refusal = { LW_REFUSED_NOTHING };
  guint n = battle->record->len, events = battle->events->len;

  g_assert_false (lw_play (battle, order, &refusal));
  g_assert_cmpint (refusal.code, ==, code);
  after = lw_battle_checksum_state (battle);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (battle->record->len, ==, n);
  g_assert_cmpuint (battle->events->len, ==, events);
  lw_order_free (order);

  return refusal;
}

static inline LwOrder *
plain_order (LwOrderKind kind, LwSide side)
{
  return lw_order_new (kind, side);
}

static inline LwOrder *
march_order (const LwBattle *battle, LwRef man, LwPoint to)
{
  LwOrder *order = lw_order_new (LW_ORDER_MARCH, battle->mover);

  order->t = battle->clock;
  order->bearing = battle->mover == LW_RED ? LW_SOUTH : LW_NORTH;
  lw_order_add_man (order, man);
  lw_order_add_place (order, to);

  return order;
}

static inline LwRef
man_of (const LwBattle *battle, const char *id)
{
  LwRef man = lw_battle_find_man (battle, id);

  g_assert_cmpint (man, !=, LW_NONE);
  return man;
}

/* As if he had stood there since the last move. */
static inline void
stand (LwBattle *battle, const char *id, LwPoint at)
{
  LwMan *man = lw_battle_man_rw (battle, man_of (battle, id));

  man->state = LW_MAN_FIGHTING;
  man->at = man->start = at;
}

static inline void
stand_gun (LwBattle *battle, const char *id, LwPoint at, LwAngle bearing)
{
  LwGun *gun = lw_battle_gun_rw (battle, lw_battle_find_gun (battle, id));

  gun->placed = TRUE;
  gun->at = gun->start = at;
  gun->bearing = bearing;
}

/* Straight to the middle of the battle: @mover has said Go in that move. */
static inline void
begin_at (LwBattle *battle, LwSide mover, guint move)
{
  battle->ready[LW_RED] = battle->ready[LW_BLUE] = TRUE;
  battle->phase = LW_PHASE_WAITING;
  battle->mover = mover;
  battle->move = move;
  expect_played (battle, plain_order (LW_ORDER_GO, mover));
}

static inline void
put_suggested (LwBattle *battle, LwSide side)
{
  g_autoptr (GPtrArray) orders = lw_putting_down_suggest (battle, side);
  guint i;

  for (i = 0; i < orders->len; i++)
    expect_played (battle, lw_order_copy (g_ptr_array_index (orders, i)));
  expect_played (battle, plain_order (LW_ORDER_READY, side));
}

/* Both armies put down as suggested, without a curtain. */
static inline void
put_all_down (LwBattle *battle)
{
  put_suggested (battle, battle->mover);
  put_suggested (battle, battle->mover);
}

/* Ends the move and settles it with the choices that the program proposes. */
static inline void
end_move (LwBattle *battle)
{
  LwSide mover = battle->mover;
  LwOrder *order = plain_order (LW_ORDER_END, mover);
  guint i;

  order->t = battle->clock;
  expect_played (battle, order);
  for (i = 0; i < battle->n_guns; i++)
    while (battle->guns[i].owner == mover && lw_trail_owed (battle, (LwRef) i) > 0)
      {
        order = lw_trail_plan (battle, (LwRef) i);
        g_assert_nonnull (order);
        expect_played (battle, order);
      }
  for (i = 0; i < battle->melees->len; i++)
    {
      order = plain_order (LW_ORDER_MELEE, mover);
      order->melee = i;
      lw_melee_suggest (battle, order);
      expect_played (battle, order);
    }
  expect_played (battle, plain_order (LW_ORDER_SETTLE, mover));
}
