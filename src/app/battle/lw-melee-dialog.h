/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-dialog.h: the settling of one melee: who fights, who is isolated, who falls (R56-R61).
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-melee-fates.h"
#include "session/session.h"

G_BEGIN_DECLS

#define LW_TYPE_MELEE_DIALOG (lw_melee_dialog_get_type ())
G_DECLARE_FINAL_TYPE (LwMeleeDialog, lw_melee_dialog, LW, MELEE_DIALOG, GtkWindow)

/*
 * A modal window over @parent for one melee of the battle, with what has been chosen for it so far:
 * at first a sensible choice. *Settle the melee* submits the MELEE order and closes it. While it is
 * open the clock is held. "Look at the map" closes it without settling; @fates keeps the choice.
 */
GtkWindow *lw_melee_dialog_new (GtkWindow *parent, LwSession *session, LwMeleeFates *fates);

G_END_DECLS
