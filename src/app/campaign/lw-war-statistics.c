/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-statistics.c: what both sides have done in a war, in numbers.
 */
#include "lw-war-statistics.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  guint fought;
  guint drawn;
  guint won[LW_N_SIDES];
  guint won_by[LW_VARIETY_DEFENSIVE + 1][LW_N_SIDES];
  gint greatest[LW_N_SIDES]; /* margin, half-points */
  guint guns[LW_N_SIDES];    /* gained in battles */
  guint taken[LW_N_SIDES];
  guint killed[LW_N_SIDES]; /* of the enemy */
} Statistics;

static void
add_result (Statistics *s, const LwLedgerRow *row)
{
  LwSide winner = row->result == LW_RESULT_RED ? LW_RED : LW_BLUE;

  s->fought += row->result == LW_RESULT_NOT_FOUGHT ? 0 : 1;
  s->drawn += row->result == LW_RESULT_DRAWN ? 1 : 0;
  if (row->result != LW_RESULT_RED && row->result != LW_RESULT_BLUE)
    return;
  s->won[winner]++;
  s->won_by[row->variety][winner]++;
}

static void
add_side (Statistics *s, const LwLedgerRow *row, LwSide side)
{
  const LwRowSide *own = &row->side[side], *enemy = &row->side[LW_OTHER (side)];
  gint margin = lw_row_points (row, side) - lw_row_points (row, LW_OTHER (side));

  s->greatest[side] = MAX (s->greatest[side], margin);
  s->guns[side] += own->home.guns > own->sent.guns ? own->home.guns - own->sent.guns : 0;
  s->taken[side] += own->taken;
  s->killed[side] += enemy->dead[LW_INFANTRY] + enemy->dead[LW_CAVALRY];
}

static Statistics
gather (const LwCampaign *campaign)
{
  Statistics s = { 0 };
  guint i;

  for (i = 0; i < campaign->battles->len; i++)
    {
      const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i);

      add_result (&s, row);
      add_side (&s, row, LW_RED);
      add_side (&s, row, LW_BLUE);
    }
  return s;
}

static void
attach (GtkGrid *grid, const char *text, int column, int row, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), column == 0);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_widget_add_css_class (label, "numeric");
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
attach_row (GtkGrid *grid, int row, const char *title, char *red, char *blue)
{
  attach (grid, title, 0, row, NULL);
  attach (grid, red, 1, row, "red-text");
  attach (grid, blue, 2, row, "blue-text");
  g_free (red);
  g_free (blue);
}

static char *
count (guint n)
{
  return g_strdup_printf ("%u", n);
}

/* To the half, as points are written. */
static char *
average (guint n, guint of)
{
  return lw_points_format (of == 0 ? 0 : (gint)((4 * n + of) / (2 * of)));
}

static int
attach_varieties (GtkGrid *grid, const Statistics *s, int row)
{
  guint variety;

  for (variety = 0; variety <= LW_VARIETY_DEFENSIVE; variety++)
    {
      GtkWidget *title;

      if (s->won_by[variety][LW_RED] + s->won_by[variety][LW_BLUE] == 0)
        continue;
      attach_row (grid, row, lw_variety_name (variety), count (s->won_by[variety][LW_RED]),
                  count (s->won_by[variety][LW_BLUE]));
      title = gtk_grid_get_child_at (grid, 0, row);
      gtk_widget_set_margin_start (title, 14);
      gtk_widget_add_css_class (title, "dim");
      row++;
    }
  return row;
}

void
lw_war_statistics_show (GtkGrid *grid, const LwCampaign *campaign)
{
  Statistics s = gather (campaign);
  int row = 0;

  attach (grid, _ ("Statistics"), 0, row, "panel-title");
  attach (grid, lw_side_name (LW_RED), 1, row, "red-text");
  attach (grid, lw_side_name (LW_BLUE), 2, row++, "blue-text");
  attach_row (grid, row++, _ ("Battles won"), count (s.won[LW_RED]), count (s.won[LW_BLUE]));
  row = attach_varieties (grid, &s, row);
  attach_row (grid, row++, _ ("Drawn"), count (s.drawn), count (s.drawn));
  attach_row (grid, row++, _ ("Greatest margin"), lw_points_format (s.greatest[LW_RED]),
              lw_points_format (s.greatest[LW_BLUE]));
  attach_row (grid, row++, _ ("Guns taken"), count (s.guns[LW_RED]), count (s.guns[LW_BLUE]));
  attach_row (grid, row++, _ ("Prisoners taken"), count (s.taken[LW_RED]),
              count (s.taken[LW_BLUE]));
  attach_row (grid, row++, _ ("Enemies killed in a battle"), average (s.killed[LW_RED], s.fought),
              average (s.killed[LW_BLUE], s.fought));
}
