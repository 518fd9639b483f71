/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-row.c: one battle of a war: a line, and its addends on demand.
 */
#include "lw-ledger-row.h"

#include <glib/gi18n-lib.h>

static GtkWidget *
new_cell (const char *text, int width_chars, float xalign, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_width_chars (GTK_LABEL (label), width_chars);
  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static const char *
result_words (LwResult result)
{
  switch (result)
    {
    case LW_RESULT_RED:
      return _ ("Red won");
    case LW_RESULT_BLUE:
      return _ ("Blue won");
    case LW_RESULT_DRAWN:
      return _ ("Drawn");
    case LW_RESULT_NOT_FOUGHT:
      return _ ("Not fought");
    case LW_RESULT_ABANDONED:
    default:
      return _ ("Abandoned");
    }
}

static const char *
result_class (LwResult result)
{
  return result == LW_RESULT_RED ? "red-text" : result == LW_RESULT_BLUE ? "blue-text" : "dim";
}

static void
append_points (GtkBox *line, gint half_points, const char *css_class)
{
  g_autofree char *text = lw_points_format (half_points);

  gtk_box_append (line, new_cell (text, 6, 1, css_class));
}

static GtkWidget *
new_line (const LwCampaign *campaign, guint number, const LwStanding *standing)
{
  const LwLedgerRow *row = g_ptr_array_index (campaign->battles, number);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  g_autofree char *no = g_strdup_printf ("%u", number + 1);
  GtkWidget *country;

  gtk_box_append (GTK_BOX (line), new_cell (no, 3, 1, "dim"));
  gtk_box_append (GTK_BOX (line), new_cell (row->date, 11, 0, "numeric"));
  country = new_cell (row->country, 14, 0, "step-title");
  gtk_widget_set_hexpand (country, TRUE);
  gtk_box_append (GTK_BOX (line), country);
  gtk_box_append (GTK_BOX (line),
                  new_cell (row->on_floor ? _ ("Floor") : _ ("Screen"), 7, 0, "dim"));
  gtk_box_append (GTK_BOX (line),
                  new_cell (result_words (row->result), 9, 0, result_class (row->result)));
  append_points (GTK_BOX (line), lw_row_points (row, LW_RED), "red-text");
  append_points (GTK_BOX (line), lw_row_points (row, LW_BLUE), "blue-text");
  append_points (GTK_BOX (line), standing->total[LW_RED], "numeric");
  append_points (GTK_BOX (line), standing->total[LW_BLUE], "numeric");
  return line;
}

/* "Blue: 100 + 5 × 10 + 8 × 1½ + 31 + 6 × ½ = 196". */
static char *
addends (const LwLedgerRow *row, LwSide side)
{
  const LwRowSide *numbers = &row->side[side];
  gboolean won = row->result == (side == LW_RED ? LW_RESULT_RED : LW_RESULT_BLUE);
  int victory = won ? 100 : row->result == LW_RESULT_DRAWN ? 50 : 0;
  g_autofree char *points = lw_points_format (lw_row_points (row, side));

  return g_strdup_printf (_ ("%s: victory %d + guns %u × 10 + cavalry %u × 1½ + infantry %u + own "
                             "men captive %u × ½ + prisoners taken %u × ½ = %s"),
                          lw_side_name (side), victory, numbers->home.guns, numbers->home.cavalry,
                          numbers->home.infantry, numbers->captive, numbers->taken, points);
}

static GtkWidget *
new_details (const LwLedgerRow *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  guint side;

  for (side = 0; side < LW_N_SIDES; side++)
    {
      g_autofree char *text = addends (row, side);
      GtkWidget *label = new_cell (text, 20, 0, side == LW_RED ? "red-text" : "blue-text");

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_box_append (GTK_BOX (box), label);
    }
  if (row->note != NULL)
    gtk_box_append (GTK_BOX (box), new_cell (row->note, 20, 0, "dim"));
  if (row->file != NULL)
    {
      GtkWidget *look = gtk_button_new_with_label (_ ("Look at the battle"));

      gtk_actionable_set_action_name (GTK_ACTIONABLE (look), "campaign.look");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (look), "s", row->file);
      gtk_box_append (GTK_BOX (buttons), look);
    }
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_widget_set_margin_start (box, 32);
  gtk_widget_set_margin_top (box, 6);
  return box;
}

GtkWidget *
lw_ledger_row_widget_new (const LwCampaign *campaign, guint number, const LwStanding *standing)
{
  const LwLedgerRow *row = g_ptr_array_index (campaign->battles, number);
  GtkWidget *line = gtk_list_box_row_new ();
  GtkWidget *expander = gtk_expander_new (NULL);
  g_autofree char *label = g_strdup_printf (_ ("Battle %u, %s, %s: %s"), number + 1, row->date,
                                            row->country, result_words (row->result));

  gtk_expander_set_label_widget (GTK_EXPANDER (expander), new_line (campaign, number, standing));
  gtk_expander_set_child (GTK_EXPANDER (expander), new_details (row));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (line), expander);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (line), FALSE);
  gtk_widget_set_focusable (line, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return line;
}
