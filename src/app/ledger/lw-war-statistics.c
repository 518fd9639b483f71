/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-statistics.c: what has been done in a war, in numbers: by side, by Country, by player.
 */
#include "lw-war-statistics.h"

#include <glib/gi18n-lib.h>

#include "campaign/campaign.h"
#include "names/names.h"
#include "ink/ink.h"
#include "kit/kit.h"

/* The enemies that each side killed, battle by battle, as bars. */

#define MOST_BARS 7
#define HEIGHT 150

typedef struct
{
  guint n;
  guint number[MOST_BARS];
  guint killed[MOST_BARS][LW_N_SIDES];
  guint most;
} Bars;

static void
draw_text (GtkWidget *widget, cairo_t *cr, double x, double y, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoAttrList *attributes = pango_attr_list_new ();
  int width, height;

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, x - width / 2.0, y - height);
  pango_cairo_show_layout (cr, layout);
}

static void
set_side (cairo_t *cr, LwSide side)
{
  lw_set_colour (cr, lw_style_dark () ? &lw_colour_side_dark[side] : &lw_colour_side_text[side], 1);
}

static void
draw_bar (GtkWidget *widget, cairo_t *cr, const Bars *bars, guint i, double slot, double foot)
{
  double wide = MIN (slot * .36, 14);
  guint side;

  for (side = 0; side < LW_N_SIDES; side++)
    {
      double x = slot * (i + .5) + (side == LW_RED ? -wide - .5 : .5);
      double high = (foot - 20) * bars->killed[i][side] / MAX (bars->most, 1);
      g_autofree char *text = g_strdup_printf ("%u", bars->killed[i][side]);

      set_side (cr, side);
      cairo_rectangle (cr, x, foot - high, wide, high);
      cairo_fill (cr);
      draw_text (widget, cr, x + wide / 2 + (side == LW_RED ? -2 : 2), foot - high, text);
    }
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const Bars *bars = data;
  double slot = (double)width / bars->n, foot = height - 20;
  double grey = lw_style_dark () ? .75 : .35;
  guint i;

  for (i = 0; i < bars->n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", bars->number[i]);

      draw_bar (GTK_WIDGET (area), cr, bars, i, slot, foot);
      cairo_set_source_rgb (cr, grey, grey, grey);
      draw_text (GTK_WIDGET (area), cr, slot * (i + .5), height, number);
    }
  cairo_set_source_rgba (cr, grey, grey, grey, .5);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, 0, foot + .5);
  cairo_line_to (cr, width, foot + .5);
  cairo_stroke (cr);
}

/* The last battles that were fought. */
static Bars *
gather (const LwCampaign *campaign)
{
  Bars *bars = g_new0 (Bars, 1);
  guint i, first = 0, n = 0, side;

  for (i = campaign->battles->len; i > 0 && n < MOST_BARS; i--)
    if (((LwLedgerRow *)g_ptr_array_index (campaign->battles, i - 1))->result !=
        LW_RESULT_NOT_FOUGHT)
      {
        first = i - 1;
        n++;
      }
  for (i = first; n > 0 && i < campaign->battles->len; i++)
    {
      const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i);

      if (row->result == LW_RESULT_NOT_FOUGHT)
        continue;
      bars->number[bars->n] = i + 1;
      for (side = 0; side < LW_N_SIDES; side++)
        {
          bars->killed[bars->n][side] = lw_row_killed (row, side);
          bars->most = MAX (bars->most, bars->killed[bars->n][side]);
        }
      bars->n++;
    }
  return bars;
}

/* Of the last battles; nothing when none was fought. */
static void
append_bars (GtkBox *box, const LwCampaign *campaign)
{
  GtkWidget *area = gtk_drawing_area_new ();
  GtkWidget *title = gtk_label_new (_ ("Killed, battle by battle"));
  Bars *bars;

  g_return_if_fail (GTK_IS_BOX (box) && campaign != NULL);

  bars = gather (campaign);
  if (bars->most == 0)
    {
      g_free (bars);
      g_object_ref_sink (area);
      g_object_unref (area);
      g_object_ref_sink (title);
      g_object_unref (title);
      return;
    }
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_margin_top (title, 8);
  gtk_widget_add_css_class (title, "step-title");
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, bars, g_free);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL,
      _ ("Bars of the enemies killed in each battle; the ledger says the same in numbers"), -1);
  lw_style_redraw (area);
  gtk_box_append (box, title);
  gtk_box_append (box, area);
}

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
  append_bars (box, campaign);
}
