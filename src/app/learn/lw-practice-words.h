/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-practice-words.h: the targets of the practice ground and the shots at them, in words.
 */
#pragma once

#include "flight/flight.h"
#include "learning/learning.h"

G_BEGIN_DECLS

/* "Five in line at 9 ft". Returns: (transfer full) */
char *lw_practice_words_target_name (const LwPracticeTarget *target);

/* "Shot 3: 1° 40′, fell 7 in short; nobody struck. Highest 5 in, down at 6 ft 2 in."
 * @target: the man it was laid on, or LW_NONE. Returns: (transfer full) */
char *lw_practice_words_shot        (const LwBattle *battle, const LwOrder *shot,
                               const LwFlight *flight, guint number, LwRef target);

G_END_DECLS
