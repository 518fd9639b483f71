/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-fixed-overlay.c: what lies still over the map of the drawing board: the names of the back
 * lines, the picture of what guns see, zones, hatching of what cannot stay so.
 */
#include "lw-fixed-overlay.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ink/ink.h"
#include "lw-editor-tools.h"
#include "scene/scene.h"
#include "terrain/terrain.h"

#define WORDS 12.5

void
lw_fixed_overlay_trace_points (cairo_t *cr, const LwView *view, const LwPoint *points, guint n)
{
  guint i;

  for (i = 0; i < n; i++)
    {
      double x, y;

      lw_view_to_paper (view, points[i], &x, &y);
      cairo_line_to (cr, x, y);
    }
}

static void
trace_shape (cairo_t *cr, const LwView *view, const LwShape *shape)
{
  const LwPoint *points = lw_shape_points (shape);
  double radius = MAX (shape->radius * view->scale, 1), x, y;

  if (shape->n_points > 2)
    {
      lw_fixed_overlay_trace_points (cr, view, points, shape->n_points);
      cairo_close_path (cr);
      return;
    }
  lw_view_to_paper (view, points[0], &x, &y);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  if (shape->n_points == 2)
    {
      double x2, y2, angle;

      lw_view_to_paper (view, points[1], &x2, &y2);
      angle = atan2 (y2 - y, x2 - x);
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, radius, angle + G_PI / 2, angle - G_PI / 2);
      cairo_arc (cr, x2, y2, radius, angle - G_PI / 2, angle + G_PI / 2);
      cairo_close_path (cr);
    }
}

void
lw_fixed_overlay_trace_thing (cairo_t *cr, const LwView *view, const LwFeature *feature)
{
  g_autoptr (GArray) shapes = lw_feature_shapes (feature);
  guint i;

  cairo_new_path (cr);
  for (i = 0; i < shapes->len; i++)
    trace_shape (cr, view, &g_array_index (shapes, LwShape, i));
}

/* Amber, with a dark edge: it cannot stay so. */
static void
hatch (cairo_t *cr, const LwView *view, const LwFeature *feature)
{
  double x1, y1, x2, y2, x;

  cairo_save (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  lw_fixed_overlay_trace_thing (cr, view, feature);
  cairo_path_extents (cr, &x1, &y1, &x2, &y2);
  lw_set_colour (cr, &lw_colour_warning, .22);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  for (x = x1 - (y2 - y1); x < x2; x += 7)
    {
      cairo_move_to (cr, x, y2);
      cairo_line_to (cr, x + (y2 - y1), y1);
    }
  cairo_set_line_width (cr, 2);
  lw_set_colour (cr, &lw_colour_warning, .9);
  cairo_stroke (cr);
  cairo_restore (cr);
  lw_fixed_overlay_trace_thing (cr, view, feature);
  cairo_set_line_width (cr, 2);
  lw_set_colour (cr, &lw_colour_warning, 1);
  cairo_stroke (cr);
}

static void
draw_heat (LwFixedOverlay *self, cairo_t *cr, const LwView *view)
{
  const LwCountry *country = lw_editor_country (self->editor);
  double x, y;

  if (self->heat == NULL)
    return;
  lw_view_to_paper (view, (LwPoint){ 0, country->depth }, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, country->width * view->scale / cairo_image_surface_get_width (self->heat),
               country->depth * view->scale / cairo_image_surface_get_height (self->heat));
  cairo_set_source_surface (cr, self->heat, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_rectangle (cr, 0, 0, cairo_image_surface_get_width (self->heat),
                   cairo_image_surface_get_height (self->heat));
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_zone (cairo_t *cr, const LwView *view, const GArray *zone, LwSide side)
{
  const double dashes[] = { 8, 5 };
  LwPoint middle;
  double x, y;

  if (zone == NULL || zone->len < 3)
    return;
  /* What was drawn before may have left a point, as words do. */
  cairo_new_path (cr);
  lw_fixed_overlay_trace_points (cr, view, (const LwPoint *)(void *)zone->data, zone->len);
  cairo_close_path (cr);
  lw_set_colour (cr, &lw_colour_side_floor[side], .13);
  cairo_fill_preserve (cr);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, 2);
  lw_set_colour (cr, &lw_colour_side_floor[side], .95);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  middle = lw_outline_centre ((const LwPoint *)(void *)zone->data, zone->len);
  lw_view_to_paper (view, middle, &x, &y);
  lw_label_chip (cr, x, y,
                 lw_editor_tool_name (side == LW_RED ? LW_EDITOR_ZONE_RED : LW_EDITOR_ZONE_BLUE),
                 WORDS, &lw_colour_side_text[side]);
}

static void
draw_zones (LwFixedOverlay *self, cairo_t *cr, const LwView *view)
{
  const LwScenario *scenario = lw_editor_scenario (self->editor);
  LwSide side;

  if (!self->zones || scenario == NULL)
    return;
  for (side = LW_RED; side < LW_N_SIDES; side++)
    draw_zone (cr, view, scenario->side[side].zone, side);
}

static void
draw_bad (LwFixedOverlay *self, cairo_t *cr, const LwView *view)
{
  guint i;

  for (i = 0; self->bad != NULL && i < self->bad->len; i++)
    {
      const LwFeature *feature =
          lw_country_find (lw_editor_country (self->editor), g_ptr_array_index (self->bad, i));

      if (feature != NULL)
        hatch (cr, view, feature);
    }
}

/* Whose line it is, once a scenario has settled that. */
static const char *
line_name (LwFixedOverlay *self, LwEdge edge)
{
  const LwScenario *scenario = lw_editor_scenario (self->editor);

  if (scenario == NULL)
    return edge == LW_EDGE_NORTH ? _ ("North back line") : _ ("South back line");
  return scenario->side[LW_RED].edge == edge ? _ ("Red back line") : _ ("Blue back line");
}

static void
draw_line_names (LwFixedOverlay *self, cairo_t *cr, const LwView *view)
{
  const LwCountry *country = lw_editor_country (self->editor);
  LwEdge edge;

  for (edge = LW_EDGE_SOUTH; edge <= LW_EDGE_NORTH; edge++)
    lw_draw_line_name (cr, country, view, edge, line_name (self, edge), LW_INK_COLOUR);
}

gboolean
lw_fixed_overlay_draw (LwFixedOverlay *self, cairo_t *cr, const LwView *view, guint part)
{
  switch (part)
    {
    case 0:
      draw_heat (self, cr, view);
      return TRUE;
    case 1:
      draw_line_names (self, cr, view);
      return TRUE;
    case 2:
      draw_zones (self, cr, view);
      return TRUE;
    case 3:
      draw_bad (self, cr, view);
      return TRUE;
    default:
      return FALSE;
    }
}

void
lw_fixed_overlay_set_bad (LwFixedOverlay *self, GPtrArray *ids)
{
  if (ids != NULL)
    g_ptr_array_ref (ids);
  g_clear_pointer (&self->bad, g_ptr_array_unref);
  self->bad = ids;
}

void
lw_fixed_overlay_set_heat (LwFixedOverlay *self, cairo_surface_t *heat)
{
  if (heat != NULL)
    cairo_surface_reference (heat);
  g_clear_pointer (&self->heat, cairo_surface_destroy);
  self->heat = heat;
}
