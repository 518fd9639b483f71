/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-haul-plan.c: a lawful way to bring a gun nearer to where a player points (R43-R45, Q46-Q49).
 */
#include "lw-haul-plan.h"

#include "lw-gunnery.h"
#include "lw-haul.h"
#include "lw-swing.h"
#include "moving/moving.h"
#include "way/way.h"

/* How far a plan searches for a way, and how much of the way it gives up to find a clear end. */
#define SEARCH_MOST (8 * LW_FOOT)
#define BACK_STEP (LW_INCH / 4)
#define BACK_MOST LW_INCHES (6)
#define BACK_TO_SWING LW_INCHES (4)

/* Where crews stand: behind the gun on its way, in two files, then wider, then before it. */
#define FILE_STEP (LW_INCH / 2)
#define FILE_FIRST 3
#define FILES 6
#define RANK_FIRST LW_INCHES (3)
#define RANK_LAST (-LW_INCHES (4))

/* Places to which a way is looked for in vain before the plan is given up: where a crew is hemmed
 * in all of them may have none, and each of the searches is dear. */
#define WAYS_IN_VAIN 100

typedef struct
{
  LwRef man;
  gint64 rank;
} Hand;

typedef struct
{
  const LwBattle *battle;
  LwRef gun;
  const GArray *way;
  const GArray *hands; /* of Hand */
  guint in_vain;       /* ways that have been looked for */
} Search;

static gint
compare_hands (gconstpointer a, gconstpointer b)
{
  const Hand *one = a;
  const Hand *two = b;

  if (one->rank != two->rank)
    return one->rank < two->rank ? -1 : 1;

  return one->man - two->man;
}

/*
 * Those who may go with the gun, the best first: a long way wants four cavalry, a short one leaves
 * them free; the near before the far.
 */
static GArray *
list_hands (const LwBattle *battle, LwRef gun, gboolean far, guint *n_cavalry)
{
  g_autoptr (GArray) near = g_array_new (FALSE, FALSE, sizeof (LwRef));
  GArray *hands = g_array_new (FALSE, FALSE, sizeof (Hand));

  *n_cavalry = 0;
  lw_battle_near_gun (battle, gun, near);
  for (guint i = 0; i < near->len; i++)
    {
      Hand hand = { .man = g_array_index (near, LwRef, i) };
      const LwMan *man = &battle->men[hand.man];
      gboolean cavalry = man->arm == LW_CAVALRY;

      if (man->with_gun != LW_NONE || man->trail_of != LW_NONE || man->locked)
        continue;
      hand.rank = lw_distance_squared (man->at, battle->guns[gun].at) +
                  (cavalry == far ? 0 : (gint64)1 << 40);
      *n_cavalry += cavalry;
      g_array_append_val (hands, hand);
    }
  g_array_sort (hands, compare_hands);
  return hands;
}

/* The first @length of @way, as a path of its own. */
static GArray *
cut_way (const GArray *way, LwLength length)
{
  const LwPoint *points = (const LwPoint *)way->data;
  GArray *cut = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwPoint end = lw_path_point (points, way->len, length);
  LwPoint last;

  g_array_append_val (cut, points[0]);
  for (guint i = 1; i < way->len && lw_path_length (points, i + 1) < length; i++)
    g_array_append_val (cut, points[i]);
  last = g_array_index (cut, LwPoint, cut->len - 1);
  if (end.x != last.x || end.y != last.y)
    g_array_append_val (cut, end);

  return cut;
}

/* Can he come there and stand there? */
static gboolean
may_come (Search *search, LwMuster *muster, LwRef man, LwPoint at, LwAngle facing)
{
  LwLength left = lw_battle_string_left (search->battle, man);
  LwPoint from = search->battle->men[man].at;

  if (lw_distance (from, at) > left || !lw_muster_may_stand (muster, man, at, facing, NULL))
    return FALSE;
  if (lw_march_way (search->battle, man, from, at, left, NULL) >= 0)
    return TRUE;

  search->in_vain++;
  return FALSE;
}

/* A place for one man of the crew by the gun at @end. */
static gboolean
find_place (
    Search *search, LwMuster *muster, LwRef man, LwPoint end, LwAngle bearing, LwPoint *place)
{
  LwAngle facing = lw_angle_wrapped ((gint64)bearing + LW_TURN / 2);

  for (gint file = FILE_FIRST; file < FILE_FIRST + FILES; file++)
    for (LwLength rank = RANK_FIRST; rank >= RANK_LAST; rank -= FILE_STEP)
      for (gint hand = 1; hand < 4; hand += 2)
        {
          LwAngle out = lw_angle_wrapped ((gint64)bearing + hand * (LW_TURN / 4));
          LwPoint at =
              lw_point_towards (lw_point_towards (end, bearing, rank), out, file * FILE_STEP);

          if (search->in_vain >= WAYS_IN_VAIN)
            return FALSE;
          if (!may_come (search, muster, man, at, facing))
            continue;
          *place = at;
          return TRUE;
        }

  return FALSE;
}

/* Fills in the crew, four of the hands, and their places by the gun at the end of order->path. */
static gboolean
place_crew (Search *search, LwOrder *order)
{
  const GArray *hands = search->hands;
  LwPoint end = g_array_index (order->path, LwPoint, order->path->len - 1);
  LwAngle facing = lw_angle_wrapped ((gint64)order->bearing + LW_TURN / 2);
  g_autoptr (LwMuster) muster =
      lw_muster_new_in (search->battle, lw_box_around (&end, 1, 2 * LW_SIX_INCHES));

  lw_muster_place_gun (muster, order->gun, end, order->bearing);
  for (guint i = 0; i < hands->len && order->who->len < LW_GUN_CREW; i++)
    {
      LwRef man = g_array_index (hands, Hand, i).man;
      LwPoint place;

      /* Those who stay behind are in the way where they stand. */
      if (!find_place (search, muster, man, end, order->bearing, &place))
        continue;
      lw_muster_place (muster, man, place, facing);
      lw_order_add_man (order, man);
      lw_order_add_place (order, place);
    }

  return order->who->len == LW_GUN_CREW &&
         lw_muster_may_stand_gun (muster, order->gun, end, order->bearing, NULL);
}

static LwOrder *
try_length (Search *search, LwLength length)
{
  const LwBattle *battle = search->battle;
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_HAUL, battle->guns[search->gun].owner);
  g_autoptr (GArray) cut = cut_way (search->way, length);
  const LwPoint *points = (const LwPoint *)cut->data;

  if (cut->len < 2 ||
      !lw_box_holds (lw_country_bounds (lw_battle_country (battle)), points[cut->len - 1]))
    return NULL;

  order->gun = search->gun;
  g_array_append_vals (lw_order_list (order, &order->path), points, cut->len);
  order->bearing = lw_direction (points[cut->len - 1], points[cut->len - 2]);
  if (!place_crew (search, order))
    return NULL;

  return g_steal_pointer (&order);
}

/* Could the gun be swung about to the front there, when it comes to fire? @trial: a battle to try
 * it in. */
static gboolean
could_swing (LwBattle *trial, const LwOrder *order)
{
  LwGun *gun = lw_battle_gun_rw (trial, order->gun);

  gun->at = g_array_index (order->path, LwPoint, order->path->len - 1);
  gun->bearing = order->bearing;
  return lw_gun_may_swing (trial, order->gun,
                           lw_angle_wrapped ((gint64)order->bearing + LW_TURN / 2), NULL);
}

/*
 * The longest part of the way at whose end there is room; a place a little short of it is better if
 * the gun can be swung about there and not at the end.
 */
static LwOrder *
find_end (Search *search, LwLength length)
{
  g_autoptr (LwBattle) trial = lw_battle_snapshot (search->battle);
  g_autoptr (LwOrder) best = NULL;

  for (LwLength back = 0; back <= BACK_MOST && back < length; back += BACK_STEP)
    {
      g_autoptr (LwOrder) order = NULL;

      if ((best != NULL && back > BACK_TO_SWING) || search->in_vain >= WAYS_IN_VAIN)
        break;
      order = try_length (search, length - back);
      if (order == NULL)
        continue;
      if (could_swing (trial, order))
        return g_steal_pointer (&order);
      if (best == NULL)
        best = g_steal_pointer (&order);
    }

  return g_steal_pointer (&best);
}

/* As much of @length as lies before the first enemy on the way. */
static LwLength
stop_before_enemy (const LwBattle *battle, LwSide side, const GArray *way, LwLength length)
{
  for (; length > 0; length -= BACK_STEP)
    {
      g_autoptr (GArray) cut = cut_way (way, length);

      if (lw_haul_stopped_by (battle, side, cut) == LW_NONE)
        break;
    }

  return length;
}

/* So much of the way as a string pays for, with what house rules lay on it (Q10, Q12, Q14); @left:
 * of the @whole string. */
static LwLength
cut_to_string (
    const LwBattle *battle, const GArray *way, LwLength length, LwLength whole, LwLength left)
{
  for (; length > 0; length -= BACK_STEP)
    {
      g_autoptr (GArray) cut = cut_way (way, length);
      const LwPoint *points = (const LwPoint *)cut->data;

      if (lw_way_cost (battle, whole, points, cut->len, lw_path_length (points, cut->len)) <= left)
        break;
    }

  return length;
}

/*
 * A way of two feet is for cavalry alone; one of a foot is for anybody (R44, Q47). @before: what of
 * it lies behind the gun already, in its first move (Q22).
 */
static LwOrder *
plan_for (const LwBattle *battle, LwRef gun, const GArray *way, LwLength before, gboolean far)
{
  guint cavalry;
  g_autoptr (GArray) hands = list_hands (battle, gun, far, &cavalry);
  LwLength limit = (far ? LW_GUN_MOVE_CAVALRY : LW_GUN_MOVE_INFANTRY) - before;
  LwLength length = lw_path_length ((const LwPoint *)way->data, way->len);

  /* The infantry stand last in the list. */
  if (far)
    g_array_set_size (hands, cavalry);
  if (hands->len < LW_GUN_CREW)
    return NULL;
  /* The legs of the cut path are rounded up each by itself: leave them room. */
  if (length > limit)
    length = limit - (LwLength)way->len;
  length = stop_before_enemy (battle, battle->guns[gun].owner, way, length);
  length = cut_to_string (battle, way, length, limit + before, limit);

  return find_end (&(Search){ battle, gun, way, hands, 0 }, length);
}

LwOrder *
lw_haul_plan (const LwBattle *battle, LwRef gun, LwPoint goal)
{
  g_autoptr (GArray) way = NULL;
  const LwGun *piece;
  LwOrder *order = NULL;
  LwLength length, before;

  g_return_val_if_fail (battle != NULL, NULL);

  if (gun < 0 || (guint)gun >= battle->n_guns || !lw_gun_in_action (battle, gun))
    return NULL;
  piece = &battle->guns[gun];
  if (piece->moved || piece->shots > 0)
    return NULL;

  way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  length = lw_route_find (
      &(LwRouteAsk){ battle->ground, LW_BODY_GUN, LW_GUN_AXLE_WIDTH / 2, SEARCH_MOST }, piece->at,
      goal, way);
  if (length <= 0)
    return NULL;

  before = battle->move == 1 ? lw_distance (piece->start, piece->at) : 0;
  if (before + length > LW_GUN_MOVE_INFANTRY)
    order = plan_for (battle, gun, way, before, TRUE);

  return order != NULL ? order : plan_for (battle, gun, way, before, FALSE);
}
