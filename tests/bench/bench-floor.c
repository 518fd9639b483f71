/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-floor.c: battles as large as one wants them, for what is measured and counted.
 */
#include "bench-floor.h"

#include "lw-play.h"
#include "lw-march.h"
#include "lw-putting-down-plan.h"

#define COLUMNS 30
#define PITCH LW_INCHES (2)
#define BACK LW_INCHES (26) /* left free before each back line */

LwCountry *
bench_country (guint n, LwLength width, LwLength depth)
{
  LwCountry *country = lw_country_new ("Bench", width, depth);
  guint rows = MAX (1, (n + COLUMNS - 1) / COLUMNS), i;

  for (i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("house-%u", i);
      LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, id);

      house->at.x = (LwLength)(2 * (i % COLUMNS) + 1) * width / (2 * COLUMNS);
      house->at.y =
          BACK + (LwLength)(2 * (i / COLUMNS) + 1) * (depth - 2 * BACK) / (LwLength)(2 * rows);
      house->width = LW_INCHES (4);
      house->depth = 7 * LW_INCH / 2;
      house->height = LW_INCHES (4);
      lw_country_add (country, house);
    }

  return country;
}

static void
play (LwBattle *battle, LwOrder *order)
{
  if (!lw_play (battle, order, NULL))
    g_warning ("%s was refused", lw_order_kind_nick_for_test (order->kind));
  lw_order_free (order);
}

static void
put_down (LwBattle *battle, LwSide side)
{
  g_autoptr (GPtrArray) orders = lw_putting_down_suggest (battle, side);
  guint i;

  for (i = 0; i < orders->len; i++)
    play (battle, lw_order_copy (g_ptr_array_index (orders, i)));
  play (battle, lw_order_new (LW_ORDER_READY, side));
}

LwBattle *
bench_battle (guint n_men, guint n_guns, const LwCountry *country, gboolean timed)
{
  LwForce force = { n_men / 2 - n_men / 8, n_men / 8, n_guns / 2 };
  const LwPlayer players[LW_N_SIDES] = { { (char *)"Robert", LW_EDGE_NORTH, force },
                                         { (char *)"Anna", LW_EDGE_SOUTH, force } };
  LwHouseRules rules;
  LwBattle *battle;

  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_TIMED] = timed ? 0 : 1;
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, 1913);
  put_down (battle, battle->mover);
  put_down (battle, battle->mover);
  play (battle, lw_order_new (LW_ORDER_GO, battle->mover));

  return battle;
}

LwBattle *
bench_usual (gboolean timed)
{
  g_autoptr (LwCountry) country = bench_country (BENCH_THINGS, BENCH_WIDTH, BENCH_DEPTH);

  return bench_battle (BENCH_MEN, BENCH_GUNS, country, timed);
}

/* In ranks across the field, from its middle outward. */
static void
stand_side (LwBattle *battle, LwSide side)
{
  const LwCountry *country = lw_battle_country (battle);
  guint across = (guint)(country->width / PITCH) - 2, n = 0, i;
  gint front = side == LW_RED ? 1 : -1;

  for (i = 0; i < battle->n_men; i++)
    {
      LwMan *man = lw_battle_man_rw (battle, i);

      if (man->side != side)
        continue;
      man->state = LW_MAN_FIGHTING;
      man->facing = side == LW_RED ? LW_SOUTH : LW_NORTH;
      man->at.x = PITCH + (LwLength)(n % across) * PITCH;
      man->at.y = country->depth / 2 + front * (LW_FOOT + (LwLength)(n / across) * PITCH);
      man->start = man->at;
      n++;
    }
}

LwBattle *
bench_host (guint n_men, LwLength width, LwLength depth)
{
  LwForce force = { n_men / 2, 0, 0 };
  const LwPlayer players[LW_N_SIDES] = { { (char *)"Robert", LW_EDGE_NORTH, force },
                                         { (char *)"Anna", LW_EDGE_SOUTH, force } };
  g_autoptr (LwCountry) country = lw_country_new ("Bench", width, depth);
  LwHouseRules rules;
  LwBattle *battle;

  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_TIMED] = 1;
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, 1913);
  stand_side (battle, LW_RED);
  stand_side (battle, LW_BLUE);
  battle->ready[LW_RED] = battle->ready[LW_BLUE] = TRUE;
  battle->phase = LW_PHASE_WAITING;
  battle->move = 3;
  play (battle, lw_order_new (LW_ORDER_GO, battle->mover));

  return battle;
}

LwRef
bench_man_near (const LwBattle *battle, LwPoint place)
{
  gint64 least = G_MAXINT64;
  LwRef best = LW_NONE, i;

  for (i = 0; i < (LwRef)battle->n_men; i++)
    if (battle->men[i].side == battle->mover && lw_man_armed (&battle->men[i]) &&
        lw_distance_squared (battle->men[i].at, place) < least)
      {
        least = lw_distance_squared (battle->men[i].at, place);
        best = i;
      }

  return best;
}
