/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-eye.c: where the eye is, where it looks, and where things are in its picture.
 */
#include "lw-sight-eye.h"

#include <math.h>

/* The eye is behind the breech and above the bore, whose height the flight settles. */
#define EYE_BACK 3.0
#define BORE 1.75
#define EYE_ABOVE_BORE 1.3

/* The picture is about 48 degrees wide; a small one shows less, so that men stay large enough. */
#define WIDTHS_AHEAD 1.1
#define LEAST_SCALE 940
#define HORIZON 0.40

/* So much of the elevation lowers the horizon; the rest raises the bead, which at the end of the
 * screw must still be below the clock of the smallest window. */
#define HEAD 0.62

/* A man who is nearer than this is large enough without a glass. */
#define GLASS_FROM 48.0

/* With nobody named the glass looks at the floor so far off. */
#define GLASS_AT 150.0

/* The man looked at is a little below the middle of the round: his arrowhead needs room. */
#define GLASS_LOWER 0.15

static double
radians (LwAngle angle)
{
  return angle * G_PI / (LW_TURN / 2);
}

static double
scale_of (const LwSight *sight)
{
  return MAX (sight->width * WIDTHS_AHEAD, LEAST_SCALE);
}

static LwAngle
whole_elevation (const LwSight *sight)
{
  return sight->elevation + sight->sway_elevation;
}

double
lw_sight_ground (const LwSightEye *eye, LwPoint at)
{
  return lw_ground_height (eye->battle->ground, at) / (double)LW_INCH;
}

/* The higher the bore, the lower the horizon: the head is raised with it. */
static void
set_picture (LwSightEye *eye)
{
  const LwSight *sight = eye->sight;
  double bore = tan (radians (whole_elevation (sight)));

  eye->scale = scale_of (sight);
  eye->middle = sight->width / 2;
  eye->horizon = sight->height * HORIZON + eye->scale * MAX (bore, 0) * HEAD;
}

void
lw_sight_open (LwSightEye *eye, cairo_t *cr, const LwBattle *battle, const LwSight *sight)
{
  const LwGun *gun = lw_battle_gun (battle, sight->gun);
  double bearing = radians (sight->bearing + sight->sway_bearing);

  *eye = (LwSightEye){ .cr = cr, .battle = battle, .sight = sight };
  eye->ahead_x = cos (bearing);
  eye->ahead_y = sin (bearing);
  eye->x = gun->at.x / (double)LW_INCH - EYE_BACK * eye->ahead_x;
  eye->y = gun->at.y / (double)LW_INCH - EYE_BACK * eye->ahead_y;
  eye->z = lw_sight_ground (eye, gun->at) + BORE + EYE_ABOVE_BORE;
  lw_sight_turn (eye, LW_NORTH + 45 * LW_DEGREE, &eye->sun_x, &eye->sun_y);
  eye->texture = lw_battle_country (battle)->texture;
  set_picture (eye);
}

/* By how much the glass is bent down; FALSE when it is not needed. @half: the tangent of half the
 * angle that it takes in. */
static gboolean
find_pitch (const LwSightEye *eye, double half, double *pitch)
{
  const LwMan *man = lw_battle_man (eye->battle, eye->sight->named);

  *pitch = eye->z / GLASS_AT;
  if (man == NULL || !lw_man_on_field (man) ||
      !lw_scene_sees (eye->battle, eye->sight->viewer, man->side))
    return TRUE;
  LwSightPoint at = lw_sight_point (eye, man->at, lw_sight_ground (eye, man->at) + 1);
  if (at.y < GLASS_FROM)
    return at.y < LW_SIGHT_NEAR;
  /* A man beside what the glass takes in does not bend it. */
  if (fabs (at.x) < half * at.y)
    *pitch = (eye->z - at.z) / at.y;
  return TRUE;
}

gboolean
lw_sight_open_glass (LwSightEye *eye,
                     cairo_t *cr,
                     const LwBattle *battle,
                     const LwSight *sight,
                     LwSight *round,
                     double radius)
{
  double pitch;

  lw_sight_open (eye, cr, battle, sight);
  if (!find_pitch (eye, radius / (eye->scale * LW_SIGHT_GLASS), &pitch))
    return FALSE;
  *round = *sight;
  round->width = round->height = radius * 2;
  eye->sight = round;
  eye->glass = TRUE;
  eye->scale *= LW_SIGHT_GLASS;
  eye->middle = radius;
  eye->horizon = radius * (1 + GLASS_LOWER) - pitch * eye->scale;
  return TRUE;
}

LwSightPoint
lw_sight_point (const LwSightEye *eye, LwPoint at, double z)
{
  double x = at.x / (double)LW_INCH - eye->x, y = at.y / (double)LW_INCH - eye->y;

  return (LwSightPoint){ x * eye->ahead_y - y * eye->ahead_x, x * eye->ahead_x + y * eye->ahead_y,
                         z };
}

void
lw_sight_turn (const LwSightEye *eye, LwAngle angle, double *x, double *y)
{
  double east = cos (radians (angle)), north = sin (radians (angle));

  *x = east * eye->ahead_y - north * eye->ahead_x;
  *y = east * eye->ahead_x + north * eye->ahead_y;
}

double
lw_sight_x (const LwSightEye *eye, LwSightPoint p)
{
  return eye->middle + eye->scale * p.x / p.y;
}

double
lw_sight_y (const LwSightEye *eye, LwSightPoint p)
{
  return eye->horizon - eye->scale * (p.z - eye->z) / p.y;
}

double
lw_sight_sun (const LwSightEye *eye, double x, double y)
{
  double length = hypot (x, y);

  return length == 0 ? 0 : (x * eye->sun_x + y * eye->sun_y) / length;
}

double
lw_sight_bead (const LwSightEye *eye)
{
  return eye->horizon - eye->scale * tan (radians (whole_elevation (eye->sight)));
}

double
lw_sight_seconds_a_pixel (const LwSight *sight)
{
  g_return_val_if_fail (sight != NULL && sight->width > 0, 0);

  return LW_TURN / (2 * G_PI) / scale_of (sight);
}
