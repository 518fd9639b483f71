/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * map.h: the door of this room.
 */
#pragma once

#include "lw-hand.h"
#include "lw-map-view.h"
