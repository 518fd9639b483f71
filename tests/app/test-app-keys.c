/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-keys.c: every key of the table, on every page, in five layouts, with Caps Lock and
 * without; typing and taking back in fields; keys wherever the focus is.
 */
#include "app-files.h"
#include "app-fight.h"
#include "app-keyboard.h"
#include "app-war.h"

#include <string.h>

#include "lw-battle-page.h"
#include "lw-editor-page.h"
#include "lw-floor-clock.h"
#include "lw-floor-page.h"
#include "lw-key-choice.h"
#include "lw-ledger-table.h"
#include "lw-melee-dialog.h"
#include "lw-navigator.h"
#include "lw-practice-page.h"
#include "lw-replay-page.h"
#include "lw-report-page.h"
#include "lw-sheets-view.h"
#include "lw-sight-view.h"
#include "store-test.h"

/* Alone, as most have them, and as a second layout beside an American one. */
static const char *const layouts[] = { "us", "ru", "gr", "de", "fr", "us,ru", "us,gr" };

/* ---- the table ---- */

static void
check_keys (const LwAct *act)
{
  g_auto (GStrv) keys = lw_key_of (act, TRUE);

  g_assert_nonnull (keys[0]);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      const LwAct *other = lw_key_clash (act, keys[i]);
      const char *refused = (act->way & LW_KEY_FIXED) != 0 ? NULL : lw_key_refuse (act, keys[i]);

      if (other != NULL)
        g_error ("%s has the key of %s: %s", act->name, other->name, keys[i]);
      if (refused != NULL)
        g_error ("%s cannot have the key %s: %s", act->name, keys[i], refused);
    }
}

/* Every name once, every key a key, and none twice where both can be asked for. */
static void
test_table (void)
{
  guint n;
  const LwAct *acts = lw_key_acts (&n);

  app_open ();
  g_assert_cmpuint (n, >, 100);
  for (guint i = 0; i < n; i++)
    {
      g_assert_true (lw_key_act (acts[i].name) == &acts[i]);
      g_assert_true (i == 0 || acts[i].heading >= acts[i - 1].heading);
      check_keys (&acts[i]);
    }
  app_close ();
}

/* ---- every key on every page ---- */

static const char *wanted; /* the act whose key is pressed */
static gboolean came;

/* In place of what the act does: is it the one? Another lets the key pass. */
static gboolean
probe_cb (GtkWidget *widget, GVariant *arguments, gpointer name)
{
  if (g_strcmp0 (name, wanted) != 0)
    return FALSE;
  came = TRUE;
  return TRUE;
}

/* What a shortcut asks for: an action with its target, or the name that a callback is given. */
static char *
name_of (GtkShortcut *shortcut)
{
  GtkShortcutAction *action = gtk_shortcut_get_action (shortcut);
  GVariant *arguments = gtk_shortcut_get_arguments (shortcut);

  if (GTK_IS_NAMED_ACTION (action))
    return g_action_print_detailed_name (
        gtk_named_action_get_action_name (GTK_NAMED_ACTION (action)), arguments);
  if (arguments != NULL && g_variant_is_of_type (arguments, G_VARIANT_TYPE_STRING))
    return g_variant_dup_string (arguments, NULL);
  return NULL;
}

static void
probe_all_in (GListModel *shortcuts)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);
      g_autofree char *name = name_of (shortcut);

      if (name != NULL && lw_key_act (name) != NULL)
        gtk_shortcut_set_action (shortcut,
                                 gtk_callback_action_new (probe_cb, g_strdup (name), g_free));
    }
}

static void
probe_window (GtkWidget *window)
{
  g_autoptr (GPtrArray) all = app_all (window);

  for (guint i = 0; i < all->len; i++)
    {
      g_autoptr (GListModel) controllers =
          gtk_widget_observe_controllers (g_ptr_array_index (all, i));

      for (guint k = 0; k < g_list_model_get_n_items (controllers); k++)
        {
          g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, k);

          if (GTK_IS_SHORTCUT_CONTROLLER (controller))
            probe_all_in (G_LIST_MODEL (controller));
        }
    }
}

static void
try_key (const LwAct *act, const char *key, GtkWidget *focus, const char *where)
{
  if (GTK_IS_WINDOW (focus))
    gtk_window_set_focus (GTK_WINDOW (focus), NULL);
  else
    gtk_widget_grab_focus (focus);
  wanted = act->name;
  came = FALSE;
  app_keyboard_press (key);
  if (came)
    return;
  g_test_message ("%s: %s does not do %s", where, key, act->name);
  g_test_fail ();
}

static void
try_act (const LwAct *act, GtkWidget *focus, const char *where)
{
  g_auto (GStrv) keys = lw_key_of (act, FALSE);

  for (guint i = 0; keys[i] != NULL; i++)
    try_key (act, keys[i], focus, where);
}

static guint tried; /* places that have been on the screen */

static void
try_all (GtkWidget *window, LwKeyPlaces places, GtkWidget *focus, const char *where)
{
  guint n;
  const LwAct *acts = lw_key_acts (&n);

  tried |= places;
  for (guint i = 0; i < n; i++)
    if ((acts[i].places & places) != 0 && (acts[i].way & LW_KEY_FIXED) == 0)
      try_act (&acts[i], focus, where);
}

/* All keys of what is on top, in every layout. */
static void
try_layouts (GtkWidget *window, LwKeyPlaces places, GtkWidget *focus)
{
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    for (guint caps = 0; caps < 2; caps++)
      {
        g_autofree char *where = g_strconcat (layouts[i], caps != 0 ? " with Caps Lock" : "", NULL);

        app_keyboard_set (layouts[i]);
        app_keyboard_caps (caps != 0);
        /* By the first key on it another keyboard is found out. */
        app_keyboard_press ("Shift_L");
        probe_window (window);
        try_all (window, places, focus, where);
      }
  app_keyboard_reset ();
}

static void
try_page (LwKeyPlaces places, GtkWidget *focus)
{
  app_settle ();
  try_layouts (app_window (), places | LW_KEYS_PROGRAM, focus);
  app_close ();
  app_forget_files ();
}

static void
test_start (void)
{
  app_open ();
  try_page (LW_KEYS_START, app_need_text ("New battle"));
}

static void
test_battle (void)
{
  app_write_battle ();
  app_open_battle ();
  try_page (LW_KEYS_BATTLE | LW_KEYS_VIEW | LW_KEYS_MAP | LW_KEYS_TABLE, GTK_WIDGET (app_map ()));
}

static void
test_sight (void)
{
  app_open ();
  gtk_widget_activate_action (app_window (), "win.practice", NULL);
  app_settle ();
  app_key ('v', 0);
  app_settle ();
  try_page (LW_KEYS_PRACTICE | LW_KEYS_SIGHT, app_find_type (NULL, LW_TYPE_SIGHT_VIEW));
}

static GtkWidget *
open_from_battle (const char *action, GType type)
{
  app_write_battle ();
  app_open_battle ();
  gtk_widget_activate_action (app_find_type (NULL, LW_TYPE_BATTLE_PAGE), action, NULL);
  app_settle ();
  return app_find_type (NULL, type);
}

static void
test_replay (void)
{
  GtkWidget *view = open_from_battle ("battle.replay", LW_TYPE_REPLAY_VIEW);

  try_page (LW_KEYS_REPLAY | LW_KEYS_VIEW, view);
}

static void
test_report (void)
{
  GtkWidget *sheets = open_from_battle ("battle.report", LW_TYPE_SHEETS_VIEW);

  try_page (LW_KEYS_REPORT | LW_KEYS_SHEETS, sheets);
}

static void
test_editor (void)
{
  app_open ();
  app_key ('n', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_settle ();
  try_page (LW_KEYS_EDITOR | LW_KEYS_VIEW | LW_KEYS_MAP, GTK_WIDGET (app_map ()));
}

static void
open_war (void)
{
  g_autoptr (LwCampaign) war = new_war (5);
  g_autofree char *path = write_war (war);

  app_open ();
  g_assert_true (app_open_path (path));
}

static void
test_campaign (void)
{
  open_war ();
  try_page (LW_KEYS_CAMPAIGN | LW_KEYS_LEDGER, app_find_type (NULL, LW_TYPE_LEDGER_TABLE));
}

static void
test_floor (void)
{
  open_war ();
  app_key ('b', GDK_CONTROL_MASK);
  app_settle ();
  try_page (LW_KEYS_FLOOR, app_find_type (app_find_type (NULL, LW_TYPE_FLOOR_PAGE), GTK_TYPE_TEXT));
}

/* The timekeeper's window and the melee's stand alone. */
static void
try_window (GtkWidget *window, LwKeyPlaces places)
{
  gtk_window_present (GTK_WINDOW (window));
  app_settle ();
  app_point_at (window, 5, gtk_widget_get_height (window) / 2.0);
  app_settle ();
  try_layouts (window, places, window);
}

static void
test_clock (void)
{
  GtkWidget *clock;

  app_open ();
  clock = g_object_new (LW_TYPE_FLOOR_CLOCK, NULL);
  gtk_window_set_transient_for (GTK_WINDOW (clock), GTK_WINDOW (app_window ()));
  try_window (clock, LW_KEYS_CLOCK);
  gtk_window_destroy (GTK_WINDOW (clock));
  app_close ();
}

/* ---- nobody is forgotten ---- */

static void
test_all_places (void)
{
  guint n, all = 0;
  const LwAct *acts = lw_key_acts (&n);

  for (guint i = 0; i < n; i++)
    if ((acts[i].places & (tried | LW_KEYS_WRITING | LW_KEYS_MELEE)) == 0)
      {
        g_test_message ("nobody has tried %s", acts[i].name);
        g_test_fail ();
      }
    else
      all++;
  g_assert_cmpuint (all, ==, n);
}

/* ---- what the keys do ---- */

static void
open_editor (void)
{
  app_open ();
  app_key ('n', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_settle ();
}

static void
leave (void)
{
  app_keyboard_reset ();
  if (app_editor_page () != NULL && lw_drafting_dirty (lw_editor_drafting (app_editor ())))
    {
      app_key (GDK_KEY_Left, GDK_ALT_MASK);
      app_click_text ("Discard");
      app_settle ();
    }
  app_close ();
  app_forget_files ();
}

/* By the key of the tool and Enter; the house is selected. */
static void
put_house (void)
{
  app_keyboard_press ("h");
  app_keyboard_press ("Return");
  app_keyboard_press ("s");
}

static guint
things (void)
{
  return lw_editor_country (app_editor ())->features->len;
}

static void
try_board (void)
{
  double inch;

  put_house ();
  g_assert_cmpuint (things (), ==, 1);
  g_assert_cmpuint (lw_editor_tool (app_editor ()), ==, LW_EDITOR_SELECT);
  app_keyboard_press ("<Control>z");
  g_assert_cmpuint (things (), ==, 0);
  app_keyboard_press ("<Control><Shift>z");
  g_assert_cmpuint (things (), ==, 1);
  app_keyboard_press ("m");
  g_assert_cmpuint (lw_editor_tool (app_editor ()), ==, LW_EDITOR_MEASURE);
  app_keyboard_press ("n");
  g_assert_cmpuint (lw_editor_n_selected (app_editor ()), ==, 1);
  inch = lw_view_inch (lw_map_view_view (app_map ()));
  app_keyboard_press ("plus");
  g_assert_cmpfloat (lw_view_inch (lw_map_view_view (app_map ())), >, inch);
  app_keyboard_press ("0");
  g_assert_cmpfloat (lw_view_inch (lw_map_view_view (app_map ())), ==, inch);
  app_keyboard_press ("Delete");
  g_assert_cmpuint (things (), ==, 0);
}

/* The drawing board by its keys, whatever is written with. */
static void
test_board (void)
{
  open_editor ();
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    for (guint caps = 0; caps < 2; caps++)
      {
        app_keyboard_set (layouts[i]);
        app_keyboard_caps (caps != 0);
        gtk_widget_grab_focus (GTK_WIDGET (app_map ()));
        try_board ();
      }
  leave ();
}

/* ---- fields ---- */

static GtkWidget *
field (void)
{
  return app_need_named (GTK_TYPE_ENTRY, "Name of Red");
}

static const char *
written (void)
{
  return gtk_editable_get_text (GTK_EDITABLE (field ()));
}

/* All letters arrive as letters, and taking back, copying and selecting are the field's. */
static void
try_field (void)
{
  g_autofree char *text = NULL;

  gtk_editable_set_text (GTK_EDITABLE (field ()), "");
  gtk_widget_grab_focus (field ());
  for (const char *letter = "npmzcsxv"; *letter != '\0'; letter++)
    app_keyboard_press ((const char[]){ *letter, '\0' });
  text = g_strdup (written ());
  g_assert_cmpint (g_utf8_strlen (text, -1), ==, 8);
  app_keyboard_press ("<Control>z");
  g_assert_cmpint (g_utf8_strlen (written (), -1), <, 8);
  app_keyboard_press ("<Control><Shift>z");
  g_assert_cmpstr (written (), ==, text);
  app_keyboard_press ("<Control>a");
  app_keyboard_press ("<Control>x");
  g_assert_cmpstr (written (), ==, "");
  app_keyboard_press ("<Control>v");
  app_settle ();
  g_assert_cmpstr (written (), ==, text);
}

static void
test_fields (void)
{
  app_open ();
  app_click_text ("New battle");
  field ();
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    for (guint caps = 0; caps < 2; caps++)
      {
        app_keyboard_set (layouts[i]);
        app_keyboard_caps (caps != 0);
        try_field ();
      }
  leave ();
}

/* On the board a field's own letters are typed, and no tool is taken; Ctrl+Z is the board's. */
static void
test_board_field (void)
{
  GtkWidget *name;

  open_editor ();
  put_house ();
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      app_keyboard_set (layouts[i]);
      name = app_need_named (GTK_TYPE_ENTRY, "Name of the thing");
      gtk_widget_grab_focus (name);
      app_keyboard_press ("<Control>a");
      for (const char *letter = "bhwm01"; *letter != '\0'; letter++)
        app_keyboard_press ((const char[]){ *letter, '\0' });
      g_assert_cmpint (g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (name)), -1), ==, 6);
      g_assert_cmpuint (lw_editor_tool (app_editor ()), ==, LW_EDITOR_SELECT);
      g_assert_nonnull (lw_editor_only (app_editor ())->name);
      app_keyboard_press ("<Control>z");
      g_assert_null (lw_editor_only (app_editor ())->name);
    }
  leave ();
}

/* ---- wherever the focus is ---- */

static gboolean
no_popover (gpointer data)
{
  g_autoptr (GPtrArray) all = app_all (app_window ());

  for (guint i = 0; i < all->len; i++)
    if (GTK_IS_POPOVER (g_ptr_array_index (all, i)))
      return FALSE;
  return TRUE;
}

static void
assert_board_answers (const char *after)
{
  guint before = things ();

  app_key ('z', GDK_CONTROL_MASK);
  if (things () != before - 1)
    g_error ("Ctrl+Z does nothing after %s", after);
  app_key ('z', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  if (things () != before)
    g_error ("Ctrl+Shift+Z does nothing after %s", after);
  app_key ('w', 0);
  if (lw_editor_tool (app_editor ()) != (LwEditorTool)LW_FEATURE_WALL)
    g_error ("W does nothing after %s", after);
  app_key ('s', 0);
}

/* The main menu, into the menu that slides in, and out by Escape, by a click, by an act of it. */
static void
test_after_menu (void)
{
  open_editor ();
  put_house ();
  app_key (GDK_KEY_F10, 0);
  app_click_text ("Make both halves alike");
  app_need_text ("Mirror the south half");
  app_key (GDK_KEY_Escape, 0);
  app_key (GDK_KEY_Escape, 0);
  app_wait (no_popover, NULL, "the end of the menu");
  assert_board_answers ("the menu was left by Escape");
  app_key (GDK_KEY_F10, 0);
  app_click_text ("Make both halves alike");
  app_need_text ("Mirror the south half");
  app_click_at (app_window (), 700, 700, 1);
  app_wait (no_popover, NULL, "the end of the menu");
  assert_board_answers ("a click beside the menu");
  app_key (GDK_KEY_F10, 0);
  app_click_text ("Make both halves alike");
  app_click_text ("Mirror the south half");
  app_wait (no_popover, NULL, "the end of the menu");
  assert_board_answers ("an act of the menu");
  leave ();
}

/* With the focus on each thing of the page that takes it, and with nothing. */
static void
test_every_focus (void)
{
  g_autoptr (GPtrArray) all = NULL;

  open_editor ();
  put_house ();
  all = app_all (app_window ());
  g_ptr_array_set_free_func (all, g_object_unref);
  g_ptr_array_foreach (all, (GFunc)(void (*) (void))g_object_ref, NULL);
  for (guint i = 0; i < all->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (all, i);

      if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_focusable (widget) ||
          GTK_IS_TEXT (widget) || GTK_IS_WINDOW (widget) || !gtk_widget_grab_focus (widget))
        continue;
      if (!GTK_IS_TEXT (app_focus ()))
        assert_board_answers (G_OBJECT_TYPE_NAME (widget));
    }
  gtk_window_set_focus (GTK_WINDOW (app_window ()), NULL);
  assert_board_answers ("the focus went to nobody");
  leave ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/keys/table", test_table);
  g_test_add_func ("/app/keys/start", test_start);
  g_test_add_func ("/app/keys/battle", test_battle);
  g_test_add_func ("/app/keys/sight", test_sight);
  g_test_add_func ("/app/keys/replay", test_replay);
  g_test_add_func ("/app/keys/report", test_report);
  g_test_add_func ("/app/keys/editor", test_editor);
  g_test_add_func ("/app/keys/campaign", test_campaign);
  g_test_add_func ("/app/keys/floor", test_floor);
  g_test_add_func ("/app/keys/clock", test_clock);
  g_test_add_func ("/app/keys/all-places", test_all_places);
  g_test_add_func ("/app/keys/board", test_board);
  g_test_add_func ("/app/keys/fields", test_fields);
  g_test_add_func ("/app/keys/board-field", test_board_field);
  g_test_add_func ("/app/keys/after-menu", test_after_menu);
  g_test_add_func ("/app/keys/every-focus", test_every_focus);
  return app_test_run ();
}
