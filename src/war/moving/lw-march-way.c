/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-march-way.c: the way a man goes: how long its string is, what and who stops him (R29, R30, Q2,
 * Q16).
 */
#include "way/way.h"
#include "state/state.h"

/* Where there is no way within his string, one this many times longer is still looked for, to say
 * how far it would be. */
#define FAR_FACTOR 3

static gboolean
refuse_man (LwRefusal *refusal, LwRefusalCode code, LwRef man, gint64 have, gint64 need)
{
  lw_refuse (refusal, code);
  if (refusal != NULL)
    {
      refusal->man = man;
      refusal->have = have;
      refusal->need = need;
    }

  return FALSE;
}

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
  return lw_route_is_straight (battle->ground, body_of (man), ends[0], ends[1],
                               lw_arm_half_width (man->arm), limit) &&
         !enemy_stops (battle, man, ends);
}

static LwLength
find_way (const LwBattle *battle,
          const LwMan *man,
          LwPoint from,
          LwPoint at,
          LwLength limit,
          const GArray *enemies,
          GArray *points)
{
  return lw_route_find (battle->ground, body_of (man), from, at, lw_arm_half_width (man->arm),
                        limit, enemies != NULL ? (const LwShape *)enemies->data : NULL,
                        enemies != NULL ? enemies->len : 0, points);
}

LwLength
lw_march_lay (const LwBattle *battle, LwRef ref, LwPoint to, LwLength left, GArray *points)
{
  const LwMan *man = &battle->men[ref];
  LwLength straight = lw_distance (man->at, to), limit = MAX (left, straight) + LW_DETOUR;
  const LwPoint ends[2] = { man->at, to };
  g_autoptr (GArray) enemies = NULL;
  LwLength length;

  if (is_straight (battle, man, ends, limit))
    {
      g_array_append_vals (points, ends, 2);
      return straight;
    }

  enemies = gather_within (battle, man, man->at, to, limit);
  length = find_way (battle, man, man->at, to, limit, enemies, points);
  /* Through the enemy's line there may be no way; towards it there is. */
  if (length < 0 && enemies->len > 0)
    length = find_way (battle, man, man->at, to, limit, NULL, points);

  return length;
}

/* There is no way: because of an enemy, because it is too long, or because things are in it. */
static gboolean
refuse_way (const LwBattle *battle,
            LwRef ref,
            LwPoint from,
            LwPoint at,
            LwLength limit,
            const GArray *enemies,
            LwRefusal *refusal)
{
  const LwMan *man = &battle->men[ref];
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwLength straight = lw_distance (from, at), length;
  const LwFeature *thing;

  if (straight > limit)
    return refuse_man (refusal, LW_REFUSED_TOO_FAR, ref, straight, limit);
  if (find_way (battle, man, from, at, limit, NULL, points) >= 0)
    return refuse_man (refusal, LW_REFUSED_PASSES_ENEMY, ref, 0, 0);

  length = find_way (battle, man, from, at, FAR_FACTOR * limit, enemies, points);
  if (length >= 0)
    return refuse_man (refusal, LW_REFUSED_TOO_FAR, ref, length, limit);

  thing = lw_ground_stops (battle->ground, body_of (man), from, at, lw_arm_half_width (man->arm));
  refuse_man (refusal, LW_REFUSED_IN_THE_WAY, ref, 0, 0);
  if (refusal != NULL && thing != NULL)
    refusal->thing = thing->id;

  return FALSE;
}

/* The string that a way of @length takes; refused when it is more than he has left. */
static gboolean
charge (const LwBattle *battle,
        LwRef ref,
        const LwPoint *points,
        guint n_points,
        LwLength length,
        LwLength limit,
        LwLength *used,
        LwRefusal *refusal)
{
  const LwMan *man = &battle->men[ref];
  /* A prisoner's move is that of his escort (Q88). */
  LwLength whole = MIN (lw_arm_move (man->arm), limit + man->walked);

  *used = lw_way_cost (battle, whole, points, n_points, length);

  return *used <= limit || refuse_man (refusal, LW_REFUSED_TOO_FAR, ref, *used, limit);
}

gboolean
lw_march_way (const LwBattle *battle,
              LwRef ref,
              LwPoint from,
              LwPoint at,
              LwLength limit,
              LwLength *used,
              LwRefusal *refusal)
{
  const LwMan *man = &battle->men[ref];
  gboolean by_straight = battle->rules.choice[LW_RULE_MOVE_MEASURE] == 1;
  LwLength search = by_straight ? LW_STRAIGHT_FACTOR * lw_arm_move (man->arm) : limit;
  LwLength straight = lw_distance (from, at), length;
  const LwPoint ends[2] = { from, at };
  g_autoptr (GArray) points = NULL;
  g_autoptr (GArray) enemies = NULL;

  if (straight > limit)
    return refuse_man (refusal, LW_REFUSED_TOO_FAR, ref, straight, limit);

  if (is_straight (battle, man, ends, search))
    return charge (battle, ref, ends, 2, straight, limit, used, refusal);

  points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  enemies = gather_within (battle, man, from, at, search);
  length = find_way (battle, man, from, at, search, enemies, points);
  if (length < 0)
    return refuse_way (battle, ref, from, at, search, enemies, refusal);

  return charge (battle, ref, (const LwPoint *)points->data, points->len,
                 by_straight ? straight : length, limit, used, refusal);
}

gboolean
lw_march_path (const LwBattle *battle,
               LwRef ref,
               const GArray *path,
               LwLength limit,
               LwLength *used,
               LwRefusal *refusal)
{
  const LwMan *man = &battle->men[ref];
  const LwPoint *points = (const LwPoint *)path->data;
  LwLength half = lw_arm_half_width (man->arm);
  const LwFeature *thing =
      lw_route_clear (battle->ground, body_of (man), points, path->len, half, NULL);
  g_autoptr (GArray) enemies = gather_within (battle, man, points[0], points[path->len - 1], limit);

  if (thing != NULL)
    {
      refuse_man (refusal, LW_REFUSED_IN_THE_WAY, ref, 0, 0);
      if (refusal != NULL)
        refusal->thing = thing->id;
      return FALSE;
    }
  for (guint leg = 0; leg + 1 < path->len; leg++)
    {
      LwShape swept = lw_shape_swept (points[leg], points[leg + 1], half);

      for (guint i = 0; i < enemies->len; i++)
        if (lw_shape_nearer (&swept, &g_array_index (enemies, LwShape, i), 0))
          return refuse_man (refusal, LW_REFUSED_PASSES_ENEMY, ref, 0, 0);
    }

  return charge (battle, ref, points, path->len,
                 battle->rules.choice[LW_RULE_MOVE_MEASURE] == 1
                     ? lw_distance (points[0], points[path->len - 1])
                     : lw_path_length (points, path->len),
                 limit, used, refusal);
}
