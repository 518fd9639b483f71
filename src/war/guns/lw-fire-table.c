/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-fire-table.c: a shot decided by a die and the distance, where the house wants no flight (Q51).
 *
 * The first man on the line of the barrel, before whatever stops a shot, is fired at. He falls when
 * the die shows what the table says, or more.
 */
#include "lw-fire-table.h"

#define DIE 6
#define STEP (LW_INCH / 4)
#define BORE_HEIGHT (LW_INCH * 7 / 4)
#define ASIDE_MOST (LW_INCH / 2) /* from the line to a man who is on it */
#define HURRY_COUNTS 200         /* per cent: so hurried a shot needs one more */
#define WORN_NEEDS 2             /* more, for a worn gun */

/* How far, and what the die must show: from the book's battle, where about four men fell to five
 * shots at two to five feet. */
static const struct
{
  LwLength within;
  guint need;
} table[] = { { 5 * LW_FOOT, 2 }, { 8 * LW_FOOT, 3 }, { 12 * LW_FOOT, 4 }, { G_MAXINT32, 5 } };

static gboolean
is_cover (LwFeatureKind kind)
{
  return kind == LW_FEATURE_HOUSE || kind == LW_FEATURE_CHURCH || kind == LW_FEATURE_SHED ||
         kind == LW_FEATURE_WALL || kind == LW_FEATURE_TREE || kind == LW_FEATURE_ROCK;
}

/* Does something as high as the barrel stand there? */
static gboolean
is_stopped (const LwBattle *battle, LwPoint at, LwLength bore)
{
  const LwCountry *country = lw_battle_country (battle);
  LwLength floor = lw_ground_height (battle->ground, at);
  LwShape spot = lw_shape_disc (at, 0);

  if (floor >= bore)
    return TRUE;

  for (guint i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *thing = lw_country_feature (country, i);
      g_autoptr (GArray) shapes = NULL;

      if (!is_cover (thing->kind) || floor + thing->height < bore ||
          !lw_box_holds (lw_feature_bounds (thing), at))
        continue;
      shapes = lw_feature_shapes (thing);
      for (guint k = 0; k < shapes->len; k++)
        if (lw_shape_within (&spot, &g_array_index (shapes, LwShape, k), 0))
          return TRUE;
    }

  return FALSE;
}

/* How far the line of the barrel is open, from the muzzle on. */
static LwLength
find_end (const LwBattle *battle, const LwGun *gun)
{
  LwBox field = lw_country_bounds (lw_battle_country (battle));
  LwLength bore = lw_ground_height (battle->ground, gun->at) + BORE_HEIGHT;
  LwLength along = LW_GUN_BARREL;

  for (; along < 2 * LW_FIELD_MAX; along += STEP)
    {
      LwPoint at = lw_point_towards (gun->at, gun->bearing, along);

      if (!lw_box_holds (field, at) || is_stopped (battle, at, bore))
        break;
    }

  return along;
}

/* The nearest man who stands on the line between the muzzle and @end, or LW_NONE. */
static LwRef
find_target (const LwBattle *battle, const LwGun *gun, LwLength end)
{
  LwShape line = lw_shape_swept (lw_point_towards (gun->at, gun->bearing, LW_GUN_BARREL),
                                 lw_point_towards (gun->at, gun->bearing, end), ASIDE_MOST);
  gint64 best = G_MAXINT64;
  g_auto (LwHits) near = LW_NO_HITS;
  LwRef target = LW_NONE;

  lw_men_in (battle, LW_ALL_MEN, lw_box_grown (line.bounds, LW_CAVALRY_LENGTH), &near);
  for (guint i = 0; i < near.n; i++)
    {
      const LwMan *man = &battle->men[near.number[i]];
      LwShape shape;

      if (man->prone || lw_distance_squared (man->at, gun->at) >= best)
        continue;
      shape = lw_man_shape (man);
      if (!lw_box_meets (shape.bounds, line.bounds) || !lw_shape_within (&shape, &line, 0))
        continue;
      best = lw_distance_squared (man->at, gun->at);
      target = near.number[i];
    }

  return target;
}

static guint
find_need (const LwBattle *battle, LwLength distance, guint hurry)
{
  guint row = 0, need;

  while (distance > table[row].within)
    row++;
  need = table[row].need + (hurry >= HURRY_COUNTS ? 1 : 0);
  if (battle->rules.choice[LW_RULE_WORN_GUNS] == 1)
    need += WORN_NEEDS;

  return MIN (need, DIE);
}

void
lw_fire_by_die (
    const LwBattle *battle, LwRef gun, guint hurry, guint64 seed, GArray *shots, LwPoint *rest)
{
  const LwGun *piece = &battle->guns[gun];
  LwLength end = find_end (battle, piece);
  LwShotEvent fall = { LW_SHOT_OVERSET, find_target (battle, piece, end) };
  LwBox field = lw_country_bounds (lw_battle_country (battle));
  LwChance chance;

  lw_chance_seed (&chance, seed);
  *rest = lw_point_towards (piece->at, piece->bearing, end);
  rest->x = CLAMP (rest->x, field.x1, field.x2);
  rest->y = CLAMP (rest->y, field.y1, field.y2);
  if (fall.man == LW_NONE ||
      1 + lw_chance_below (&chance, DIE) <
          find_need (battle, lw_distance (piece->at, battle->men[fall.man].at), hurry))
    return;

  *rest = battle->men[fall.man].at;
  g_array_append_val (shots, fall);
}
