/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-hand.h: the hand of a battle as the map's tool.
 */
#pragma once

#include "lw-map-pointer.h"
#include "lw-map-shot.h"

G_BEGIN_DECLS

#define LW_TYPE_MAP_HAND (lw_map_hand_get_type ())
G_DECLARE_FINAL_TYPE (LwMapHand, lw_map_hand, LW, MAP_HAND, LwMapTool)

/* For the battle that @camera looks at. The parts of the map that it works with own it in the end.
 * (transfer full) */
LwMapTool *lw_map_hand_new (LwMapCamera *camera, LwMapPointer *pointer, LwMapShot *shot);

G_END_DECLS
