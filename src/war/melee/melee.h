/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * melee.h: men hand to hand: who takes part, who is isolated, what comes of it; prisoners and
 * escorts (R52-R70).
 *
 * It judges men where they stand and does not ask how they came there.
 */
#pragma once

#include "lw-contact.h"
#include "lw-escort.h"
#include "lw-melee-choice.h"
#include "lw-melee-suggest.h"
#include "lw-melee.h"
#include "lw-prisoner.h"
