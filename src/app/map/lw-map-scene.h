/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-scene.h: what a map shows: a battle, a Country on the drawing board, or a bare Country.
 */
#pragma once

#include "lw-hand.h"
#include "lw-map-tool.h"

G_BEGIN_DECLS

#define LW_TYPE_MAP_SCENE (lw_map_scene_get_type ())
G_DECLARE_FINAL_TYPE (LwMapScene, lw_map_scene, LW, MAP_SCENE, GObject)

/* A battle to play (with a hand) or to look at (@hand NULL: read-only). */
LwMapScene *lw_map_scene_new_battle   (LwSession *session, LwHand *hand);
/* The Country that @tool works on. @tool: (transfer full) */
LwMapScene *lw_map_scene_new_drafting (LwMapTool *tool);
/* A bare Country, which is copied, for galleries and the new battle page; NULL: nothing yet. */
LwMapScene *lw_map_scene_new_country  (const LwCountry *country);

const LwCountry *lw_map_scene_country (LwMapScene *self); /* or NULL */
LwSession       *lw_map_scene_session (LwMapScene *self); /* or NULL */
const LwBattle  *lw_map_scene_battle  (LwMapScene *self); /* or NULL */
LwViewer         lw_map_scene_viewer  (LwMapScene *self);
LwHand          *lw_map_scene_hand    (LwMapScene *self); /* or NULL */

/* What pointer and keys do; NULL: it is only looked at. For a battle the map sets its own. */
LwMapTool       *lw_map_scene_tool     (LwMapScene *self);
void             lw_map_scene_set_tool (LwMapScene *self, LwMapTool *tool);

G_END_DECLS
