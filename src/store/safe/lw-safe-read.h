/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-safe-read.h: whole files in, and marks by which a change from outside is noticed.
 */
#pragma once

#include "lw-format.h"

G_BEGIN_DECLS

/* The largest file that is read: 64 MiB. */
#define LW_FILE_LARGEST (64 * 1024 * 1024)

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

/*
 * lw_safe_read: reads a regular file whole; folders, pipes and devices are refused without waiting
 * for them. Returns: (transfer full), with a NUL after @size bytes
 */
char    *lw_safe_read        (const char *path, gsize *size, GError **error);
/* "-" or another name of the standard input, of which lw_safe_read() reads all that comes, a pipe
 * too. A file of that name is "./-". */
gboolean lw_safe_is_input    (const char *path);
/* The same, and takes note of it in @mark. */
char    *lw_safe_read_marked (const char *path, gsize *size, LwFileMark *mark, GError **error);
/* Did the file hold the same bytes both times? */
gboolean lw_file_mark_same   (const LwFileMark *one, const LwFileMark *other);
/* The same without an error of its own: NULL leaves an errno in @fault. */
char    *lw_safe_try_read    (const char *path, gsize *size, int *fault);
/* Takes note in @mark of what a file holds. */
void     lw_file_mark_set    (LwFileMark *mark, const char *data, gsize size);

/* SHA-256 of a file's bytes, 64 hex digits. Returns: (transfer full) */
char    *lw_file_sha256      (const char *path, GError **error);

G_END_DECLS
