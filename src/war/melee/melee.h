/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * melee.h: the door: hand to hand (R52-R70): who takes part, who is isolated, what comes of it;
 * prisoners and escorts.
 *
 * It judges positions as they are; who moved whom is not its affair.
 */
#pragma once

#include "lw-contact.h"
#include "lw-escort.h"
#include "lw-melee-choice.h"
#include "lw-melee-suggest.h"
#include "lw-melee.h"
#include "lw-prisoner.h"
