/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session-open.h: a session is begun anew, opened from its file, or resumed after a crash.
 */
#pragma once

#include "lw-session.h"

G_BEGIN_DECLS

LwSession *lw_session_open   (const char *path, GError **error);

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
