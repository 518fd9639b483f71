/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-inspector.h: what is selected, in words and numbers that can be changed; with nothing
 * selected, the Country itself: its name, its maker, its size.
 */
#pragma once

#include "lw-editor.h"

G_BEGIN_DECLS

#define LW_TYPE_INSPECTOR (lw_inspector_get_type ())
G_DECLARE_FINAL_TYPE (LwInspector, lw_inspector, LW, INSPECTOR, GtkBox)

/* @align_menu: what the button of lining up opens. */
GtkWidget *lw_inspector_new        (LwEditor *editor, GMenuModel *align_menu);
/* The name of the thing that is selected, to type it. */
void       lw_inspector_focus_name (LwInspector *self);

G_END_DECLS
