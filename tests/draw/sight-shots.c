/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * sight-shots.c: pictures along a gun, for looking: no test. By hand:
 *
 *     sight-shots FOLDER [WIDTH HEIGHT]
 */
#include "sight-scene.h"

#include <glib/gstdio.h>
#include <stdlib.h>

#include "sight-look.h"
#include "lw-sight.h"

static void
draw (const LwBattle *battle, const LwSight *sight, const char *path)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int)sight->width, (int)sight->height);
  cairo_t *cr = cairo_create (surface);

  sight_draw_floor (cr, battle, sight);
  lw_sight_draw_gun (cr, battle, sight);
  sight_draw_glass (cr, battle, sight, (LwSightRound){ sight->width - 130, 130, 110 });
  cairo_destroy (cr);
  if (cairo_surface_write_to_png (surface, path) != CAIRO_STATUS_SUCCESS)
    g_error ("%s cannot be written", path);
  cairo_surface_destroy (surface);
}

static void
shoot (const char *folder, gint inches, LwAngle elevation, double width, double height)
{
  g_autoptr (SightScene) scene = sight_scene_new (inches);
  LwSight sight = { .gun = SIGHT_GUN,
                    .bearing = LW_NORTH,
                    .elevation = elevation,
                    .viewer = LW_VIEWER_BOTH,
                    .named = scene->raised,
                    .width = width,
                    .height = height };
  g_autofree char *path = g_strdup_printf ("%s/%03d-%.0fx%.0f.png", folder, inches, width, height);

  draw (scene->battle, &sight, path);
}

/* Foot and horse of both sides, turned all ways, standing, lying and dead, and guns: at two feet.
 */
static void
shoot_parade (const char *folder, double width, double height)
{
  g_autoptr (SightScene) scene = sight_scene_new (240);
  LwBattle *battle = scene->battle;
  LwSight sight = { .gun = SIGHT_GUN,
                    .bearing = LW_NORTH,
                    .elevation = -2 * LW_DEGREE,
                    .viewer = LW_VIEWER_BOTH,
                    .named = LW_NONE,
                    .width = width,
                    .height = height };
  g_autofree char *path = g_strdup_printf ("%s/parade-%.0fx%.0f.png", folder, width, height);
  guint foot = 0, horse = 0, i;

  for (i = 0; i < battle->n_men; i++)
    {
      LwMan *man = lw_battle_man_rw (battle, i);
      gboolean rides = man->arm == LW_CAVALRY;
      guint k = rides ? horse++ : foot++;
      double x = rides ? 59 + k * 5 : 61 + k % 8 * 2.1, y = rides ? 46 : 36 + k / 8 * 0.1;

      if (man->side == LW_BLUE)
        x = 62 + k % 4 * 2.6, y = 31;
      else if (!rides && k >= 8 && k < 14)
        x = 62 + (k - 8) * 3, y = 27;
      else if (!rides && k >= 14)
        x = 20 + k, y = 200;
      man->at = (LwPoint){ (LwLength)(x * LW_INCH), (LwLength)(y * LW_INCH) };
      man->facing = (LwAngle)k * 45 * LW_DEGREE;
      man->prone = !rides && k >= 8 && k < 11;
      man->state =
          (!rides && k >= 11 && k < 14) || (rides && k == 5) ? LW_MAN_DEAD : LW_MAN_FIGHTING;
    }
  lw_battle_gun_rw (battle, 0)->at = (LwPoint){ LW_INCHES (77), LW_INCHES (33) };
  lw_battle_gun_rw (battle, 0)->bearing = LW_SOUTH + 30 * LW_DEGREE;
  draw (battle, &sight, path);
  for (guint wreck = 0; wreck < 2; wreck++)
    {
      g_autofree char *hurt =
          g_strdup_printf ("%s/%s-%.0fx%.0f.png", folder, wreck ? "wreck" : "lame", width, height);

      lw_battle_gun_rw (battle, 0)->wrecked = wreck;
      lw_battle_gun_rw (battle, 0)->lame_until = 99;
      draw (battle, &sight, hurt);
    }
}

int
main (int argc, char **argv)
{
  double width = argc > 3 ? atof (argv[2]) : 1000, height = argc > 3 ? atof (argv[3]) : 600;

  if (argc < 2)
    return 2;
  g_mkdir_with_parents (argv[1], 0755);
  shoot (argv[1], 12, 40 * 60, width, height);
  shoot (argv[1], 72, 100 * 60, width, height);
  shoot (argv[1], 240, 8 * LW_DEGREE, width, height);
  shoot_parade (argv[1], width, height);
  return 0;
}
