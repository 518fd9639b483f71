/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * flight.h: the door: one shot from the muzzle to where it comes to rest (R48-R51, Q51-Q56).
 *
 * A pure function of laying, seed, men and Country, in whole numbers: the same on every machine.
 * What it strikes and who falls is told in order; who is dead of it the state room says.
 */
#pragma once

#include "lw-flight-again.h"
#include "lw-flight.h"
