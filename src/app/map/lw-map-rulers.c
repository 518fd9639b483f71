/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-rulers.c: feet along the north and the west side of the map; on them what the tool marks,
 * in yellow, and a small triangle where the pointer is.
 */
#include "lw-map-rulers.h"

#include <math.h>

#include "kit/kit.h"

#define AHEAD 200 /* pixels of a ruler on either side of what is seen */
#define FIGURE 40 /* and of a figure, at most */

enum
{
  NORTH = LW_MAP_RULER_NORTH,
  WEST = LW_MAP_RULER_WEST
};

/* The words are laid out once: a pan draws them again at every step. */
static PangoLayout *
find_label (LwMapRulers *self, guint foot)
{
  PangoAttrList *attributes;

  if (self->labels == NULL)
    self->labels = g_ptr_array_new_with_free_func (g_object_unref);
  while (self->labels->len <= foot)
    {
      g_autofree char *text = g_strdup_printf ("%u′", self->labels->len);
      PangoLayout *layout = gtk_widget_create_pango_layout (self->camera->widget, text);

      attributes = pango_attr_list_new ();
      pango_attr_list_insert (attributes, pango_attr_scale_new (.75));
      pango_layout_set_attributes (layout, attributes);
      pango_attr_list_unref (attributes);
      g_ptr_array_add (self->labels, layout);
    }
  return g_ptr_array_index (self->labels, foot);
}

static void
draw_tick_label (LwMapRulers *self, cairo_t *cr, int foot, double x, double y)
{
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, find_label (self, (guint)foot));
}

static void
forget_ruler (LwMapRuler *ruler)
{
  g_clear_pointer (&ruler->node, gsk_render_node_unref);
  g_clear_pointer (&ruler->picture, cairo_surface_destroy);
}

void
lw_map_rulers_forget (LwMapRulers *self)
{
  forget_ruler (&self->rulers[NORTH]);
  forget_ruler (&self->rulers[WEST]);
  g_clear_pointer (&self->pointers[NORTH], gsk_render_node_unref);
  g_clear_pointer (&self->pointers[WEST], gsk_render_node_unref);
  g_clear_pointer (&self->labels, g_ptr_array_unref);
}

/* Every so many feet a figure has room; @across: beside one another, else one above the other. */
static int
figure_step (LwMapRulers *self, int last, gboolean across)
{
  static const int steps[] = { 1, 2, 5, 10, 20 };
  double foot = LW_FOOT * self->camera->view.scale;
  int width, height, room;
  guint i;

  pango_layout_get_pixel_size (find_label (self, (guint)last), &width, &height);
  room = across ? width + 8 : height;
  for (i = 0; i < G_N_ELEMENTS (steps) - 1; i++)
    if (steps[i] * foot >= room)
      break;
  return steps[i];
}

/* Half feet are marked while the marks are apart. */
static int
first_step (LwMapRulers *self)
{
  return LW_FOOT / 2 * self->camera->view.scale < 4 ? 2 : 1;
}

/* Does a mark, with its figure, reach into the picture? */
static gboolean
is_within (const LwMapRuler *ruler, double at)
{
  return at >= ruler->begin - FIGURE && at < ruler->end + FIGURE;
}

static void
draw_north (LwMapRulers *self, const LwMapRuler *ruler, cairo_t *cr)
{
  int last = lw_map_scene_country (self->camera->scene)->width / (LW_FOOT / 2),
      figures = 2 * figure_step (self, last / 2, TRUE);

  cairo_translate (cr, -ruler->begin, 0);
  for (int half = 0; half <= last; half += first_step (self))
    {
      double x = floor (half * (LW_FOOT / 2) * self->camera->view.scale) + .5;

      if (!is_within (ruler, x))
        continue;
      cairo_move_to (cr, x, LW_RULER);
      cairo_line_to (cr, x, half % 2 == 0 ? LW_RULER - 10 : LW_RULER - 5);
      cairo_stroke (cr);
      if (half % figures == 0)
        draw_tick_label (self, cr, half / 2, x + 3, 1);
    }
}

static void
draw_west (LwMapRulers *self, const LwMapRuler *ruler, cairo_t *cr)
{
  LwLength depth = lw_map_scene_country (self->camera->scene)->depth;
  int last = depth / (LW_FOOT / 2), figures = 2 * figure_step (self, last / 2, FALSE);

  cairo_translate (cr, 0, -ruler->begin);
  for (int half = 0; half <= last; half += first_step (self))
    {
      double y = floor ((depth - half * (LW_FOOT / 2)) * self->camera->view.scale) + .5;

      if (!is_within (ruler, y))
        continue;
      cairo_move_to (cr, LW_RULER, y);
      cairo_line_to (cr, half % 2 == 0 ? LW_RULER - 10 : LW_RULER - 5, y);
      cairo_stroke (cr);
      if (half % figures == 0)
        draw_tick_label (self, cr, half / 2, 2, y - 14);
    }
}

static const GdkRGBA *
ground_of (LwMapRulers *self)
{
  static const GdkRGBA light = { .937f, .906f, .847f, 1 }, dark = { .2f, .185f, .16f, 1 };

  return self->dark ? &dark : &light;
}

static const GdkRGBA *
ink_of (LwMapRulers *self)
{
  static const GdkRGBA light = { .35f, .31f, .25f, 1 }, dark = { .78f, .75f, .69f, 1 };

  return self->dark ? &dark : &light;
}

/* A picture of it, so that a frame copies it and draws no letters. */
static void
draw_ruler (LwMapRulers *self, guint which, int scale)
{
  LwMapRuler *ruler = &self->rulers[which];
  int length = ruler->end - ruler->begin;
  cairo_t *cr;

  ruler->picture = lw_canvas_surface (CAIRO_FORMAT_RGB24, which == NORTH ? length : LW_RULER,
                                      which == NORTH ? LW_RULER : length, scale);
  cr = cairo_create (ruler->picture);
  gdk_cairo_set_source_rgba (cr, ground_of (self));
  cairo_paint (cr);
  gdk_cairo_set_source_rgba (cr, ink_of (self));
  cairo_set_line_width (cr, 1);
  if (which == NORTH)
    draw_north (self, ruler, cr);
  else
    draw_west (self, ruler, cr);
  cairo_destroy (cr);
}

/* Where the field's north-west corner is; by @offset, what is seen of it, corner left out. */
static int
find_seen (LwMapRulers *self, guint which, int *begin, int *end)
{
  int offset = (int)(which == NORTH ? self->camera->view.left : self->camera->view.top),
      size =
          which == NORTH ? lw_map_camera_width (self->camera) : lw_map_camera_height (self->camera);

  *begin = LW_RULER - offset;
  *end = MAX (size - offset, *begin + 1);
  return offset;
}

/* A pan shows another part of the picture, until it comes to its end. */
static void
follow_ruler (LwMapRulers *self, guint which, int scale)
{
  LwMapRuler *ruler = &self->rulers[which];
  int begin, end, offset = find_seen (self, which, &begin, &end);

  if (ruler->picture != NULL && (begin < ruler->begin || end > ruler->end))
    forget_ruler (ruler);
  if (ruler->picture == NULL)
    {
      ruler->begin = begin - AHEAD;
      ruler->end = end + AHEAD;
      draw_ruler (self, which, scale);
    }
  if (ruler->offset != offset)
    g_clear_pointer (&ruler->node, gsk_render_node_unref);
  ruler->offset = offset;
}

/* What is seen of a ruler. */
typedef struct
{
  const LwMapRuler *ruler;
  double x, y; /* of its picture */
  graphene_rect_t box;
} Seen;

static void
paint_ruler_cb (cairo_t *cr, gconstpointer part)
{
  const Seen *seen = part;

  cairo_set_source_surface (cr, seen->ruler->picture, seen->x, seen->y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_rectangle (cr, seen->box.origin.x, seen->box.origin.y, seen->box.size.width,
                   seen->box.size.height);
  cairo_fill (cr);
}

static void
show_ruler (LwMapRulers *self, LwCanvas *canvas, guint which)
{
  LwMapRuler *ruler = &self->rulers[which];
  graphene_rect_t window = lw_map_camera_window (self->camera);
  Seen seen = { ruler, 0, 0, GRAPHENE_RECT_INIT (0, 0, LW_RULER, LW_RULER) };

  follow_ruler (self, which, canvas->scale);
  if (which == NORTH)
    {
      seen.x = ruler->offset + ruler->begin;
      seen.box = GRAPHENE_RECT_INIT (LW_RULER, 0, window.size.width - LW_RULER, LW_RULER);
    }
  else
    {
      seen.y = ruler->offset + ruler->begin;
      seen.box = GRAPHENE_RECT_INIT (0, LW_RULER, LW_RULER, window.size.height - LW_RULER);
    }
  if (seen.box.size.width > 0 && seen.box.size.height > 0)
    lw_canvas_show (canvas, &ruler->node, &seen.box, paint_ruler_cb, &seen);
}

static void
show_bar (LwCanvas *canvas, float x, float y, float width, float height)
{
  const GdkRGBA yellow = { .96f, .8f, .15f, .55f };
  graphene_rect_t bar = GRAPHENE_RECT_INIT (x, y, MAX (width, 1), MAX (height, 1));

  lw_canvas_colour (canvas, &yellow, &bar);
}

static void
show_marks (LwMapRulers *self, LwCanvas *canvas)
{
  LwBox box;
  double x1, y1, x2, y2;

  if (!lw_map_tool_marks (lw_map_scene_tool (self->camera->scene), &box))
    return;
  lw_view_to_paper (&self->camera->view, (LwPoint){ box.x1, box.y2 }, &x1, &y1);
  lw_view_to_paper (&self->camera->view, (LwPoint){ box.x2, box.y1 }, &x2, &y2);
  x1 = MAX (floor (x1), LW_RULER);
  y1 = MAX (floor (y1), LW_RULER);
  if (x2 > x1)
    show_bar (canvas, (float)x1, 0, (float)(ceil (x2) - x1), LW_RULER);
  if (y2 > y1)
    show_bar (canvas, 0, (float)y1, LW_RULER, (float)(ceil (y2) - y1));
}

/* A triangle whose point is at (0, 0) ... */
static void
paint_north_cb (cairo_t *cr, gconstpointer nothing)
{
  cairo_move_to (cr, .5, 0);
  cairo_rel_line_to (cr, -5, -7);
  cairo_rel_line_to (cr, 10, 0);
  cairo_close_path (cr);
  lw_set_colour (cr, &lw_colour_guide, 1);
  cairo_fill (cr);
}

static void
paint_west_cb (cairo_t *cr, gconstpointer nothing)
{
  cairo_move_to (cr, 0, .5);
  cairo_rel_line_to (cr, -7, -5);
  cairo_rel_line_to (cr, 0, 10);
  cairo_close_path (cr);
  lw_set_colour (cr, &lw_colour_guide, 1);
  cairo_fill (cr);
}

/* ... which goes along with the pointer. */
static void
show_pointer (LwMapRulers *self, LwCanvas *canvas, guint which, double x, double y)
{
  const graphene_rect_t boxes[2] = { GRAPHENE_RECT_INIT (-5, -7, 11, 7),
                                     GRAPHENE_RECT_INIT (-7, -5, 7, 11) };

  lw_canvas_enter (canvas, x, y);
  lw_canvas_gather (canvas, &self->pointers[which], &boxes[which],
                    which == NORTH ? paint_north_cb : paint_west_cb, NULL);
  lw_canvas_leave (canvas);
}

static void
show_pointers (LwMapRulers *self, LwCanvas *canvas)
{
  LwPoint point;
  double x, y;

  if (lw_map_scene_tool (self->camera->scene) == NULL || !lw_map_pointer_at (self->pointer, &point))
    return;
  lw_view_to_paper (&self->camera->view, point, &x, &y);
  if (x > LW_RULER)
    show_pointer (self, canvas, NORTH, floor (x), LW_RULER);
  if (y > LW_RULER)
    show_pointer (self, canvas, WEST, LW_RULER, floor (y));
}

/* Pictures of another scale, or of another light, are thrown away; in another window there is more
 * or less to be seen of them. */
static void
follow_camera (LwMapRulers *self)
{
  graphene_rect_t window = lw_map_camera_window (self->camera);
  gboolean dark = lw_style_dark ();

  for (guint i = 0; i < G_N_ELEMENTS (self->rulers); i++)
    {
      if (self->dark != dark || self->scale != self->camera->view.scale)
        forget_ruler (&self->rulers[i]);
      if (!graphene_rect_equal (&self->window, &window))
        g_clear_pointer (&self->rulers[i].node, gsk_render_node_unref);
    }
  self->dark = dark;
  self->scale = self->camera->view.scale;
  self->window = window;
}

void
lw_map_rulers_show (LwMapRulers *self, LwCanvas *canvas)
{
  graphene_rect_t corner = GRAPHENE_RECT_INIT (0, 0, LW_RULER, LW_RULER);

  follow_camera (self);
  lw_canvas_colour (canvas, ground_of (self), &corner);
  show_ruler (self, canvas, NORTH);
  show_ruler (self, canvas, WEST);
  show_marks (self, canvas);
  show_pointers (self, canvas);
}

void
lw_map_rulers_init (LwMapRulers *self, LwMapCamera *camera, const LwMapPointer *pointer)
{
  self->camera = camera;
  self->pointer = pointer;
}
