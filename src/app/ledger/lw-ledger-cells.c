/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-cells.c: the cells of a column of the ledger.
 */
#include "lw-ledger-cells.h"

gboolean
lw_ledger_cells_are_numbers (LwLedgerColumn column)
{
  return column == LW_COLUMN_NUMBER || column >= LW_COLUMN_RED;
}

gboolean
lw_ledger_cells_are_names (LwLedgerColumn column)
{
  return column == LW_COLUMN_COUNTRY || column == LW_COLUMN_VARIETY;
}

/* Names have the same room in all lines, whatever they say, and a tooltip for what is cut off. */
static GtkWidget *
new_words (LwLedgerColumn column)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), lw_ledger_cells_are_numbers (column) ? 1 : 0);
  if (lw_ledger_cells_are_names (column))
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (label), 11);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 11);
    }
  return label;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer column)
{
  GtkWidget *words = new_words (GPOINTER_TO_UINT (column));
  GtkWidget *cell, *mark;

  if (GPOINTER_TO_UINT (column) != LW_COLUMN_WINNER)
    {
      gtk_list_item_set_child (item, words);
      return;
    }
  cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);
  mark = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (cell), mark);
  gtk_box_append (GTK_BOX (cell), words);
  gtk_list_item_set_child (item, cell);
}

static const char *
text_class (gint sign)
{
  return sign > 0 ? "red-text" : sign < 0 ? "blue-text" : "dim";
}

static const char *
ahead_class (gint ahead)
{
  return ahead >= 0 ? "step-title" : "dim";
}

/* The numbers of the side that is ahead stand out. */
static const char *
class_of (const LwLedgerEntry *entry, LwLedgerColumn column)
{
  const LwLedgerRow *row = entry->row;
  gint lead = lw_row_points (row, LW_RED) - lw_row_points (row, LW_BLUE);
  gint ahead = entry->total[LW_RED] - entry->total[LW_BLUE];

  switch (column)
    {
    case LW_COLUMN_COUNTRY:
      return "step-title";
    case LW_COLUMN_DATE:
    case LW_COLUMN_WHERE:
      return "dim";
    case LW_COLUMN_WINNER:
      return text_class ((row->result == LW_RESULT_RED) - (row->result == LW_RESULT_BLUE));
    case LW_COLUMN_RED:
      return ahead_class (lead);
    case LW_COLUMN_BLUE:
      return ahead_class (-lead);
    case LW_COLUMN_MARGIN:
      return text_class (lw_row_counts (row) ? lead : 0);
    case LW_COLUMN_RED_TOTAL:
      return ahead_class (ahead);
    case LW_COLUMN_BLUE_TOTAL:
      return ahead_class (-ahead);
    case LW_COLUMN_NUMBER:
    case LW_COLUMN_VARIETY:
    case LW_N_LEDGER_COLUMNS:
    default:
      return NULL;
    }
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  LwLedgerColumn column = GPOINTER_TO_UINT (data);
  LwLedgerEntry *entry = LW_LEDGER_ENTRY (gtk_list_item_get_item (item));
  GtkWidget *cell = gtk_list_item_get_child (item);
  GtkWidget *words = column == LW_COLUMN_WINNER ? gtk_widget_get_last_child (cell) : cell;
  const char *const classes[] = { "numeric", class_of (entry, column), NULL };
  g_autofree char *text = lw_ledger_entry_text (entry, column);

  gtk_label_set_text (GTK_LABEL (words), text);
  gtk_widget_set_css_classes (words, (const char **)classes);
  if (lw_ledger_cells_are_names (column))
    gtk_widget_set_tooltip_text (words, text);
  if (column == LW_COLUMN_WINNER)
    {
      const char *const mark[] = { "mark", lw_ledger_entry_winner (entry), NULL };

      gtk_widget_set_css_classes (gtk_widget_get_first_child (cell), (const char **)mark);
    }
}

GtkListItemFactory *
lw_ledger_cells_new (LwLedgerColumn column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), GUINT_TO_POINTER (column));
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), GUINT_TO_POINTER (column));
  return factory;
}
