/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * body.h: the door: what men and guns are worth, and the bodies that an army falls into: the guards
 * of each gun, and troops of one arm that stand together.
 */
#pragma once

#include "lw-troop.h"
#include "lw-worth.h"
