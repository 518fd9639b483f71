/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-private.h: the drawing board from within, for lw-editor.c and lw-editor-selection.c.
 */
#pragma once

#include "lw-editor.h"

G_BEGIN_DECLS

struct _LwEditor
{
  GObject parent_instance;

  /* Owned. */
  LwDrafting *drafting;
  char *path;
  LwCountry *shown;    /* as everybody was last told */
  GArray *damage;      /* of LwBox */
  GPtrArray *selected; /* of char *, and NULL at the end */
  GHashTable *lifted;  /* ids */

  /* State. */
  gboolean all_damaged;
  LwEditorTool tool;
  LwLength apart, radius;
};

enum
{
  LW_EDITOR_CHANGED,
  LW_EDITOR_SELECTION,
  LW_EDITOR_TOOL,
  LW_EDITOR_MOVED,
  LW_EDITOR_TOLD,
  LW_EDITOR_FILE_STATE,
  LW_EDITOR_N_SIGNALS
};

extern guint lw_editor_signals[LW_EDITOR_N_SIGNALS];

G_END_DECLS
