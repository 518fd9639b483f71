/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-spot.c: clear places for men about a gun that is moved or swung (R32, R33, Q5, Q9).
 */
#include "lw-spot.h"

#define RING_STEP (LW_INCH / 8)
#define RING_SPOKES 16

/* No two figures whose centres are farther apart than this can come within the clearance. */
#define MAN_REACH LW_INCHES (3)

void
lw_spot_init (LwSpot *spot, const LwBattle *battle)
{
  *spot = (LwSpot){ .battle = battle, .gun = LW_NONE };
}

void
lw_spot_set_gun (LwSpot *spot, LwRef gun, LwPoint at, LwAngle bearing)
{
  spot->gun = gun;
  lw_gun_shapes_at (at, bearing, spot->parts);
}

static LwLength
get_clearance (const LwBattle *battle)
{
  return battle->rules.choice[LW_RULE_CLEARANCE] == 0 ? LW_CLEARANCE : 0;
}

static gboolean
find_gun_in_way (const LwSpot *spot, const LwShape *shape, LwRef *which)
{
  LwLength clearance = get_clearance (spot->battle);
  LwShape parts[LW_GUN_PARTS];
  guint g, i;

  for (g = 0; g < spot->battle->n_guns; g++)
    {
      const LwGun *gun = &spot->battle->guns[g];

      if (!gun->placed || gun->retired)
        continue;
      if ((LwRef)g != spot->gun)
        lw_gun_shapes (gun, parts);
      for (i = 0; i < LW_GUN_PARTS; i++)
        if (lw_shape_nearer (shape, (LwRef)g == spot->gun ? &spot->parts[i] : &parts[i], clearance))
          {
            *which = g;
            return TRUE;
          }
    }

  return FALSE;
}

/* Where another man is to be judged; FALSE when he is in the player's hand. */
static gboolean
find_other (const LwSpot *spot, LwRef other, LwPoint *at, LwAngle *facing)
{
  const LwMan *man = &spot->battle->men[other];
  guint i;

  *at = man->at;
  *facing = man->facing;
  for (i = 0; spot->moving != NULL && i < spot->moving->len; i++)
    if (g_array_index (spot->moving, LwRef, i) == other)
      {
        if (spot->places == NULL || i >= spot->places->len)
          return FALSE;
        *at = g_array_index (spot->places, LwPoint, i);
        *facing = spot->facing;
        return TRUE;
      }

  return TRUE;
}

static gboolean
find_man_in_way (const LwSpot *spot, LwRef man, const LwShape *shape, LwPoint at, LwRef *which)
{
  const LwBattle *battle = spot->battle;
  LwLength clearance = get_clearance (battle);
  LwRef i;

  for (i = 0; i < (LwRef)battle->n_men; i++)
    {
      const LwMan *other = &battle->men[i];
      LwPoint there;
      LwAngle facing;
      LwShape body;

      if (i == man || !lw_man_on_field (other) || !find_other (spot, i, &there, &facing))
        continue;
      if (ABS (there.x - at.x) > MAN_REACH || ABS (there.y - at.y) > MAN_REACH)
        continue;
      body = lw_man_shape_at (other->arm, there, facing);
      if (lw_shape_nearer (shape, &body, other->side == battle->men[man].side ? clearance : 0))
        {
          *which = i;
          return TRUE;
        }
    }

  return FALSE;
}

gboolean
lw_spot_clear (const LwSpot *spot, LwRef man, LwPoint at, LwAngle facing, LwRefusal *refusal)
{
  const LwBattle *battle = spot->battle;
  const LwMan *him = &battle->men[man];
  LwShape shape = lw_man_shape_at (him->arm, at, facing);
  LwRefusal why = { .code = LW_REFUSED_NO_CLEARANCE, .man = man, .other = LW_NONE, .gun = LW_NONE };
  const LwFeature *thing;

  thing = lw_ground_stands (battle->ground, him->arm == LW_INFANTRY ? LW_BODY_INFANTRY : LW_BODY_CAVALRY,
                            &shape, get_clearance (battle));
  if (!lw_box_holds (lw_country_bounds (lw_battle_country (battle)), at))
    why.code = LW_REFUSED_OFF_FIELD;
  else if (thing != NULL)
    why.thing = thing->id;
  else if (find_man_in_way (spot, man, &shape, at, &why.other))
    {
      if (battle->men[why.other].side != him->side)
        why.code = LW_REFUSED_ON_TOP;
    }
  else if (!find_gun_in_way (spot, &shape, &why.gun))
    return TRUE;

  if (refusal != NULL)
    *refusal = why;
  return FALSE;
}

gboolean
lw_spot_nearest (const LwSpot *spot,
                 LwRef man,
                 LwPoint around,
                 LwAngle facing,
                 LwLength limit,
                 LwPoint *at)
{
  LwLength ring;
  guint spoke;

  for (ring = 0; ring <= limit; ring += RING_STEP)
    for (spoke = 0; spoke < (ring == 0 ? 1 : RING_SPOKES); spoke++)
      {
        LwAngle way = lw_angle_wrapped ((gint64)facing + LW_TURN / RING_SPOKES * spoke);
        LwPoint there = lw_point_towards (around, way, ring);

        if (lw_spot_clear (spot, man, there, facing, NULL))
          {
            *at = there;
            return TRUE;
          }
      }

  return FALSE;
}
