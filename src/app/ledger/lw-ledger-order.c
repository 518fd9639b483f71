/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-order.c: a button that says by what a ledger is sorted, and sorts it by a menu.
 */
#include "lw-ledger-order.h"

#include <glib/gi18n-lib.h>

struct _LwLedgerOrder
{
  GtkWidget parent_instance;

  GtkWidget *button;

  /* Owned. */
  LwLedgerTable *table;
  GSimpleAction *by;      /* the column, as a number */
  GSimpleAction *falling; /* or rising */
};

G_DEFINE_FINAL_TYPE (LwLedgerOrder, lw_ledger_order, GTK_TYPE_WIDGET)

static void
sorted_cb (LwLedgerOrder *self)
{
  gboolean falling;
  LwLedgerColumn column = lw_ledger_sorter_leads (lw_ledger_table_sorter (self->table), &falling);
  g_autofree char *label = g_strdup_printf (_ ("Sort by: %s"), lw_ledger_column_title (column));

  g_simple_action_set_state (self->by, g_variant_new_uint32 (column));
  g_simple_action_set_state (self->falling, g_variant_new_boolean (falling));
  gtk_widget_set_tooltip_text (self->button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  falling ? _ ("falling") : _ ("rising"), -1);
}

static void
by_cb (GSimpleAction *action, GVariant *column, LwLedgerOrder *self)
{
  lw_ledger_table_sort (self->table, g_variant_get_uint32 (column), FALSE);
}

static void
falling_cb (GSimpleAction *action, GVariant *falling, LwLedgerOrder *self)
{
  g_autoptr (GVariant) column = g_action_get_state (G_ACTION (self->by));

  lw_ledger_table_sort (self->table, g_variant_get_uint32 (column),
                        g_variant_get_boolean (falling));
}

static void
add_actions (LwLedgerOrder *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  self->by = g_simple_action_new_stateful ("by", G_VARIANT_TYPE_UINT32, g_variant_new_uint32 (0));
  self->falling = g_simple_action_new_stateful ("falling", G_VARIANT_TYPE_BOOLEAN,
                                                g_variant_new_boolean (FALSE));
  g_signal_connect (self->by, "change-state", G_CALLBACK (by_cb), self);
  g_signal_connect (self->falling, "change-state", G_CALLBACK (falling_cb), self);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (self->by));
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (self->falling));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "order", G_ACTION_GROUP (group));
}

static GMenuModel *
new_orders (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) columns = g_menu_new ();
  g_autoptr (GMenu) ways = g_menu_new ();

  for (guint column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (lw_ledger_column_title (column), NULL);

      g_menu_item_set_action_and_target (item, "order.by", "u", column);
      g_menu_append_item (columns, item);
    }
  g_menu_append (ways, _ ("_Rising"), "order.falling(false)");
  g_menu_append (ways, _ ("_Falling"), "order.falling(true)");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (columns));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (ways));
  return G_MENU_MODEL (menu);
}

static void
lw_ledger_order_dispose (GObject *object)
{
  LwLedgerOrder *self = LW_LEDGER_ORDER (object);

  g_clear_pointer (&self->button, gtk_widget_unparent);
  g_clear_object (&self->table);
  g_clear_object (&self->by);
  g_clear_object (&self->falling);
  G_OBJECT_CLASS (lw_ledger_order_parent_class)->dispose (object);
}

static void
lw_ledger_order_class_init (LwLedgerOrderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_ledger_order_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
lw_ledger_order_init (LwLedgerOrder *self)
{
  g_autoptr (GMenuModel) orders = new_orders ();

  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->button), "view-sort-ascending-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->button), orders);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (self->button), FALSE);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  add_actions (self);
}

GtkWidget *
lw_ledger_order_new (LwLedgerTable *table)
{
  LwLedgerOrder *self = g_object_new (LW_TYPE_LEDGER_ORDER, NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (lw_ledger_table_sorter (table), "changed", G_CALLBACK (sorted_cb), self,
                           G_CONNECT_SWAPPED);
  sorted_cb (self);
  return GTK_WIDGET (self);
}
