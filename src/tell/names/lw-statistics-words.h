/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-statistics-words.h: what cost men, and which gun, as the tables call them.
 */
#pragma once

#include "play/play.h"

G_BEGIN_DECLS

/* "fire of the left and centre guns", "melee, 18 against 21": the cause in words, without the side
 * that lost. Returns: (transfer full) */
char             *lw_loss_describe   (const LwBattle *battle, const LwLoss *loss);

/* "Red right": a gun's short name for tables. Returns: (transfer full) */
char             *lw_gun_short_name  (const LwBattle *battle, LwRef gun);

G_END_DECLS
