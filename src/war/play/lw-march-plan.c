/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-march-plan.c: a body of men brought as near to a goal as the laws let it, or off over its own
 * back line with its prisoners (Q20, Q97).
 *
 * Each man has a place in the formation, goes there by his own shortest way and stops where his
 * string ends, moved aside a little if there is no room. A plan is an order like any other: at the
 * end the laws are asked, and whoever they would not have in it is left out.
 */
#include "lw-march-plan.h"

#include "lw-play.h"
#include "melee/melee.h"
#include "way/way.h"

#define ASIDE_MOST LW_INCHES (3)   /* how far a man is moved aside for a clear place */
#define WANTED_ASIDE LW_INCHES (8) /* and his place in the formation */
#define ROUNDING ((LwLength)4)     /* kept in hand of a string that is cut */
#define SWAP_ROUNDS 6
#define FRESH_STARTS 4

/* Places about one to which a way is looked for in vain: in a tangle all of them may have none, and
 * each of the searches is dear. */
#define WAYS_IN_VAIN 8

/* Along the line, when the nearest point of it is not the nearest way. */
#define LINE_STEP LW_INCH
#define LINE_MOST LW_INCHES (12)

/* ---- off the field ---- */

/* Does a player who points there point beyond his own back line? */
static gboolean
is_over_line (const LwBattle *battle, LwSide side, LwPoint goal)
{
  LwEdge edge = battle->player[side].edge;
  LwLength y = lw_country_line_y (lw_battle_country (battle), edge);

  return edge == LW_EDGE_SOUTH ? goal.y < y : goal.y > y;
}

/* How far before the line his middle may stay, with his base on it (lw-limit.h). */
static LwLength
get_base_ahead (const LwBattle *battle, const LwOrder *order, LwRef ref)
{
  LwShape base = lw_man_shape_at (battle->men[ref].arm, (LwPoint){ 0, 0 }, order->bearing);

  if (battle->laws < 3)
    return 0;

  return order->bearing == LW_SOUTH ? -base.bounds.y1 : base.bounds.y2;
}

/* The first point, outward from the nearest, that his string reaches: on the line, or @ahead of it.
 */
static gboolean
find_point (const LwBattle *battle, const LwOrder *order, LwRef ref, LwLength ahead, LwPoint *point)
{
  const LwCountry *country = lw_battle_country (battle);
  const LwMan *man = &battle->men[ref];
  LwLength left = lw_prisoner_limit (battle, ref, order->who) - man->walked;
  LwPoint nearest = lw_country_line_point (country, battle->player[order->side].edge, man->at);

  nearest.y += order->bearing == LW_SOUTH ? ahead : -ahead;
  for (LwLength aside = 0; aside <= LINE_MOST; aside += LINE_STEP)
    for (gint hand = -1; hand <= (aside > 0 ? 1 : -1); hand += 2)
      {
        *point = nearest;
        point->x += hand * aside;
        if (lw_box_holds (lw_country_bounds (country), *point) &&
            lw_march_way (battle, ref, man->at, *point, left, NULL) >= 0)
          return TRUE;
      }

  return FALSE;
}

static gboolean
find_way_off (const LwBattle *battle, const LwOrder *order, LwRef ref, LwPoint *point)
{
  return find_point (battle, order, ref, 0, point) ||
         find_point (battle, order, ref, get_base_ahead (battle, order, ref), point);
}

LwOrder *
lw_retire_plan (const LwBattle *battle, const GArray *men)
{
  LwOrder *order;

  g_return_val_if_fail (battle != NULL && men != NULL, NULL);

  order = lw_order_new (LW_ORDER_MARCH, battle->mover);
  order->t = battle->clock;
  order->flag = TRUE;
  order->bearing = battle->player[order->side].edge == LW_EDGE_SOUTH ? LW_SOUTH : LW_NORTH;
  for (guint i = 0; i < men->len; i++)
    {
      LwRef ref = g_array_index (men, LwRef, i);

      if (lw_march_may_go (battle, ref, order->side, men, NULL))
        lw_order_add_man (order, ref);
    }
  for (guint i = 0; i < order->who->len;)
    {
      LwPoint point;

      if (find_way_off (battle, order, g_array_index (order->who, LwRef, i), &point))
        {
          lw_order_add_place (order, point);
          i++;
        }
      else
        g_array_remove_index (lw_order_list (order, &order->who), i);
    }

  return lw_play_lawful_part (battle, order);
}

/* ---- to a goal ---- */

typedef struct
{
  LwRef man;
  LwPoint wanted;
  LwPoint at;
  LwAngle facing;
  LwLength left;
  gint64 way;   /* squared, to the place that falls to him */
  gint64 ahead; /* how far in front it is */
  gboolean stays;
} Marcher;

typedef struct
{
  const LwBattle *battle;
  LwSide side;
  LwAngle facing;
  GArray *marchers; /* of Marcher */
  GArray *who;      /* of LwRef */
  LwBox room;       /* all the ground on which somebody may be set down */
  LwMuster *muster;
  const Marcher *trying;
  guint in_vain; /* ways looked for about the place that is tried */
} Plan;

static Marcher *
marcher_at (Plan *plan, guint i)
{
  return &g_array_index (plan->marchers, Marcher, i);
}

static void
pick_men (Plan *plan, const GArray *men)
{
  for (guint i = 0; i < men->len; i++)
    {
      LwRef ref = g_array_index (men, LwRef, i);
      Marcher marcher = { .man = ref };

      if (!lw_march_may_go (plan->battle, ref, plan->side, men, NULL))
        continue;
      marcher.left = lw_prisoner_limit (plan->battle, ref, men) - plan->battle->men[ref].walked;
      marcher.facing = plan->battle->men[ref].facing;
      if (marcher.left <= 0)
        continue;
      g_array_append_val (plan->marchers, marcher);
      g_array_append_val (plan->who, ref);
    }
}

/* The square of his way to a place. */
static gint64
way_to (const Plan *plan, const Marcher *marcher, LwPoint place)
{
  return lw_distance_squared (plan->battle->men[marcher->man].at, place);
}

static void
want (const Plan *plan, Marcher *marcher, LwPoint place)
{
  marcher->wanted = place;
  marcher->way = way_to (plan, marcher, place);
}

/* Two men of one arm change places when both together have less to walk. */
static gboolean
swap_pair (const Plan *plan, Marcher *a, Marcher *b)
{
  const LwMan *men = plan->battle->men;
  LwPoint place = a->wanted;

  if (men[a->man].arm != men[b->man].arm ||
      way_to (plan, a, b->wanted) + way_to (plan, b, place) >= a->way + b->way)
    return FALSE;

  want (plan, a, b->wanted);
  want (plan, b, place);

  return TRUE;
}

static void
share_places_out (Plan *plan)
{
  gboolean swapped = TRUE;

  for (guint round = 0; round < SWAP_ROUNDS && swapped; round++)
    {
      swapped = FALSE;
      for (guint i = 0; i < plan->marchers->len; i++)
        for (guint k = i + 1; k < plan->marchers->len; k++)
          swapped |= swap_pair (plan, marcher_at (plan, i), marcher_at (plan, k));
    }
}

static gint
compare_ahead (gconstpointer a, gconstpointer b)
{
  const Marcher *first = a, *second = b;

  if (first->ahead != second->ahead)
    return first->ahead > second->ahead ? -1 : 1;

  return first->man - second->man;
}

static void
draw_up (Plan *plan, LwFormation formation, LwPoint goal)
{
  guint n = plan->marchers->len;
  g_autofree LwArm *arms = g_new (LwArm, n);
  g_autofree LwPoint *keep = g_new (LwPoint, n);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  gint64 c, s;

  lw_angle_resolve (plan->facing, &c, &s);
  for (guint i = 0; i < n; i++)
    {
      const LwMan *man = &plan->battle->men[marcher_at (plan, i)->man];

      arms[i] = man->arm;
      keep[i] = man->at;
    }
  lw_formation_places (formation, &(LwCompany){ arms, keep, n }, goal, plan->facing, places);
  for (guint i = 0; i < n; i++)
    want (plan, marcher_at (plan, i),
          lw_point_on_field (plan->battle, g_array_index (places, LwPoint, i)));
  if (formation != LW_FORMATION_KEEP)
    share_places_out (plan);
  for (guint i = 0; i < n; i++)
    {
      Marcher *marcher = marcher_at (plan, i);

      marcher->ahead = (marcher->wanted.x * c + marcher->wanted.y * s) >> 30;
    }
  g_array_sort (plan->marchers, compare_ahead);
}

/* Would he stand within six inches of the gun he moved with (Q45)? */
static gboolean
keeps_by_gun (const Plan *plan, LwPoint at)
{
  LwMan there = plan->battle->men[plan->trying->man];
  const LwGun *gun = lw_battle_gun (plan->battle, there.with_gun);

  if (gun == NULL)
    return TRUE;
  there.at = at;
  there.facing = plan->facing;

  return lw_man_near_gun (&there, gun, LW_SIX_INCHES);
}

static gboolean
accept_place (LwPoint at, gpointer data)
{
  Plan *plan = data;
  const LwMan *man = &plan->battle->men[plan->trying->man];

  if (plan->in_vain >= WAYS_IN_VAIN || !keeps_by_gun (plan, at) ||
      lw_distance (man->at, at) > plan->trying->left)
    return FALSE;
  if (lw_march_way (plan->battle, plan->trying->man, man->at, at, plan->trying->left, NULL) >= 0)
    return TRUE;

  plan->in_vain++;
  return FALSE;
}

/* A man who makes room does so on his own side of whatever is there. */
static LwAngle
towards_him (const Plan *plan, const Marcher *marcher, LwPoint at)
{
  return lw_direction (at, plan->battle->men[marcher->man].at);
}

/* Sets him down at @at or beside it. */
static gboolean
settle_at (Plan *plan, Marcher *marcher, LwPoint at)
{
  LwMusterSearch search = { .facing = plan->facing,
                            .first = towards_him (plan, marcher, at),
                            .hand = 1,
                            .limit = ASIDE_MOST,
                            .accept = accept_place,
                            .data = plan };

  plan->trying = marcher;
  plan->in_vain = 0;
  if (!lw_muster_nearest (plan->muster, marcher->man, &at, &search))
    return FALSE;
  marcher->at = at;

  return TRUE;
}

/* From a clear place close to an enemy he comes up into contact (R55), if he can. */
static void
press_on (Plan *plan, Marcher *marcher, LwRef enemy)
{
  LwPoint from = marcher->at, to = plan->battle->men[enemy].at, best = from;
  LwLength whole = lw_distance (from, to), near = 0, far = whole;
  LwAngle angle = lw_direction (from, to);

  while (far - near > 1)
    {
      LwLength middle = (near + far) / 2;
      LwPoint at = lw_point_towards (from, angle, middle);

      if (lw_muster_may_stand (plan->muster, marcher->man, at, plan->facing, NULL))
        {
          near = middle;
          best = at;
        }
      else
        far = middle;
    }
  plan->trying = marcher;
  plan->in_vain = 0;
  if (accept_place (best, plan))
    marcher->at = best;
}

/* Where his string ends on the way to his place; by and by nearer, if there is no room. */
static gboolean
follow_string (Plan *plan, Marcher *marcher)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwLength length =
      lw_march_lay (plan->battle, marcher->man, marcher->wanted, marcher->left, points);
  LwLength whole = lw_arm_move (plan->battle->men[marcher->man].arm), most;

  if (length < 0)
    return FALSE;

  most = lw_march_cut (plan->battle, whole, points, marcher->left);
  if (most < length)
    most = MAX (0, most - ROUNDING * (LwLength)points->len);
  for (gint quarter = 4; quarter > 0; quarter--)
    {
      LwPoint at = lw_path_point ((const LwPoint *)points->data, points->len, most * quarter / 4);

      if (settle_at (plan, marcher, at))
        return TRUE;
    }

  return FALSE;
}

static gboolean
place_marcher (Plan *plan, Marcher *marcher)
{
  LwRefusal refusal;
  gboolean clear =
      lw_muster_may_stand (plan->muster, marcher->man, marcher->wanted, plan->facing, &refusal);
  LwMusterSearch search = { .facing = plan->facing,
                            .first = towards_him (plan, marcher, marcher->wanted),
                            .hand = 1,
                            .limit = WANTED_ASIDE };

  if (!clear)
    lw_muster_nearest (plan->muster, marcher->man, &marcher->wanted, &search);
  if (!follow_string (plan, marcher))
    return FALSE;
  if (!clear && refusal.code == LW_REFUSED_ON_TOP)
    press_on (plan, marcher, refusal.other);

  return TRUE;
}

/* Only who stands where the body may come to can matter to it. */
static void
look_round (Plan *plan)
{
  for (guint i = 0; i < plan->marchers->len; i++)
    {
      const Marcher *marcher = marcher_at (plan, i);
      LwPoint at = plan->battle->men[marcher->man].at;
      LwBox room = lw_box_joined (lw_box_around (&at, 1, marcher->left + ASIDE_MOST),
                                  lw_box_around (&marcher->wanted, 1, 2 * WANTED_ASIDE));

      plan->room = i == 0 ? room : lw_box_joined (plan->room, room);
    }
}

static void
muster_marchers (Plan *plan)
{
  lw_muster_free (plan->muster);
  plan->muster = lw_muster_new_in (plan->battle, plan->room);
  for (guint i = 0; i < plan->marchers->len; i++)
    if (!marcher_at (plan, i)->stays)
      lw_muster_lift (plan->muster, marcher_at (plan, i)->man);
}

/* Places all; FALSE when one who must stay where he is finds another in his place. */
static gboolean
place_all (Plan *plan)
{
  gboolean good = TRUE;

  muster_marchers (plan);
  for (guint i = 0; i < plan->marchers->len; i++)
    {
      Marcher *marcher = marcher_at (plan, i);
      const LwMan *man = &plan->battle->men[marcher->man];

      if (marcher->stays)
        continue;
      if (place_marcher (plan, marcher))
        {
          lw_muster_place (plan->muster, marcher->man, marcher->at, plan->facing);
          continue;
        }
      marcher->stays = TRUE;
      good = good && lw_muster_may_stand (plan->muster, marcher->man, man->at, man->facing, NULL);
      lw_muster_place (plan->muster, marcher->man, man->at, man->facing);
    }

  return good;
}

static LwOrder *
write_order (Plan *plan)
{
  LwOrder *order = lw_order_new (LW_ORDER_MARCH, plan->side);

  order->t = plan->battle->clock;
  order->bearing = plan->facing;
  for (guint i = 0; i < plan->marchers->len; i++)
    if (!marcher_at (plan, i)->stays)
      {
        lw_order_add_man (order, marcher_at (plan, i)->man);
        lw_order_add_place (order, marcher_at (plan, i)->at);
      }

  return lw_play_lawful_part (plan->battle, order);
}

LwOrder *
lw_march_plan (
    const LwBattle *battle, const GArray *men, LwFormation formation, LwPoint goal, LwAngle facing)
{
  Plan plan = { .battle = battle, .facing = lw_angle_wrapped (facing) };
  LwOrder *order = NULL;

  g_return_val_if_fail (battle != NULL && men != NULL, NULL);

  plan.side = battle->mover;
  if (is_over_line (battle, plan.side, goal))
    order = lw_retire_plan (battle, men);
  if (order != NULL)
    return order;

  plan.marchers = g_array_new (FALSE, FALSE, sizeof (Marcher));
  plan.who = g_array_new (FALSE, FALSE, sizeof (LwRef));
  pick_men (&plan, men);
  if (plan.marchers->len > 0)
    {
      draw_up (&plan, formation, lw_point_on_field (battle, goal));
      look_round (&plan);
      for (guint i = 0; i < FRESH_STARTS && !place_all (&plan); i++)
        ;
      order = write_order (&plan);
    }
  g_clear_pointer (&plan.muster, lw_muster_free);
  g_array_unref (plan.marchers);
  g_array_unref (plan.who);

  return order;
}
