/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * drafting.h: the door of this room.
 */
#pragma once

#include "lw-drafting-private.h"
#include "lw-drafting.h"
#include "lw-snap.h"
