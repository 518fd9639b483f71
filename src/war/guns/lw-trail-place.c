/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trail-place.c: the two places at the end of a trail, and those that will do for them (R41,
 * Q9).
 */
#include "lw-trail.h"

#include "state/state.h"

/* From the middle of the trail to a man who stands behind a wheel. */
#define WHEEL_LINE ((LwLength)208)

/* When a thing or an enemy holds the place itself, how far behind it will do. */
#define BEHIND_MOST LW_INCH

void
lw_gun_trail_places (const LwGun *gun, LwPoint places[LW_TRAIL_MEN])
{
  LwPoint end;

  g_return_if_fail (gun != NULL && places != NULL);

  end = lw_gun_trail_end (gun);
  places[0] =
      lw_point_towards (end, lw_angle_wrapped ((gint64)gun->bearing + LW_TURN / 4), WHEEL_LINE);
  places[1] =
      lw_point_towards (end, lw_angle_wrapped ((gint64)gun->bearing - LW_TURN / 4), WHEEL_LINE);
}

static gboolean
refuse_place (
    LwRefusal *refusal, LwRefusalCode code, const LwFeature *thing, LwRef other, LwRef gun)
{
  lw_refuse (refusal, code);
  if (refusal != NULL)
    {
      refusal->thing = thing != NULL ? thing->id : NULL;
      refusal->other = other;
      refusal->gun = gun;
    }

  return FALSE;
}

/* Do the Country, all guns and the enemy leave a man of @arm room here, facing as @gun does? Own
 * men do: they are moved aside (Q9). */
gboolean
lw_trail_is_free (
    const LwBattle *battle, const LwGun *gun, LwArm arm, LwPoint at, LwRefusal *refusal)
{
  LwShape shape = lw_man_shape_at (arm, at, gun->bearing), other;
  LwBox about = lw_box_around (&at, 1, LW_TRAIL_NEAR);
  g_auto (LwHits) near = LW_NO_HITS;
  const LwFeature *thing;

  if (!lw_box_holds (lw_country_bounds (lw_battle_country (battle)), at))
    return lw_refuse (refusal, LW_REFUSED_OFF_FIELD);
  thing = lw_ground_stands (battle->ground, arm == LW_CAVALRY ? LW_BODY_CAVALRY : LW_BODY_INFANTRY,
                            &shape, LW_CLEARANCE);
  if (thing != NULL)
    return refuse_place (refusal, LW_REFUSED_NO_CLEARANCE, thing, LW_NONE, LW_NONE);

  lw_men_in (battle, LW_MEN_OF (LW_OTHER (gun->owner)), about, &near);
  for (guint i = 0; i < near.n; i++)
    {
      other = lw_man_shape (&battle->men[near.number[i]]);
      if (lw_shape_nearer (&shape, &other, 0))
        return refuse_place (refusal, LW_REFUSED_ON_TOP, NULL, near.number[i], LW_NONE);
    }

  lw_guns_in (battle, about, &near);
  for (guint i = 0; i < near.n; i++)
    {
      LwShape parts[LW_GUN_PARTS];

      lw_gun_shapes (&battle->guns[near.number[i]], parts);
      for (guint k = 0; k < LW_GUN_PARTS; k++)
        if (lw_shape_nearer (&shape, &parts[k], LW_CLEARANCE))
          return refuse_place (refusal, LW_REFUSED_NO_CLEARANCE, NULL, LW_NONE, near.number[i]);
    }

  return TRUE;
}

/* Moves a barred place to the nearest free one straight behind it or outward; FALSE: none. */
static gboolean
free_place (const LwBattle *battle, const LwGun *gun, gint hand, LwPoint *place)
{
  LwAngle back = lw_angle_wrapped ((gint64)gun->bearing + LW_TURN / 2);
  LwAngle out = lw_angle_wrapped ((gint64)gun->bearing + hand * (LW_TURN / 4));

  for (LwLength step = 0; step <= BEHIND_MOST; step += LW_CLEARANCE)
    for (LwLength behind = step; behind >= 0; behind -= LW_CLEARANCE)
      {
        LwPoint at = lw_point_towards (lw_point_towards (*place, back, behind), out, step - behind);

        if (lw_trail_is_free (battle, gun, LW_INFANTRY, at, NULL))
          {
            *place = at;
            return TRUE;
          }
      }

  return FALSE;
}

guint
lw_battle_trail_places (const LwBattle *battle, LwRef gun, LwPoint places[LW_TRAIL_MEN])
{
  const LwGun *piece;
  LwPoint exact[LW_TRAIL_MEN];
  guint n = 0;

  g_return_val_if_fail (battle != NULL && gun >= 0 && (guint)gun < battle->n_guns, 0);

  piece = &battle->guns[gun];
  lw_gun_trail_places (piece, exact);
  for (guint i = 0; i < LW_TRAIL_MEN; i++)
    if (free_place (battle, piece, i == 0 ? 1 : -1, &exact[i]))
      places[n++] = exact[i];

  return n;
}
