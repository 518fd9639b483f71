/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-glass.c: a spy-glass held along the barrel.
 */
#include "lw-sight-eye.h"

#include <math.h>

/* Nearer than this a man is large enough. */
#define NEEDED_FROM 48.0

/* With nobody named it looks at the floor so far off. */
#define LOOKS_AT 150.0

/* A little below the middle of the round, so that there is room for his arrowhead. */
#define LOWER 0.15

/* By how much the glass is bent down; FALSE when it is not needed. @half: the tangent of half the
 * angle that it takes in. */
static gboolean
find_pitch (const LwSightEye *eye, double half, double *pitch)
{
  const LwMan *man = lw_battle_man (eye->battle, eye->sight->named);

  *pitch = eye->z / LOOKS_AT;
  if (man == NULL || !lw_man_on_field (man) ||
      !lw_scene_sees (eye->battle, eye->sight->viewer, man->side))
    return TRUE;
  LwSightPoint at = lw_sight_point (eye, man->at, lw_sight_ground (eye, man->at) + 1);
  if (at.y < NEEDED_FROM)
    return at.y < LW_SIGHT_NEAR;
  /* Beside it he is not looked at. */
  if (fabs (at.x) < half * at.y)
    *pitch = (eye->z - at.z) / at.y;
  return TRUE;
}

/* A hair with a gap where one looks. */
static void
draw_hair (cairo_t *cr, double x, double y, double radius)
{
  static const LwColour hair = { 0.1, 0.08, 0.06 };

  cairo_new_path (cr);
  for (gint way = -1; way <= 1; way += 2)
    {
      cairo_move_to (cr, x, y + way * radius);
      cairo_line_to (cr, x, y + way * radius * 0.5);
    }
  cairo_set_line_width (cr, 1.2);
  lw_set_colour (cr, &hair, 0.75);
  cairo_stroke (cr);
}

void
lw_sight_rim (cairo_t *cr, double x, double y, double radius)
{
  static const double widths[] = { 9, 6, 2 };
  static const LwColour colours[] = { { 0.16, 0.12, 0.08 },
                                      { 0.66, 0.50, 0.24 },
                                      { 0.90, 0.78, 0.48 } };

  draw_hair (cr, x, y, radius);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      cairo_new_path (cr);
      cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
      cairo_set_line_width (cr, widths[i]);
      lw_set_colour (cr, &colours[i], 1);
      cairo_stroke (cr);
    }
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
  eye->horizon = radius * (1 + LOWER) - pitch * eye->scale;
  return TRUE;
}

gboolean
lw_sight_draw_glass (
    cairo_t *cr, const LwBattle *battle, const LwSight *sight, double x, double y, double radius)
{
  g_autoptr (LwSightSprites) sprites = NULL;
  LwSightEye eye;
  LwSight round;

  g_return_val_if_fail (cr != NULL && battle != NULL && sight != NULL, FALSE);
  g_return_val_if_fail (lw_battle_gun (battle, sight->gun) != NULL, FALSE);

  if (!lw_sight_open_glass (&eye, cr, battle, sight, &round, radius))
    return FALSE;
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_clip (cr);
  cairo_translate (cr, x - radius, y - radius);
  sprites = eye.sprites = lw_sight_sprites_new ();
  lw_sight_draw_all (&eye);
  cairo_restore (cr);
  lw_sight_rim (cr, x, y, radius);
  return TRUE;
}
