/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * terrain.h: the door of this room.
 */
#pragma once

#include "lw-draw-country.h"
