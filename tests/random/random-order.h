/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * random-order.h: orders that nobody in his senses would give, for the tests.
 */
#pragma once

#include "lw-battle.h"

/*
 * An order of any kind, every field of it drawn at random: men that there are and men that there
 * are not, places on the field and far beyond it, numbers from end to end. (transfer full)
 */
LwOrder *random_wild_order   (LwChance *chance, const LwBattle *battle);

/* A copy of a lawful order with one thing in it changed. (transfer full) */
LwOrder *random_spoilt_order (LwChance *chance, const LwBattle *battle, const LwOrder *order);
