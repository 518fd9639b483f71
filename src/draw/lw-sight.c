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
  eye->horizon = sight->height * HORIZON + eye->scale * MAX (bore, 0) * 0.55;
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

static LwSightPoint
cut (LwSightPoint a, LwSightPoint b)
{
  double part = (LW_SIGHT_NEAR - a.y) / (b.y - a.y);

  return (LwSightPoint){ a.x + (b.x - a.x) * part, LW_SIGHT_NEAR, a.z + (b.z - a.z) * part };
}

static void
line_to (const LwSightEye *eye, LwSightPoint p)
{
  cairo_line_to (eye->cr, lw_sight_x (eye, p), lw_sight_y (eye, p));
}

void
lw_sight_trace (const LwSightEye *eye, const LwSightPoint *points, guint n)
{
  cairo_new_sub_path (eye->cr);
  for (guint i = 0; i < n; i++)
    {
      LwSightPoint a = points[i], b = points[(i + 1) % n];

      if (a.y >= LW_SIGHT_NEAR)
        line_to (eye, a);
      if ((a.y >= LW_SIGHT_NEAR) != (b.y >= LW_SIGHT_NEAR))
        line_to (eye, cut (a, b));
    }
  if (cairo_has_current_point (eye->cr))
    cairo_close_path (eye->cr);
}

void
lw_sight_line (const LwSightEye *eye, LwSightPoint a, LwSightPoint b)
{
  if (a.y < LW_SIGHT_NEAR && b.y < LW_SIGHT_NEAR)
    return;
  if (a.y < LW_SIGHT_NEAR)
    a = cut (a, b);
  if (b.y < LW_SIGHT_NEAR)
    b = cut (b, a);
  cairo_move_to (eye->cr, lw_sight_x (eye, a), lw_sight_y (eye, a));
  line_to (eye, b);
}

void
lw_sight_fill (const LwSightEye *eye, const LwColour *colour, double alpha)
{
  lw_set_colour (eye->cr, colour, alpha);
  cairo_fill (eye->cr);
}

void
lw_sight_edge (const LwSightEye *eye, const LwColour *colour, double alpha, double width)
{
  cairo_set_line_width (eye->cr, width);
  lw_set_colour (eye->cr, colour, alpha);
  cairo_stroke (eye->cr);
}

double
lw_sight_sun (const LwSightEye *eye, double x, double y)
{
  double length = hypot (x, y);

  return length == 0 ? 0 : (x * eye->sun_x + y * eye->sun_y) / length;
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

/* Yellow strokes where the last shot came to rest. */
static void
draw_mark (const LwSightEye *eye)
{
  const LwGun *gun = &eye->battle->guns[eye->sight->gun];
  LwSightPoint at = lw_sight_point (eye, gun->mark, lw_sight_ground (eye, gun->mark));
  double x = lw_sight_x (eye, at), y = lw_sight_y (eye, at);

  if (!gun->has_mark || at.y < LW_SIGHT_NEAR)
    return;
  double wide = CLAMP (eye->scale / at.y * 0.5, 4, 14), high = wide * 0.6;
  for (guint i = 0; i < 2; i++)
    {
      cairo_move_to (eye->cr, x - wide, y - high);
      cairo_line_to (eye->cr, x + wide, y + high);
      cairo_move_to (eye->cr, x - wide, y + high);
      cairo_line_to (eye->cr, x + wide, y - high);
      lw_sight_edge (eye, i == 0 ? &lw_colour_ink : &lw_colour_selection, i == 0 ? 0.7 : 1,
                     i == 0 ? 4 : 2);
    }
}

/* A small arrowhead over the head of the man who has been named. */
static void
draw_named (const LwSightEye *eye)
{
  const LwMan *man = lw_battle_man (eye->battle, eye->sight->named);

  if (man == NULL || !lw_man_on_field (man) ||
      !lw_scene_sees (eye->battle, eye->sight->viewer, man->side))
    return;
  double tall = man->prone ? 0.7 : man->arm == LW_CAVALRY ? 3.1 : 2.2;
  LwSightPoint at = lw_sight_point (eye, man->at, lw_sight_ground (eye, man->at) + tall);
  if (at.y < LW_SIGHT_NEAR)
    return;
  double x = lw_sight_x (eye, at), y = lw_sight_y (eye, at);

  cairo_move_to (eye->cr, x, y);
  cairo_rel_line_to (eye->cr, -6, -10);
  cairo_rel_line_to (eye->cr, 12, 0);
  cairo_close_path (eye->cr);
  lw_set_colour (eye->cr, &lw_colour_selection, 1);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, &lw_colour_ink, 0.8, 1.2);
}

void
lw_sight_draw (cairo_t *cr, const LwBattle *battle, const LwSight *sight)
{
  LwSightEye eye;

  g_return_if_fail (cr != NULL && battle != NULL && sight != NULL);
  g_return_if_fail (lw_battle_gun (battle, sight->gun) != NULL);

  lw_sight_open (&eye, cr, battle, sight);
  g_autoptr (GHashTable) sprites = eye.sprites = lw_sight_sprites_new ();
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, sight->width, sight->height);
  cairo_clip (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_BEVEL);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  lw_sight_floor (&eye);
  g_autoptr (GArray) items = lw_sight_gather (&eye);
  lw_sight_sort (items);
  for (guint i = 0; i < items->len; i++)
    draw_item (&eye, &g_array_index (items, LwSightItem, i));
  draw_mark (&eye);
  draw_named (&eye);
  lw_sight_barrel (&eye);
  cairo_restore (cr);
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
