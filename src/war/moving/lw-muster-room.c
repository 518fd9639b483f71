/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-muster-room.c: whether there is room for one more, and where (R32-R34, Q5).
 */
#include "lw-muster-private.h"

#include "state/state.h"

#define RING_STEP (LW_INCH / 4)
#define RING_LEAST 8
#define ROUNDED ((LwLength)1) /* no place is so much farther off than its ring */

/* No part of a man is farther than this from his middle. */
#define MAN_REACH (LW_CAVALRY_LENGTH / 2)
static gboolean
refuse (LwRefusal *refusal, LwRefusalCode code, LwRef man, LwRef other, LwRef gun)
{
  lw_refuse (refusal, code);
  if (refusal != NULL)
    {
      refusal->man = man;
      refusal->other = other;
      refusal->gun = gun;
    }

  return FALSE;
}

static gboolean
is_gun_near (const LwMuster *muster, LwGunStanding *standing, const LwShape *shape)
{
  LwBox box = lw_box_grown (shape->bounds, muster->clearance);

  if (!lw_box_meets (box, lw_box_around (&standing->at, 1, LW_MAN_AND_GUN)))
    return FALSE;

  if (!standing->drawn)
    lw_gun_shapes_at (standing->at, standing->bearing, standing->parts);
  standing->drawn = TRUE;
  for (guint i = 0; i < LW_GUN_PARTS; i++)
    if (lw_shape_nearer (shape, &standing->parts[i], muster->clearance))
      return TRUE;

  return FALSE;
}

/* The gun that is too near to @shape, or LW_NONE; @own is left out. */
static LwRef
find_gun (const LwMuster *muster, const LwShape *shape, LwRef own)
{
  for (guint i = 0; i < muster->guns->len; i++)
    {
      LwGunStanding *standing = &g_array_index (muster->guns, LwGunStanding, i);

      if (standing->gun != own && standing->there && is_gun_near (muster, standing, shape))
        return standing->gun;
    }

  return LW_NONE;
}

/* How near @side may come to him. */
static LwLength
room_about (const LwMuster *muster, const LwMan *man, LwSide side)
{
  return man->side == side ? muster->clearance : 0;
}

static gboolean
is_man_near (const LwMuster *muster, const LwShape *shape, LwSide side, const LwStanding *standing)
{
  const LwMan *man = &muster->battle->men[standing->man];

  return lw_shape_nearer (shape, &standing->shape, room_about (muster, man, side));
}

/* Of those who have been set down anew, one by one: the lowest number. */
static LwRef
find_among_few (LwMuster *muster, const LwShape *shape, LwBox box, LwSide side, LwRef self)
{
  LwRef first = LW_NONE;

  for (guint i = 0; i < muster->taken->len; i++)
    {
      const LwStanding *standing = &g_array_index (muster->taken, LwStanding, i);

      if (standing->there && standing->man != self && lw_box_holds (box, standing->at) &&
          (first == LW_NONE || standing->man < first) &&
          is_man_near (muster, shape, side, standing))
        first = standing->man;
    }

  return first;
}

/* Of those who have been set down anew. */
static LwRef
find_moved (LwMuster *muster, const LwShape *shape, LwBox box, LwSide side, LwRef self)
{
  if (muster->spots == NULL)
    return find_among_few (muster, shape, box, side, self);

  lw_point_index_find (muster->spots, 1, box, &muster->moved);
  for (guint i = 0; i < muster->moved.n; i++)
    {
      LwRef other = muster->moved.number[i];

      if (other != self && is_man_near (muster, shape, side, lw_muster_taken (muster, other)))
        return other;
    }

  return LW_NONE;
}

/* Of those who stand where the battle has them. */
static LwRef
find_standing (LwMuster *muster, const LwShape *shape, LwBox box, LwSide side, LwRef self)
{
  lw_men_in (muster->battle, LW_ALL_MEN, box, &muster->found);
  for (guint i = 0; i < muster->found.n; i++)
    {
      LwRef other = muster->found.number[i];
      const LwMan *man = &muster->battle->men[other];

      if (other != self && lw_muster_taken (muster, other) == NULL &&
          lw_shape_nearer (shape, lw_man_outline (muster->battle, other),
                           room_about (muster, man, side)))
        return other;
    }

  return LW_NONE;
}

/* The first man who is too near to @shape, of which @side is the owner, or LW_NONE. */
static LwRef
find_man (LwMuster *muster, const LwShape *shape, LwSide side, LwRef self)
{
  LwBox box = lw_box_grown (shape->bounds, muster->clearance + MAN_REACH);
  LwRef moved = find_moved (muster, shape, box, side, self);
  LwRef standing = find_standing (muster, shape, box, side, self);

  if (moved == LW_NONE || standing == LW_NONE)
    return MAX (moved, standing);

  return MIN (moved, standing);
}

static LwRefusalCode
code_for (const LwMuster *muster, LwRef other, LwSide side)
{
  return muster->battle->men[other].side == side ? LW_REFUSED_NO_CLEARANCE : LW_REFUSED_ON_TOP;
}

static void
remember (LwMuster *muster, LwRef man)
{
  const LwStanding *taken = lw_muster_taken (muster, man);
  LwPoint at = muster->battle->men[man].at;

  muster->last[muster->n_last++ % LW_MUSTER_LAST] =
      taken != NULL ? *taken : (LwStanding){ man, TRUE, at, *lw_man_outline (muster->battle, man) };
}

static gboolean
is_one_in_the_way_again (const LwMuster *muster, const LwShape *shape, LwSide side, LwRef self)
{
  for (guint i = 0; i < LW_MUSTER_LAST; i++)
    if (muster->last[i].there && muster->last[i].man != self &&
        is_man_near (muster, shape, side, &muster->last[i]))
      return TRUE;

  return FALSE;
}

/* Is there room for his outline, with his middle at @at? */
static gboolean
has_room (LwMuster *muster, LwRef man, LwPoint at, const LwShape *shape, LwRefusal *refusal)
{
  const LwMan *who = &muster->battle->men[man];
  LwBody body = who->arm == LW_CAVALRY ? LW_BODY_CAVALRY : LW_BODY_INFANTRY;
  const LwFeature *thing;
  LwRef other;

  if (!lw_box_holds (muster->field, at))
    return refuse (refusal, LW_REFUSED_OFF_FIELD, man, LW_NONE, LW_NONE);
  /* A search for a place goes on and on about the same few men, and asks for no reason. */
  if (refusal == NULL && is_one_in_the_way_again (muster, shape, who->side, man))
    return FALSE;

  thing = lw_ground_stands (muster->battle->ground, body, shape, muster->clearance);
  if (thing != NULL)
    {
      refuse (refusal, LW_REFUSED_NO_CLEARANCE, man, LW_NONE, LW_NONE);
      if (refusal != NULL)
        refusal->thing = thing->id;
      return FALSE;
    }
  other = find_gun (muster, shape, LW_NONE);
  if (other != LW_NONE)
    return refuse (refusal, LW_REFUSED_NO_CLEARANCE, man, LW_NONE, other);
  other = find_man (muster, shape, who->side, man);
  if (other == LW_NONE)
    return TRUE;

  remember (muster, other);
  return refuse (refusal, code_for (muster, other, who->side), man, other, LW_NONE);
}

gboolean
lw_muster_may_stand (LwMuster *muster, LwRef man, LwPoint at, LwAngle facing, LwRefusal *refusal)
{
  LwShape shape = lw_man_shape_at (muster->battle->men[man].arm, at, facing);

  return has_room (muster, man, at, &shape, refusal);
}

static gboolean
may_stand_part (LwMuster *muster, LwRef gun, const LwShape *part, LwRefusal *refusal)
{
  LwSide side = muster->battle->guns[gun].owner;
  const LwFeature *thing;
  LwRef other;

  thing = lw_ground_stands (muster->battle->ground, LW_BODY_GUN, part, muster->clearance);
  if (thing != NULL)
    {
      refuse (refusal, LW_REFUSED_NO_CLEARANCE, LW_NONE, LW_NONE, gun);
      if (refusal != NULL)
        refusal->thing = thing->id;
      return FALSE;
    }
  other = find_gun (muster, part, gun);
  if (other != LW_NONE)
    return refuse (refusal, LW_REFUSED_NO_CLEARANCE, LW_NONE, LW_NONE, gun);
  other = find_man (muster, part, side, LW_NONE);
  if (other != LW_NONE)
    return refuse (refusal, code_for (muster, other, side), LW_NONE, other, gun);

  return TRUE;
}

gboolean
lw_muster_may_stand_gun (
    LwMuster *muster, LwRef gun, LwPoint at, LwAngle bearing, LwRefusal *refusal)
{
  LwShape parts[LW_GUN_PARTS];

  if (!lw_box_holds (muster->field, at))
    return refuse (refusal, LW_REFUSED_OFF_FIELD, LW_NONE, LW_NONE, gun);

  lw_gun_shapes_at (at, bearing, parts);
  for (guint i = 0; i < LW_GUN_PARTS; i++)
    if (!may_stand_part (muster, gun, &parts[i], refusal))
      return FALSE;

  return TRUE;
}

/* Is one of those who were in the way last in the way wherever on that ring the man stands? Each
 * has at least half his width all about his middle. */
static gboolean
is_ring_covered (const LwMuster *muster, const LwMan *who, LwPoint centre, LwLength radius)
{
  const LwMan *men = muster->battle->men;

  for (guint i = 0; i < LW_MUSTER_LAST; i++)
    {
      const LwStanding *last = &muster->last[i];
      const LwMan *other = &men[last->man];
      gint64 within = lw_arm_half_width (who->arm) + lw_arm_half_width (other->arm) +
                      room_about (muster, other, who->side) - radius - ROUNDED;

      if (last->there && other != who && within > 0 &&
          lw_distance_squared (centre, last->at) < within * within)
        return TRUE;
    }

  return FALSE;
}

gboolean
lw_muster_nearest (LwMuster *muster,
                   LwRef man,
                   LwPoint *at,
                   LwAngle facing,
                   LwAngle first,
                   gint hand,
                   LwLength limit,
                   LwMusterAccept accept,
                   gpointer data)
{
  const LwMan *who = &muster->battle->men[man];
  LwPoint centre = *at;
  LwShape here = lw_man_shape_at (who->arm, centre, facing);

  for (LwLength radius = 0; radius <= limit; radius += RING_STEP)
    {
      gint n = radius == 0 ? 1 : MAX (RING_LEAST, 6 * radius / LW_INCH);

      if (is_ring_covered (muster, who, centre, radius))
        continue;
      for (gint i = 0; i < n; i++)
        {
          /* Every ring begins there and goes to both sides in turn, so that nothing drifts. */
          gint step = hand * (i % 2 == 0 ? -(i / 2) : (i + 1) / 2);
          LwAngle angle = lw_angle_wrapped ((gint64)first + (gint64)step * (LW_TURN / n));
          LwPoint place = lw_point_towards (centre, angle, radius);
          LwShape there = lw_shape_moved (here, centre, place);

          if (has_room (muster, man, place, &there, NULL) &&
              (accept == NULL || accept (place, data)))
            {
              *at = place;
              return TRUE;
            }
        }
    }

  return FALSE;
}
