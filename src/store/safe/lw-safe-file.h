/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-safe-file.h: whole files out, so that the old one or the new one is there, never half.
 */
#pragma once

#include <glib.h>

#include "lw-safe-read.h"

G_BEGIN_DECLS

typedef enum
{
  LW_SAVE_PLAIN = 0,
  /* It only ever grows (a battle, a ledger): the largest backup never gives way to a smaller. */
  LW_SAVE_GROWING = 1 << 0,
  /* Even if another program has changed it since. */
  LW_SAVE_OVERWRITE = 1 << 1
} LwSaveFlags;

/*
 * lw_safe_save: replaces @path by @text: follows links to their target, keeps the mode and three
 * older copies, `path.1` the latest; writes a temporary file, syncs it, renames it and syncs the
 * folder. On error the old file is untouched, and the message is a whole sentence for the player.
 * @mark (may be NULL): of the last read or write; LW_STORE_ERROR_CHANGED when the file is not what
 * it says, LW_STORE_ERROR_NEWER when it must not be written; after success, of the new file.
 * Where a limit on the size of files is set the kernel sends SIGXFSZ, which ends a program that
 * does not ignore it.
 */
gboolean lw_safe_save   (const char *path, const char *text, LwFileMark *mark, LwSaveFlags flags,
                         GError **error);
/* The same without a mark, plainly. */
gboolean lw_safe_write  (const char *path, const char *text, GError **error);

/* Where the chain of links from @path ends, be there a file or not; NULL when it does not end.
 * Returns: (transfer full) */
char    *lw_safe_target (const char *path);

/* What is made for others, a picture, a document, a table, goes into the file they named. In place
 * of a path: the standard output. */
#define LW_OUTPUT_STANDARD "-"

/*
 * lw_output_write: puts @size bytes (-1: up to its end) of @data into @path, whole or not at all:
 * the old file or the new one is there. A link stays a link to what is written, a mode stays as it
 * was; a pipe or a device is written to. No older copies are kept: it can be made again. The error
 * is a whole sentence for the player.
 */
gboolean lw_output_write (const char *path, const char *data, gssize size, GError **error);

G_END_DECLS
