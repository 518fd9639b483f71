/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * melee.h: the door of this room.
 */
#pragma once

#include "lw-escort.h"
#include "lw-melee.h"
