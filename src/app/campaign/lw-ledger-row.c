/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-row.c: one battle of a war: a line, and its addends on demand.
 */
#include "lw-ledger-row.h"

#include <glib/gi18n-lib.h>

#define CELL_GAP 10

static const struct
{
  const char *title;
  float xalign;
  gboolean grows;
} columns[LW_N_LEDGER_COLUMNS] = {
  [LW_COLUMN_ARROW] = { "", 0, FALSE },
  [LW_COLUMN_NUMBER] = { N_ ("No."), 1, FALSE },
  [LW_COLUMN_DATE] = { N_ ("Date"), 0, FALSE },
  [LW_COLUMN_COUNTRY] = { N_ ("Country"), 0, TRUE },
  [LW_COLUMN_VARIETY] = { N_ ("Variety"), 0, TRUE },
  [LW_COLUMN_WINNER] = { N_ ("Winner"), 0, FALSE },
  [LW_COLUMN_RED] = { N_ ("Red"), 1, FALSE },
  [LW_COLUMN_BLUE] = { N_ ("Blue"), 1, FALSE },
  [LW_COLUMN_MARGIN] = { N_ ("Margin"), 1, FALSE },
  [LW_COLUMN_RED_TOTAL] = { N_ ("Red total"), 1, FALSE },
  [LW_COLUMN_BLUE_TOTAL] = { N_ ("Blue total"), 1, FALSE },
};

static void
append_cell (GtkBox *line, GtkWidget *cell, LwLedgerColumn column, GtkSizeGroup *const *groups)
{
  gtk_widget_set_hexpand (cell, columns[column].grows);
  gtk_size_group_add_widget (groups[column], cell);
  gtk_box_append (line, cell);
}

/* Only the names of Countries and varieties give way; a number cut short would be another. */
static void
append_text (GtkBox *line,
             const char *text,
             LwLedgerColumn column,
             GtkSizeGroup *const *groups,
             const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), columns[column].xalign);
  if (columns[column].grows)
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (label), 8);
      gtk_widget_set_tooltip_text (label, text);
    }
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  append_cell (line, label, column, groups);
}

GtkWidget *
lw_ledger_head_new (GtkSizeGroup *const groups[LW_N_LEDGER_COLUMNS])
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, CELL_GAP);
  guint column;

  gtk_widget_add_css_class (line, "ledger-head");
  append_cell (GTK_BOX (line), gtk_image_new (), LW_COLUMN_ARROW, groups);
  for (column = LW_COLUMN_NUMBER; column < LW_N_LEDGER_COLUMNS; column++)
    append_text (GTK_BOX (line), _ (columns[column].title), column, groups, NULL);
  return line;
}

static const char *
result_words (LwResult result)
{
  switch (result)
    {
    case LW_RESULT_RED:
      return lw_side_name (LW_RED);
    case LW_RESULT_BLUE:
      return lw_side_name (LW_BLUE);
    case LW_RESULT_DRAWN:
      return _ ("Drawn");
    case LW_RESULT_NOT_FOUGHT:
      return _ ("Not fought");
    case LW_RESULT_ABANDONED:
    default:
      return _ ("Abandoned");
    }
}

const char *
lw_ledger_winner_class (const LwLedgerRow *row)
{
  return row->result == LW_RESULT_RED ? "red" : row->result == LW_RESULT_BLUE ? "blue" : "nobody";
}

static const char *
text_class (int sign)
{
  return sign > 0 ? "red-text" : sign < 0 ? "blue-text" : "dim";
}

static int
winner_sign (LwResult result)
{
  return result == LW_RESULT_RED ? 1 : result == LW_RESULT_BLUE ? -1 : 0;
}

static void
append_points (GtkBox *line,
               gint half_points,
               LwLedgerColumn column,
               GtkSizeGroup *const *groups,
               const char *css_class)
{
  g_autofree char *text = lw_points_format (half_points);

  append_text (line, text, column, groups, css_class);
  gtk_widget_add_css_class (gtk_widget_get_last_child (GTK_WIDGET (line)), "numeric");
}

static void
append_winner (GtkBox *line, const LwLedgerRow *row, GtkSizeGroup *const *groups)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);
  GtkWidget *mark = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *words = gtk_label_new (result_words (row->result));

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (mark, "mark");
  gtk_widget_add_css_class (mark, lw_ledger_winner_class (row));
  gtk_widget_add_css_class (words, text_class (winner_sign (row->result)));
  gtk_box_append (GTK_BOX (cell), mark);
  gtk_box_append (GTK_BOX (cell), words);
  append_cell (line, cell, LW_COLUMN_WINNER, groups);
}

/* "24 Oct 2026", or the text itself when it is no date. */
static char *
date_words (const char *date)
{
  int year, month, day;
  g_autoptr (GDateTime) when = NULL;

  if (date == NULL)
    return g_strdup ("");
  if (sscanf (date, "%4d-%2d-%2d", &year, &month, &day) == 3)
    when = g_date_time_new_local (year, month, day, 12, 0, 0);
  /* TRANSLATORS: a short date, for g_date_time_format(). */
  return when == NULL ? g_strdup (date) : g_date_time_format (when, _ ("%-d %b %Y"));
}

/* The numbers of the side that is ahead stand out. */
static void
append_scores (GtkBox *line,
               const LwLedgerRow *row,
               const LwStanding *standing,
               GtkSizeGroup *const *groups)
{
  gint red = lw_row_points (row, LW_RED), blue = lw_row_points (row, LW_BLUE);
  gint ahead = standing->total[LW_RED] - standing->total[LW_BLUE];

  append_points (line, red, LW_COLUMN_RED, groups, red >= blue ? "step-title" : "dim");
  append_points (line, blue, LW_COLUMN_BLUE, groups, blue >= red ? "step-title" : "dim");
  append_points (line, ABS (red - blue), LW_COLUMN_MARGIN, groups, text_class (red - blue));
  append_points (line, standing->total[LW_RED], LW_COLUMN_RED_TOTAL, groups,
                 ahead >= 0 ? "step-title" : "dim");
  append_points (line, standing->total[LW_BLUE], LW_COLUMN_BLUE_TOTAL, groups,
                 ahead <= 0 ? "step-title" : "dim");
}

static GtkWidget *
new_line (const LwLedgerRow *row,
          guint number,
          const LwStanding *standing,
          GtkWidget *arrow,
          GtkSizeGroup *const *groups)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, CELL_GAP);
  g_autofree char *no = g_strdup_printf ("%u", number + 1);
  g_autofree char *date = date_words (row->date);

  gtk_widget_add_css_class (line, "ledger-line");
  append_cell (GTK_BOX (line), arrow, LW_COLUMN_ARROW, groups);
  append_text (GTK_BOX (line), no, LW_COLUMN_NUMBER, groups, "numeric");
  append_text (GTK_BOX (line), date, LW_COLUMN_DATE, groups, "dim");
  append_text (GTK_BOX (line), row->country == NULL ? "" : row->country, LW_COLUMN_COUNTRY, groups,
               "step-title");
  append_text (GTK_BOX (line), lw_variety_name (row->variety), LW_COLUMN_VARIETY, groups, NULL);
  append_winner (GTK_BOX (line), row, groups);
  append_scores (GTK_BOX (line), row, standing, groups);
  return line;
}

static void
set_open (GtkListBoxRow *row, gboolean open)
{
  GtkWidget *arrow = g_object_get_data (G_OBJECT (row), "lw-arrow");
  GtkWidget *more = g_object_get_data (G_OBJECT (row), "lw-more");

  gtk_widget_set_visible (more, open);
  gtk_image_set_from_icon_name (GTK_IMAGE (arrow), open ? "pan-down-symbolic" : "pan-end-symbolic");
  if (open)
    gtk_widget_add_css_class (GTK_WIDGET (row), "open");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (row), "open");
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

void
lw_ledger_row_toggle (GtkListBoxRow *row)
{
  g_return_if_fail (GTK_IS_LIST_BOX_ROW (row));

  set_open (row, !gtk_widget_get_visible (g_object_get_data (G_OBJECT (row), "lw-more")));
}

GtkWidget *
lw_ledger_row_widget_new (const LwCampaign *campaign,
                          guint number,
                          const LwStanding *standing,
                          GtkSizeGroup *const groups[LW_N_LEDGER_COLUMNS])
{
  const LwLedgerRow *row = g_ptr_array_index (campaign->battles, number);
  GtkWidget *widget = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *arrow = gtk_image_new ();
  GtkWidget *more = lw_ledger_addends_new (row);
  g_autofree char *date = date_words (row->date);
  g_autofree char *label =
      g_strdup_printf (_ ("Battle %u, %s, %s: %s"), number + 1, date,
                       row->country == NULL ? "" : row->country, result_words (row->result));

  gtk_box_append (GTK_BOX (box), new_line (row, number, standing, arrow, groups));
  gtk_box_append (GTK_BOX (box), more);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (widget), box);
  g_object_set_data (G_OBJECT (widget), "lw-arrow", arrow);
  g_object_set_data (G_OBJECT (widget), "lw-more", more);
  gtk_widget_add_css_class (widget, lw_ledger_winner_class (row));
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  set_open (GTK_LIST_BOX_ROW (widget), FALSE);
  return widget;
}
