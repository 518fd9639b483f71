/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-suggest.h: a choice of the dead and the taken, proposed to the mover.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/*
 * lw_melee_suggest: a sensible choice for the mover: fills @order's dead and taken so that his own
 * guns keep crews and the enemy's lose them (HF). @order: a MELEE order with its number set.
 */
void lw_melee_suggest (const LwBattle *battle, LwOrder *order);

G_END_DECLS
