/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * sight.h: the door of this room.
 */
#pragma once

#include "lw-sight.h"
