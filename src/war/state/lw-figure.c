/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-figure.c: the room that a soldier and a gun take on the floor (Q3).
 */
#include "lw-figure.h"

#define WHEEL_RADIUS (LW_GUN_AXLE_DEPTH / 2)
#define TRAIL_RADIUS ((LwLength)40)
#define BARREL_RADIUS ((LwLength)32)

/* More than turning a shape can set its corners off. */
#define ROUNDED 4

static const char *const state_nicks[] = { "box",     "fighting", "dead",
                                           "captive", "released", "retired" };

LwShape
lw_man_shape_at (LwArm arm, LwPoint at, LwAngle facing)
{
  LwPoint front, back;

  if (arm == LW_INFANTRY)
    return lw_shape_disc (at, LW_INFANTRY_RADIUS);

  front = lw_point_towards (at, facing, (LW_CAVALRY_LENGTH - LW_CAVALRY_WIDTH) / 2);
  back = (LwPoint){ 2 * at.x - front.x, 2 * at.y - front.y };

  return lw_shape_capsule (back, front, LW_CAVALRY_WIDTH / 2);
}

LwShape
lw_man_shape (const LwMan *man)
{
  return lw_man_shape_at (man->arm, man->at, man->facing);
}

LwLength
lw_arm_half_width (LwArm arm)
{
  return arm == LW_INFANTRY ? LW_INFANTRY_RADIUS : LW_CAVALRY_WIDTH / 2;
}

void
lw_gun_shapes_at (LwPoint at, LwAngle bearing, LwShape parts[LW_GUN_PARTS])
{
  const LwLength x = LW_GUN_AXLE_DEPTH / 2, y = LW_GUN_AXLE_WIDTH / 2;
  LwPoint points[] = { { -x, -y },
                       { x, -y },
                       { x, y },
                       { -x, y },
                       { TRAIL_RADIUS - LW_GUN_TRAIL, 0 },
                       { LW_GUN_BARREL - BARREL_RADIUS, 0 } };

  lw_points_place (points, G_N_ELEMENTS (points), bearing, at);
  parts[0] = lw_shape_polygon (points, 4);
  parts[1] = lw_shape_capsule (at, points[4], TRAIL_RADIUS);
  parts[2] = lw_shape_capsule (at, points[5], BARREL_RADIUS);
}

void
lw_gun_shapes (const LwGun *gun, LwShape parts[LW_GUN_PARTS])
{
  lw_gun_shapes_at (gun->at, gun->bearing, parts);
}

LwPoint
lw_gun_trail_end (const LwGun *gun)
{
  LwAngle back = lw_angle_wrapped ((gint64)gun->bearing + LW_TURN / 2);

  return lw_point_towards (gun->at, back, LW_GUN_TRAIL);
}

LwPoint
lw_gun_muzzle (const LwGun *gun)
{
  return lw_point_towards (gun->at, gun->bearing, LW_GUN_BARREL);
}

LwBox
lw_gun_box (const LwGun *gun, LwLength limit)
{
  return lw_box_around (&gun->at, 1, limit + LW_MAN_AND_GUN);
}

gboolean
lw_man_near_gun (const LwMan *man, const LwGun *gun, LwLength limit)
{
  LwShape parts[LW_GUN_PARTS];
  LwShape shape;
  gint64 near;

  g_return_val_if_fail (man != NULL && gun != NULL, FALSE);

  /* Most are told at a glance: he is far from all of it, or near to the middle of its axle. */
  if (!lw_box_holds (lw_gun_box (gun, limit), man->at))
    return FALSE;
  near = (gint64)limit + lw_arm_half_width (man->arm) - ROUNDED;
  if (near > 0 && lw_distance_squared (man->at, gun->at) <= near * near)
    return TRUE;

  shape = lw_man_shape (man);
  lw_gun_shapes (gun, parts);
  /* Of barrel and trail it is sooner told than of the axle, which has corners. */
  for (guint i = LW_GUN_PARTS; i > 0; i--)
    if (lw_shape_within (&shape, &parts[i - 1], limit))
      return TRUE;

  return FALSE;
}

gboolean
lw_man_on_field (const LwMan *man)
{
  switch (man->state)
    {
    case LW_MAN_FIGHTING:
    case LW_MAN_RELEASED:
      return TRUE;
    case LW_MAN_CAPTIVE:
      return !man->led_away;
    default:
      return FALSE;
    }
}

const char *
lw_man_state_nick (LwManState state)
{
  g_return_val_if_fail (state < G_N_ELEMENTS (state_nicks), NULL);

  return state_nicks[state];
}

gboolean
lw_man_state_parse_for_test (const char *nick, LwManState *state)
{
  for (guint i = 0; nick != NULL && i < G_N_ELEMENTS (state_nicks); i++)
    if (g_str_equal (state_nicks[i], nick))
      {
        *state = i;
        return TRUE;
      }

  return FALSE;
}
