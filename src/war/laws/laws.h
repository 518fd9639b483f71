/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * laws.h: the door of this room.
 */
#pragma once

#include "lw-chance.h"
#include "lw-house-rules.h"
#include "lw-laws.h"
