/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-hand.h: the editor's tools on the map: selecting, moving, shaping, placing.
 */
#pragma once

#include "lw-editor.h"
#include "map/map.h"

G_BEGIN_DECLS

#define LW_TYPE_EDITOR_HAND (lw_editor_hand_get_type ())
G_DECLARE_FINAL_TYPE (LwEditorHand, lw_editor_hand, LW, EDITOR_HAND, LwMapTool)

/* Signal "menu" (double x, double y): the second button was pressed at that place of the map. */
LwEditorHand *lw_editor_hand_new        (LwEditor *editor, LwMapView *map);

/* What lies over the floor: the zones of the scenario; things that cannot stay as they are; a
 * picture of what guns see, that covers the field. */
void          lw_editor_hand_show_zones (LwEditorHand *self, gboolean show);
/* of char *, or NULL */
void          lw_editor_hand_show_bad   (LwEditorHand *self, GPtrArray *ids);
void          lw_editor_hand_show_heat  (LwEditorHand *self, cairo_surface_t *heat); /* or NULL */
/* Where the advice points: ringed in amber; @note may be NULL. */
void          lw_editor_hand_point_out  (LwEditorHand *self, const LwBox *box, const char *note);

/* A point of the one outline or line that is selected, at @at or at its edge there. */
gboolean      lw_editor_hand_add_point    (LwEditorHand *self, LwPoint at);
gboolean      lw_editor_hand_remove_point (LwEditorHand *self, LwPoint at);
/* Where the latest menu was asked for. */
LwPoint       lw_editor_hand_menu_at      (LwEditorHand *self);

/* Drops what is held or half drawn. FALSE: there was nothing. */
gboolean      lw_editor_hand_let_go     (LwEditorHand *self);
/* Something was taken up by Enter; an outline or a line is half drawn. */
gboolean      lw_editor_hand_carries_by_key (LwEditorHand *self);
gboolean      lw_editor_hand_has_corners (LwEditorHand *self);
/* The last corner of what is being drawn goes. FALSE: there is none. */
gboolean      lw_editor_hand_drop_corner (LwEditorHand *self);

G_END_DECLS
