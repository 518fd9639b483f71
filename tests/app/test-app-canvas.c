/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-canvas.c: the map painted on a picture is what it shows in the window, to the pixel.
 *
 * The window shows nodes; these are drawn here as the toolkit's renderer draws them.
 */
#include <string.h>

#include "bench-floor.h"
#include "bench-stage.h"
#include "lw-editor-hand.h"

static cairo_surface_t *
sheet (void)
{
  return cairo_image_surface_create (CAIRO_FORMAT_RGB24, BENCH_SCREEN_WIDTH, BENCH_SCREEN_HEIGHT);
}

static cairo_surface_t *
shown (LwMapView *map)
{
  cairo_surface_t *picture = sheet ();
  cairo_t *cr = cairo_create (picture);
  GskRenderNode *node = bench_snapshot (map);

  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  return picture;
}

static cairo_surface_t *
painted (LwMapView *map)
{
  cairo_surface_t *picture = sheet ();
  cairo_t *cr = cairo_create (picture);

  lw_map_view_paint (map, cr);
  cairo_destroy (cr);
  return picture;
}

static guint32
pixel (cairo_surface_t *picture, int x, int y)
{
  const guchar *data = cairo_image_surface_get_data (picture);
  int stride = cairo_image_surface_get_stride (picture);

  return ((const guint32 *)(const void *)(data + y * stride))[x] & 0xffffff;
}

static guint
count_differences (cairo_surface_t *a, cairo_surface_t *b, char *first, gsize size)
{
  guint n = 0;
  int x, y;

  cairo_surface_flush (a);
  cairo_surface_flush (b);
  for (y = 0; y < BENCH_SCREEN_HEIGHT; y++)
    for (x = 0; x < BENCH_SCREEN_WIDTH; x++)
      if (pixel (a, x, y) != pixel (b, x, y) && n++ == 0)
        g_snprintf (first, size, "first at %d, %d: %06x, %06x", x, y, pixel (a, x, y),
                    pixel (b, x, y));
  return n;
}

/* Both ways, the one that is asked first included. */
static void
assert_same (LwMapView *map, const char *when)
{
  cairo_surface_t *before = painted (map), *toolkit = shown (map), *after = painted (map);
  char first[80] = "";
  guint n = count_differences (toolkit, before, first, sizeof first);

  if (n > 0)
    g_error ("%s: %u pixels differ, %s", when, n, first);
  g_assert_cmpuint (count_differences (before, after, first, sizeof first), ==, 0);
  cairo_surface_destroy (before);
  cairo_surface_destroy (toolkit);
  cairo_surface_destroy (after);
}

/* It shows something, and not the same at all times. */
static void
assert_other (LwMapView *map, cairo_surface_t *than)
{
  cairo_surface_t *now = painted (map);
  char first[80];

  g_assert_cmpuint (count_differences (now, than, first, sizeof first), >, 100);
  cairo_surface_destroy (now);
}

static LwMapView *
usual_map (GtkWidget **window)
{
  LwMapView *map = bench_map (bench_usual (FALSE));

  *window = bench_window (GTK_WIDGET (map));
  return map;
}

static void
test_table (void)
{
  GtkWidget *window;
  LwMapView *map = usual_map (&window);
  cairo_surface_t *strings = painted (map), *empty = sheet ();

  assert_other (map, empty);
  assert_same (map, "with strings");
  lw_map_view_show_strings (map, FALSE);
  assert_other (map, strings);
  assert_same (map, "without strings");
  map->pointer.measuring = map->pointer.tape_fixed = TRUE;
  map->pointer.tape_from = (LwPoint){ LW_FOOT, LW_FOOT };
  map->pointer.tape_to = (LwPoint){ 5 * LW_FOOT, 3 * LW_FOOT };
  assert_same (map, "with the tape");
  map->pointer.measuring = FALSE;
  map->pointer.banding = TRUE;
  map->pointer.band_from = (LwPoint){ 2 * LW_FOOT, 2 * LW_FOOT };
  map->pointer.mouse = (LwPoint){ 6 * LW_FOOT, 5 * LW_FOOT };
  map->pointer.inside = TRUE;
  assert_same (map, "with a band and a pointer");
  cairo_surface_destroy (strings);
  cairo_surface_destroy (empty);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_drag (void)
{
  GtkWidget *window;
  LwMapView *map = usual_map (&window);
  cairo_surface_t *before = painted (map);
  BenchDrag drag;
  guint i;

  bench_drag_begin (&drag, map);
  for (i = 1; i < 12; i += 5)
    {
      bench_drag_step (&drag, i);
      assert_same (map, "in a drag");
    }
  assert_other (map, before);
  bench_drag_end (&drag);
  cairo_surface_destroy (before);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
move_view (LwMapView *map, double factor, int right, int down)
{
  LwView view = map->camera.view;

  lw_view_zoom (&view, factor, 700, 400);
  view.left += right;
  view.top += down;
  map->camera.fitted = FALSE;
  lw_map_camera_set_view (&map->camera, &view);
}

/* While a zoom is under way the floor is shown stretched; when it has come to rest, sharp. */
static void
test_views (void)
{
  static const struct
  {
    double factor;
    int right, down;
  } views[] = { { 1, -37, 12 }, { 1.3, 0, 0 },   { 1, 90, -61 }, { .21, 3, 5 },
                { 5, 0, 0 },    { 2.2, 11, -7 }, { 1, 480, 70 }, { .4, 0, 0 } };
  GtkWidget *window;
  LwMapView *map = usual_map (&window);
  guint i;

  for (i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autofree char *when = g_strdup_printf ("view %u", i);

      move_view (map, views[i].factor, views[i].right, views[i].down);
      assert_same (map, when);
      while (map->floor.sharpen != 0 || map->floor.piecework != 0)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpfloat (map->floor.scale, ==, map->camera.view.scale);
      assert_same (map, when);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Nor does a picture show what the curtain hides. */
static void
test_curtain (void)
{
  GtkWidget *window;
  LwMapView *map = usual_map (&window);
  cairo_surface_t *open = painted (map), *closed;
  LwPoint at = lw_map_scene_battle (map->camera.scene)->men[0].at;
  char first[80];

  lw_session_cover (lw_map_scene_session (map->camera.scene), TRUE);
  assert_other (map, open);
  assert_same (map, "curtain closed");
  closed = painted (map);
  /* Whoever stands behind it might as well not be there. */
  g_array_index (map->pieces.men, LwPiece, 0).at = (LwPoint){ 0, at.y };
  cairo_surface_destroy (open);
  open = painted (map);
  g_assert_cmpuint (count_differences (open, closed, first, sizeof first), ==, 0);
  map->standing.curtain_moves = TRUE;
  map->standing.curtain_open = .4;
  lw_session_cover (lw_map_scene_session (map->camera.scene), FALSE);
  assert_other (map, closed);
  assert_same (map, "curtain half drawn back");
  map->standing.curtain_open = .6;
  assert_same (map, "curtain drawn back farther");
  cairo_surface_destroy (open);
  cairo_surface_destroy (closed);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_editor (void)
{
  g_autoptr (LwEditor) editor =
      lw_editor_new (bench_country (BENCH_THINGS, BENCH_WIDTH, BENCH_DEPTH), NULL, NULL);
  LwMapView *map = LW_MAP_VIEW (lw_map_view_new ());
  LwMapTool *hand = LW_MAP_TOOL (lw_editor_hand_new (editor, map));
  LwMapTouch touch = { .slack = LW_INCH / 4, .n_press = 1 };
  GtkWidget *window;
  cairo_surface_t *before;

  lw_map_view_set_scene (map, lw_map_scene_new_drafting (hand));
  window = bench_window (GTK_WIDGET (map));
  assert_same (map, "drawing board");
  before = painted (map);
  touch.at = lw_country_feature (lw_editor_country (editor), 150)->at;
  lw_map_tool_press (hand, &touch);
  assert_same (map, "a house selected");
  touch.at.x += LW_INCHES (9);
  touch.at.y += LW_INCHES (5);
  lw_map_tool_carry (hand, &touch);
  assert_same (map, "a house in the air");
  assert_other (map, before);
  lw_map_tool_cancel (hand);
  cairo_surface_destroy (before);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/canvas/table", test_table);
  g_test_add_func ("/app/canvas/drag", test_drag);
  g_test_add_func ("/app/canvas/pan-and-zoom", test_views);
  g_test_add_func ("/app/canvas/curtain", test_curtain);
  g_test_add_func ("/app/canvas/drawing-board", test_editor);

  return g_test_run ();
}
