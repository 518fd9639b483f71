/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-safe-file.h: whole files in and out, so that the old one or the new one is there, never half.
 */
#pragma once

#include "lw-store.h"

G_BEGIN_DECLS

/* The largest file that is read: 64 MiB. */
#define LW_FILE_LARGEST (64 * 1024 * 1024)

/*
 * lw_safe_read: reads a regular file whole; folders, pipes and devices are refused without waiting
 * for them. Returns: (transfer full), with a NUL after @size bytes
 */
char    *lw_safe_read  (const char *path, gsize *size, GError **error);

/*
 * lw_safe_write: replaces @path by @text: follows links to their target, keeps the mode and one
 * older copy as `path~`, writes a temporary file, syncs it and renames it. On error the old file is
 * untouched, and the message is a whole sentence for the player. Where a limit on the size of files
 * is set the kernel sends SIGXFSZ, which ends a program that does not ignore it.
 */
gboolean lw_safe_write (const char *path, const char *text, GError **error);

G_END_DECLS
