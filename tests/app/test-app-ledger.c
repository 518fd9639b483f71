/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-ledger.c: the ledger of a war on the screen: its order, its filter, its columns where
 * room is short, the menu of a line; ten thousand battles.
 */
#include "app-war.h"

#include "lw-ledger-head.h"
#include "lw-ledger-line.h"
#include "lw-ledger-view.h"

/* ---- the list ---- */

static guint
number_at (LwLedgerModel *model, guint position)
{
  g_autoptr (LwLedgerEntry) entry = g_list_model_get_item (G_LIST_MODEL (model), position);

  return entry->number;
}

static void
test_model (void)
{
  g_autoptr (LwCampaign) war = new_war (50);
  g_autoptr (LwLedgerModel) model = lw_ledger_model_new ();
  LwLedgerColumn column;
  guint i;

  lw_ledger_model_set (model, war);
  for (column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    {
      guint last;

      lw_ledger_model_sort (model, column, FALSE);
      last = number_at (model, 49);
      lw_ledger_model_sort (model, column, TRUE);
      g_assert_cmpuint (number_at (model, 0), ==, last);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 50);
    }
  lw_ledger_model_sort (model, LW_COLUMN_RED, FALSE);
  for (i = 1; i < 50; i++)
    g_assert_cmpint (
        lw_row_points (g_ptr_array_index (war->battles, number_at (model, i - 1)), LW_RED), <=,
        lw_row_points (g_ptr_array_index (war->battles, number_at (model, i)), LW_RED));
  lw_ledger_model_filter (model, "łĄKA  blue");
  for (i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      g_assert_cmpuint (number_at (model, i) % 2, ==, 1);
      g_assert_cmpuint (number_at (model, i) % 3, ==, 1);
    }
  g_assert_cmpuint (i, ==, 9);
  lw_ledger_model_filter (model, "");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 50);
}

static guint
count_lines (void)
{
  g_autoptr (GPtrArray) all = app_all (NULL);
  guint i, n = 0;

  for (i = 0; i < all->len; i++)
    n += LW_IS_LEDGER_LINE (g_ptr_array_index (all, i));
  return n;
}

/* Of ten thousand battles only those have lines that may be seen soon. */
static void
test_long (void)
{
  g_autoptr (LwCampaign) war = new_war (10000);
  g_autofree char *path = write_war (war);

  app_open ();
  gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
  app_need_shown ("10000 battles");
  g_assert_cmpuint (count_lines (), >, 3);
  g_assert_cmpuint (count_lines (), <, 400);
  app_key (GDK_KEY_f, GDK_CONTROL_MASK);
  app_type ("28 oct drawn");
  app_need_shown (" of 10000");
  app_close ();
  app_forget_files ();
}

/* Lines that can be seen have their cells, are all of one height and stand one below the other.
 * Returns: lines that have cells. */
static guint
check_lines (GtkWidget *list)
{
  GtkWidget *row = gtk_widget_get_first_child (list);
  guint filled = 0, seen = 0;
  int height = 0;

  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *line = gtk_widget_get_first_child (row);
      gboolean empty = lw_ledger_line_is_empty (LW_LEDGER_LINE (line));

      filled += empty ? 0 : 1;
      if (!gtk_widget_get_mapped (line))
        continue;
      g_assert_false (empty);
      g_assert_nonnull (app_find_text (line, "Hook's Farm"));
      height = height == 0 ? gtk_widget_get_height (line) : height;
      g_assert_cmpint (gtk_widget_get_height (line), ==, height);
      seen++;
    }
  g_assert_cmpint ((int)seen * (height + 1), >=, gtk_widget_get_height (list));
  return filled;
}

/* Cells are made for those lines alone that come into sight, and before they are painted. */
static void
test_filled (void)
{
  static const double places[] = { .05, .5, .51, .1, 1, 0 };
  g_autoptr (LwCampaign) war = new_war (10000);
  g_autofree char *path = NULL;
  GtkWidget *list;
  GtkAdjustment *height;
  guint i;

  for (i = 0; i < war->battles->len; i++)
    {
      LwLedgerRow *row = g_ptr_array_index (war->battles, i);

      g_free (row->country);
      row->country = g_strdup ("Hook's Farm");
    }
  path = write_war (war);
  app_open ();
  gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
  app_need_shown ("10000 battles");
  app_settle ();
  list = app_find_type (app_find_type (NULL, LW_TYPE_LEDGER_VIEW), GTK_TYPE_LIST_VIEW);
  height = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));
  g_assert_cmpuint (check_lines (list), <, 40);
  for (i = 0; i < G_N_ELEMENTS (places); i++)
    {
      gtk_adjustment_set_value (height, places[i] * gtk_adjustment_get_upper (height));
      app_settle ();
      g_assert_cmpuint (check_lines (list), <, 150);
    }
  app_close ();
  app_forget_files ();
}

/* ---- the columns and the menu of a line ---- */

static void
check_columns (GtkWidget *head, GtkWidget *line)
{
  GtkWidget *title = gtk_widget_get_first_child (head);
  GtkWidget *cell = gtk_widget_get_first_child (gtk_widget_get_first_child (line));

  for (; title != NULL; title = gtk_widget_get_next_sibling (title))
    {
      graphene_point_t at = GRAPHENE_POINT_INIT (0, 0), above, below;

      g_assert_nonnull (cell);
      g_assert_cmpint (gtk_widget_get_mapped (title), ==, gtk_widget_get_mapped (cell));
      if (gtk_widget_get_mapped (title))
        {
          g_assert_true (gtk_widget_compute_point (title, app_window (), &at, &above));
          g_assert_true (gtk_widget_compute_point (cell, app_window (), &at, &below));
          g_assert_cmpfloat_with_epsilon (above.x, below.x, .5);
        }
      cell = gtk_widget_get_next_sibling (cell);
    }
  g_assert_null (cell);
}

/* Title and cell begin together in a wide window and in the smallest, where nothing is sideways out
 * of sight: the least needed columns are left out. */
static void
test_columns (void)
{
  static const int widths[] = { 1366, 1000 };
  g_autoptr (LwCampaign) war = new_war (3);
  g_autofree char *path = write_war (war);
  guint i;

  for (i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *head, *total;

      app_look (widths[i], 560, FALSE);
      app_open ();
      gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
      app_need_shown ("The ledger");
      app_settle ();
      head = app_find_type (NULL, LW_TYPE_LEDGER_HEAD);
      check_columns (head, app_find_type (NULL, LW_TYPE_LEDGER_LINE));
      total = gtk_widget_get_ancestor (head, GTK_TYPE_SCROLLED_WINDOW);
      g_assert_cmpfloat (gtk_adjustment_get_upper (
                             gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (total))),
                         <=, gtk_widget_get_width (total));
      g_assert_cmpint (app_find_text (head, "Where") != NULL, ==, widths[i] > 1000);
      g_assert_nonnull (app_find_text (head, "Blue total"));
      app_close ();
    }
  app_look (1366, 768, FALSE);
  app_forget_files ();
}

static void
copied_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  *(char **)data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static gboolean
has_text (gpointer data)
{
  return *(char **)data != NULL;
}

/* By the mouse and by the keyboard; a battle without a file can be corrected and copied. */
static void
test_menu (void)
{
  g_autoptr (LwCampaign) war = new_war (3);
  g_autofree char *path = write_war (war);
  g_autofree char *text = NULL;

  app_open ();
  gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
  app_click_at (app_need_text ("Łąka & 漢"), 4, 4, GDK_BUTTON_SECONDARY);
  app_need_text ("Correct this battle…");
  g_assert_false (app_shows ("Read the report"));
  app_click_text ("Copy the line");
  app_need_shown ("The line is copied.");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (app_window ()), NULL, copied_cb, &text);
  app_wait (has_text, &text, "the text on the clipboard");
  g_assert_true (
      g_str_has_prefix (text, "2\t2 Oct 2026\tŁąka & 漢\tFight to the Finish\tScreen\tBlue"));
  app_click_text ("Łąka & 漢");
  app_key (GDK_KEY_Menu, 0);
  app_need_text ("Copy the line");
  app_key (GDK_KEY_Return, 0);
  app_need_named (GTK_TYPE_ENTRY, "Why it is corrected");
  app_close ();
  app_forget_files ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/ledger/model", test_model);
  g_test_add_func ("/app/ledger/long", test_long);
  g_test_add_func ("/app/ledger/filled", test_filled);
  g_test_add_func ("/app/ledger/columns", test_columns);
  g_test_add_func ("/app/ledger/menu", test_menu);
  return app_test_run ();
}
