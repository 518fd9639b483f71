/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-rulers.c: feet along the north and the west side of the map; on them what the tool marks,
 * in yellow, and a small triangle where the pointer is.
 */
#include "lw-map-private.h"

#include <math.h>

#include "lw-palette.h"

static void
draw_tick_label (GtkWidget *widget, cairo_t *cr, int foot, double x, double y)
{
  g_autofree char *text = g_strdup_printf ("%d′", foot);
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (.75));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (layout);
}

static void
draw_top_ruler (LwMapView *self, cairo_t *cr)
{
  int half, last = lw_map_country (self)->width / (LW_FOOT / 2);

  for (half = 0; half <= last; half++)
    {
      double x = floor (self->view.left + half * (LW_FOOT / 2) * self->view.scale) + .5;

      if (x < LW_RULER)
        continue;
      cairo_move_to (cr, x, LW_RULER);
      cairo_line_to (cr, x, half % 2 == 0 ? LW_RULER - 10 : LW_RULER - 5);
      cairo_stroke (cr);
      if (half % 2 == 0)
        draw_tick_label (GTK_WIDGET (self), cr, half / 2, x + 3, 1);
    }
}

static void
draw_left_ruler (LwMapView *self, cairo_t *cr)
{
  LwLength depth = lw_map_country (self)->depth;
  int half, last = depth / (LW_FOOT / 2);

  for (half = 0; half <= last; half++)
    {
      double y = floor (self->view.top + (depth - half * (LW_FOOT / 2)) * self->view.scale) + .5;

      if (y < LW_RULER)
        continue;
      cairo_move_to (cr, LW_RULER, y);
      cairo_line_to (cr, half % 2 == 0 ? LW_RULER - 10 : LW_RULER - 5, y);
      cairo_stroke (cr);
      if (half % 2 == 0)
        draw_tick_label (GTK_WIDGET (self), cr, half / 2, 2, y - 14);
    }
}

static GskRenderNode *
render_rulers (LwMapView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)),
      height = gtk_widget_get_height (GTK_WIDGET (self));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  GskRenderNode *node = gsk_cairo_node_new (&bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  if (self->rulers_dark)
    cairo_set_source_rgb (cr, .2, .185, .16);
  else
    cairo_set_source_rgb (cr, .937, .906, .847);
  cairo_rectangle (cr, 0, 0, width, LW_RULER);
  cairo_rectangle (cr, 0, LW_RULER, LW_RULER, height - LW_RULER);
  cairo_fill (cr);
  if (self->rulers_dark)
    cairo_set_source_rgb (cr, .78, .75, .69);
  else
    cairo_set_source_rgb (cr, .35, .31, .25);
  cairo_set_line_width (cr, 1);
  draw_top_ruler (self, cr);
  draw_left_ruler (self, cr);
  cairo_destroy (cr);
  return node;
}

static void
append_bar (GtkSnapshot *snapshot, float x, float y, float width, float height)
{
  const GdkRGBA yellow = { .96f, .8f, .15f, .55f };
  graphene_rect_t bar = GRAPHENE_RECT_INIT (x, y, MAX (width, 1), MAX (height, 1));

  gtk_snapshot_append_color (snapshot, &yellow, &bar);
}

static void
append_marks (LwMapView *self, GtkSnapshot *snapshot)
{
  LwBox box;
  double x1, y1, x2, y2;

  if (!lw_map_tool_marks (self->tool, &box))
    return;
  lw_view_to_paper (&self->view, (LwPoint){ box.x1, box.y2 }, &x1, &y1);
  lw_view_to_paper (&self->view, (LwPoint){ box.x2, box.y1 }, &x2, &y2);
  x1 = MAX (floor (x1), LW_RULER);
  y1 = MAX (floor (y1), LW_RULER);
  if (x2 > x1)
    append_bar (snapshot, (float)x1, 0, (float)(ceil (x2) - x1), LW_RULER);
  if (y2 > y1)
    append_bar (snapshot, 0, (float)y1, LW_RULER, (float)(ceil (y2) - y1));
}

static void
append_pointer (GtkSnapshot *snapshot, double x, double y, gboolean across)
{
  graphene_rect_t box = across ? GRAPHENE_RECT_INIT ((float)floor (x) - 5, LW_RULER - 7, 11, 7)
                               : GRAPHENE_RECT_INIT (LW_RULER - 7, (float)floor (y) - 5, 7, 11);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &box);

  if (across)
    {
      cairo_move_to (cr, floor (x) + .5, LW_RULER);
      cairo_rel_line_to (cr, -5, -7);
      cairo_rel_line_to (cr, 10, 0);
    }
  else
    {
      cairo_move_to (cr, LW_RULER, floor (y) + .5);
      cairo_rel_line_to (cr, -7, -5);
      cairo_rel_line_to (cr, 0, 10);
    }
  cairo_close_path (cr);
  lw_set_colour (cr, &lw_colour_guide, 1);
  cairo_fill (cr);
  cairo_destroy (cr);
}

void
lw_map_rulers_snapshot (LwMapView *self, GtkSnapshot *snapshot)
{
  LwPoint point;
  double x, y;

  if (self->rulers == NULL || self->rulers_dark != lw_map_is_dark () ||
      memcmp (&self->rulers_view, &self->view, sizeof self->view) != 0)
    {
      self->rulers_dark = lw_map_is_dark ();
      g_clear_pointer (&self->rulers, gsk_render_node_unref);
      self->rulers = render_rulers (self);
      self->rulers_view = self->view;
    }
  gtk_snapshot_append_node (snapshot, self->rulers);
  append_marks (self, snapshot);
  if (self->tool == NULL || !lw_map_view_pointed_at (self, &point))
    return;
  lw_view_to_paper (&self->view, point, &x, &y);
  if (x > LW_RULER)
    append_pointer (snapshot, x, y, TRUE);
  if (y > LW_RULER)
    append_pointer (snapshot, x, y, FALSE);
}
