/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-pseudo.c: the pages in a language that nobody speaks: no word on them is still English,
 * all fits into a window of 1000 by 560, and from right to left the map is not mirrored.
 *
 * tests/check-pseudo.sh makes the language and runs this twice, and then once in every language
 * that the program speaks, where all must fit, too; and in English with letters half as large
 * again, which must fit into 1366 by 768.
 */
#include "app-play.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

#include "lw-library.h"
#include "lw-navigator.h"

static int most_width = 1000;
static int most_height = 560;
static gboolean is_real; /* a language of people: its words cannot be told from English ones */
static char *data_words; /* all text of the Countries, battles and wars: names are not translated */
static guint faults;

/* ---- what may be read in English ---- */

static void
add_data (GString *text, LwFileKind kind)
{
  g_autofree char *folder = lw_library_shipped (kind);
  GDir *dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *read = NULL;

      if (g_file_get_contents (path, &read, NULL, NULL))
        g_string_append (text, read);
    }
  g_dir_close (dir);
}

static void
read_data (void)
{
  /* Keys, units of files, what GTK itself says, and the names of typefaces and papers. */
  /* Months come from the system's locale, which stays what it is. */
  GString *text = g_string_new (" Ctrl Shift Alt Return Enter Escape Esc Space Page Down Home End "
                                "Tab Letter PDF PNG SVG CSV Minimize Maximize Restore Close "
                                "Jan Mar Apr May Jun Jul Aug Sep Oct Nov Dec Feb ");

  add_data (text, LW_FILE_COUNTRY);
  add_data (text, LW_FILE_BATTLE);
  add_data (text, LW_FILE_CAMPAIGN);
  data_words = g_string_free (text, FALSE);
}

static gboolean
is_english (const char *word)
{
  return strlen (word) >= 3 && strpbrk (word, "aeiouyAEIOUY") != NULL &&
         strstr (data_words, word) == NULL;
}

/* The first word of plain letters in @text that is in no file either. (transfer full) */
static char *
find_english (const char *text)
{
  g_autoptr (GRegex) words = g_regex_new ("(?<![\\w’'])[A-Za-z]+(?![\\w’'])", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (words, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *word = g_match_info_fetch (match, 0);

      if (is_english (word))
        return g_steal_pointer (&word);
    }
  return NULL;
}

static void
complain (const char *page, const char *what, const char *text)
{
  faults++;
  g_printerr ("%s: %s: %s\n", page, what, text);
}

static void
check_words (const char *page, const char *what, const char *text)
{
  g_autofree char *word = text == NULL || is_real ? NULL : find_english (text);

  if (word != NULL)
    complain (page, what, text);
}

/* ---- looking ---- */

static gboolean
is_cut (GtkLabel *label)
{
  GtkWidget *widget = GTK_WIDGET (label);
  int natural;

  if (gtk_label_get_ellipsize (label) != PANGO_ELLIPSIZE_NONE)
    /* A status line is for a glance, and is said in full; others give the whole in their tooltip.
     */
    return pango_layout_is_ellipsized (gtk_label_get_layout (label)) &&
           !gtk_widget_has_css_class (widget, "numeric") &&
           gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (label)) !=
               GTK_ACCESSIBLE_ROLE_STATUS &&
           gtk_widget_get_tooltip_text (widget) == NULL;
  pango_layout_get_pixel_size (gtk_label_get_layout (label), &natural, NULL);
  return natural > gtk_widget_get_width (widget) + 1;
}

static void
check_widget (const char *page, GtkWidget *widget)
{
  g_autofree char *text = app_text_of (widget);
  g_autofree char *label = app_accessible (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);

  check_words (page, "shown", GTK_IS_TEXT (widget) ? NULL : text);
  check_words (page, "tooltip", gtk_widget_get_tooltip_text (widget));
  check_words (page, "label", g_strcmp0 (label, "undefined") == 0 ? NULL : label);
  if (GTK_IS_LABEL (widget) && text != NULL && *text != '\0' && is_cut (GTK_LABEL (widget)))
    complain (page, "cut", text);
}

static void
check_size (const char *page, GtkWidget *window)
{
  int width, height;

  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  if (width > most_width || height > most_height)
    {
      g_autofree char *size = g_strdup_printf ("%d by %d", width, height);

      complain (page, "larger than the smallest window", size);
    }
}

static void
look (const char *page)
{
  g_autoptr (GPtrArray) all = NULL;
  guint i;

  app_settle ();
  all = app_all (NULL);
  for (i = 0; i < all->len; i++)
    check_widget (page, g_ptr_array_index (all, i));
  check_size (page, app_top ());
}

/* ---- the walk ---- */

static void
act (const char *action, const char *parameter)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (app_window ()));

  g_assert_true (gtk_widget_activate_action (focus == NULL ? app_window () : focus, action,
                                             parameter == NULL ? NULL : "s", parameter));
  app_settle ();
}

static void
app_act (const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), action, NULL);
  app_settle ();
}

static void
go (const char *action, const char *parameter, const char *page)
{
  act (action, parameter);
  look (page);
}

static void
back (void)
{
  app_go_home ();
  app_settle ();
}

static void
open_shipped (LwFileKind kind, const char *name, const char *page)
{
  g_autofree char *folder = lw_library_shipped (kind);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  lw_navigator_open_path (LW_NAVIGATOR (app_window ()), path);
  look (page);
}

static void
walk_lessons (void)
{
  static const char *const ids[] = { "guns", "melee", "prisoners", "small-battle" };
  guint i;

  go ("win.learn", NULL, "learn");
  go ("win.practice", NULL, "practice");
  back ();
  go ("win.lesson", "putting-down", "hand-over");
  back ();
  for (i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      go ("win.lesson", ids[i], "waiting");
      go ("battle.go", NULL, "the guns' turn");
      act ("battle.end", NULL);
      look ("settling");
      back ();
    }
}

/* Floor x grows to the right of the screen, whichever way words go. */
static void
check_map (void)
{
  double x0, x1, y;

  act ("win.lesson", "moving");
  app_map_pixel (app_inches (10, 10), &x0, &y);
  app_map_pixel (app_inches (40, 10), &x1, &y);
  g_assert_cmpfloat (x0, <, x1);
  back ();
}

static void
walk_dialogs (void)
{
  static const char *const actions[] = { "preferences", "rules", "timekeeper" };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      app_act (actions[i]);
      look (actions[i]);
      gtk_window_close (GTK_WINDOW (app_top ()));
      app_wait_no_dialog ();
    }
}

static void
test_walk (void)
{
  app_look (most_width, most_height, FALSE);
  app_open ();
  look ("start");
  walk_lessons ();
  check_map ();
  go ("win.new-battle", NULL, "new battle");
  back ();
  go ("win.new-country", NULL, "editor");
  back ();
  open_shipped (LW_FILE_BATTLE, "hooks-farm.lwbattle", "account");
  go ("battle.report", NULL, "report");
  back ();
  open_shipped (LW_FILE_CAMPAIGN, "two-chairs.lwcampaign", "war");
  back ();
  walk_dialogs ();
  app_close ();
  g_assert_cmpuint (faults, ==, 0);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("LITTLE_WARS_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  is_real = g_strcmp0 (g_getenv ("LITTLE_WARS_TEST_WAY"), "real") == 0;
  if (g_getenv ("LITTLE_WARS_TEST_TEXT") != NULL)
    {
      most_width = 1366;
      most_height = 768;
    }
  app_test_init (&argc, &argv);
  read_data ();
  g_test_add_func ("/app/pseudo/walk", test_walk);
  return app_test_run ();
}
