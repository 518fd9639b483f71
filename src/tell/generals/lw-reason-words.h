/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-reason-words.h: what a General answers who is asked why: a sentence with the numbers that he
 * reckoned with, and the law.
 */
#pragma once

#include "command/command.h"

G_BEGIN_DECLS

/* In his own words, to the other player; of what the laws ask for, that they do. (transfer full) */
char *lw_reason_words (const LwBattle *battle, const LwReason *reason);

G_END_DECLS
