/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scenario-words.h: what is wrong with a scenario on its Country, and what is unwise, in words.
 */
#pragma once

#include "advice/advice.h"
#include "play/play.h"

G_BEGIN_DECLS

/* What lw_planning_check() finds, in lines as a survey has them.
 * Returns: (transfer full) (element-type LwAdvice) */
GPtrArray *lw_scenario_advice  (const LwCountry *country, const LwScenario *scenario);

/* Why no battle can be begun as it stands: of the Country or the scenario (NULL: none); or NULL.
 * (transfer full) */
char      *lw_scenario_refusal (const LwCountry *country, const LwScenario *scenario);

G_END_DECLS
