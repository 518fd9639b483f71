/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-counts.c: what a frame of a drag may do, counted and not timed: no Country is rendered,
 * no more is painted than has moved, and nothing is made anew for men who stand still.
 */
#include <stdlib.h>
#include <string.h>

#include "bench-floor.h"
#include "bench-stage.h"

#define FRAMES 20

/* --- What a frame repaints
 * ------------------------------------------------------------------------ */

typedef struct
{
  GskRenderNode *node;
  cairo_rectangle_int_t box;
} Leaf;

static void
add_leaves (GskRenderNode *node, double x, double y, GArray *leaves)
{
  GskRenderNodeType type = gsk_render_node_get_node_type (node);
  graphene_rect_t bounds;
  Leaf leaf = { node };
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
is_same (const Leaf *a, const Leaf *b)
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
      const Leaf *leaf = &g_array_index (these, Leaf, i);

      for (k = 0; k < those->len; k++)
        if (is_same (leaf, &g_array_index (those, Leaf, k)))
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

/* Pixels that differ between what two frames show. */
static gint64
count_damage (GskRenderNode *before, GskRenderNode *after)
{
  g_autoptr (GArray) old = g_array_new (FALSE, FALSE, sizeof (Leaf));
  g_autoptr (GArray) fresh = g_array_new (FALSE, FALSE, sizeof (Leaf));
  cairo_region_t *region = cairo_region_create ();
  gint64 area;

  add_leaves (before, 0, 0, old);
  add_leaves (after, 0, 0, fresh);
  add_changed (region, old, fresh);
  add_changed (region, fresh, old);
  area = area_of (region);
  cairo_region_destroy (region);

  return area;
}

/* The pixels of a box about the string from the man to where the pointer is, with the figure at
 * either end and the words at its knot. */
static gint64
count_moved (const BenchDrag *drag)
{
  const LwView *view = &drag->map->view;
  double x1, y1, x2, y2, figure = 2 * lw_draw_man_extent (lw_view_inch (view)) + 4;
  const double words = 110;

  lw_view_to_paper (view, drag->home, &x1, &y1);
  lw_view_to_paper (view, drag->touch.at, &x2, &y2);
  return (gint64)((ABS (x2 - x1) + figure + words) * (ABS (y2 - y1) + figure));
}

/* --- A drag
 * --------------------------------------------------------------------------------------- */

typedef struct
{
  GtkWidget *window;
  BenchDrag drag;
} Table;

static void
lay_table (Table *table, guint n_men)
{
  g_autoptr (LwCountry) country = bench_country (BENCH_THINGS, BENCH_WIDTH, BENCH_DEPTH);
  LwMapView *map = bench_map (bench_battle (n_men, BENCH_GUNS, country, FALSE));
  guint i;

  table->window = bench_window (GTK_WIDGET (map));
  bench_drag_begin (&table->drag, map);
  for (i = 0; i < 3; i++)
    {
      bench_drag_step (&table->drag, i);
      bench_wait_frame ();
    }
}

static void
clear_table (Table *table)
{
  bench_drag_end (&table->drag);
  gtk_window_destroy (GTK_WINDOW (table->window));
}

static void
test_renders (void)
{
  Table table;
  guint before, i;

  lay_table (&table, BENCH_MEN);
  before = lw_map_view_country_renders (table.drag.map);
  for (i = 0; i < FRAMES; i++)
    {
      bench_drag_step (&table.drag, i);
      bench_wait_frame ();
    }
  g_assert_cmpuint (lw_map_view_country_renders (table.drag.map), ==, before);
  clear_table (&table);
}

static void
test_damage (void)
{
  GskRenderNode *before, *after;
  Table table;
  guint i;

  lay_table (&table, BENCH_MEN);
  before = bench_snapshot (table.drag.map);
  for (i = 3; i < FRAMES; i++)
    {
      gint64 damaged, moved;

      bench_drag_step (&table.drag, i);
      after = bench_snapshot (table.drag.map);
      damaged = count_damage (before, after);
      moved = count_moved (&table.drag);
      g_test_message ("frame %u: %" G_GINT64_FORMAT " pixels painted, %" G_GINT64_FORMAT
                      " of what moved",
                      i, damaged, moved);
      g_assert_cmpint (damaged, >, 0);
      g_assert_cmpint (damaged, <=, 2 * moved);
      gsk_render_node_unref (before);
      before = after;
    }
  gsk_render_node_unref (before);
  clear_table (&table);
}

/* At rest two frames are the same to the node. */
static void
test_rest (void)
{
  GskRenderNode *before, *after;
  Table table;

  lay_table (&table, BENCH_MEN);
  bench_drag_end (&table.drag);
  bench_wait_frame ();
  before = bench_snapshot (table.drag.map);
  after = bench_snapshot (table.drag.map);
  g_assert_cmpint (count_damage (before, after), ==, 0);
  gsk_render_node_unref (before);
  gsk_render_node_unref (after);
  clear_table (&table);
}

static guint
count_nodes (LwMapView *map)
{
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (Leaf));
  GskRenderNode *node = bench_snapshot (map);
  guint n;

  add_leaves (node, 0, 0, leaves);
  n = leaves->len;
  gsk_render_node_unref (node);

  return n;
}

static guint
count_fresh (Table *table)
{
  g_autoptr (GArray) old = g_array_new (FALSE, FALSE, sizeof (Leaf));
  g_autoptr (GArray) fresh = g_array_new (FALSE, FALSE, sizeof (Leaf));
  GskRenderNode *before = bench_snapshot (table->drag.map), *after;
  guint i, k, n = 0;

  bench_drag_step (&table->drag, 7);
  after = bench_snapshot (table->drag.map);
  add_leaves (before, 0, 0, old);
  add_leaves (after, 0, 0, fresh);
  for (i = 0; i < fresh->len; i++)
    {
      for (k = 0; k < old->len; k++)
        if (g_array_index (fresh, Leaf, i).node == g_array_index (old, Leaf, k).node)
          break;
      n += k == old->len;
    }
  gsk_render_node_unref (before);
  gsk_render_node_unref (after);

  return n;
}

/* Nodes are what a frame allocates: a drag makes as many anew among 424 men as among 40, and there
 * are fewer of them than men. */
static void
test_nodes (void)
{
  Table few, many;
  guint n_few, n_many;

  lay_table (&few, 40);
  n_few = count_fresh (&few);
  clear_table (&few);
  lay_table (&many, BENCH_MEN);
  n_many = count_fresh (&many);
  g_test_message ("made anew: %u among 40 men, %u among %u", n_few, n_many, BENCH_MEN);
  g_assert_cmpuint (n_many, <=, n_few);
  g_assert_cmpuint (count_nodes (many.drag.map), <, BENCH_MEN / 2);
  clear_table (&many);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/counts/drag/no-country-rendered", test_renders);
  g_test_add_func ("/app/counts/drag/painted-no-more-than-moved", test_damage);
  g_test_add_func ("/app/counts/drag/nothing-made-for-who-stands", test_nodes);
  g_test_add_func ("/app/counts/rest/nothing-painted", test_rest);

  return g_test_run ();
}
