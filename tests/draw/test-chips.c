/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-chips.c: labels of the map keep out of one another's way and on the paper: as much of each
 * is seen beside the others as alone.
 */
#include "lw-chips.h"

#include <string.h>

#define WIDTH 420
#define HEIGHT 300
#define SIZE 12

static const LwColour grounds[] = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } };
static const char *const words[] = { "7 men · in action", "supported · needs 1, has 21",
                                     "Melee: 4 Red · 5 Blue" };

/* How many pixels have a chip's ground, and next to nothing of another. */
static guint
count (cairo_surface_t *surface, guint which)
{
  guint shift = 16 - 8 * which;
  guint n = 0;
  gint x, y;

  cairo_surface_flush (surface);
  for (y = 0; y < HEIGHT; y++)
    for (x = 0; x < WIDTH; x++)
      {
        guint32 pixel;

        memcpy (&pixel,
                cairo_image_surface_get_data (surface) +
                    y * cairo_image_surface_get_stride (surface) + x * 4,
                sizeof pixel);
        n += (pixel >> shift & 0xff) > 180 && (pixel & 0xffffff & ~(0xffu << shift)) == 0 ? 1 : 0;
      }
  return n;
}

/* The chips from @first up to, not with, @end, all for one place; what is seen of @which. */
static guint
seen (guint first, guint end, guint which, double x, double y)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (LwChips) chips = lw_chips_new (SIZE, WIDTH, HEIGHT);
  guint i, n;

  for (i = first; i < end; i++)
    lw_chips_add (chips, x, y - 10, y + 10, words[i], &grounds[i]);
  lw_chips_draw (chips, cr);
  n = count (surface, which);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return n;
}

static void
test_clear (void)
{
  static const double places[][2] = { { 200, 150 }, { 10, 10 }, { 410, 290 }, { 0, 295 } };
  guint i, which;

  for (i = 0; i < G_N_ELEMENTS (places); i++)
    for (which = 0; which < G_N_ELEMENTS (grounds); which++)
      {
        guint alone = seen (which, which + 1, which, places[i][0], places[i][1]);
        guint among = seen (0, G_N_ELEMENTS (grounds), which, places[i][0], places[i][1]);

        g_assert_cmpuint (alone, >, 200);
        /* The edge may lie otherwise between the pixels. */
        g_assert_cmpint (ABS ((gint)alone - (gint)among), <, (gint)alone / 10);
      }
}

/* The label of a body keeps clear of a gun's, which another layer draws. */
static void
test_elsewhere (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (LwChips) of_gun = lw_chips_new (SIZE, WIDTH, HEIGHT);
  g_autoptr (LwChips) of_body = lw_chips_new (SIZE, WIDTH, HEIGHT);
  guint alone = seen (1, 2, 1, 200, 150);

  lw_chips_add (of_body, 200, 140, 160, words[0], NULL);
  lw_chips_add (of_body, 200, 140, 160, words[1], &grounds[1]);
  lw_chips_draw (of_body, cr);
  g_assert_cmpuint (count (surface, 0), ==, 0);
  lw_chips_add (of_gun, 200, 140, 160, words[0], &grounds[0]);
  lw_chips_draw (of_gun, cr);
  g_assert_cmpint (ABS ((gint)alone - (gint)count (surface, 1)), <, (gint)alone / 10);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/chips/clear", test_clear);
  g_test_add_func ("/draw/chips/elsewhere", test_elsewhere);
  return g_test_run ();
}
