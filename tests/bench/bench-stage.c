/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-stage.c: a window of 1600 by 1000 to measure frames in, and a map in it with a battle.
 */
#include "bench-stage.h"

#include "bench-floor.h"

#define STEP_PIXELS 3
#define STEPS 30 /* to one side, then back again */

/* Where nothing has changed, there is no frame. */
#define PATIENCE_MS 1000

static gboolean painted;

static void
painted_cb (void)
{
  painted = TRUE;
}

static gboolean
impatient_cb (gpointer data)
{
  *(guint *)data = 0;
  painted = TRUE;
  return G_SOURCE_REMOVE;
}

void
bench_wait_frame (void)
{
  guint impatience = g_timeout_add (PATIENCE_MS, impatient_cb, &impatience);

  painted = FALSE;
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_clear_handle_id (&impatience, g_source_remove);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

GtkWidget *
bench_window (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), BENCH_SCREEN_WIDTH, BENCH_SCREEN_HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", painted_cb, NULL);
  while (gtk_widget_get_width (child) < BENCH_SCREEN_WIDTH)
    g_main_context_iteration (NULL, TRUE);
  bench_wait_frame ();

  return window;
}

LwMapView *
bench_map (LwBattle *battle)
{
  LwMapView *map = LW_MAP_VIEW (lw_map_view_new ());
  g_autoptr (LwSession) session = lw_session_new (battle, NULL);
  g_autoptr (LwHand) hand = lw_hand_new (session);

  lw_map_view_set_scene (map, lw_map_scene_new_battle (session, hand));
  lw_map_view_show_strings (map, TRUE);

  return map;
}

cairo_t *
bench_paper (void)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, BENCH_SCREEN_WIDTH, BENCH_SCREEN_HEIGHT);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  return cr;
}

GskRenderNode *
bench_snapshot (LwMapView *map)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (map)->snapshot (GTK_WIDGET (map), snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

void
bench_drag_begin (BenchDrag *drag, LwMapView *map)
{
  const LwBattle *battle = lw_map_scene_battle (map->camera.scene);
  LwPoint middle = { lw_battle_country (battle)->width / 2, lw_battle_country (battle)->depth / 2 };

  drag->map = map;
  drag->home = battle->men[bench_man_near (battle, middle)].at;
  drag->touch = (LwMapTouch){ .at = drag->home, .slack = LW_INCH / 4, .n_press = 1 };
  lw_map_tool_press (lw_map_scene_tool (map->camera.scene), &drag->touch);
  g_assert_cmpuint (lw_hand_men (lw_map_scene_hand (map->camera.scene))->len, ==, 1);
}

void
bench_drag_step (BenchDrag *drag, guint i)
{
  guint turn = i % (2 * STEPS);
  double pixels = STEP_PIXELS * (double)(turn < STEPS ? turn : 2 * STEPS - turn);
  LwLength by = (LwLength)(pixels / drag->map->camera.view.scale);

  drag->touch.at = (LwPoint){ drag->home.x + by / 2, drag->home.y - by };
  drag->map->pointer.mouse = drag->touch.at;
  lw_map_tool_carry (lw_map_scene_tool (drag->map->camera.scene), &drag->touch);
}

void
bench_drag_end (BenchDrag *drag)
{
  lw_map_tool_cancel (lw_map_scene_tool (drag->map->camera.scene));
  lw_hand_clear (lw_map_scene_hand (drag->map->camera.scene));
}
