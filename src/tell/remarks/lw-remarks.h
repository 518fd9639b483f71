/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-remarks.h: what is to be said to a player who proposes forces, a scenario, or an entry in
 * the ledger of a war.
 */
#pragma once

#include "advice/advice.h"
#include "campaign/campaign.h"
#include "play/play.h"
#include "state/state.h"

G_BEGIN_DECLS

/* ---- forces ---- */

/* "The usual force: 80 infantry, 50 cavalry, 4 guns". Static. */
const char *lw_force_title (const LwForcePreset *preset);

/* The advice in a sentence; NULL when there is nothing to say. Static. */
const char *lw_force_words (LwForceAdvice advice);

/* ---- scenarios ---- */

/* What lw_planning_check() finds, in lines as a survey has them.
 * Returns: (transfer full) (element-type LwAdvice) */
GPtrArray *lw_scenario_advice  (const LwCountry *country, const LwScenario *scenario);

/* Why no battle can be begun as it stands: of the Country or the scenario (NULL: none); or NULL.
 * (transfer full) */
char      *lw_scenario_refusal (const LwCountry *country, const LwScenario *scenario);

/* ---- the ledger ---- */

/* All: (transfer full) (nullable): NULL when nothing is wrong. */

/* What is wrong with a number as it was typed: points with @points, else men or guns; @most is the
 * highest that is taken. */
char *lw_amount_words      (LwAmount amount, gboolean points, guint most);

/* What is wrong with the form of a battle on the real floor. */
char *lw_floor_fault_words (const LwFloorFault *fault);

/* That a row tells of more men or guns than were sent. */
char *lw_row_excess_words  (const LwLedgerRow *row);

G_END_DECLS
