/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-export-dialog.h: what is to be on a picture of the map, and of which kind it is to be.
 */
#pragma once

#include "lw-editor.h"

G_BEGIN_DECLS

typedef struct
{
  gboolean selection; /* what is selected, and not the whole field */
  gboolean names;     /* of places */
  const char *ending; /* ".png", ".svg", ".pdf" */
} LwExportWish;

typedef void (*LwExportChosen) (const LwExportWish *wish, gpointer data);

/* Asks, with @selection for what is selected; @chosen is called with the answer, or not at all. */
void lw_export_dialog_present (GtkWindow *parent, LwEditor *editor, gboolean selection,
                               LwExportChosen chosen, gpointer data);

G_END_DECLS
