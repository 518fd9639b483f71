/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-script-guns.h: the guns' part of a half move.
 */
#pragma once

#include "lw-script-state.h"

G_BEGIN_DECLS

/* The next order to a gun, or to men who lie down before one; NULL: they have done. (transfer
 * full) */
LwOrder *lw_script_guns_next    (LwScript *script, const LwBattle *trial, LwReason *reason);

/* Whatever gun was in hand is done with. */
void     lw_script_guns_refused (LwScript *script);

G_END_DECLS
