/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-files.h: the file choosers: the one place that knows how this GTK asks for a file.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*LwFileChosen) (const char *path, gpointer asker);

/* Asks for a file of any of our kinds; @chosen is called with its path and @asker, or not at all.
 * @asker: an object; nothing is called when it is gone by then. */
void lw_files_open (GtkWindow *parent, LwFileChosen chosen, gpointer asker);

/* Asks where to write; @pattern: "*.pdf". Asks before it replaces a file. */
void lw_files_save (GtkWindow *parent, const char *title, const char *name, const char *pattern,
                    LwFileChosen chosen, gpointer asker);

/* Puts @path among the files that the desktop offers to open again. */
void lw_files_remember (const char *path);

G_END_DECLS
