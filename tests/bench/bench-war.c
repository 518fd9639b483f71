/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-war.c: the rules by the piece: who stands under the pointer, a melee, a turn, a shot.
 */
#include "bench.h"

#include <math.h>
#include <string.h>

#include "lw-march.h"
#include "lw-melee.h"
#include "lw-play.h"
#include "lw-point-index.h"
#include "lw-suggestion.h"
#include "lw-survey.h"
#include "lw-turn.h"
#include "lw-march-plan.h"
#include "lw-formation.h"
#include "lw-trail.h"
#include "lw-melee-suggest.h"

/* Five hundred men on an 18-foot square. */
#define AREA_A_MAN ((gint64)(18 * LW_FOOT) * (18 * LW_FOOT) / 500)

static LwBattle *battle;
static LwChance chance;
#define FIRST_SEED 1913

static guint64 seed = FIRST_SEED; /* another layout every time */
static LwLength side_of_field;

static LwLength
root_of (gint64 area)
{
  return (LwLength)lw_isqrt ((guint64)area);
}

static void
stand_man (guint i, LwPoint at)
{
  lw_battle_man_rw (battle, i)->state = LW_MAN_FIGHTING;
  lw_battle_man_rw (battle, i)->at = lw_battle_man_rw (battle, i)->start = at;
}

/* Red and Blue half and half, in rows @pitch apart with a little disorder, none too near. By an odd
 * number across, they stand by turns along the files as well as along the ranks. */
static void
set_men (guint n, LwLength pitch, LwLength disorder)
{
  guint across = ((guint)lw_isqrt (n) + 1) | 1, i;

  for (i = 0; i < n; i++)
    {
      LwPoint at = { LW_FOOT + (LwLength)(i % across) * pitch,
                     LW_FOOT + (LwLength)(i / across) * pitch };
      guint man = i % 2 == 0 ? i / 2 : n / 2 + i / 2;

      if (disorder > 0)
        {
          at.x += (LwLength)lw_chance_below (&chance, (guint32)disorder);
          at.y += (LwLength)lw_chance_below (&chance, (guint32)disorder);
        }
      stand_man (man, at);
    }
}

static void
make_battle (guint n, guint boxes)
{
  LwPlayer players[LW_N_SIDES] = {
    { (char *)"Robert", LW_EDGE_NORTH, { n / 2, 0, 1 } },
    { (char *)"Anna", LW_EDGE_SOUTH, { n - n / 2, 0, 1 } },
  };
  g_autoptr (LwCountry) country = NULL;
  LwHouseRules rules;
  guint i;

  lw_chance_seed (&chance, seed++);
  side_of_field = root_of (AREA_A_MAN * n) + 2 * LW_FOOT;
  country = lw_country_new ("Bench", side_of_field, side_of_field);
  for (i = 0; i < boxes; i++)
    {
      g_autofree char *id = g_strdup_printf ("h%u", i);
      LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, id);

      house->at.x = (LwLength)lw_chance_below (&chance, (guint32)side_of_field);
      house->at.y = (LwLength)lw_chance_below (&chance, (guint32)side_of_field);
      house->width = house->depth = LW_INCHES (2);
      house->height = LW_INCHES (4);
      house->angle = (LwAngle)lw_chance_below (&chance, LW_TURN);
      lw_country_add (country, house);
    }
  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_TIMED] = 1;
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, 1913);
  battle->ready[LW_RED] = battle->ready[LW_BLUE] = TRUE;
  battle->phase = LW_PHASE_WAITING;
  battle->move = 3;
}

static void
set_up_spread (guint n)
{
  LwLength pitch = root_of (AREA_A_MAN);

  make_battle (n, 0);
  set_men (n, pitch, pitch - LW_INCHES (2));
}

static void
clear (void)
{
  g_clear_pointer (&battle, lw_battle_free);
}

static LwPoint
some_point (void)
{
  return (LwPoint){ (LwLength)lw_chance_below (&chance, (guint32)side_of_field),
                    (LwLength)lw_chance_below (&chance, (guint32)side_of_field) };
}

/* P9: everybody in contact. */
static void
set_up_scrap (guint n)
{
  make_battle (n, 0);
  set_men (n, 7 * LW_INCH / 8, 0);
  battle->phase = LW_PHASE_SETTLING;
}

static void
resolve (guint n)
{
  for (; n > 0; n--)
    {
      lw_turn_find_melees (battle);
      bench_sink += battle->melees->len;
    }
}

static guint
root_in (guint *parent, guint i)
{
  while (parent[i] != i)
    i = parent[i] = parent[parent[i]];

  return i;
}

/* Nothing but the groups: an index of the men, and who is within six inches of whom joined. */
static void
group (guint n)
{
  LwBox field = lw_country_bounds (lw_battle_country (battle));
  g_autofree guint *parent = g_new (guint, battle->n_men);
  g_auto (LwHits) near = LW_NO_HITS;
  guint i, k;

  for (; n > 0; n--)
    {
      g_autoptr (LwPointIndex) spots = lw_point_index_new (field, battle->n_men, 1);

      for (i = 0; i < battle->n_men; i++)
        lw_point_index_put (spots, parent[i] = i, 0, battle->men[i].at);
      for (i = 0; i < battle->n_men; i++)
        {
          LwPoint at = battle->men[i].at;

          lw_point_index_gather (spots, 1, lw_box_around (&at, 1, LW_SIX_INCHES), &near);
          for (k = 0; k < near.n; k++)
            if (lw_distance_squared (at, battle->men[near.number[k]].at) <=
                (gint64)LW_SIX_INCHES * LW_SIX_INCHES)
              parent[root_in (parent, i)] = root_in (parent, (guint)near.number[k]);
        }
      bench_sink += root_in (parent, 0);
    }
}

/* P10: a turn: every man of one side goes six inches, in one body, and the move is settled. */
static LwOrder *
march_all (LwSide side, LwLength by)
{
  LwOrder *order = lw_order_new (LW_ORDER_MARCH, side);
  LwRef i;

  order->bearing = LW_NORTH;
  for (i = 0; i < (LwRef)battle->n_men; i++)
    if (battle->men[i].side == side)
      {
        LwPoint to = battle->men[i].at;

        to.x += by;
        lw_order_add_man (order, i);
        lw_order_add_place (order, to);
      }

  return order;
}

static void
play (LwBattle *in, LwOrder *order)
{
  gboolean played = lw_play (in, order, NULL);

  g_assert_true (played);
  lw_order_free (order);
}

static void
turn (guint n)
{
  for (; n > 0; n--)
    {
      LwSide mover = battle->mover;

      play (battle, lw_order_new (LW_ORDER_GO, mover));
      play (battle, march_all (mover, battle->move % 2 == 0 ? LW_INCH / 4 : -LW_INCH / 4));
      play (battle, lw_order_new (LW_ORDER_END, mover));
      play (battle, lw_order_new (LW_ORDER_SETTLE, mover));
    }
}

/* Whom the last shot killed stand again, for the next one. */
static void
raise_dead (void)
{
  const GArray *dead = lw_battle_order (battle, battle->record->len)->dead;
  guint i;

  for (i = 0; i < dead->len; i++)
    lw_battle_man_rw (battle, g_array_index (dead, LwRef, i))->state = LW_MAN_FIGHTING;
}

/* P11: a shot, with all that the laws make of it. */
static void
set_up_shots (guint n)
{
  guint i;

  /* What a shot meets depends on the layout: it is the same whatever was measured before. */
  seed = FIRST_SEED;
  make_battle (n, 200);
  set_men (n, root_of (AREA_A_MAN), 0);
  for (i = 0; i < 4; i++)
    stand_man (i, (LwPoint){ LW_FOOT + LW_INCHES (2) * (LwLength)i, LW_INCHES (6) });
  lw_battle_gun_rw (battle, 0)->placed = TRUE;
  lw_battle_gun_rw (battle, 0)->at = lw_battle_gun_rw (battle, 0)->start =
      (LwPoint){ LW_FOOT, LW_INCHES (2) };
  play (battle, lw_order_new (LW_ORDER_GO, battle->mover));
}

static void
shoot (guint n)
{
  for (; n > 0; n--)
    {
      LwOrder *order = lw_order_new (LW_ORDER_FIRE, battle->mover);

      order->gun = 0;
      order->bearing = LW_NORTH - (LwAngle)lw_chance_below (&chance, 60 * LW_DEGREE);
      order->elevation = LW_DEGREE / 2;
      order->seed = 1 + lw_chance_below (&chance, 100000);
      lw_battle_gun_rw (battle, 0)->shots = 0;
      if (!lw_play (battle, order, NULL))
        bench_sink++;
      lw_order_free (order);
      raise_dead ();
    }
}

/* A straight ray from the corner against every man and every box, one by one, as one writes it
 * first: in floating point, with the C library's own functions, and no laws. */
static double
meet_man (const LwMan *man, double dx, double dy)
{
  double along = man->at.x * dx + man->at.y * dy;
  double off = man->at.x * dy - man->at.y * dx;
  double chord = (double)LW_INFANTRY_RADIUS * LW_INFANTRY_RADIUS - off * off;

  return chord < 0 ? HUGE_VAL : along - sqrt (chord);
}

static double
meet_box (const LwFeature *box, double dx, double dy)
{
  double angle = box->angle * (G_PI / (180 * LW_DEGREE));
  double c = cos (angle), s = sin (angle);
  double x = -(box->at.x * c + box->at.y * s), y = box->at.x * s - box->at.y * c;
  double u = dx * c + dy * s, v = dy * c - dx * s;
  double x1 = (-box->width / 2.0 - x) / u, x2 = (box->width / 2.0 - x) / u;
  double y1 = (-box->depth / 2.0 - y) / v, y2 = (box->depth / 2.0 - y) / v;
  double in = fmax (fmin (x1, x2), fmin (y1, y2)), out = fmin (fmax (x1, x2), fmax (y1, y2));

  return in < out ? in : HUGE_VAL;
}

static void
ray (guint n)
{
  const LwCountry *country = lw_battle_country (battle);
  guint i;

  for (; n > 0; n--)
    {
      LwPoint to = some_point ();
      double length = hypot (to.x, to.y), dx = to.x / length, dy = to.y / length;
      double nearest = length;

      for (i = 0; i < battle->n_men; i++)
        nearest = fmin (nearest, meet_man (&battle->men[i], dx, dy));
      for (i = 0; i < lw_country_count (country); i++)
        nearest = fmin (nearest, meet_box (lw_country_feature (country, i), dx, dy));
      bench_sink += (gint64)nearest;
    }
}

/* --- The survey of a Country ------------------------------------------------------------------ */

static LwCountry *surveyed;

static void
set_up_survey (guint size)
{
  LwSuggestion wish = { 7, 14 * LW_FOOT, 12 * LW_FOOT, 3, 3, 3, 3 };

  surveyed = lw_suggestion_make (&wish);
  for (guint i = lw_country_count (surveyed); i < size; i++)
    {
      g_autofree char *id = g_strdup_printf ("twig%u", i);
      LwFeature *twig = lw_feature_new (LW_FEATURE_TREE, id);

      twig->at = (LwPoint){ LW_INCHES (4 + 5 * (i % 32)), LW_INCHES (20 + 7 * (i / 32)) };
      twig->height = LW_INCHES (7);
      lw_country_add (surveyed, twig);
    }
}

static void
survey (guint n)
{
  for (guint i = 0; i < n; i++)
    {
      LwSurvey *one = lw_survey_new (surveyed);

      bench_sink += one->cover;
      lw_survey_free (one);
    }
}

static void
copy_country (guint n)
{
  for (guint i = 0; i < n; i++)
    {
      LwCountry *copy = lw_country_copy (surveyed);

      bench_sink += copy->width;
      lw_country_free (copy);
    }
}

static void
clear_survey (void)
{
  g_clear_pointer (&surveyed, lw_country_free);
}

/* P10, the whole of it: companies of twenty-one and four about a gun, Red's and Blue's a charge
 * apart, in as many blocks as there are men for. */
#define COMPANY 25
#define BLOCK_ACROSS LW_INCHES (40)
#define BLOCK_ALONG LW_INCHES (70)

static guint n_blocks;

static void
stand_company (guint first, guint gun, LwPoint at, gint front)
{
  guint i;

  for (i = 0; i < COMPANY; i++)
    stand_man (first + i, (LwPoint){ at.x + LW_INCHES (2) * (LwLength)(i % 15 - 7),
                                     at.y + front * (LwLength)(i / 15) * LW_INCHES (2) });
  lw_battle_gun_rw (battle, gun)->placed = TRUE;
  lw_battle_gun_rw (battle, gun)->bearing = front > 0 ? LW_NORTH : LW_SOUTH;
  lw_battle_gun_rw (battle, gun)->at = lw_battle_gun_rw (battle, gun)->start =
      (LwPoint){ at.x - LW_INCHES (17), at.y + front * LW_INCHES (5) };
}

static void
set_up_war (guint n)
{
  LwPlayer players[LW_N_SIDES] = { { (char *)"Robert", LW_EDGE_NORTH, { 0 } },
                                   { (char *)"Anna", LW_EDGE_SOUTH, { 0 } } };
  g_autoptr (LwCountry) country = NULL;
  LwHouseRules rules;
  guint across, i;

  n_blocks = MAX (1, n / (2 * COMPANY));
  across = (guint)lw_isqrt (2 * n_blocks - 1) + 1;
  players[0].force = players[1].force = (LwForce){ n_blocks * COMPANY, 0, n_blocks };
  country = lw_country_new ("Bench", BLOCK_ACROSS * (LwLength)across,
                            BLOCK_ALONG * (LwLength)(n_blocks / across + 1));
  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_TIMED] = 1;
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, 1913);
  for (i = 0; i < n_blocks; i++)
    {
      LwPoint at = { BLOCK_ACROSS * (LwLength)(i % across) + BLOCK_ACROSS / 2,
                     BLOCK_ALONG * (LwLength)(i / across) + LW_INCHES (20) };

      stand_company ((n_blocks + i) * COMPANY, n_blocks + i, at, 1);
      at.y += LW_INCHES (20);
      stand_company (i * COMPANY, i, at, -1);
    }
  battle->ready[LW_RED] = battle->ready[LW_BLUE] = TRUE;
  battle->phase = LW_PHASE_WAITING;
  battle->mover = LW_BLUE;
  battle->move = 3;
}

static void
play_if_any (LwBattle *in, LwOrder *order)
{
  if (order == NULL)
    return;

  if (lw_play (in, order, NULL))
    bench_sink++;
  lw_order_free (order);
}

/* A gun fires twice, and its company charges. */
static void
command_company (LwBattle *in, guint block, gboolean guns)
{
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef gun = (LwRef)(n_blocks + block), i;

  if (guns)
    {
      LwOrder *order = lw_order_new (LW_ORDER_FIRE, LW_BLUE);

      order->gun = gun;
      order->bearing = LW_NORTH - 10 * LW_DEGREE;
      play_if_any (in, lw_order_copy (order));
      play_if_any (in, order);
      return;
    }
  for (i = 0; i < COMPANY - 4; i++)
    {
      LwRef man = (LwRef)((n_blocks + block) * COMPANY) + i;

      g_array_append_val (men, man);
    }
  play_if_any (in, lw_march_plan (in, men, LW_FORMATION_LINE,
                                  (LwPoint){ in->men[block * COMPANY].at.x + LW_INCHES (14),
                                             in->men[block * COMPANY].at.y },
                                  LW_NORTH));
}

static void
settle (LwBattle *in)
{
  guint i;

  for (i = 0; i < in->n_guns; i++)
    if (lw_trail_owed (in, (LwRef)i) > 0)
      play_if_any (in, lw_trail_plan (in, (LwRef)i));
  for (i = 0; i < in->melees->len; i++)
    {
      LwOrder *order = lw_order_new (LW_ORDER_MELEE, LW_BLUE);

      order->melee = i;
      lw_melee_suggest (in, order);
      play_if_any (in, order);
    }
  play_if_any (in, lw_order_new (LW_ORDER_SETTLE, LW_BLUE));
  g_assert_cmpint (in->phase, ==, LW_PHASE_WAITING);
}

static void
war_turn (guint n)
{
  for (; n > 0; n--)
    {
      g_autoptr (LwBattle) in = lw_battle_copy (battle);
      guint i;

      play (in, lw_order_new (LW_ORDER_GO, LW_BLUE));
      for (i = 0; i < n_blocks; i++)
        command_company (in, i, TRUE);
      for (i = 0; i < n_blocks; i++)
        command_company (in, i, FALSE);
      play (in, lw_order_new (LW_ORDER_END, LW_BLUE));
      settle (in);
    }
}

const BenchCase bench_war[] = { { "P7s", "the survey of a Country / a copy of it", 300,
                                  set_up_survey, survey, copy_country, clear_survey, 0, 0 },
                                { "P9", "melee and isolation, all in contact / the groups alone",
                                  500, set_up_scrap, resolve, group, clear, 5, 3 },
                                { "P10m", "a move of all men / the groups alone", 1000,
                                  set_up_spread, turn, group, clear, 0, 0 },
                                { "P10", "a whole turn, guns and charges / the groups alone", 1000,
                                  set_up_war, war_turn, group, clear, 0, 0 },
                                { "P11", "a shot by the laws / a bare ray at all, 200 boxes", 500,
                                  set_up_shots, shoot, ray, clear, 1, .3 },
                                { NULL } };

const BenchGrowth bench_war_growth[] = {
  { "P9", "how melee and isolation grow, 100 to 10,000 in contact", 100, set_up_scrap, resolve,
    clear, 1.1, 0 },
  { "P10m", "how a move of all men grows, 100 to 10,000 men", 100, set_up_spread, turn, clear, 1.1,
    0 },
  { "P10", "how a whole turn with guns and charges grows, 100 to 10,000 men", 100, set_up_war,
    war_turn, clear, 1.1, 0 },
  { NULL }
};
