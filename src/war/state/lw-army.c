/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-army.c: the worth of a force, Wells's advice on it, ready-made forces, and scenarios.
 */
#include "lw-army.h"

#include <glib/gi18n-lib.h>

#define INFANTRY_PER_GUN_LEAST 20
#define INFANTRY_PER_GUN_MOST 25
#define CAVALRY_PER_GUN_LEAST 12
#define CAVALRY_PER_GUN_MOST 15

static const LwForcePreset presets[] = {
  { "hooks-farm", N_ ("Hook’s Farm: 48 infantry, 25 cavalry, 3 guns"), { 48, 25, 3 } },
  { "usual", N_ ("The usual force: 80 infantry, 50 cavalry, 4 guns"), { 80, 50, 4 } },
  { "skirmish", N_ ("A skirmish: 24 infantry, 12 cavalry, 1 gun"), { 24, 12, 1 } },
  { "small", N_ ("A small table: 12 infantry, 6 cavalry, 1 gun"), { 12, 6, 1 } },
  { "draft-mixed", N_ ("150 points, mixed: 60 infantry, 40 cavalry, 3 guns"), { 60, 40, 3 } },
  { "draft-boer", N_ ("150 points, mounted: 80 cavalry, 3 guns"), { 0, 80, 3 } },
  { "draft-guns", N_ ("150 points, foot and guns: 110 infantry, 4 guns"), { 110, 0, 4 } },
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

static const char *
advise_on_guns (const LwForce *force)
{
  if (force->guns == 0)
    return N_ ("Without a gun nothing drives men from their cover.");
  if (lw_force_men (force) < force->guns * LW_GUN_CREW)
    return N_ ("There are not four men to each gun, so some guns will never be in action.");
  if (force->infantry < force->guns * INFANTRY_PER_GUN_LEAST &&
      force->cavalry < force->guns * CAVALRY_PER_GUN_LEAST)
    return N_ ("There are many guns for so few men: twenty to twenty-five infantry and twelve to "
               "fifteen cavalry to each gun make the best game.");
  if (force->infantry > force->guns * INFANTRY_PER_GUN_MOST &&
      force->cavalry > force->guns * CAVALRY_PER_GUN_MOST)
    return N_ ("There are few guns for so many men: twenty to twenty-five infantry and twelve to "
               "fifteen cavalry to each gun make the best game.");

  return NULL;
}

char *
lw_force_advice (const LwForce *force)
{
  const char *advice;

  g_return_val_if_fail (force != NULL, NULL);

  if (lw_force_men (force) < LW_LEAST_MEN)
    return g_strdup (_ ("With fewer than ten men a side there is hardly a battle."));

  advice = advise_on_guns (force);

  return advice != NULL ? g_strdup (_ (advice)) : NULL;
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
  guint i;

  g_return_val_if_fail (scenario != NULL, NULL);

  copy = g_memdup2 (scenario, sizeof *scenario);
  copy->title = g_strdup (scenario->title);
  copy->briefing = g_strdup (scenario->briefing);
  copy->notes = g_strdup (scenario->notes);
  for (i = 0; i < LW_N_SIDES; i++)
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
  guint i;

  if (scenario == NULL)
    return;

  g_free (scenario->title);
  g_free (scenario->briefing);
  g_free (scenario->notes);
  for (i = 0; i < LW_N_SIDES; i++)
    {
      g_free (scenario->side[i].name);
      g_free (scenario->side[i].commander);
      g_clear_pointer (&scenario->side[i].zone, g_array_unref);
    }
  g_free (scenario);
}
