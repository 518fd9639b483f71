/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-fire.c: laying and firing a gun, guns that its shot puts out of action, and lying down under
 * fire (R36-R40, R48-R51, Q35-Q58).
 *
 * Whom a shot strikes is worked out by its flight or by the house rule's die, or reported by the
 * players, or read from a file; whoever says it, the dead are found from it by one law.
 */
#include "lw-fire.h"

#include "flight/flight.h"
#include "lw-fire-table.h"
#include "lw-gunnery.h"
#include "lw-capture.h"
#include "lw-swing.h"
#include "melee/melee.h"

/* Men in front of a gun are those within this of its bearing. */
#define IN_FRONT (45 * LW_DEGREE)

/* A ball and an unsteady hand leave no more room than this beside the line of a shot. */
#define IN_THE_WAY LW_INCH

static gboolean
check_gun (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  const LwGun *gun;

  if (!lw_gun_may_serve (battle, order, refusal))
    return FALSE;

  gun = &battle->guns[order->gun];
  if (!lw_side_may_fire (battle, order->side))
    return lw_refuse_about (refusal, LW_REFUSED_TOO_EARLY, LW_NONE, order->gun, battle->move, 2);
  if (gun->moved)
    return lw_refuse_gun (refusal, LW_REFUSED_MOVED_AND_FIRED, order->gun);
  if (gun->shots >= LW_SHOTS_PER_MOVE)
    return lw_refuse_about (refusal, LW_REFUSED_NO_SHOTS_LEFT, LW_NONE, order->gun, gun->shots,
                            LW_SHOTS_PER_MOVE);
  if (order->elevation < LW_ELEVATION_MIN || order->elevation > LW_ELEVATION_MAX)
    return lw_refuse_about (refusal, LW_REFUSED_SCREW, LW_NONE, order->gun, order->elevation,
                            order->elevation < 0 ? LW_ELEVATION_MIN : LW_ELEVATION_MAX);

  return lw_gun_may_swing (battle, order->gun, lw_angle_wrapped (order->bearing), refusal);
}

/* Can a shot have struck these? Only men who are on the field, standing or lying (Q41). */
static gboolean
check_struck (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  for (guint i = 0; i < order->shots->len; i++)
    {
      LwRef man = g_array_index (order->shots, LwShotEvent, i).man;

      if (man < 0 || (guint)man >= battle->n_men)
        return lw_refuse (refusal, LW_REFUSED_NO_SUCH);
      if (!lw_man_on_field (&battle->men[man]))
        return lw_refuse_about (refusal, LW_REFUSED_NOT_ON_FIELD, man, order->gun, 0, 0);
    }

  return TRUE;
}

/* The first of @men who is not among @others, or LW_NONE. */
static LwRef
find_stranger (const GArray *men, const GArray *others)
{
  for (guint i = 0; i < men->len; i++)
    if (!lw_refs_hold (others, g_array_index (men, LwRef, i)))
      return g_array_index (men, LwRef, i);

  return LW_NONE;
}

/* Whom the shots of @order kill: @dead, which is empty. */
static void
find_dead (const LwOrder *order, GArray *dead)
{
  lw_shot_dead ((const LwShotEvent *)order->shots->data, order->shots->len, dead);
}

/* The first man who is named twice, or LW_NONE. */
static LwRef
find_twice (const GArray *men)
{
  for (guint i = 0; i < men->len; i++)
    for (guint k = i + 1; k < men->len; k++)
      if (g_array_index (men, LwRef, i) == g_array_index (men, LwRef, k))
        return g_array_index (men, LwRef, i);

  return LW_NONE;
}

/* Which law the record breaks: of those who are overset (R48), of one who was only touched and is
 * left out (R49), or of more touched than the first (R50). */
static const char *
law_of_fall (const LwOrder *order, LwRef false_dead, LwRef left_out)
{
  LwRef man = false_dead != LW_NONE ? false_dead : left_out;
  gboolean touched = FALSE;

  for (guint i = 0; i < order->shots->len; i++)
    {
      const LwShotEvent *shot = &g_array_index (order->shots, LwShotEvent, i);

      if (shot->man == man && shot->kind == LW_SHOT_OVERSET)
        return "R48";
      touched |= shot->man == man;
    }
  if (!touched)
    return "R48";

  return false_dead != LW_NONE ? "R50" : "R49";
}

/* Are the recorded dead those of the recorded shots? */
static gboolean
check_outcome (const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (GArray) dead = g_array_new (FALSE, FALSE, sizeof (LwRef));

  find_dead (order, dead);
  if (dead->len == order->dead->len &&
      (dead->len == 0 || memcmp (dead->data, order->dead->data, dead->len * sizeof (LwRef)) == 0))
    return TRUE;

  if (find_twice (order->dead) != LW_NONE)
    {
      lw_refuse_by (refusal, LW_REFUSED_NO_SUCH, "R48");
      if (refusal != NULL)
        refusal->man = find_twice (order->dead);
      return FALSE;
    }
  lw_refuse_about (refusal, LW_REFUSED_OUTCOME, LW_NONE, order->gun, order->dead->len, dead->len);
  if (refusal != NULL)
    {
      refusal->man = find_stranger (order->dead, dead);
      refusal->other = find_stranger (dead, order->dead);
      refusal->law = law_of_fall (order, refusal->man, refusal->other);
    }
  return FALSE;
}

/* Lays the gun: it swings, and own men in its way are moved aside (R38, Q9). */
static void
lay (LwBattle *battle, const LwOrder *order, const GArray *nudges)
{
  LwAngle was = battle->guns[order->gun].bearing;
  LwGun *gun;

  lw_nudges_apply (battle, nudges);
  gun = lw_battle_gun_rw (battle, order->gun);
  gun->bearing = lw_angle_wrapped (order->bearing);
  gun->elevation = order->elevation;
  gun->shots++;
  gun->shots_all++;
  lw_capture_swung (battle, order->gun, was);
}

static void
fly (LwBattle *battle, LwOrder *order)
{
  LwLaying laying = { .axle = battle->guns[order->gun].at,
                      .bearing = battle->guns[order->gun].bearing,
                      .elevation = order->elevation,
                      .hurry = order->hurry,
                      .seed = order->seed,
                      .worn = battle->rules.choice[LW_RULE_WORN_GUNS] == 1,
                      .model = order->model };
  LwFlightCrowd crowd;

  lw_whereabouts_crowd (battle, &crowd);
  lw_flight_outcome (&laying, battle->ground, &crowd, order->gun,
                     lw_order_list (order, &order->shots), &order->rest);
}

/* By the flight of the shot, or by the house rule's die (Q51). */
static void
let_fly (LwBattle *battle, LwOrder *order)
{
  gboolean table = battle->rules.choice[LW_RULE_SHOTS] == 2;

  lw_order_empty_list (&order->shots);
  /* A shot that says by which model flies by that. */
  if (table)
    order->model = 0;
  else if (order->model == 0 || order->model > LW_FLIGHT_MODEL)
    order->model = LW_FLIGHT_MODEL;
  if (table)
    lw_fire_by_die (battle, order->gun, order->hurry, order->seed,
                    lw_order_list (order, &order->shots), &order->rest);
  else
    fly (battle, order);
}

/* ---- guns that are hit ---- */

/*
 * Where the house wants it (Q56), a circle of three inches about the place where a shot comes to
 * rest destroys the gun whose axle lies wholly in it, and puts out of action for two moves any that
 * it touches. Walls and houses between are cover.
 */

/* Does the circle touch some part of it? */
static gboolean
is_touched (const LwGun *gun, LwPoint burst)
{
  LwShape circle = lw_shape_disc (burst, LW_SHELL_RADIUS), parts[LW_GUN_PARTS];

  lw_gun_shapes (gun, parts);
  for (guint i = 0; i < LW_GUN_PARTS; i++)
    if (lw_box_meets (parts[i].bounds, circle.bounds) && lw_shape_within (&parts[i], &circle, 0))
      return TRUE;

  return FALSE;
}

/* Is the axle with its wheels, the first of its parts, wholly in the circle? */
static gboolean
is_swallowed (const LwGun *gun, LwPoint burst)
{
  LwShape parts[LW_GUN_PARTS];
  const LwPoint *corners;
  gint64 room;

  lw_gun_shapes (gun, parts);
  corners = lw_shape_points (&parts[0]);
  room = LW_SHELL_RADIUS - parts[0].radius;
  for (guint i = 0; i < parts[0].n_points; i++)
    if (lw_distance_squared (corners[i], burst) > room * room)
      return FALSE;

  return TRUE;
}

static void
hit_gun (LwBattle *battle, const LwOrder *order, LwRef ref)
{
  LwGun *gun = lw_battle_gun_rw (battle, ref);
  LwEvent *event;
  /* His own next move is the next half move, or, of the one who fires, the one after it. */
  gint next = lw_half_move (battle) + (gun->owner == battle->mover ? 2 : 1);

  if (is_swallowed (gun, order->rest))
    {
      gun->wrecked = TRUE;
      gun->disputed = FALSE;
      lw_capture_forget (battle, ref);
    }
  else
    gun->lame_until = next + 2 * (LW_SHELL_MOVES - 1);
  event = lw_battle_tell (battle, order, LW_EVENT_GUN_HIT);
  event->side = gun->owner;
  event->gun = ref;
  event->to = gun->at;
  event->count = gun->wrecked ? 0 : LW_SHELL_MOVES;
}

/* Guns about the place where the shot of @order came to rest are hit (Q56). */
static void
burst (LwBattle *battle, const LwOrder *order)
{
  LwBox about = lw_box_around (&order->rest, 1, LW_SHELL_RADIUS + LW_MAN_AND_GUN);
  g_auto (LwHits) near = LW_NO_HITS;

  if (battle->rules.choice[LW_RULE_GUN_DAMAGE] == 0)
    return;

  lw_guns_in (battle, about, &near);
  for (guint i = 0; i < near.n; i++)
    {
      LwRef ref = near.number[i];
      const LwGun *gun = &battle->guns[ref];

      if (ref != order->gun && !gun->wrecked && is_touched (gun, order->rest) &&
          !lw_walled_between (battle, order->rest, gun->at))
        hit_gun (battle, order, ref);
    }
}

/* ---- fired ---- */

static void
tell_struck (LwBattle *battle, const LwOrder *order)
{
  for (guint i = 0; i < order->shots->len; i++)
    {
      const LwShotEvent *shot = &g_array_index (order->shots, LwShotEvent, i);
      LwEvent *event;

      event = lw_battle_tell (battle, order,
                              shot->kind == LW_SHOT_OVERSET ? LW_EVENT_OVERSET : LW_EVENT_TOUCHED);
      event->man = shot->man;
      event->gun = order->gun;
      event->side = battle->men[shot->man].side;
    }
}

static void
tell_shot (LwBattle *battle, const LwOrder *order)
{
  LwGun *gun = lw_battle_gun_rw (battle, order->gun);
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_SHOT);

  event->side = order->side;
  event->gun = order->gun;
  event->from = gun->at;
  event->to = order->rest;
  event->count = order->dead->len;
  tell_struck (battle, order);

  /* A shot reported by hand need not say where it lay. */
  gun->mark = order->rest;
  gun->has_mark = order->by == LW_SHOT_BY_MODEL || order->rest.x != 0 || order->rest.y != 0;
  gun->felled_all += order->dead->len;
  for (guint i = 0; i < order->dead->len; i++)
    lw_man_dies (battle, order, g_array_index (order->dead, LwRef, i), order->gun);
  if (gun->has_mark)
    burst (battle, order);
}

/* One draw for every shot of the model, given a seed or not: the chance of a record played again
 * must stand where it stood. */
static void
draw_seed (LwBattle *battle, LwOrder *order)
{
  guint64 drawn;

  if (order->by != LW_SHOT_BY_MODEL)
    return;

  drawn = lw_chance_next (&battle->chance);
  if (order->seed == 0)
    order->seed = drawn != 0 ? drawn : 1;
}

gboolean
lw_fire_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (GArray) nudges = g_array_new (FALSE, FALSE, sizeof (LwNudge));
  gboolean reported = order->has_outcome || order->by == LW_SHOT_BY_HAND;

  if (!check_gun (battle, order, refusal))
    return FALSE;
  if (reported && !check_struck (battle, order, refusal))
    return FALSE;
  if (order->has_outcome && !check_outcome (order, refusal))
    return FALSE;
  if (!lw_gun_make_room (battle, order->gun, lw_angle_wrapped (order->bearing), NULL, nudges,
                         refusal))
    return FALSE;

  order->hurry = CLAMP (order->hurry, LW_HURRY_LEAST, LW_HURRY_MOST);
  draw_seed (battle, order);
  lay (battle, order, nudges);
  if (!reported)
    let_fly (battle, order);
  lw_order_empty_list (&order->dead);
  if (order->shots->len > 0)
    find_dead (order, lw_order_list (order, &order->dead));
  order->has_outcome = TRUE;
  tell_shot (battle, order);
  return TRUE;
}

/* ---- lying down ---- */

/* In front of the gun when it points there. */
static gboolean
is_in_front (const LwGun *gun, LwAngle bearing, const LwMan *man)
{
  return ABS (lw_angle_between (bearing, lw_direction (gun->at, man->at))) <= IN_FRONT;
}

/* About a gun in action, or on the line on which it is to fire: these may lie down (R39). A gun
 * that was put down or hauled points to the rear: till it has fired, its trail shows the front as
 * well. */
static gboolean
may_lie_by (const LwBattle *battle, LwRef ref, const LwMan *man)
{
  const LwGun *gun = &battle->guns[ref];
  LwAngle back = lw_angle_wrapped ((gint64)gun->bearing + LW_TURN / 2);

  if (!gun->placed || gun->retired || gun->owner != man->side || !lw_gun_in_action (battle, ref))
    return FALSE;

  return lw_man_near_gun (man, gun, LW_SIX_INCHES) || is_in_front (gun, gun->bearing, man) ||
         (battle->laws > 1 && gun->shots == 0 && is_in_front (gun, back, man));
}

static gboolean
may_lie (const LwBattle *battle, const LwMan *man)
{
  for (LwRef g = 0; g < (LwRef)battle->n_guns; g++)
    if (may_lie_by (battle, g, man))
      return TRUE;

  return FALSE;
}

/* By the gun of the order and the laying that was chosen for it, wherever it points now. */
static gboolean
may_lie_for (const LwBattle *battle, const LwOrder *order, const LwMan *man)
{
  LwGun laid = battle->guns[order->gun];

  laid.bearing = lw_angle_wrapped (order->bearing);
  return lw_man_near_gun (man, &battle->guns[order->gun], LW_SIX_INCHES) ||
         lw_man_near_gun (man, &laid, LW_SIX_INCHES) || is_in_front (&laid, laid.bearing, man);
}

/* The gun that men lie down for can be laid so, and fire. */
static gboolean
check_laid (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  if (order->gun == LW_NONE || !order->flag)
    return TRUE;
  if (!lw_gun_may_serve (battle, order, refusal))
    return FALSE;
  if (battle->guns[order->gun].moved)
    return lw_refuse_gun (refusal, LW_REFUSED_MOVED_AND_FIRED, order->gun);

  return lw_gun_may_swing (battle, order->gun, lw_angle_wrapped (order->bearing), refusal);
}

void
lw_men_before_gun (const LwBattle *battle, LwRef gun, LwAngle bearing, GArray *men)
{
  const LwCountry *country = lw_ground_country (battle->ground);
  const LwGun *piece = &battle->guns[gun];
  LwPoint far = lw_point_towards (piece->at, bearing, country->width + country->depth);
  LwShape line = lw_shape_capsule (piece->at, far, IN_THE_WAY);

  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      LwShape base = lw_man_shape (man);
      LwRef ref = (LwRef)i;

      if (man->side == piece->owner && lw_man_armed (man) &&
          ABS (lw_angle_between (bearing, lw_direction (piece->at, man->at))) < LW_TURN / 4 &&
          lw_shape_within (&base, &line, 0))
        g_array_append_val (men, ref);
    }
}

gboolean
lw_lie_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  if (order->who->len == 0)
    return lw_refuse (refusal, LW_REFUSED_NO_SUCH);
  if (order->flag && battle->phase == LW_PHASE_MEN)
    return lw_refuse (refusal, LW_REFUSED_GUNS_FIRST);
  if (!check_laid (battle, order, refusal))
    return FALSE;

  for (guint i = 0; i < order->who->len; i++)
    {
      LwRef man = g_array_index (order->who, LwRef, i);

      if (!lw_man_may_serve (battle, order->side, man, refusal))
        return FALSE;
      if (order->flag && !(order->gun != LW_NONE ? may_lie_for (battle, order, &battle->men[man])
                                                 : may_lie (battle, &battle->men[man])))
        return lw_refuse_man (refusal, LW_REFUSED_NOT_NEAR_TO_LIE, man);
    }

  for (guint i = 0; i < order->who->len; i++)
    lw_battle_man_rw (battle, g_array_index (order->who, LwRef, i))->prone = order->flag;

  return TRUE;
}
