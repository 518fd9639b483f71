/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-store-calls.h: the calls to the system by which this floor changes files, in a table.
 *
 * Whatever is written, synced, renamed, linked or removed goes through lw_calls(), so that a test
 * can put a table of its own there: a disk that is full at the third write, a power cut after the
 * fifth call. Each call answers, and sets errno, as the system's own does.
 */
#pragma once

#include <glib.h>
#include <sys/types.h>

G_BEGIN_DECLS

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

G_END_DECLS
