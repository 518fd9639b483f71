/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-counts.c: what a frame of a drag may do, counted and not timed: no Country is rendered,
 * no more is painted than has moved, and nothing is made anew for men who stand still.
 */
#include <stdlib.h>

#include "bench-damage.h"
#include "bench-floor.h"
#include "bench-stage.h"

#define FRAMES 20

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
  before = table.drag.map->floor.renders;
  for (i = 0; i < FRAMES; i++)
    {
      bench_drag_step (&table.drag, i);
      bench_wait_frame ();
    }
  g_assert_cmpuint (table.drag.map->floor.renders, ==, before);
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
      damaged = bench_damage (before, after);
      moved = bench_drag_moved (&table.drag);
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
  g_assert_cmpint (bench_damage (before, after), ==, 0);
  gsk_render_node_unref (before);
  gsk_render_node_unref (after);
  clear_table (&table);
}

static guint
count_nodes (LwMapView *map)
{
  GskRenderNode *node = bench_snapshot (map);
  g_autoptr (GArray) leaves = bench_leaves (node);

  gsk_render_node_unref (node);
  return leaves->len;
}

static guint
count_fresh (Table *table)
{
  GskRenderNode *before = bench_snapshot (table->drag.map), *after;
  g_autoptr (GArray) old = bench_leaves (before);
  g_autoptr (GArray) fresh = NULL;
  guint i, k, n = 0;

  bench_drag_step (&table->drag, 7);
  after = bench_snapshot (table->drag.map);
  fresh = bench_leaves (after);
  for (i = 0; i < fresh->len; i++)
    {
      for (k = 0; k < old->len; k++)
        if (g_array_index (fresh, BenchLeaf, i).node == g_array_index (old, BenchLeaf, k).node)
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
