/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-backup.h: private to this floor: the older copies of a file, `path.1` the latest of three.
 *
 * All of these answer 0 or an errno.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LW_N_BACKUPS 3

/* Returns: (transfer full): "path.2" */
char *lw_backup_path         (const char *path, guint i);

/*
 * lw_backup_hold: gives the file at @path, before it is replaced, a second name, `path.0`. Where
 * the disk knows no second names it is copied.
 */
int   lw_backup_hold         (const char *path);

/*
 * lw_backup_turn: after the new file stands, what is held becomes the latest backup, and the others
 * move on by one. @growing: of a file that only ever grows, a battle or a ledger, the largest
 * backup never gives way to a smaller one.
 */
void  lw_backup_turn         (const char *path, gboolean growing);

/* The new file does not stand after all: what was held is let go of. */
void  lw_backup_let_go       (const char *path);

/* "path.damaged-1", or the next that is free; NULL after a thousand. Returns: (transfer full) */
char *lw_backup_damaged_path (const char *path);

/* Gives the file at @path a second name, or a copy, as @kept, unless there is one. */
int   lw_backup_keep         (const char *path, const char *kept);

G_END_DECLS
