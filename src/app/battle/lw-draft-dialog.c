/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draft-dialog.c: the draft behind the curtain: each chooses while the other looks away.
 */
#include "lw-draft-dialog.h"

#include <glib/gi18n-lib.h>

#include "play/play.h"
#include "lw-hand-over.h"
#include "kit/kit.h"
#include "names/names.h"

#define N_KINDS 3

typedef struct
{
  GtkStack *stack;
  LwHandOver *cover;
  GtkWidget *form;
  GtkLabel *heading;
  GtkSpinButton *number[N_KINDS];
  GtkLabel *spent;
  GtkWidget *done;

  LwDraft draft; /* its turn: who chooses now */
  LwDrafted drafted;
  gpointer data;
} Dialog;

static LwForce
chosen (Dialog *dialog)
{
  LwForce force = { gtk_spin_button_get_value_as_int (dialog->number[0]),
                    gtk_spin_button_get_value_as_int (dialog->number[1]),
                    gtk_spin_button_get_value_as_int (dialog->number[2]) };

  return force;
}

static void
update (Dialog *dialog)
{
  LwSide side = dialog->draft.turn;
  LwForce force = chosen (dialog);
  g_autofree char *points = NULL;
  g_autofree char *text = NULL;
  gint left;

  lw_draft_choose (&dialog->draft, side, &force);
  left = lw_draft_left (&dialog->draft, side);
  points = lw_points_format (ABS (left));
  text =
      g_strdup_printf (left >= 0 ? _ ("%s points left of 150") : _ ("%s points too many"), points);
  gtk_label_set_text (dialog->spent, text);
  gtk_widget_set_sensitive (dialog->done, lw_draft_may_finish (&dialog->draft, side));
}

/* The form is made bare before the next one sees it. */
static void
show_cover (Dialog *dialog)
{
  LwSide side = dialog->draft.turn;

  for (guint i = 0; i < N_KINDS; i++)
    gtk_spin_button_set_value (dialog->number[i], 0);
  gtk_label_set_text (dialog->heading, "");
  gtk_widget_set_visible (dialog->form, FALSE);
  lw_hand_over_show (
      dialog->cover, side, side == LW_RED ? _ ("Red drafts his army") : _ ("Blue drafts his army"),
      side == LW_RED ? _ ("Press when Blue is not looking.") : _ ("Press when Red is not looking."),
      side == LW_RED ? _ ("I am Red: let me choose") : _ ("I am Blue: let me choose"));
  gtk_stack_set_visible_child (dialog->stack, GTK_WIDGET (dialog->cover));
  gtk_widget_grab_focus (GTK_WIDGET (dialog->cover));
}

static void
taken_cb (Dialog *dialog)
{
  gtk_label_set_text (dialog->heading,
                      dialog->draft.turn == LW_RED ? _ ("Red’s army") : _ ("Blue’s army"));
  gtk_widget_set_visible (dialog->form, TRUE);
  gtk_stack_set_visible_child (dialog->stack, dialog->form);
  gtk_widget_grab_focus (GTK_WIDGET (dialog->number[0]));
  update (dialog);
}

static void
done_cb (Dialog *dialog)
{
  GtkRoot *root = gtk_widget_get_root (dialog->form);
  LwSide side = dialog->draft.turn;

  if (!lw_draft_finish (&dialog->draft, side))
    return;
  if (!lw_draft_may_see (&dialog->draft, LW_OTHER (side), side))
    {
      show_cover (dialog);
      return;
    }
  dialog->drafted (dialog->draft.force, dialog->data);
  gtk_window_close (GTK_WINDOW (root));
}

static void
add_number (Dialog *dialog, GtkGrid *grid, guint kind)
{
  const char *names[N_KINDS] = { _ ("Infantry, a point each"), _ ("Cavalry, a point and a half"),
                                 _ ("Guns, ten points each") };
  const int price[N_KINDS] = { LW_POINTS_INFANTRY, LW_POINTS_CAVALRY, LW_POINTS_GUN };
  GtkWidget *label = gtk_label_new (names[kind]);
  GtkWidget *spin = gtk_spin_button_new_with_range (0, LW_DRAFT_POINTS / price[kind], 1);

  lw_wheel_with_focus (spin);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, names[kind],
                                  -1);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (update), dialog);
  gtk_grid_attach (grid, label, 0, (int)kind, 1, 1);
  gtk_grid_attach (grid, spin, 1, (int)kind, 1, 1);
  dialog->number[kind] = GTK_SPIN_BUTTON (spin);
}

static GtkWidget *
new_form (Dialog *dialog)
{
  GtkWidget *form = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *grid = gtk_grid_new ();

  dialog->heading = GTK_LABEL (gtk_label_new (NULL));
  dialog->spent = GTK_LABEL (gtk_label_new (NULL));
  dialog->done = gtk_button_new_with_label (_ ("That is my army"));
  gtk_widget_add_css_class (form, "form");
  gtk_widget_add_css_class (GTK_WIDGET (dialog->heading), "panel-title");
  gtk_widget_add_css_class (dialog->done, "suggested-action");
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  for (guint kind = 0; kind < N_KINDS; kind++)
    add_number (dialog, GTK_GRID (grid), kind);
  g_signal_connect_swapped (dialog->done, "clicked", G_CALLBACK (done_cb), dialog);
  gtk_box_append (GTK_BOX (form), GTK_WIDGET (dialog->heading));
  gtk_box_append (GTK_BOX (form), grid);
  gtk_box_append (GTK_BOX (form), GTK_WIDGET (dialog->spent));
  gtk_box_append (GTK_BOX (form), dialog->done);
  return form;
}

GtkWindow *
lw_draft_dialog_new (GtkWindow *parent, LwSide first, LwDrafted drafted, gpointer data)
{
  Dialog *dialog = g_new0 (Dialog, 1);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  lw_draft_begin (&dialog->draft, first);
  dialog->drafted = drafted;
  dialog->data = data;
  dialog->stack = GTK_STACK (gtk_stack_new ());
  dialog->cover = LW_HAND_OVER (lw_hand_over_new ());
  dialog->form = new_form (dialog);
  gtk_stack_add_child (dialog->stack, GTK_WIDGET (dialog->cover));
  gtk_stack_add_child (dialog->stack, dialog->form);
  g_signal_connect_swapped (dialog->cover, "taken", G_CALLBACK (taken_cb), dialog);
  gtk_window_set_title (window, _ ("The draft"));
  gtk_window_set_transient_for (window, parent);
  gtk_window_set_modal (window, TRUE);
  gtk_window_set_destroy_with_parent (window, TRUE);
  gtk_window_set_default_size (window, 560, 360);
  gtk_window_set_child (window, GTK_WIDGET (dialog->stack));
  lw_close_on_escape (window);
  lw_widget_owns (GTK_WIDGET (window), dialog, g_free);
  show_cover (dialog);
  return window;
}
