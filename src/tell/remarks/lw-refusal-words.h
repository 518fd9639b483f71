/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-refusal-words.h: why an order was not carried out.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* One sentence with its law: "Red's left gun has 3 men within six inches and needs 4 (R35)."
 * Returns: (transfer full) */
char *lw_refusal_words (const LwBattle *battle, const LwRefusal *refusal);

G_END_DECLS
