/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * figures.h: the door of this room.
 */
#pragma once

#include "lw-draw-chance.h"
#include "lw-draw-figures.h"
