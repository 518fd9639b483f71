/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * battle.h: the door of this room.
 */
#pragma once

#include "lw-battle-page.h"
#include "lw-new-battle-page.h"
#include "lw-rules-list.h"
#include "lw-sight-shots.h"
#include "lw-sight-view.h"
#include "lw-hand-panel.h"
