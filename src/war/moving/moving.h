/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * moving.h: the door of this room.
 */
#pragma once

#include "lw-march.h"
#include "lw-muster.h"
