/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * keeping.h: the door of this room.
 */
#pragma once

#include "lw-keeper.h"
#include "lw-older.h"
#include "lw-recovery.h"
