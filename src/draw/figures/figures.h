/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * figures.h: the door: soldiers and guns from above, tokens at whole-field zoom, the coin and the
 * dice.
 */
#pragma once

#include "lw-draw-chance.h"
#include "lw-draw-figures.h"
