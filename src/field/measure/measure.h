/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * measure.h: the door of this room.
 */
#pragma once

#include "lw-angle.h"
#include "lw-grid.h"
#include "lw-length.h"
#include "lw-shape.h"
#include "lw-spots.h"
