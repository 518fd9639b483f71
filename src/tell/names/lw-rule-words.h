/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-rule-words.h: the house rules in words.
 */
#pragma once

#include "laws/laws.h"

G_BEGIN_DECLS

/* "Walls" and, of its second choice, "are climbed by infantry". Static. */
const char *lw_rule_title        (LwRule rule);
const char *lw_rule_choice_title (LwRule rule, guint choice);

G_END_DECLS
