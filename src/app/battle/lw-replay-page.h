/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-replay-page.h: a whole battle seen again, with its forces and dispatches beside the map.
 */
#pragma once

#include <gtk/gtk.h>

#include "state/state.h"
#include "map/map.h"
#include "lw-replay.h"

G_BEGIN_DECLS

/* The map of a replay, and its bar: step, play, slider, speeds, moves. */

#define LW_TYPE_REPLAY_VIEW (lw_replay_view_get_type ())
G_DECLARE_FINAL_TYPE (LwReplayView, lw_replay_view, LW, REPLAY_VIEW, GtkBox)

/*
 * Signal "done": a short replay has come to its end, or was skipped. @skippable: it is one that
 * stands in another's way: there is a button to skip it, which Escape does too.
 */
GtkWidget *lw_replay_view_new  (LwReplay *replay, gboolean skippable);

void       lw_replay_view_play (LwReplayView *self, gboolean play);
gboolean   lw_replay_view_plays_for_test (LwReplayView *self);

#define LW_TYPE_REPLAY_PAGE (lw_replay_page_get_type ())
G_DECLARE_FINAL_TYPE (LwReplayPage, lw_replay_page, LW, REPLAY_PAGE, GtkBox)

/* @battle is copied: what happens to it later is not shown. */
GtkWidget *lw_replay_page_new (const LwBattle *battle);

G_END_DECLS
