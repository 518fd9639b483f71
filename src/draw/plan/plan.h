/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * plan.h: the door of this room.
 */
#pragma once

#include "lw-floor-plan.h"
