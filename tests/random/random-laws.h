/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * random-laws.h: laws that random battles are held to at their edges: escorts, trails, melees.
 */
#pragma once

#include "lw-battle.h"

/* After any order: every armed man with one to seven prisoners within six inches can lead them all
 * (R64); every gun that has fired has two places at its trail, and owes two men (R41, Q29). */
void check_laws     (const LwBattle *battle);

/* The move is over and its melees are known, none settled: whichever is settled first, the same
 * comes of it (Q78); and which end of a horse is the head changes no verdict (R53). */
void check_settling (const LwBattle *battle, guint64 seed);
