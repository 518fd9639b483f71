/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-preferences.c: what is chosen in the preferences holds at once, on what is open behind
 * them; files that are opened are offered by the desktop again, and may be dropped on the window.
 */
#include "app-files.h"
#include "app-play.h"

#include <string.h>

#include "lw-palette.h"
#include "lw-settings.h"
#include "lw-sound.h"
#include "lw-style.h"

/* ---- on the table ---- */

static void
choose (const char *list, const char *choice)
{
  app_key (GDK_KEY_comma, GDK_CONTROL_MASK);
  app_choose (list, choice);
  app_key (GDK_KEY_Escape, 0);
  app_wait_no_dialog ();
  app_settle ();
}

static gboolean
is_off (gpointer toggle)
{
  return !gtk_switch_get_active (toggle);
}

static gboolean
is_on (gpointer toggle)
{
  return gtk_switch_get_active (toggle);
}

/* Where things move, it takes as long as its knob is under way. */
static void
press_switch (const char *name)
{
  GtkWidget *toggle;
  gboolean on;

  app_key (GDK_KEY_comma, GDK_CONTROL_MASK);
  toggle = app_need_named (GTK_TYPE_SWITCH, name);
  on = is_on (toggle);
  app_click (toggle);
  app_wait (on ? is_off : is_on, toggle, name);
  app_key (GDK_KEY_Escape, 0);
  app_wait_no_dialog ();
  app_settle ();
}

/* Does @act change a pixel of the map? */
static gboolean
is_seen (void (*act) (const char *one, const char *two), const char *one, const char *two)
{
  gsize size_before, size_after;
  g_autofree guchar *before = NULL, *after = NULL;

  app_settle ();
  before = app_grab (&size_before);
  act (one, two);
  after = app_grab (&size_after);
  g_assert_cmpuint (size_before, ==, size_after);
  return memcmp (before, after, size_before) != 0;
}

static void
press (const char *name, const char *unused)
{
  press_switch (name);
}

static void
begin (void)
{
  app_write_battle ();
  app_open_battle ();
  app_map_point (app_inches (0, 0));
}

static void
end (void)
{
  app_close ();
  app_forget_files ();
}

static void
test_letters (void)
{
  begin ();
  g_assert_true (is_seen (press, "Letters on bases", NULL));
  g_assert_true (lw_settings_letters ());
  g_assert_true (is_seen (press, "Letters on bases", NULL));
  end ();
}

static void
test_palette (void)
{
  begin ();
  g_assert_true (is_seen (choose, "Colours of the sides", "Orange and navy"));
  g_assert_true (is_seen (choose, "Colours of the sides", "Scarlet and navy"));
  end ();
}

static void
name_theme (const char *theme)
{
  g_object_set (gtk_settings_get_default (), "gtk-theme-name", theme, NULL);
  app_settle ();
}

static gboolean
is_theme (const char *theme)
{
  g_autofree char *name = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &name, NULL);
  return g_str_equal (name, theme);
}

/* A theme that is dark by its name makes all of the window dark, and a wish for light all of it
 * light. */
static void
test_dark_by_name (void)
{
  static const char *const themes[][2] = { { "Adwaita-dark", "Adwaita" },
                                           { "HighContrastInverse", "HighContrast" } };

  begin ();
  choose ("Style", "As the desktop");
  for (guint i = 0; i < G_N_ELEMENTS (themes); i++)
    {
      name_theme (themes[i][0]);
      g_assert_true (lw_style_dark ());
      choose ("Style", "Light");
      g_assert_false (lw_style_dark ());
      g_assert_true (is_theme (themes[i][1]));
      choose ("Style", "As the desktop");
      g_assert_true (lw_style_dark ());
      name_theme (themes[i][1]);
      g_assert_false (lw_style_dark ());
    }
  name_theme ("Default");
  end ();
}

static void
test_units (void)
{
  begin ();
  app_click_text ("Roster");
  app_need_shown (" in from the left");
  choose ("Measures", "Centimetres");
  app_need_shown (" cm from the left");
  choose ("Measures", "Feet and inches");
  app_need_shown (" in from the left");
  end ();
}

static void
test_lengths (void)
{
  app_open ();
  app_key ('n', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_need_shown ("Width, along the lines");
  choose ("Measures", "Centimetres");
  app_need_shown ("304.8 cm");
  choose ("Measures", "Feet and inches");
  app_need_shown ("10 ft");
  end ();
}

static void
test_motion (void)
{
  begin ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_assert_true (lw_settings_animations ());
  press_switch ("Motion");
  g_assert_false (lw_settings_animations ());
  press_switch ("Motion");
  /* And the desktop's wish goes before the player's. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_assert_false (lw_settings_animations ());
  end ();
}

static void
test_sound (void)
{
  if (!lw_sound_can_play ())
    {
      g_test_skip ("this build plays no sounds, and has no switch for them");
      return;
    }
  begin ();
  press_switch ("Sound");
  g_assert_false (lw_settings_sound ());
  press_switch ("Sound");
  g_assert_true (lw_settings_sound ());
  end ();
}

/* ---- files ---- */

static gboolean
is_recent (const char *path)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  GtkRecentManager *files = gtk_recent_manager_get_default ();
  int n;

  g_object_get (files, "size", &n, NULL);
  return n > 0 && gtk_recent_manager_has_item (files, uri);
}

static gboolean
recent_cb (gpointer path)
{
  return is_recent (path);
}

static void
test_recent (void)
{
  g_autofree char *path = app_country_path ();

  app_write_country ();
  app_open ();
  g_assert_false (is_recent (path));
  g_assert_true (app_open_path (path));
  app_wait (recent_cb, path, "the Country among the recent files");
  end ();
}

static GtkEventController *
drop_target (void)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (app_window ());
  guint i;

  for (i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) one = g_list_model_get_item (all, i);

      if (GTK_IS_DROP_TARGET (one))
        return one;
    }
  g_assert_not_reached ();
}

static gboolean
drop (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GValue value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, G_TYPE_FILE);
  g_value_set_object (&value, file);
  g_signal_emit_by_name (drop_target (), "drop", &value, 10., 10., &taken);
  g_value_unset (&value);
  app_settle ();
  return taken;
}

static void
test_drop (void)
{
  g_autofree char *battle = app_battle_path ();
  g_autofree char *country = app_country_path ();

  app_write_battle ();
  app_write_country ();
  app_open ();
  g_assert_true (drop (country));
  app_click_text ("Fight on it");
  app_need_text ("Set up the armies");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  g_assert_true (drop (battle));
  app_need_text ("Go");
  end ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/preferences/letters", test_letters);
  g_test_add_func ("/app/preferences/palette", test_palette);
  g_test_add_func ("/app/preferences/units", test_units);
  g_test_add_func ("/app/preferences/lengths", test_lengths);
  g_test_add_func ("/app/preferences/motion", test_motion);
  g_test_add_func ("/app/preferences/dark-by-name", test_dark_by_name);
  g_test_add_func ("/app/preferences/sound", test_sound);
  g_test_add_func ("/app/preferences/recent", test_recent);
  g_test_add_func ("/app/preferences/drop", test_drop);
  return app_test_run ();
}
