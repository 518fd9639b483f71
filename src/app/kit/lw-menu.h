/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-menu.h: menus that are made when they are opened: one is rarely looked at, and takes as long
 * to make as the rest of a page.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void lw_menu_set (GtkMenuButton *button, GMenuModel *menu);

G_END_DECLS
