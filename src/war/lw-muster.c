/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-muster.c: who stands where, and whether there is room for one more (R32-R34, Q5).
 */
#include "lw-muster.h"

#include "lw-verbs.h"
#include "lw-whereabouts.h"

#define RING_STEP (LW_INCH / 4)
#define RING_LEAST 8

/* No part of a man is farther than this from his middle. */
#define MAN_REACH (LW_CAVALRY_LENGTH / 2)
/* A figure set down reaches an inch from its middle, a gun less than five. */
#define ABOUT LW_INCHES (8)

typedef struct
{
  gboolean there;
  LwShape shape;
} Standing;

typedef struct
{
  gboolean there;
  gboolean drawn; /* its parts have been asked for */
  LwPoint at;
  LwAngle bearing;
  LwShape parts[LW_GUN_PARTS];
} GunStanding;

/* Most men stand where the battle has them: only who has been taken up is kept here. */
struct _LwMuster
{
  const LwBattle *battle;
  LwLength clearance; /* 0 when the house does not insist on it (Q6) */
  LwBox field;
  GArray *taken;        /* of Standing: men who have been taken up, and perhaps set down again */
  guint16 *number_men;  /* of a man in it, and one more; 0: he stands where he did */
  LwSpots *spots;       /* of those set down again; NULL while there are none */
  GArray *guns;         /* of LwRef: all that have been set down */
  GunStanding *gun;     /* by LwRef */
  LwFound found, moved; /* of the search under way */
};

static void
set_guns_down (LwMuster *muster, LwBox box)
{
  const LwBattle *battle = muster->battle;
  guint i;

  lw_guns_in (battle, box, &muster->found);
  for (i = 0; i < muster->found.n; i++)
    {
      LwRef gun = muster->found.number[i];

      lw_muster_place_gun (muster, gun, battle->guns[gun].at, battle->guns[gun].bearing);
    }
}

LwMuster *
lw_muster_new_in (const LwBattle *battle, LwBox box)
{
  LwMuster *muster = g_new0 (LwMuster, 1);

  muster->battle = battle;
  muster->clearance = battle->rules.choice[LW_RULE_CLEARANCE] == 0 ? LW_CLEARANCE : 0;
  muster->field = lw_country_bounds (lw_battle_country (battle));
  muster->taken = g_array_new (FALSE, FALSE, sizeof (Standing));
  muster->number_men = g_new0 (guint16, battle->n_men + 1);
  muster->guns = g_array_new (FALSE, FALSE, sizeof (LwRef));
  muster->gun = g_new0 (GunStanding, battle->n_guns + 1);
  set_guns_down (muster, lw_box_grown (box, ABOUT));

  return muster;
}

LwMuster *
lw_muster_new (const LwBattle *battle)
{
  return lw_muster_new_in (battle,
                           (LwBox){ -LW_POINT_MAX, -LW_POINT_MAX, LW_POINT_MAX, LW_POINT_MAX });
}

void
lw_muster_insist (LwMuster *muster)
{
  muster->clearance = LW_CLEARANCE;
}

void
lw_muster_free (LwMuster *muster)
{
  if (muster == NULL)
    return;

  g_array_unref (muster->taken);
  g_free (muster->number_men);
  lw_spots_free (muster->spots);
  g_array_unref (muster->guns);
  g_free (muster->gun);
  lw_found_clear (&muster->found);
  lw_found_clear (&muster->moved);
  g_free (muster);
}

static Standing *
take_up (LwMuster *muster, LwRef man)
{
  if (muster->number_men[man] == 0)
    {
      g_array_set_size (muster->taken, muster->taken->len + 1);
      muster->number_men[man] = (guint16)muster->taken->len;
    }

  return &g_array_index (muster->taken, Standing, muster->number_men[man] - 1);
}

void
lw_muster_lift (LwMuster *muster, LwRef man)
{
  take_up (muster, man)->there = FALSE;
  if (muster->spots != NULL)
    lw_spots_take (muster->spots, (guint)man);
}

void
lw_muster_place (LwMuster *muster, LwRef man, LwPoint at, LwAngle facing)
{
  Standing *standing = take_up (muster, man);

  standing->there = TRUE;
  standing->shape = lw_man_shape_at (muster->battle->men[man].arm, at, facing);
  if (muster->spots == NULL)
    muster->spots = lw_spots_new (muster->field, muster->battle->n_men, 1);
  lw_spots_put (muster->spots, (guint)man, 0, at);
}

void
lw_muster_lift_gun (LwMuster *muster, LwRef gun)
{
  muster->gun[gun].there = FALSE;
}

void
lw_muster_place_gun (LwMuster *muster, LwRef gun, LwPoint at, LwAngle bearing)
{
  GunStanding *standing = &muster->gun[gun];

  if (!lw_refs_hold (muster->guns, gun))
    g_array_append_val (muster->guns, gun);
  standing->there = TRUE;
  standing->drawn = FALSE;
  standing->at = at;
  standing->bearing = bearing;
}

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
is_gun_near (const LwMuster *muster, GunStanding *standing, const LwShape *shape)
{
  LwBox box = lw_box_grown (shape->bounds, muster->clearance);
  guint i;

  if (!lw_box_meets (box, lw_box_around (&standing->at, 1, LW_MAN_AND_GUN)))
    return FALSE;

  if (!standing->drawn)
    lw_gun_shapes_at (standing->at, standing->bearing, standing->parts);
  standing->drawn = TRUE;
  for (i = 0; i < LW_GUN_PARTS; i++)
    if (lw_shape_nearer (shape, &standing->parts[i], muster->clearance))
      return TRUE;

  return FALSE;
}

/* The gun that is too near to @shape, or LW_NONE; @own is left out. */
static LwRef
find_gun (const LwMuster *muster, const LwShape *shape, LwRef own)
{
  guint i;

  for (i = 0; i < muster->guns->len; i++)
    {
      LwRef gun = g_array_index (muster->guns, LwRef, i);

      if (gun != own && muster->gun[gun].there && is_gun_near (muster, &muster->gun[gun], shape))
        return gun;
    }

  return LW_NONE;
}

/* How near @side may come to him. */
static LwLength
room_about (const LwMuster *muster, const LwMan *man, LwSide side)
{
  return man->side == side ? muster->clearance : 0;
}

/* Of those who have been set down anew. */
static LwRef
find_moved (LwMuster *muster, const LwShape *shape, LwBox box, LwSide side, LwRef self)
{
  guint i;

  if (muster->spots == NULL)
    return LW_NONE;

  lw_spots_find (muster->spots, 1, box, &muster->moved);
  for (i = 0; i < muster->moved.n; i++)
    {
      LwRef other = muster->moved.number[i];
      const Standing *standing =
          &g_array_index (muster->taken, Standing, muster->number_men[other] - 1);

      if (other != self && lw_shape_nearer (shape, &standing->shape,
                                            room_about (muster, &muster->battle->men[other], side)))
        return other;
    }

  return LW_NONE;
}

/* Of those who stand where the battle has them. */
static LwRef
find_standing (LwMuster *muster, const LwShape *shape, LwBox box, LwSide side, LwRef self)
{
  guint i;

  lw_men_in (muster->battle, LW_ALL_MEN, box, &muster->found);
  for (i = 0; i < muster->found.n; i++)
    {
      LwRef other = muster->found.number[i];
      const LwMan *man = &muster->battle->men[other];
      LwShape his;

      if (other == self || muster->number_men[other] != 0)
        continue;
      his = lw_man_shape (man);
      if (lw_shape_nearer (shape, &his, room_about (muster, man, side)))
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

gboolean
lw_muster_may_stand (LwMuster *muster, LwRef man, LwPoint at, LwAngle facing, LwRefusal *refusal)
{
  const LwMan *who = &muster->battle->men[man];
  LwBody body = who->arm == LW_CAVALRY ? LW_BODY_CAVALRY : LW_BODY_INFANTRY;
  LwShape shape;
  const LwFeature *thing;
  LwRef other;

  if (!lw_box_holds (muster->field, at))
    return refuse (refusal, LW_REFUSED_OFF_FIELD, man, LW_NONE, LW_NONE);

  shape = lw_man_shape_at (who->arm, at, facing);
  thing = lw_ground_stands (muster->battle->ground, body, &shape, muster->clearance);
  if (thing != NULL)
    {
      refuse (refusal, LW_REFUSED_NO_CLEARANCE, man, LW_NONE, LW_NONE);
      if (refusal != NULL)
        refusal->thing = thing->id;
      return FALSE;
    }
  other = find_gun (muster, &shape, LW_NONE);
  if (other != LW_NONE)
    return refuse (refusal, LW_REFUSED_NO_CLEARANCE, man, LW_NONE, other);
  other = find_man (muster, &shape, who->side, man);
  if (other != LW_NONE)
    return refuse (refusal, code_for (muster, other, who->side), man, other, LW_NONE);

  return TRUE;
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
  guint i;

  if (!lw_box_holds (muster->field, at))
    return refuse (refusal, LW_REFUSED_OFF_FIELD, LW_NONE, LW_NONE, gun);

  lw_gun_shapes_at (at, bearing, parts);
  for (i = 0; i < LW_GUN_PARTS; i++)
    if (!may_stand_part (muster, gun, &parts[i], refusal))
      return FALSE;

  return TRUE;
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
  LwPoint centre = *at;
  LwLength radius;

  for (radius = 0; radius <= limit; radius += RING_STEP)
    {
      gint i, n = radius == 0 ? 1 : MAX (RING_LEAST, 6 * radius / LW_INCH);

      for (i = 0; i < n; i++)
        {
          /* Every ring begins there and goes to both sides in turn, so that nothing drifts. */
          gint step = hand * (i % 2 == 0 ? -(i / 2) : (i + 1) / 2);
          LwAngle angle = lw_angle_wrapped ((gint64)first + (gint64)step * (LW_TURN / n));
          LwPoint place = lw_point_towards (centre, angle, radius);

          if (lw_muster_may_stand (muster, man, place, facing, NULL) &&
              (accept == NULL || accept (place, data)))
            {
              *at = place;
              return TRUE;
            }
        }
    }

  return FALSE;
}
