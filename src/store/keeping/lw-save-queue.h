/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-save-queue.h: keeps work as it goes on, in a thread of its own, so that nobody waits for a
 * disk.
 *
 * It is told of each order, of each change of a draft, and of files to be saved; the thread writes
 * and syncs them in that order, and the answers come by the main loop of whoever made the queue.
 */
#pragma once

#include "files/files.h"

#include "lw-recovery.h"

G_BEGIN_DECLS

typedef struct _LwSaveQueue LwSaveQueue;

/* Called by the main loop. @problem: NULL when all is well; else a sentence for the player. */
typedef struct
{
  /* All orders up to number @n, or the draft, are on the disk; or not. */
  void (*kept)  (gpointer data, guint n, const GError *problem);
  /* What lw_save_queue_save() gave under the number @n is saved; or not. May be NULL. */
  void (*saved) (gpointer data, guint n, const GError *problem);
} LwSaveQueueAnswers;

/* @recovery: (transfer full). @answers is borrowed and stays. */
LwSaveQueue *lw_save_queue_new      (LwRecovery *recovery, const LwSaveQueueAnswers *answers,
                                     gpointer data);

/*
 * lw_save_queue_battle: keeps the orders that have come since the last call, one by one; the whole
 * battle at first, after each move, and when the journal has failed.
 */
void         lw_save_queue_battle   (LwSaveQueue *queue, const LwBattle *battle,
                                     const LwReportWords *words, const LwRecoveryNote *note);
/* The whole battle at the next call, because more than orders has changed. */
void         lw_save_queue_whole    (LwSaveQueue *queue);
/* How far the clock of the move has come after @n orders; @running: it goes on from there. */
void         lw_save_queue_clock    (LwSaveQueue *queue, guint n, gint64 ms, gboolean running);

/* Keeps a draft; of several that wait only the latest is written. */
void         lw_save_queue_draft    (LwSaveQueue *queue, const LwRecoveryNote *note,
                                     const char *text);

/* The file that lw_save_queue_save() writes, and what it held when it was read (may be NULL). */
void         lw_save_queue_set_file (LwSaveQueue *queue, const char *path, const LwFileMark *mark);
/* Of several that wait only the latest is written. */
void         lw_save_queue_save     (LwSaveQueue *queue, guint n, const char *text,
                                     LwSaveFlags flags);

/* Until all that was given is answered, the answers included; FALSE: not within @ms. */
gboolean     lw_save_queue_wait     (LwSaveQueue *queue, guint ms);

/* What is not sure about the lock; NULL when it is. */
const char  *lw_save_queue_warning  (const LwSaveQueue *queue);

/* Both finish what was given first. The work stays for later; or it is saved, and nothing of it is
 * left in the recovery folder. */
void         lw_save_queue_free     (LwSaveQueue *queue);
void         lw_save_queue_drop     (LwSaveQueue *queue);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwSaveQueue, lw_save_queue_free)

G_END_DECLS
