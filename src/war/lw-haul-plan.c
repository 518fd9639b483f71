/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-haul-plan.c: a lawful way to bring a gun nearer to where a player points (R43-R45, Q46-Q49).
 */
#include "lw-gunnery.h"

#include "lw-march.h"
#include "lw-route.h"

/* How far a plan searches for a way, and how much of the way it gives up to find a clear end. */
#define SEARCH_MOST (8 * LW_FOOT)
#define BACK_STEP (LW_INCH / 4)
#define BACK_MOST LW_INCHES (6)

/* Where crews stand: behind the gun on its way, in two files, then wider, then before it. */
#define FILE_STEP (LW_INCH / 2)
#define FILES 6
#define RANK_FIRST LW_INCHES (3)
#define RANK_LAST (-LW_INCHES (4))

typedef struct
{
  LwRef man;
  gint64 rank;
} Hand;

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
  guint i;

  *n_cavalry = 0;
  lw_battle_near_gun (battle, gun, near);
  for (i = 0; i < near->len; i++)
    {
      Hand hand = { .man = g_array_index (near, LwRef, i) };
      const LwMan *man = &battle->men[hand.man];
      gboolean cavalry = man->arm == LW_CAVALRY;

      if (man->with_gun != LW_NONE || man->trail_of != LW_NONE || man->locked)
        continue;
      hand.rank = lw_distance_squared (man->at, battle->guns[gun].at) + (cavalry == far ? 0 : (gint64)1 << 40);
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
  guint i;

  g_array_append_val (cut, points[0]);
  for (i = 1; i < way->len && lw_path_length (points, i + 1) < length; i++)
    g_array_append_val (cut, points[i]);
  last = g_array_index (cut, LwPoint, cut->len - 1);
  if (end.x != last.x || end.y != last.y)
    g_array_append_val (cut, end);

  return cut;
}

static gboolean
is_clear_for_gun (const LwSpot *spot, const GArray *crew)
{
  const LwBattle *battle = spot->battle;
  guint i, k;

  for (i = 0; i < LW_GUN_PARTS; i++)
    {
      if (lw_ground_stands (battle->ground, LW_BODY_GUN, &spot->parts[i], LW_CLEARANCE) != NULL)
        return FALSE;
      for (k = 0; k < battle->n_men; k++)
        {
          LwShape body;

          if (!lw_man_on_field (&battle->men[k]) || lw_refs_hold (crew, k))
            continue;
          body = lw_man_shape (&battle->men[k]);
          if (lw_shape_nearer (&spot->parts[i], &body, LW_CLEARANCE))
            return FALSE;
        }
    }

  return TRUE;
}

/* A place for one man of the crew by the gun as @spot has it. */
static gboolean
find_place (const LwSpot *spot, LwRef man, LwPoint end, LwAngle bearing, LwPoint *place)
{
  const LwBattle *battle = spot->battle;
  LwLength left = lw_battle_string_left (battle, man);
  LwLength rank;
  gint file;

  for (file = 2; file < 2 + FILES; file++)
    for (rank = RANK_FIRST; rank >= RANK_LAST; rank -= FILE_STEP)
      {
        guint hand;

        for (hand = 0; hand < 2; hand++)
          {
            LwAngle out = lw_angle_wrapped ((gint64)bearing + (hand == 0 ? 1 : 3) * (LW_TURN / 4));
            LwPoint at = lw_point_towards (lw_point_towards (end, bearing, rank), out, file * FILE_STEP);
            LwLength used;

            if (lw_distance (battle->men[man].at, at) > left || !lw_spot_clear (spot, man, at, spot->facing, NULL) || !lw_march_way (battle, man, battle->men[man].at, at, left, &used, NULL))
              continue;
            *place = at;
            return TRUE;
          }
      }

  return FALSE;
}

/* Fills in the crew, four of @hands, and their places by the gun at the end of order->path. */
static gboolean
place_crew (LwSpot *spot, const GArray *hands, LwOrder *order)
{
  LwPoint end = g_array_index (order->path, LwPoint, order->path->len - 1);
  g_autoptr (GArray) crew = g_array_new (FALSE, FALSE, sizeof (LwRef));
  gboolean fits;
  guint i;

  for (i = 0; i < hands->len; i++)
    g_array_append_val (crew, g_array_index (hands, Hand, i).man);

  lw_spot_set_gun (spot, order->gun, end, order->bearing);
  spot->facing = lw_angle_wrapped ((gint64)order->bearing + LW_TURN / 2);
  for (i = 0; i < crew->len && order->who->len < LW_GUN_CREW; i++)
    {
      LwRef man = g_array_index (crew, LwRef, i);
      LwPoint place;

      lw_order_add_man (order, man);
      /* Those who stay behind stand in the way where they are: only the named are in hand. */
      spot->moving = order->who;
      spot->places = order->to;
      if (find_place (spot, man, end, order->bearing, &place))
        lw_order_add_place (order, place);
      else
        g_array_set_size (order->who, order->who->len - 1);
    }

  fits = order->who->len == LW_GUN_CREW && is_clear_for_gun (spot, order->who);
  spot->moving = NULL;
  spot->places = NULL;
  return fits;
}

static LwOrder *
try_length (const LwBattle *battle, LwRef gun, const GArray *way, const GArray *hands, LwLength length)
{
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_HAUL, battle->guns[gun].owner);
  g_autoptr (GArray) cut = cut_way (way, length);
  const LwPoint *points = (const LwPoint *)cut->data;
  LwSpot spot;

  if (cut->len < 2)
    return NULL;

  order->gun = gun;
  g_array_append_vals (order->path, points, cut->len);
  order->bearing = lw_direction (points[cut->len - 1], points[cut->len - 2]);
  lw_spot_init (&spot, battle);
  if (!place_crew (&spot, hands, order))
    return NULL;

  return g_steal_pointer (&order);
}

LwOrder *
lw_haul_plan (const LwBattle *battle, LwRef gun, LwPoint goal)
{
  g_autoptr (GArray) way = NULL;
  g_autoptr (GArray) hands = NULL;
  const LwGun *piece;
  LwLength length, limit, back;
  guint cavalry;

  g_return_val_if_fail (battle != NULL, NULL);

  if (gun < 0 || (guint)gun >= battle->n_guns || !lw_battle_in_action (battle, gun))
    return NULL;
  piece = &battle->guns[gun];
  if (piece->moved || piece->shots > 0)
    return NULL;

  way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  length = lw_route_find (battle->ground, LW_BODY_GUN, piece->at, goal, LW_GUN_AXLE_WIDTH / 2,
                          SEARCH_MOST, NULL, 0, way);
  if (length <= 0)
    return NULL;
  hands = list_hands (battle, gun, length > LW_GUN_MOVE_INFANTRY, &cavalry);
  limit = length > LW_GUN_MOVE_INFANTRY && cavalry >= LW_GUN_CREW ? LW_GUN_MOVE_CAVALRY
                                                                  : LW_GUN_MOVE_INFANTRY;
  /* The legs of the cut path are rounded up each by itself: leave them room. */
  if (length > limit)
    length = limit - (LwLength)way->len;

  for (back = 0; back <= BACK_MOST && back < length; back += BACK_STEP)
    {
      LwOrder *order = try_length (battle, gun, way, hands, length - back);

      if (order != NULL)
        return order;
    }

  return NULL;
}
