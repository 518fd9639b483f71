/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-planning.c: the scenario on the drawing board.
 */
#include "lw-planning.h"

#include <string.h>

static gboolean
zones_equal (const GArray *a, const GArray *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  return a->len == b->len &&
         (a->len == 0 || memcmp (a->data, b->data, a->len * sizeof (LwPoint)) == 0);
}

static gboolean
sides_equal (const LwScenario *a, const LwScenario *b, LwSide side)
{
  const LwForce *one = &a->side[side].force, *other = &b->side[side].force;

  return g_strcmp0 (a->side[side].name, b->side[side].name) == 0 &&
         g_strcmp0 (a->side[side].commander, b->side[side].commander) == 0 &&
         a->side[side].edge == b->side[side].edge && one->infantry == other->infantry &&
         one->cavalry == other->cavalry && one->guns == other->guns &&
         zones_equal (a->side[side].zone, b->side[side].zone);
}

static gboolean
rules_equal (const LwHouseRules *a, const LwHouseRules *b)
{
  for (guint rule = 0; rule < LW_N_RULES; rule++)
    if (a->choice[rule] != b->choice[rule])
      return FALSE;
  return TRUE;
}

gboolean
lw_scenario_equal (const LwScenario *a, const LwScenario *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return g_strcmp0 (a->title, b->title) == 0 && g_strcmp0 (a->briefing, b->briefing) == 0 &&
         g_strcmp0 (a->notes, b->notes) == 0 && a->variety == b->variety &&
         a->has_first == b->has_first && (!a->has_first || a->first == b->first) &&
         sides_equal (a, b, LW_RED) && sides_equal (a, b, LW_BLUE) &&
         rules_equal (&a->rules, &b->rules);
}

static gpointer
copy_cb (gconstpointer scenario)
{
  return lw_scenario_copy (scenario);
}

static void
free_cb (gpointer scenario)
{
  lw_scenario_free (scenario);
}

static gboolean
equal_cb (gconstpointer a, gconstpointer b)
{
  return lw_scenario_equal (a, b);
}

static const LwDraftingBox box = { copy_cb, free_cb, equal_cb };

LwDrafting *
lw_planning_new (LwCountry *country, LwScenario *scenario)
{
  return lw_drafting_new (country, scenario, &box);
}

const LwScenario *
lw_planning_scenario (const LwDrafting *drafting)
{
  return lw_drafting_scenario (drafting);
}

gboolean
lw_planning_set_scenario (LwDrafting *drafting, LwScenario *scenario, const char *name)
{
  return lw_drafting_set_scenario (drafting, scenario, name);
}
