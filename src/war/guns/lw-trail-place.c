/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trail-place.c: the two places at the end of a trail, and those that will do for them (R41,
 * Q9).
 */
#include "lw-trail-place.h"

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
    return lw_refuse_barred (refusal, LW_REFUSED_NO_CLEARANCE, LW_NONE, LW_NONE, thing, LW_NONE);

  lw_men_in (battle, LW_MEN_OF (LW_OTHER (gun->owner)), about, &near);
  for (guint i = 0; i < near.n; i++)
    {
      other = lw_man_shape (&battle->men[near.number[i]]);
      if (lw_shape_nearer (&shape, &other, 0))
        return lw_refuse_barred (refusal, LW_REFUSED_ON_TOP, LW_NONE, LW_NONE, NULL,
                                 near.number[i]);
    }

  lw_guns_in (battle, about, &near);
  for (guint i = 0; i < near.n; i++)
    {
      LwShape parts[LW_GUN_PARTS];

      lw_gun_shapes (&battle->guns[near.number[i]], parts);
      for (guint k = 0; k < LW_GUN_PARTS; k++)
        if (lw_shape_nearer (&shape, &parts[k], LW_CLEARANCE))
          return lw_refuse_gun (refusal, LW_REFUSED_NO_CLEARANCE, near.number[i]);
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
lw_trail_places (const LwBattle *battle, LwRef gun, LwPoint places[LW_TRAIL_MEN])
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

static gboolean
is_manned (const LwBattle *battle, LwSide side, LwPoint at)
{
  g_auto (LwHits) there = LW_NO_HITS;

  lw_men_in (battle, LW_MEN_OF (side), lw_box_around (&at, 1, 0), &there);
  for (guint i = 0; i < there.n; i++)
    if (lw_man_armed (&battle->men[there.number[i]]))
      return TRUE;

  return FALSE;
}

guint
lw_trail_missing (const LwBattle *battle, LwRef gun, LwPoint missing[LW_TRAIL_MEN])
{
  LwPoint places[LW_TRAIL_MEN];
  guint n = lw_trail_places (battle, gun, places);
  guint n_missing = 0;

  for (guint i = 0; i < n; i++)
    if (!is_manned (battle, battle->guns[gun].owner, places[i]))
      missing[n_missing++] = places[i];

  return n_missing;
}
