/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-drag.c: one of 300 things dragged over a Country in a window of 1600 by 1000: processor
 * time for a frame, beside that of a drawing area that copies one picture of the same size, in
 * turn, in one run.
 */
#include <gtk/gtk.h>
#include <stdlib.h>
#include <time.h>

#include "lw-editor-hand.h"
#include "lw-map-view-private.h"

#define FRAMES 41
#define THINGS 300
#define GOAL_MS 4.0
#define GOAL_RATIO .25

static gboolean painted;

static double
cpu_ms (void)
{
  struct timespec t;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static void
painted_cb (void)
{
  painted = TRUE;
}

static void
wait_frame (void)
{
  painted = FALSE;
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static LwCountry *
many_things (void)
{
  LwCountry *country = lw_country_new ("Many", 18 * LW_FOOT, 11 * LW_FOOT);
  guint i;

  for (i = 0; i < THINGS; i++)
    {
      g_autofree char *id = g_strdup_printf ("house-%u", i);
      LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, id);

      house->at =
          (LwPoint){ LW_INCHES (5 + (int)(i % 20) * 10), LW_INCHES (5 + (int)(i / 20) * 8) };
      house->width = LW_INCHES (5);
      house->depth = LW_INCHES (4);
      house->height = LW_INCHES (4);
      lw_country_add (country, house);
    }
  return country;
}

static void
blit_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  cairo_set_source_surface (cr, data, 0, 0);
  cairo_paint (cr);
}

static GtkWidget *
new_window (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 1600, 1000);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (child) < 1500)
    g_main_context_iteration (NULL, TRUE);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", painted_cb, NULL);
  return window;
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *)a, y = *(const double *)b;

  return (x > y) - (x < y);
}

int
main (void)
{
  double drag[FRAMES], blit[FRAMES], ratio;
  LwEditor *editor;
  GtkWidget *map, *area;
  LwEditorHand *hand;
  LwMapTouch touch = { .slack = 64, .n_press = 1 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1600, 1000);
  guint i, renders;

  gtk_init ();
  editor = lw_editor_new (many_things (), NULL, NULL);
  map = lw_map_view_new ();
  hand = lw_editor_hand_new (editor, LW_MAP_VIEW (map));
  lw_map_view_set_scene (LW_MAP_VIEW (map), lw_map_scene_new_drafting (LW_MAP_TOOL (hand)));
  area = gtk_drawing_area_new ();
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), blit_cb, surface, NULL);
  new_window (area);
  new_window (map);
  touch.at = lw_country_feature (lw_editor_country (editor), 150)->at;
  lw_map_tool_press (LW_MAP_TOOL (hand), &touch);
  for (i = 0; i < 5; i++)
    {
      touch.at.x += LW_INCH / 2;
      lw_map_tool_carry (LW_MAP_TOOL (hand), &touch);
      wait_frame ();
    }
  renders = LW_MAP_VIEW (map)->floor.renders;
  for (i = 0; i < FRAMES; i++)
    {
      double before = cpu_ms ();

      touch.at.x += LW_INCH / 2;
      touch.at.y += (i % 2 == 0 ? 1 : -1) * LW_INCH / 2;
      lw_map_tool_carry (LW_MAP_TOOL (hand), &touch);
      wait_frame ();
      drag[i] = cpu_ms () - before;
      before = cpu_ms ();
      gtk_widget_queue_draw (area);
      wait_frame ();
      blit[i] = cpu_ms () - before;
    }
  renders = LW_MAP_VIEW (map)->floor.renders - renders;
  qsort (drag, FRAMES, sizeof *drag, compare);
  qsort (blit, FRAMES, sizeof *blit, compare);
  ratio = drag[FRAMES / 2] / blit[FRAMES / 2];
  g_print ("P4 drag: %.2f ms a frame (goal %.1f), blit %.2f ms, ratio %.3f (goal %.2f), "
           "Country rendered %u times\n",
           drag[FRAMES / 2], GOAL_MS, blit[FRAMES / 2], ratio, GOAL_RATIO, renders);
  return EXIT_SUCCESS;
}
