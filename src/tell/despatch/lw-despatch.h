/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch.h: what men, guns and orders are called, and how far a battle is decided.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* "Red infantry 17", "Blue's middle gun" (by where they were put down). Returns: (transfer full) */
char *lw_despatch_man         (const LwBattle *battle, LwRef man);
char *lw_despatch_gun         (const LwBattle *battle, LwRef gun);
/* The same at the head of a line: some languages begin it with an article. (transfer full) */
char *lw_despatch_gun_heading (const LwBattle *battle, LwRef gun);

/* The name of what undo would take back: "march of 12 infantry". Returns: (transfer full) */
char *lw_despatch_order       (const LwBattle *battle, const LwOrder *order);

/*
 * lw_despatch_aim: how far the Blow at the Rear or the Defensive Game is decided: "Blue has four
 * moves left to retreat over his back line."; NULL when there is nothing to say. (transfer full)
 */
char *lw_despatch_aim         (const LwBattle *battle);

G_END_DECLS
