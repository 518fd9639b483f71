/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * flight.h: one shot, from the muzzle to where it comes to rest (R48-R51, Q51-Q56).
 *
 * A pure function of laying, seed, men and Country, in whole numbers: the same on every machine.
 * It tells in order what the shot strikes and who falls; who is dead of it is said in the room
 * `state` (lw-shot).
 */
#pragma once

#include "lw-flight-again.h"
#include "lw-flight.h"
