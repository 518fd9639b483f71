/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session-file.h: nothing lost: each order goes into the journal, each move into the file.
 */
#pragma once

#include "files/files.h"
#include "keeping/keeping.h"
#include "lw-move-clock.h"

G_BEGIN_DECLS

#define LW_TYPE_SESSION_FILE (lw_session_file_get_type ())
G_DECLARE_FINAL_TYPE (LwSessionFile, lw_session_file, LW, SESSION_FILE, GObject)

/*
 * Signals:
 *   "saved"   (const char *problem): written to its file, or what went wrong.
 *   "kept"    (guint n): all orders up to number n are on the disk, in the journal.
 *   "trouble": what is wrong with its file or its journal has changed, or is over.
 */

/*
 * What is wrong with the file or the journal, the worst of it; later ones are worse. The battle
 * goes on all the same, but LW_TROUBLE_LOOKING refuses every order.
 */
typedef enum
{
  LW_TROUBLE_NONE,
  LW_TROUBLE_UNSURE,     /* there is no sure lock */
  LW_TROUBLE_DAMAGED,    /* what a crash left was damaged, and not all of it could be taken up */
  LW_TROUBLE_NAMELESS,   /* what a crash left has no file, or no longer its own */
  LW_TROUBLE_UNKEPT,     /* the journal cannot be written */
  LW_TROUBLE_UNSAVED,    /* the file cannot be written */
  LW_TROUBLE_CHANGED,    /* another program has changed the file */
  LW_TROUBLE_LOOKING     /* open elsewhere, or of a newer format: it can be looked at */
} LwTrouble;

/* Nothing is written until one of the two below is called. @battle: borrowed. @path: where it is
 * kept; NULL: nowhere yet. */
LwSessionFile *lw_session_file_new        (const LwBattle *battle, LwMoveClock *clock,
                                           const char *path);
/* With a folder and a lock of its own. */
void           lw_session_file_keep       (LwSessionFile *self);
/* With a folder that there is. @recovery: (transfer full). @mark: of the file, or NULL. */
void           lw_session_file_keep_with  (LwSessionFile *self, LwRecovery *recovery,
                                           const LwFileMark *mark);
void           lw_session_file_set_battle (LwSessionFile *self, const LwBattle *battle);

const char    *lw_session_file_path       (LwSessionFile *self);
/* The report's words as a player has edited them, or NULL. */
const LwReportWords *lw_session_file_words (LwSessionFile *self);
/* (transfer full) */
void           lw_session_file_take_words (LwSessionFile *self, LwReportWords *words);

/* Something has changed: an order, before which the phase was @before, or what is none. */
void           lw_session_file_change     (LwSessionFile *self, LwPhase before, gboolean is_order);
/* A moment, for the order before this one to be on the disk. */
void           lw_session_file_wait       (LwSessionFile *self);

/* Writes the file now (it is also written by itself after each move) and waits for it. */
gboolean       lw_session_file_save       (LwSessionFile *self, GError **error);
/* The same over a file that another program has changed. */
gboolean       lw_session_file_overwrite  (LwSessionFile *self, GError **error);
/* From now on the battle is kept at @path. */
gboolean       lw_session_file_save_as    (LwSessionFile *self, const char *path, GError **error);

/* Journal and lock are let go of; what is not in the file yet stays for later. Nothing is kept or
 * saved any more. */
void           lw_session_file_end        (LwSessionFile *self);

/* @text: a sentence or more for the player; @details: the system's words, or NULL. */
LwTrouble      lw_session_file_trouble    (LwSessionFile *self, const char **text,
                                           const char **details);
/* A worse trouble is not hidden by a lesser one. */
void           lw_session_file_add_trouble (LwSessionFile *self, LwTrouble trouble,
                                            const char *text, const char *details);
/* The battle can only be looked at. */
void           lw_session_file_only_look  (LwSessionFile *self, const char *why);
/* The player has read it. */
void           lw_session_file_forget_trouble (LwSessionFile *self);
gboolean       lw_session_file_unsaved    (LwSessionFile *self);
gboolean       lw_session_file_read_only  (LwSessionFile *self);
/* All orders are on the disk, in the journal or in the file; FALSE also of a battle that is only
 * looked at. */
gboolean       lw_session_file_all_kept   (LwSessionFile *self);

G_END_DECLS
