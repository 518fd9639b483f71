/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-sight.c: the view along a gun, of 1600 by 1000 pixels, with men at six feet before it,
 * against painting a picture of that size: drawn anew, as when the gun is laid afresh, and merely
 * swaying.
 */
#include "bench.h"

#include "lw-sight.h"
#include "sight-scene.h"

#define WIDTH 1600
#define HEIGHT 1000
#define GLASS 120

static SightScene *scene;
static LwSightStore *store;
static cairo_surface_t *picture, *other;
static LwSight sight;

static void
set_up (guint n)
{
  scene = sight_scene_new (72);
  store = lw_sight_store_new ();
  picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  other = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  sight = (LwSight){ .gun = SIGHT_GUN,
                     .bearing = LW_NORTH,
                     .elevation = LW_DEGREE,
                     .viewer = LW_VIEWER_BOTH,
                     .named = LW_NONE,
                     .width = WIDTH,
                     .height = HEIGHT };
}

static void
look (void)
{
  cairo_t *cr = cairo_create (picture);

  lw_sight_draw_floor (store, cr, scene->battle, &sight);
  lw_sight_draw_gun (cr, scene->battle, &sight);
  lw_sight_draw_glass (store, cr, scene->battle, &sight,
                       &(LwSightRound){ WIDTH - GLASS, GLASS, GLASS });
  cairo_destroy (cr);
}

static void
look_anew (guint n)
{
  for (; n > 0; n--)
    {
      lw_sight_store_forget (store);
      look ();
    }
}

static void
sway (guint n)
{
  for (; n > 0; n--)
    {
      sight.sway_bearing = (LwAngle)(n % 37 * 20) - 360;
      sight.sway_elevation = (LwAngle)(n % 23 * 30) - 345;
      look ();
    }
}

static void
blit (guint n)
{
  for (; n > 0; n--)
    {
      cairo_t *cr = cairo_create (picture);

      cairo_set_source_surface (cr, other, 0, 0);
      cairo_paint (cr);
      cairo_destroy (cr);
    }
}

static void
clear (void)
{
  sight_scene_free (scene);
  lw_sight_store_free (store);
  cairo_surface_destroy (picture);
  cairo_surface_destroy (other);
}

const BenchCase bench_sight[] = {
  { "S1", "the view along a gun drawn anew / a blit", 40, set_up, look_anew, blit, clear, 120 },
  { "S2", "the view along a gun swaying / a blit", 40, set_up, sway, blit, clear, 12 },
  { NULL }
};
