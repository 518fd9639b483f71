/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session-private.h: the fields of a session, shared by its orders and its clock.
 */
#pragma once

#include "keeping/keeping.h"
#include "lw-session.h"

G_BEGIN_DECLS

struct _LwSession
{
  GObject parent_instance;

  /* Owned. */
  LwBattle *battle;
  char *path;
  LwReportWords *words;

  /* The clock, in microseconds of monotonic time: where it stood, and since when it runs. */
  gint64 (*now) (void);     /* g_get_monotonic_time(), but in tests */
  gint64 stood_at;
  gint64 running_since;     /* 0: it stands */
  guint holds;
  gint64 interval_since;    /* 0: none */
  guint tick;
  gint64 last_remaining;    /* milliseconds, when it was last looked at */
  gboolean opened_standing; /* opened in the middle of a move: waits for a hand */

  /* Who looks. */
  gboolean looking;         /* nobody plays: a replay, without clock and file */
  gboolean has_hand;
  LwSide hand;
  gboolean covered;
  gboolean between;         /* the map is hidden between two moves, until the next player comes */

  /* Keeping: NULL when the battle is but looked at. */
  LwKeeper *keeper;
  gboolean dirty;           /* something is not in the file yet */
  guint change;             /* counts what has changed */
  guint n_kept;             /* orders that are on the disk */
  guint n_retried;          /* when the journal failed last */
  guint n_recovered;        /* orders that a crash would have lost */
  GError *save_problem;
  LwTrouble trouble;
  char *trouble_text;
  char *trouble_details;
};

enum
{
  LW_SESSION_PLAYED,
  LW_SESSION_REFUSED,
  LW_SESSION_TICK,
  LW_SESSION_WARNING,
  LW_SESSION_VIEWER,
  LW_SESSION_SAVED,
  LW_SESSION_KEPT,
  LW_SESSION_TROUBLE,
  LW_SESSION_N_SIGNALS
};

extern guint lw_session_signals[LW_SESSION_N_SIGNALS];

/* lw-session-keep.c */
void     lw_session_keep_begin      (LwSession *self);  /* a folder and a lock of its own */
/* @recovery: (transfer full). @mark: of the file, or NULL. */
void     lw_session_keep_with       (LwSession *self, LwRecovery *recovery,
                                     const LwFileMark *mark);
void     lw_session_keep_change     (LwSession *self, LwPhase before, gboolean is_order);
void     lw_session_keep_clock      (LwSession *self);
void     lw_session_keep_wait       (LwSession *self);
void     lw_session_keep_end        (LwSession *self);
void     lw_session_only_look       (LwSession *self, const char *why);
/* A worse trouble is not hidden by a lesser one. */
void     lw_session_add_trouble     (LwSession *self, LwTrouble trouble, const char *text,
                                     const char *details);

/* lw-session-viewer.c: nobody looks between two players who want it so; "viewer", if changed. */
void     lw_session_begin_viewer    (LwSession *self);
void     lw_session_pass_hand       (LwSession *self, LwPhase before);
void     lw_session_follow_viewer   (LwSession *self, LwViewer before);

/* lw-session-clock.c */
void     lw_session_set_clock       (LwSession *self, gint64 ms);
void     lw_session_begin_clock     (LwSession *self);  /* as the record leaves it */
void     lw_session_follow_clock    (LwSession *self, LwPhase before);
/* One look at the clock: warnings, Time, and Go at the end of an interval. */
void     lw_session_look_at_clock   (LwSession *self);

G_END_DECLS
