/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session-private.h: the fields of a session, shared by its orders and its clock.
 */
#pragma once

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

  guint save;
  gboolean dirty;           /* something is not in the file yet */
};

enum
{
  LW_SESSION_PLAYED,
  LW_SESSION_REFUSED,
  LW_SESSION_TICK,
  LW_SESSION_WARNING,
  LW_SESSION_VIEWER,
  LW_SESSION_SAVED,
  LW_SESSION_N_SIGNALS
};

extern guint lw_session_signals[LW_SESSION_N_SIGNALS];

/* lw-session-clock.c */
void     lw_session_begin_clock     (LwSession *self);  /* as the record leaves it */
void     lw_session_follow_clock    (LwSession *self, LwPhase before);
/* One look at the clock: warnings, Time, and Go at the end of an interval. */
void     lw_session_look_at_clock   (LwSession *self);

G_END_DECLS
