/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-aim.c: men worth aiming at, by a look along the lane.
 *
 * A lane is the strip that a shot sweeps. What stands in it counts by how near it is to the man who
 * is aimed at: the shot goes on through those behind him, and is stopped by those before.
 */
#include "lw-aim.h"

#include "guns/guns.h"

#define RANGE LW_INCHES (132)
#define LANE ((LwLength)150) /* half as wide, from the middle of a man */
#define BEHIND LW_INCHES (5)
#define BEFORE LW_INCHES (14)
#define COMES_DOWN LW_INCHES (6) /* so near its man a shot is low enough for those who lie down */
#define MOST_LOOKED_AT 40
#define CREW_EACH 40 /* more, for a man of a crew that is nearly too small */
#define CREW_SMALL 9
#define RUNNER_EACH 60 /* more, for one who is about to reach the line that decides */
#define RUNNER_REACH LW_INCHES (26)
#define OWN_TWICE 2

/* A shot's fall: 386.09 in/s² at 600 in/s, slowed by a thousand-and-twenty-fourth part an inch. */
#define FALL_PART 477400
#define SLOWING 393216
#define RADIAN 206265
#define MUZZLE (LW_INCH * 7 / 4)
#define MIDDLE (LW_INCH * 9 / 8)

/* ---- prices ---- */

static gint
price_of_crew (const LwBattle *battle, const LwMan *man)
{
  LwBox about = lw_box_around (&man->at, 1, LW_SIX_INCHES + LW_MAN_AND_GUN);
  g_auto (LwHits) near = LW_NO_HITS;
  gint price = 0;

  lw_guns_in (battle, about, &near);
  for (guint i = 0; i < near.n; i++)
    {
      const LwGun *gun = &battle->guns[near.number[i]];
      guint crew;

      if (gun->owner != man->side || gun->wrecked || !lw_man_near_gun (man, gun, LW_SIX_INCHES))
        continue;
      crew = lw_worth_crew (battle, near.number[i]);
      if (crew >= LW_GUN_CREW && crew < CREW_SMALL)
        price += CREW_EACH * (gint)(CREW_SMALL - crew) / (CREW_SMALL - LW_GUN_CREW);
    }

  return price;
}

static gint
price_of_runner (const LwBattle *battle, const LwMan *man)
{
  LwSide enemy = LW_OTHER (man->side);
  LwLength line = lw_country_line_y (lw_battle_country (battle), battle->player[enemy].edge);

  if (battle->variety == LW_VARIETY_FINISH ||
      (battle->variety == LW_VARIETY_DEFENSIVE && man->side != battle->first))
    return 0;

  return ABS (man->at.y - line) <= RUNNER_REACH ? RUNNER_EACH : 0;
}

gint
lw_aim_price (const LwBattle *battle, LwSide side, LwRef ref)
{
  const LwMan *man = &battle->men[ref];
  gint worth = lw_worth_of_arm (man->arm);

  if (man->side == side)
    return man->state == LW_MAN_CAPTIVE ? -worth / 2 : -worth;
  if (man->state == LW_MAN_CAPTIVE)
    return -worth / 4;

  return worth + price_of_crew (battle, man) + price_of_runner (battle, man);
}

LwAngle
lw_aim_elevation (LwPoint from, LwLength high, LwPoint to, LwLength low)
{
  gint64 far = MAX (lw_distance (from, to), LW_INCH);
  gint64 fall = far * far / FALL_PART;
  gint64 rise;

  fall += fall * far / SLOWING;
  rise = fall + low + MIDDLE - high - MUZZLE;
  return (LwAngle)CLAMP (rise * RADIAN / far, LW_ELEVATION_MIN, LW_ELEVATION_MAX);
}

/* ---- along the lane ---- */

typedef struct
{
  LwPoint at;
  LwSide side;
  gint price;
  gboolean lies; /* or will lie down before the shot */
} Figure;

typedef struct
{
  const LwBattle *battle;
  LwSide side;
  LwPoint gun;
  GArray *figures; /* of Figure: all who may be met */
} Field;

/* Everybody within range, with his price. */
static void
look_round (Field *field, LwRef gun)
{
  const LwBattle *battle = field->battle;
  LwBox about = lw_box_around (&field->gun, 1, RANGE + BEHIND);
  g_auto (LwHits) near = LW_NO_HITS;

  lw_men_in (battle, LW_ALL_MEN, about, &near);
  for (guint i = 0; i < near.n; i++)
    {
      const LwMan *man = &battle->men[near.number[i]];
      Figure figure = { man->at, man->side, 0, FALSE };

      figure.price = lw_aim_price (battle, field->side, near.number[i]);
      figure.lies =
          man->prone || (gun != LW_NONE && man->side == field->side && lw_man_armed (man) &&
                         lw_man_near_gun (man, &battle->guns[gun], LW_SIX_INCHES));
      g_array_append_val (field->figures, figure);
    }
}

/* Own men before the target stop the shot; enemies about it share in it, the less the farther. */
static gint
worth_of_lane (const Field *field, LwPoint target)
{
  LwLength far = MAX (lw_distance (field->gun, target), 1);
  gint64 ux = target.x - field->gun.x, uy = target.y - field->gun.y;
  gint sum = 0;

  for (guint i = 0; i < field->figures->len; i++)
    {
      const Figure *figure = &g_array_index (field->figures, Figure, i);
      gint64 dx = figure->at.x - field->gun.x, dy = figure->at.y - field->gun.y;
      gint64 along = (dx * ux + dy * uy) / far, aside = (dx * uy - dy * ux) / far;
      gint64 off;

      if (along <= 0 || along > far + BEHIND || ABS (aside) > LANE ||
          (figure->lies && along < far - COMES_DOWN))
        continue;
      off = ABS (along - far);
      if (figure->price < 0)
        sum += OWN_TWICE * figure->price;
      else if (along < far + LW_INCH / 2)
        sum += (gint)(figure->price * (BEFORE - MIN (off, BEFORE)) / BEFORE);
      else
        sum += (gint)(figure->price * (BEHIND - MIN (off, BEHIND)) / (2 * BEHIND));
    }

  return sum;
}

static gint
compare_aims (gconstpointer a, gconstpointer b)
{
  const LwAim *one = a, *two = b;

  if (one->worth != two->worth)
    return one->worth > two->worth ? -1 : 1;

  return one->man - two->man;
}

/* Those in sight, but of a crowd only so many, evenly. */
static void
list_targets (const Field *field, LwSighting *sighting, LwHits *targets)
{
  const LwBattle *battle = field->battle;
  LwBox about = lw_box_around (&field->gun, 1, RANGE);
  g_auto (LwHits) near = LW_NO_HITS;
  guint n = 0, step;

  lw_men_in (battle, LW_MEN_OF (LW_OTHER (field->side)), about, &near);
  for (guint i = 0; i < near.n; i++)
    {
      const LwMan *man = &battle->men[near.number[i]];

      if (man->state != LW_MAN_CAPTIVE && lw_sighting_clear (sighting, field->gun, man->at))
        near.number[n++] = near.number[i];
    }
  step = n / MOST_LOOKED_AT + 1;
  lw_hits_none (targets);
  for (guint i = 0; i < n; i += step)
    lw_hits_add (targets, near.number[i]);
}

GArray *
lw_aims_list (const LwBattle *battle,
              LwSighting *sighting,
              const LwTerrain *terrain,
              LwSide side,
              LwRef gun,
              LwPoint at,
              guint most)
{
  GArray *aims = g_array_new (FALSE, FALSE, sizeof (LwAim));
  Field field = { battle, side, at, g_array_new (FALSE, FALSE, sizeof (Figure)) };
  LwLength high = lw_terrain_height (terrain, lw_terrain_cell (terrain, at));
  g_auto (LwHits) targets = LW_NO_HITS;

  list_targets (&field, sighting, &targets);
  if (targets.n > 0)
    look_round (&field, gun);
  for (guint i = 0; i < targets.n; i++)
    {
      LwAim aim = { .man = targets.number[i] };
      LwPoint to = battle->men[aim.man].at;

      aim.bearing = lw_direction (at, to);
      aim.elevation = lw_aim_elevation (at, high, to,
                                        lw_terrain_height (terrain, lw_terrain_cell (terrain, to)));
      aim.worth = worth_of_lane (&field, to);
      g_array_append_val (aims, aim);
    }
  g_array_sort (aims, compare_aims);
  if (aims->len > most)
    g_array_set_size (aims, most);
  g_array_unref (field.figures);
  return aims;
}
