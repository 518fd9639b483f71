/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-page-private.h: the fields of the editor's page, shared by page, actions and saving.
 */
#pragma once

#include "lw-editor-hand.h"
#include "lw-editor-page.h"
#include "lw-export-dialog.h"
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

  /* Owned. */
  LwEditor *editor;
  LwKeeper *keeper;         /* while there is something unsaved, or NULL */
  LwFileMark mark;          /* of the file as it was read or written */
  LwExportWish wish;        /* while a name is asked for */

  const LwHint *hinted;     /* what stands below the map now */
  gboolean updating;
  gboolean unkept;          /* no copy can be kept; the banner says why */
  gboolean overwrites;      /* the player has said so */
  gboolean leaving;         /* the question has been answered: it may go */
  gboolean closes;          /* what comes after it: the window's end, not the page before */
};

/* lw-editor-actions.c */
void lw_editor_page_install_actions (GtkWidgetClass *widget_class);
void lw_editor_page_update_actions  (LwEditorPage *self);

/* lw-editor-bindings.c */
void lw_editor_page_bind_keys       (GtkWidgetClass *widget_class);

/* lw-editor-palette.c: the tools. */
void lw_editor_page_add_palette     (LwEditorPage *self);
void lw_editor_page_show_tool       (LwEditorPage *self);

/* lw-editor-hints.c: what a click will do, as tool, hand and selection are now. */
void lw_editor_page_show_hints      (LwEditorPage *self);

/* lw-editor-save.c */
/* FALSE: it could not be written; a toast says why. */
gboolean lw_editor_page_save        (LwEditorPage *self);
void     lw_editor_page_save_as     (LwEditorPage *self);
/* May the page go? FALSE: the player is asked, and the answer goes on from there. */
gboolean lw_editor_page_may_leave   (LwGuarded *page, gboolean closes);
/* The copy that is kept of unsaved work: after each change, and when the page goes. */
void     lw_editor_page_keep_draft  (LwEditorPage *self);
void     lw_editor_page_end_draft   (LwEditorPage *self);
/* (transfer full) */
void     lw_editor_page_take_recovery (LwEditorPage *self, LwRecovery *recovery);

/* lw-editor-export.c */
/* A name for a file, after that of the Country. (transfer full) */
char    *lw_editor_page_file_name   (LwEditorPage *self, const char *ending);
void     lw_editor_page_export      (LwEditorPage *self, gboolean selection);
void     lw_editor_page_plan        (LwEditorPage *self, double scale);

void lw_editor_page_toast           (LwEditorPage *self, const char *text);

G_END_DECLS
