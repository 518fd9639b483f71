/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session.h: one battle under way: the only place in the program that orders pass through.
 *
 * gesture, key or action -> LwOrder -> lw_session_submit() -> lw_play() -> file -> signals. Widgets
 * read the battle as const and never change it. The session also keeps the clock of the move, in
 * milliseconds of monotonic time, and says who may look.
 */
#pragma once

#include <glib-object.h>

#include "files/files.h"
#include "keeping/keeping.h"
#include "play/play.h"
#include "scene/scene.h"

G_BEGIN_DECLS

#define LW_TYPE_SESSION (lw_session_get_type ())
G_DECLARE_FINAL_TYPE (LwSession, lw_session, LW, SESSION, GObject)

/*
 * Signals:
 *   "played"  (guint first): the battle changed; events from index @first on are new. Undo too.
 *   "refused" (const char *sentence, const char *law): an order was refused, by @law ("R35"); NULL:
 *             by no law.
 *   "tick":    the clock shows another second, of the move or of the interval between moves.
 *   "warning" (guint seconds): the timekeeper warns: 120, 60 or 30 seconds are left (R21).
 *   "viewer":  who may look has changed.
 *   "saved"   (const char *problem): written to its file, or NULL replaced by what went wrong.
 *   "kept"    (guint n): all orders up to number n are on the disk, in the journal.
 *   "trouble": what is wrong with its file or its journal has changed, or is over.
 */

/* @battle: (transfer full). @path: where it is kept; NULL: nowhere yet. */
LwSession      *lw_session_new         (LwBattle *battle, const char *path);
/* The same without journal and lock: nothing is written, until somebody sees to that. */
LwSession      *lw_session_new_bare    (LwBattle *battle, const char *path);
LwSession      *lw_session_open        (const char *path, GError **error);

const LwBattle *lw_session_battle      (LwSession *self);
const char     *lw_session_path        (LwSession *self);

/* The report's words as a player has edited them, or NULL. */
const LwReportWords *lw_session_words  (LwSession *self);
/* (transfer full) */
void            lw_session_set_words   (LwSession *self, LwReportWords *words);

/* Puts the battle into a war: @war is the file name of its campaign. A label, not an order. */
void            lw_session_set_war     (LwSession *self, const char *war);

/*
 * lw_session_submit: plays @order, with the time of the clock. When it is refused, "refused" is
 * emitted with the sentence, @refusal (may be NULL) is set and nothing changes.
 */
gboolean        lw_session_submit      (LwSession *self, const LwOrder *order, LwRefusal *refusal);
gboolean        lw_session_undo        (LwSession *self);
gboolean        lw_session_redo        (LwSession *self);
gboolean        lw_session_restart     (LwSession *self); /* "Start my move again" */

/* Another battle takes its place, on the same Country with the same forces: the practice ground is
 * set up again. Emits "played". @battle: (transfer full) */
void            lw_session_replace     (LwSession *self, LwBattle *battle);

/* The clock of the move (R16-R21). Remaining is -1 when the move is untimed. */
gint64          lw_session_elapsed     (LwSession *self);
gint64          lw_session_remaining   (LwSession *self);
gboolean        lw_session_running     (LwSession *self);

/* A dialog of decision, or the closed curtain, holds the clock; holds are counted. */
void            lw_session_hold_clock  (LwSession *self);
void            lw_session_release_clock (LwSession *self);

/* Pause and go on are recorded (Q34); going on also starts a clock that stands after opening. */
gboolean        lw_session_set_paused  (LwSession *self, gboolean paused);

/* The interval between two moves (R22): milliseconds left, 0 when there is none or it is over. */
gint64          lw_session_interval_left (LwSession *self);

/*
 * Who may look. While both put down behind a curtain that is the side in hand, or nobody (the
 * hand-over page); else both, unless the curtain is closed over the map or it is hidden between
 * two moves.
 */
LwViewer        lw_session_viewer      (LwSession *self);
void            lw_session_take_hand   (LwSession *self, LwSide side);  /* "I am Red: show me" */
void            lw_session_leave_hand  (LwSession *self);               /* nobody looks */

/* The curtain closed over the whole map after the battle has begun, for tea or visitors: nobody
 * looks, and a running clock is paused. Drawing it back does not start the clock. */
void            lw_session_cover       (LwSession *self, gboolean cover);
gboolean        lw_session_covered     (LwSession *self);
/* Between two players, where the preference hides the map at each hand-over: nobody looks until
 * the next one takes his turn. */
gboolean        lw_session_between     (LwSession *self);
void            lw_session_take_turn   (LwSession *self);
gboolean        lw_session_hand        (LwSession *self, LwSide *side); /* FALSE: nobody */

/*
 * A battle to look at again: a session without clock and file, whose orders come from a record.
 * lw_session_look_on: the next order of it, "played" as when it was given. lw_session_look_at:
 * another moment of the same battle, (transfer full).
 */
LwSession      *lw_session_new_looking (LwBattle *battle);
gboolean        lw_session_looks       (LwSession *self);
gboolean        lw_session_look_on     (LwSession *self, const LwOrder *order);
void            lw_session_look_at     (LwSession *self, LwBattle *moment);

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

/* @text: a sentence or more for the player; @details: the system's words, or NULL. */
LwTrouble       lw_session_trouble     (LwSession *self, const char **text, const char **details);
/* The player has read it. */
void            lw_session_forget_trouble (LwSession *self);
gboolean        lw_session_unsaved     (LwSession *self);
gboolean        lw_session_read_only   (LwSession *self);
/* So many orders are on the disk. */
guint           lw_session_n_kept      (LwSession *self);
/* All of them, in the journal or in the file; FALSE also of a battle that is only looked at. */
gboolean        lw_session_all_kept    (LwSession *self);

/* Writes the file now (it is also written by itself after each move) and waits for it. */
gboolean        lw_session_save        (LwSession *self, GError **error);
/* The same over a file that another program has changed. */
gboolean        lw_session_overwrite   (LwSession *self, GError **error);
/* From now on the battle is kept at @path. */
gboolean        lw_session_save_as     (LwSession *self, const char *path, GError **error);
/* Whoever goes away: a running clock is put by, and the file is written. */
void            lw_session_leave       (LwSession *self);

/* Goes on with what a crashed session has left. */
LwSession      *lw_session_resume      (const LwLeftover *leftover, GError **error);

G_END_DECLS
