/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-head.c: the titles over the columns of a ledger; a click on one sorts by it.
 */
#include "lw-ledger-head.h"

#include <glib/gi18n-lib.h>

struct _LwLedgerHead
{
  GtkBox parent_instance;

  GtkButton *button[LW_N_LEDGER_COLUMNS];
  GtkWidget *sign[LW_N_LEDGER_COLUMNS];
  LwLedgerColumn column;
  gboolean falling;
};

G_DEFINE_FINAL_TYPE (LwLedgerHead, lw_ledger_head, GTK_TYPE_BOX)

static guint sorted_signal;

static void
show_order (LwLedgerHead *self)
{
  LwLedgerColumn column;

  for (column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    {
      gboolean this = column == self->column;
      const char *how = !this ? "" : self->falling ? _ ("falling") : _ ("rising");
      const char *title = lw_ledger_column_title (column);
      g_autofree char *label = g_strdup_printf (_ ("Sort by: %s"), title);

      gtk_image_set_from_icon_name (GTK_IMAGE (self->sign[column]),
                                    self->falling ? "pan-up-symbolic" : "pan-down-symbolic");
      gtk_widget_set_visible (self->sign[column], this);
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->button[column]), label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->button[column]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, how, -1);
    }
}

/* The same title again turns the order round. */
static void
clicked_cb (GtkButton *button, LwLedgerHead *self)
{
  LwLedgerColumn column = 0;

  while (self->button[column] != button)
    column++;
  self->falling = column == self->column && !self->falling;
  self->column = column;
  show_order (self);
  g_signal_emit (self, sorted_signal, 0);
}

static void
append_title (LwLedgerHead *self, LwLedgerColumn column)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *label = gtk_label_new (lw_ledger_column_title (column));
  GtkWidget *button = gtk_button_new ();
  gboolean right = lw_ledger_column_align (column) > .5f;

  self->sign[column] = gtk_image_new ();
  gtk_image_set_pixel_size (GTK_IMAGE (self->sign[column]), 12);
  gtk_box_append (GTK_BOX (box), right ? self->sign[column] : label);
  gtk_box_append (GTK_BOX (box), right ? label : self->sign[column]);
  gtk_widget_set_halign (box, right ? GTK_ALIGN_END : GTK_ALIGN_START);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  self->button[column] = GTK_BUTTON (button);
  gtk_box_append (GTK_BOX (self), button);
}

LwLedgerColumn
lw_ledger_head_column (LwLedgerHead *self, gboolean *falling)
{
  g_return_val_if_fail (LW_IS_LEDGER_HEAD (self) && falling != NULL, LW_COLUMN_NUMBER);

  *falling = self->falling;
  return self->column;
}

static void
lw_ledger_head_class_init (LwLedgerHeadClass *klass)
{
  sorted_signal = g_signal_new ("sorted", LW_TYPE_LEDGER_HEAD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
lw_ledger_head_init (LwLedgerHead *self)
{
  LwLedgerColumn column;

  gtk_widget_add_css_class (GTK_WIDGET (self), "ledger-head");
  /* Above the arrows of the lines. */
  gtk_box_append (GTK_BOX (self), gtk_image_new ());
  for (column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    append_title (self, column);
  show_order (self);
}

GtkWidget *
lw_ledger_head_new (LwLedgerWidths *widths)
{
  GtkWidget *self = g_object_new (LW_TYPE_LEDGER_HEAD, NULL);

  gtk_widget_set_layout_manager (self, lw_ledger_layout_new (widths, FALSE));
  return self;
}
