/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight.c: the view along a gun: the eye, and what it sees.
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

/* What is above or below the picture casts its shadow into it, and hides others; no more. */
static gboolean
is_seen (const LwSightEye *eye, const LwSightItem *item)
{
  return item->bottom >= 0 && item->top <= eye->sight->height;
}

static void
draw_item (const LwSightEye *eye, const LwSightItem *item)
{
  switch (item->kind)
    {
    case LW_SIGHT_TOP:
    case LW_SIGHT_SIDE:
      lw_sight_board (eye, item);
      break;
    case LW_SIGHT_BLOCK:
    case LW_SIGHT_TOWER:
      lw_sight_block (eye, item);
      break;
    case LW_SIGHT_ROCK:
      lw_sight_rock (eye, item);
      break;
    case LW_SIGHT_TREE:
      lw_sight_tree (eye, item);
      break;
    case LW_SIGHT_MAN:
      lw_sight_man (eye, item);
      break;
    default:
      lw_sight_gun (eye, item);
      break;
    }
}

void
lw_sight_draw_all (LwSightEye *eye)
{
  const LwSight *sight = eye->sight;
  g_autoptr (GArray) items = NULL;

  cairo_save (eye->cr);
  cairo_new_path (eye->cr);
  cairo_rectangle (eye->cr, 0, 0, sight->width, sight->height);
  cairo_clip (eye->cr);
  cairo_set_line_join (eye->cr, CAIRO_LINE_JOIN_BEVEL);
  cairo_set_antialias (eye->cr, CAIRO_ANTIALIAS_FAST);
  items = lw_sight_gather (eye);
  lw_sight_floor (eye);
  lw_sight_shadows (eye, items);
  lw_sight_sort (items);
  for (guint i = 0; i < items->len; i++)
    if (is_seen (eye, &g_array_index (items, LwSightItem, i)))
      draw_item (eye, &g_array_index (items, LwSightItem, i));
  lw_sight_marks (eye, items);
  cairo_restore (eye->cr);
}

void
lw_sight_draw_floor (cairo_t *cr, const LwBattle *battle, const LwSight *sight)
{
  g_autoptr (LwSightSprites) sprites = NULL;
  LwSightEye eye;

  g_return_if_fail (cr != NULL && battle != NULL && sight != NULL);
  g_return_if_fail (lw_battle_gun (battle, sight->gun) != NULL);

  lw_sight_open (&eye, cr, battle, sight);
  sprites = eye.sprites = lw_sight_sprites_new ();
  lw_sight_draw_all (&eye);
}

void
lw_sight_draw_gun (cairo_t *cr, const LwBattle *battle, const LwSight *sight)
{
  LwSightEye eye;

  g_return_if_fail (cr != NULL && battle != NULL && sight != NULL);
  g_return_if_fail (lw_battle_gun (battle, sight->gun) != NULL);

  lw_sight_open (&eye, cr, battle, sight);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, sight->width, sight->height);
  cairo_clip (cr);
  lw_sight_barrel (&eye);
  cairo_restore (cr);
}

void
lw_sight_draw (cairo_t *cr, const LwBattle *battle, const LwSight *sight)
{
  lw_sight_draw_floor (cr, battle, sight);
  lw_sight_draw_gun (cr, battle, sight);
}

gboolean
lw_sight_project (
    const LwBattle *battle, const LwSight *sight, LwPoint at, LwLength height, double *x, double *y)
{
  LwSightEye eye;

  g_return_val_if_fail (battle != NULL && sight != NULL, FALSE);
  g_return_val_if_fail (lw_battle_gun (battle, sight->gun) != NULL, FALSE);

  lw_sight_open (&eye, NULL, battle, sight);
  LwSightPoint p = lw_sight_point (&eye, at, height / (double)LW_INCH);
  if (p.y < LW_SIGHT_NEAR)
    return FALSE;
  *x = lw_sight_x (&eye, p);
  *y = lw_sight_y (&eye, p);
  return TRUE;
}

void
lw_sight_bead (const LwBattle *battle, const LwSight *sight, double *x, double *y)
{
  LwSightEye eye;

  g_return_if_fail (battle != NULL && sight != NULL);
  g_return_if_fail (lw_battle_gun (battle, sight->gun) != NULL);

  lw_sight_open (&eye, NULL, battle, sight);
  *x = eye.middle;
  *y = eye.horizon - eye.scale * tan (radians (whole_elevation (sight)));
}

double
lw_sight_seconds_a_pixel (const LwSight *sight)
{
  g_return_val_if_fail (sight != NULL && sight->width > 0, 0);

  return LW_TURN / (2 * G_PI) / scale_of (sight);
}
