/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-damage.c: what a frame paints again, told from the nodes of two frames.
 */
#include "bench-damage.h"

#include <string.h>

static void
add_leaves (GskRenderNode *node, double x, double y, GArray *leaves)
{
  GskRenderNodeType type = gsk_render_node_get_node_type (node);
  graphene_rect_t bounds;
  BenchLeaf leaf = { node };
  guint i;

  if (type == GSK_CONTAINER_NODE)
    {
      for (i = 0; i < gsk_container_node_get_n_children (node); i++)
        add_leaves (gsk_container_node_get_child (node, i), x, y, leaves);
      return;
    }
  if (type == GSK_CLIP_NODE)
    {
      add_leaves (gsk_clip_node_get_child (node), x, y, leaves);
      return;
    }
  if (type == GSK_TRANSFORM_NODE)
    {
      float dx, dy;

      gsk_transform_to_translate (gsk_transform_node_get_transform (node), &dx, &dy);
      add_leaves (gsk_transform_node_get_child (node), x + dx, y + dy, leaves);
      return;
    }
  gsk_render_node_get_bounds (node, &bounds);
  leaf.box = (cairo_rectangle_int_t){ (int)(bounds.origin.x + x), (int)(bounds.origin.y + y),
                                      (int)bounds.size.width + 1, (int)bounds.size.height + 1 };
  g_array_append_val (leaves, leaf);
}

/* The same node at the same place is not painted again; nor is the same colour. */
static gboolean
is_same (const BenchLeaf *a, const BenchLeaf *b)
{
  if (memcmp (&a->box, &b->box, sizeof a->box) != 0)
    return FALSE;
  if (a->node == b->node)
    return TRUE;
  return gsk_render_node_get_node_type (a->node) == GSK_COLOR_NODE &&
         gsk_render_node_get_node_type (b->node) == GSK_COLOR_NODE &&
         gdk_rgba_equal (gsk_color_node_get_color (a->node), gsk_color_node_get_color (b->node));
}

static void
add_changed (cairo_region_t *region, const GArray *these, const GArray *those)
{
  guint i, k;

  for (i = 0; i < these->len; i++)
    {
      const BenchLeaf *leaf = &g_array_index (these, BenchLeaf, i);

      for (k = 0; k < those->len; k++)
        if (is_same (leaf, &g_array_index (those, BenchLeaf, k)))
          break;
      if (k == those->len)
        cairo_region_union_rectangle (region, &leaf->box);
    }
}

static gint64
area_of (cairo_region_t *region)
{
  gint64 area = 0;
  int i;

  for (i = 0; i < cairo_region_num_rectangles (region); i++)
    {
      cairo_rectangle_int_t box;

      cairo_region_get_rectangle (region, i, &box);
      area += (gint64)box.width * box.height;
    }

  return area;
}

GArray *
bench_leaves (GskRenderNode *node)
{
  GArray *leaves = g_array_new (FALSE, FALSE, sizeof (BenchLeaf));

  add_leaves (node, 0, 0, leaves);
  return leaves;
}

gint64
bench_damage (GskRenderNode *before, GskRenderNode *after)
{
  g_autoptr (GArray) old = bench_leaves (before);
  g_autoptr (GArray) fresh = bench_leaves (after);
  cairo_region_t *region = cairo_region_create ();
  gint64 area;

  add_changed (region, old, fresh);
  add_changed (region, fresh, old);
  area = area_of (region);
  cairo_region_destroy (region);

  return area;
}

gint64
bench_drag_moved (const BenchDrag *drag)
{
  const LwView *view = &drag->map->camera.view;
  double x1, y1, x2, y2, figure = 2 * lw_draw_man_extent (lw_view_inch (view)) + 4;
  const double words = 110;

  lw_view_to_paper (view, drag->home, &x1, &y1);
  lw_view_to_paper (view, drag->touch.at, &x2, &y2);
  return (gint64)((ABS (x2 - x1) + figure + words) * (ABS (y2 - y1) + figure));
}
