/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-setup.h: from the choices of the new battle page to a session with its file.
 */
#pragma once

#include "lw-session.h"

G_BEGIN_DECLS

typedef struct
{
  const LwCountry *country;
  const LwScenario *scenario;
  const char *name[LW_N_SIDES];
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
} LwBattleSetup;

/* Returns: (transfer full) a session whose file lies in the player's folder of battles */
LwSession *lw_battle_setup_begin (const LwBattleSetup *setup);

G_END_DECLS
