/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-draw-figures.c: the sides part by colour, by grey and by shape; the arms by shape.
 */
#include "draw-floor.h"
#include "lw-palette.h"

#include <math.h>

/* Figures are drawn as at @inch and magnified by @zoom, so that their areas can be measured. */
static cairo_surface_t *
draw_man (const LwManLook *look, LwAngle facing, double inch, int zoom, LwInk ink)
{
  int side = 2 * (int)lw_draw_man_extent (inch) * zoom + 100;
  cairo_surface_t *surface = make_surface (side, side, 0);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, side / 2.0, side / 2.0);
  cairo_scale (cr, zoom, zoom);
  lw_draw_man (cr, look, facing, inch, ink);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  return surface;
}

static double
linear (guint part)
{
  double c = part / 255.0;

  return c <= 0.04045 ? c / 12.92 : pow ((c + 0.055) / 1.055, 2.4);
}

static int
compare_cb (const void *a, const void *b)
{
  double x = *(const double *)a, y = *(const double *)b;

  return x < y ? -1 : x > y;
}

/* The luminance of which half the figure's solid pixels are darker. */
static double
median_luminance (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (double));

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        guint32 pixel = pixel_at (surface, x, y);
        double light = 0.2126 * linear ((pixel >> 16) & 0xff) +
                       0.7152 * linear ((pixel >> 8) & 0xff) + 0.0722 * linear (pixel & 0xff);
        if (pixel >> 24 == 0xff)
          g_array_append_val (found, light);
      }
  g_assert_cmpuint (found->len, >, 100);
  qsort (found->data, found->len, sizeof (double), compare_cb);
  return g_array_index (found, double, found->len / 2);
}

static double
share_of_masks_unlike (cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  guint unlike = 0, covered = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        gboolean in_a = pixel_at (a, x, y) >> 24 > 0x7f, in_b = pixel_at (b, x, y) >> 24 > 0x7f;
        unlike += in_a != in_b;
        covered += in_a || in_b;
      }
  return covered == 0 ? 0 : unlike / (double)covered;
}

static void
check_grey (void)
{
  for (LwArm arm = LW_INFANTRY; arm <= LW_CAVALRY; arm++)
    {
      LwManLook red = { LW_RED, arm, LW_MAN_FIGHTING, FALSE, FALSE, 0 };
      LwManLook blue = { LW_BLUE, arm, LW_MAN_FIGHTING, FALSE, FALSE, 0 };
      cairo_surface_t *a = draw_man (&red, LW_NORTH, 5, 8, LW_INK_COLOUR);
      cairo_surface_t *b = draw_man (&blue, LW_NORTH, 5, 8, LW_INK_COLOUR);
      double ratio = (median_luminance (a) + 0.05) / (median_luminance (b) + 0.05);

      g_test_message ("arm %d: ratio %.2f", arm, ratio);
      g_assert_cmpfloat (ratio, >=, 2.5);
      cairo_surface_destroy (a);
      cairo_surface_destroy (b);
    }
}

/* In either pair of colours. */
static void
test_grey (void)
{
  for (guint palette = 0; palette < LW_N_PALETTES; palette++)
    {
      lw_palette_choose (palette);
      check_grey ();
    }
  lw_palette_choose (LW_PALETTE_SCARLET);
}

static double
luminance (const LwColour *colour)
{
  const double parts[3] = { colour->r, colour->g, colour->b }, weights[3] = { .2126, .7152, .0722 };
  double sum = 0;

  for (guint i = 0; i < 3; i++)
    sum +=
        weights[i] * (parts[i] <= .03928 ? parts[i] / 12.92 : pow ((parts[i] + .055) / 1.055, 2.4));
  return sum;
}

static double
contrast (const LwColour *one, const LwColour *two)
{
  double a = luminance (one) + .05, b = luminance (two) + .05;

  return MAX (a, b) / MIN (a, b);
}

/* The sides part by three to one on the floor; words are read on paper and on a dark ground. */
static void
test_palettes (void)
{
  const LwColour paper = { 1, 1, 1 }, dark = { .14, .135, .125 };

  for (guint palette = 0; palette < LW_N_PALETTES; palette++)
    {
      lw_palette_choose (palette);
      g_assert_cmpfloat (contrast (&lw_colour_side_floor[LW_RED], &lw_colour_side_floor[LW_BLUE]),
                         >=, 3);
      for (guint side = 0; side < LW_N_SIDES; side++)
        {
          g_assert_cmpfloat (contrast (&lw_colour_side_text[side], &paper), >=, 4.5);
          g_assert_cmpfloat (contrast (&lw_colour_side_dark[side], &dark), >=, 4.5);
        }
    }
  lw_palette_choose (LW_PALETTE_SCARLET);
}

static void
test_shapes (void)
{
  const double inches[] = { 3, 6.9, 8, 20 };

  for (guint i = 0; i < G_N_ELEMENTS (inches) * 2; i++)
    {
      LwInk ink = i % 2 == 0 ? LW_INK_COLOUR : LW_INK_PAPER;
      cairo_surface_t *man[LW_N_SIDES][LW_N_ARMS];
      for (guint side = 0; side < LW_N_SIDES; side++)
        for (guint arm = 0; arm < LW_N_ARMS; arm++)
          {
            LwManLook look = { (LwSide)side, (LwArm)arm, LW_MAN_FIGHTING, FALSE, FALSE, 0 };
            man[side][arm] = draw_man (&look, LW_EAST, inches[i / 2], 6, ink);
          }
      for (guint arm = 0; arm < LW_N_ARMS; arm++)
        g_assert_cmpfloat (share_of_masks_unlike (man[LW_RED][arm], man[LW_BLUE][arm]), >, 0.04);
      for (guint side = 0; side < LW_N_SIDES; side++)
        g_assert_cmpfloat (share_of_masks_unlike (man[side][0], man[side][1]), >, 0.3);
      for (guint side = 0; side < LW_N_SIDES; side++)
        for (guint arm = 0; arm < LW_N_ARMS; arm++)
          cairo_surface_destroy (man[side][arm]);
    }
}

/* The living, the fallen, the captive and the prone are four pictures. */
static void
test_states (void)
{
  const double inches[] = { 5, 9, 20 };
  LwManLook look[] = { { LW_BLUE, LW_INFANTRY, LW_MAN_FIGHTING, FALSE, FALSE, 0 },
                       { LW_BLUE, LW_INFANTRY, LW_MAN_DEAD, FALSE, FALSE, 0 },
                       { LW_BLUE, LW_INFANTRY, LW_MAN_CAPTIVE, FALSE, FALSE, 0 },
                       { LW_BLUE, LW_INFANTRY, LW_MAN_FIGHTING, TRUE, FALSE, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (inches); i++)
    for (guint a = 0; a < G_N_ELEMENTS (look); a++)
      for (guint b = 0; b < a; b++)
        {
          cairo_surface_t *one = draw_man (&look[a], LW_EAST, inches[i], 1, LW_INK_COLOUR);
          cairo_surface_t *other = draw_man (&look[b], LW_EAST, inches[i], 1, LW_INK_COLOUR);
          g_assert_cmpuint (count_differences (one, other), >, 4);
          cairo_surface_destroy (one);
          cairo_surface_destroy (other);
        }
}

static void
assert_within (cairo_surface_t *surface, double extent)
{
  int side = cairo_image_surface_get_width (surface);

  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++)
      if (fabs (x + 0.5 - side / 2.0) > extent + 0.5 || fabs (y + 0.5 - side / 2.0) > extent + 0.5)
        g_assert_cmphex (pixel_at (surface, x, y), ==, 0);
}

static cairo_surface_t *
draw_gun (LwGunState state, LwAngle facing, double inch, LwInk ink)
{
  LwGunLook look = { LW_BLUE, state };
  int side = 2 * (int)lw_draw_gun_extent (inch) + 40;
  cairo_surface_t *surface = make_surface (side, side, 0);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, side / 2.0, side / 2.0);
  lw_draw_gun (cr, &look, facing, inch, ink);
  cairo_destroy (cr);
  return surface;
}

/* A gun that is hit, and a wreck, are told from a whole one at every size, and in print. */
static void
test_hurt_guns (void)
{
  static const double inches[] = { 4, 12, 40 };

  for (guint i = 0; i < G_N_ELEMENTS (inches); i++)
    for (LwInk ink = LW_INK_COLOUR; ink <= LW_INK_PAPER; ink++)
      {
        cairo_surface_t *whole = draw_gun (LW_GUN_WHOLE, LW_EAST, inches[i], ink);
        cairo_surface_t *lame = draw_gun (LW_GUN_LAME, LW_EAST, inches[i], ink);
        cairo_surface_t *wreck = draw_gun (LW_GUN_WRECKED, LW_EAST, inches[i], ink);

        g_assert_cmpuint (count_differences (whole, lame), >, inches[i] * 3);
        g_assert_cmpuint (count_differences (whole, wreck), >, inches[i] * 5);
        g_assert_cmpuint (count_differences (lame, wreck), >, inches[i] * 3);
        cairo_surface_destroy (whole);
        cairo_surface_destroy (lame);
        cairo_surface_destroy (wreck);
      }
}

static void
test_extent (void)
{
  const double inches[] = { 3, 6.9, 7.5, 14, 30 };

  for (guint i = 0; i < G_N_ELEMENTS (inches); i++)
    for (LwAngle facing = 0; facing < LW_TURN; facing += 33 * LW_DEGREE)
      {
        for (guint which = 0; which < 16; which++)
          {
            gboolean badge = (which & 8) != 0;
            LwManLook look = { (LwSide)(which & 1),
                               (LwArm)(which >> 1 & 1),
                               which & 4 ? LW_MAN_DEAD : LW_MAN_CAPTIVE,
                               FALSE,
                               TRUE,
                               badge ? 118 : 0,
                               TRUE };
            cairo_surface_t *surface = draw_man (&look, facing, inches[i], 1, LW_INK_COLOUR);
            assert_within (surface, lw_draw_man_extent (inches[i]) + (badge ? LW_BADGE_REACH : 0));
            cairo_surface_destroy (surface);
          }
        for (LwGunState state = LW_GUN_WHOLE; state <= LW_GUN_WRECKED; state++)
          {
            cairo_surface_t *surface = draw_gun (state, facing, inches[i], LW_INK_COLOUR);
            assert_within (surface, lw_draw_gun_extent (inches[i]));
            cairo_surface_destroy (surface);
          }
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/figures/grey", test_grey);
  g_test_add_func ("/draw/figures/palettes", test_palettes);
  g_test_add_func ("/draw/figures/shapes", test_shapes);
  g_test_add_func ("/draw/figures/states", test_states);
  g_test_add_func ("/draw/figures/hurt-guns", test_hurt_guns);
  g_test_add_func ("/draw/figures/extent", test_extent);
  return g_test_run ();
}
