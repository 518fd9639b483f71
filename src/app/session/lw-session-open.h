/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session-open.h: a session is begun anew, opened from its file, or resumed after a crash.
 */
#pragma once

#include "lw-session.h"

G_BEGIN_DECLS

/*
 * lw_session_open: the battle of a file. Where a session that ended before it was saved has left
 * more of it, it goes on from there; but not where the file was put back from a copy or changed
 * since: then what was left is put aside, and offered on the start page.
 */
LwSession *lw_session_open   (const char *path, GError **error);

/* Two states of one battle: that of its file, and that which a session has left. */
typedef struct
{
  char *title;
  char *in_file;       /* "Move 3, Red to move" */
  gint64 file_time;    /* seconds: when it was last written */
  char *kept;
  gint64 kept_time;
} LwTwoStates;

/* NULL: there is nothing to choose. Returns: (transfer full) */
LwTwoStates *lw_session_two_states (const LwCrashItem *left);
void         lw_two_states_free    (LwTwoStates *states);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwTwoStates, lw_two_states_free)

/* Goes on with what a crashed session has left. */
LwSession *lw_session_resume (const LwCrashItem *leftover, GError **error);

/* The choices of the new battle page. */
typedef struct
{
  const LwCountry *country;
  const LwScenario *scenario;
  const char *name[LW_N_SIDES];
  LwSeat seat[LW_N_SIDES];
  LwForce force[LW_N_SIDES];
  LwHouseRules rules;
  LwVariety variety;
  LwSide first;          /* First Player; in the Defensive Game the attacker */
  gboolean tossed_first; /* by the coin, and to be recorded so */
  gboolean tossed_country;
  LwSide country_winner; /* who lays the Country, if that was tossed for */
  guint dice[LW_N_SIDES][2]; /* for the chances of war; 0: none were thrown */
  gboolean curtain;
  const char *campaign;  /* path of the war's file, or NULL */
} LwSessionSetup;

/* Returns: (transfer full) a session whose file lies in the player's folder of battles */
LwSession *lw_session_begin (const LwSessionSetup *setup);

G_END_DECLS
