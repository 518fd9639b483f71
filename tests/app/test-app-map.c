/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-map.c: the map at work in the real window: what it draws, what it says, what it refuses.
 */
#include "app-play.h"

#include <math.h>
#include <string.h>

#include "lw-map-view-private.h"

static void
begin_move (void)
{
  app_open ();
  app_lay_down (NULL);
  app_take_hand (LW_RED);
  app_be_ready ();
  app_take_hand (LW_BLUE);
  app_be_ready ();
  app_raise_curtain ();
  app_go ();
}

static void
leave (void)
{
  app_close ();
  app_forget_files ();
}

/* The first of Red's foot marches so many inches south. */
static void
march (int inches)
{
  LwPoint at = app_battle ()->men[0].at;
  guint before = app_orders ();

  app_map_click (at);
  app_map_drag (at, (LwPoint){ at.x, at.y - LW_INCHES (inches) });
  app_wait_order (before);
}

/* Nothing of the Country is drawn anew while men are taken up, dragged and set down. */
static void
test_renders (void)
{
  guint renders;

  begin_move ();
  renders = app_map ()->floor.renders;
  g_assert_cmpuint (renders, >, 0);
  march (7);
  app_map_drag (app_inches (3, 92), app_inches (40, 70));
  app_key (GDK_KEY_Escape, 0);
  g_assert_cmpuint (app_map ()->floor.renders, ==, renders);
  /* And it can tell: a zoom that has come to rest is drawn sharp. */
  app_key ('1', 0);
  app_settle ();
  app_key ('0', 0);
  app_settle ();
  g_assert_cmpuint (app_map ()->floor.renders, >, renders);
  leave ();
}

static void
test_take_back (void)
{
  GtkWidget *undo, *redo;
  LwPoint before, after;

  begin_move ();
  before = app_battle ()->men[0].at;
  march (7);
  after = app_battle ()->men[0].at;
  undo = app_need_named (GTK_TYPE_BUTTON, "Undo");
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (undo), "Undo: "));
  g_assert_cmpuint (strlen (gtk_widget_get_tooltip_text (undo)), >, strlen ("Undo: march"));
  app_click (undo);
  g_assert_cmpint (app_battle ()->men[0].at.y, ==, before.y);
  redo = app_need_named (GTK_TYPE_BUTTON, "Redo");
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (redo), "Redo: "));
  app_click (redo);
  g_assert_cmpint (app_battle ()->men[0].at.y, ==, after.y);
  leave ();
}

static gboolean
toast_names_law (gpointer data)
{
  g_autoptr (GPtrArray) all = app_all (NULL);
  guint i;

  for (i = 0; i < all->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (all, i);

      if (GTK_IS_LABEL (widget) &&
          gtk_widget_has_css_class (gtk_widget_get_parent (widget), "toast") &&
          g_regex_match_simple (data, gtk_label_get_text (GTK_LABEL (widget)), 0, 0))
        return TRUE;
    }
  return FALSE;
}

/* No gun may fire in the first move: the refusal names its law. */
static void
test_refusal (void)
{
  guint before;

  begin_move ();
  app_map_click (app_battle ()->guns[app_gun_of (LW_RED)].at);
  app_click_text ("Aim");
  before = app_orders ();
  app_click_text ("Fire shot 1");
  app_wait (toast_names_law, (gpointer) "\\(R25[,)]", "a toast with the law");
  g_assert_cmpuint (app_orders (), ==, before);
  leave ();
}

static void
test_spoken (void)
{
  GtkWidget *map;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  begin_move ();
  map = GTK_WIDGET (app_map ());
  gtk_test_accessible_assert_role (map, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (map, GTK_ACCESSIBLE_PROPERTY_LABEL, "Map of the Country");
  g_assert_true (gtk_widget_has_focus (map));
  app_key (GDK_KEY_Right, GDK_SHIFT_MASK);
  first = app_accessible (map, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_assert_nonnull (strstr (first, "from the left"));
  app_key ('n', 0);
  second = app_accessible (map, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_assert_cmpstr (first, !=, second);
  g_assert_nonnull (strstr (second, "Red"));
  g_assert_true (gtk_widget_has_focus (map));
  leave ();
}

/* The pixels of the map alone: beside it the clock goes on. (transfer full) */
static guchar *
grab_map (gsize *size)
{
  gsize whole, stride, width, height;
  g_autofree guchar *pixels = app_grab (&whole);
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (app_window ()));
  graphene_rect_t bounds;
  double left, top;
  guchar *map;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (app_map ()), app_window (), &bounds));
  gtk_native_get_surface_transform (GTK_NATIVE (app_window ()), &left, &top);
  stride = whole / (gsize)gdk_surface_get_height (surface);
  width = (gsize)bounds.size.width * 4;
  height = (gsize)bounds.size.height;
  map = g_malloc (width * height);
  for (gsize y = 0; y < height; y++)
    memcpy (map + y * width,
            pixels + (y + (gsize)(bounds.origin.y + top)) * stride +
                (gsize)(bounds.origin.x + left) * 4,
            width);
  *size = width * height;
  return map;
}

/* Strings on and off again: not one pixel of them stays, at another zoom either. */
static void
test_strings_off (void)
{
  g_autofree guchar *before = NULL;
  g_autofree guchar *with = NULL;
  g_autofree guchar *after = NULL;
  gsize size, size_with, size_after;

  begin_move ();
  app_key (GDK_KEY_Escape, 0);
  app_point_at (app_window (), gtk_widget_get_width (app_window ()) - 4.0,
                gtk_widget_get_height (app_window ()) - 4.0);
  app_settle ();
  before = grab_map (&size);
  app_key ('s', 0);
  app_settle ();
  with = grab_map (&size_with);
  g_assert_cmpuint (size_with, ==, size);
  g_assert_cmpint (memcmp (with, before, size), !=, 0);
  app_key ('1', 0);
  app_key ('0', 0);
  app_key ('s', 0);
  app_settle ();
  after = grab_map (&size_after);
  g_assert_cmpuint (size_after, ==, size);
  g_assert_cmpint (memcmp (after, before, size), ==, 0);
  leave ();
}

static GdkTexture *
copied_picture (void)
{
  GdkContentProvider *content =
      gdk_clipboard_get_content (gtk_widget_get_clipboard (app_window ()));
  GValue value = G_VALUE_INIT;
  GdkTexture *picture = NULL;

  g_value_init (&value, GDK_TYPE_TEXTURE);
  if (content != NULL && gdk_content_provider_get_value (content, &value, NULL))
    picture = g_value_dup_object (&value);
  g_value_unset (&value);
  return picture;
}

/* What is on the clipboard is what the map paints; behind the curtain nothing is copied. */
static void
test_copy (void)
{
  g_autoptr (GdkTexture) picture = NULL;
  g_autoptr (GdkTexture) painted = NULL;
  g_autofree guchar *there = NULL;
  g_autofree guchar *here = NULL;
  GtkWidget *map;
  gsize width, height;

  begin_move ();
  map = GTK_WIDGET (app_map ());
  g_assert_true (gtk_widget_activate_action (map, "battle.copy-map", NULL));
  picture = copied_picture ();
  g_assert_nonnull (picture);
  width = (gsize)gdk_texture_get_width (picture);
  height = (gsize)gdk_texture_get_height (picture);
  g_assert_cmpuint (width, ==, (gsize)gtk_widget_get_width (map));
  g_assert_cmpuint (height, ==, (gsize)gtk_widget_get_height (map));
  painted = lw_map_view_picture (app_map ());
  there = g_malloc0 (width * height * 4);
  here = g_malloc0 (width * height * 4);
  gdk_texture_download (picture, there, width * 4);
  gdk_texture_download (painted, here, width * 4);
  g_assert_cmpint (memcmp (there, here, width * height * 4), ==, 0);
  /* It is not blank. */
  g_assert_cmpint (memcmp (here, here + 4, (width * height - 1) * 4), !=, 0);
  app_key ('c', 0);
  app_settle ();
  gdk_clipboard_set_text (gtk_widget_get_clipboard (app_window ()), "");
  gtk_widget_activate_action (map, "battle.copy-map", NULL);
  g_assert_null (copied_picture ());
  leave ();
}

/* ---- the scale ---- */

static void
assert_scale (LwMapView *map, const char *when)
{
  const LwView *view = lw_map_view_view (map);
  double inch = lw_view_inch (view);

  if (!(inch >= LW_MAP_SMALLEST_INCH && inch <= LW_MAP_LARGEST_INCH) || !isfinite (view->left) ||
      !isfinite (view->top))
    g_error ("%s an inch is %g pixels, at %g, %g", when, inch, view->left, view->top);
}

/* What keys, wheel, fingers and buttons ask of the camera, and what no one should. */
static void
zoom_in_every_way (LwMapView *map)
{
  static const double factors[] = { 1.25, .8, 0, -1, 1e-300, 1e300, 0. / 0., 1. / 0., -1. / 0. };

  for (guint i = 0; i < G_N_ELEMENTS (factors); i++)
    {
      lw_map_view_zoom (map, factors[i]);
      lw_map_camera_zoom (&map->camera, 1.25, factors[i], 10);
      lw_map_camera_pan (&map->camera, factors[i], factors[i]);
      lw_map_camera_zoom_to (&map->camera, factors[i]);
    }
  lw_map_view_centre_on (map, (LwPoint){ LW_FOOT, LW_FOOT });
}

static LwMapView *
map_of (LwCountry *country)
{
  LwMapView *map = LW_MAP_VIEW (lw_map_view_new ());

  lw_map_view_set_scene (map, lw_map_scene_new_country (country));
  return map;
}

static void
show_in (LwMapView *map, int width, int height)
{
  gtk_widget_measure (GTK_WIDGET (map), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (GTK_WIDGET (map), width, height, -1, NULL);
}

/* A zoom that comes before the map has a size is no zoom: the first size shows the whole field. */
static void
test_scale (void)
{
  static const LwLength sides[] = { 2 * LW_FOOT, 10 * LW_FOOT, 40 * LW_FOOT };

  app_open ();
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      LwCountry *country = lw_country_new ("A field", sides[i], sides[i]);
      LwMapView *map = g_object_ref_sink (map_of (country));

      zoom_in_every_way (map);
      g_assert_true (map->camera.fitted);
      show_in (map, 320, 200);
      assert_scale (map, "Shown for the first time");
      g_assert_cmpuint (map->camera.fits, ==, 1);
      zoom_in_every_way (map);
      assert_scale (map, "Zoomed in every way");
      lw_map_view_fit (map);
      assert_scale (map, "Fitted again");
      g_object_unref (map);
      lw_country_free (country);
    }
  leave ();
}

/* On the cover of a new battle, quicker than the map behind it can be laid out. */
static void
test_zoom_on_cover (void)
{
  app_open ();
  app_lay_down (NULL);
  while (app_find_text (NULL, "I am Red: show me my side") != NULL)
    app_keys_at_once (GDK_KEY_space, '1');
  app_need_shown ("Red puts down");
  assert_scale (app_map (), "After a key on the cover");
  leave ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/map/country-renders", test_renders);
  g_test_add_func ("/app/map/take-back", test_take_back);
  g_test_add_func ("/app/map/refusal", test_refusal);
  g_test_add_func ("/app/map/spoken", test_spoken);
  g_test_add_func ("/app/map/copy", test_copy);
  g_test_add_func ("/app/map/scale", test_scale);
  g_test_add_func ("/app/map/zoom-on-cover", test_zoom_on_cover);
  g_test_add_func ("/reports/T22/off-means-off", test_strings_off);
  return app_test_run ();
}
