/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-shots.c: pictures of every state of the table, for looking: no test. By hand, on a screen of
 * the wanted size with nothing else on it:
 *
 *     xvfb-run -s '-screen 0 1920x1080x24' tests/app-shots FOLDER 1920 1080 [light|dark [WHAT]]
 *
 * WHAT: `sight` for the view along a gun alone, with men at 1, 6 and 20 ft; or the file of a
 * battle, for the melee that is to be settled there or, when it is over, its report;
 *
 * needs `import` of ImageMagick, and the environment that `meson test` sets.
 */
#include "app-fight.h"

#include <glib/gstdio.h>
#include <stdlib.h>

#include "app-camera.h"
#include "app-files.h"
#include "lw-battle-file.h"
#include "lw-library.h"
#include "sight-scene.h"

static void
put_down (LwSide side, guint company)
{
  app_take_hand (side);
  app_spin_down ("Men in a company", 12 - company);
  app_put ("Take horse", app_place (side, APP_LANE, 8));
  app_put ("Take a gun", app_place (side, APP_GUN_X, 6));
  app_put ("Take foot", app_place (side, APP_GUN_X + 4, 9));
  app_click_text ("Take foot");
  app_map_point (app_place (side, 30, 6));
  app_shoot (side == LW_RED ? "putting-down-red" : "putting-down-blue");
  app_key (GDK_KEY_Escape, 0);
  app_be_ready ();
}

static void
begin (void)
{
  app_open ();
  app_shoot ("start");
  app_click_text ("New battle");
  app_shoot ("new-battle");
  app_click_text ("Toss a coin");
  app_click_text ("Chances of war");
  app_shoot ("new-battle-coin");
  app_click (app_need_text ("House rules: by the book"));
  app_wheel (app_need_text ("Forces"), 3, 3, -12);
  app_shoot ("new-battle-rules");
  app_click_text ("Back");
  app_lay_down (NULL);
  app_shoot ("hand-over");
  put_down (LW_RED, 4);
  put_down (LW_BLUE, 5);
  app_shoot ("both-ready");
  app_raise_curtain ();
  app_shoot ("waiting");
}

static void
move_on (void)
{
  app_end_move ();
  app_hand_over ();
}

static void
fight (void)
{
  g_autoptr (GArray) horse = app_horse_in_lane (LW_RED, APP_LANE);

  app_go ();
  app_shoot ("guns");
  app_map_click (app_battle ()->men[g_array_index (horse, LwRef, 0)].at);
  app_shoot ("one-man");
  app_key (GDK_KEY_a, GDK_CONTROL_MASK);
  app_shoot ("all-men");
  app_key (GDK_KEY_Escape, 0);
  app_key (GDK_KEY_s, 0);
  app_shoot ("strings");
  app_key (GDK_KEY_s, 0);
  app_key (GDK_KEY_i, 0);
  app_keys (GDK_KEY_Down, 0, 6);
  app_shoot ("roster");
  app_click_text ("Forces");
  app_key (GDK_KEY_Escape, 0);
  app_map_click (app_battle ()->guns[app_gun_of (LW_RED)].at);
  app_map_point (app_place (LW_RED, APP_GUN_X, 20));
  app_shoot ("haul");
  app_keys (GDK_KEY_Escape, 0, 2);
  app_ride (LW_RED, APP_LANE, app_from_line (LW_RED, 26));
  app_key (GDK_KEY_c, 0);
  app_shoot ("curtain");
  app_press_through ("Draw back the curtain");
  app_click_text ("Start the clock again");
  move_on ();
  app_shoot ("waiting-blue");
  app_click_text ("Show Red’s last move");
  app_shoot ("last-move");
  app_key (GDK_KEY_Escape, 0);
  app_go ();
  app_ride (LW_BLUE, APP_LANE, app_from_line (LW_BLUE, 26));
  move_on ();
  app_go ();
  app_map_click (app_battle ()->guns[app_gun_of (LW_RED)].at);
  app_shoot ("laying");
  app_key (GDK_KEY_v, 0);
  app_shoot ("sight");
  app_key (GDK_KEY_v, 0);
  app_key (GDK_KEY_Escape, 0);
  app_fire_gun (LW_RED);
  app_ride (LW_RED, APP_LANE, LW_INCHES (46));
  app_shoot ("men");
  app_click_text ("Dispatches");
  app_shoot ("dispatches");
  app_click_text ("End the move");
  app_wait_phase (LW_PHASE_SETTLING);
  app_shoot ("settling-trail");
  app_send_trails ();
  app_shoot ("settling");
  app_hand_over ();
  app_go ();
  app_ride (LW_BLUE, APP_LANE, LW_INCHES (48));
  app_end_move ();
  app_shoot ("settling-melee");
  app_click_text ("Settle this melee");
  app_shoot ("melee");
  app_click_text ("Settle the melee");
  app_wait_no_dialog ();
  app_shoot ("settled");
  app_hand_over ();
  app_surrender (LW_RED);
  app_shoot ("account");
  app_click_text ("See the battle again");
  app_key (GDK_KEY_End, 0);
  app_shoot ("replay");
}

static void
save_scene (gint inches)
{
  g_autoptr (SightScene) scene = sight_scene_new (inches);
  g_autofree char *path = lw_library_new_path (LW_FILE_BATTLE, "Along the gun");
  g_autoptr (GError) error = NULL;

  g_free (scene->battle->title);
  scene->battle->title = g_strdup ("Along the gun");
  lw_battle_file_save (scene->battle, NULL, path, &error);
  g_assert_no_error (error);
}

/* A man is named, the gun is laid and fires twice. */
static void
look_along (gint inches, guint clicks, guint names)
{
  g_autofree char *name = g_strdup_printf ("sight-%d-inches", inches);
  guint before, i;

  save_scene (inches);
  app_open ();
  app_click_text ("Along the gun");
  app_wait_phase (LW_PHASE_WAITING);
  app_go ();
  app_key ('n', 0);
  app_key ('v', 0);
  app_settle ();
  app_keys ('n', 0, names);
  app_keys (GDK_KEY_Up, 0, clicks);
  app_shoot (name);
  for (i = 0; i < 2; i++)
    {
      app_need_shown ("Space fires");
      before = app_orders ();
      app_key (GDK_KEY_space, 0);
      app_wait_order (before);
    }
  app_shoot (name);
  app_close ();
  app_forget_files ();
}

static void
look_along_all (void)
{
  look_along (12, 4, 2);
  look_along (72, 10, 9);
  look_along (240, 48, 14);
}

static void
look_at_battle (const char *path)
{
  app_open ();
  app_open_path (path);
  if (app_battle ()->phase == LW_PHASE_SETTLING)
    {
      app_click_text ("Settle this melee");
      app_shoot ("melee");
      app_key (GDK_KEY_Escape, 0);
      app_wait_no_dialog ();
    }
  else
    {
      app_click_text ("Read the report");
      app_need_text ("Save as PDF…");
      app_shoot ("report");
    }
  app_close ();
}

int
main (int argc, char **argv)
{
  const char *battle = NULL;
  gboolean sight;

  if (argc < 4)
    return 2;
  app_look (atoi (argv[2]), atoi (argv[3]), argc > 4 && g_str_equal (argv[4], "dark"));
  g_mkdir_with_parents (argv[1], 0755);
  app_camera_into (argv[1]);
  sight = argc > 5 && g_str_equal (argv[5], "sight");
  if (argc > 5 && !sight)
    battle = argv[5];
  argc = 1;
  app_test_init (&argc, &argv);
  if (sight)
    {
      look_along_all ();
      return 0;
    }
  if (battle != NULL)
    {
      look_at_battle (battle);
      return 0;
    }
  begin ();
  fight ();
  app_close ();
  return 0;
}
