/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-score.h: the account of a battle in half-points, with every addend (R76, Q113-Q116).
 */
#pragma once

#include "lw-battle.h"

G_BEGIN_DECLS

typedef struct
{
  /* Numbers of men and guns. */
  guint fighting[LW_N_ARMS];  /* on the field, armed or released */
  guint retired[LW_N_ARMS];
  guint killed[LW_N_ARMS];
  guint captive[LW_N_ARMS];   /* own men with the enemy */
  guint taken;                /* enemies held */
  guint guns;                 /* held, or in a position to be taken */
  /* Half-points. */
  gint victory, gun_points, cavalry, infantry, captive_points, taken_points;
  gint points;
} LwSideAccount;

typedef struct
{
  LwSideAccount side[LW_N_SIDES];
  gboolean over;
  gboolean won;
  LwSide winner;
  LwSide leader;              /* of the points: to whom the margin goes */
  gint margin;                /* half-points, >= 0 */
} LwAccount;

void lw_account (const LwBattle *battle, LwAccount *account);

/* The points of one line of the ledger from its numbers alone (floor battles use it too). */
gint lw_points  (gboolean won, gboolean drawn, guint guns, guint cavalry, guint infantry,
                 guint captive, guint taken);

G_END_DECLS
