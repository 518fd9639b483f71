/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-marks.c: what the laws say of the floor as it stands: who serves a gun, who is isolated,
 * who guards whom, and what a barrel looks at.
 *
 * Outlines are measured as the laws measure; their words are chips, which keep clear of one another
 * and are drawn last.
 */
#include "lw-draw-marks.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ink/ink.h"
#include "melee/melee.h"
#include "guns/guns.h"

/* Directions in which the six inches round a gun are measured. */
#define RAYS 96

/* A barrel lies about so high above what its wheels stand on. */
#define BORE_HEIGHT LW_INCHES (1)

/* The farthest point in a direction that is within @limit of a part of the gun: what the laws
 * measure (Q7) is what is drawn. Grown by a disc, a gun is still a star about its axle. */
static LwPoint
cast_ray (const LwGun *gun, const LwShape parts[LW_GUN_PARTS], LwAngle angle, LwLength limit)
{
  LwLength low = 0, high = LW_GUN_BARREL + limit + LW_INCH;

  while (high - low > 8)
    {
      LwLength middle = (low + high) / 2;
      LwShape spot = lw_shape_disc (lw_point_towards (gun->at, angle, middle), 0);
      gboolean within = FALSE;

      for (guint i = 0; i < LW_GUN_PARTS && !within; i++)
        within = lw_shape_within (&parts[i], &spot, limit);
      if (within)
        low = middle;
      else
        high = middle;
    }
  return lw_point_towards (gun->at, angle, low);
}

/* Sets how far up and down the paper the outline comes. */
static void
trace_six_inches (
    cairo_t *cr, const LwGun *gun, const LwView *view, double *highest, double *lowest)
{
  LwShape parts[LW_GUN_PARTS];

  *highest = G_MAXDOUBLE;
  *lowest = -G_MAXDOUBLE;

  lw_gun_shapes (gun, parts);
  cairo_new_path (cr);
  for (gint i = 0; i < RAYS; i++)
    {
      LwPoint edge = cast_ray (gun, parts, i * (LW_TURN / RAYS), LW_SIX_INCHES);
      double x, y;

      lw_view_to_paper (view, edge, &x, &y);
      cairo_line_to (cr, x, y);
      *highest = MIN (*highest, y);
      *lowest = MAX (*lowest, y);
    }
  cairo_close_path (cr);
}

void
lw_draw_six_inches (cairo_t *cr, const LwGun *gun, const LwView *view)
{
  static const LwColour grey = { 0.42, 0.38, 0.36 };
  const double dashes[] = { 6, 4 };
  double highest, lowest;

  g_return_if_fail (cr != NULL && gun != NULL && view != NULL);

  cairo_save (cr);
  trace_six_inches (cr, gun, view, &highest, &lowest);
  lw_set_colour (cr, &grey, 0.2);
  cairo_fill_preserve (cr);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, 1.4);
  lw_set_colour (cr, &lw_colour_chalk, 0.85);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static char *
describe_crew (const LwBattle *battle, LwRef gun, guint men)
{
  if (lw_battle_gun (battle, gun)->disputed)
    return g_strdup (_ ("in dispute · out of action"));
  if (lw_gun_in_action (battle, gun))
    return g_strdup_printf (ngettext ("%u man · in action", "%u men · in action", men), men);
  return g_strdup_printf (_ ("needs %u, has %u"), (guint)LW_GUN_CREW, men);
}

static const LwColour *
colour_of_crew (const LwBattle *battle, LwRef gun)
{
  return lw_gun_in_action (battle, gun) ? &lw_colour_side_text[battle->guns[gun].owner]
                                        : &lw_colour_warning;
}

void
lw_draw_crew_ring (cairo_t *cr, const LwBattle *battle, LwRef gun, const LwView *view)
{
  const double dashes[] = { 5, 4 };
  const LwGun *piece = lw_battle_gun (battle, gun);
  double highest, lowest;

  g_return_if_fail (cr != NULL && view != NULL);

  if (piece == NULL || !piece->placed || piece->retired)
    return;
  const LwColour *colour = colour_of_crew (battle, gun);
  cairo_save (cr);
  trace_six_inches (cr, piece, view, &highest, &lowest);
  lw_set_colour (cr, colour, 0.12);
  cairo_fill_preserve (cr);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, 1.7);
  lw_set_colour (cr, colour, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* The words for a gun's crew, above or below its ring. */
static void
add_crew (LwChips *chips,
          cairo_t *cr,
          const LwBattle *battle,
          LwRef gun,
          const LwView *view,
          gboolean drawn)
{
  const LwGun *piece = lw_battle_gun (battle, gun);
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  double highest, lowest, x, y;

  if (piece == NULL || !piece->placed || piece->retired)
    return;
  lw_battle_near_gun (battle, gun, men);
  g_autofree char *label = describe_crew (battle, gun, men->len);
  trace_six_inches (cr, piece, view, &highest, &lowest);
  cairo_new_path (cr);
  lw_view_to_paper (view, piece->at, &x, &y);
  lw_chips_add (chips, x, highest, lowest, label, drawn ? colour_of_crew (battle, gun) : NULL);
}

LwChips *
lw_draw_crew_chips (cairo_t *cr,
                    const LwBattle *battle,
                    const GArray *guns,
                    const LwView *view,
                    double width,
                    double height)
{
  g_return_val_if_fail (cr != NULL && battle != NULL && guns != NULL && view != NULL, NULL);

  LwChips *chips = lw_chips_new (lw_label_size (view), width, height);
  for (guint i = 0; i < guns->len; i++)
    add_crew (chips, cr, battle, g_array_index (guns, LwRef, i), view, TRUE);
  return chips;
}

static char *
describe_body (const LwBattle *battle, const GArray *men, gboolean *isolated)
{
  guint have, need;

  *isolated = lw_body_isolated (battle, men, &have, &need);
  return *isolated ? g_strdup_printf (_ ("isolated · needs %u within a move, has %u"), need, have)
                   : g_strdup_printf (_ ("supported · needs %u within a move, has %u"), need, have);
}

/* The string of a man's move about him, and whether the body is isolated. */
void
lw_draw_isolation (cairo_t *cr,
                   const LwBattle *battle,
                   const GArray *men,
                   const GArray *guns,
                   const LwView *view,
                   LwChips *chips)
{
  const double dashes[] = { 3, 5 };
  double x, y, radius;
  gboolean isolated;

  g_return_if_fail (cr != NULL && battle != NULL && men != NULL && guns != NULL);
  g_return_if_fail (view != NULL && chips != NULL);

  if (men->len == 0)
    return;
  const LwMan *first = &battle->men[g_array_index (men, LwRef, 0)];
  g_autofree char *label = describe_body (battle, men, &isolated);
  lw_view_to_paper (view, first->at, &x, &y);
  radius = lw_arm_move (first->arm) * view->scale;
  cairo_save (cr);
  for (guint i = 0; i < guns->len; i++)
    add_crew (chips, cr, battle, g_array_index (guns, LwRef, i), view, FALSE);
  cairo_new_path (cr);
  if (men->len == 1)
    cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_set_dash (cr, dashes, 2, 0);
  lw_stroke_edged (cr, &lw_colour_twine, 1.4, 0.35);
  lw_chips_add (chips, x, y - lw_view_inch (view) * 1.4, y + lw_view_inch (view) * 1.4, label,
                isolated ? &lw_colour_warning : &lw_colour_label);
  cairo_restore (cr);
}

/* How high the barrel's line is, @along from the axle. */
static double
bore_height (const LwBattle *battle, const LwGun *gun, LwAngle elevation, LwLength along)
{
  return lw_ground_height (battle->ground, gun->at) + BORE_HEIGHT +
         along * tan (elevation * G_PI / (LW_TURN / 2));
}

/* The first thing that rises to the barrel's line at a place. */
static gboolean
is_stopped (const LwCountry *country, LwPoint at, double height)
{
  for (guint i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *feature = lw_country_feature (country, i);
      if (feature->height < height || !lw_box_holds (lw_feature_bounds (feature), at))
        continue;
      g_autoptr (GArray) shapes = lw_feature_shapes (feature);
      for (guint j = 0; j < shapes->len; j++)
        if (lw_shape_contains (&g_array_index (shapes, LwShape, j), at))
          return TRUE;
    }
  return FALSE;
}

void
lw_draw_bore (cairo_t *cr,
              const LwBattle *battle,
              LwRef gun,
              LwAngle bearing,
              LwAngle elevation,
              const LwView *view)
{
  static const LwColour red = { 0.93, 0.20, 0.23 };
  const double dashes[] = { 9, 5 };
  const LwGun *piece;
  double x1, y1, x2, y2;

  g_return_if_fail (cr != NULL && battle != NULL && view != NULL);

  piece = lw_battle_gun (battle, gun);
  if (piece == NULL || !piece->placed)
    return;
  const LwCountry *country = lw_battle_country (battle);
  LwBox field = lw_country_bounds (country);
  LwPoint end = lw_point_towards (piece->at, bearing, LW_GUN_BARREL);
  gboolean stopped = FALSE;

  lw_view_to_paper (view, end, &x1, &y1);
  for (LwLength along = LW_GUN_BARREL; lw_box_holds (field, end) && !stopped; along += LW_INCH / 4)
    {
      end = lw_point_towards (piece->at, bearing, along);
      stopped = is_stopped (country, end, bore_height (battle, piece, elevation, along));
    }
  lw_view_to_paper (view, end, &x2, &y2);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
  cairo_set_dash (cr, dashes, 2, 0);
  lw_stroke_edged (cr, &lw_colour_chalk, 1.6, 0.6);
  cairo_set_dash (cr, NULL, 0, 0);
  if (stopped)
    {
      cairo_arc (cr, x2, y2, 4.5, 0, 2 * G_PI);
      lw_stroke_edged (cr, piece->owner == LW_RED ? &red : &lw_colour_chalk, 1.8, 0.6);
    }
  cairo_restore (cr);
}

void
lw_draw_captives (cairo_t *cr, const LwBattle *battle, const LwView *view)
{
  const double dashes[] = { 1.5, 3.5 };

  g_return_if_fail (cr != NULL && battle != NULL && view != NULL);

  cairo_save (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      const LwMan *escort = lw_battle_man (battle, man->escort);
      double x1, y1, x2, y2;

      if (man->state != LW_MAN_CAPTIVE || man->led_away || escort == NULL)
        continue;
      lw_view_to_paper (view, man->at, &x1, &y1);
      lw_view_to_paper (view, escort->at, &x2, &y2);
      cairo_move_to (cr, x1, y1);
      cairo_curve_to (cr, x1, y1 + 4, x2, y2 + 4, x2, y2);
    }
  cairo_set_dash (cr, dashes, 2, 0);
  lw_stroke_edged (cr, &lw_colour_twine, 1.8, 0.5);
  cairo_restore (cr);
}
