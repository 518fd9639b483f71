/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-paper.c: the map drawn off the screen, measured by one copy of it.
 */
#include "bench-frames.h"

#include <math.h>

#include "bench-floor.h"
#include "bench-table.h"

static LwMapView *map;
static cairo_t *paper;

static void
draw_map (guint n)
{
  if (paper == NULL)
    paper = bench_paper ();
  for (; n > 0; n--)
    lw_map_view_paint (map, paper);
}

/* The same by way of the toolkit. */
static void
draw_nodes (guint n)
{
  for (; n > 0; n--)
    {
      GskRenderNode *node = bench_snapshot (map);

      gsk_render_node_draw (node, paper);
      gsk_render_node_unref (node);
    }
}

static void
copy_paper (guint n)
{
  static cairo_surface_t *picture;

  if (picture == NULL)
    picture =
        cairo_image_surface_create (CAIRO_FORMAT_RGB24, BENCH_SCREEN_WIDTH, BENCH_SCREEN_HEIGHT);
  cairo_set_operator (paper, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (paper, picture, 0, 0);
  for (; n > 0; n--)
    cairo_paint (paper);
  cairo_set_operator (paper, CAIRO_OPERATOR_OVER);
}

/* Two pixels aside at every step, and back again. */
static void
pan_map (guint n)
{
  static guint step;
  LwView view = map->camera.view;

  for (; n > 0; n--)
    {
      view.left += (step++ / 50) % 2 == 0 ? 2 : -2;
      lw_map_camera_set_view (&map->camera, &view);
      draw_map (1);
    }
}

/* A hundredth nearer at every step, and back again. */
static void
zoom_map (guint n)
{
  static guint step;
  LwView view = map->camera.view;

  for (; n > 0; n--)
    {
      lw_view_zoom (&view, (step++ / 10) % 2 == 0 ? 1.01 : 1 / 1.01, 800, 500);
      lw_map_camera_set_view (&map->camera, &view);
      draw_map (1);
    }
}

#define REPEATS 15
#define TIMES 10

static double
measure (void (*it) (guint))
{
  double before = bench_cpu_us ();

  it (TIMES);
  return (bench_cpu_us () - before) / TIMES;
}

static void
run_drawing (BenchRow *row, void (*it) (guint), void (*yard) (guint))
{
  double measured[REPEATS], yardstick[REPEATS];
  guint i;

  for (i = 0; i < REPEATS + 1; i++)
    {
      guint k = i == 0 ? 0 : i - 1;

      measured[k] = measure (it);
      yardstick[k] = measure (yard);
    }
  row->unit = "us";
  row->size = BENCH_MEN;
  bench_row_of_pairs (row, measured, yardstick, REPEATS);
  bench_table_add (row);
}

void
bench_run_paper (LwMapView *shown)
{
  BenchRow full = { .id = "P5",
                    .what = "the whole map drawn off the screen / one copy of it",
                    .goal = 6,
                    .stretch = 4 };
  BenchRow nodes = { .id = "P5n",
                     .what = "the same through GTK's nodes / one copy of it",
                     .goal = 0 };
  BenchRow pan = { .id = "P7",
                   .what = "a step of a pan, drawn off the screen / the whole map",
                   .goal = 1.2 };
  BenchRow zoom = { .id = "P7",
                    .what = "a step of a zoom, drawn off the screen / the whole map",
                    .goal = 5 };
  LwView home;

  map = shown;
  home = map->camera.view;
  lw_map_view_show_strings (map, FALSE);
  run_drawing (&full, draw_map, copy_paper);
  run_drawing (&nodes, draw_nodes, copy_paper);
  run_drawing (&pan, pan_map, draw_map);
  lw_map_camera_set_view (&map->camera, &home);
  run_drawing (&zoom, zoom_map, draw_map);
  lw_map_camera_set_view (&map->camera, &home);
  lw_map_view_show_strings (map, TRUE);
}

/* The men alone: beside them the floor is so dear that a thousand are lost in its noise. */
static void
draw_men (guint n)
{
  LwCanvas canvas;

  if (paper == NULL)
    paper = bench_paper ();
  canvas = lw_canvas_on (GTK_WIDGET (map), NULL, paper);
  for (; n > 0; n--)
    lw_map_pieces_show (&map->pieces, &canvas);
}

/* One drawing of so many men, when all is warm. */
static double
measure_men (guint n)
{
  LwMapView *kept = map;
  GtkWidget *window;
  double us[REPEATS];
  guint i;

  map = g_object_ref_sink (bench_map (bench_host (n, 40 * LW_FOOT, 40 * LW_FOOT)));
  window = bench_window (GTK_WIDGET (map));
  draw_men (2);
  for (i = 0; i < REPEATS; i++)
    us[i] = measure (draw_men);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (map);
  map = kept;

  return bench_least (us, REPEATS);
}

void
bench_run_men (void)
{
  double few = measure_men (1000), many = measure_men (10000);
  BenchRow row = { .id = "P6",
                   .what = "how the drawing of men grows, 1,000 to 10,000",
                   .unit = "us",
                   .size = 10000,
                   .measured = many,
                   .yardstick = few,
                   .goal = 1.05 };

  row.ratio = row.best = log10 (many / few);
  bench_table_add (&row);
}
