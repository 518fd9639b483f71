/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-statistics.c: what has been done in a war, in numbers: by side, by Country, by player.
 */
#include "lw-war-statistics.h"

#include <glib/gi18n-lib.h>

#include "campaign/campaign.h"
#include "names/names.h"
#include "lw-war-bars.h"

/* More Countries or players than these are in the CSV. */
#define MOST_NAMES 12

static GtkWidget *
attach (GtkGrid *grid, const char *text, int column, int row, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), column == 0);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_widget_add_css_class (label, "numeric");
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, row, 1, 1);
  return label;
}

static char *
count (guint n)
{
  return g_strdup_printf ("%u", n);
}

static void
attach_pair (GtkGrid *grid, int row, const char *title, char *red, char *blue)
{
  attach (grid, title, 0, row, NULL);
  attach (grid, red, 1, row, "red-text");
  attach (grid, blue, 2, row, "blue-text");
  g_free (red);
  g_free (blue);
}

static GtkGrid *
new_grid (void)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_row_spacing (grid, 5);
  gtk_grid_set_column_spacing (grid, 12);
  gtk_widget_set_valign (GTK_WIDGET (grid), GTK_ALIGN_START);
  return grid;
}

/* To the half, as points are written. */
static char *
average (guint n, guint of)
{
  return lw_points_format (of == 0 ? 0 : (gint)((4 * n + of) / (2 * of)));
}

static int
attach_varieties (GtkGrid *grid, const LwTally *tally, int row)
{
  guint variety;

  for (variety = 0; variety <= LW_VARIETY_DEFENSIVE; variety++)
    {
      GtkWidget *title;

      if (tally->fought_by[variety] == 0)
        continue;
      attach_pair (grid, row, lw_variety_name (variety), count (tally->won_by[variety][LW_RED]),
                   count (tally->won_by[variety][LW_BLUE]));
      title = gtk_grid_get_child_at (grid, 0, row);
      gtk_widget_set_margin_start (title, 14);
      gtk_widget_add_css_class (title, "dim");
      row++;
    }
  return row;
}

static GtkWidget *
new_sides (const LwCampaign *campaign)
{
  GtkGrid *grid = new_grid ();
  LwTally tally;
  int row = 0;

  lw_campaign_tally (campaign, &tally);
  attach (grid, lw_side_name (LW_RED), 1, row, "red-text");
  attach (grid, lw_side_name (LW_BLUE), 2, row++, "blue-text");
  attach_pair (grid, row++, _ ("Battles won"), count (tally.won[LW_RED]),
               count (tally.won[LW_BLUE]));
  row = attach_varieties (grid, &tally, row);
  attach_pair (grid, row++, C_ ("battles", "Drawn"), count (tally.drawn), count (tally.drawn));
  attach_pair (grid, row++, _ ("Greatest margin"), lw_points_format (tally.greatest[LW_RED]),
               lw_points_format (tally.greatest[LW_BLUE]));
  attach_pair (grid, row++, _ ("Guns taken"), count (tally.guns[LW_RED]),
               count (tally.guns[LW_BLUE]));
  attach_pair (grid, row++, _ ("Prisoners taken"), count (tally.taken[LW_RED]),
               count (tally.taken[LW_BLUE]));
  attach_pair (grid, row++, _ ("Enemies killed in a battle"),
               average (tally.killed[LW_RED], tally.fought),
               average (tally.killed[LW_BLUE], tally.fought));
  return GTK_WIDGET (grid);
}

static GtkWidget *
new_countries (const LwCampaign *campaign)
{
  g_autoptr (GPtrArray) countries = lw_campaign_tally_countries (campaign);
  GtkGrid *grid = new_grid ();
  guint i;

  attach (grid, _ ("Won by"), 0, 0, "dim");
  attach (grid, lw_side_name (LW_RED), 1, 0, "red-text");
  attach (grid, lw_side_name (LW_BLUE), 2, 0, "blue-text");
  attach (grid, C_ ("battles", "Drawn"), 3, 0, "dim");
  for (i = 0; i < MIN (countries->len, MOST_NAMES); i++)
    {
      const LwCountryTally *country = g_ptr_array_index (countries, i);
      g_autofree char *drawn = count (country->tally.drawn);
      const char *name = *country->name == '\0' ? _ ("Not told") : country->name;

      attach_pair (grid, (int)i + 1, name, count (country->tally.won[LW_RED]),
                   count (country->tally.won[LW_BLUE]));
      attach (grid, drawn, 3, (int)i + 1, "dim");
    }
  return GTK_WIDGET (grid);
}

static void
attach_player (GtkGrid *grid, const LwPlayerTally *player, int row)
{
  g_autofree char *won = g_strdup_printf ("%u/%u", player->won, player->fought);
  g_autofree char *points = lw_points_format (player->points);
  g_autofree char *killed = count (player->killed);

  attach (grid, player->name, 0, row, NULL);
  attach (grid, won, 1, row, "step-title");
  attach (grid, points, 2, row, NULL);
  attach (grid, killed, 3, row, NULL);
}

static GtkWidget *
new_players (const LwCampaign *campaign)
{
  g_autoptr (GPtrArray) players = lw_campaign_tally_players (campaign, lw_side_name);
  GtkGrid *grid = new_grid ();
  guint i;

  attach (grid, _ ("Player"), 0, 0, "dim");
  attach (grid, _ ("Won"), 1, 0, "dim");
  attach (grid, _ ("Points"), 2, 0, "dim");
  attach (grid, _ ("Killed"), 3, 0, "dim");
  for (i = 0; i < MIN (players->len, MOST_NAMES); i++)
    attach_player (grid, g_ptr_array_index (players, i), (int)i + 1);
  return GTK_WIDGET (grid);
}

void
lw_war_statistics_show (GtkBox *box, const LwCampaign *campaign)
{
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *switcher = gtk_stack_switcher_new ();
  GtkWidget *child, *title;

  g_return_if_fail (GTK_IS_BOX (box) && campaign != NULL);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  gtk_stack_add_titled (GTK_STACK (stack), new_sides (campaign), "sides", _ ("Sides"));
  gtk_stack_add_titled (GTK_STACK (stack), new_countries (campaign), "countries", _ ("Countries"));
  gtk_stack_add_titled (GTK_STACK (stack), new_players (campaign), "players", _ ("Players"));
  gtk_stack_set_vhomogeneous (GTK_STACK (stack), FALSE);
  gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (switcher), GTK_STACK (stack));
  gtk_widget_add_css_class (switcher, "small");
  title = gtk_label_new (_ ("Statistics"));
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "panel-title");
  gtk_box_append (box, title);
  gtk_box_append (box, switcher);
  gtk_box_append (box, stack);
  lw_war_bars_append (box, campaign);
}
