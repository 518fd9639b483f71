/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-planning.h: a Country on the drawing board together with the scenario to be fought on it: the
 * drawing board's one list of steps, with the scenario's type put back on; and whether it can be
 * fought.
 */
#pragma once

#include "state/state.h"
#include "drafting/drafting.h"

G_BEGIN_DECLS

/* Both: (transfer full); @scenario may be NULL. The rest is lw-drafting.h. */
LwDrafting       *lw_planning_new          (LwCountry *country, LwScenario *scenario);
const LwScenario *lw_planning_scenario     (const LwDrafting *drafting);

/* One edit of the scenario: change a copy and set it. @scenario: (transfer full) (nullable), @name
 * of the step: "change Red's force". */
gboolean          lw_planning_set_scenario (LwDrafting *drafting, LwScenario *scenario,
                                            const char *name);

gboolean          lw_scenario_equal        (const LwScenario *a, const LwScenario *b);

/* What is wrong with a scenario on its Country. Before LW_PLANNING_FORCE: no battle can be
 * begun. */
typedef enum
{
  LW_PLANNING_ONE_LINE,       /* both sides have the same back line */
  LW_PLANNING_ZONE_CROSSED,   /* or it holds no area */
  LW_PLANNING_ZONE_OFF_FIELD,
  LW_PLANNING_NO_MEN,
  LW_PLANNING_NO_ROOM,        /* to put the force down where it is to stand */
  LW_PLANNING_FORCE,          /* Wells's advice on its proportions (R91) */
  LW_PLANNING_DEFENDER,       /* is not two thirds of the attacker (R84) */
  LW_PLANNING_UNEQUAL         /* R89 */
} LwPlanningKind;

typedef struct
{
  LwPlanningKind kind;
  LwSide side;                /* of a zone or a force */
  LwForceAdvice advice;       /* of LW_PLANNING_FORCE */
} LwPlanningRemark;

/* All that is to be said of @scenario on @country. (transfer full) (element-type
 * LwPlanningRemark) */
GArray           *lw_planning_check        (const LwCountry *country, const LwScenario *scenario);

/* Does that forbid the battle, or is it merely unwise? */
gboolean          lw_planning_forbids      (LwPlanningKind kind);

G_END_DECLS
