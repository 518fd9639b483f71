/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-stalls.c: the longest frame of a pan and of a zoom.
 */
#include "bench-frames.h"

#include <time.h>

#include "bench-table.h"

#define STALL_US 16000.0

static LwMapView *map;

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
  LwView view = map->camera.view;

  view.left += i < 60 ? -24 : 24;
  view.top += i % 60 < 30 ? -14 : 14;
  lw_map_camera_set_view (&map->camera, &view);
}

static void
zoom_far (guint i)
{
  LwView view = map->camera.view;

  lw_view_zoom (&view, i < 60 ? 1.02 : 1 / 1.02, 700, 400);
  lw_map_camera_set_view (&map->camera, &view);
  gtk_widget_queue_draw (GTK_WIDGET (map));
}

#define GESTURE 120 /* frames of it, and those in which the map is made sharp at rest */
#define REST 30

/* Of the thread that answers the player, from the gesture to the end of its frame. */
static double
measure_frame (void (*step) (guint), guint i)
{
  double before = thread_us ();

  step (i);
  bench_wait_frame ();
  return thread_us () - before;
}

static void
rest (guint i)
{
  gtk_widget_queue_draw (GTK_WIDGET (map));
}

static guint
count_over (const double *us, guint n, double limit)
{
  guint over = 0, i;

  for (i = 0; i < n; i++)
    over += us[i] > limit;
  return over;
}

/* The frames of the bare area come first: while the map moves, memory is kept for its frames, too.
 */
static void
run_stalls (const char *what, void (*step) (guint))
{
  double us[GESTURE + REST], bare[GESTURE];
  const guint n = G_N_ELEMENTS (us);
  LwView home = map->camera.view;
  double usual, median;
  guint i;

  lw_map_view_show_strings (map, FALSE);
  for (i = 0; i < GESTURE; i++)
    bare[i] = measure_frame (bench_draw_bare, i);
  usual = bench_median (bare, GESTURE);
  lw_map_view_zoom (map, 2);
  for (i = 0; i < 60; i++)
    measure_frame (rest, i);
  for (i = 0; i < GESTURE; i++)
    us[i] = measure_frame (step, i);
  for (; i < n; i++)
    {
      us[i] = measure_frame (rest, i);
      g_usleep (15000);
    }
  lw_map_camera_set_view (&map->camera, &home);
  lw_map_view_show_strings (map, TRUE);
  median = bench_median (us, n); /* and they are in order */
  bench_table_say ("%s: %u frames, the usual one %.1f ms, the longest %.1f ms, %u over %.0f ms; "
                   "%u over the usual one of a bare area, %.1f ms",
                   what, n, median / 1000, us[n - 1] / 1000, count_over (us, n, STALL_US),
                   STALL_US / 1000, count_over (us, n, usual), usual / 1000);
}

void
bench_run_pan (LwMapView *shown)
{
  map = shown;
  run_stalls ("a pan to and fro", pan_far);
}

void
bench_run_zoom (LwMapView *shown)
{
  map = shown;
  run_stalls ("a zoom in and out", zoom_far);
}
