/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-files.h: the file choosers: the one place that knows how this GTK asks for a file, and that
 * decides what name it will have.
 */
#pragma once

#include <gtk/gtk.h>

#include "library/library.h"

G_BEGIN_DECLS

typedef void (*LwFileChosen) (const char *path, gpointer asker);

/* Asks for a file of any of our kinds; @chosen is called with its path and @asker, or not at all.
 * @asker: an object; nothing is called when it is gone by then. */
void  lw_files_open (GtkWindow *parent, LwFileChosen chosen, gpointer asker);

typedef struct
{
  const char *title;
  const char *name;    /* to begin with */
  const char *endings; /* ".png .svg .pdf": the first is added to a name that has none of them */
  const char *folder;  /* to begin in; NULL: where one has saved last, else among the documents */
} LwFileWanted;

/* Asks where to write. Whatever is there already under the name that will be written is asked about
 * before @chosen is called. */
void  lw_files_save (GtkWindow *parent, const LwFileWanted *wanted, LwFileChosen chosen,
                     gpointer asker);

/* "Hook's Farm" and ".png" as the name of a file: what no name may hold becomes a hyphen, and what
 * is too long is cut. Returns: (transfer full) */
char *lw_files_name (const char *title, const char *ending);

/* @path with the first of @endings (NULL-terminated), unless it has one of them in any spelling;
 * a name that would be too long with it is cut. Returns: (transfer full) */
char *lw_files_with_ending (const char *path, const char *const *endings);

/* Puts @path among the files that the desktop offers to open again and, when it lies in a folder of
 * the player's choice, among those that the start page shows. */
void  lw_files_remember (const char *path);
/* Takes it off the start page; the file stays as it is. */
void  lw_files_forget   (const char *path);

/* All of a kind: what ships, the player's own, and what he keeps elsewhere and has opened or saved
 * lately, as far as it is there. Returns: (transfer full) (element-type LwLibraryItem) */
GPtrArray *lw_files_list (LwFileKind kind);
/* The same without what was put away, unless @put_away. */
GPtrArray *lw_files_shown (LwFileKind kind, gboolean put_away);
/* Puts a file out of sight, or brings it back; the file itself stays as it is. */
void       lw_files_put_away (const char *path, gboolean away);

G_END_DECLS
