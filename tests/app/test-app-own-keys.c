/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-own-keys.c: the window of keys and the page of the help show the table, section by
 * section; keys of one's own are pressed, asked for, kept, shown and given up.
 *
 * LITTLE_WARS_WRITE_KEYS=1 test-app-own-keys -p /app/own-keys/help writes the page anew.
 */
#include "app-files.h"
#include "app-fight.h"
#include "app-keyboard.h"

#include <string.h>

#include "lw-battle-page.h"
#include "lw-key-choice.h"
#include "lw-settings.h"

/* ---- the page of the help ---- */

/* As the help calls what is printed on keys. */
static const struct
{
  const char *name;
  const char *shown;
} printed[] = {
  { "Left", "←" },          { "Up", "↑" },
  { "Right", "→" },         { "Down", "↓" },
  { "Return", "Enter" },    { "Escape", "Esc" },
  { "Page_Up", "Page Up" }, { "Page_Down", "Page Down" },
  { "minus", "−" },         { "plus", "+" },
  { "comma", "," },         { "question", "?" },
  { "space", "Space" },     { "bracketleft", "[" },
  { "bracketright", "]" },
};

static char *
printed_on (guint keyval)
{
  const char *name = gdk_keyval_name (keyval);

  for (guint i = 0; i < G_N_ELEMENTS (printed); i++)
    if (g_str_equal (printed[i].name, name))
      return g_strdup (printed[i].shown);
  return strlen (name) == 1 ? g_ascii_strup (name, 1) : g_strdup (name);
}

static void
append_key (GString *page, const char *key)
{
  GdkModifierType held;
  guint keyval;
  g_autofree char *name = NULL;

  g_assert_true (gtk_accelerator_parse (key, &keyval, &held));
  name = printed_on (keyval);
  if (held == 0)
    {
      g_string_append_printf (page, "<key>%s</key>", name);
      return;
    }
  g_string_append (page, "<keyseq>");
  if ((held & GDK_ALT_MASK) != 0)
    g_string_append (page, "<key>Alt</key>");
  if ((held & GDK_CONTROL_MASK) != 0)
    g_string_append (page, "<key>Ctrl</key>");
  if ((held & GDK_SHIFT_MASK) != 0)
    g_string_append (page, "<key>Shift</key>");
  g_string_append_printf (page, "<key>%s</key></keyseq>", name);
}

static void
append_row (GString *page, const LwAct *act)
{
  g_auto (GStrv) keys = lw_key_of (act, FALSE);

  g_string_append (page, "      <tr>\n        <td><p>");
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_string_append (page, i == 0 ? "" : " ");
      append_key (page, keys[i]);
    }
  g_string_append_printf (page, "</p></td>\n        <td><p>%s</p></td>\n      </tr>\n", act->label);
}

/* All sections, as they must stand in the page. */
static char *
wanted_sections (void)
{
  GString *page = g_string_new (NULL);
  guint n;
  const LwAct *acts = lw_key_acts (&n);

  for (guint i = 0; i < n; i++)
    {
      if (i == 0 || acts[i].heading != acts[i - 1].heading)
        g_string_append_printf (page,
                                "  <section id=\"keys-%d\">\n    <title>%s</title>\n\n"
                                "    <table frame=\"all\" rules=\"rows\">\n",
                                (int)acts[i].heading + 1,
                                lw_key_heading_in_english (acts[i].heading));
      append_row (page, &acts[i]);
      if (i + 1 == n || acts[i].heading != acts[i + 1].heading)
        g_string_append (page, "    </table>\n  </section>\n\n");
    }
  return g_string_free (page, FALSE);
}

static void
test_help (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "help", "C", "keyboard.page", NULL);
  g_autofree char *text = app_text (path);
  g_autofree char *wanted = NULL, *stands = NULL;
  char *from = strstr (text, "  <section id=\"keys-1\">");
  char *to = strstr (text, "  <section id=\"with-the-mouse\">");

  app_open ();
  wanted = wanted_sections ();
  g_assert_true (from != NULL && to > from);
  stands = g_strndup (from, (gsize)(to - from));
  if (g_getenv ("LITTLE_WARS_WRITE_KEYS") != NULL)
    {
      g_autofree char *page = g_strdup_printf ("%.*s%s%s", (int)(from - text), text, wanted, to);

      g_assert_true (g_file_set_contents (path, page, -1, NULL));
    }
  else
    g_assert_cmpstr (stands, ==, wanted);
  app_close ();
}

/* ---- the window ---- */

static void
open_keys (void)
{
  app_key (GDK_KEY_question, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_need_text ("Press a line to give it another key.");
}

static GtkListBox *
list_now (void)
{
  return GTK_LIST_BOX (app_find_type (NULL, GTK_TYPE_LIST_BOX));
}

static GtkListBoxRow *
row_of (const char *name)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list_now (), i)) != NULL; i++)
    if (g_str_equal (gtk_widget_get_name (GTK_WIDGET (row)), name))
      return row;
  g_error ("The window has no line for %s", name);
}

/* The keys that a line shows, in one string. */
static char *
shown_in (GtkWidget *row)
{
  g_autoptr (GPtrArray) all = app_all (row);
  GString *keys = g_string_new (NULL);

  for (guint i = 0; i < all->len; i++)
    if (GTK_IS_SHORTCUT_LABEL (g_ptr_array_index (all, i)))
      g_string_append_printf (keys, "%s%s", keys->len > 0 ? " " : "",
                              gtk_shortcut_label_get_accelerator (g_ptr_array_index (all, i)));
  return g_string_free (keys, FALSE);
}

/* Under its heading, with its words and its keys, in the order of the table. */
static void
test_window (void)
{
  const char *heading = NULL;
  guint n;
  const LwAct *acts = lw_key_acts (&n);

  app_open ();
  open_keys ();
  for (guint i = 0; i < n; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (list_now (), (int)i);
      GtkWidget *head = gtk_list_box_row_get_header (row);
      g_auto (GStrv) keys = lw_key_of (&acts[i], FALSE);
      g_autofree char *wanted = g_strjoinv (" ", keys), *shown = shown_in (GTK_WIDGET (row));

      heading = head != NULL ? gtk_label_get_text (GTK_LABEL (head)) : heading;
      g_assert_cmpstr (heading, ==, lw_key_heading (acts[i].heading));
      g_assert_nonnull (app_find_text (GTK_WIDGET (row), lw_key_label (&acts[i])));
      g_assert_cmpstr (shown, ==, wanted);
    }
  g_assert_null (gtk_list_box_get_row_at_index (list_now (), (int)n));
  app_key (GDK_KEY_Escape, 0);
  app_close ();
}

/* ---- keys of one's own ---- */

static const LwBattlePage *
page_now (void)
{
  return (const LwBattlePage *)app_find_type (app_window (), LW_TYPE_BATTLE_PAGE);
}

static gboolean
strings_shown (void)
{
  GtkWidget *button = app_need_named (GTK_TYPE_TOGGLE_BUTTON, "Strings");

  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));
}

/* Return on the line of that act asks for its new key. */
static void
ask_for (const char *name)
{
  open_keys ();
  gtk_widget_grab_focus (GTK_WIDGET (row_of (name)));
  app_key (GDK_KEY_Return, 0);
  app_need_text ("Press the new key. Escape leaves it as it is.");
}

static void
leave_keys (void)
{
  app_key (GDK_KEY_Escape, 0);
  app_wait_no_dialog ();
}

static void
assert_key (const char *name, const char *key)
{
  g_auto (GStrv) keys = lw_key_of (lw_key_act (name), FALSE);

  g_assert_cmpstr (keys[0], ==, key);
}

static void
assert_toggles (guint key, gboolean toggles)
{
  gboolean before = strings_shown ();

  app_key (key, 0);
  g_assert_true ((strings_shown () != before) == toggles);
}

static void
assert_strings_tip (const char *end)
{
  GtkWidget *button = app_need_named (GTK_TYPE_TOGGLE_BUTTON, "Strings");

  g_assert_true (g_str_has_suffix (gtk_widget_get_tooltip_text (button), end));
}

static void
open_battle (void)
{
  app_write_battle ();
  app_open_battle ();
  g_assert_nonnull (page_now ());
  lw_key_reset (NULL);
}

static void
leave (void)
{
  lw_key_reset (NULL);
  app_close ();
  app_forget_files ();
}

/* The new key does it, the old one does nothing, and all who name the key name the new one. */
static void
test_other_key (void)
{
  open_battle ();
  assert_toggles ('s', TRUE);
  assert_strings_tip ("(S)");
  ask_for ("battle.strings");
  app_key ('k', 0);
  assert_key ("battle.strings", "k");
  leave_keys ();
  assert_toggles ('k', TRUE);
  assert_toggles ('s', FALSE);
  assert_strings_tip ("(K)");
  leave ();
}

/* Escape keeps the old one; Shift alone is no key yet. */
static void
test_no_key (void)
{
  open_battle ();
  ask_for ("battle.strings");
  app_key (GDK_KEY_Shift_L, 0);
  app_need_text ("Press the new key. Escape leaves it as it is.");
  app_key (GDK_KEY_Escape, 0);
  assert_key ("battle.strings", "s");
  leave_keys ();
  leave ();
}

/* Somebody else's key is taken from him when that is agreed to. */
static void
test_taken (void)
{
  open_battle ();
  ask_for ("battle.strings");
  app_key ('c', 0);
  app_need_shown ("C is the key of something else");
  app_need_shown ("It does “Curtain”, which will have no key then.");
  app_key (GDK_KEY_Escape, 0);
  assert_key ("battle.strings", "s");
  leave_keys ();
  ask_for ("battle.strings");
  app_key ('c', 0);
  app_click_text ("Take It");
  assert_key ("battle.strings", "c");
  assert_key ("battle.draw-curtain", NULL);
  leave_keys ();
  assert_toggles ('c', TRUE);
  leave ();
}

/* The same key on another page is no clash: both are never there at once. */
static void
test_elsewhere (void)
{
  open_battle ();
  g_assert_null (lw_key_clash (lw_key_act ("battle.strings"), "b"));
  g_assert_true (lw_key_clash (lw_key_act ("battle.strings"), "<Control>q") ==
                 lw_key_act ("app.quit"));
  g_assert_true (lw_key_clash (lw_key_act ("editor.tool::w"), "<Control>p") ==
                 lw_key_act ("editor.plan"));
  leave ();
}

/* A letter alone for the whole program would be missing wherever one writes. */
static void
test_refused (void)
{
  open_battle ();
  ask_for ("app.preferences");
  app_key ('k', 0);
  app_need_shown ("It would be taken away from whoever writes: hold Ctrl or Alt with it.");
  app_key (GDK_KEY_F8, 0);
  assert_key ("app.preferences", "F8");
  leave_keys ();
  app_key (GDK_KEY_F8, 0);
  app_need_text ("Measures");
  app_key (GDK_KEY_Escape, 0);
  leave ();
}

static void
test_reset (void)
{
  open_battle ();
  lw_key_set (lw_key_act ("battle.strings"), "k");
  lw_key_set (lw_key_act ("battle.aim"), "j");
  open_keys ();
  app_click (app_find_named (GTK_WIDGET (row_of ("battle.strings")), GTK_TYPE_BUTTON,
                             "The key that it had at first"));
  assert_key ("battle.strings", "s");
  assert_key ("battle.aim", "j");
  app_click_text ("Reset All…");
  app_click_text ("Reset All");
  assert_key ("battle.aim", "a");
  leave_keys ();
  assert_toggles ('s', TRUE);
  leave ();
}

/* What was changed is in the settings, and read from there. */
static void
test_kept (void)
{
  g_autoptr (GVariant) kept = NULL;
  g_autofree char *text = NULL;

  open_battle ();
  lw_key_set (lw_key_act ("battle.strings"), "k");
  kept = g_settings_get_value (lw_settings (), "keys");
  text = g_variant_print (kept, FALSE);
  g_assert_cmpstr (text, ==, "{'battle.strings': ['k']}");
  app_close ();
  app_open_battle ();
  assert_toggles ('k', TRUE);
  leave ();
}

/* A key is taken by what is printed on it, whatever it writes at present. */
static void
test_other_layout (void)
{
  open_battle ();
  app_keyboard_set ("ru");
  open_keys ();
  gtk_widget_grab_focus (GTK_WIDGET (row_of ("battle.strings")));
  app_key (GDK_KEY_Return, 0);
  app_keyboard_press ("k");
  assert_key ("battle.strings", "k");
  app_keyboard_reset ();
  leave_keys ();
  assert_toggles ('k', TRUE);
  leave ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/own-keys/help", test_help);
  g_test_add_func ("/app/own-keys/window", test_window);
  g_test_add_func ("/app/own-keys/other-key", test_other_key);
  g_test_add_func ("/app/own-keys/no-key", test_no_key);
  g_test_add_func ("/app/own-keys/taken", test_taken);
  g_test_add_func ("/app/own-keys/elsewhere", test_elsewhere);
  g_test_add_func ("/app/own-keys/refused", test_refused);
  g_test_add_func ("/app/own-keys/reset", test_reset);
  g_test_add_func ("/app/own-keys/kept", test_kept);
  g_test_add_func ("/app/own-keys/other-layout", test_other_layout);
  return app_test_run ();
}
