/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-planning.h: a Country on the drawing board together with the scenario to be fought on it: the
 * drawing board's one list of steps, with the scenario's type put back on; and whether it can be
 * fought.
 */
#pragma once

#include "state/state.h"
#include "drafting/drafting.h"
#include "advice/advice.h"

G_BEGIN_DECLS

/* Both: (transfer full); @scenario may be NULL. The rest is lw-drafting.h. */
LwDrafting       *lw_planning_new          (LwCountry *country, LwScenario *scenario);
const LwScenario *lw_planning_scenario     (const LwDrafting *drafting);

/* One edit of the scenario: change a copy and set it. @scenario: (transfer full) (nullable), @name
 * of the step: "change Red's force". */
gboolean          lw_planning_set_scenario (LwDrafting *drafting, LwScenario *scenario,
                                            const char *name);

gboolean          lw_scenario_equal        (const LwScenario *a, const LwScenario *b);

/*
 * lw_planning_check: what is wrong with the scenario on this Country, and what is unwise, in lines
 * of the survey: a force without men or too large to be put down where it may be, a zone off the
 * field or crossed, both sides on one line, Wells's advice on proportions (R91).
 * Returns: (transfer full) (element-type LwAdvice)
 */
GPtrArray        *lw_planning_check        (const LwCountry *country, const LwScenario *scenario);

/* Why no battle can be begun as it stands: of the Country or the scenario (NULL: none); or NULL.
 * (transfer full) */
char             *lw_planning_refusal      (const LwCountry *country, const LwScenario *scenario);

G_END_DECLS
