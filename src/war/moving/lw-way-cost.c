/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-way-cost.c: what house rules make a way cost beyond its length: boards, fords, woods (Q10,
 * Q12, Q14).
 */
#include "lw-way-cost.h"

/* The way is looked at so often: no board and no wood is narrower than twice this. For shading,
 * that is for the eye alone, a coarser look is enough. */
#define SAMPLE ((LwLength)32)
#define SAMPLE_TO_SHADE (LW_INCH / 2)

/* In inches for each board, which is one inch high. */
static const LwLength for_a_board[] = { 0, 2, 12 };

static LwPoint
point_between (LwPoint from, LwPoint to, gint64 part, gint64 whole)
{
  return (LwPoint){ from.x + (LwLength)(((gint64)to.x - from.x) * part / whole),
                    from.y + (LwLength)(((gint64)to.y - from.y) * part / whole) };
}

/* How far it goes up, board by board; going down is free. */
static LwLength
sum_climb (const LwBattle *battle, LwPoint from, LwPoint to, LwLength sample)
{
  gint64 n = lw_distance (from, to) / sample + 1, i;
  LwLength height = lw_ground_height (battle->ground, from), climb = 0;

  for (i = 1; i <= n; i++)
    {
      LwLength next = lw_ground_height (battle->ground, point_between (from, to, i, n));

      climb += MAX (0, next - height);
      height = next;
    }

  return climb;
}

static gboolean
is_in_wood (const LwCountry *country, LwPoint at)
{
  for (guint i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *thing = lw_country_feature (country, i);

      if (thing->kind == LW_FEATURE_WOOD && thing->points != NULL &&
          lw_outline_holds ((const LwPoint *)(void *)thing->points->data, thing->points->len, at))
        return TRUE;
    }

  return FALSE;
}

/* How much of it lies in a wood. */
static LwLength
sum_wood (const LwBattle *battle, LwPoint from, LwPoint to, LwLength sample)
{
  LwLength length = lw_distance (from, to);
  gint64 n = length / sample + 1, i, inside = 0;

  for (i = 0; i < n; i++)
    inside += is_in_wood (lw_battle_country (battle), point_between (from, to, 2 * i + 1, 2 * n));

  return (LwLength)(length * inside / n);
}

/* Does the way go into a ford? Whoever stands in it already has paid for it. */
static gboolean
enters_ford (const LwFeature *ford, const LwPoint *points, guint n)
{
  LwShape box = lw_shape_box (ford->at, ford->width, ford->depth, ford->angle);
  LwShape start = lw_shape_disc (points[0], 0);

  if (lw_shape_within (&box, &start, 0))
    return FALSE;
  for (guint i = 1; i < n; i++)
    {
      LwShape leg = lw_shape_swept (points[i - 1], points[i], 0);

      if (lw_shape_within (&box, &leg, 0))
        return TRUE;
    }

  return FALSE;
}

static guint
count_fords (const LwBattle *battle, const LwPoint *points, guint n)
{
  const LwCountry *country = lw_battle_country (battle);
  guint fords = 0;

  for (guint i = 0; i < lw_country_count (country); i++)
    if (lw_country_feature (country, i)->kind == LW_FEATURE_FORD)
      fords += enters_ford (lw_country_feature (country, i), points, n);

  return fords;
}

gboolean
lw_way_has_cost (const LwBattle *battle)
{
  const guint8 *choice = battle->rules.choice;

  return choice[LW_RULE_CLIMB_COST] != 0 || choice[LW_RULE_FORD_COST] != 0 ||
         choice[LW_RULE_WOODS_SLOW] != 0;
}

static LwLength
sum_cost (const LwBattle *battle,
          LwLength whole,
          const LwPoint *points,
          guint n,
          LwLength length,
          LwLength sample)
{
  LwLength climb = for_a_board[battle->rules.choice[LW_RULE_CLIMB_COST]], cost = length;
  guint ford = battle->rules.choice[LW_RULE_FORD_COST];

  for (guint i = 1; i < n && climb > 0; i++)
    cost += climb * sum_climb (battle, points[i - 1], points[i], sample);
  for (guint i = 1; i < n && battle->rules.choice[LW_RULE_WOODS_SLOW] == 1; i++)
    cost += sum_wood (battle, points[i - 1], points[i], sample);
  if (ford == 1)
    cost += (LwLength)count_fords (battle, points, n) * (whole / 2);
  else if (ford == 2 && count_fords (battle, points, n) > 0)
    cost = MAX (cost, whole);

  return cost;
}

LwLength
lw_way_cost (
    const LwBattle *battle, LwLength whole, const LwPoint *points, guint n, LwLength length)
{
  return sum_cost (battle, whole, points, n, length, SAMPLE);
}

LwLength
lw_way_cost_leg (const LwBattle *battle, LwLength whole, LwPoint from, LwPoint to, LwLength length)
{
  const LwPoint ends[] = { from, to };

  return sum_cost (battle, whole, ends, 2, length, SAMPLE_TO_SHADE);
}
