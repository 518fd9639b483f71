/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-muster.c: who stands where, and whether there is room for one more (R32-R34, Q5).
 */
#include "lw-muster.h"

#include "lw-verbs.h"
#include "lw-whereabouts.h"

#define CELL LW_INCHES (3)
#define RING_STEP (LW_INCH / 4)
#define RING_LEAST 8

/* A figure set down reaches an inch from its middle, a man as far again, a gun less than five. */
#define ABOUT LW_INCHES (8)

typedef struct
{
  gboolean there;
  LwShape shape;
} Standing;

typedef struct
{
  gboolean there;
  LwShape parts[LW_GUN_PARTS];
} GunStanding;

struct _LwMuster
{
  const LwBattle *battle;
  LwLength clearance; /* 0 when the house does not insist on it (Q6) */
  LwBox field;
  GArray *men;       /* of Standing */
  guint *number_men; /* of a man in it, and one more; 0: he has not been set down */
  GArray *guns;      /* of LwRef: all that have been set down */
  GunStanding *gun;  /* by LwRef */
  LwGrid *grid;      /* of men */
  GArray *found;     /* of guint: of the search under way */
};

static void
set_down (LwMuster *muster, LwBox box)
{
  const LwBattle *battle = muster->battle;
  g_auto (LwFound) there = LW_NO_SPOTS;
  guint i;

  lw_men_in (battle, LW_ALL_MEN, box, &there);
  for (i = 0; i < there.n; i++)
    {
      const LwMan *man = &battle->men[there.number[i]];

      lw_muster_place (muster, there.number[i], man->at, man->facing);
    }
  lw_guns_in (battle, box, &there);
  for (i = 0; i < there.n; i++)
    {
      const LwGun *gun = &battle->guns[there.number[i]];

      lw_muster_place_gun (muster, there.number[i], gun->at, gun->bearing);
    }
}

LwMuster *
lw_muster_new_in (const LwBattle *battle, LwBox box)
{
  LwMuster *muster = g_new0 (LwMuster, 1);
  LwBox field = lw_country_bounds (lw_battle_country (battle));

  muster->battle = battle;
  muster->clearance = battle->rules.choice[LW_RULE_CLEARANCE] == 0 ? LW_CLEARANCE : 0;
  muster->field = field;
  box = lw_box_grown (box, ABOUT);
  muster->men = g_array_new (FALSE, FALSE, sizeof (Standing));
  muster->number_men = g_new0 (guint, battle->n_men + 1);
  muster->guns = g_array_new (FALSE, FALSE, sizeof (LwRef));
  muster->gun = g_new0 (GunStanding, battle->n_guns + 1);
  field = (LwBox){ MAX (field.x1, box.x1), MAX (field.y1, box.y1),
                   MAX (field.x1, MIN (field.x2, box.x2)), MAX (field.y1, MIN (field.y2, box.y2)) };
  field.x1 = MIN (field.x1, field.x2);
  field.y1 = MIN (field.y1, field.y2);
  muster->grid = lw_grid_new (field, CELL);
  muster->found = g_array_new (FALSE, FALSE, sizeof (guint));
  set_down (muster, box);

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

  g_array_unref (muster->men);
  g_free (muster->number_men);
  g_array_unref (muster->guns);
  g_free (muster->gun);
  lw_grid_free (muster->grid);
  g_array_unref (muster->found);
  g_free (muster);
}

static Standing *
standing_of (const LwMuster *muster, LwRef man)
{
  guint number = muster->number_men[man];

  return number > 0 ? &g_array_index (muster->men, Standing, number - 1) : NULL;
}

void
lw_muster_lift (LwMuster *muster, LwRef man)
{
  Standing *standing = standing_of (muster, man);

  if (standing == NULL || !standing->there)
    return;

  lw_grid_remove (muster->grid, (guint)man);
  standing->there = FALSE;
}

void
lw_muster_place (LwMuster *muster, LwRef man, LwPoint at, LwAngle facing)
{
  Standing *standing;

  lw_muster_lift (muster, man);
  if (muster->number_men[man] == 0)
    {
      g_array_set_size (muster->men, muster->men->len + 1);
      muster->number_men[man] = muster->men->len;
    }
  standing = standing_of (muster, man);
  standing->there = TRUE;
  standing->shape = lw_man_shape_at (muster->battle->men[man].arm, at, facing);
  lw_grid_add (muster->grid, (guint)man, standing->shape.bounds);
}

void
lw_muster_lift_gun (LwMuster *muster, LwRef gun)
{
  muster->gun[gun].there = FALSE;
}

void
lw_muster_place_gun (LwMuster *muster, LwRef gun, LwPoint at, LwAngle bearing)
{
  if (!lw_refs_hold (muster->guns, gun))
    g_array_append_val (muster->guns, gun);
  muster->gun[gun].there = TRUE;
  lw_gun_shapes_at (at, bearing, muster->gun[gun].parts);
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

/* The gun that is too near to @shape, or LW_NONE; @own is left out. */
static LwRef
find_gun (const LwMuster *muster, const LwShape *shape, LwRef own)
{
  LwBox box = lw_box_grown (shape->bounds, muster->clearance);
  guint i, k;

  for (i = 0; i < muster->guns->len; i++)
    {
      LwRef gun = g_array_index (muster->guns, LwRef, i);
      const GunStanding *standing = &muster->gun[gun];

      for (k = 0; k < LW_GUN_PARTS && standing->there && gun != own; k++)
        if (lw_box_meets (box, standing->parts[k].bounds) &&
            lw_shape_nearer (shape, &standing->parts[k], muster->clearance))
          return gun;
    }

  return LW_NONE;
}

/* The man who is too near to @shape, of which @side is the owner, or LW_NONE. */
static LwRef
find_man (LwMuster *muster, const LwShape *shape, LwSide side, LwRef self)
{
  guint i;

  g_array_set_size (muster->found, 0);
  lw_grid_find (muster->grid, lw_box_grown (shape->bounds, muster->clearance), muster->found);
  for (i = 0; i < muster->found->len; i++)
    {
      LwRef other = (LwRef)g_array_index (muster->found, guint, i);
      gboolean own = muster->battle->men[other].side == side;

      if (other != self &&
          lw_shape_nearer (shape, &standing_of (muster, other)->shape, own ? muster->clearance : 0))
        return other;
    }

  return LW_NONE;
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
