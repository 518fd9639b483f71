/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-law-text.h: what each law says, in one sentence for the player.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the law says in one sentence, for the melee dialog and refusals: "R59". Static. */
const char *lw_law_text   (const char *law);

G_END_DECLS
