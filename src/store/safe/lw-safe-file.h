/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-safe-file.h: whole files in and out, so that the old one or the new one is there, never half.
 */
#pragma once

#include "lw-file-kind.h"
#include "lw-store-error.h"

G_BEGIN_DECLS

/* The largest file that is read: 64 MiB. */
#define LW_FILE_LARGEST (64 * 1024 * 1024)

typedef enum
{
  LW_FORMAT_OURS,
  LW_FORMAT_OLDER,     /* its first save keeps a copy beside it, `path.v0.bak` */
  LW_FORMAT_NEWER      /* a later minor one: read, and never written over */
} LwFormatAge;

/* What a file held when it was last read or written: by it a change from outside is noticed. */
typedef struct
{
  gboolean known;      /* FALSE: not read or written yet */
  gboolean exists;
  gsize size;
  guint64 sum;         /* of its bytes */
  LwFormatAge age;
  guint major;         /* of its format */
} LwFileMark;

typedef enum
{
  LW_SAVE_PLAIN = 0,
  /* It only ever grows (a battle, a ledger): the largest backup never gives way to a smaller. */
  LW_SAVE_GROWING = 1 << 0,
  /* Even if another program has changed it since. */
  LW_SAVE_OVERWRITE = 1 << 1
} LwSaveFlags;

/*
 * lw_safe_read: reads a regular file whole; folders, pipes and devices are refused without waiting
 * for them. Returns: (transfer full), with a NUL after @size bytes
 */
char    *lw_safe_read        (const char *path, gsize *size, GError **error);
/* The same, and takes note of it in @mark. */
char    *lw_safe_read_marked (const char *path, gsize *size, LwFileMark *mark, GError **error);
/* Did the file hold the same bytes both times? */
gboolean lw_file_mark_same   (const LwFileMark *one, const LwFileMark *other);

/*
 * lw_safe_save: replaces @path by @text: follows links to their target, keeps the mode and three
 * older copies, `path.1` the latest; writes a temporary file, syncs it, renames it and syncs the
 * folder. On error the old file is untouched, and the message is a whole sentence for the player.
 * @mark (may be NULL): of the last read or write; LW_STORE_ERROR_CHANGED when the file is not what
 * it says, LW_STORE_ERROR_NEWER when it must not be written; after success, of the new file.
 * Where a limit on the size of files is set the kernel sends SIGXFSZ, which ends a program that
 * does not ignore it.
 */
gboolean lw_safe_save        (const char *path, const char *text, LwFileMark *mark,
                              LwSaveFlags flags, GError **error);
/* The same without a mark, plainly. */
gboolean lw_safe_write       (const char *path, const char *text, GError **error);

/* SHA-256 of a file's bytes, 64 hex digits. Returns: (transfer full) */
char    *lw_file_sha256      (const char *path, GError **error);

G_END_DECLS
