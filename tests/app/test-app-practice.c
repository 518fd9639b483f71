/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-practice.c: the practice ground in the real window: from the start page, by the keys
 * alone and by the mouse, at the sight and on the map.
 */
#include "app-play.h"

#include "lw-map-view-private.h"
#include "lw-practice-page.h"
#include "lw-practice.h"
#include "lw-settings.h"
#include "lw-sight-view.h"
#include "lw-sound.h"

#define SIX_FEET "A man at 6 ft"
#define SIX_FEET_CLICKS 9

static guint
shots (void)
{
  return app_battle ()->guns[LW_PRACTICE_GUN].shots;
}

static gboolean
fired (gpointer data)
{
  return shots () == GPOINTER_TO_UINT (data);
}

static gboolean
loaded (gpointer data)
{
  return lw_hand_loaded (app_hand ());
}

static gboolean
sight_shown (gpointer data)
{
  return (app_find_type (app_window (), LW_TYPE_SIGHT_VIEW) != NULL) == GPOINTER_TO_INT (data);
}

static void
open_by_keys (void)
{
  app_open ();
  app_press_text ("Learn to play");
  app_need_shown ("Fire as often as you like");
  app_tab_to (app_need_named (GTK_TYPE_BUTTON, "Practice ground"));
  app_key (GDK_KEY_Return, 0);
  app_need_shown ("Lay the gun on");
  g_assert_nonnull (app_find_type (NULL, LW_TYPE_PRACTICE_PAGE));
}

/* The drawing of the latest shots, by its label. */
static char *
told_of_drawing (void)
{
  return app_accessible (app_need_named (GTK_TYPE_DRAWING_AREA, "The latest shots from the side"),
                         GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
shoot (guint after)
{
  app_wait (loaded, NULL, "the gun to be loaded");
  app_key (GDK_KEY_space, 0);
  app_wait (fired, GUINT_TO_POINTER (after), "a shot");
}

/* Down the list to the man at six feet, and Return: the gun faces him. */
static void
choose_six_feet (void)
{
  guint i;

  app_tab_to (app_need_named (GTK_TYPE_LIST_BOX, "Targets"));
  for (i = 0; i < 3; i++)
    app_key (GDK_KEY_Down, 0);
  app_key (GDK_KEY_Return, 0);
  app_need_shown ("The gun faces the target: " SIX_FEET ".");
}

static void
test_keys (void)
{
  g_autofree char *told = NULL;
  guint i, dead;

  open_by_keys ();
  choose_six_feet ();
  app_keys (GDK_KEY_Page_Up, 0, SIX_FEET_CLICKS);
  app_settle ();
  g_assert_cmpint (lw_hand_bearing (app_hand ()), ==, LW_EAST);
  g_assert_cmpint (lw_hand_elevation (app_hand ()), ==, SIX_FEET_CLICKS * 600);
  for (i = 0; i < LW_SHOTS_PER_MOVE; i++)
    shoot (i + 1);
  g_assert_cmpuint (app_map ()->shot.flights->len, ==, LW_SHOTS_PER_MOVE);
  told = told_of_drawing ();
  g_assert_true (g_str_has_prefix (told, "Shot 4: 1° "));
  dead = lw_battle_count (app_battle (), LW_BLUE, LW_INFANTRY, LW_MAN_DEAD);
  g_assert_cmpuint (dead, >=, 1);

  /* As often as one likes: the fifth shot finds everybody standing again, and is the first. */
  shoot (1);
  app_need_shown ("Shot 5: ");
  g_assert_cmpuint (lw_battle_count (app_battle (), LW_BLUE, LW_INFANTRY, LW_MAN_DEAD), <=, 2);

  /* The gun never leaves the hand, and keeps what it was laid to. */
  app_key (GDK_KEY_Escape, 0);
  app_settle ();
  g_assert_cmpint (lw_hand_gun (app_hand ()), ==, LW_PRACTICE_GUN);
  g_assert_cmpint (lw_hand_elevation (app_hand ()), ==, SIX_FEET_CLICKS * 600);

  app_key ('r', 0);
  app_wait (fired, GUINT_TO_POINTER (0), "the men to be set up again");
  app_need_shown ("No shot has been fired yet.");
  g_assert_cmpuint (app_map ()->shot.flights->len, ==, 0);
  app_close ();
}

static void
test_sight (void)
{
  open_by_keys ();
  choose_six_feet ();
  app_key ('v', 0);
  app_wait (sight_shown, GINT_TO_POINTER (TRUE), "the view along the gun");
  app_keys (GDK_KEY_Up, 0, SIX_FEET_CLICKS);
  shoot (1);
  app_need_shown ("Shot 1: 1° ");
  app_key (GDK_KEY_Escape, 0);
  app_wait (sight_shown, GINT_TO_POINTER (FALSE), "the map");
  g_assert_cmpuint (app_map ()->shot.flights->len, ==, 1);
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_shown ("Fire as often as you like");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_shown ("Drop a Country");
  app_close ();
}

/* By the mouse: the target, the screw, the button; and one press for silence. */
static void
test_mouse (void)
{
  guint heard;

  app_open ();
  app_click_text ("Learn to play");
  app_click_text ("Practice ground");
  app_click_text (SIX_FEET);
  app_need_shown ("The gun faces the target: " SIX_FEET ".");
  app_spin_down ("Elevation", 3);
  app_settle ();
  g_assert_cmpint (lw_hand_elevation (app_hand ()), ==, -3 * 600);
  heard = lw_sound_heard_for_test (LW_SOUND_GUN);
  if (!lw_sound_can_play ())
    {
      app_close ();
      g_test_skip ("this build plays no sounds");
      return;
    }
  app_click_text ("Fire shot 1");
  app_wait (fired, GUINT_TO_POINTER (1), "a shot");
  g_assert_cmpuint (lw_sound_heard_for_test (LW_SOUND_GUN), ==, heard + 1);
  app_click (app_need_named (GTK_TYPE_TOGGLE_BUTTON, "Sounds"));
  app_settle ();
  g_assert_false (lw_settings_sound ());
  app_wait (loaded, NULL, "the gun to be loaded");
  app_click_text ("Fire shot 2");
  app_wait (fired, GUINT_TO_POINTER (2), "a second shot");
  g_assert_cmpuint (lw_sound_heard_for_test (LW_SOUND_GUN), ==, heard + 1);
  app_click (app_need_named (GTK_TYPE_TOGGLE_BUTTON, "Sounds"));
  app_settle ();
  g_assert_true (lw_settings_sound ());
  app_close ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/practice/keys", test_keys);
  g_test_add_func ("/app/practice/sight", test_sight);
  g_test_add_func ("/app/practice/mouse", test_mouse);
  return app_test_run ();
}
