/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-frames.c: what a frame of the table costs the processor: an 18-foot field with 424 men, 12
 * guns and 300 things in a window of 1600 by 1000. The yardstick is a drawing area of that size
 * that does nothing but copy a picture, turn and turn about in one run; what is drawn off the
 * screen is measured by one such copy.
 *
 *   bench-frames [P4...]    with the renderer of GSK_RENDERER; under GL the drag alone
 */
#include "bench-frames.h"

#include <stdlib.h>
#include <string.h>

#include "bench-damage.h"
#include "bench-floor.h"
#include "bench-table.h"
#include "bench.h"
#include "lw-battle-page.h"

#define WARM_UPS 20
#define FRAMES 61

volatile gint64 bench_sink;

static GtkWidget *bare; /* the drawing area that copies a picture */
static LwMapView *map;
static BenchDrag drag;

static void
blit_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer picture)
{
  cairo_set_source_surface (cr, picture, 0, 0);
  cairo_paint (cr);
}

static void
open_bare_window (void)
{
  cairo_surface_t *picture =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, BENCH_SCREEN_WIDTH, BENCH_SCREEN_HEIGHT);

  bare = gtk_drawing_area_new ();
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (bare), blit_cb, picture,
                                  (GDestroyNotify)cairo_surface_destroy);
  bench_window (bare);
}

void
bench_draw_bare (guint i)
{
  gtk_widget_queue_draw (bare);
}

/* CPU microseconds from the gesture to the end of its frame. */
static double
measure_frame (void (*step) (guint), guint i)
{
  double before = bench_cpu_us ();

  step (i);
  bench_wait_frame ();
  return bench_cpu_us () - before;
}

/* The last of @times frames in a row. */
static double
measure_row (void (*step) (guint), guint i, guint times)
{
  double us = 0;
  guint k;

  for (k = 0; k < times; k++)
    us = measure_frame (step, i * times + k);
  return us;
}

/* Frames of the drag and of the yardstick, @times of each in turn. */
static void
run_turns (BenchRow *row, void (*step) (guint), guint times)
{
  double measured[FRAMES], yardstick[FRAMES];
  guint i;

  for (i = 0; i < WARM_UPS + FRAMES; i++)
    {
      guint k = i < WARM_UPS ? 0 : i - WARM_UPS;

      measured[k] = measure_row (step, i, times);
      yardstick[k] = measure_row (bench_draw_bare, i, times);
    }
  row->unit = "us";
  row->size = BENCH_MEN;
  bench_row_of_pairs (row, measured, yardstick, FRAMES);
  bench_table_add (row);
}

static void
run_frames (BenchRow *row, void (*step) (guint))
{
  run_turns (row, step, 1);
}

static void
drag_man (guint i)
{
  bench_drag_step (&drag, i);
}

/* Pixels that a frame of the drag paints, beside those of the boxes about what has moved. */
static void
run_damage (void)
{
  BenchRow row = { .id = "P4c",
                   .what = "pixels painted by a frame of it / of what has moved",
                   .unit = "px",
                   .size = BENCH_MEN,
                   .goal = 2 };
  double painted[FRAMES], moved[FRAMES];
  GskRenderNode *before = bench_snapshot (map), *after;
  guint i;

  for (i = 0; i < FRAMES; i++)
    {
      bench_drag_step (&drag, i);
      after = bench_snapshot (map);
      painted[i] = (double)bench_damage (before, after);
      moved[i] = (double)bench_drag_moved (&drag);
      gsk_render_node_unref (before);
      before = after;
    }
  gsk_render_node_unref (before);
  bench_row_of_pairs (&row, painted, moved, FRAMES);
  bench_table_add (&row);
}

/* Under GL all windows of the program have one store of textures, and what the last frame did not
 * use is thrown out of it. When the two windows draw in turn every frame therefore uploads its
 * floor anew, which no drag does: so each of them draws twice, and the second is measured. What it
 * is when they take turns stands in a row of its own. */
static void
run_drag (gboolean gl)
{
  BenchRow row = { .id = gl ? "P4b" : "P4",
                   .what = "a man dragged with the strings shown / a bare area that copies",
                   .goal = gl ? 1.3 : .25,
                   .stretch = gl ? 1.1 : .08 };
  BenchRow taking_turns = { .id = "P4w",
                            .what = "the same when another window draws between its frames",
                            .goal = 0 };
  guint renders;

  bench_drag_begin (&drag, map);
  renders = map->floor.renders;
  run_turns (&row, drag_man, gl ? 2 : 1);
  bench_table_say ("the Country was rendered %u times by it", map->floor.renders - renders);
  if (gl)
    run_frames (&taking_turns, drag_man);
  else
    run_damage ();
  bench_drag_end (&drag);
}

/* --- The table with all that stands about the map -----------------------------------------------
 */

static LwMapView *
find_map (GtkWidget *under)
{
  GtkWidget *child;
  LwMapView *found = NULL;

  if (LW_IS_MAP_VIEW (under))
    return LW_MAP_VIEW (under);
  for (child = gtk_widget_get_first_child (under); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_map (child);

  return found;
}

static void
run_table_drag (void)
{
  BenchRow row = { .id = "P4t",
                   .what = "the same on the table with its panels / a bare area that copies",
                   .goal = .25,
                   .stretch = 0 };
  g_autoptr (LwSession) session = lw_session_new (bench_usual (FALSE), NULL);
  GtkWidget *page = lw_battle_page_new (session), *window = bench_window (page);

  lw_map_view_show_strings (find_map (page), TRUE);
  bench_drag_begin (&drag, find_map (page));
  run_frames (&row, drag_man);
  bench_drag_end (&drag);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- A host
 * --------------------------------------------------------------------------------------- */

#define HOST 10000
#define FIRSTS 7

static LwOrder *
march_of_all (const LwBattle *battle)
{
  LwOrder *order = lw_order_new (LW_ORDER_MARCH, battle->mover);
  LwRef i;

  order->bearing = LW_SOUTH;
  for (i = 0; i < (LwRef)battle->n_men; i++)
    if (battle->men[i].side == battle->mover)
      {
        LwPoint to = battle->men[i].at;

        to.y += battle->mover == LW_RED ? -LW_FOOT : LW_FOOT;
        lw_order_add_man (order, i);
        lw_order_add_place (order, to);
      }

  return order;
}

static gboolean
submit (LwSession *session, LwOrder *order)
{
  gboolean played = lw_session_submit (session, order, NULL);

  lw_order_free (order);
  return played;
}

static void
draw_all (guint i)
{
  gtk_widget_queue_draw (GTK_WIDGET (drag.map));
  lw_map_floor_forget (&drag.map->floor);
  lw_map_pieces_forget (&drag.map->pieces);
}

/* All that the first frame has to draw, Country and men; its window is there already. */
static void
run_first_frame (LwMapView *host)
{
  BenchRow row = { .id = "P4f",
                   .what = "the first frame of 10,000 on 40 feet / a bare area that copies",
                   .unit = "us",
                   .size = HOST,
                   .goal = 0 };
  double measured[FIRSTS], yardstick[FIRSTS];
  guint i;

  drag.map = host;
  for (i = 0; i < FIRSTS; i++)
    {
      measured[i] = measure_frame (draw_all, i);
      yardstick[i] = measure_frame (bench_draw_bare, i);
    }
  bench_row_of_pairs (&row, measured, yardstick, FIRSTS);
  bench_table_add (&row);
}

/* Ten thousand on 40 feet: a drag among them; then a side marches, and the move is settled. */
static void
run_host (void)
{
  BenchRow row = { .id = "P4h",
                   .what = "a man dragged among 10,000 / a bare area that copies",
                   .goal = 0 };
  LwMapView *host = bench_map (bench_host (HOST, 40 * LW_FOOT, 40 * LW_FOOT));
  GtkWidget *window = bench_window (GTK_WIDGET (host));
  g_autoptr (LwSession) session = g_object_ref (lw_map_scene_session (host->camera.scene));
  LwSide mover = lw_session_battle (session)->mover;
  gboolean played;
  double before;

  run_first_frame (host);
  bench_drag_begin (&drag, host);
  run_frames (&row, drag_man);
  bench_drag_end (&drag);
  before = bench_cpu_us ();
  played = submit (session, march_of_all (lw_session_battle (session))) &&
           submit (session, lw_order_new (LW_ORDER_END, mover)) &&
           submit (session, lw_order_new (LW_ORDER_SETTLE, mover));
  bench_table_say ("%d men: a march of one side, its end and the settling %s in %.0f ms", HOST,
                   played ? "played" : "NOT PLAYED", (bench_cpu_us () - before) / 1000);
  gtk_window_destroy (GTK_WINDOW (window));
}

static int n_wanted;
static char **wanted;

static gboolean
is_wanted (const char *id)
{
  int i;

  for (i = 1; i < n_wanted; i++)
    if (g_str_equal (wanted[i], id))
      return TRUE;

  return n_wanted < 2;
}

static void
run_cairo (void)
{
  if (is_wanted ("P4"))
    run_drag (FALSE);
  if (is_wanted ("P4t"))
    run_table_drag ();
  if (is_wanted ("P5") || is_wanted ("P7"))
    bench_run_paper (map);
  if (is_wanted ("P6"))
    bench_run_men ();
  if (is_wanted ("P4h"))
    run_host ();
  if (is_wanted ("pan"))
    bench_run_pan (map);
  if (is_wanted ("zoom"))
    bench_run_zoom (map);
  if (is_wanted ("P16"))
    bench_run_ledger ();
  if (is_wanted ("P20"))
    {
      bench_run_rest (FALSE);
      bench_run_rest (TRUE);
    }
}

int
main (int argc, char **argv)
{
  gboolean cairo = g_strcmp0 (g_getenv ("GSK_RENDERER"), "cairo") == 0;

  n_wanted = argc;
  wanted = argv;
  gtk_init ();
  bench_table_begin ();
  open_bare_window ();
  map = bench_map (bench_usual (FALSE));
  bench_window (GTK_WIDGET (map));
  if (cairo)
    run_cairo ();
  else
    run_drag (TRUE);
  bench_table_end ();

  return EXIT_SUCCESS;
}
