/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-replay-page.h: a whole battle seen again, with its forces and dispatches beside the map.
 */
#pragma once

#include <gtk/gtk.h>

#include "state/state.h"

G_BEGIN_DECLS

#define LW_TYPE_REPLAY_PAGE (lw_replay_page_get_type ())
G_DECLARE_FINAL_TYPE (LwReplayPage, lw_replay_page, LW, REPLAY_PAGE, GtkBox)

/* @battle is copied: what happens to it later is not shown. */
GtkWidget *lw_replay_page_new (const LwBattle *battle);

G_END_DECLS
