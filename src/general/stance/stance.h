/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * stance.h: the door: where men and guns had best go in this move: how the field looks to a side,
 * the stances a troop may take, charges, and guns taken or hauled.
 */
#pragma once

#include "lw-charge.h"
#include "lw-outlook.h"
#include "lw-rush.h"
#include "lw-stance.h"
#include "lw-weights.h"
