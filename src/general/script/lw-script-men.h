/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-script-men.h: the men's part of a half move.
 */
#pragma once

#include "lw-script-state.h"

G_BEGIN_DECLS

/* The next order to men, or NULL: nothing more is to be done. (transfer full) */
LwOrder *lw_script_men_next    (LwScript *script, const LwBattle *trial, LwReason *reason);

/* Whatever was tried last is not tried again. */
void     lw_script_men_refused (LwScript *script);

G_END_DECLS
