/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-pages.c: the pages about the battle: start, new battle, campaign, sheets, small windows.
 */
#include "app-test.h"

#include <glib/gstdio.h>

#include "lw-campaign-file.h"
#include "lw-library.h"
#include "lw-rules-list.h"
#include "lw-sheets-view.h"
#include "lw-style.h"

static LwLedgerRow *
new_row (const char *id, LwResult result)
{
  LwLedgerRow *row = lw_ledger_row_new ();
  guint side;

  row->id = g_strdup (id);
  row->date = g_strdup ("2026-10-24");
  row->country = g_strdup ("Pinecone Wood");
  row->result = result;
  for (side = 0; side < LW_N_SIDES; side++)
    {
      row->side[side].sent = (LwForce){ 48, 25, 3 };
      row->side[side].home = (LwForce){ side == LW_RED ? 31 : 7, 4, 3 };
      row->side[side].dead[LW_INFANTRY] = side == LW_RED ? 17 : 41;
      row->side[side].dead[LW_CAVALRY] = 21;
    }
  return row;
}

static void
write_war (const char *name)
{
  g_autoptr (LwCampaign) war = lw_campaign_new (name, 600, LW_LEDGER_MARGIN);
  g_autofree char *path = lw_library_new_path (LW_FILE_CAMPAIGN, name);
  g_autoptr (GError) error = NULL;

  g_assert_true (lw_campaign_add (war, new_row ("a", LW_RESULT_RED)));
  g_assert_true (lw_campaign_add (war, new_row ("b", LW_RESULT_DRAWN)));
  g_assert_true (lw_campaign_file_save (war, path, &error));
  g_assert_no_error (error);
}

static gboolean
shows_cb (gpointer data)
{
  return app_shows (data);
}

static gboolean
hides_cb (gpointer data)
{
  return !app_shows (data);
}

/* A line of the ledger opens by the mouse and folds by the keyboard. It shows 100 for the victory
 * and 24 for the men more: 124 of margin, and 148 for both battles. */
static void
test_ledger (void)
{
  write_war ("The Orchard War");
  app_open ();
  app_click_text ("The Orchard War");
  app_need_shown ("No.");
  app_need_shown ("148");
  g_assert_false (app_shows ("Margin to Red"));
  app_click_text ("Pinecone Wood");
  app_wait (shows_cb, (gpointer) "Margin to Red", "the open line");
  app_key (GDK_KEY_Return, 0);
  app_wait (hides_cb, (gpointer) "Margin to Red", "the folded line");
  app_close ();
  app_forget_files ();
}

static gboolean
nearer_cb (gpointer data)
{
  return lw_sheets_view_zoom_for_test (data) > 1.31;
}

static gboolean
as_at_first_cb (gpointer data)
{
  return lw_sheets_view_zoom_for_test (data) < 1.31;
}

static void
test_sheets (void)
{
  GtkWidget *sheets;

  write_war ("The Orchard War");
  app_open ();
  app_click_text ("The Orchard War");
  app_need_shown ("Statistics");
  app_key (GDK_KEY_p, GDK_CONTROL_MASK);
  app_need_shown ("Save as PDF…");
  sheets = app_find_type (NULL, LW_TYPE_SHEETS_VIEW);
  g_assert_nonnull (sheets);
  app_key (GDK_KEY_plus, GDK_SHIFT_MASK);
  app_wait (nearer_cb, sheets, "a nearer sheet");
  app_key (GDK_KEY_0, 0);
  app_wait (as_at_first_cb, sheets, "the sheet as at first");
  app_close ();
  app_forget_files ();
}

/* The page begins at its button, and says which rules are not by the book. */
static void
test_new_battle (void)
{
  GtkWidget *rules;
  LwHouseRules changed;

  app_open ();
  app_key (GDK_KEY_b, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  g_assert_true (app_need_text ("Set up the armies") == app_focus () ||
                 gtk_widget_is_ancestor (app_need_text ("Set up the armies"), app_focus ()));
  app_need_shown ("House rules: by the book");
  rules = app_find_type (NULL, LW_TYPE_RULES_LIST);
  g_assert_nonnull (rules);
  lw_rules_list_get (LW_RULES_LIST (rules), &changed);
  changed.choice[LW_RULE_TIMED] = 1;
  lw_rules_list_set (LW_RULES_LIST (rules), &changed);
  app_need_shown ("House rules: 1 changed");
  app_click_text ("House rules: 1 changed");
  app_click_text ("All by the book");
  app_need_shown ("House rules: by the book");
  app_close ();
  app_forget_files ();
}

static gboolean
wholly_seen_cb (gpointer data)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (data, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t box;

  return gtk_widget_compute_bounds (data, scroller, &box) && box.origin.x >= 0 &&
         box.origin.x + box.size.width <= (float)gtk_widget_get_width (scroller);
}

/* A Country that was chosen on the first page is seen among the small pictures, too. */
static void
test_country_strip (void)
{
  GtkWidget *picture;

  app_look (1000, 560, FALSE);
  app_open ();
  app_click_text ("The Two Fords");
  app_need_text ("Set up the armies");
  picture = app_need_named (GTK_TYPE_TOGGLE_BUTTON, "The Two Fords");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (picture)));
  app_wait (wholly_seen_cb, picture, "the picture of the Country that is chosen");
  app_close ();
  app_look (1366, 768, FALSE);
}

static gboolean
dark_cb (gpointer data)
{
  return lw_style_dark () == GPOINTER_TO_INT (data);
}

/* A preference is in force as soon as it is chosen. */
static void
test_preferences (void)
{
  app_open ();
  g_assert_false (lw_style_dark ());
  app_key (GDK_KEY_comma, GDK_CONTROL_MASK);
  app_need_shown ("Letters on bases");
  app_choose ("Style", "Dark");
  app_wait (dark_cb, GINT_TO_POINTER (TRUE), "the dark");
  app_choose ("Style", "Light");
  app_wait (dark_cb, GINT_TO_POINTER (FALSE), "the light");
  app_key (GDK_KEY_Escape, 0);
  app_need_text ("New battle");
  app_close ();
}

static void
test_laws (void)
{
  app_open ();
  app_key (GDK_KEY_F1, GDK_SHIFT_MASK);
  app_need_shown ("Six rules that everybody needs");
  app_need_shown ("One player arranges the whole Country");
  app_type ("jammed");
  app_wait (hides_cb, (gpointer) "One player arranges the whole Country", "the laws found");
  g_assert_true (app_shows ("Men are not jammed into interstices."));
  app_key (GDK_KEY_Escape, 0);
  app_key (GDK_KEY_Escape, 0);
  app_need_text ("New battle");
  app_close ();
}

/* What cannot be read is shown with its reason, and hides nothing else. */
static void
test_bad_file (void)
{
  g_autofree char *folder = lw_library_folder (LW_FILE_BATTLE);
  g_autofree char *path = g_build_filename (folder, "torn.lwbattle", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "<battle torn", -1, &error));
  g_assert_no_error (error);
  app_open ();
  app_need_shown ("torn.lwbattle");
  g_assert_true (app_shows ("cannot be opened"));
  g_assert_true (app_shows ("Hook's Farm"));
  app_close ();
  app_forget_files ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/pages/ledger", test_ledger);
  g_test_add_func ("/app/pages/sheets", test_sheets);
  g_test_add_func ("/app/pages/new-battle", test_new_battle);
  g_test_add_func ("/app/pages/country-strip", test_country_strip);
  g_test_add_func ("/app/pages/preferences", test_preferences);
  g_test_add_func ("/app/pages/laws", test_laws);
  g_test_add_func ("/app/pages/bad-file", test_bad_file);
  return app_test_run ();
}
