/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-marks.c: where the last shots came to rest, and the man who has been named.
 */
#include "lw-sight-eye.h"

#include "ink/ink.h"

#define LETTERS 9.5

static void
stroke_cross (const LwSightEye *eye, double x, double y, double wide, double high)
{
  cairo_move_to (eye->cr, x - wide, y - high);
  cairo_line_to (eye->cr, x + wide, y + high);
  cairo_move_to (eye->cr, x - wide, y + high);
  cairo_line_to (eye->cr, x + wide, y - high);
}

/* Yellow strokes; paler the older it is, and where something hides the place. @number 0: none. */
static void
draw_mark (const LwSightEye *eye, const GArray *items, LwPoint where, guint number, guint age)
{
  LwSightPoint at = lw_sight_point (eye, where, lw_sight_ground (eye, where));
  gboolean hidden = at.y >= LW_SIGHT_NEAR && lw_sight_hides (eye, items, where, at);
  double alpha = (hidden ? 0.45 : 1) * (age == 0 ? 1 : 0.75);
  double wide = CLAMP (eye->scale / at.y * 0.5, 5, 14) * (age == 0 ? 1 : 0.8), high = wide * 0.6;
  double x = lw_sight_x (eye, at), y = lw_sight_y (eye, at);

  if (at.y < LW_SIGHT_NEAR)
    return;
  stroke_cross (eye, x, y, wide, high);
  lw_sight_edge (eye, &lw_colour_ink, 0.7 * alpha, 4.4);
  stroke_cross (eye, x, y, wide, high);
  lw_sight_edge (eye, &lw_colour_selection, alpha, 2.4);
  if (number == 0 || hidden)
    return;
  g_autofree char *text = g_strdup_printf ("%u", number);
  lw_label_chip (eye->cr, x, y + high + LETTERS, text, LETTERS, &lw_colour_label);
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
  cairo_rel_line_to (eye->cr, -7, -11);
  cairo_rel_line_to (eye->cr, 14, 0);
  cairo_close_path (eye->cr);
  lw_set_colour (eye->cr, &lw_colour_selection, 1);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, &lw_colour_ink, 0.85, 1.4);
}

void
lw_sight_marks (const LwSightEye *eye, const GArray *items)
{
  const LwSight *sight = eye->sight;
  const LwGun *gun = &eye->battle->guns[sight->gun];

  for (guint i = 0; i < sight->n_marks; i++)
    draw_mark (eye, items, sight->marks[i], i + 1, sight->n_marks - 1 - i);
  if (sight->n_marks == 0 && gun->has_mark)
    draw_mark (eye, items, gun->mark, 0, 0);
  draw_named (eye);
}
