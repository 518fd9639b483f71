/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-sight-store.c: paper, figures and trees that a view along a gun uses again leave no trace of
 * what it showed before.
 */
#include "sight-scene.h"

#include <string.h>

#include "lw-sight.h"

#define WIDTH 1200
#define HEIGHT 480

static LwSight
along (LwAngle bearing, LwAngle elevation)
{
  return (LwSight){ .gun = SIGHT_GUN,
                    .bearing = bearing,
                    .elevation = elevation,
                    .viewer = LW_VIEWER_BOTH,
                    .named = LW_NONE,
                    .width = WIDTH,
                    .height = HEIGHT };
}

static cairo_surface_t *
look (LwSightStore *store, const LwBattle *battle, const LwSight *sight, double scale)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int)(WIDTH * scale), (int)(HEIGHT * scale));
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  lw_sight_draw_floor (store, cr, battle, sight);
  lw_sight_draw_gun (cr, battle, sight);
  lw_sight_draw_glass (store, cr, battle, sight, &(LwSightRound){ WIDTH - 70, 70, 60 });
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static guint
count_unlike (cairo_surface_t *a, cairo_surface_t *b)
{
  const guint32 *p = (const guint32 *)(const void *)cairo_image_surface_get_data (a);
  const guint32 *q = (const guint32 *)(const void *)cairo_image_surface_get_data (b);
  gsize n = (gsize)cairo_image_surface_get_stride (a) / 4 * cairo_image_surface_get_height (a);
  guint unlike = 0;

  for (gsize i = 0; i < n; i++)
    unlike += (p[i] ^ q[i]) << 8 != 0;
  return unlike;
}

/* What @store draws now is what one draws that was never used. */
static void
check_as_new (LwSightStore *store, const LwBattle *battle, const LwSight *sight, double scale)
{
  g_autoptr (LwSightStore) fresh = lw_sight_store_new ();
  cairo_surface_t *again = look (store, battle, sight, scale);
  cairo_surface_t *anew = look (fresh, battle, sight, scale);

  g_assert_cmpuint (count_unlike (again, anew), ==, 0);
  cairo_surface_destroy (again);
  cairo_surface_destroy (anew);
}

/* Of like men one stands to the north and one to the west, where the sun is on the other hand. */
static void
test_again (void)
{
  g_autoptr (SightScene) scene = sight_scene_new (72);
  g_autoptr (LwSightStore) store = lw_sight_store_new ();
  LwPoint gun = lw_battle_gun (scene->battle, SIGHT_GUN)->at;
  LwSight north = along (LW_NORTH, LW_DEGREE), west = along (LW_WEST, 0);

  lw_battle_man_rw (scene->battle, scene->open)->at = (LwPoint){ gun.x, gun.y + LW_INCHES (60) };
  lw_battle_man_rw (scene->battle, scene->shaded)->at = (LwPoint){ gun.x - LW_INCHES (60), gun.y };
  lw_battle_man_rw (scene->battle, scene->open)->facing = LW_SOUTH;
  lw_battle_man_rw (scene->battle, scene->shaded)->facing = LW_EAST;
  for (guint round = 0; round < 2; round++)
    {
      check_as_new (store, scene->battle, &north, 1);
      lw_sight_store_forget (store);
      check_as_new (store, scene->battle, &north, 2);
      check_as_new (store, scene->battle, &west, 1);
    }
  lw_sight_store_clear (store);
  check_as_new (store, scene->battle, &north, 1);
}

/* A tree's leaves are of the light that they are kept under, not of the look that painted them. */
static void
test_turned (void)
{
  g_autoptr (SightScene) scene = sight_scene_new (72);
  g_autoptr (LwSightStore) store = lw_sight_store_new ();

  for (gint i = 0; i < 8; i++)
    {
      LwSight sight = along (LW_NORTH + i * 25 * 60, LW_DEGREE);

      check_as_new (store, scene->battle, &sight, 1);
    }
}

/* A man who falls, and one who gives up his arms, are drawn as they are then. */
static void
test_changed (void)
{
  g_autoptr (SightScene) scene = sight_scene_new (72);
  g_autoptr (LwSightStore) store = lw_sight_store_new ();
  LwSight sight = along (LW_NORTH, LW_DEGREE);

  check_as_new (store, scene->battle, &sight, 1);
  lw_battle_man_rw (scene->battle, scene->open)->state = LW_MAN_DEAD;
  lw_battle_man_rw (scene->battle, scene->walled)->state = LW_MAN_RELEASED;
  lw_sight_store_forget (store);
  check_as_new (store, scene->battle, &sight, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/sight/store/again", test_again);
  g_test_add_func ("/draw/sight/store/turned", test_turned);
  g_test_add_func ("/draw/sight/store/changed", test_changed);
  return g_test_run ();
}
