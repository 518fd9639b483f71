/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-walk.c: a walk for those who hear the screen over every page and dialog that is not the
 * table itself, which test-app-speech.c walks over in the course of a battle.
 */
#include "app-walk.h"

#include <glib/gstdio.h>
#include <string.h>

#include "lw-campaign-file.h"
#include "lw-library.h"

static void
do_in_window (const char *action)
{
  g_assert_true (gtk_widget_activate_action (app_window (), action, NULL));
  app_settle ();
}

static gboolean
on_top_cb (gpointer data)
{
  return app_top () != app_window () && gtk_widget_get_mapped (app_top ());
}

static gboolean
alone_cb (gpointer data)
{
  return app_top () == app_window ();
}

/* A window over the main one: opened, walked over, closed by Escape. */
static void
walk_dialog (const char *action, const char *where)
{
  do_in_window (action);
  app_wait (on_top_cb, NULL, where);
  app_walk (where);
  app_key (GDK_KEY_Escape, 0);
  app_wait (alone_cb, NULL, "the end of a dialog");
}

static void
test_small_windows (void)
{
  app_open ();
  app_walk ("start");
  walk_dialog ("app.about", "about");
  walk_dialog ("app.rules", "the laws");
  walk_dialog ("app.preferences", "preferences");
  walk_dialog ("win.show-help-overlay", "the keys");
  app_close ();
}

static GtkWindow *
other_window (void)
{
  GListModel *all = gtk_window_get_toplevels ();
  guint i;

  for (i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), "LwFloorClock"))
        return window;
    }
  return NULL;
}

static gboolean
other_mapped_cb (gpointer data)
{
  return other_window () != NULL && gtk_widget_get_mapped (GTK_WIDGET (other_window ()));
}

/* The timekeeper is a window of its own, and then the first of the program's. */
static void
test_timekeeper (void)
{
  app_open ();
  do_in_window ("app.timekeeper");
  app_wait (other_mapped_cb, NULL, "the timekeeper");
  app_walk_window (GTK_WIDGET (other_window ()), "the timekeeper");
  gtk_window_destroy (other_window ());
  app_close ();
}

static void
test_learning (void)
{
  app_open ();
  do_in_window ("win.learn");
  app_need_shown ("Fire as often as you like");
  app_walk ("learn to play");
  gtk_widget_activate_action (app_window (), "win.lesson", "s", "moving");
  app_settle ();
  app_walk ("a lesson");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_shown ("Fire as often as you like");
  do_in_window ("win.practice");
  app_need_shown ("Lay the gun on");
  app_walk ("the practice ground");
  app_close ();
}

static void
test_new_battle (void)
{
  app_open ();
  do_in_window ("win.new-battle");
  app_click (app_need_text ("House rules: by the book"));
  app_walk ("new battle");
  app_choose ("Variety of the game", "Defensive Game");
  app_walk ("new defensive battle");
  app_choose ("Variety of the game", "Fight to the Finish");
  app_click_text ("Chances of war");
  app_click_text ("Toss a coin");
  app_walk ("coin and dice");
  app_click_text ("Draft…");
  app_wait (on_top_cb, NULL, "the draft");
  app_walk ("the draft");
  app_key (GDK_KEY_Escape, 0);
  app_wait (alone_cb, NULL, "the end of the draft");
  app_close ();
}

static void
test_editor (void)
{
  app_open ();
  do_in_window ("win.new-country");
  app_need_text ("Scenario");
  app_walk ("the editor");
  app_key ('h', 0);
  app_key (GDK_KEY_Return, 0);
  app_key (GDK_KEY_Escape, 0);
  app_key ('a', GDK_CONTROL_MASK);
  app_walk ("a house in the editor");
  app_click_text ("Scenario");
  app_click_text ("Add a scenario");
  app_walk ("the scenario");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_shown ("Discard");
  app_walk ("the question");
  app_click_text ("Discard");
  app_close ();
  app_forget_files ();
}

static char *
write_war (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("The Orchard War", 600, LW_LEDGER_MARGIN);
  char *path = lw_library_new_path (LW_FILE_CAMPAIGN, "The Orchard War");
  LwLedgerRow *row = lw_ledger_row_new ();
  g_autoptr (GError) error = NULL;
  guint side;

  row->id = g_strdup ("a");
  row->date = g_strdup ("2026-10-24");
  row->country = g_strdup ("Pinecone Wood");
  row->result = LW_RESULT_RED;
  for (side = 0; side < LW_N_SIDES; side++)
    {
      row->side[side].sent = (LwForce){ 48, 25, 3 };
      row->side[side].home = (LwForce){ side == LW_RED ? 31 : 7, 4, 3 };
      row->side[side].dead[LW_INFANTRY] = side == LW_RED ? 17 : 41;
      row->side[side].dead[LW_CAVALRY] = 21;
    }
  g_assert_true (lw_campaign_add (war, row));
  g_assert_true (lw_campaign_file_save (war, path, &error));
  g_assert_no_error (error);
  return path;
}

static void
test_campaign (void)
{
  g_autofree char *path = write_war ();

  app_open ();
  do_in_window ("win.new-campaign");
  app_need_named (GTK_TYPE_ENTRY, "Name of the war");
  app_walk ("a new war");
  app_key (GDK_KEY_Escape, 0);
  gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
  app_need_shown ("The ledger");
  app_walk ("the war");
  app_click_text ("Pinecone Wood");
  app_need_shown ("Margin to Red");
  app_key (GDK_KEY_c, GDK_CONTROL_MASK);
  app_need_shown ("The line is copied.");
  app_walk ("a line of the ledger, and a toast");
  app_click_text ("Statistics");
  app_walk ("statistics");
  app_key (GDK_KEY_F2, 0);
  app_need_named (GTK_TYPE_ENTRY, "Name of the war");
  app_walk ("the war's settings");
  app_key (GDK_KEY_Escape, 0);
  app_key (GDK_KEY_b, GDK_CONTROL_MASK);
  app_need_named (GTK_TYPE_ENTRY, "Country");
  app_walk ("a floor battle");
  app_close ();
  app_open ();
  gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
  app_need_shown ("The ledger");
  app_key (GDK_KEY_p, GDK_CONTROL_MASK);
  app_need_shown ("Save as PDF…");
  app_walk ("the war sheet");
  app_close ();
  app_forget_files ();
}

/* Every template, and what is made without one: here or at the table. */
static void
test_all (void)
{
  static const char *const here[] = {
    "LwStartPage",  "LwNewBattlePage", "LwRulesList",    "LwLearnPage",    "LwPracticePage",
    "LwEditorPage", "LwInspector",     "LwScenarioView", "LwAdviceView",   "LwCampaignPage",
    "LwLedgerView", "LwLedgerTable",   "LwFloorPage",    "LwFloorClock",   "LwReportPage",
    "LwSheetsView", "LwGallery",       "LwWindow",       "GtkAboutDialog", "GtkShortcutLabel"
  };
  static const char *const at_the_table[] = { "LwBattlePage",   "LwHandOver",
                                              "LwHandPanel",    "LwMeleeDialog",
                                              "LwPuttingPanel", "LwSightView",
                                              "LwStep",         NULL };
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "ui", NULL);
  g_autoptr (GDir) ui = g_dir_open (folder, 0, NULL);
  const char *name;
  guint i;

  for (i = 0; i < G_N_ELEMENTS (here); i++)
    if (!app_walked (here[i]))
      g_error ("%s has not been walked over", here[i]);
  g_assert_nonnull (ui);
  while ((name = g_dir_read_name (ui)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;
      g_auto (GStrv) parts = NULL;

      if (!g_str_has_suffix (name, ".ui"))
        continue;
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      parts = g_strsplit (text, "template class=\"", 2);
      g_assert_nonnull (parts[1]);
      *strchr (parts[1], '"') = '\0';
      if (!app_walked (parts[1]) && !g_strv_contains (at_the_table, parts[1]))
        g_error ("%s of %s is walked over nowhere", parts[1], name);
    }
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/walk/small-windows", test_small_windows);
  g_test_add_func ("/app/walk/timekeeper", test_timekeeper);
  g_test_add_func ("/app/walk/learning", test_learning);
  g_test_add_func ("/app/walk/new-battle", test_new_battle);
  g_test_add_func ("/app/walk/editor", test_editor);
  g_test_add_func ("/app/walk/campaign", test_campaign);
  g_test_add_func ("/app/walk/all", test_all);
  return app_test_run ();
}
