/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-march.c: men are moved, and turned where they stand (R29-R34, R55, Q1-Q6, Q16-Q23, Q44, Q45).
 *
 * A body goes all at once: everybody is mustered at his new place, and each is then judged among
 * the others as they would stand. What comes last costs most, the strings; nothing changes before
 * all have been found lawful.
 */
#include "lw-march.h"

#include "lw-march-way.h"
#include "lw-muster.h"
#include "melee/melee.h"

static LwRef
ref_at (const GArray *refs, guint i)
{
  return g_array_index (refs, LwRef, i);
}

static LwPoint
point_at (const GArray *points, guint i)
{
  return g_array_index (points, LwPoint, i);
}

gboolean
lw_man_may_return (const LwBattle *battle, LwRef man)
{
  const LwMan *who = &battle->men[man];

  /* Whoever went off in this move has used it. */
  return battle->rules.choice[LW_RULE_RETIRED_RETURN] == 1 && who->state == LW_MAN_RETIRED &&
         who->with_gun == LW_NONE && who->walked == 0 &&
         lw_man_touches_line (battle, who, who->side);
}

gboolean
lw_march_may_go (
    const LwBattle *battle, LwRef ref, LwSide side, const GArray *who, LwRefusal *refusal)
{
  const LwMan *man = lw_battle_man (battle, ref);

  if (man == NULL)
    return lw_refuse_man (refusal, LW_REFUSED_NO_SUCH, ref);
  if (man->side != side && man->state != LW_MAN_CAPTIVE)
    return lw_refuse_man (refusal, LW_REFUSED_NOT_OWN, ref);
  if (!lw_man_on_field (man) && !lw_man_may_return (battle, ref))
    return lw_refuse_man (refusal, LW_REFUSED_NOT_ON_FIELD, ref);
  if (man->locked)
    return lw_refuse_man (refusal, LW_REFUSED_LOCKED, ref);

  return lw_prisoner_may_march (battle, ref, side, who, refusal);
}

/* All who are named exist, may be moved, and are named once. */
static gboolean
check_body (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  g_autofree guint8 *named = g_new0 (guint8, battle->n_men + 1);

  if (order->who->len == 0)
    return lw_refuse (refusal, LW_REFUSED_NO_SUCH);
  for (guint i = 0; i < order->who->len; i++)
    {
      LwRef ref = ref_at (order->who, i);

      if (!lw_march_may_go (battle, ref, order->side, order->who, refusal))
        return FALSE;
      if (named[ref])
        return lw_refuse_man (refusal, LW_REFUSED_NO_SUCH, ref);
      named[ref] = TRUE;
    }

  return TRUE;
}

/* A path ends where the man goes, and begins where he stands; in his first move also at the line.
 */
static gboolean
check_path (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  const LwMan *man = &battle->men[ref_at (order->who, 0)];
  LwPoint first, last;

  if (order->to->len != order->who->len)
    return lw_refuse (refusal, LW_REFUSED_PATH_BROKEN);
  if (order->path->len == 0)
    return TRUE;
  if (order->who->len != 1 || order->path->len < 2)
    return lw_refuse (refusal, LW_REFUSED_PATH_BROKEN);

  first = point_at (order->path, 0);
  last = point_at (order->path, order->path->len - 1);
  if (lw_distance_squared (first, man->at) != 0 ||
      lw_distance_squared (last, point_at (order->to, 0)) != 0)
    return lw_refuse_man (refusal, LW_REFUSED_PATH_BROKEN, ref_at (order->who, 0));

  return TRUE;
}

/* His own back line; by the house rule a man of his own may go over the enemy's as well (Q19). */
static gboolean
is_way_off (const LwBattle *battle, const LwOrder *order, guint i)
{
  LwMan there = battle->men[ref_at (order->who, i)];
  gboolean may_advance =
      battle->rules.choice[LW_RULE_LEAVE_ENEMY_LINE] == 1 && there.side == order->side;

  there.at = point_at (order->to, i);
  there.facing = order->bearing;
  return lw_man_may_leave_by (battle, &there, order->side) ||
         (may_advance && lw_man_may_leave_by (battle, &there, LW_OTHER (order->side)));
}

static gboolean
check_over_line (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  LwBox field = lw_country_bounds (lw_battle_country (battle));

  for (guint i = 0; i < order->to->len; i++)
    if (!lw_box_holds (field, point_at (order->to, i)) || !is_way_off (battle, order, i))
      return lw_refuse_man (refusal, LW_REFUSED_OFF_FIELD, ref_at (order->who, i));

  return TRUE;
}

/* He who moved with a gun may walk on, but ends within six inches of it (Q45). */
static gboolean
check_with_gun (const LwBattle *battle, const LwOrder *order, guint i, LwRefusal *refusal)
{
  LwRef ref = ref_at (order->who, i);
  LwMan there = battle->men[ref];
  const LwGun *gun = lw_battle_gun (battle, there.with_gun);

  if (gun == NULL)
    return TRUE;

  there.at = point_at (order->to, i);
  there.facing = order->bearing;
  if (!order->flag && lw_man_near_gun (&there, gun, LW_SIX_INCHES))
    return TRUE;

  return lw_refuse_about (refusal, LW_REFUSED_CREW_NOT_NEAR, ref, there.with_gun, 0, LW_SIX_INCHES);
}

/* The body as it would stand. */
static LwMuster *
muster_order (const LwBattle *battle, const LwOrder *order)
{
  LwMuster *muster = lw_muster_new_in (
      battle, lw_box_around ((const LwPoint *)order->to->data, order->to->len, 0));

  for (guint i = 0; i < order->who->len; i++)
    lw_muster_place (muster, ref_at (order->who, i), point_at (order->to, i), order->bearing);

  return muster;
}

static gboolean
check_places (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (LwMuster) muster = NULL;

  for (guint i = 0; i < order->who->len; i++)
    if (!check_with_gun (battle, order, i, refusal))
      return FALSE;
  if (order->flag)
    return check_over_line (battle, order, refusal);

  muster = muster_order (battle, order);
  for (guint i = 0; i < order->who->len; i++)
    if (!lw_muster_may_stand (muster, ref_at (order->who, i), point_at (order->to, i),
                              order->bearing, refusal))
      return FALSE;

  return lw_prisoner_party (battle, order, refusal);
}

/*
 * The whole string that the i-th man has used of his allowance when he gets there. In his first
 * move, before he has marched, it may as well be laid from the line itself (R13).
 */
static gboolean
measure_man (
    const LwBattle *battle, const LwOrder *order, guint i, LwLength *walked, LwRefusal *refusal)
{
  LwRef ref = ref_at (order->who, i);
  const LwMan *man = &battle->men[ref];
  LwPoint at = point_at (order->to, i);
  LwLength limit = lw_prisoner_limit (battle, ref, order->who), left = limit - man->walked, used;
  gboolean from_line =
      battle->move == 1 && man->walked > 0 && man->walked == lw_distance (man->start, man->at);

  if (from_line && order->path->len == 0)
    {
      *walked = lw_march_way (battle, ref, man->start, at, limit, NULL);
      if (*walked >= 0)
        return TRUE;
    }
  used = order->path->len > 0 ? lw_march_path (battle, ref, order->path, left, refusal)
                              : lw_march_way (battle, ref, man->at, at, left, refusal);
  *walked = man->walked + used;

  return used >= 0;
}

static gboolean
measure_body (const LwBattle *battle, const LwOrder *order, GArray *walked, LwRefusal *refusal)
{
  g_array_set_size (walked, order->who->len);
  for (guint i = 0; i < order->who->len; i++)
    if (!measure_man (battle, order, i, &g_array_index (walked, LwLength, i), refusal))
      return FALSE;

  return TRUE;
}

static void
tell_march (LwBattle *battle, const LwOrder *order, const GArray *walked)
{
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_MARCHED);

  event->man = ref_at (order->who, 0);
  event->count = (gint)order->who->len;
  event->from = battle->men[event->man].at;
  event->to = point_at (order->to, 0);
  for (guint i = 0; i < walked->len; i++)
    event->value = MAX (event->value, g_array_index (walked, LwLength, i));
}

/* Over his own back line: out of the battle, but alive (Q20); a prisoner is led away. */
static void
take_off (LwBattle *battle, const LwOrder *order, LwRef ref)
{
  LwMan *man = lw_battle_man_rw (battle, ref);

  if (man->state == LW_MAN_CAPTIVE)
    {
      lw_man_led_away (battle, order, ref);
      return;
    }
  man->state = LW_MAN_RETIRED;
  if (battle->rules.choice[LW_RULE_RETIRED_RETURN] == 1)
    man->walked = lw_arm_move (man->arm);
  lw_battle_tell (battle, order, LW_EVENT_RETIRED)->man = ref;
}

static void
move_man (LwBattle *battle, const LwOrder *order, guint i, LwLength walked)
{
  LwMan *man = lw_battle_man_rw (battle, ref_at (order->who, i));

  if (man->state == LW_MAN_RETIRED)
    man->state = LW_MAN_FIGHTING;
  man->at = point_at (order->to, i);
  man->facing = order->bearing;
  man->walked = walked;
  man->prone = FALSE;
  man->trail_of = LW_NONE;
  /* The first man moved who is not crew of a moved gun ends the time of the guns (Q44). */
  if (man->with_gun == LW_NONE)
    battle->phase = LW_PHASE_MEN;
  if (order->flag)
    take_off (battle, order, ref_at (order->who, i));
}

/* Is an armed enemy within an eighth of an inch of him (R55)? */
static gboolean
is_in_contact (const LwBattle *battle, LwRef ref)
{
  const LwMan *man = &battle->men[ref];
  LwBox box = lw_box_around (&man->at, 1, LW_CONTACT + LW_CAVALRY_LENGTH);
  g_auto (LwHits) near = LW_NO_HITS;

  lw_men_in (battle, LW_MEN_OF (LW_OTHER (man->side)), box, &near);
  for (guint i = 0; i < near.n; i++)
    if (lw_man_armed (&battle->men[near.number[i]]) &&
        lw_shape_within (lw_man_outline (battle, ref), lw_man_outline (battle, near.number[i]),
                         LW_CONTACT))
      return TRUE;

  return FALSE;
}

/* "Men may be moved up into virtual contact ... they must then be left until the end" (R55). */
void
lw_march_lock (LwBattle *battle, const LwOrder *order)
{
  for (guint i = 0; i < order->who->len; i++)
    {
      LwRef ref = ref_at (order->who, i);
      gboolean locked;

      if (!lw_man_armed (&battle->men[ref]))
        continue;
      locked = is_in_contact (battle, ref);
      lw_battle_man_rw (battle, ref)->locked = locked;
    }
}

static gboolean
check_march (const LwBattle *battle, const LwOrder *order, GArray *walked, LwRefusal *refusal)
{
  return check_body (battle, order, refusal) && check_path (battle, order, refusal) &&
         check_places (battle, order, refusal) && measure_body (battle, order, walked, refusal);
}

gboolean
lw_march_check (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (GArray) walked = g_array_new (FALSE, TRUE, sizeof (LwLength));

  return check_march (battle, order, walked, refusal);
}

gboolean
lw_march_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (GArray) walked = g_array_new (FALSE, TRUE, sizeof (LwLength));

  if (!check_march (battle, order, walked, refusal))
    return FALSE;

  tell_march (battle, order, walked);
  for (guint i = 0; i < order->who->len; i++)
    move_man (battle, order, i, g_array_index (walked, LwLength, i));
  if (!order->flag)
    lw_prisoner_marched (battle, order);
  lw_march_lock (battle, order);

  return TRUE;
}

/* ---- turned where they stand ---- */

/* Men still in the box are not turned, nor prisoners, nor men in contact (R55). */
static gboolean
check_turned (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (LwMuster) muster = lw_muster_new (battle);

  for (guint i = 0; i < order->who->len; i++)
    {
      LwRef ref = ref_at (order->who, i);
      const LwMan *man = lw_battle_man (battle, ref);

      if (man == NULL)
        return lw_refuse_man (refusal, LW_REFUSED_NO_SUCH, ref);
      if (man->side != order->side)
        return lw_refuse_man (refusal, LW_REFUSED_NOT_OWN, ref);
      if (!lw_man_on_field (man))
        return lw_refuse_man (refusal, LW_REFUSED_NOT_ON_FIELD, ref);
      if (man->state == LW_MAN_CAPTIVE)
        return lw_refuse_man (refusal, LW_REFUSED_CAPTIVE, ref);
      if (man->locked)
        return lw_refuse_man (refusal, LW_REFUSED_LOCKED, ref);
      lw_muster_place (muster, ref, man->at, order->bearing);
    }
  for (guint i = 0; i < order->who->len; i++)
    {
      LwRef ref = ref_at (order->who, i);

      if (!lw_muster_may_stand (muster, ref, battle->men[ref].at, order->bearing, refusal))
        return FALSE;
    }

  return TRUE;
}

gboolean
lw_march_turn_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  if (order->who->len == 0)
    return lw_refuse (refusal, LW_REFUSED_NO_SUCH);
  if (battle->phase == LW_PHASE_PUTTING_DOWN && battle->ready[order->side])
    return lw_refuse (refusal, LW_REFUSED_NOT_NOW);
  if (!check_turned (battle, order, refusal))
    return FALSE;

  for (guint i = 0; i < order->who->len; i++)
    lw_battle_man_rw (battle, ref_at (order->who, i))->facing = order->bearing;
  if (battle->phase != LW_PHASE_PUTTING_DOWN)
    lw_march_lock (battle, order);

  return TRUE;
}

/* ---- too near ---- */

static gboolean
sets_down (LwOrderKind kind)
{
  return kind == LW_ORDER_PUT || kind == LW_ORDER_PUT_GUN || kind == LW_ORDER_MARCH ||
         kind == LW_ORDER_HAUL || kind == LW_ORDER_TURN || kind == LW_ORDER_TAIL;
}

static void
tell_near (LwBattle *battle, const LwOrder *order, const LwRefusal *near)
{
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_TOO_NEAR);

  event->side = order->side;
  event->man = near->man;
  event->other = near->other;
  event->gun = near->gun;
}

void
lw_tell_crowded (LwBattle *battle, const LwOrder *order)
{
  gboolean gun = order->kind == LW_ORDER_PUT_GUN || order->kind == LW_ORDER_HAUL;
  g_autoptr (LwMuster) muster = NULL;
  LwRefusal near;

  if (!sets_down (order->kind) || (order->flag && order->kind != LW_ORDER_TURN))
    return;

  muster = lw_muster_new (battle);
  lw_muster_insist (muster);
  if (gun && !lw_muster_may_stand_gun (muster, order->gun, battle->guns[order->gun].at,
                                       battle->guns[order->gun].bearing, &near))
    tell_near (battle, order, &near);
  for (guint i = 0; i < order->who->len; i++)
    {
      LwRef ref = g_array_index (order->who, LwRef, i);
      const LwMan *man = &battle->men[ref];

      if (lw_man_on_field (man) &&
          !lw_muster_may_stand (muster, ref, man->at, man->facing, &near) &&
          near.code == LW_REFUSED_NO_CLEARANCE)
        tell_near (battle, order, &near);
    }
}
