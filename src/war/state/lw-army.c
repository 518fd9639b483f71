/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-army.c: the worth of a force, Wells's advice on it, ready-made forces, and scenarios.
 */
#include "lw-army.h"

#define INFANTRY_PER_GUN_LEAST 20
#define INFANTRY_PER_GUN_MOST 25
#define CAVALRY_PER_GUN_LEAST 12
#define CAVALRY_PER_GUN_MOST 15

static const LwForcePreset presets[] = {
  { "hooks-farm", { 48, 25, 3 } }, { "usual", { 80, 50, 4 } },       { "skirmish", { 24, 12, 1 } },
  { "small", { 12, 6, 1 } },       { "draft-mixed", { 60, 40, 3 } }, { "draft-boer", { 0, 80, 3 } },
  { "draft-guns", { 110, 0, 4 } },
};

gint
lw_force_points (const LwForce *force)
{
  g_return_val_if_fail (force != NULL, 0);

  return (gint)(force->infantry * LW_POINTS_INFANTRY + force->cavalry * LW_POINTS_CAVALRY +
                force->guns * LW_POINTS_GUN);
}

guint
lw_force_men (const LwForce *force)
{
  g_return_val_if_fail (force != NULL, 0);

  return force->infantry + force->cavalry;
}

LwForceAdvice
lw_force_advice (const LwForce *force)
{
  g_return_val_if_fail (force != NULL, LW_FORCE_SOUND);

  if (lw_force_men (force) < LW_LEAST_MEN)
    return LW_FORCE_FEW_MEN;
  if (force->guns == 0)
    return LW_FORCE_NO_GUN;
  if (lw_force_men (force) < force->guns * LW_GUN_CREW)
    return LW_FORCE_NO_CREWS;
  if (force->infantry < force->guns * INFANTRY_PER_GUN_LEAST &&
      force->cavalry < force->guns * CAVALRY_PER_GUN_LEAST)
    return LW_FORCE_MANY_GUNS;
  if (force->infantry > force->guns * INFANTRY_PER_GUN_MOST &&
      force->cavalry > force->guns * CAVALRY_PER_GUN_MOST)
    return LW_FORCE_FEW_GUNS;
  return LW_FORCE_SOUND;
}

const LwForcePreset *
lw_force_preset (guint i)
{
  return i < G_N_ELEMENTS (presets) ? &presets[i] : NULL;
}

LwScenario *
lw_scenario_new (void)
{
  LwScenario *scenario = g_new0 (LwScenario, 1);

  scenario->variety = LW_VARIETY_FINISH;
  scenario->side[LW_RED].edge = LW_EDGE_NORTH;
  scenario->side[LW_RED].force = presets[0].force;
  scenario->side[LW_BLUE].edge = LW_EDGE_SOUTH;
  scenario->side[LW_BLUE].force = presets[0].force;
  lw_house_rules_init (&scenario->rules);

  return scenario;
}

LwScenario *
lw_scenario_copy (const LwScenario *scenario)
{
  LwScenario *copy;

  g_return_val_if_fail (scenario != NULL, NULL);

  copy = g_memdup2 (scenario, sizeof *scenario);
  copy->title = g_strdup (scenario->title);
  copy->briefing = g_strdup (scenario->briefing);
  copy->notes = g_strdup (scenario->notes);
  for (guint i = 0; i < LW_N_SIDES; i++)
    {
      copy->side[i].name = g_strdup (scenario->side[i].name);
      copy->side[i].commander = g_strdup (scenario->side[i].commander);
      if (scenario->side[i].zone != NULL)
        copy->side[i].zone = g_array_copy (scenario->side[i].zone);
    }

  return copy;
}

void
lw_scenario_free (LwScenario *scenario)
{
  if (scenario == NULL)
    return;

  g_free (scenario->title);
  g_free (scenario->briefing);
  g_free (scenario->notes);
  for (guint i = 0; i < LW_N_SIDES; i++)
    {
      g_free (scenario->side[i].name);
      g_free (scenario->side[i].commander);
      g_clear_pointer (&scenario->side[i].zone, g_array_unref);
    }
  g_free (scenario);
}
