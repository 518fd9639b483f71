/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-frames.c: what a frame of the table costs the processor: an 18-foot field with 424 men, 12
 * guns and 300 things in a window of 1600 by 1000. The yardstick is a drawing area of that size
 * that does nothing but copy a picture, turn and turn about in one run; what is drawn off the
 * screen is measured by one such copy.
 *
 *   bench-frames [P4...]    with the renderer of GSK_RENDERER; under GL the drag alone
 */
#include "bench-stage.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bench-floor.h"
#include "bench-table.h"
#include "bench.h"
#include "lw-battle-page.h"
#include "lw-campaign-file.h"
#include "lw-ledger-view.h"

#define WARM_UPS 20
#define FRAMES 61
#define STALL_US 16000.0

volatile gint64 bench_sink;

static GtkWidget *bare; /* the drawing area that copies a picture */
static LwMapView *map;
static BenchDrag drag;
static cairo_t *paper;

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

static void
draw_bare (guint i)
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

static void
run_frames (BenchRow *row, void (*step) (guint))
{
  double measured[FRAMES], yardstick[FRAMES];
  guint i;

  for (i = 0; i < WARM_UPS + FRAMES; i++)
    {
      guint k = i < WARM_UPS ? 0 : i - WARM_UPS;

      measured[k] = measure_frame (step, i);
      yardstick[k] = measure_frame (draw_bare, i);
    }
  row->unit = "us";
  row->size = BENCH_MEN;
  bench_row_of_pairs (row, measured, yardstick, FRAMES);
  bench_table_add (row);
}

static void
drag_man (guint i)
{
  bench_drag_step (&drag, i);
}

static void
run_drag (gboolean gl)
{
  BenchRow row = { .id = gl ? "P4b" : "P4",
                   .what = "a man dragged with the strings shown / a bare area that copies",
                   .goal = gl ? 1.3 : .25,
                   .stretch = gl ? 1.1 : .08 };
  guint renders;

  bench_drag_begin (&drag, map);
  renders = lw_map_view_country_renders (map);
  run_frames (&row, drag_man);
  bench_table_say ("the Country was rendered %u times by it",
                   lw_map_view_country_renders (map) - renders);
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

/* --- Off the screen ------------------------------------------------------------------------------
 */

static void
draw_map (guint n)
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
  LwView view = map->view;

  for (; n > 0; n--)
    {
      view.left += (step++ / 50) % 2 == 0 ? 2 : -2;
      lw_map_set_view (map, &view);
      draw_map (1);
    }
}

/* A hundredth nearer at every step, and back again. */
static void
zoom_map (guint n)
{
  static guint step;
  LwView view = map->view;

  for (; n > 0; n--)
    {
      lw_view_zoom (&view, (step++ / 10) % 2 == 0 ? 1.01 : 1 / 1.01, 800, 500);
      lw_map_set_view (map, &view);
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

static void
run_off_screen (void)
{
  BenchRow full = { .id = "P5",
                    .what = "the whole map drawn off the screen / one copy of it",
                    .goal = 6,
                    .stretch = 4 };
  BenchRow pan = { .id = "P7",
                   .what = "a step of a pan, drawn off the screen / the whole map",
                   .goal = 1.2 };
  BenchRow zoom = { .id = "P7",
                    .what = "a step of a zoom, drawn off the screen / the whole map",
                    .goal = 5 };
  LwView home = map->view;

  lw_map_view_show_strings (map, FALSE);
  run_drawing (&full, draw_map, copy_paper);
  run_drawing (&pan, pan_map, draw_map);
  lw_map_set_view (map, &home);
  run_drawing (&zoom, zoom_map, draw_map);
  lw_map_set_view (map, &home);
  lw_map_view_show_strings (map, TRUE);
}

/* One drawing of a bare field with so many men, when all is warm. */
static double
measure_men (guint n)
{
  LwMapView *kept = map;
  GtkWidget *window;
  double us[REPEATS];
  guint i;

  map = g_object_ref_sink (bench_map (bench_host (n, 40 * LW_FOOT, 40 * LW_FOOT)));
  window = bench_window (GTK_WIDGET (map));
  draw_map (2);
  for (i = 0; i < REPEATS; i++)
    us[i] = measure (draw_map);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (map);
  map = kept;

  return bench_least (us, REPEATS);
}

static void
run_men (void)
{
  double none = measure_men (0), few = measure_men (1000) - none, many = measure_men (10000) - none;
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

/* --- A host
 * --------------------------------------------------------------------------------------- */

#define HOST 10000

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

/* Ten thousand on 40 feet: a drag among them; then a side marches, and the move is settled. */
static void
run_host (void)
{
  BenchRow row = { .id = "P4h",
                   .what = "a man dragged among 10,000 / a bare area that copies",
                   .goal = 0 };
  LwMapView *host = bench_map (bench_host (HOST, 40 * LW_FOOT, 40 * LW_FOOT));
  GtkWidget *window = bench_window (GTK_WIDGET (host));
  g_autoptr (LwSession) session = g_object_ref (host->session);
  LwSide mover = lw_session_battle (session)->mover;
  gboolean played;
  double before;

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

/* --- Stalls --------------------------------------------------------------------------------------
 */

static double
thread_us (void)
{
  struct timespec t;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static void
pan_far (guint i)
{
  LwView view = map->view;

  view.left += i < 60 ? -24 : 24;
  view.top += i % 60 < 30 ? -14 : 14;
  lw_map_set_view (map, &view);
}

static void
zoom_far (guint i)
{
  LwView view = map->view;

  lw_view_zoom (&view, i < 60 ? 1.02 : 1 / 1.02, 700, 400);
  lw_map_set_view (map, &view);
  gtk_widget_queue_draw (GTK_WIDGET (map));
}

/* The longest frame of the thread that answers the player, beside the longest of the bare area. */
static void
run_stalls (const char *what, void (*step) (guint))
{
  double longest = 0, bare_longest = 0, before;
  guint i, over = 0;
  LwView home = map->view;

  lw_map_view_show_strings (map, FALSE);
  lw_map_view_zoom (map, 2);
  for (i = 0; i < 60; i++)
    {
      gtk_widget_queue_draw (GTK_WIDGET (map));
      bench_wait_frame ();
    }
  for (i = 0; i < 120; i++)
    {
      double us;

      before = thread_us ();
      step (i);
      bench_wait_frame ();
      us = thread_us () - before;
      over += us > STALL_US;
      longest = MAX (longest, us);
      before = thread_us ();
      draw_bare (i);
      bench_wait_frame ();
      bare_longest = MAX (bare_longest, thread_us () - before);
    }
  /* What is made sharp at rest is part of it. */
  for (i = 0; i < 30; i++)
    {
      before = thread_us ();
      gtk_widget_queue_draw (GTK_WIDGET (map));
      bench_wait_frame ();
      g_usleep (15000);
      over += thread_us () - before > STALL_US;
      longest = MAX (longest, thread_us () - before);
    }
  lw_map_set_view (map, &home);
  lw_map_view_show_strings (map, TRUE);
  bench_table_say ("%s: longest of 150 frames %.1f ms, %u over %.0f ms; a bare area's longest "
                   "%.1f ms",
                   what, longest / 1000, over, STALL_US / 1000, bare_longest / 1000);
}

/* --- A ledger opened -----------------------------------------------------------------------------
 */

static char *
write_war (guint n)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("The long war", 999999, LW_LEDGER_MARGIN);
  g_autoptr (GError) error = NULL;
  char *path = g_strdup_printf ("%s/bench-%u.lwcampaign", g_get_user_data_dir (), n);
  guint i;

  war->player[LW_RED] = g_strdup ("Robert");
  war->player[LW_BLUE] = g_strdup ("Anna");
  for (i = 0; i < n; i++)
    {
      LwLedgerRow *row = lw_ledger_row_new ();

      row->id = g_strdup_printf ("5f0c%028x", i);
      row->date = g_strdup ("1913-05-01");
      row->country = g_strdup ("Hook's Farm");
      row->result = i % 2 == 0 ? LW_RESULT_BLUE : LW_RESULT_RED;
      g_ptr_array_add (war->battles, row);
    }
  lw_campaign_save (war, path, &error);
  g_assert_no_error (error);

  return path;
}

/* From the file read to its first lines on the screen. */
static double
open_ledger (const char *path, gboolean reading)
{
  GtkWidget *view = g_object_new (LW_TYPE_LEDGER_VIEW, NULL), *window;
  double before = bench_cpu_us (), us;
  g_autoptr (LwWarBook) book = lw_war_book_open (path, NULL);

  g_assert_nonnull (book);
  if (!reading)
    before = bench_cpu_us ();
  lw_ledger_view_set (LW_LEDGER_VIEW (view), book);
  window = bench_window (view);
  us = bench_cpu_us () - before;
  gtk_window_destroy (GTK_WINDOW (window));

  return us;
}

#define OPENINGS 7

static void
run_ledger (void)
{
  g_autofree char *many = write_war (10000), *few = write_war (100);
  BenchRow row = { .id = "P16",
                   .what = "a ledger of 10,000 battles shown / one of 100",
                   .unit = "us",
                   .size = 10000,
                   .goal = 1.5 };
  double measured[OPENINGS], yardstick[OPENINGS];
  guint i;

  open_ledger (few, FALSE);
  for (i = 0; i < OPENINGS; i++)
    {
      measured[i] = open_ledger (many, FALSE);
      yardstick[i] = open_ledger (few, FALSE);
    }
  bench_row_of_pairs (&row, measured, yardstick, OPENINGS);
  bench_table_add (&row);
}

/* --- At rest -------------------------------------------------------------------------------------
 */

#define SETTLE_S 2
#define REST_S 12

static gboolean
over_cb (gpointer over)
{
  *(gboolean *)over = TRUE;
  return G_SOURCE_REMOVE;
}

static void
let_pass (guint seconds)
{
  gboolean over = FALSE;

  g_timeout_add_seconds (seconds, over_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

/* CPU milliseconds a minute, with the clock of the move running or untimed. */
static void
run_rest (gboolean timed)
{
  g_autoptr (LwSession) session = lw_session_new (bench_usual (timed), NULL);
  GtkWidget *page = lw_battle_page_new (session), *window = bench_window (page);
  BenchRow row = { .id = "P20",
                   .unit = "ms",
                   .size = BENCH_MEN,
                   .goal = timed ? 300 : 30,
                   .stretch = timed ? 60 : 0,
                   .yardstick = 1,
                   .what = timed ? "a minute with the clock running / 1 ms of CPU"
                                 : "a minute of rest with a battle open / 1 ms of CPU" };
  double before;

  if (timed)
    lw_session_set_paused (session, FALSE);
  let_pass (SETTLE_S);
  if (timed && !lw_session_running (session))
    bench_table_say ("P20: the clock does not run");
  before = bench_cpu_us ();
  let_pass (REST_S);
  row.measured = (bench_cpu_us () - before) / 1000 * 60 / REST_S;
  row.ratio = row.best = row.measured;
  bench_table_add (&row);
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
    run_off_screen ();
  if (is_wanted ("P6"))
    run_men ();
  if (is_wanted ("P4h"))
    run_host ();
  if (is_wanted ("pan"))
    run_stalls ("a pan to and fro", pan_far);
  if (is_wanted ("zoom"))
    run_stalls ("a zoom in and out", zoom_far);
  if (is_wanted ("P16"))
    run_ledger ();
  if (is_wanted ("P20"))
    {
      run_rest (FALSE);
      run_rest (TRUE);
    }
}

int
main (int argc, char **argv)
{
  gboolean cairo = g_strcmp0 (g_getenv ("GSK_RENDERER"), "cairo") == 0;

  n_wanted = argc;
  wanted = argv;
  gtk_init ();
  paper = bench_paper ();
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
