/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-replace.h: private to this floor: one file put in the place of another, whole and for good.
 *
 * All of these answer 0 or the errno of the first call that failed.
 */
#pragma once

#include <glib.h>
#include <sys/types.h>

G_BEGIN_DECLS

/*
 * lw_replace: writes @data to a new file beside @path, syncs it, renames it to @path and syncs the
 * folder. Until the rename @path is as it was, or absent. @mode: of the new file; with @keep_mode
 * as it is given, else as the umask leaves it.
 */
int lw_replace        (const char *path, const char *data, gsize size, mode_t mode,
                       gboolean keep_mode);

/* The same, but the new file stays open for appending, and its descriptor goes to @file. */
int lw_replace_open   (const char *path, const char *data, gsize size, mode_t mode, int *file);

/* All of @data, in as many writes as it takes. */
int lw_write_all      (int file, const char *data, gsize size);

/* Folders on the disk remember a new name only when they are synced. */
int lw_sync_folder_of (const char *path);

G_END_DECLS
