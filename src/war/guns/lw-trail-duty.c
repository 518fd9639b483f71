/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trail-duty.c: who is fit to come to a trail, who had best, and whether there is room for them
 * (R41, R42, Q9, Q29, Q30, Q36).
 *
 * Men are tried at the places in the order in which they suit, two and two, and at last alone: what
 * is found can be played as things stand, and when nothing is found there is nothing to be had.
 */
#include "lw-trail-duty.h"

#include "lw-swing.h"
#include "moving/moving.h"

typedef struct
{
  LwRef man;
  gint64 rank;
} Candidate;

/* ---- who is fit ---- */

/* Where a man is judged from. */
static LwPoint
start_of (const LwTrailDuty *duty, const LwMan *man)
{
  return duty->taken_back ? man->start : man->at;
}

LwLength
lw_trail_duty_reach (const LwTrailDuty *duty, LwRef man, LwPoint at, LwRefusal *refusal)
{
  const LwBattle *battle = duty->battle;
  const LwMan *him = &battle->men[man];
  LwPoint from = start_of (duty, him);
  LwLength limit = duty->taken_back ? lw_arm_move (him->arm) : lw_battle_string_left (battle, man);
  LwLength straight = lw_distance (from, at);
  LwMan there = *him;

  there.at = at;
  there.facing = duty->gun->bearing;
  /* Who has moved with a gun stays within six inches of it (R43, Q45). */
  if (him->with_gun != LW_NONE &&
      !lw_man_near_gun (&there, &battle->guns[him->with_gun], LW_SIX_INCHES))
    {
      lw_refuse_about (refusal, LW_REFUSED_ALREADY_WITH_GUN, man, him->with_gun, 0, 0);
      return -1;
    }
  if (straight > limit)
    {
      lw_refuse_about (refusal, LW_REFUSED_CANNOT_REACH, man, LW_NONE, straight, limit);
      return -1;
    }

  return lw_march_way (battle, man, from, at, limit, refusal);
}

/* The places of the trails of all guns of @side in @about that have fired, @but apart. */
static GArray *
list_duties (const LwBattle *battle, LwSide side, LwBox about, LwRef but)
{
  GArray *duties = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_auto (LwHits) near = LW_NO_HITS;

  lw_guns_in (battle, about, &near);
  for (guint i = 0; i < near.n; i++)
    {
      LwRef g = near.number[i];
      LwPoint places[LW_TRAIL_MEN];

      if (g != but && battle->guns[g].shots > 0 && battle->guns[g].owner == side)
        g_array_append_vals (duties, places, lw_trail_places (battle, g, places));
    }

  return duties;
}

/* Has he been set at a trail other than that of @but, or does he stand there already (Q36)? */
static gboolean
is_on_duty (const LwMan *man, const GArray *duties, LwRef but)
{
  if (man->trail_of != LW_NONE && man->trail_of != but)
    return TRUE;
  for (guint i = 0; i < duties->len; i++)
    if (lw_point_is (g_array_index (duties, LwPoint, i), man->at))
      return TRUE;

  return FALSE;
}

gboolean
lw_trail_duty_elsewhere (const LwBattle *battle, LwRef man, LwRef gun)
{
  const LwMan *him = &battle->men[man];
  LwBox about = lw_box_around (&him->at, 1, LW_TRAIL_NEAR + LW_SIX_INCHES);
  g_autoptr (GArray) duties = list_duties (battle, him->side, about, gun);

  return is_on_duty (him, duties, gun);
}

/* Does a man stand within six inches of another gun of his that has fired, and may be owed there?
 */
static gboolean
is_wanted_elsewhere (const LwBattle *battle, const LwMan *man, LwRef gun)
{
  LwBox about = lw_box_around (&man->at, 1, LW_SIX_INCHES + LW_MAN_AND_GUN);
  g_auto (LwHits) near = LW_NO_HITS;

  lw_guns_in (battle, about, &near);
  for (guint i = 0; i < near.n; i++)
    {
      const LwGun *other = &battle->guns[near.number[i]];

      if (near.number[i] != gun && other->shots > 0 && other->owner == man->side &&
          lw_man_near_gun (man, other, LW_SIX_INCHES))
        return TRUE;
    }

  return FALSE;
}

/*
 * The less, the better: those who stand at the gun before those who do not, the unmoved before the
 * moved, those whom no other gun wants, those in contact last; the near before the far.
 */
static gint64
rank (const LwTrailDuty *duty, const LwMan *man)
{
  const gint64 far = (gint64)1 << 40;
  gint64 rank = lw_distance_squared (start_of (duty, man), lw_gun_trail_end (duty->gun));

  if (!lw_man_near_gun (man, duty->gun, LW_SIX_INCHES))
    rank += far;
  if (man->walked > 0)
    rank += far;
  if (man->with_gun != LW_NONE || is_wanted_elsewhere (duty->battle, man, duty->ref))
    rank += 3 * far;
  if (man->locked)
    rank += 6 * far;

  return rank;
}

static gint
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *one = a;
  const Candidate *two = b;

  if (one->rank != two->rank)
    return one->rank < two->rank ? -1 : 1;

  return one->man - two->man;
}

/* Most are told at a glance, without a root. */
static gboolean
is_within (LwPoint from, LwPoint to, LwLength limit)
{
  return ABS (from.x - to.x) <= limit && ABS (from.y - to.y) <= limit &&
         lw_distance (from, to) <= limit;
}

static gboolean
is_within_a_move (const LwMan *man, LwPoint from, const LwTrailPlace *wanting, guint n_wanting)
{
  for (guint i = 0; i < n_wanting; i++)
    if (wanting[i].free[man->arm] &&
        is_within (from, wanting[i].at[man->arm], lw_arm_move (man->arm)))
      return TRUE;

  return FALSE;
}

/* Everybody who may be near enough: one who is taken back has gone away from where he began. */
static void
find_near (const LwTrailDuty *duty, LwHits *near)
{
  LwLength within = LW_MOVE_CAVALRY + (duty->taken_back ? lw_men_strayed (duty->battle) : 0);

  lw_men_in (duty->battle, LW_MEN_OF (duty->gun->owner), lw_gun_box (duty->gun, within), near);
}

/* The men who may be put to the trail, the best first: armed, at no trail yet (Q36), and within a
 * string of it as the crow flies. */
static GArray *
list_candidates (const LwTrailDuty *duty, const LwTrailPlace *wanting, guint n_wanting)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Candidate));
  g_autoptr (GArray) duties = NULL;
  g_auto (LwHits) near = LW_NO_HITS;

  find_near (duty, &near);
  duties = list_duties (duty->battle, duty->gun->owner,
                        lw_gun_box (duty->gun, 2 * LW_MOVE_CAVALRY + LW_FOOT), LW_NONE);
  for (guint i = 0; i < near.n; i++)
    {
      Candidate it = { .man = near.number[i] };
      const LwMan *man = &duty->battle->men[it.man];

      if (!lw_man_armed (man) || (man->locked && !duty->taken_back) ||
          !is_within_a_move (man, start_of (duty, man), wanting, n_wanting) ||
          is_on_duty (man, duties, LW_NONE))
        continue;
      it.rank = rank (duty, man);
      g_array_append_val (list, it);
    }
  g_array_sort (list, compare_candidates);

  return list;
}

/* So many men are tried at each place, and each with each: 256 pairs at the most, and 32 alone. In
 * hardly any press is the second pair not the last. */
#define TRIED_MOST 16

/* Those of the list who can come to one place, found as they are asked for. */
typedef struct
{
  const LwTrailDuty *duty;
  const GArray *list; /* of Candidate */
  const LwTrailPlace *place;
  LwRef men[TRIED_MOST];
  guint n, next; /* found; to be looked at */
} Able;

/* The @i-th who can come, or LW_NONE: there are no more. */
static LwRef
get_able (Able *able, guint i)
{
  while (able->n <= i && able->n < TRIED_MOST && able->next < able->list->len)
    {
      LwRef man = g_array_index (able->list, Candidate, able->next++).man;
      LwArm arm = able->duty->battle->men[man].arm;

      if (able->place->free[arm] &&
          lw_trail_duty_reach (able->duty, man, able->place->at[arm], NULL) >= 0)
        able->men[able->n++] = man;
    }

  return i < able->n ? able->men[i] : LW_NONE;
}

static void
add_to_trail (const LwTrailDuty *duty, LwOrder *order, LwRef man, const LwTrailPlace *place)
{
  lw_order_add_man (order, man);
  lw_order_add_place (order, place->at[duty->battle->men[man].arm]);
}

gboolean
lw_trail_duty_room (const LwBattle *battle,
                    const LwOrder *order,
                    GArray *nudges,
                    LwRefusal *refusal)
{
  LwAngle bearing = battle->guns[order->gun].bearing;
  LwShape shapes[LW_TRAIL_MEN];

  for (guint i = 0; i < order->who->len; i++)
    shapes[i] = lw_man_shape_at (battle->men[g_array_index (order->who, LwRef, i)].arm,
                                 g_array_index (order->to, LwPoint, i), bearing);
  if (order->who->len > 1 && lw_shape_nearer (&shapes[0], &shapes[1], LW_CLEARANCE))
    return lw_refuse_barred (refusal, LW_REFUSED_NO_CLEARANCE, g_array_index (order->who, LwRef, 0),
                             LW_NONE, NULL, g_array_index (order->who, LwRef, 1));

  return lw_gun_make_room (battle, order->gun, bearing, order, nudges, refusal);
}

static gboolean
can_be_played (const LwTrailDuty *duty, const LwOrder *order)
{
  g_autoptr (GArray) nudges = g_array_new (FALSE, FALSE, sizeof (LwNudge));

  return lw_trail_duty_room (duty->battle, order, nudges, NULL);
}

static LwOrder *
new_tail (const LwTrailDuty *duty)
{
  LwOrder *order = lw_order_new (LW_ORDER_TAIL, duty->gun->owner);

  order->gun = duty->ref;

  return order;
}

/* The first two, of all who can come, for whom there is room together; or NULL. */
static LwOrder *
find_pair (const LwTrailDuty *duty, Able able[LW_TRAIL_MEN])
{
  for (guint sum = 0; sum < 2 * TRIED_MOST - 1; sum++)
    for (guint i = 0; i <= sum; i++)
      {
        LwRef one = get_able (&able[0], i), two = get_able (&able[1], sum - i);
        g_autoptr (LwOrder) order = NULL;

        if (one == LW_NONE || two == LW_NONE || one == two)
          continue;
        order = new_tail (duty);
        add_to_trail (duty, order, one, able[0].place);
        add_to_trail (duty, order, two, able[1].place);
        if (can_be_played (duty, order))
          return g_steal_pointer (&order);
      }

  return NULL;
}

/* The first for whom there is room, at whichever place; or NULL. */
static LwOrder *
find_one (const LwTrailDuty *duty, Able able[LW_TRAIL_MEN], guint n)
{
  for (guint k = 0; k < n; k++)
    for (guint i = 0; i < TRIED_MOST && get_able (&able[k], i) != LW_NONE; i++)
      {
        g_autoptr (LwOrder) order = new_tail (duty);

        add_to_trail (duty, order, get_able (&able[k], i), able[k].place);
        if (can_be_played (duty, order))
          return g_steal_pointer (&order);
      }

  return NULL;
}

LwOrder *
lw_trail_duty_order (const LwTrailDuty *duty)
{
  LwTrailPlace wanting[LW_TRAIL_MEN];
  guint n = lw_trail_wanting (duty->battle, duty->ref, wanting);
  g_autoptr (GArray) list = NULL;
  Able able[LW_TRAIL_MEN];
  LwOrder *order = NULL;

  if (n == 0)
    return NULL;

  list = list_candidates (duty, wanting, n);
  for (guint i = 0; i < n; i++)
    able[i] = (Able){ .duty = duty, .list = list, .place = &wanting[i] };
  if (n == LW_TRAIL_MEN)
    order = find_pair (duty, able);

  return order != NULL ? order : find_one (duty, able, n);
}
