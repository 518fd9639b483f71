/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-backup-restore.h: the older copies of a file that cannot be opened any more, and the way back
 * to one.
 */
#pragma once

#include "safe/safe.h"

G_BEGIN_DECLS

typedef struct
{
  char *path;
  LwFileKind kind;
  gint64 time;         /* seconds: when it was written */
} LwBackupCopy;

/* Those of the three backups of @path, and of what was kept of older formats, that can be opened:
 * the latest first. Returns: (transfer full) (element-type LwBackupCopy) */
GPtrArray *lw_backup_restore_list (const char *path);

/*
 * lw_backup_restore: @path becomes what @copy is. What was there before stays beside it, as
 * `path.damaged-1`, and the copy stays where it is. On error nothing is changed.
 * Returns: FALSE with a sentence for the player
 */
gboolean   lw_backup_restore      (const char *path, const LwBackupCopy *copy, GError **error);

void       lw_backup_restore_free (LwBackupCopy *copy);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwBackupCopy, lw_backup_restore_free)

G_END_DECLS
