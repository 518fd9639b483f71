/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draft-dialog.h: the draft of a hundred and fifty points, each side while the other looks away
 * (R92).
 */
#pragma once

#include <gtk/gtk.h>

#include "state/state.h"

G_BEGIN_DECLS

/* When both have chosen; until then nobody learns anything. */
typedef void (*LwDrafted) (const LwForce forces[LW_N_SIDES], gpointer data);

/* A modal window over @parent: a page with a name alone, the first one's choice, the other's. */
GtkWindow *lw_draft_dialog_new (GtkWindow *parent, LwSide first, LwDrafted drafted, gpointer data);

G_END_DECLS
