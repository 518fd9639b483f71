/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-crash-list.h: what crashed sessions have left, for the list at the start.
 */
#pragma once

#include "lw-recovery.h"

G_BEGIN_DECLS

typedef struct
{
  LwRecoveryKind kind;
  char *folder;
  char *name;
  char *detail;        /* or NULL */
  char *path;          /* or NULL */
  gint64 time;         /* seconds: when it was last kept */
} LwCrashItem;

/* The latest first; nothing that is in use. (transfer full) (element-type LwCrashItem) */
GPtrArray  *lw_crash_list         (void);
void        lw_crash_item_free    (LwCrashItem *item);

/* What was left of work on the file @path; NULL: nothing, or it is in use. (transfer full) */
LwCrashItem *lw_crash_item_of     (LwRecoveryKind kind, const char *path);

/* Takes it up: its lock, and what is in it. Fails with LOCKED when another has been quicker. */
LwRecovery *lw_crash_item_resume  (const LwCrashItem *item, GError **error);
/* Throws it away. */
gboolean    lw_crash_item_discard (const LwCrashItem *item, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwCrashItem, lw_crash_item_free)

G_END_DECLS
