/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-haul.c: moving a gun with four of the men who are with it (R36, R43-R45, Q8, Q36, Q46-Q49).
 *
 * The axle goes a way of its own and each man another; all are checked where they would stand
 * together, and a haul that would leave a gun that has fired short of men for its trail is refused.
 */
#include "lw-haul.h"

#include "lw-capture.h"
#include "lw-gunnery.h"
#include "lw-trail.h"
#include "moving/moving.h"
#include "way/way.h"

/* How far the muzzle may be off the way it came from (R45). */
#define FACING_SLACK LW_DEGREE

/* What a haul comes to, once it is found lawful. */
typedef struct
{
  GArray *way;  /* of LwPoint: the axle's */
  GArray *used; /* of LwLength: each man's string */
  LwPoint end;
  LwAngle bearing;
} Haul;

static void
haul_clear (Haul *haul)
{
  g_array_unref (haul->way);
  g_array_unref (haul->used);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Haul, haul_clear)

/* ---- the crew ---- */

static gboolean
check_crew_man (const LwBattle *battle, const LwOrder *order, guint i, LwRefusal *refusal)
{
  LwRef man = g_array_index (order->who, LwRef, i);
  const LwMan *him;

  if (!lw_man_may_serve (battle, order->side, man, refusal))
    return FALSE;

  him = &battle->men[man];
  if (!lw_man_near_gun (him, &battle->guns[order->gun], LW_SIX_INCHES))
    return lw_refuse_about (refusal, LW_REFUSED_CREW_NOT_NEAR, man, order->gun, 0, 0);
  if (him->with_gun != LW_NONE || him->trail_of != LW_NONE)
    return lw_refuse_about (refusal, LW_REFUSED_ALREADY_WITH_GUN, man, order->gun, 0, 0);
  if (him->locked)
    return lw_refuse_about (refusal, LW_REFUSED_LOCKED, man, order->gun, 0, 0);
  for (guint k = 0; k < i; k++)
    if (g_array_index (order->who, LwRef, k) == man)
      return lw_refuse_about (refusal, LW_REFUSED_ALREADY_WITH_GUN, man, order->gun, 0, 0);

  return TRUE;
}

/* May the men whom @order names go with its gun? */
static gboolean
check_crew (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  if (order->who->len < LW_GUN_CREW)
    return lw_refuse_about (refusal, LW_REFUSED_CREW_TOO_SMALL, LW_NONE, order->gun,
                            order->who->len, LW_GUN_CREW);
  if (!order->flag && order->to->len != order->who->len)
    return lw_refuse_about (refusal, LW_REFUSED_PATH_BROKEN, LW_NONE, order->gun, order->to->len,
                            order->who->len);
  for (guint i = 0; i < order->who->len; i++)
    if (!check_crew_man (battle, order, i, refusal))
      return FALSE;

  return TRUE;
}

/* How far the gun goes with @who (R44). */
static LwLength
allowance_of (const LwBattle *battle, const GArray *who)
{
  guint cavalry = 0;

  for (guint i = 0; i < who->len; i++)
    cavalry += battle->men[g_array_index (who, LwRef, i)].arm == LW_CAVALRY;

  return cavalry >= LW_GUN_CREW ? LW_GUN_MOVE_CAVALRY : LW_GUN_MOVE_INFANTRY;
}

/* ---- the way ---- */

/* A gun put down before its line counts as standing on it: the way from there counts (R13, Q22). */
static LwLength
get_length (const LwBattle *battle, const LwOrder *order)
{
  const LwGun *gun = &battle->guns[order->gun];
  const LwPoint *path = (const LwPoint *)order->path->data;
  guint n = order->path->len;
  LwLength length = lw_path_length (path, n);
  LwPoint from_line[] = { gun->start, path[n - 1] };

  if (battle->move != 1 || lw_distance_squared (gun->start, gun->at) == 0)
    return length;
  /* As with men, the string may as well be laid from the line itself. */
  if (n == 2 && lw_route_clear (battle->ground, LW_BODY_GUN, from_line, 2, LW_GUN_AXLE_WIDTH / 2,
                                NULL) == NULL)
    return lw_path_length (from_line, 2);

  return lw_distance (gun->start, gun->at) + length;
}

/* A foot, or two feet with four cavalry (R44). */
static gboolean
check_length (const LwOrder *order, LwLength length, LwLength limit, LwRefusal *refusal)
{
  return length <= limit ||
         lw_refuse_about (refusal, LW_REFUSED_GUN_TOO_FAR, LW_NONE, order->gun, length, limit);
}

/* Two points are joined by the shortest way; more are walked as they were drawn (Q2, Q49). */
static gboolean
find_way (const LwBattle *battle, const LwOrder *order, Haul *haul, LwRefusal *refusal)
{
  const LwPoint *path = (const LwPoint *)order->path->data;
  guint n = order->path->len;
  LwLength limit = allowance_of (battle, order->who);
  LwLength half = LW_GUN_AXLE_WIDTH / 2;
  const LwFeature *thing;
  LwLength length;

  length = get_length (battle, order);
  if (!check_length (order, length, limit, refusal))
    return FALSE;

  thing = lw_route_clear (battle->ground, LW_BODY_GUN, path, n, half, NULL);
  if (thing == NULL)
    g_array_append_vals (haul->way, path, n);
  else if (n > 2 || lw_route_find (&(LwRouteAsk){ battle->ground, LW_BODY_GUN, half, limit },
                                   path[0], path[1], haul->way) < 0)
    return lw_refuse_barred (refusal, LW_REFUSED_IN_THE_WAY, LW_NONE, order->gun, thing, LW_NONE);
  /* Round things it is longer than it looked. */
  if (thing != NULL)
    length += lw_path_length ((const LwPoint *)haul->way->data, haul->way->len) -
              lw_path_length (path, n);

  length = lw_way_cost (battle, limit, (const LwPoint *)haul->way->data, haul->way->len, length);

  return check_length (order, length, limit, refusal);
}

static gboolean
check_way (const LwBattle *battle, const LwOrder *order, Haul *haul, LwRefusal *refusal)
{
  const LwGun *gun = &battle->guns[order->gun];
  const LwPoint *path = (const LwPoint *)order->path->data;
  const LwCountry *country = lw_battle_country (battle);
  guint n = order->path->len;
  LwAngle back;

  if (n < 2 || path[0].x != gun->at.x || path[0].y != gun->at.y ||
      lw_distance_squared (path[n - 1], path[n - 2]) == 0)
    return lw_refuse_gun (refusal, LW_REFUSED_PATH_BROKEN, order->gun);
  for (guint i = 0; i < n; i++)
    if (!lw_box_holds (lw_country_bounds (country), path[i]))
      return lw_refuse_gun (refusal, LW_REFUSED_OFF_FIELD, order->gun);
  if (!find_way (battle, order, haul, refusal))
    return FALSE;

  haul->end = path[n - 1];
  haul->bearing = lw_angle_wrapped (order->bearing);
  if (order->flag && haul->end.y != lw_country_line_y (country, battle->player[order->side].edge))
    return lw_refuse_gun (refusal, LW_REFUSED_OFF_FIELD, order->gun);

  back = lw_direction (haul->end, g_array_index (haul->way, LwPoint, haul->way->len - 2));
  if (!order->flag && battle->rules.choice[LW_RULE_MOVED_GUN_FACING] == 0 &&
      ABS (lw_angle_between (back, haul->bearing)) > FACING_SLACK)
    return lw_refuse_about (refusal, LW_REFUSED_GUN_FACING, LW_NONE, order->gun, haul->bearing,
                            back);

  return TRUE;
}

/* The first armed enemy whom the axle would pass on that leg, or LW_NONE. */
static LwRef
find_enemy (const LwBattle *battle, LwSide side, LwPoint from, LwPoint to)
{
  LwShape swept = lw_shape_swept (from, to, LW_GUN_AXLE_WIDTH / 2);
  g_auto (LwHits) near = LW_NO_HITS;

  lw_men_in (battle, LW_MEN_OF (LW_OTHER (side)), lw_box_grown (swept.bounds, LW_CAVALRY_LENGTH),
             &near);
  for (guint i = 0; i < near.n; i++)
    {
      const LwMan *man = &battle->men[near.number[i]];
      LwShape shape = lw_man_shape (man);

      if (lw_man_armed (man) && lw_shape_nearer (&swept, &shape, 0))
        return near.number[i];
    }

  return LW_NONE;
}

LwRef
lw_haul_stopped_by (const LwBattle *battle, LwSide side, const GArray *way)
{
  if (battle->rules.choice[LW_RULE_PASS_ENEMY] != 0)
    return LW_NONE;

  for (guint leg = 1; leg < way->len; leg++)
    {
      LwRef enemy = find_enemy (battle, side, g_array_index (way, LwPoint, leg - 1),
                                g_array_index (way, LwPoint, leg));

      if (enemy != LW_NONE)
        return enemy;
    }

  return LW_NONE;
}

static gboolean
check_enemies (const LwBattle *battle, const LwOrder *order, const Haul *haul, LwRefusal *refusal)
{
  LwRef enemy = lw_haul_stopped_by (battle, order->side, haul->way);

  return enemy == LW_NONE ||
         lw_refuse_barred (refusal, LW_REFUSED_PASSES_ENEMY, LW_NONE, order->gun, NULL, enemy);
}

/* The gun and its crew where they are to stand: a sixteenth of an inch about each (R32, R33). */
static LwMuster *
muster_haul (const LwBattle *battle, const LwOrder *order, const Haul *haul)
{
  LwMuster *muster = lw_muster_new_in (battle, lw_box_around (&haul->end, 1, 2 * LW_SIX_INCHES));
  LwAngle facing = lw_angle_wrapped ((gint64)haul->bearing + LW_TURN / 2);

  lw_muster_place_gun (muster, order->gun, haul->end, haul->bearing);
  for (guint i = 0; i < order->who->len; i++)
    lw_muster_place (muster, g_array_index (order->who, LwRef, i),
                     g_array_index (order->to, LwPoint, i), facing);

  return muster;
}

static gboolean
check_standing (const LwBattle *battle, const LwOrder *order, const Haul *haul, LwRefusal *refusal)
{
  g_autoptr (LwMuster) muster = muster_haul (battle, order, haul);
  LwAngle facing = lw_angle_wrapped ((gint64)haul->bearing + LW_TURN / 2);
  LwGun moved = battle->guns[order->gun];

  moved.at = haul->end;
  moved.bearing = haul->bearing;
  for (guint i = 0; i < order->who->len; i++)
    {
      LwRef man = g_array_index (order->who, LwRef, i);
      LwMan there = battle->men[man];

      there.at = g_array_index (order->to, LwPoint, i);
      there.facing = facing;
      if (!lw_man_near_gun (&there, &moved, LW_SIX_INCHES))
        return lw_refuse_about (refusal, LW_REFUSED_CREW_NOT_NEAR, man, order->gun, 0, 0);
      if (!lw_muster_may_stand (muster, man, there.at, facing, refusal))
        return FALSE;
    }

  return lw_muster_may_stand_gun (muster, order->gun, haul->end, haul->bearing, refusal);
}

/* The point of his own back line that a man of a retiring crew goes over (Q114). */
static LwPoint
get_place (const LwBattle *battle, const LwOrder *order, guint i)
{
  const LwMan *man = &battle->men[g_array_index (order->who, LwRef, i)];

  if (i < order->to->len)
    return g_array_index (order->to, LwPoint, i);

  return lw_country_line_point (lw_battle_country (battle), battle->player[order->side].edge,
                                man->at);
}

/* Each man's own string (Q48); over the line, the point of it. */
static gboolean
check_strings (const LwBattle *battle, const LwOrder *order, Haul *haul, LwRefusal *refusal)
{
  for (guint i = 0; i < order->who->len; i++)
    {
      LwRef man = g_array_index (order->who, LwRef, i);
      LwPoint at = get_place (battle, order, i);
      LwMan there = battle->men[man];
      LwLength used;

      there.at = at;
      there.facing = lw_angle_wrapped ((gint64)haul->bearing + LW_TURN / 2);
      if (order->flag && !lw_man_may_leave_by (battle, &there, order->side))
        return lw_refuse_about (refusal, LW_REFUSED_OFF_FIELD, man, order->gun, 0, 0);
      used = lw_march_way (battle, man, battle->men[man].at, at,
                           lw_battle_string_left (battle, man), refusal);
      if (used < 0)
        return FALSE;
      g_array_append_val (haul->used, used);
    }

  return TRUE;
}

static gboolean
check_haul (const LwBattle *battle, const LwOrder *order, Haul *haul, LwRefusal *refusal)
{
  const LwGun *gun;

  if (!lw_gun_may_serve (battle, order, refusal))
    return FALSE;
  gun = &battle->guns[order->gun];
  if (gun->moved || gun->shots > 0)
    return lw_refuse_about (refusal, LW_REFUSED_MOVED_AND_FIRED, LW_NONE, order->gun, gun->shots,
                            0);

  return check_crew (battle, order, refusal) && check_way (battle, order, haul, refusal) &&
         check_enemies (battle, order, haul, refusal) &&
         (order->flag || check_standing (battle, order, haul, refusal)) &&
         check_strings (battle, order, haul, refusal);
}

static void
move_crew (LwBattle *battle, const LwOrder *order, const Haul *haul)
{
  for (guint i = 0; i < order->who->len; i++)
    {
      LwMan *man = lw_battle_man_rw (battle, g_array_index (order->who, LwRef, i));

      man->at = get_place (battle, order, i);
      man->walked += g_array_index (haul->used, LwLength, i);
      man->with_gun = order->gun;
      man->prone = FALSE;
      man->facing = lw_angle_wrapped ((gint64)haul->bearing + LW_TURN / 2);
      if (order->flag)
        man->state = LW_MAN_RETIRED;
    }
}

static void
tell_retired (LwBattle *battle, const LwOrder *order)
{
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_RETIRED);

  event->side = order->side;
  event->gun = order->gun;
  for (guint i = 0; i < order->who->len; i++)
    {
      event = lw_battle_tell (battle, order, LW_EVENT_RETIRED);
      event->side = order->side;
      event->man = g_array_index (order->who, LwRef, i);
    }
}

static void
move_gun (LwBattle *battle, const LwOrder *order, const Haul *haul)
{
  LwGun *gun = lw_battle_gun_rw (battle, order->gun);

  gun->at = haul->end;
  gun->bearing = haul->bearing;
  gun->moved = TRUE;
  gun->retired = order->flag;
  lw_capture_forget (battle, order->gun);
}

/* A crew does not leave a gun that has fired short of the men for its trail (R42). */
static gboolean
check_trails (const LwBattle *battle, const LwOrder *order, const Haul *haul, LwRefusal *refusal)
{
  g_autoptr (LwBattle) after = NULL;

  if (!lw_trails_owed (battle, NULL))
    return TRUE;
  after = lw_battle_snapshot (battle);
  move_crew (after, order, haul);
  move_gun (after, order, haul);

  return lw_trails_kept (battle, after, refusal);
}

gboolean
lw_haul_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  g_auto (Haul) haul = { 0 };
  LwEvent *event;

  haul.way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  haul.used = g_array_new (FALSE, FALSE, sizeof (LwLength));
  if (!check_haul (battle, order, &haul, refusal) || !check_trails (battle, order, &haul, refusal))
    return FALSE;

  event = lw_battle_tell (battle, order, LW_EVENT_GUN_MOVED);
  event->side = order->side;
  event->gun = order->gun;
  event->from = battle->guns[order->gun].at;
  event->to = haul.end;
  event->count = order->who->len;
  move_crew (battle, order, &haul);
  move_gun (battle, order, &haul);
  if (order->flag)
    tell_retired (battle, order);
  else
    lw_march_lock (battle, order);
  return TRUE;
}
