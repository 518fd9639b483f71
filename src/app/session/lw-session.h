/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session.h: one battle under way: the only place in the program that orders pass through.
 *
 * gesture, key or action -> LwOrder -> lw_session_submit() -> lw_play() -> file -> signals. Widgets
 * read the battle as const and never change it. The clock of the move and the file are objects of
 * their own, with signals of their own; the session says who may look.
 */
#pragma once

#include <glib-object.h>

#include "lw-move-clock.h"
#include "lw-session-file.h"
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
 *   "viewer":  who may look has changed.
 */

/* @battle: (transfer full). @path: where it is kept; NULL: nowhere yet. */
LwSession      *lw_session_new         (LwBattle *battle, const char *path);
/* The same without journal and lock: nothing is written, until somebody sees to that. */
LwSession      *lw_session_new_bare    (LwBattle *battle, const char *path);

const LwBattle *lw_session_battle      (LwSession *self);
LwMoveClock    *lw_session_clock       (LwSession *self);
LwSessionFile  *lw_session_file        (LwSession *self);

/* The report's words as a player has edited them. (transfer full) */
void            lw_session_set_words   (LwSession *self, LwReportWords *words);

/* Puts the battle into a war: @war is the file name of its campaign. A label, not an order. */
void            lw_session_set_war     (LwSession *self, const char *war);

/*
 * lw_session_submit: plays @order, with the time of the clock. When it is refused, "refused" is
 * emitted with the sentence, @refusal (may be NULL) is set and nothing changes.
 */
gboolean        lw_session_submit      (LwSession *self, const LwOrder *order, LwRefusal *refusal);
/* The same at the time that the order itself says: a General's acts take the time they would take
 * anybody, however fast they are shown. */
gboolean        lw_session_submit_timed (LwSession *self, const LwOrder *order,
                                        LwRefusal *refusal);
gboolean        lw_session_undo        (LwSession *self);
gboolean        lw_session_redo        (LwSession *self);
gboolean        lw_session_restart     (LwSession *self); /* "Start my move again" */

/* Another battle takes its place, on the same Country with the same forces: the practice ground is
 * set up again. Emits "played". @battle: (transfer full) */
void            lw_session_replace     (LwSession *self, LwBattle *battle);

/* Pause and go on are recorded (Q34); going on also starts a clock that stands after opening. */
gboolean        lw_session_set_paused  (LwSession *self, gboolean paused);

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

/* Is whoever has to act next a General? Then nobody else's orders are asked for. */
gboolean        lw_session_general_acts (LwSession *self);
/* The one person at the table; FALSE: there are two of them, or none. He alone looks and has
 * nobody to hand over to. */
gboolean        lw_session_lone_person (LwSession *self, LwSide *person);

/*
 * A battle to look at again: a session without clock and file, whose orders come from a record.
 * lw_session_look_on: the next order of it, "played" as when it was given. lw_session_look_at:
 * another moment of the same battle, (transfer full).
 */
LwSession      *lw_session_new_looking (LwBattle *battle);
gboolean        lw_session_looks       (LwSession *self);
gboolean        lw_session_look_on     (LwSession *self, const LwOrder *order);
void            lw_session_look_at     (LwSession *self, LwBattle *moment);

/* Whoever goes away: a running clock is put by, the file is written, and timer, journal and lock
 * are let go of at once, though others may still look at the battle. No order is taken any more. */
void            lw_session_leave       (LwSession *self);

G_END_DECLS
