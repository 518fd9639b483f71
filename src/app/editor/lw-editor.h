/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor.h: a Country being drawn: the drawing board, what is selected, the tool in hand.
 *
 * Map, panels and keys all work on it. What is selected and what is held in the air are transient:
 * they are never saved and never undone; an act that is complete becomes an edit of the drafting.
 */
#pragma once

#include <gtk/gtk.h>

#include "state/state.h"
#include "drafting/drafting.h"

G_BEGIN_DECLS

#define LW_TYPE_EDITOR (lw_editor_get_type ())
G_DECLARE_FINAL_TYPE (LwEditor, lw_editor, LW, EDITOR, GObject)

/* Every kind of thing has its tool, under the number of the kind; these come beside. */
typedef guint LwEditorTool;

enum
{
  LW_EDITOR_SELECT = LW_N_FEATURE_KINDS,
  LW_EDITOR_MEASURE,
  LW_EDITOR_BRUSH,       /* strews twigs */
  LW_EDITOR_ZONE_RED,    /* draws where Red puts down */
  LW_EDITOR_ZONE_BLUE,
  LW_N_EDITOR_TOOLS
};

/*
 * Signals:
 *   "changed":   the Country or the scenario has changed, by an edit, undo or redo.
 *   "selection": other things are selected, or the same ones look otherwise.
 *   "tool":      another tool is in hand.
 *   "moved":     what is held has moved: only the map need be drawn.
 *   "told"       (const char *sentence): words for status line and accessible description.
 *   "file":      path, or whether there is something to save.
 */

/* @country, @scenario: (transfer full); @path: where it was read from, NULL for a new one. */
LwEditor          *lw_editor_new          (LwCountry *country, LwScenario *scenario,
                                           const char *path);
LwDrafting        *lw_editor_drafting     (LwEditor *self);
const LwCountry   *lw_editor_country      (LwEditor *self);
/* The scenario, or NULL when it carries none. */
const LwScenario  *lw_editor_scenario     (LwEditor *self);
/* What it is called; a Country without a name has words that say so. */
const char        *lw_editor_name         (LwEditor *self);
const char        *lw_editor_path         (LwEditor *self);  /* or NULL */
void               lw_editor_set_path     (LwEditor *self, const char *path);

/*
 * After an edit of the drafting: finds out what must be drawn anew and tells everybody. Returns
 * @changed, so that an edit can be wrapped in it.
 */
gboolean           lw_editor_done         (LwEditor *self, gboolean changed);
gboolean           lw_editor_undo         (LwEditor *self);
gboolean           lw_editor_redo         (LwEditor *self);
/* What has been changed since the last call, in boxes of the floor; @all: the whole field. */
GArray            *lw_editor_take_damage  (LwEditor *self, gboolean *all);

/* The selection: ids, NULL-terminated, good until it changes. */
const char *const *lw_editor_ids          (LwEditor *self);
guint              lw_editor_n_selected   (LwEditor *self);
gboolean           lw_editor_has          (LwEditor *self, const char *id);
/* The thing that alone is selected, or NULL. */
const LwFeature   *lw_editor_only         (LwEditor *self);
/* All of it, and of what is not locked; FALSE: there is none. */
gboolean           lw_editor_bounds       (LwEditor *self, LwBox *box);
gboolean           lw_editor_is_locked    (LwEditor *self);  /* all of what is selected */
void               lw_editor_select       (LwEditor *self, const char *id, gboolean add);
void               lw_editor_select_ids   (LwEditor *self, const char *const *ids);
void               lw_editor_select_box   (LwEditor *self, LwBox box, gboolean add);
void               lw_editor_select_all   (LwEditor *self);
void               lw_editor_select_none  (LwEditor *self);
/* The next thing in the order of the Country. FALSE: there is none. */
gboolean           lw_editor_select_next  (LwEditor *self, int step, LwPoint *at);

LwEditorTool       lw_editor_tool         (LwEditor *self);
void               lw_editor_set_tool     (LwEditor *self, LwEditorTool tool);

/* Twigs to the brush: how far apart they stand, and how wide it strews. */
LwLength           lw_editor_brush_apart  (LwEditor *self);
LwLength           lw_editor_brush_radius (LwEditor *self);
void               lw_editor_set_brush    (LwEditor *self, LwLength apart, LwLength radius);

/* What is held in the air is lifted off the floor; it is put back by an empty list. */
void               lw_editor_lift         (LwEditor *self, const char *const *ids);
gboolean           lw_editor_lifts        (LwEditor *self, const LwFeature *feature);
/* Every thing that is lifted; of LwFeature, borrowed. (transfer container) */
GPtrArray         *lw_editor_lifted       (LwEditor *self);
void               lw_editor_moved        (LwEditor *self);
void               lw_editor_tell         (LwEditor *self, const char *sentence);

/* "the church · House": who it is, for panel and speech. (transfer full) */
char              *lw_editor_describe     (LwEditor *self, const LwFeature *feature);

G_END_DECLS
