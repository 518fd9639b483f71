/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * battle.h: the pages of a battle: a new one, the table with its panels, the melee, the replay, the
 * account.
 */
#pragma once

#include "lw-battle-page.h"
#include "lw-hand-panel.h"
#include "lw-new-battle-page.h"
#include "lw-rules-list.h"
#include "lw-sight-view.h"
