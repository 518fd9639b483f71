/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-line.c: one battle of a war: a line, and its addends on demand.
 */
#include "lw-ledger-line.h"

#include "names/names.h"
#include "lw-ledger-addends.h"
#include <glib/gi18n-lib.h>

struct _LwLedgerLine
{
  GtkBox parent_instance;

  GtkWidget *line;
  GtkWidget *arrow; /* NULL while the line is empty, as `mark` and the cells are */
  GtkWidget *mark;
  GtkLabel *cell[LW_N_LEDGER_COLUMNS];
  GtkWidget *more; /* NULL while it is folded */

  /* Owned. */
  LwWarBook *book;
  LwLedgerEntry *entry;
};

G_DEFINE_FINAL_TYPE (LwLedgerLine, lw_ledger_line, GTK_TYPE_BOX)

/* "red", "blue" or "nobody": who won, as a style class. */
static const char *
winner_class (const LwLedgerRow *row)
{
  return row->result == LW_RESULT_RED ? "red" : row->result == LW_RESULT_BLUE ? "blue" : "nobody";
}

/* Only the names of Countries and varieties give way; a number cut short would be another. */
static GtkLabel *
new_cell (LwLedgerColumn column)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), lw_ledger_column_align (column));
  if (lw_ledger_column_grows (column))
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      /* As wide in all lines, whatever they say. */
      gtk_label_set_width_chars (GTK_LABEL (label), 1);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 1);
    }
  gtk_widget_add_css_class (label, "numeric");
  return GTK_LABEL (label);
}

static GtkWidget *
new_winner (LwLedgerLine *self, GtkWidget *words)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);

  self->mark = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (cell), self->mark);
  gtk_box_append (GTK_BOX (cell), words);
  return cell;
}

static void
append_line (LwLedgerLine *self, LwLedgerWidths *widths)
{
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->line, lw_ledger_layout_new (widths, TRUE));
  gtk_widget_add_css_class (self->line, "ledger-line");
  gtk_box_append (GTK_BOX (self), self->line);
}

static void
append_cells (LwLedgerLine *self)
{
  LwLedgerColumn column;

  self->arrow = gtk_image_new ();
  gtk_box_append (GTK_BOX (self->line), self->arrow);
  for (column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    {
      GtkWidget *cell;

      self->cell[column] = new_cell (column);
      cell = GTK_WIDGET (self->cell[column]);
      if (column == LW_COLUMN_WINNER)
        cell = new_winner (self, cell);
      gtk_box_append (GTK_BOX (self->line), cell);
    }
}

static void
set_only_class (GtkWidget *widget, const char *const *all, const char *wanted)
{
  for (; *all != NULL; all++)
    if (g_strcmp0 (*all, wanted) == 0)
      gtk_widget_add_css_class (widget, *all);
    else
      gtk_widget_remove_css_class (widget, *all);
}

static void
colour_cell (LwLedgerLine *self, LwLedgerColumn column, const char *css_class)
{
  static const char *const all[] = { "red-text", "blue-text", "dim", "step-title", NULL };

  set_only_class (GTK_WIDGET (self->cell[column]), all, css_class);
}

static const char *
text_class (gint sign)
{
  return sign > 0 ? "red-text" : sign < 0 ? "blue-text" : "dim";
}

/* The numbers of the side that is ahead stand out. */
static void
colour (LwLedgerLine *self)
{
  static const char *const marks[] = { "mark", "red", "blue", "nobody", NULL };
  const LwLedgerRow *row = self->entry->row;
  gint red = lw_row_points (row, LW_RED), blue = lw_row_points (row, LW_BLUE);
  gint ahead = self->entry->total[LW_RED] - self->entry->total[LW_BLUE];

  colour_cell (self, LW_COLUMN_DATE, "dim");
  colour_cell (self, LW_COLUMN_COUNTRY, "step-title");
  colour_cell (self, LW_COLUMN_WHERE, "dim");
  colour_cell (self, LW_COLUMN_WINNER,
               text_class ((row->result == LW_RESULT_RED) - (row->result == LW_RESULT_BLUE)));
  colour_cell (self, LW_COLUMN_RED, red >= blue ? "step-title" : "dim");
  colour_cell (self, LW_COLUMN_BLUE, blue >= red ? "step-title" : "dim");
  colour_cell (self, LW_COLUMN_MARGIN, text_class (lw_row_counts (row) ? red - blue : 0));
  colour_cell (self, LW_COLUMN_RED_TOTAL, ahead >= 0 ? "step-title" : "dim");
  colour_cell (self, LW_COLUMN_BLUE_TOTAL, ahead <= 0 ? "step-title" : "dim");
  set_only_class (self->mark, marks, winner_class (row));
  gtk_widget_add_css_class (self->mark, "mark");
}

static void
name (LwLedgerLine *self)
{
  const LwLedgerRow *row = self->entry->row;
  g_autofree char *date = lw_ledger_date (row->date);
  g_autofree char *red = lw_points_format (lw_row_points (row, LW_RED));
  g_autofree char *blue = lw_points_format (lw_row_points (row, LW_BLUE));
  g_autofree char *label = g_strdup_printf (
      /* TRANSLATORS: "Battle 4, 24 Oct 2026, Hook's Farm: Blue; Red 26, Blue 196". */
      _ ("Battle %u, %s, %s: %s; Red %s, Blue %s"), self->entry->number + 1, date,
      row->country == NULL ? "" : row->country, lw_result_name (row->result), red, blue);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_cells (LwLedgerLine *self)
{
  const LwLedgerEntry *entry = self->entry;
  LwLedgerColumn column;

  for (column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    {
      g_autofree char *text = lw_ledger_cell (entry->row, entry->number, entry->total, column);

      gtk_label_set_text (self->cell[column], text);
      if (lw_ledger_column_grows (column))
        gtk_widget_set_tooltip_text (GTK_WIDGET (self->cell[column]), text);
    }
  colour (self);
}

static void
show_folds (LwLedgerLine *self)
{
  static const char *const sides[] = { "red", "blue", "nobody", NULL };
  gboolean open = self->entry != NULL && self->entry->open;

  if (self->more != NULL)
    gtk_box_remove (GTK_BOX (self), self->more);
  self->more = open ? lw_ledger_addends_new (self->book, self->entry->row) : NULL;
  if (open)
    gtk_box_append (GTK_BOX (self), self->more);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->arrow),
                                open ? "pan-down-symbolic" : "pan-end-symbolic");
  set_only_class (GTK_WIDGET (self), sides,
                  self->entry == NULL ? NULL : winner_class (self->entry->row));
  if (open)
    gtk_widget_add_css_class (GTK_WIDGET (self), "open");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "open");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

static void
show (LwLedgerLine *self)
{
  if (self->entry != NULL)
    show_cells (self);
  show_folds (self);
}

gboolean
lw_ledger_line_is_empty (LwLedgerLine *self)
{
  g_return_val_if_fail (LW_IS_LEDGER_LINE (self), TRUE);
  return self->arrow == NULL;
}

void
lw_ledger_line_fill (LwLedgerLine *self)
{
  g_return_if_fail (LW_IS_LEDGER_LINE (self));

  if (self->arrow != NULL)
    return;
  append_cells (self);
  show (self);
}

void
lw_ledger_line_unfold (LwLedgerLine *self)
{
  g_return_if_fail (LW_IS_LEDGER_LINE (self));

  if (lw_ledger_line_is_empty (self))
    lw_ledger_line_fill (self);
  else
    show_folds (self);
}

void
lw_ledger_line_set (LwLedgerLine *self, LwLedgerEntry *entry)
{
  g_return_if_fail (LW_IS_LEDGER_LINE (self));

  g_set_object (&self->entry, entry);
  if (entry != NULL)
    name (self);
  /* One that is open is higher than the others. */
  if (lw_ledger_line_is_empty (self) && entry != NULL && entry->open)
    lw_ledger_line_fill (self);
  else if (!lw_ledger_line_is_empty (self))
    show (self);
}

LwLedgerEntry *
lw_ledger_line_entry (LwLedgerLine *self)
{
  g_return_val_if_fail (LW_IS_LEDGER_LINE (self), NULL);
  return self->entry;
}

static void
lw_ledger_line_dispose (GObject *object)
{
  LwLedgerLine *self = LW_LEDGER_LINE (object);

  g_clear_object (&self->entry);
  g_clear_object (&self->book);
  G_OBJECT_CLASS (lw_ledger_line_parent_class)->dispose (object);
}

static void
lw_ledger_line_class_init (LwLedgerLineClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_ledger_line_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_ROW);
}

static void
lw_ledger_line_init (LwLedgerLine *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

GtkWidget *
lw_ledger_line_new (LwWarBook *book, LwLedgerWidths *widths)
{
  LwLedgerLine *self = g_object_new (LW_TYPE_LEDGER_LINE, NULL);

  self->book = g_object_ref (book);
  append_line (self, widths);
  return GTK_WIDGET (self);
}
