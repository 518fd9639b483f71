/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * keeping.h: the door: what a crash must not lose: the journal of a battle, drafts of unsaved
 * work, and the way back to both.
 */
#pragma once

#include "lw-keeper.h"
#include "lw-older.h"
#include "lw-recovery.h"
