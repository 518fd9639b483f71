/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-page-private.h: the fields of the editor's page, shared by its parts: actions,
 * palette, hints, export and saving, each of which has a header of its own.
 */
#pragma once

#include "lw-editor-hand.h"
#include "lw-editor-page.h"
#include "kit/kit.h"
#include "keeping/keeping.h"

G_BEGIN_DECLS

typedef struct _LwHint LwHint;

struct _LwEditorPage
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkLabel *title;
  GtkWidget *unsaved;
  GtkLabel *subtitle;
  GtkWidget *undo;
  GtkWidget *redo;
  GtkRevealer *banner;
  GtkLabel *banner_label;
  GtkBox *palette;
  GtkOverlay *map_place;
  GtkStack *side;
  GtkBox *country_side;
  GtkBox *scenario_side;
  GtkWidget *beginning;     /* on an empty floor: how to begin */
  GtkLabel *tool_name;
  LwFit *hints;
  GtkLabel *told;
  GtkLabel *where;
  GtkLabel *snap;
  GMenuModel *align_menu;
  GMenuModel *map_menu;

  /* Made here. */
  LwMapView *map;
  LwEditorHand *hand;       /* owned by the map */
  GtkWidget *tool[LW_N_EDITOR_TOOLS];
  GtkWidget *inspector;
  GtkWidget *advice;
  GtkPopover *menu;
  GtkWidget *brush;         /* how dense, how wide: shown with the brush */
  GtkWidget *brush_apart, *brush_radius;

  /* Owned. */
  LwEditor *editor;
  LwSaveQueue *saving;         /* while there is something unsaved, or NULL */
  LwFileMark mark;          /* of the file as it was read or written */

  const char *export_ending; /* of the picture that waits for its name: its kind, */
  gboolean export_selection; /* of the selection alone, */
  gboolean export_names;     /* with the names of places */
  const LwHint *hinted;     /* what stands below the map now */
  gboolean updating;
  gboolean unkept;          /* no copy can be kept; the banner says why */
  gboolean overwrites;      /* the player has said so */
  gboolean leaving;         /* the question has been answered: it may go */
  gboolean closes;          /* what comes after it: the window's end, not the page before */
};

G_END_DECLS
