/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-draw-country.c: the floor is drawn the same each time, whole, and nowhere else.
 */
#include "draw-floor.h"

#include <cairo-svg.h>
#include <math.h>
#include <string.h>

#define PINK 0xffff00ffu

static cairo_surface_t *
draw (const LwCountry *country, const LwView *view, int width, int height, LwInk ink)
{
  cairo_surface_t *surface = make_surface (width, height, PINK);
  cairo_t *cr = cairo_create (surface);

  if (ink == LW_INK_PAPER)
    {
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
    }
  lw_draw_country (cr, country, view, ink);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  return surface;
}

static void
test_bounds (void)
{
  g_autoptr (LwCountry) country = make_country ();

  lw_country_add (country, make_thing (LW_FEATURE_HOUSE, "edge", 58, 3));
  LwView view = lw_view_fit (country, 520, 420, 20);
  cairo_surface_t *surface = draw (country, &view, 520, 420, LW_INK_COLOUR);
  for (int y = 0; y < 420; y++)
    for (int x = 0; x < 520; x++)
      {
        LwPoint point = lw_view_to_floor (&view, x + 0.5, y + 0.5);
        LwBox inside = lw_box_grown (lw_country_bounds (country), -LW_INCH / 4);
        LwBox outside = lw_box_grown (lw_country_bounds (country), LW_INCH / 4);
        if (lw_box_holds (inside, point))
          g_assert_cmphex (pixel_at (surface, x, y), !=, PINK);
        if (!lw_box_holds (outside, point))
          g_assert_cmphex (pixel_at (surface, x, y), ==, PINK);
      }
  cairo_surface_destroy (surface);
}

static void
test_same_again (void)
{
  g_autoptr (LwCountry) country = make_country ();
  LwView view = lw_view_fit (country, 520, 420, 20);

  for (LwInk ink = LW_INK_COLOUR; ink <= LW_INK_PAPER; ink++)
    {
      cairo_surface_t *once = draw (country, &view, 520, 420, ink);
      cairo_surface_t *twice = draw (country, &view, 520, 420, ink);
      g_assert_cmpuint (count_differences (once, twice), ==, 0);
      cairo_surface_destroy (once);
      cairo_surface_destroy (twice);
    }
}

/* The floor and the grain on it are one: panned, the picture is shifted and nothing else. */
static void
test_pan (void)
{
  g_autoptr (LwCountry) country = make_country ();
  LwView view = lw_view_fit (country, 520, 420, 20);
  LwView panned = view;
  guint unlike = 0;

  /* So far that the corner of the field is out of the picture. */
  panned.left -= 137;
  panned.top -= 91;
  cairo_surface_t *still = draw (country, &view, 520, 420, LW_INK_COLOUR);
  cairo_surface_t *moved = draw (country, &panned, 520, 420, LW_INK_COLOUR);
  for (int y = 110; y < 380; y++)
    for (int x = 150; x < 480; x++)
      {
        guint32 a = pixel_at (still, x, y), b = pixel_at (moved, x - 137, y - 91);
        for (guint shift = 0; shift < 24; shift += 8)
          unlike += ABS ((gint)((a >> shift) & 0xff) - (gint)((b >> shift) & 0xff)) > 3;
      }
  g_assert_cmpuint (unlike, ==, 0);
  cairo_surface_destroy (still);
  cairo_surface_destroy (moved);
}

static void
test_seed (void)
{
  g_autoptr (LwCountry) country = make_country ();
  LwView view = lw_view_fit (country, 520, 420, 20);
  cairo_surface_t *one = draw (country, &view, 520, 420, LW_INK_COLOUR);

  country->texture = 1914;
  cairo_surface_t *other = draw (country, &view, 520, 420, LW_INK_COLOUR);
  g_assert_cmpuint (count_differences (one, other), >, 20000);
  cairo_surface_destroy (one);
  cairo_surface_destroy (other);
}

/* Each kind of thing shows, in both inks, at three scales, and stays near its own bounds. */
static void
test_kinds (void)
{
  const double inches[] = { 2.5, 8, 20 };

  for (LwFeatureKind kind = 0; kind < LW_N_FEATURE_KINDS; kind++)
    for (guint i = 0; i < G_N_ELEMENTS (inches) * 2; i++)
      {
        g_autoptr (LwFeature) feature = make_thing (kind, "thing", 12, 10);
        LwView view = { inches[i / 2] / LW_INCH, 0, 0, LW_INCHES (20) };
        int width = (int)(24 * inches[i / 2]), height = (int)(20 * inches[i / 2]);
        cairo_surface_t *surface = make_surface (width, height, PINK);
        cairo_t *cr = cairo_create (surface);
        LwBox reach = lw_box_grown (lw_feature_bounds (feature), LW_INCHES (2.6));
        guint drawn = 0, strayed = 0;

        lw_draw_feature (cr, feature, 7, &view, i % 2 == 0 ? LW_INK_COLOUR : LW_INK_PAPER);
        cairo_destroy (cr);
        for (int y = 0; y < height; y++)
          for (int x = 0; x < width; x++)
            if (pixel_at (surface, x, y) != PINK)
              {
                drawn++;
                strayed += !lw_box_holds (reach, lw_view_to_floor (&view, x, y));
              }
        g_assert_cmpuint (drawn, >, 5);
        g_assert_cmpuint (strayed, ==, 0);
        cairo_surface_destroy (surface);
      }
}

/* A thumbnail shows hill, roof, river and tree: far more than the bare floor's few browns. */
static void
test_thumbnail (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwCountry) bare = lw_country_new ("Bare", country->width, country->depth);
  LwView view = lw_view_fit (country, 160, 112, 4);
  guint far = 0;

  bare->texture = country->texture;
  cairo_surface_t *full = draw (country, &view, 160, 112, LW_INK_COLOUR);
  cairo_surface_t *empty = draw (bare, &view, 160, 112, LW_INK_COLOUR);
  for (int y = 0; y < 112; y++)
    for (int x = 0; x < 160; x++)
      {
        guint32 a = pixel_at (full, x, y), b = pixel_at (empty, x, y);
        far += ABS ((gint)(a & 0xff) - (gint)(b & 0xff)) > 12;
      }
  g_assert_cmpuint (far, >, 160 * 112 / 40);
  cairo_surface_destroy (full);
  cairo_surface_destroy (empty);
}

static cairo_status_t
append_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_string_append_len (closure, (const char *)data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* On paper all is line: no picture hides in the drawing. */
static void
test_paper_is_vectors (void)
{
  g_autoptr (LwCountry) country = make_country ();
  LwView view = lw_view_fit (country, 300, 240, 5);
  GString *svg = g_string_new (NULL);

  for (LwFeatureKind kind = 0; kind < LW_N_FEATURE_KINDS; kind++)
    {
      g_autofree char *id = g_strdup_printf ("k%d", kind);
      lw_country_add (country, make_thing (kind, id, 8 + 3 * kind, 8 + 2 * kind));
    }
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (append_cb, svg, 300, 240);
  cairo_t *cr = cairo_create (surface);
  lw_draw_country (cr, country, &view, LW_INK_PAPER);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  g_assert_nonnull (strstr (svg->str, "<path"));
  g_assert_null (strstr (svg->str, "<image"));
  g_string_free (svg, TRUE);
}

/* How often light and dark change on the way between two places. */
static guint
count_lines (cairo_surface_t *surface, const LwView *view, LwPoint from, LwPoint to)
{
  guint n = 0;
  gboolean dark = FALSE;

  for (guint i = 0; i <= 400; i++)
    {
      LwPoint at = { from.x + (LwLength)((gint64)(to.x - from.x) * i / 400),
                     from.y + (LwLength)((gint64)(to.y - from.y) * i / 400) };
      double x, y;
      lw_view_to_paper (view, at, &x, &y);
      gboolean now = (pixel_at (surface, (int)x, (int)y) & 0xff) < 0xa0;
      n += now != dark;
      dark = now;
    }
  return n;
}

/* Planks lie across the way over a bridge, be it wider than it is long. */
static void
test_planks (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("Small", LW_INCHES (60), LW_INCHES (48));
  LwFeature *bridge = make_thing (LW_FEATURE_BRIDGE, "bridge", 30, 24);
  LwFeature *river = make_thing (LW_FEATURE_RIVER, "river", 30, 24);

  bridge->across = g_strdup ("river");
  bridge->angle = 0;
  lw_country_add (country, river);
  lw_country_add (country, bridge);
  LwView view = lw_view_fit (country, 1240, 1000, 20);
  cairo_surface_t *surface = draw (country, &view, 1240, 1000, LW_INK_PAPER);
  guint along = count_lines (surface, &view, at_inches (27.1, 21.5), at_inches (27.1, 26.5));
  guint across = count_lines (surface, &view, at_inches (25.5, 24.1), at_inches (34.5, 24.1));
  g_assert_cmpuint (along, >=, 10);
  g_assert_cmpuint (across, <=, 2);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/country/bounds", test_bounds);
  g_test_add_func ("/draw/country/same-again", test_same_again);
  g_test_add_func ("/draw/country/pan", test_pan);
  g_test_add_func ("/draw/country/planks", test_planks);
  g_test_add_func ("/draw/country/seed", test_seed);
  g_test_add_func ("/draw/country/kinds", test_kinds);
  g_test_add_func ("/draw/country/thumbnail", test_thumbnail);
  g_test_add_func ("/draw/country/paper-is-vectors", test_paper_is_vectors);
  return g_test_run ();
}
