/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-hand.h: the hand of a battle as the map's tool.
 */
#pragma once

#include "lw-map-view.h"

G_BEGIN_DECLS

#define LW_TYPE_MAP_HAND (lw_map_hand_get_type ())
G_DECLARE_FINAL_TYPE (LwMapHand, lw_map_hand, LW, MAP_HAND, LwMapTool)

/* @map owns it, and with it the session and the hand. (transfer full) */
LwMapTool *lw_map_hand_new (LwMapView *map);

G_END_DECLS
