/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-menu.c: menus that are made when they are opened.
 */
#include "lw-menu.h"

static void
opened_cb (GtkMenuButton *button, gpointer menu)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, menu);
}

void
lw_menu_set (GtkMenuButton *button, GMenuModel *menu)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button) && G_IS_MENU_MODEL (menu));

  gtk_menu_button_set_create_popup_func (button, opened_cb, g_object_ref (menu), g_object_unref);
}
