/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * editor-shots.c: pictures of every panel of the Country editor, for looking: no test. By hand, on
 * a screen of the wanted size with nothing else on it:
 *
 *     xvfb-run -s '-screen 0 1920x1080x24' tests/editor-shots FOLDER 1920 1080 [dark]
 *
 * needs `import` of ImageMagick, and the environment that `meson test` sets.
 */
#include "app-play.h"

#include <glib/gstdio.h>
#include <stdlib.h>

#include "app-camera.h"
#include "lw-editor-page.h"

static LwEditor *
editor_now (void)
{
  return lw_editor_page_editor_for_test (
      LW_EDITOR_PAGE (app_find_type (app_window (), LW_TYPE_EDITOR_PAGE)));
}

static gboolean
page_shown (gpointer data)
{
  return app_find_type (app_window (), LW_TYPE_EDITOR_PAGE) != NULL;
}

static void
edit (const char *file)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "data", "countries", file, NULL);

  g_assert_true (gtk_widget_activate_action (app_window (), "win.edit-country", "s", path));
  app_wait (page_shown, NULL, "the editor");
  gtk_widget_grab_focus (GTK_WIDGET (app_map ()));
}

static void
leave (void)
{
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_shown ("Drop a Country, a battle");
}

/* The first thing of each kind, selected. */
static void
shoot_kinds (void)
{
  const LwCountry *country = lw_editor_country (editor_now ());
  gboolean seen[LW_N_FEATURE_KINDS] = { FALSE };
  guint i;

  for (i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *thing = lw_country_feature (country, i);
      g_autofree char *name = g_strdup_printf ("kind-%s", lw_feature_kind_name (thing->kind));

      if (seen[thing->kind])
        continue;
      seen[thing->kind] = TRUE;
      lw_editor_select (editor_now (), thing->id, FALSE);
      app_shoot (name);
    }
}

static void
shoot_menus (void)
{
  app_key (GDK_KEY_a, GDK_CONTROL_MASK);
  app_shoot ("all-selected");
  app_click (app_need_named (GTK_TYPE_MENU_BUTTON, "Line up"));
  app_shoot ("align-menu");
  app_key (GDK_KEY_Escape, 0);
  app_key (GDK_KEY_F10, GDK_SHIFT_MASK);
  app_shoot ("map-menu");
  app_key (GDK_KEY_Escape, 0);
  app_key (GDK_KEY_Escape, 0);
  app_key (GDK_KEY_F10, 0);
  app_shoot ("main-menu");
  app_key (GDK_KEY_Escape, 0);
}

static void
shoot_tools (void)
{
  app_key ('d', 0);
  app_map_point (app_inches (60, 50));
  app_shoot ("tool-wood");
  app_key ('b', 0);
  app_map_click (app_inches (10, 60));
  app_map_click (app_inches (34, 64));
  app_map_point (app_inches (30, 84));
  app_shoot ("tool-board");
  app_keys (GDK_KEY_Escape, 0, 2);
  app_key ('g', 0);
  app_map_point (app_inches (60, 44));
  app_shoot ("tool-bridge");
  app_key ('m', 0);
  app_map_drag (app_inches (20, 20), app_inches (80, 50));
  app_shoot ("tool-measure");
  app_keys (GDK_KEY_Escape, 0, 2);
}

static void
shoot_dialogs (void)
{
  gtk_widget_activate_action (app_find_type (app_window (), LW_TYPE_EDITOR_PAGE), "editor.suggest",
                              NULL);
  app_need_shown ("Another");
  app_shoot ("suggest");
  app_key (GDK_KEY_Escape, 0);
  app_key (GDK_KEY_e, GDK_CONTROL_MASK);
  app_shoot ("export");
  app_key (GDK_KEY_Escape, 0);
  app_settle ();
  app_key (GDK_KEY_p, GDK_CONTROL_MASK);
  app_shoot ("plan");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
}

static void
shoot_all (void)
{
  static const char *const files[] = { "bramley-green", "hooks-farm",    "nursery-table",
                                       "the-causeway",  "the-defile",    "the-great-floor",
                                       "the-hill-fort", "the-open-down", "two-fords" };
  guint i;

  app_open ();
  app_shoot ("start");
  app_key (GDK_KEY_n, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_wait (page_shown, NULL, "the editor");
  app_shoot ("new");
  app_click_text ("Scenario");
  app_shoot ("new-scenario");
  app_click_text ("Add a scenario");
  app_shoot ("new-scenario-added");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_shoot ("unsaved");
  app_click_text ("Discard");
  app_need_shown ("Drop a Country, a battle");
  for (i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *file = g_strconcat (files[i], ".lwcountry", NULL);

      edit (file);
      app_shoot (files[i]);
      app_click_text ("What guns see");
      app_shoot ("heat");
      app_click_text ("What guns see");
      app_click_text ("Scenario");
      app_shoot ("scenario");
      if (i == 8)
        {
          app_click (app_need_text ("Country"));
          shoot_kinds ();
          shoot_menus ();
          shoot_tools ();
          shoot_dialogs ();
        }
      leave ();
    }
}

int
main (int argc, char **argv)
{
  if (argc < 4)
    return 2;
  app_look (atoi (argv[2]), atoi (argv[3]), argc > 4 && g_str_equal (argv[4], "dark"));
  g_mkdir_with_parents (argv[1], 0755);
  app_camera_into (argv[1]);
  argc = 1;
  app_test_init (&argc, &argv);
  shoot_all ();
  app_close ();
  return 0;
}
