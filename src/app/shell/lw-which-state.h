/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-which-state.h: a battle's file was put back from a copy or changed after the program ended,
 * while more of the battle was kept: which of the two?
 */
#pragma once

#include "kit/kit.h"
#include "session/session.h"

G_BEGIN_DECLS

/*
 * lw_which_state_ask: asks, if there is anything to choose, and opens what was chosen; what was not
 * stays where it is. @left: (transfer none), or NULL. Returns: FALSE, nothing to choose
 */
gboolean lw_which_state_ask (LwNavigator *navigator, const LwCrashItem *left);

G_END_DECLS
