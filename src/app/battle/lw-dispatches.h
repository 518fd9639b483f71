/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-dispatches.h: the log, as the one who looks may read it.
 */
#pragma once

#include <gtk/gtk.h>

#include "map/map.h"

G_BEGIN_DECLS

#define LW_TYPE_DISPATCHES (lw_dispatches_get_type ())
G_DECLARE_FINAL_TYPE (LwDispatches, lw_dispatches, LW, DISPATCHES, GtkBox)

GtkWidget *lw_dispatches_new (LwHand *hand);

G_END_DECLS
