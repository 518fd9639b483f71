/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * flight.h: the door of this room.
 */
#pragma once

#include "lw-flight-again.h"
#include "lw-flight.h"
