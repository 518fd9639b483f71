/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-play.c: whole battles: a record played again, an order taken back, a battle played by the
 * proposals of the program itself.
 */
#include "bench-yard.h"
#include "lw-point-index.h"
#include "war-test.h"
#include "lw-march-plan.h"
#include "lw-formation.h"

#define A_MOVE 6   /* men who march in a move of the record */
#define COMPANY 12 /* men who are sent together */

static LwBattle *battle;
static LwGrid *grid;
static GArray *found;
static LwChance chance;

static void
play (LwBattle *in, LwOrder *order)
{
  gboolean played = lw_play (in, order, NULL);

  g_assert_true (played);
  lw_order_free (order);
}

static LwOrder *
one_step (LwRef man)
{
  LwOrder *order = march_order (battle, man, battle->men[man].at);
  LwPoint *to = &g_array_index (order->to, LwPoint, 0);

  to->y += battle->move % 2 == 0 ? LW_INCH / 4 : -LW_INCH / 4;
  return order;
}

/* @n orders: Go, a few steps, the end, settled; and so on. */
static void
set_up_record (guint n)
{
  g_autoptr (LwCountry) country = open_country (18 * LW_FOOT, 18 * LW_FOOT);
  LwHouseRules rules;

  lw_chance_seed (&chance, 1913);
  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_TIMED] = 1;
  battle = battle_on (country, (LwForce){ 200, 50, 4 }, &rules);
  put_all_down (battle);
  while (battle->record->len < n)
    {
      guint i;

      play (battle, plain_order (LW_ORDER_GO, battle->mover));
      for (i = 0; i < A_MOVE; i++)
        {
          LwRef man = (LwRef)lw_chance_below (&chance, 250);
          LwOrder *order = one_step ((LwRef)(man + (battle->mover == LW_BLUE ? 250 : 0)));

          lw_play (battle, order, NULL);
          lw_order_free (order);
        }
      if (battle->record->len < n)
        end_move (battle);
    }
  grid = lw_grid_new (lw_country_bounds (country), LW_SIX_INCHES);
  found = g_array_new (FALSE, FALSE, sizeof (guint));
}

static void
clear (void)
{
  g_clear_pointer (&battle, lw_battle_free);
  g_clear_pointer (&grid, lw_grid_free);
  g_clear_pointer (&found, g_array_unref);
}

static void
replay (guint n)
{
  for (; n > 0; n--)
    {
      g_autoptr (LwBattle) again = lw_battle_fresh (battle);
      guint i;

      for (i = 0; i < battle->record->len; i++)
        g_assert_true (lw_play (again, g_ptr_array_index (battle->record, i), NULL));
      bench_sink += again->events->len;
    }
}

/* Nothing but the men moved in an index of points, with one query for each order. */
static void
relink (guint n)
{
  LwBox field = lw_country_bounds (lw_battle_country (battle));
  g_autoptr (LwPointIndex) spots = lw_point_index_new (field, battle->n_men, 1);
  g_auto (LwHits) near = LW_NO_HITS;
  guint i;

  for (; n > 0; n--)
    {
      for (i = 0; i < battle->n_men; i++)
        lw_point_index_put (spots, i, 0, battle->men[i].at);
      for (i = 0; i < battle->record->len; i++)
        {
          guint man = i % battle->n_men;
          LwPoint at = battle->men[man].at;

          lw_point_index_take (spots, man);
          lw_point_index_put (spots, man, 0, at);
          lw_point_index_gather (spots, 1, lw_box_around (&at, 1, LW_SIX_INCHES), &near);
          bench_sink += near.n;
        }
    }
}

/* Undo is measured with the redo that brings the order back. */
static void
take_back (guint n)
{
  for (; n > 0; n--)
    if (!lw_play_undo (battle, NULL) || !lw_play_redo (battle, NULL))
      g_assert_not_reached ();
}

static void
begin_anew (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  LwHouseRules rules;

  g_clear_pointer (&battle, lw_battle_free);
  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_TIMED] = 1;
  battle = battle_on (country, (LwForce){ 48, 25, 3 }, &rules);
  put_all_down (battle);
}

static void
set_up_battle (guint n)
{
  (void)n;
  begin_anew ();
}

static LwPoint
nearest_enemy (const LwMan *man)
{
  LwPoint best = man->at;
  gint64 least = G_MAXINT64;
  guint i;

  for (i = 0; i < battle->n_men; i++)
    if (battle->men[i].side != man->side && lw_man_armed (&battle->men[i]) &&
        lw_distance_squared (man->at, battle->men[i].at) < least)
      {
        least = lw_distance_squared (man->at, battle->men[i].at);
        best = battle->men[i].at;
      }

  return best;
}

static void
fire_all (void)
{
  LwRef gun;
  guint shot;

  for (gun = 0; gun < (LwRef)battle->n_guns; gun++)
    for (shot = 0; shot < LW_SHOTS_PER_MOVE && battle->guns[gun].owner == battle->mover; shot++)
      {
        LwMan mark = { .at = battle->guns[gun].at, .side = battle->mover };
        LwOrder *order = plain_order (LW_ORDER_FIRE, battle->mover);

        order->gun = gun;
        order->bearing = lw_direction (mark.at, nearest_enemy (&mark));
        order->elevation = LW_DEGREE / 2;
        lw_play (battle, order, NULL);
        lw_order_free (order);
      }
}

static void
send_companies (void)
{
  LwRef man = 0;

  while (man < (LwRef)battle->n_men)
    {
      g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
      LwOrder *order;

      for (; man < (LwRef)battle->n_men && men->len < COMPANY; man++)
        if (battle->men[man].side == battle->mover && lw_man_armed (&battle->men[man]))
          g_array_append_val (men, man);
      if (men->len == 0)
        break;
      order = lw_march_plan (battle, men, LW_FORMATION_LINE,
                             nearest_enemy (&battle->men[g_array_index (men, LwRef, 0)]),
                             battle->mover == LW_RED ? LW_SOUTH : LW_NORTH);
      if (order != NULL)
        play (battle, order);
    }
}

/* A move of each side: its guns fire at the nearest enemy, its companies go for him. */
static void
fight (guint n)
{
  for (n *= 2; n > 0; n--)
    {
      if (battle->phase == LW_PHASE_OVER)
        begin_anew ();
      play (battle, plain_order (LW_ORDER_GO, battle->mover));
      fire_all ();
      send_companies ();
      end_move (battle);
    }
}

/* A Wesnoth AI turn takes 48 ms where a screen is copied in 0.19 ms. */
#define SCREENS_A_WESNOTH_TURN 250

static void
wesnoth (guint n)
{
  bench_copy_screen (n * SCREENS_A_WESNOTH_TURN);
}

const BenchCase bench_play[] = {
  { "P12", "a record of 1,000 orders, 500 men / men moved in an index", 1000, set_up_record, replay,
    relink, clear, 40, 15 },
  { "P13", "one order undone and redone / the record played again", 1000, set_up_record, take_back,
    replay, clear, 1, 0 },
  { "P14", "a move of both sides, 73 each, all planned / 250 screens, as a Wesnoth AI turn", 146,
    set_up_battle, fight, wesnoth, clear, .05, .01 },
  { NULL }
};
