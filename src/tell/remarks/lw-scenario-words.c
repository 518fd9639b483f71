/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scenario-words.c: what is wrong with a scenario on its Country, and what is unwise, in words.
 */
#include "lw-scenario-words.h"

#include <glib/gi18n-lib.h>

#include "lw-force-words.h"

static void
free_advice_cb (gpointer advice)
{
  lw_advice_free (advice);
}

static LwAdviceKind
kind_of (LwPlanningKind kind)
{
  switch (kind)
    {
    case LW_PLANNING_ZONE_CROSSED:
    case LW_PLANNING_ZONE_OFF_FIELD:
      return LW_ADVICE_ZONE;
    case LW_PLANNING_NO_MEN:
    case LW_PLANNING_NO_ROOM:
    case LW_PLANNING_FORCE:
      return LW_ADVICE_FORCE;
    default:
      return LW_ADVICE_SCENARIO;
    }
}

static const char *
title_of (const LwPlanningRemark *remark)
{
  switch (remark->kind)
    {
    case LW_PLANNING_ONE_LINE:
      return _ ("One line for both");
    case LW_PLANNING_ZONE_CROSSED:
      return _ ("A zone is crossed");
    case LW_PLANNING_ZONE_OFF_FIELD:
      return _ ("A zone is off the field");
    case LW_PLANNING_NO_MEN:
      return _ ("A force without men");
    case LW_PLANNING_NO_ROOM:
      return _ ("No room to put down");
    case LW_PLANNING_FORCE:
      return remark->side == LW_RED ? _ ("Red’s force") : _ ("Blue’s force");
    case LW_PLANNING_DEFENDER:
      return _ ("The defender’s strength");
    case LW_PLANNING_UNEQUAL:
      return _ ("Unequal forces");
    }

  g_return_val_if_reached (NULL);
}

static const char *
text_of (const LwPlanningRemark *remark)
{
  gboolean red = remark->side == LW_RED;

  switch (remark->kind)
    {
    case LW_PLANNING_ONE_LINE:
      return _ ("No battle yet: both sides have the same back line.");
    case LW_PLANNING_ZONE_CROSSED:
      return red ? _ ("No battle yet: Red’s zone crosses itself or holds no area.")
                 : _ ("No battle yet: Blue’s zone crosses itself or holds no area.");
    case LW_PLANNING_ZONE_OFF_FIELD:
      return red ? _ ("No battle yet: Red’s zone lies over the edge of the field.")
                 : _ ("No battle yet: Blue’s zone lies over the edge of the field.");
    case LW_PLANNING_NO_MEN:
      return red ? _ ("No battle yet: Red has no men.") : _ ("No battle yet: Blue has no men.");
    case LW_PLANNING_NO_ROOM:
      return red ? _ ("No battle yet: Red’s force cannot be put down where it is to stand.")
                 : _ ("No battle yet: Blue’s force cannot be put down where it is to stand.");
    case LW_PLANNING_FORCE:
      return lw_force_words (remark->advice);
    case LW_PLANNING_DEFENDER:
      return _ (
          "In the Defensive Game the defender is two thirds as strong as the attacker (R84).");
    case LW_PLANNING_UNEQUAL:
      return _ ("Unless it is agreed, forces are equal in number and alike in kind (R89).");
    }

  g_return_val_if_reached (NULL);
}

GPtrArray *
lw_scenario_advice (const LwCountry *country, const LwScenario *scenario)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_advice_cb);
  g_autoptr (GArray) remarks = lw_planning_check (country, scenario);

  for (guint i = 0; i < remarks->len; i++)
    {
      const LwPlanningRemark *remark = &g_array_index (remarks, LwPlanningRemark, i);
      const GArray *zone = scenario->side[remark->side].zone;
      LwAdviceKind kind = kind_of (remark->kind);
      LwAdvice *advice = lw_advice_new (
          kind, lw_planning_forbids (remark->kind) ? LW_ADVICE_FAULT : LW_ADVICE_CAUTION,
          title_of (remark), g_strdup (text_of (remark)));

      if (kind == LW_ADVICE_ZONE && zone->len > 0)
        g_array_append_val (advice->points, g_array_index (zone, LwPoint, 0));
      g_ptr_array_add (lines, advice);
    }
  return lines;
}

char *
lw_scenario_refusal (const LwCountry *country, const LwScenario *scenario)
{
  g_autoptr (GArray) remarks = NULL;
  char *refusal;

  g_return_val_if_fail (country != NULL, NULL);

  refusal = lw_survey_refusal (country);
  if (refusal != NULL || scenario == NULL)
    return refusal;
  remarks = lw_planning_check (country, scenario);
  for (guint i = 0; i < remarks->len; i++)
    {
      const LwPlanningRemark *remark = &g_array_index (remarks, LwPlanningRemark, i);

      if (lw_planning_forbids (remark->kind))
        return g_strdup (text_of (remark));
    }
  return NULL;
}
