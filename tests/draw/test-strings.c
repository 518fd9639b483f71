/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-strings.c: the outline six inches round a gun lies at the same places of the floor however
 * near one looks.
 */
#include "war-test.h"

#include "lw-draw-marks.h"
#include "lw-draw-strings.h"

#define SIZE 1600
/* Beside the outline its own pen, 1.4 pixels wide, may cover half a pixel more on either side. */
#define PEN 0.7

typedef struct
{
  double left, right, top, bottom; /* of the ink */
} Extent;

static void
take_in (Extent *extent, int x, int y)
{
  extent->left = MIN (extent->left, x);
  extent->right = MAX (extent->right, x + 1);
  extent->top = MIN (extent->top, y);
  extent->bottom = MAX (extent->bottom, y + 1);
}

/* Nothing else is on the paper. */
static Extent
draw_reach (const LwGun *gun, const LwView *view)
{
  Extent extent = { SIZE, 0, SIZE, 0 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  const guchar *data;
  int stride;

  lw_draw_six_inches (cr, gun, view);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  stride = cairo_image_surface_get_stride (surface);
  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++)
      if (data[y * stride + x] > 20)
        take_in (&extent, x, y);
  cairo_surface_destroy (surface);
  return extent;
}

/* Where a gun that looks north has its six inches: to the left of its left wheel and above its
 * muzzle, as the laws measure from every part of it. */
static LwPoint
edge_of (const LwGun *gun, LwAngle direction)
{
  LwShape parts[LW_GUN_PARTS];
  LwLength far = 0;

  lw_gun_shapes (gun, parts);
  for (LwLength way = 0; way < LW_FOOT; way++)
    {
      LwShape spot = lw_shape_disc (lw_point_towards (gun->at, direction, way), 0);

      for (guint i = 0; i < LW_GUN_PARTS; i++)
        if (lw_shape_within (&parts[i], &spot, LW_SIX_INCHES))
          far = way;
    }
  return lw_point_towards (gun->at, direction, far);
}

/* From a quarter to four times the field on a window of ordinary size. */
static void
test_every_zoom (void)
{
  g_autoptr (LwBattle) battle = open_battle (4, 0, 1);
  LwGun *gun = lw_battle_gun_rw (battle, lw_battle_find_gun (battle, "rg1"));
  double factor;

  stand_gun (battle, "rg1", P (60, 48), LW_NORTH);
  for (factor = 0.25; factor <= 4; factor *= 2)
    {
      LwView view = lw_view_fit (lw_battle_country (battle), SIZE, SIZE, 40);
      double x, y, unused;
      Extent ink;

      lw_view_to_paper (&view, gun->at, &x, &y);
      lw_view_zoom (&view, factor, x, y);
      ink = draw_reach (gun, &view);
      lw_view_to_paper (&view, edge_of (gun, LW_WEST), &x, &unused);
      g_assert_cmpfloat_with_epsilon (ink.left, x, 1 + PEN);
      lw_view_to_paper (&view, edge_of (gun, LW_EAST), &x, &unused);
      g_assert_cmpfloat_with_epsilon (ink.right, x, 1 + PEN);
      lw_view_to_paper (&view, edge_of (gun, LW_NORTH), &unused, &y);
      g_assert_cmpfloat_with_epsilon (ink.top, y, 1 + PEN);
      lw_view_to_paper (&view, edge_of (gun, LW_SOUTH), &unused, &y);
      g_assert_cmpfloat_with_epsilon (ink.bottom, y, 1 + PEN);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reports/T22/every-zoom", test_every_zoom);
  return g_test_run ();
}
