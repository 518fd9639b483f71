/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-names.h: sides, arms and varieties by name, players, points, and what a war is counted by.
 */
#pragma once

#include "campaign/campaign.h"
#include "state/state.h"

G_BEGIN_DECLS

const char *lw_side_name     (LwSide side);       /* _("Red") */
const char *lw_arm_name      (LwArm arm);         /* _("infantry") */
const char *lw_variety_name  (LwVariety variety); /* _("Fight to the Finish") */

/* The name of a side's player; the side's own when he gave none. */
const char *lw_player_name   (const LwBattle *battle, LwSide side);

/* "23½", "100", "0": half-points, never "0.50". Returns: (transfer full) */
char       *lw_points_format (gint half_points);

const char *lw_method_name  (LwLedgerMethod method);  /* _("by the margin") */
const char *lw_method_title (LwLedgerMethod method);  /* _("By the margin") */
const char *lw_method_law   (LwLedgerMethod method);  /* a sentence: what a battle adds */
const char *lw_result_name  (LwResult result);        /* _("Red"), _("Drawn"), ... */

/* Forgets a player's name that is only that of his side: it is what lw_player_name() gave for none.
 * */
void        lw_row_forget_side_names (LwLedgerRow *row);

G_END_DECLS
