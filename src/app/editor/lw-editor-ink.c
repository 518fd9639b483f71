/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-ink.c: what the editor draws over the map: zones, hatching of what cannot stay so, the
 * picture of what guns see; the things held in the air; frames, handles, ghosts, guides, words.
 */
#include "lw-editor-hand-private.h"

#include <math.h>

#include "lw-draw-country.h"
#include "lw-draw-strings.h"
#include "lw-label.h"

#define HANDLE 8.0
#define WORDS 12.5
#define FEW_HELD 60

static void
trace_outline (cairo_t *cr, const LwView *view, const LwPoint *points, guint n)
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
      trace_outline (cr, view, points, shape->n_points);
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

static void
trace_thing (cairo_t *cr, const LwView *view, const LwFeature *feature)
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
  trace_thing (cr, view, feature);
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
  trace_thing (cr, view, feature);
  cairo_set_line_width (cr, 2);
  lw_set_colour (cr, &lw_colour_warning, 1);
  cairo_stroke (cr);
}

static void
draw_heat (LwEditorHand *self, cairo_t *cr, const LwView *view)
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
  trace_outline (cr, view, (const LwPoint *)(void *)zone->data, zone->len);
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
draw_zones (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  const LwScenario *scenario = lw_editor_scenario (self->editor);
  LwSide side;

  if (!self->zones || scenario == NULL)
    return;
  for (side = LW_RED; side < LW_N_SIDES; side++)
    draw_zone (cr, view, scenario->side[side].zone, side);
}

static void
draw_bad (LwEditorHand *self, cairo_t *cr, const LwView *view)
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

gboolean
lw_editor_hand_draw_still (LwEditorHand *self, cairo_t *cr, const LwView *view, guint part)
{
  switch (part)
    {
    case 0:
      draw_heat (self, cr, view);
      return TRUE;
    case 1:
      draw_zones (self, cr, view);
      return TRUE;
    case 2:
      draw_bad (self, cr, view);
      return TRUE;
    default:
      return FALSE;
    }
}

void
lw_editor_hand_forget_held (LwEditorHand *self)
{
  g_clear_pointer (&self->held, gsk_render_node_unref);
}

/* The box in pixels, shadow and crown included. */
static graphene_rect_t
pixels_of (const LwView *view, LwBox box)
{
  LwBox grown = lw_box_grown (box, LW_INCHES (2.5));
  double x1, y1, x2, y2;
  graphene_rect_t rect;

  lw_view_to_paper (view, (LwPoint){ grown.x1, grown.y2 }, &x1, &y1);
  lw_view_to_paper (view, (LwPoint){ grown.x2, grown.y1 }, &x2, &y2);
  rect = GRAPHENE_RECT_INIT ((float)floor (x1), (float)floor (y1), (float)(ceil (x2) - floor (x1)),
                             (float)(ceil (y2) - floor (y1)));
  return rect;
}

static LwBox
bounds_of (GPtrArray *things)
{
  LwBox box = lw_feature_bounds (g_ptr_array_index (things, 0));
  guint i;

  for (i = 1; i < things->len; i++)
    {
      LwBox next = lw_feature_bounds (g_ptr_array_index (things, i));

      box = (LwBox){ MIN (box.x1, next.x1), MIN (box.y1, next.y1), MAX (box.x2, next.x2),
                     MAX (box.y2, next.y2) };
    }
  return box;
}

/* What is carried is drawn once, and its picture goes along. */
static GskRenderNode *
draw_things (LwEditorHand *self, GPtrArray *things, const LwView *view)
{
  const LwCountry *country = lw_editor_country (self->editor);
  graphene_rect_t bounds = pixels_of (view, bounds_of (things));
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, MAX ((int)bounds.size.width, 1), MAX ((int)bounds.size.height, 1));
  LwView local = *view;
  GskRenderNode *node;
  cairo_t *cr = cairo_create (surface);
  guint i;

  local.left -= bounds.origin.x;
  local.top -= bounds.origin.y;
  for (i = 0; i < things->len; i++)
    lw_draw_feature (cr, g_ptr_array_index (things, i), country->texture, &local, LW_INK_COLOUR);
  cairo_destroy (cr);
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, surface, bounds.origin.x, bounds.origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return node;
}

static GPtrArray *
things_held (LwEditorHand *self)
{
  GPtrArray *held = lw_editor_lifted (self->editor);
  const char *const *ids = lw_editor_ids (self->editor);
  guint i;

  for (i = 0; self->hold == LW_HOLD_COPY && ids[i] != NULL; i++)
    g_ptr_array_add (held, (gpointer)lw_country_find (lw_editor_country (self->editor), ids[i]));
  return held;
}

static gboolean
is_carried (LwEditorHand *self)
{
  return self->hold == LW_HOLD_THINGS || self->hold == LW_HOLD_COPY;
}

void
lw_editor_hand_snapshot (LwEditorHand *self, GtkSnapshot *snapshot, const LwView *view)
{
  g_autoptr (GPtrArray) things = NULL;
  graphene_point_t by = GRAPHENE_POINT_INIT ((float)floor (self->shift.x * view->scale + .5),
                                             (float)floor (-self->shift.y * view->scale + .5));

  if (self->held != NULL &&
      (!is_carried (self) || memcmp (&self->held_view, view, sizeof *view) != 0))
    lw_editor_hand_forget_held (self);
  if (self->held == NULL)
    {
      things = things_held (self);
      if (things->len == 0)
        return;
      self->held = draw_things (self, things, view);
      self->held_view = *view;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &by);
  gtk_snapshot_append_node (snapshot, self->held);
  gtk_snapshot_restore (snapshot);
}

static void
draw_handle (cairo_t *cr, double x, double y, double size, gboolean round)
{
  cairo_new_path (cr);
  if (round)
    cairo_arc (cr, x, y, size / 2, 0, 2 * G_PI);
  else
    cairo_rectangle (cr, floor (x) + .5 - size / 2, floor (y) + .5 - size / 2, size, size);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, .13, .11, .09);
  cairo_set_line_width (cr, 1.3);
  cairo_stroke (cr);
}

/* A ring open at the north-east, with an arrow's head at its end. */
static void
draw_knob (cairo_t *cr, double x, double y)
{
  draw_handle (cr, x, y, 19, TRUE);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, 5, -G_PI * .15, G_PI * 1.5);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
  cairo_move_to (cr, x, y - 8);
  cairo_line_to (cr, x + 4, y - 5);
  cairo_line_to (cr, x, y - 2);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
stroke_yellow (cairo_t *cr)
{
  cairo_set_line_width (cr, 3.4);
  cairo_set_source_rgba (cr, .13, .11, .09, .75);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 2);
  lw_set_colour (cr, &lw_colour_selection, 1);
  cairo_stroke (cr);
}

static void
trace_frame (cairo_t *cr, const LwView *view, const LwFrame *frame)
{
  static const gint corner[4][2] = { { -1, -1 }, { 1, -1 }, { 1, 1 }, { -1, 1 } };
  double x, y;
  guint i;

  for (i = 0; i < 4; i++)
    {
      lw_frame_handle (frame, view, corner[i][0], corner[i][1], &x, &y);
      cairo_line_to (cr, x, y);
    }
  cairo_close_path (cr);
}

static void
draw_frame (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  LwFrame frame;
  double x, y, kx, ky;
  gint ux, uy;

  if (!lw_editor_hand_frame (self, &frame))
    return;
  if (is_carried (self))
    frame.centre = (LwPoint){ frame.centre.x + self->shift.x, frame.centre.y + self->shift.y };
  trace_frame (cr, view, &frame);
  stroke_yellow (cr);
  if (lw_editor_tool (self->editor) != LW_EDITOR_SELECT || is_carried (self))
    return;
  if (frame.turns)
    {
      lw_frame_handle (&frame, view, 0, 1, &x, &y);
      lw_frame_knob (&frame, view, &kx, &ky);
      cairo_move_to (cr, x, y);
      cairo_line_to (cr, kx, ky);
      stroke_yellow (cr);
      draw_knob (cr, kx, ky);
    }
  for (uy = -1; frame.sizes && uy <= 1; uy++)
    for (ux = -1; ux <= 1; ux++)
      if (ux != 0 || uy != 0)
        {
          lw_frame_handle (&frame, view, ux, uy, &x, &y);
          draw_handle (cr, x, y, HANDLE, FALSE);
        }
}

/* Each of several, so that one sees which they are; not of too many. */
static void
draw_each (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  const char *const *ids = lw_editor_ids (self->editor);
  guint i;

  if (lw_editor_n_selected (self->editor) < 2)
    return;
  cairo_save (cr);
  cairo_translate (cr, floor (self->shift.x * view->scale + .5),
                   floor (-self->shift.y * view->scale + .5));
  for (i = 0; ids[i] != NULL && (i < FEW_HELD || !is_carried (self)); i++)
    {
      const LwFeature *feature = lw_country_find (lw_editor_country (self->editor), ids[i]);

      if (feature == NULL)
        continue;
      trace_thing (cr, view, feature);
      stroke_yellow (cr);
    }
  cairo_restore (cr);
}

static void
draw_points (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  const LwFeature *only = lw_editor_only (self->editor);
  guint i, n;

  if (only == NULL || only->points == NULL || only->locked || is_carried (self) ||
      lw_editor_tool (self->editor) != LW_EDITOR_SELECT)
    return;
  n = only->points->len;
  for (i = 0; i < n; i++)
    {
      LwPoint a = g_array_index (only->points, LwPoint, i),
              b = g_array_index (only->points, LwPoint, (i + 1) % n);
      double x1, y1, x2, y2;

      lw_view_to_paper (view, a, &x1, &y1);
      lw_view_to_paper (view, b, &x2, &y2);
      if (hypot (x2 - x1, y2 - y1) >= 34 && (i + 1 < n || lw_feature_has_outline (only->kind)))
        draw_handle (cr, (x1 + x2) / 2, (y1 + y2) / 2, 5, TRUE);
      draw_handle (cr, x1, y1, HANDLE, TRUE);
    }
}

static void
draw_ghost (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  g_autoptr (LwFeature) ghost = lw_editor_hand_ghost (self);
  const double dashes[] = { 6, 4 };

  if (ghost == NULL)
    return;
  cairo_push_group (cr);
  lw_draw_feature (cr, ghost, lw_editor_country (self->editor)->texture, view, LW_INK_COLOUR);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, .62);
  trace_thing (cr, view, ghost);
  cairo_set_line_width (cr, 1.4);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_source_rgba (cr, 1, 1, 1, .9);
  cairo_stroke_preserve (cr);
  cairo_set_dash (cr, dashes, 2, 5);
  cairo_set_source_rgba (cr, .13, .11, .09, .9);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* The corners so far, the leg to come, the rectangle of a zone. */
static void
draw_corners (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  guint i;
  double x, y;

  if (self->hold == LW_HOLD_BOX)
    {
      double x2, y2;

      lw_view_to_paper (view, self->from, &x, &y);
      lw_view_to_paper (view, self->tip, &x2, &y2);
      cairo_rectangle (cr, MIN (x, x2), MIN (y, y2), fabs (x2 - x), fabs (y2 - y));
      stroke_yellow (cr);
    }
  if (self->corners->len == 0)
    return;
  trace_outline (cr, view, (const LwPoint *)(void *)self->corners->data, self->corners->len);
  if (self->tip_shown)
    {
      lw_view_to_paper (view, self->tip, &x, &y);
      cairo_line_to (cr, x, y);
    }
  stroke_yellow (cr);
  for (i = 0; i < self->corners->len; i++)
    {
      lw_view_to_paper (view, g_array_index (self->corners, LwPoint, i), &x, &y);
      draw_handle (cr, x, y, HANDLE, TRUE);
    }
}

static void
draw_brush (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  double x, y;

  if (lw_editor_tool (self->editor) != LW_EDITOR_BRUSH || !self->tip_shown)
    return;
  lw_view_to_paper (view, self->hold == LW_HOLD_BRUSH ? self->at : self->tip, &x, &y);
  cairo_arc (cr, x, y, lw_editor_brush_radius (self->editor) * view->scale, 0, 2 * G_PI);
  lw_set_colour (cr, &lw_colour_leaf, .18);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, .13, .11, .09, .8);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
}

static void
draw_guide (LwEditorHand *self, cairo_t *cr, const LwView *view, guint i)
{
  double x1, y1, x2, y2;

  if (i >= self->snap.n_guides)
    return;
  lw_view_to_paper (view, self->snap.guide[i].from, &x1, &y1);
  lw_view_to_paper (view, self->snap.guide[i].to, &x2, &y2);
  cairo_move_to (cr, floor (x1) + .5, floor (y1) + .5);
  cairo_line_to (cr, floor (x2) + .5, floor (y2) + .5);
  cairo_set_line_width (cr, 1.4);
  lw_set_colour (cr, &lw_colour_guide, 1);
  cairo_stroke (cr);
}

static void
draw_note (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  double x, y, width, height;

  if (self->note == NULL || (self->hold == LW_HOLD_NONE && self->corners->len == 0))
    return;
  lw_view_to_paper (view, self->at, &x, &y);
  lw_label_measure (cr, self->note, WORDS, &width, &height);
  lw_label_chip (cr, x + 16 + width / 2, y + 20 + height / 2, self->note, WORDS, &lw_colour_label);
}

static void
draw_pointed_out (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  double x1, y1, x2, y2;

  if (!self->pointing_out)
    return;
  lw_view_to_paper (view, (LwPoint){ self->out.x1, self->out.y2 }, &x1, &y1);
  lw_view_to_paper (view, (LwPoint){ self->out.x2, self->out.y1 }, &x2, &y2);
  cairo_save (cr);
  cairo_translate (cr, (x1 + x2) / 2, (y1 + y2) / 2);
  cairo_scale (cr, MAX ((x2 - x1) / 2 + 8, 14), MAX ((y2 - y1) / 2 + 8, 14));
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_set_line_width (cr, 5);
  cairo_set_source_rgba (cr, 1, .95, .85, .8);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 3);
  lw_set_colour (cr, &lw_colour_warning, 1);
  cairo_stroke (cr);
  if (self->out_note != NULL)
    lw_label_chip (cr, (x1 + x2) / 2, y1 - 24, self->out_note, WORDS, &lw_colour_warning);
}

typedef void (*Draw) (LwEditorHand *self, cairo_t *cr, const LwView *view);

gboolean
lw_editor_hand_draw (LwEditorHand *self, cairo_t *cr, const LwView *view, guint part)
{
  static const Draw parts[] = { draw_each,    draw_frame, draw_points, draw_brush,
                                draw_corners, draw_ghost, draw_note,   draw_pointed_out };

  if (part < G_N_ELEMENTS (parts))
    parts[part](self, cr, view);
  else if (part < G_N_ELEMENTS (parts) + LW_SNAP_GUIDES)
    draw_guide (self, cr, view, part - G_N_ELEMENTS (parts));
  else
    return FALSE;
  return TRUE;
}
