/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-recovery.h: what is kept of unfinished work, so that a crash loses nothing of it.
 *
 * A folder for each piece of work under XDG_STATE_HOME/little-wars/recovery. A battle has a whole
 * copy, `checkpoint.lwbattle`, and a `journal` of the orders since; a Country in the editor or a
 * half-entered floor battle has a `draft`. `about` names it for lists, `lock` is held while someone
 * works on it: work without its lock held is what a crashed session has left.
 */
#pragma once

#include "safe/safe.h"

G_BEGIN_DECLS

typedef enum
{
  LW_RECOVERY_BATTLE,
  LW_RECOVERY_COUNTRY, /* in the editor */
  LW_RECOVERY_FLOOR    /* a battle of a real floor, on its way into a ledger */
} LwRecoveryKind;

/* What lists say of it. */
typedef struct
{
  const char *name;    /* "Hook's Farm" */
  const char *detail;  /* "Red's fourth move"; may be NULL */
  const char *path;    /* the file that is worked on; NULL: none yet */
} LwRecoveryNote;

typedef struct _LwRecovery LwRecovery;

/*
 * lw_recovery_open: a folder and its lock. The same @path has the same folder, so that a second
 * opener meets the lock; NULL: a new one. @name: for the sentence of LW_STORE_ERROR_LOCKED, the
 * only error: where nothing can be kept, keeping says so.
 */
LwRecovery *lw_recovery_open         (LwRecoveryKind kind, const char *path, const char *name,
                                      GError **error);

/* NULL, or what is not sure about its lock. */
const char *lw_recovery_warning      (const LwRecovery *recovery);

/* Was there something already, which a crashed session has left? */
gboolean    lw_recovery_has_left     (const LwRecovery *recovery);
/* What was left moves to a folder of its own, from where it is offered, and this one is empty. */
void        lw_recovery_put_aside    (LwRecovery *recovery);

/* A whole copy of a battle with @n orders and the hash @seal, and a new journal from there on. */
gboolean    lw_recovery_checkpoint   (LwRecovery *recovery, const LwRecoveryNote *note,
                                      const char *text, guint n, const char *seal, GError **error);
/* One order, on the disk when this returns. After an error a checkpoint is wanted. */
gboolean    lw_recovery_record       (LwRecovery *recovery, guint n, const char *order,
                                      GError **error);
/* How far the clock of the move has come; not synced, and of no weight when it is lost. */
void        lw_recovery_clock        (LwRecovery *recovery, guint n, gint64 ms);

/* What the file of the work held when it was last read or written, and what it will hold when the
 * writing that comes has succeeded; either may be NULL. By it a file that was put back from a copy
 * is told from one that has only fallen behind. */
void        lw_recovery_held         (LwRecovery *recovery, const LwFileMark *before,
                                      const LwFileMark *after);
gboolean    lw_recovery_knows_held   (const LwRecovery *recovery);
/* Does the file still hold what it held when the work in @folder was left? TRUE where it was not
 * noted, or there is no file. */
gboolean    lw_recovery_fits         (const char *folder, const LwFileMark *mark);

/* The draft as it is now. */
gboolean    lw_recovery_draft        (LwRecovery *recovery, const LwRecoveryNote *note,
                                      const char *text, GError **error);

/* The work is saved, or not wanted: nothing is left of it. Frees @recovery. */
void        lw_recovery_drop         (LwRecovery *recovery);
/* The work stays for later. */
void        lw_recovery_free         (LwRecovery *recovery);

const char *lw_recovery_folder       (const LwRecovery *recovery);

/* The text of a draft. Returns: (transfer full) */
char       *lw_recovery_text         (const LwRecovery *recovery, GError **error);

/* ---- Folders and the names in them ---- */

#define LW_RECOVERY_CHECKPOINT "checkpoint.lwbattle"
#define LW_RECOVERY_JOURNAL "journal"
#define LW_RECOVERY_DRAFT "draft"
#define LW_RECOVERY_ABOUT "about"
#define LW_RECOVERY_CLOCK "clock"
#define LW_RECOVERY_HELD "held"
#define LW_RECOVERY_LOCK "lock"

/* XDG_STATE_HOME/little-wars/recovery. Returns: (transfer full) */
char       *lw_recovery_root         (void);
/* Where work on the file @path is kept; NULL: a new one. Returns: (transfer full) */
char       *lw_recovery_folder_for   (LwRecoveryKind kind, const char *path);
/* Is there anything to take up? */
gboolean    lw_recovery_folder_holds (const char *folder);
/* "battle", "country", "floor". */
gboolean    lw_recovery_kind_parse   (const char *nick, LwRecoveryKind *kind);

/* A recovery on a folder whose lock is to be taken. */
LwRecovery *lw_recovery_take         (LwRecoveryKind kind, const char *folder, const char *name,
                                      GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwRecovery, lw_recovery_free)

G_END_DECLS
