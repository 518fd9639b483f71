/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-players-page.c: what every player has done in all the wars that are kept, and against whom.
 */
#include "lw-players-page.h"

#include <glib/gi18n-lib.h>

#include "files/files.h"
#include "campaign/campaign.h"
#include "kit/kit.h"
#include "library/library.h"
#include "names/names.h"

#define PLAYER_COLUMNS 11
#define PAIR_COLUMNS 5

static void
attach (GtkGrid *grid, const char *text, int column, int row, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  if (column == 0)
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (label), 14);
      gtk_widget_set_tooltip_text (label, text);
      gtk_widget_set_hexpand (label, TRUE);
    }
  gtk_widget_add_css_class (label, "numeric");
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
attach_count (GtkGrid *grid, guint n, int column, int row, const char *css_class)
{
  g_autofree char *text = g_strdup_printf ("%u", n);

  attach (grid, text, column, row, n == 0 ? "dim" : css_class);
}

static GtkGrid *
new_grid (const char *const *titles, int n)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  int i;

  gtk_grid_set_row_spacing (grid, 8);
  gtk_grid_set_column_spacing (grid, 16);
  for (i = 0; i < n; i++)
    attach (grid, titles[i], i, 0, "dim");
  return grid;
}

static void
attach_player (GtkGrid *grid, const LwPlayerTally *player, int row)
{
  g_autofree char *points = lw_points_format (player->points);

  attach (grid, player->name, 0, row, "step-title");
  attach_count (grid, player->wars, 1, row, NULL);
  attach_count (grid, player->wars_won, 2, row, "step-title");
  attach_count (grid, player->fought, 3, row, NULL);
  attach_count (grid, player->won, 4, row, "step-title");
  attach_count (grid, player->drawn, 5, row, NULL);
  attach_count (grid, player->beaten, 6, row, NULL);
  attach (grid, points, 7, row, NULL);
  attach_count (grid, player->guns, 8, row, NULL);
  attach_count (grid, player->taken, 9, row, NULL);
  attach_count (grid, player->killed, 10, row, NULL);
}

static GtkWidget *
new_players (const GPtrArray *campaigns)
{
  const char *const titles[PLAYER_COLUMNS] = { _ ("Player"),    _ ("Wars"),   _ ("won"),
                                               _ ("Battles"),   _ ("won"),    _ ("drawn"),
                                               _ ("lost"),      _ ("Points"), _ ("Guns taken"),
                                               _ ("Prisoners"), _ ("Killed") };
  g_autoptr (GPtrArray) players = lw_campaigns_tally_players (campaigns, lw_side_name);
  GtkGrid *grid = new_grid (titles, PLAYER_COLUMNS);
  guint i;

  for (i = 0; i < players->len; i++)
    attach_player (grid, g_ptr_array_index (players, i), (int)i + 1);
  return GTK_WIDGET (grid);
}

static void
attach_pair (GtkGrid *grid, const LwPairTally *pair, int row)
{
  g_autofree char *names = g_strdup_printf (
      /* TRANSLATORS: two players who have fought one another. */
      _ ("%s and %s"), lw_name_shown (pair->name[0]), lw_name_shown (pair->name[1]));
  g_autofree char *won = g_strdup_printf ("%u – %u", pair->won[0], pair->won[1]);
  g_autofree char *points = lw_points_format (ABS (pair->ahead));
  g_autofree char *ahead =
      pair->ahead == 0 ? g_strdup (_ ("level"))
                       : g_strdup_printf (
                             /* TRANSLATORS: a player, and the points by which he is ahead. */
                             C_ ("margin", "%s by %s"),
                             lw_name_shown (pair->name[pair->ahead > 0 ? 0 : 1]), points);

  attach (grid, names, 0, row, "step-title");
  attach_count (grid, pair->fought, 1, row, NULL);
  attach (grid, won, 2, row, "step-title");
  attach_count (grid, pair->drawn, 3, row, NULL);
  attach (grid, ahead, 4, row, NULL);
}

static GtkWidget *
new_pairs (const GPtrArray *campaigns)
{
  const char *const titles[PAIR_COLUMNS] = { _ ("Who against whom"), _ ("Battles"), _ ("won"),
                                             _ ("drawn"), _ ("All margins together") };
  g_autoptr (GPtrArray) pairs = lw_campaigns_tally_pairs (campaigns, lw_side_name);
  GtkGrid *grid = new_grid (titles, PAIR_COLUMNS);
  guint i;

  for (i = 0; i < pairs->len; i++)
    attach_pair (grid, g_ptr_array_index (pairs, i), (int)i + 1);
  return GTK_WIDGET (grid);
}

/* ---- the page ---- */

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* A table that is wider than the window scrolls by itself. */
static void
append_card (GtkBox *content, const char *title, GtkWidget *table)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), table);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_box_append (GTK_BOX (card), new_label (title, "card-title"));
  gtk_box_append (GTK_BOX (card), scroller);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "melee-sum");
  gtk_box_append (content, card);
}

static GPtrArray *
load_wars (guint *bad)
{
  g_autoptr (GPtrArray) items = lw_files_list (LW_FILE_CAMPAIGN);
  GPtrArray *wars = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_campaign_free);
  guint i;

  for (i = 0; i < items->len; i++)
    {
      LwCampaign *war =
          lw_campaign_file_load (((LwLibraryItem *)g_ptr_array_index (items, i))->path, NULL);

      if (war != NULL)
        g_ptr_array_add (wars, war);
      else
        (*bad)++;
    }
  return wars;
}

static GtkWidget *
new_bar (guint wars)
{
  GtkWidget *bar = gtk_header_bar_new ();
  GtkWidget *back = gtk_button_new_with_label (_ ("Back"));
  GtkWidget *titles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = gtk_label_new (_ ("The players"));
  g_autofree char *text = g_strdup_printf (ngettext ("in %u war", "in %u wars", wars), wars);
  GtkWidget *subtitle = gtk_label_new (text);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (back), "win.back");
  gtk_widget_set_tooltip_text (back, _ ("Back"));
  gtk_widget_add_css_class (title, "title");
  gtk_widget_add_css_class (subtitle, "subtitle");
  gtk_widget_set_valign (titles, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (titles), title);
  gtk_box_append (GTK_BOX (titles), subtitle);
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (bar), titles);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (bar), back);
  return bar;
}

static void
fill (GtkBox *content, const GPtrArray *wars, guint bad)
{
  g_autofree char *left_out =
      g_strdup_printf (ngettext ("%u war cannot be read and is not counted here.",
                                 "%u wars cannot be read and are not counted here.", bad),
                       bad);

  if (bad > 0)
    gtk_box_append (content, new_label (left_out, "warning"));
  append_card (content, _ ("What each has done"), new_players (wars));
  append_card (content, _ ("One against the other"), new_pairs (wars));
  gtk_box_append (content,
                  new_label (_ ("A player is whoever has the same name. Points are those scored in "
                                "battles, before any war’s way of counting them; battles that were "
                                "abandoned are fought, and neither won, drawn nor lost."),
                             "dim"));
}

GtkWidget *
lw_players_page_new (void)
{
  guint bad = 0;
  g_autoptr (GPtrArray) wars = load_wars (&bad);
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = g_object_new (LW_TYPE_CLAMP, NULL);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);

  gtk_widget_add_css_class (content, "campaign");
  fill (GTK_BOX (content), wars, bad);
  gtk_widget_set_parent (content, clamp);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (page), new_bar (wars->len));
  gtk_box_append (GTK_BOX (page), scroller);
  return page;
}
