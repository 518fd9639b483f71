/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hurry.h: how hasty a shot is, for the time that is left for it (Q51).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* Per cent of an unhurried hand's scatter: 100 for a shot that is given a quarter of a minute, 300
 * for one that has three seconds. @left: ms of the move, below 0 untimed; @shots: that the gun has
 * fired in it. */
guint lw_hurry (gint64 left, guint shots);

G_END_DECLS
