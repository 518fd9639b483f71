/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-keys.c: the window of shortcuts tells the truth: every key that does something is in it,
 * and every key in it does something.
 */
#include "app-test.h"

#include "lw-battle-page.h"
#include "lw-campaign-page.h"
#include "lw-editor-page.h"
#include "lw-floor-clock.h"
#include "lw-ledger-view.h"
#include "lw-practice-page.h"
#include "lw-report-page.h"

/* Keys that the map and GTK's own controls listen to by themselves. */
static const char *const of_the_map[] = {
  "n",     "p",     "Return",      "<Shift>Return", "Escape",        "<Control>a",
  "m",     "space", "Page_Up",     "Page_Down",     "Home",          "End",
  "0",     "1",     "plus",        "minus",         "Left",          "Up",
  "Right", "Down",  "<Shift>Left", "<Shift>Right",  "<Control>Left", "<Control>Right",
  "F10",   "z",
};

static char *
key_name (guint keyval, GdkModifierType modifiers)
{
  return gtk_accelerator_name (gdk_keyval_to_lower (keyval), modifiers);
}

static void
add_key (GHashTable *keys, const char *accelerator)
{
  guint keyval;
  GdkModifierType modifiers;

  g_assert_true (gtk_accelerator_parse (accelerator, &keyval, &modifiers));
  g_hash_table_add (keys, key_name (keyval, modifiers));
}

static GHashTable *
new_keys (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
read_shortcuts (GtkWidget *widget, GHashTable *shown)
{
  GtkWidget *child;

  if (GTK_IS_SHORTCUTS_SHORTCUT (widget))
    {
      g_autofree char *accelerator = NULL;
      g_auto (GStrv) parts = NULL;
      guint i;

      g_object_get (widget, "accelerator", &accelerator, NULL);
      parts = g_strsplit (accelerator == NULL ? "" : accelerator, " ", -1);
      for (i = 0; parts[i] != NULL; i++)
        if (*parts[i] != '\0')
          add_key (shown, parts[i]);
    }
  for (child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_shortcuts (child, shown);
}

static GHashTable *
shown_keys (void)
{
  GHashTable *shown = new_keys ();
  GtkWidget *overlay;

  /* It is made when it is opened. */
  gtk_widget_activate_action (app_window (), "win.show-help-overlay", NULL);
  app_settle ();
  overlay =
      GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (app_window ())));
  g_assert_nonnull (overlay);
  read_shortcuts (overlay, shown);
  g_assert_cmpuint (g_hash_table_size (shown), >, 20);
  gtk_window_close (GTK_WINDOW (overlay));
  return shown;
}

static void
add_trigger (GHashTable *bound, GtkShortcut *shortcut)
{
  GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

  if (GTK_IS_KEYVAL_TRIGGER (trigger) && GTK_IS_NAMED_ACTION (gtk_shortcut_get_action (shortcut)))
    g_hash_table_add (bound,
                      key_name (gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)),
                                gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger))));
}

/* What the classes of our pages bind to actions. */
static void
add_bindings (GHashTable *bound, GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  guint i, k;

  for (i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      for (k = 0; k < g_list_model_get_n_items (G_LIST_MODEL (controller)); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);

          add_trigger (bound, shortcut);
        }
    }
}

static void
add_pages (GHashTable *bound)
{
  const GType pages[] = { LW_TYPE_BATTLE_PAGE, LW_TYPE_CAMPAIGN_PAGE, LW_TYPE_PRACTICE_PAGE,
                          LW_TYPE_REPORT_PAGE, LW_TYPE_EDITOR_PAGE,   LW_TYPE_FLOOR_CLOCK,
                          LW_TYPE_LEDGER_VIEW };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      GtkWidget *page = g_object_ref_sink (g_object_new (pages[i], NULL));

      add_bindings (bound, page);
      g_object_unref (page);
    }
}

static void
add_application (GHashTable *bound)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (app_window ()));
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);
  guint i, k;

  for (i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) keys = gtk_application_get_accels_for_action (application, actions[i]);

      for (k = 0; keys[k] != NULL; k++)
        add_key (bound, keys[k]);
    }
}

static void
assert_in (GHashTable *some, GHashTable *all, const char *complaint)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, some);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_hash_table_contains (all, key))
      {
        g_test_message ("%s: %s", complaint, (const char *)key);
        g_test_fail ();
      }
}

static void
test_shortcuts (void)
{
  g_autoptr (GHashTable) shown = NULL;
  g_autoptr (GHashTable) bound = new_keys ();
  guint i;

  app_open ();
  shown = shown_keys ();
  add_pages (bound);
  add_application (bound);
  g_assert_cmpuint (g_hash_table_size (bound), >, 15);
  assert_in (bound, shown, "a key that the window of shortcuts keeps to itself");
  for (i = 0; i < G_N_ELEMENTS (of_the_map); i++)
    add_key (bound, of_the_map[i]);
  assert_in (shown, bound, "a key that does nothing");
  app_close ();
  app_forget_files ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/keys/shortcuts", test_shortcuts);
  return app_test_run ();
}
