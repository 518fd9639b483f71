/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * play.h: the door of this room.
 */
#pragma once

#include "lw-battle-checksum.h"
#include "lw-draft.h"
#include "lw-planning.h"
#include "lw-play.h"
#include "lw-statistics.h"
#include "lw-timekeeper.h"
