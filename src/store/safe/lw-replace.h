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

/* The calls to the system by which this floor changes files, in a table. Whatever is written,
 * synced, renamed, linked or removed goes through lw_calls(), so that a test can put a table of its
 * own there: a disk that is full at the third write, a power cut after the fifth call. Each call
 * answers, and sets errno, as the system's own does. */

typedef struct
{
  int    (*open)      (const char *path, int flags, mode_t mode);
  gssize (*write)     (int file, const void *data, gsize size);
  gssize (*write_at)  (int file, const void *data, gsize size, off_t at);
  int    (*sync_data) (int file);                   /* fdatasync */
  int    (*sync)      (int file);                   /* fsync; of folders too */
  int    (*close)     (int file);
  int    (*chmod)     (int file, mode_t mode);
  int    (*rename)    (const char *from, const char *to);
  int    (*link)      (const char *from, const char *to);
  int    (*unlink)    (const char *path);
  int    (*mkdir)     (const char *path, mode_t mode);
  int    (*rmdir)     (const char *path);
  int    (*flock)     (int file, int operation);
} LwStoreCalls;

extern const LwStoreCalls lw_system_calls;

/* The table in use. */
const LwStoreCalls *lw_calls         (void);
/* NULL: the system's own again. Not while another thread writes. */
void                lw_calls_replace_for_test (const LwStoreCalls *calls);

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
