/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * play.h: lw_play(), the only function that changes a battle, and what belongs to a battle as a
 * whole: putting down, Go and End, settling, endings, the timekeeper, undo; and marches and
 * dispositions as players plan them before they order them.
 *
 * Whoever wants something done makes an LwOrder and gives it to lw_play(); whoever wants to know
 * whether it would be lawful asks lw_play_check().
 */
#pragma once

#include "lw-battle-checksum.h"
#include "lw-draft.h"
#include "lw-ending.h"
#include "lw-entry.h"
#include "lw-march-plan.h"
#include "lw-planning.h"
#include "lw-play.h"
#include "lw-putting-down-plan.h"
#include "lw-putting-down.h"
#include "lw-statistics.h"
#include "lw-timekeeper.h"
