/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-recovery-folder.h: private to this floor: the folders of recovery and the names in them.
 */
#pragma once

#include "lw-recovery.h"

G_BEGIN_DECLS

#define LW_RECOVERY_CHECKPOINT "checkpoint.lwbattle"
#define LW_RECOVERY_JOURNAL "journal"
#define LW_RECOVERY_DRAFT "draft"
#define LW_RECOVERY_ABOUT "about"
#define LW_RECOVERY_CLOCK "clock"
#define LW_RECOVERY_LOCK "lock"

/* XDG_STATE_HOME/little-wars/recovery. Returns: (transfer full) */
char       *lw_recovery_root          (void);
/* The folder of a file's work, or of new work. Returns: (transfer full) */
char       *lw_recovery_folder_for    (LwRecoveryKind kind, const char *path);

/* Is there anything to take up? */
gboolean    lw_recovery_folder_holds  (const char *folder);
/* Removes all that we write there, and the folder when nothing else is in it. */
gboolean    lw_recovery_folder_remove (const char *folder);

/* "battle", "country", "floor". */
const char *lw_recovery_kind_nick     (LwRecoveryKind kind);
gboolean    lw_recovery_kind_parse    (const char *nick, LwRecoveryKind *kind);

/* A recovery on a folder whose lock is to be taken. */
LwRecovery *lw_recovery_take          (LwRecoveryKind kind, const char *folder, const char *name,
                                       GError **error);

G_END_DECLS
