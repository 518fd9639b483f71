/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-law-text.h: what each law says, in one sentence for the player, and how each house rule is
 * played.
 */
#pragma once

#include "laws/laws.h"

G_BEGIN_DECLS

/* What the law says in one sentence, for the melee dialog and refusals: "R59". Static. */
const char *lw_law_text   (const char *law);

/* "Walls" and, of its second choice, "are climbed by infantry". Static. */
const char *lw_rule_title        (LwRule rule);
const char *lw_rule_choice_title (LwRule rule, guint choice);

G_END_DECLS
