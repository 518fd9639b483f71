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

  LwSide first;
  LwSide side; /* who chooses now */
  LwForce forces[LW_N_SIDES];
  LwDrafted drafted;
  gpointer data;
} Draft;

static LwForce
chosen (Draft *draft)
{
  LwForce force = { gtk_spin_button_get_value_as_int (draft->number[0]),
                    gtk_spin_button_get_value_as_int (draft->number[1]),
                    gtk_spin_button_get_value_as_int (draft->number[2]) };

  return force;
}

static void
update (Draft *draft)
{
  LwForce force = chosen (draft);
  gint left = LW_DRAFT_POINTS - lw_force_points (&force);
  g_autofree char *points = lw_points_format (ABS (left));
  g_autofree char *text = left >= 0 ? g_strdup_printf (_ ("%s points left of 150"), points)
                                    : g_strdup_printf (_ ("%s points too many"), points);

  gtk_label_set_text (draft->spent, text);
  gtk_widget_set_sensitive (draft->done, left >= 0 && lw_force_men (&force) > 0);
}

/* The form is made bare before the next one sees it. */
static void
show_cover (Draft *draft)
{
  guint i;

  for (i = 0; i < N_KINDS; i++)
    gtk_spin_button_set_value (draft->number[i], 0);
  gtk_label_set_text (draft->heading, "");
  gtk_widget_set_visible (draft->form, FALSE);
  lw_hand_over_show (draft->cover, draft->side,
                     draft->side == LW_RED ? _ ("Red drafts his army") : _ ("Blue drafts his army"),
                     draft->side == LW_RED ? _ ("Press when Blue is not looking.")
                                           : _ ("Press when Red is not looking."),
                     draft->side == LW_RED ? _ ("I am Red: let me choose")
                                           : _ ("I am Blue: let me choose"));
  gtk_stack_set_visible_child (draft->stack, GTK_WIDGET (draft->cover));
  gtk_widget_grab_focus (GTK_WIDGET (draft->cover));
}

static void
taken_cb (Draft *draft)
{
  gtk_label_set_text (draft->heading, draft->side == LW_RED ? _ ("Red’s army") : _ ("Blue’s army"));
  gtk_widget_set_visible (draft->form, TRUE);
  gtk_stack_set_visible_child (draft->stack, draft->form);
  gtk_widget_grab_focus (GTK_WIDGET (draft->number[0]));
  update (draft);
}

static void
done_cb (Draft *draft)
{
  GtkRoot *root = gtk_widget_get_root (draft->form);

  draft->forces[draft->side] = chosen (draft);
  if (draft->side == draft->first)
    {
      draft->side = LW_OTHER (draft->side);
      show_cover (draft);
      return;
    }
  draft->drafted (draft->forces, draft->data);
  gtk_window_close (GTK_WINDOW (root));
}

static void
add_number (Draft *draft, GtkGrid *grid, guint kind)
{
  const char *names[N_KINDS] = { _ ("Infantry, a point each"), _ ("Cavalry, a point and a half"),
                                 _ ("Guns, ten points each") };
  const int most[N_KINDS] = { 150, 100, 15 };
  GtkWidget *label = gtk_label_new (names[kind]);
  GtkWidget *spin = gtk_spin_button_new_with_range (0, most[kind], 1);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, names[kind],
                                  -1);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (update), draft);
  gtk_grid_attach (grid, label, 0, (int)kind, 1, 1);
  gtk_grid_attach (grid, spin, 1, (int)kind, 1, 1);
  draft->number[kind] = GTK_SPIN_BUTTON (spin);
}

static GtkWidget *
new_form (Draft *draft)
{
  GtkWidget *form = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *grid = gtk_grid_new ();
  guint kind;

  draft->heading = GTK_LABEL (gtk_label_new (NULL));
  draft->spent = GTK_LABEL (gtk_label_new (NULL));
  draft->done = gtk_button_new_with_label (_ ("That is my army"));
  gtk_widget_add_css_class (form, "form");
  gtk_widget_add_css_class (GTK_WIDGET (draft->heading), "panel-title");
  gtk_widget_add_css_class (draft->done, "suggested-action");
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  for (kind = 0; kind < N_KINDS; kind++)
    add_number (draft, GTK_GRID (grid), kind);
  g_signal_connect_swapped (draft->done, "clicked", G_CALLBACK (done_cb), draft);
  gtk_box_append (GTK_BOX (form), GTK_WIDGET (draft->heading));
  gtk_box_append (GTK_BOX (form), grid);
  gtk_box_append (GTK_BOX (form), GTK_WIDGET (draft->spent));
  gtk_box_append (GTK_BOX (form), draft->done);
  return form;
}

GtkWindow *
lw_draft_dialog_new (GtkWindow *parent, LwSide first, LwDrafted drafted, gpointer data)
{
  Draft *draft = g_new0 (Draft, 1);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  draft->first = draft->side = first;
  draft->drafted = drafted;
  draft->data = data;
  draft->stack = GTK_STACK (gtk_stack_new ());
  draft->cover = LW_HAND_OVER (lw_hand_over_new ());
  draft->form = new_form (draft);
  gtk_stack_add_child (draft->stack, GTK_WIDGET (draft->cover));
  gtk_stack_add_child (draft->stack, draft->form);
  g_signal_connect_swapped (draft->cover, "taken", G_CALLBACK (taken_cb), draft);
  gtk_window_set_title (window, _ ("The draft"));
  gtk_window_set_transient_for (window, parent);
  gtk_window_set_modal (window, TRUE);
  gtk_window_set_destroy_with_parent (window, TRUE);
  gtk_window_set_default_size (window, 560, 360);
  gtk_window_set_child (window, GTK_WIDGET (draft->stack));
  lw_close_on_escape (window);
  g_object_set_data_full (G_OBJECT (window), "lw-draft", draft, g_free);
  show_cover (draft);
  return window;
}
