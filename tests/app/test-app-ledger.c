/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-ledger.c: the ledger of a war on the screen: its order, its filter, its columns where
 * room is short, the battle that is open, the menu of a line; ten thousand battles.
 */
#include "app-war.h"

#include "lw-ledger-view.h"

static void
open_war (guint n)
{
  g_autoptr (LwCampaign) war = new_war (n);
  g_autofree char *path = write_war (war);

  app_open ();
  gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
  app_need_text ("The ledger");
}

static GtkWidget *
view (void)
{
  return app_find_type (NULL, LW_TYPE_LEDGER_VIEW);
}

static GListModel *
lines (void)
{
  return lw_ledger_view_lines_for_test (LW_LEDGER_VIEW (view ()));
}

static gboolean
so_many (gpointer n)
{
  return g_list_model_get_n_items (lines ()) == GPOINTER_TO_UINT (n);
}

/* ---- order and filter ---- */

static guint
number_at (guint position)
{
  g_autoptr (LwLedgerEntry) entry = g_list_model_get_item (lines (), position);

  return entry->number;
}

static gint
points_at (guint position)
{
  g_autoptr (LwLedgerEntry) entry = g_list_model_get_item (lines (), position);

  return lw_row_points (entry->row, LW_RED);
}

static void
sort (LwLedgerColumn column, gboolean falling)
{
  GtkWidget *button = app_find_type (view (), GTK_TYPE_MENU_BUTTON);

  gtk_widget_activate_action (button, "order.by", "u", column);
  gtk_widget_activate_action (button, "order.falling", "b", falling);
}

/* By every column both ways; equal ones keep the order in which they were fought. */
static void
test_order (void)
{
  open_war (50);
  app_wait (so_many, GUINT_TO_POINTER (50), "all lines");
  for (LwLedgerColumn column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    {
      guint last;

      sort (column, FALSE);
      last = number_at (49);
      sort (column, TRUE);
      g_assert_cmpuint (number_at (0), ==, last);
      g_assert_cmpuint (g_list_model_get_n_items (lines ()), ==, 50);
    }
  sort (LW_COLUMN_RED, FALSE);
  for (guint i = 1; i < 50; i++)
    g_assert_cmpint (points_at (i - 1), <=, points_at (i));
  app_close ();
  app_forget_files ();
}

static void
test_filter (void)
{
  open_war (50);
  app_key (GDK_KEY_f, GDK_CONTROL_MASK);
  app_type ("łĄKA  blue");
  app_need_shown ("9 of 50");
  for (guint i = 0; i < 9; i++)
    {
      g_assert_cmpuint (number_at (i) % 2, ==, 1);
      g_assert_cmpuint (number_at (i) % 3, ==, 1);
    }
  app_type (" nobody");
  app_need_shown ("No battle has all of these words.");
  app_key (GDK_KEY_Escape, 0);
  app_wait (so_many, GUINT_TO_POINTER (50), "all lines again");
  g_assert_false (app_shows (" of 50"));
  app_close ();
  app_forget_files ();
}

typedef struct
{
  GtkWidget *button;
  const char *label;
  const char *way;
} Order;

static gboolean
says_so (gpointer data)
{
  const Order *order = data;
  g_autofree char *said = app_accessible (order->button, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *more = app_accessible (order->button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  return g_str_equal (said, order->label) && g_str_equal (more, order->way);
}

static void
need_order (GtkWidget *button, const char *label, const char *way)
{
  Order order = { button, label, way };

  app_wait (says_so, &order, label);
}

/* A head sorts by the mouse and the menu by the keyboard; the button of the menu says which of them
 * was last, and which way. */
static void
test_heads (void)
{
  GtkWidget *button, *head;

  open_war (3);
  button = app_need_named (GTK_TYPE_MENU_BUTTON, "Sort by: No.");
  need_order (button, "Sort by: No.", "rising");
  head = gtk_widget_get_ancestor (app_need_text ("Red total"), GTK_TYPE_BOX);
  app_click_at (head, 24, 8, GDK_BUTTON_PRIMARY);
  need_order (button, "Sort by: Red total", "rising");
  /* Not where the last click was: GTK takes no second click of two for an order. */
  app_click_at (head, 48, 8, GDK_BUTTON_PRIMARY);
  need_order (button, "Sort by: Red total", "falling");
  app_tab_to (gtk_widget_get_first_child (button));
  app_key (GDK_KEY_space, 0);
  app_need_text ("Falling");
  app_keys (GDK_KEY_Down, 0, LW_COLUMN_COUNTRY);
  app_key (GDK_KEY_Return, 0);
  need_order (button, "Sort by: Country", "rising");
  g_assert_cmpuint (number_at (2), ==, 1);
  app_close ();
  app_forget_files ();
}

/* ---- ten thousand battles ---- */

static GtkWidget *
list (void)
{
  return app_find_type (view (), GTK_TYPE_LIST_VIEW);
}

static guint
count_lines (void)
{
  GtkWidget *line = gtk_widget_get_first_child (list ());
  guint n = 0;

  for (; line != NULL; line = gtk_widget_get_next_sibling (line))
    n++;
  return n;
}

/* Only those have lines that may be seen soon. */
static void
test_long (void)
{
  open_war (10000);
  app_need_shown ("10000 battles");
  app_wait (so_many, GUINT_TO_POINTER (10000), "all lines");
  g_assert_cmpuint (count_lines (), >, 3);
  g_assert_cmpuint (count_lines (), <, 400);
  app_key (GDK_KEY_f, GDK_CONTROL_MASK);
  app_type ("28 oct drawn");
  app_need_shown (" of 10000");
  app_close ();
  app_forget_files ();
}

/* Lines that can be seen are all of one height and leave no room between them. */
static void
check_lines (void)
{
  GtkWidget *line = gtk_widget_get_first_child (list ());
  int seen = 0, height = 0;

  for (; line != NULL; line = gtk_widget_get_next_sibling (line))
    {
      if (!gtk_widget_get_mapped (line))
        continue;
      g_assert_true (app_find_text (line, "Pinecone Wood") || app_find_text (line, "Łąka & 漢"));
      height = height == 0 ? gtk_widget_get_height (line) : height;
      g_assert_cmpint (gtk_widget_get_height (line), ==, height);
      seen++;
    }
  g_assert_cmpint (seen * (height + 1), >=, gtk_widget_get_height (list ()));
}

static void
test_scroll (void)
{
  static const double places[] = { .05, .5, .51, .1, 1, 0 };
  GtkAdjustment *height;

  open_war (10000);
  app_wait (so_many, GUINT_TO_POINTER (10000), "all lines");
  app_settle ();
  height = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list ()));
  check_lines ();
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      gtk_adjustment_set_value (height, places[i] * gtk_adjustment_get_upper (height));
      app_settle ();
      check_lines ();
    }
  app_close ();
  app_forget_files ();
}

/* ---- the columns ---- */

static void
check_ends_together (const char *title, const char *number)
{
  GtkWidget *above = app_find_text (view (), title), *below = app_find_text (list (), number);
  graphene_point_t end_above, end_below;

  g_assert_nonnull (above);
  g_assert_nonnull (below);
  g_assert_true (gtk_widget_compute_point (
      above, app_window (), &GRAPHENE_POINT_INIT ((float)gtk_widget_get_width (above), 0),
      &end_above));
  g_assert_true (gtk_widget_compute_point (
      below, app_window (), &GRAPHENE_POINT_INIT ((float)gtk_widget_get_width (below), 0),
      &end_below));
  g_assert_cmpfloat_with_epsilon (end_above.x, end_below.x, .5);
}

/* In the smallest window nothing is sideways out of sight: the least needed columns are left out.
 * In a wide one they are all there. A number ends where its title does. */
static void
test_columns (void)
{
  static const int widths[] = { 1366, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkAdjustment *across;
      GtkWidget *page;

      app_look (widths[i], 560, FALSE);
      open_war (3);
      app_settle ();
      across = gtk_scrollable_get_hadjustment (
          GTK_SCROLLABLE (app_find_type (view (), GTK_TYPE_COLUMN_VIEW)));
      g_assert_cmpfloat (gtk_adjustment_get_upper (across), <=,
                         gtk_adjustment_get_page_size (across));
      page = gtk_widget_get_ancestor (view (), GTK_TYPE_SCROLLED_WINDOW);
      across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (page));
      g_assert_cmpfloat (gtk_adjustment_get_upper (across), <=,
                         gtk_adjustment_get_page_size (across));
      g_assert_cmpint (app_find_text (view (), "Where") != NULL, ==, widths[i] > 1000);
      check_ends_together ("No.", "1");
      check_ends_together ("Blue total", "0");
      app_close ();
    }
  app_look (1366, 768, FALSE);
  app_forget_files ();
}

/* ---- the open battle ---- */

static gboolean
shows (gpointer text)
{
  return app_shows (text);
}

static gboolean
hides (gpointer text)
{
  return !app_shows (text);
}

static void
need_open (const char *battle)
{
  app_wait (shows, (gpointer)battle, "the open battle");
}

static void
need_folded (void)
{
  app_wait (hides, (gpointer) "Own captive", "no open battle");
}

/* What a screen reader says of the line that has the focus. */
static void
check_said (const char *beginning, gboolean open)
{
  g_autofree char *said = app_accessible (app_focus (), GTK_ACCESSIBLE_PROPERTY_LABEL);

  g_assert_true (g_str_has_prefix (said, beginning));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (app_focus ()), GTK_ACCESSIBLE_STATE_EXPANDED,
                                    open);
}

/* A click opens, and folds away what is open; so do Enter and Escape. While one is open, the arrows
 * go from one to the next; while none is, they open nothing. */
static void
test_open (void)
{
  open_war (3);
  app_click_text ("Łąka & 漢");
  need_open ("Battle 2 · Łąka & 漢 · 2 Oct 2026");
  check_said ("Battle 2, 2 Oct 2026, Łąka & 漢: Blue; Red ", TRUE);
  app_key (GDK_KEY_Down, 0);
  need_open ("Battle 3 · Pinecone Wood");
  check_said ("Battle 3, 3 Oct 2026, Pinecone Wood: Drawn; ", TRUE);
  app_key (GDK_KEY_Escape, 0);
  need_folded ();
  check_said ("Battle 3, ", FALSE);
  app_key (GDK_KEY_Up, 0);
  app_settle ();
  need_folded ();
  g_assert_cmpint (lw_ledger_view_chosen (LW_LEDGER_VIEW (view ())), ==, 1);
  app_key (GDK_KEY_Return, 0);
  need_open ("Battle 2 · Łąka & 漢");
  /* Not where the last click was: the second of two is none of its own. */
  app_click_at (app_find_text (list (), "Łąka & 漢"), 4, 4, GDK_BUTTON_PRIMARY);
  need_folded ();
  app_close ();
  app_forget_files ();
}

static gboolean
focus_in_sight (gpointer page)
{
  graphene_rect_t box;

  return gtk_widget_compute_bounds (app_focus (), page, &box) && box.origin.y >= 0 &&
         box.origin.y + box.size.height <= (float)gtk_widget_get_height (page);
}

/* In a window that is lower than the table, the page goes with the arrows. */
static void
test_in_sight (void)
{
  GtkWidget *page;

  app_look (1000, 560, FALSE);
  open_war (50);
  app_wait (so_many, GUINT_TO_POINTER (50), "all lines");
  page = gtk_widget_get_ancestor (view (), GTK_TYPE_SCROLLED_WINDOW);
  app_click_text ("Łąka & 漢");
  need_open ("Battle 2 · Łąka & 漢");
  app_keys (GDK_KEY_Down, 0, 12);
  need_open ("Battle 14 · Łąka & 漢");
  app_wait (focus_in_sight, page, "the line in sight");
  app_keys (GDK_KEY_Up, 0, 12);
  need_open ("Battle 2 · Łąka & 漢");
  app_wait (focus_in_sight, page, "the line in sight again");
  app_close ();
  app_look (1366, 768, FALSE);
  app_forget_files ();
}

/* What is open stays so, with its line, when the war changes; and goes when it is not found. */
static void
test_open_again (void)
{
  open_war (3);
  app_click_text ("Łąka & 漢");
  need_open ("Battle 2 · Łąka & 漢");
  app_key (GDK_KEY_F2, 0);
  app_need_named (GTK_TYPE_ENTRY, "Name of the war");
  app_key ('a', GDK_CONTROL_MASK);
  app_type ("Tea & Buns");
  app_key (GDK_KEY_Return, 0);
  app_wait (hides, (gpointer) "Name of the war", "the end of the form");
  app_need_shown ("Tea & Buns");
  need_open ("Battle 2 · Łąka & 漢");
  g_assert_cmpint (lw_ledger_view_chosen (LW_LEDGER_VIEW (view ())), ==, 1);
  app_key (GDK_KEY_f, GDK_CONTROL_MASK);
  app_type ("pinecone");
  need_folded ();
  app_close ();
  app_forget_files ();
}

/* ---- the menu of a line ---- */

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
  g_test_add_func ("/app/ledger/order", test_order);
  g_test_add_func ("/app/ledger/filter", test_filter);
  g_test_add_func ("/app/ledger/heads", test_heads);
  g_test_add_func ("/app/ledger/long", test_long);
  g_test_add_func ("/app/ledger/scroll", test_scroll);
  g_test_add_func ("/app/ledger/columns", test_columns);
  g_test_add_func ("/app/ledger/open", test_open);
  g_test_add_func ("/app/ledger/in-sight", test_in_sight);
  g_test_add_func ("/app/ledger/open-again", test_open_again);
  g_test_add_func ("/app/ledger/menu", test_menu);
  return app_test_run ();
}
