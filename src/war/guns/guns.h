/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * guns.h: the door of this room.
 */
#pragma once

#include "lw-gunnery.h"
