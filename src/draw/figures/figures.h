/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * figures.h: soldiers and guns from above, the tokens that stand for bodies of men when the whole
 * field is shown, the coin and the dice.
 */
#pragma once

#include "lw-draw-chance.h"
#include "lw-draw-figures.h"
