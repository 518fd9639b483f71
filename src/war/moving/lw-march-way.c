/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-march-way.c: the way a man goes: how long its string is, what and who stops him (R29, R30, Q2,
 * Q16).
 *
 * The Country stops him as it stops any body of his width; armed enemies are given to the search as
 * shapes that no string may touch, an eighth of an inch and a unit wider than they are. Most ways
 * are straight, and then only who stands beside the line is asked; the search is for the rest. What
 * house rules lay on boards, fords and woods is paid when the way is known (lw-way-cost.h).
 */
#include "lw-march-way.h"

#include "lw-way-cost.h"
#include "way/way.h"

/* Where a move is measured straight (Q2), its way may be so many times longer. */
#define STRAIGHT_FACTOR 3

/* Beyond the straight way, in search of one round things. */
#define DETOUR LW_INCHES (18)

/* Where there is no way within his string, one this many times longer is still looked for, to say
 * how far it would be. */
#define FAR_FACTOR 3

static LwBody
body_of (const LwMan *man)
{
  return man->arm == LW_CAVALRY ? LW_BODY_CAVALRY : LW_BODY_INFANTRY;
}

/* Who has the man in hand: a prisoner is moved by his captors (R63). */
static LwSide
hand_of (const LwMan *man)
{
  return man->state == LW_MAN_CAPTIVE ? LW_OTHER (man->side) : man->side;
}

static LwShape
widen (LwShape shape, LwLength by)
{
  shape.radius += by;
  shape.bounds = lw_box_grown (shape.bounds, by);

  return shape;
}

static LwShape
disc_of (const LwMan *man, LwPoint at)
{
  return lw_shape_disc (at, man->arm == LW_CAVALRY ? LW_CAVALRY_LENGTH / 2 : LW_INFANTRY_RADIUS);
}

/*
 * What a string from @begin to @end may not pass of an enemy (Q16): him and contact about him; but
 * he who is in contact where it begins or ends is as wide as he is, and no wider.
 */
static LwShape
width_of (const LwBattle *battle, LwRef enemy, const LwShape *begin, const LwShape *end)
{
  const LwShape *shape = lw_man_outline (battle, enemy);

  if (lw_shape_within (shape, begin, LW_CONTACT) || lw_shape_within (shape, end, LW_CONTACT))
    return *shape;

  /* Contact is at most an eighth: the way keeps off by a unit more. */
  return widen (*shape, LW_CONTACT + 1);
}

/* Armed men of the other side in @box, in rising order; none where they may be passed. */
static void
find_enemies (const LwBattle *battle, const LwMan *man, LwBox box, LwHits *enemies)
{
  guint n = 0;

  lw_hits_none (enemies);
  if (battle->rules.choice[LW_RULE_PASS_ENEMY] == 1)
    return;

  lw_men_in (battle, LW_MEN_OF (LW_OTHER (hand_of (man))), box, enemies);
  for (guint i = 0; i < enemies->n; i++)
    if (lw_man_armed (&battle->men[enemies->number[i]]))
      enemies->number[n++] = enemies->number[i];
  enemies->n = n;
}

/* The widths of all enemies whom a string of @limit can come near. */
static GArray *
gather_within (const LwBattle *battle, const LwMan *man, LwPoint from, LwPoint at, LwLength limit)
{
  LwShape begin = disc_of (man, from), end = disc_of (man, at);
  g_auto (LwHits) near = LW_NO_HITS;
  GArray *enemies;

  find_enemies (battle, man,
                lw_box_around (&from, 1, LW_CAVALRY_LENGTH / 2 + limit + LW_INCHES (2)), &near);
  enemies = g_array_sized_new (FALSE, FALSE, sizeof (LwShape), near.n);
  g_array_set_size (enemies, near.n);
  for (guint i = 0; i < near.n; i++)
    g_array_index (enemies, LwShape, i) = width_of (battle, near.number[i], &begin, &end);

  return enemies;
}

static gboolean
enemy_stops (const LwBattle *battle, const LwMan *man, const LwPoint ends[2])
{
  LwShape begin = disc_of (man, ends[0]), end = disc_of (man, ends[1]);
  LwLength half = lw_arm_half_width (man->arm);
  g_auto (LwHits) near = LW_NO_HITS;

  find_enemies (battle, man, lw_box_around (ends, 2, half + LW_CAVALRY_LENGTH / 2 + LW_CONTACT + 1),
                &near);
  for (guint i = 0; i < near.n; i++)
    {
      LwShape shape = width_of (battle, near.number[i], &begin, &end);

      if (lw_route_other_stops (&shape, ends[0], ends[1], half))
        return TRUE;
    }

  return FALSE;
}

/* Most go straight: then nobody matters but who stands beside that line. */
static gboolean
is_straight (const LwBattle *battle, const LwMan *man, const LwPoint ends[2], LwLength limit)
{
  return lw_route_is_straight (
             &(LwRouteAsk){ battle->ground, body_of (man), lw_arm_half_width (man->arm), limit },
             ends[0], ends[1]) &&
         !enemy_stops (battle, man, ends);
}

static LwLength
find_way (const LwBattle *battle,
          const LwMan *man,
          const LwPoint ends[2],
          LwLength limit,
          const GArray *enemies,
          GArray *points)
{
  return lw_route_find (&(LwRouteAsk){ battle->ground, body_of (man), lw_arm_half_width (man->arm),
                                       limit,
                                       enemies != NULL ? (const LwShape *)enemies->data : NULL,
                                       enemies != NULL ? enemies->len : 0 },
                        ends[0], ends[1], points);
}

/* There is no way: because of an enemy, because it is too long, or because things are in it.
 * Returns: -1. */
static LwLength
refuse_way (const LwBattle *battle,
            LwRef ref,
            const LwPoint ends[2],
            LwLength limit,
            const GArray *enemies,
            LwRefusal *refusal)
{
  const LwMan *man = &battle->men[ref];
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwLength length = lw_distance (ends[0], ends[1]);
  const LwFeature *thing;

  if (length <= limit && find_way (battle, man, ends, limit, NULL, points) >= 0)
    {
      lw_refuse_man (refusal, LW_REFUSED_PASSES_ENEMY, ref);
      return -1;
    }

  if (length <= limit)
    length = find_way (battle, man, ends, FAR_FACTOR * limit, enemies, points);
  if (length >= 0)
    {
      lw_refuse_about (refusal, LW_REFUSED_TOO_FAR, ref, LW_NONE, length, limit);
      return -1;
    }

  thing = lw_ground_stops (battle->ground, body_of (man), ends[0], ends[1],
                           lw_arm_half_width (man->arm));
  lw_refuse_barred (refusal, LW_REFUSED_IN_THE_WAY, ref, LW_NONE, thing, LW_NONE);

  return -1;
}

/* The string that a way of @length takes; -1, refused, when it is more than he has left. */
static LwLength
charge (const LwBattle *battle,
        LwRef ref,
        const GArray *way,
        LwLength length,
        LwLength limit,
        LwRefusal *refusal)
{
  const LwMan *man = &battle->men[ref];
  /* A prisoner's move is that of his escort (Q88). */
  LwLength whole = MIN (lw_arm_move (man->arm), limit + man->walked);
  LwLength used = lw_way_cost (battle, whole, (const LwPoint *)way->data, way->len, length);

  if (used <= limit)
    return used;

  lw_refuse_about (refusal, LW_REFUSED_TOO_FAR, ref, LW_NONE, used, limit);

  return -1;
}

LwLength
lw_march_way (
    const LwBattle *battle, LwRef ref, LwPoint from, LwPoint at, LwLength limit, LwRefusal *refusal)
{
  const LwMan *man = &battle->men[ref];
  gboolean by_straight = battle->rules.choice[LW_RULE_MOVE_MEASURE] == 1;
  LwLength search = by_straight ? STRAIGHT_FACTOR * lw_arm_move (man->arm) : limit;
  LwLength straight = lw_distance (from, at), length;
  const LwPoint ends[2] = { from, at };
  g_autoptr (GArray) points = NULL;
  g_autoptr (GArray) enemies = NULL;

  if (straight > limit)
    {
      lw_refuse_about (refusal, LW_REFUSED_TOO_FAR, ref, LW_NONE, straight, limit);
      return -1;
    }

  points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  if (is_straight (battle, man, ends, search))
    {
      g_array_append_vals (points, ends, 2);
      return charge (battle, ref, points, straight, limit, refusal);
    }

  enemies = gather_within (battle, man, from, at, search);
  length = find_way (battle, man, ends, search, enemies, points);
  /* Why there is none is dearer to find than that: it is told to whoever asks for it. */
  if (length < 0)
    return refusal == NULL ? -1 : refuse_way (battle, ref, ends, search, enemies, refusal);

  return charge (battle, ref, points, by_straight ? straight : length, limit, refusal);
}

LwLength
lw_march_path (
    const LwBattle *battle, LwRef ref, const GArray *path, LwLength limit, LwRefusal *refusal)
{
  const LwMan *man = &battle->men[ref];
  const LwPoint *points = (const LwPoint *)path->data;
  LwPoint first = points[0], last = points[path->len - 1];
  LwLength half = lw_arm_half_width (man->arm);
  const LwFeature *thing =
      lw_route_clear (battle->ground, body_of (man), points, path->len, half, NULL);
  g_autoptr (GArray) enemies = gather_within (battle, man, first, last, limit);
  gboolean by_straight = battle->rules.choice[LW_RULE_MOVE_MEASURE] == 1;

  if (thing != NULL)
    {
      lw_refuse_barred (refusal, LW_REFUSED_IN_THE_WAY, ref, LW_NONE, thing, LW_NONE);
      return -1;
    }
  for (guint leg = 0; leg + 1 < path->len; leg++)
    {
      LwShape swept = lw_shape_swept (points[leg], points[leg + 1], half);

      for (guint i = 0; i < enemies->len; i++)
        if (lw_shape_nearer (&swept, &g_array_index (enemies, LwShape, i), 0))
          {
            lw_refuse_man (refusal, LW_REFUSED_PASSES_ENEMY, ref);
            return -1;
          }
    }

  return charge (battle, ref, path,
                 by_straight ? lw_distance (first, last) : lw_path_length (points, path->len),
                 limit, refusal);
}

/* ---- the string laid towards a place ---- */

LwLength
lw_march_lay (const LwBattle *battle, LwRef ref, LwPoint to, LwLength left, GArray *points)
{
  const LwMan *man = &battle->men[ref];
  LwLength straight = lw_distance (man->at, to), limit = MAX (left, straight) + DETOUR;
  const LwPoint ends[2] = { man->at, to };
  g_autoptr (GArray) enemies = NULL;
  LwLength length;

  if (is_straight (battle, man, ends, limit))
    {
      g_array_append_vals (points, ends, 2);
      return straight;
    }

  enemies = gather_within (battle, man, man->at, to, limit);
  length = find_way (battle, man, ends, limit, enemies, points);
  /* Through the enemy's line there may be no way; towards it there is. */
  if (length < 0 && enemies->len > 0)
    length = find_way (battle, man, ends, limit, NULL, points);

  return length;
}

LwPoint
lw_point_on_field (const LwBattle *battle, LwPoint at)
{
  LwBox box = lw_country_bounds (lw_battle_country (battle));

  at.x = CLAMP (at.x, box.x1, box.x2);
  at.y = CLAMP (at.y, box.y1, box.y2);

  return at;
}

/* The first @along of @way, as a path of its own. */
static void
cut_way (const GArray *way, LwLength along, GArray *points)
{
  LwPoint end = lw_path_point ((const LwPoint *)way->data, way->len, along);
  LwLength gone = 0;

  for (guint i = 0; i < way->len && gone < along; i++)
    {
      g_array_append_val (points, g_array_index (way, LwPoint, i));
      if (i + 1 < way->len)
        gone += lw_distance (g_array_index (way, LwPoint, i), g_array_index (way, LwPoint, i + 1));
    }
  g_array_append_val (points, end);
}

LwLength
lw_march_cut (const LwBattle *battle, LwLength whole, const GArray *way, LwLength left)
{
  LwLength length = lw_path_length ((const LwPoint *)way->data, way->len);
  LwLength near = 0, far = MIN (length, left) + 1;

  if (!lw_way_has_cost (battle))
    return MIN (length, left);

  while (far - near > 1)
    {
      LwLength middle = (near + far) / 2;
      g_autoptr (GArray) cut = g_array_new (FALSE, FALSE, sizeof (LwPoint));

      cut_way (way, middle, cut);
      if (lw_way_cost (battle, whole, (const LwPoint *)cut->data, cut->len, middle) <= left)
        near = middle;
      else
        far = middle;
    }

  return near;
}

LwLength
lw_march_string (const LwBattle *battle, LwRef man, LwPoint goal, GArray *points)
{
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  const LwMan *who = lw_battle_man (battle, man);
  LwLength left, length, along;
  guint from;

  g_return_val_if_fail (who != NULL && points != NULL, 0);

  from = points->len;
  left = lw_battle_string_left (battle, man);
  length = lw_march_lay (battle, man, lw_point_on_field (battle, goal), left, way);
  if (length < 0)
    return 0;

  along = lw_march_cut (battle, lw_arm_move (who->arm), way, left);
  if (along >= length)
    g_array_append_vals (points, way->data, way->len);
  else
    cut_way (way, along, points);

  return lw_way_cost (battle, lw_arm_move (who->arm), &g_array_index (points, LwPoint, from),
                      points->len - from, along);
}
