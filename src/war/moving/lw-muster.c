/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-muster.c: who stands where, taken up and set down again, and whether there is room for one
 * more (R32-R34, Q5).
 *
 * A muster is made for every order, so that what it costs must not grow with the armies: most men
 * stand where the battle has them, and only who has been taken up is kept here. A search for a
 * place asks again and again about the same few men; the last who were in the way are therefore
 * asked first, and whole rings about a place are passed over when one of them covers them.
 */
#include "lw-muster.h"

/* A figure set down reaches an inch from its middle, a gun less than five. */
#define ABOUT LW_INCHES (8)

/* Up to so many men taken up are looked through one by one; more have an index. */
#define FEW 24

#define RING_STEP (LW_INCH / 4)
#define RING_LEAST 8
#define ROUNDED ((LwLength)1) /* no place is so much farther off than its ring */

/* No part of a man is farther than this from his middle. */
#define MAN_REACH (LW_CAVALRY_LENGTH / 2)

typedef struct
{
  LwRef man;
  gboolean there;
  LwPoint at;
  LwShape shape;
} Standing;

typedef struct
{
  LwRef gun;
  gboolean there;
  gboolean drawn; /* its parts have been asked for */
  LwPoint at;
  LwAngle bearing;
  LwShape parts[LW_GUN_PARTS];
} GunStanding;

/* So many of those who were in the way are remembered: before him, and on either side. */
#define LAST 3

struct _LwMuster
{
  const LwBattle *battle;
  LwLength clearance; /* 0 when the house does not insist on it (Q6) */
  LwBox field;
  GArray *taken;       /* of Standing: men who have been taken up, and perhaps set down again */
  guint64 hint[4];     /* no bit at the last eight of his number: he has not been taken up */
  guint16 *number_men; /* of a man in it, and one more, or 0; NULL while they are few */
  LwPointIndex *spots; /* of those set down again; NULL while they are few */
  /* The last men who were in somebody's way: often they are again. */
  Standing last[LAST];
  guint n_last;        /* that have been, ever */
  GArray *guns;        /* of GunStanding: all that have been set down */
  LwHits found, moved; /* of the search under way */
};

static void
add_gun (LwMuster *muster, LwRef gun, LwPoint at, LwAngle bearing)
{
  GunStanding *standing;

  g_array_set_size (muster->guns, muster->guns->len + 1);
  standing = &g_array_index (muster->guns, GunStanding, muster->guns->len - 1);
  standing->gun = gun;
  standing->there = TRUE;
  standing->drawn = FALSE;
  standing->at = at;
  standing->bearing = bearing;
}

static void
set_guns_down (LwMuster *muster, LwBox box)
{
  const LwBattle *battle = muster->battle;

  lw_guns_in (battle, box, &muster->found);
  for (guint i = 0; i < muster->found.n; i++)
    {
      LwRef gun = muster->found.number[i];

      add_gun (muster, gun, battle->guns[gun].at, battle->guns[gun].bearing);
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
  muster->guns = g_array_new (FALSE, FALSE, sizeof (GunStanding));
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
  lw_point_index_free (muster->spots);
  g_array_unref (muster->guns);
  lw_hits_clear (&muster->found);
  lw_hits_clear (&muster->moved);
  g_free (muster);
}

/* The man, if he has been taken up; or NULL. */
static Standing *
find_taken (const LwMuster *muster, LwRef man)
{
  if ((muster->hint[man / 64 % 4] & (G_GUINT64_CONSTANT (1) << man % 64)) == 0)
    return NULL;
  if (muster->number_men != NULL)
    return muster->number_men[man] == 0
               ? NULL
               : &g_array_index (muster->taken, Standing, muster->number_men[man] - 1);

  for (guint i = 0; i < muster->taken->len; i++)
    if (g_array_index (muster->taken, Standing, i).man == man)
      return &g_array_index (muster->taken, Standing, i);

  return NULL;
}

static void
number (LwMuster *muster, guint i)
{
  const Standing *standing = &g_array_index (muster->taken, Standing, i);

  muster->number_men[standing->man] = (guint16)(i + 1);
  if (standing->there)
    lw_point_index_put (muster->spots, (guint)standing->man, 0, standing->at);
}

static void
make_index (LwMuster *muster)
{
  muster->number_men = g_new0 (guint16, muster->battle->n_men + 1);
  muster->spots = lw_point_index_new (muster->field, muster->battle->n_men, 1);
  for (guint i = 0; i < muster->taken->len; i++)
    number (muster, i);
}

/* He is no longer where he was in the way. */
static void
forget (LwMuster *muster, LwRef man)
{
  for (guint i = 0; i < LAST; i++)
    if (muster->last[i].man == man)
      muster->last[i].there = FALSE;
}

static Standing *
take_up (LwMuster *muster, LwRef man)
{
  Standing *standing = find_taken (muster, man);

  forget (muster, man);
  if (standing != NULL)
    return standing;

  g_array_set_size (muster->taken, muster->taken->len + 1);
  standing = &g_array_index (muster->taken, Standing, muster->taken->len - 1);
  standing->man = man;
  standing->there = FALSE;
  muster->hint[man / 64 % 4] |= G_GUINT64_CONSTANT (1) << man % 64;
  if (muster->spots != NULL)
    number (muster, muster->taken->len - 1);
  else if (muster->taken->len > FEW)
    make_index (muster);

  return standing;
}

void
lw_muster_lift (LwMuster *muster, LwRef man)
{
  take_up (muster, man)->there = FALSE;
  if (muster->spots != NULL)
    lw_point_index_take (muster->spots, (guint)man);
}

void
lw_muster_place (LwMuster *muster, LwRef man, LwPoint at, LwAngle facing)
{
  Standing *standing = take_up (muster, man);

  standing->there = TRUE;
  standing->at = at;
  standing->shape = lw_man_shape_at (muster->battle->men[man].arm, at, facing);
  if (muster->spots != NULL)
    lw_point_index_put (muster->spots, (guint)man, 0, at);
}

static GunStanding *
find_gun_taken (const LwMuster *muster, LwRef gun)
{
  for (guint i = 0; i < muster->guns->len; i++)
    if (g_array_index (muster->guns, GunStanding, i).gun == gun)
      return &g_array_index (muster->guns, GunStanding, i);

  return NULL;
}

void
lw_muster_place_gun (LwMuster *muster, LwRef gun, LwPoint at, LwAngle bearing)
{
  GunStanding *standing = find_gun_taken (muster, gun);

  if (standing == NULL)
    {
      add_gun (muster, gun, at, bearing);
      return;
    }
  standing->there = TRUE;
  standing->drawn = FALSE;
  standing->at = at;
  standing->bearing = bearing;
}

/* ---- room for one more ---- */

static gboolean
is_gun_near (const LwMuster *muster, GunStanding *standing, const LwShape *shape)
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
      GunStanding *standing = &g_array_index (muster->guns, GunStanding, i);

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
is_man_near (const LwMuster *muster, const LwShape *shape, LwSide side, const Standing *standing)
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
      const Standing *standing = &g_array_index (muster->taken, Standing, i);

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

      if (other != self && is_man_near (muster, shape, side, find_taken (muster, other)))
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

      if (other != self && find_taken (muster, other) == NULL &&
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
  const Standing *taken = find_taken (muster, man);
  LwPoint at = muster->battle->men[man].at;

  muster->last[muster->n_last++ % LAST] =
      taken != NULL ? *taken : (Standing){ man, TRUE, at, *lw_man_outline (muster->battle, man) };
}

static gboolean
is_one_in_the_way_again (const LwMuster *muster, const LwShape *shape, LwSide side, LwRef self)
{
  for (guint i = 0; i < LAST; i++)
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
    return lw_refuse_man (refusal, LW_REFUSED_OFF_FIELD, man);
  /* A search for a place goes on and on about the same few men, and asks for no reason. */
  if (refusal == NULL && is_one_in_the_way_again (muster, shape, who->side, man))
    return FALSE;

  thing = lw_ground_stands (muster->battle->ground, body, shape, muster->clearance);
  if (thing != NULL)
    return lw_refuse_barred (refusal, LW_REFUSED_NO_CLEARANCE, man, LW_NONE, thing, LW_NONE);
  other = find_gun (muster, shape, LW_NONE);
  if (other != LW_NONE)
    return lw_refuse_about (refusal, LW_REFUSED_NO_CLEARANCE, man, other, 0, 0);
  other = find_man (muster, shape, who->side, man);
  if (other == LW_NONE)
    return TRUE;

  remember (muster, other);
  return lw_refuse_barred (refusal, code_for (muster, other, who->side), man, LW_NONE, NULL, other);
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
    return lw_refuse_barred (refusal, LW_REFUSED_NO_CLEARANCE, LW_NONE, gun, thing, LW_NONE);
  other = find_gun (muster, part, gun);
  if (other != LW_NONE)
    return lw_refuse_gun (refusal, LW_REFUSED_NO_CLEARANCE, gun);
  other = find_man (muster, part, side, LW_NONE);
  if (other != LW_NONE)
    return lw_refuse_barred (refusal, code_for (muster, other, side), LW_NONE, gun, NULL, other);

  return TRUE;
}

gboolean
lw_muster_may_stand_gun (
    LwMuster *muster, LwRef gun, LwPoint at, LwAngle bearing, LwRefusal *refusal)
{
  LwShape parts[LW_GUN_PARTS];

  if (!lw_box_holds (muster->field, at))
    return lw_refuse_gun (refusal, LW_REFUSED_OFF_FIELD, gun);

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

  for (guint i = 0; i < LAST; i++)
    {
      const Standing *last = &muster->last[i];
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
lw_muster_nearest (LwMuster *muster, LwRef man, LwPoint *at, const LwMusterSearch *search)
{
  const LwMan *who = &muster->battle->men[man];
  LwPoint centre = *at;
  LwShape here = lw_man_shape_at (who->arm, centre, search->facing);

  for (LwLength radius = 0; radius <= search->limit; radius += RING_STEP)
    {
      gint n = radius == 0 ? 1 : MAX (RING_LEAST, 6 * radius / LW_INCH);

      if (is_ring_covered (muster, who, centre, radius))
        continue;
      for (gint i = 0; i < n; i++)
        {
          /* Every ring begins there and goes to both sides in turn, so that nothing drifts. */
          gint step = search->hand * (i % 2 == 0 ? -(i / 2) : (i + 1) / 2);
          LwAngle angle = lw_angle_wrapped ((gint64)search->first + (gint64)step * (LW_TURN / n));
          LwPoint place = lw_point_towards (centre, angle, radius);
          LwShape there = lw_shape_moved (here, centre, place);

          if (has_room (muster, man, place, &there, NULL) &&
              (search->accept == NULL || search->accept (place, search->data)))
            {
              *at = place;
              return TRUE;
            }
        }
    }

  return FALSE;
}
