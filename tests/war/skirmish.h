/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * skirmish.h: for tests of the war floor: a bare field and men set down on it where a law is tried.
 *
 * Only tests put men down like this, past the laws of putting down and moving.
 */
#pragma once

#include "lw-melee.h"
#include "lw-play.h"
#include "lw-turn.h"
#include "lw-melee-suggest.h"

#define UNITS(inches) ((LwLength) ((inches) * 256))

static inline LwBattle *
skirmish_new (guint foot, guint horse, guint guns)
{
  g_autoptr (LwCountry) country = lw_country_new ("The floor", 10 * LW_FOOT, 8 * LW_FOOT);
  LwPlayer players[LW_N_SIDES] = {
    { .name = (char *) "Robert", .edge = LW_EDGE_NORTH, .force = { foot, horse, guns } },
    { .name = (char *) "Anna", .edge = LW_EDGE_SOUTH, .force = { foot, horse, guns } },
  };
  LwHouseRules rules;
  LwBattle *battle;

  lw_house_rules_init (&rules);
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, 8231);
  g_free (battle->id);
  battle->id = g_strdup ("5f0c0000000000000000000000000001");
  battle->phase = LW_PHASE_SETTLING;
  battle->curtain_closed = FALSE;
  battle->move = 3;
  battle->first = battle->mover = LW_RED;
  battle->allowance = -1;

  return battle;
}

/* The n-th man of a side, from 0: infantry first, then cavalry. */
static inline LwRef
skirmish_ref (const LwBattle *battle, LwSide side, LwArm arm, guint n)
{
  guint i;

  for (i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == side && battle->men[i].arm == arm && n-- == 0)
      return (LwRef) i;

  g_assert_not_reached ();
}

/* Sets the next man of this kind who is still in the box down at a place in units. */
static inline LwRef
skirmish_at (LwBattle *battle, LwSide side, LwArm arm, LwLength x, LwLength y)
{
  guint i;

  for (i = 0; i < battle->n_men; i++)
    {
      LwMan *man = lw_battle_man_rw (battle, i);

      if (man->side != side || man->arm != arm || man->state != LW_MAN_IN_BOX)
        continue;

      man->state = LW_MAN_FIGHTING;
      man->at = man->start = (LwPoint) { x, y };
      return (LwRef) i;
    }

  g_assert_not_reached ();
}

/* A place in inches. */
#define SKIRMISH(battle, side, arm, x, y) \
  skirmish_at (battle, side, arm, UNITS (x), UNITS (y))

static inline void
skirmish_gun (LwBattle *battle, LwRef gun, LwLength x, LwLength y, LwAngle bearing)
{
  LwGun *piece = lw_battle_gun_rw (battle, gun);

  piece->placed = TRUE;
  piece->at = piece->start = (LwPoint) { x, y };
  piece->bearing = bearing;
}

static inline void
skirmish_captive (LwBattle *battle, LwRef man, LwRef escort)
{
  lw_battle_man_rw (battle, man)->state = LW_MAN_CAPTIVE;
  lw_battle_man_rw (battle, man)->escort = escort;
}

/* Finds the melees as the end of a move does. */
static inline LwMelee *
skirmish_melee (LwBattle *battle)
{
  battle->phase = LW_PHASE_SETTLING;
  g_ptr_array_set_size (battle->melees, 0);
  lw_turn_find_melees (battle);

  return battle->melees->len > 0 ? g_ptr_array_index (battle->melees, 0) : NULL;
}

/* Settles the first melee by the proposal. */
static inline void
skirmish_settle (LwBattle *battle)
{
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_MELEE, battle->mover);
  LwRefusal refusal;

  lw_melee_suggest (battle, order);
  g_assert_true (lw_play (battle, order, &refusal));
}

/*
 * A scrap of @own of the mover against @other: two lines of infantry face to face, each man in
 * contact with the one before him; those over stand behind, within six inches. @support more men of
 * the smaller side stand within a move of it.
 */
static inline LwMelee *
skirmish_scrap (LwBattle *battle, guint own, guint other, guint support)
{
  LwSide mover = battle->mover;
  LwSide inferior = own <= other ? mover : LW_OTHER (mover);
  guint most = MAX (own, other);
  guint i;

  for (i = 0; i < most; i++)
    {
      LwLength x = UNITS (30) + (LwLength) i * UNITS (0.875);

      if (i < own)
        skirmish_at (battle, mover, LW_INFANTRY, x, i < other ? UNITS (48) : UNITS (47));
      if (i < other)
        skirmish_at (battle, LW_OTHER (mover), LW_INFANTRY, x,
                     i < own ? UNITS (48.875) : UNITS (48));
    }
  for (i = 0; i < support; i++)
    skirmish_at (battle, inferior, LW_INFANTRY, UNITS (24) + (LwLength) i % 8 * UNITS (1),
                 UNITS (40.5) - (LwLength) (i / 8) * UNITS (1));

  return skirmish_melee (battle);
}
