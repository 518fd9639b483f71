/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-addends.c: both columns of addends of one battle (R76), its note and its corrections.
 */
#include "lw-ledger-row.h"

#include <glib/gi18n-lib.h>

/* Columns: the side, six addends with a sign after each, the score. */
#define N_ADDENDS 6
#define SCORE_COLUMN (1 + 2 * N_ADDENDS)

static GtkWidget *
attach (GtkGrid *grid, const char *text, int column, int row, float xalign, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, "numeric");
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, row, 1, 1);
  return label;
}

static void
attach_heads (GtkGrid *grid)
{
  const char *titles[N_ADDENDS] = { _ ("Victory"),  _ ("Guns held"),   _ ("Cavalry"),
                                    _ ("Infantry"), _ ("Own captive"), _ ("Prisoners") };
  guint i;

  for (i = 0; i < N_ADDENDS; i++)
    gtk_widget_add_css_class (attach (grid, titles[i], 1 + 2 * (int)i, 0, 1, "dim"), "caption");
  gtk_widget_add_css_class (attach (grid, _ ("Score"), SCORE_COLUMN, 0, 1, "dim"), "caption");
}

static void
attach_product (GtkGrid *grid, int addend, int row, guint number, const char *times)
{
  g_autofree char *text =
      times == NULL ? g_strdup_printf ("%u", number) : g_strdup_printf ("%u × %s", number, times);

  attach (grid, text, 1 + 2 * addend, row, 1, number == 0 ? "dim" : NULL);
  attach (grid, addend == N_ADDENDS - 1 ? "=" : "+", 2 + 2 * addend, row, .5f, "dim");
}

static guint
victory (const LwLedgerRow *row, LwSide side)
{
  if (row->result == LW_RESULT_DRAWN)
    return 50;
  return row->result == (side == LW_RED ? LW_RESULT_RED : LW_RESULT_BLUE) ? 100 : 0;
}

static void
attach_side (GtkGrid *grid, const LwLedgerRow *battle, LwSide side, int row)
{
  const LwRowSide *numbers = &battle->side[side];
  const char *css_class = side == LW_RED ? "red-text" : "blue-text";
  g_autofree char *points = lw_points_format (lw_row_points (battle, side));

  attach (grid, lw_side_name (side), 0, row, 0, css_class);
  attach_product (grid, 0, row, victory (battle, side), NULL);
  attach_product (grid, 1, row, numbers->home.guns, "10");
  attach_product (grid, 2, row, numbers->home.cavalry, "1½");
  attach_product (grid, 3, row, numbers->home.infantry, NULL);
  attach_product (grid, 4, row, numbers->captive, "½");
  attach_product (grid, 5, row, numbers->taken, "½");
  attach (grid, points, SCORE_COLUMN, row, 1, "step-title");
}

static void
attach_margin (GtkGrid *grid, const LwLedgerRow *row)
{
  gint ahead = lw_row_points (row, LW_RED) - lw_row_points (row, LW_BLUE);
  g_autofree char *margin = lw_points_format (ABS (ahead));
  const char *css_class = ahead > 0 ? "red-text" : ahead < 0 ? "blue-text" : "dim";
  const char *words = ahead > 0   ? _ ("Margin to Red")
                      : ahead < 0 ? _ ("Margin to Blue")
                                  : _ ("No margin");
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "dim");
  gtk_grid_attach (grid, label, SCORE_COLUMN - 8, 3, 8, 1);
  gtk_widget_add_css_class (attach (grid, margin, SCORE_COLUMN, 3, 1, css_class), "sum-line");
}

static void
append_line (GtkBox *box, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "dim");
  gtk_box_append (box, label);
}

static void
append_notes (GtkBox *box, const LwLedgerRow *row)
{
  guint i;

  if (row->on_floor)
    append_line (box, _ ("Fought on a real floor, and entered by hand."));
  if (row->note != NULL)
    append_line (box, row->note);
  for (i = 0; row->was != NULL && i < row->was->len; i++)
    {
      const LwRowVersion *version = g_ptr_array_index (row->was, i);
      g_autofree char *on = g_strndup (version->on, 10);
      g_autofree char *text = version->reason == NULL ? g_strdup_printf (_ ("Corrected on %s."), on)
                                                      : g_strdup_printf (_ ("Corrected on %s: %s"),
                                                                         on, version->reason);

      append_line (box, text);
    }
}

static void
append_button (GtkBox *row, const char *label, const char *action, const char *file)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", file);
  gtk_box_append (row, button);
}

GtkWidget *
lw_ledger_addends_new (const LwLedgerRow *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_widget_add_css_class (box, "ledger-more");
  gtk_grid_set_column_spacing (grid, 8);
  gtk_grid_set_row_spacing (grid, 4);
  gtk_widget_set_halign (GTK_WIDGET (grid), GTK_ALIGN_START);
  attach_heads (grid);
  attach_side (grid, row, LW_RED, 1);
  attach_side (grid, row, LW_BLUE, 2);
  attach_margin (grid, row);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (grid));
  append_notes (GTK_BOX (box), row);
  if (row->file != NULL)
    {
      GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

      append_button (GTK_BOX (buttons), _ ("Read the report"), "campaign.report", row->file);
      append_button (GTK_BOX (buttons), _ ("Look at the battle"), "campaign.look", row->file);
      gtk_box_append (GTK_BOX (box), buttons);
    }
  return box;
}
