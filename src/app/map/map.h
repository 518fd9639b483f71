/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * map.h: the door: the map, and the hand: what the player holds and is about to do.
 *
 * A tool (LwMapTool) says what a press means; the map itself knows the floor, the pieces and the
 * pointer.
 */
#pragma once

#include "lw-hand-laying.h"
#include "lw-hand-plan.h"
#include "lw-hand.h"
#include "lw-map-view.h"
