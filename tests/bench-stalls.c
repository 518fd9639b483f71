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
      bench_draw_bare (i);
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
