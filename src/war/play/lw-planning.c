/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-planning.c: the scenario on the drawing board: one list of edits with the Country's, and
 * whether it can be fought there and is wise.
 *
 * What is wrong is found and not said: a remark is a kind, a side and, of forces, the advice.
 */
#include "lw-planning.h"

#include <string.h>

/* A man and the room about him; a gun and its crew's. */
#define MAN_ROOM (2 * LW_INFANTRY_RADIUS + LW_CLEARANCE)
#define GUN_ROOM LW_INCHES (3)
/* How many ranks a side may reasonably stand in, where it puts down along its line. */
#define RANKS 4

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

gboolean
lw_scenario_equal (const LwScenario *a, const LwScenario *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return g_strcmp0 (a->title, b->title) == 0 && g_strcmp0 (a->briefing, b->briefing) == 0 &&
         g_strcmp0 (a->notes, b->notes) == 0 && a->variety == b->variety &&
         a->has_first == b->has_first && (!a->has_first || a->first == b->first) &&
         sides_equal (a, b, LW_RED) && sides_equal (a, b, LW_BLUE) &&
         lw_house_rules_equal (&a->rules, &b->rules);
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

/* ---- can it be fought? ---- */

static void
remark (GArray *remarks, LwPlanningKind kind, LwSide side, LwForceAdvice advice)
{
  const LwPlanningRemark remark = { kind, side, advice };

  g_array_append_val (remarks, remark);
}

static const LwPoint *
corners_of (const GArray *zone)
{
  return &g_array_index (zone, LwPoint, 0);
}

static gboolean
is_on_field (const LwCountry *country, const GArray *zone)
{
  for (guint i = 0; i < zone->len; i++)
    if (!lw_box_holds (lw_country_bounds (country), corners_of (zone)[i]))
      return FALSE;
  return TRUE;
}

static void
check_zone (const LwCountry *country, const LwScenario *scenario, LwSide side, GArray *remarks)
{
  const GArray *zone = scenario->side[side].zone;

  if (zone == NULL)
    return;
  if (zone->len < 3 || !lw_outline_simple (corners_of (zone), zone->len))
    remark (remarks, LW_PLANNING_ZONE_CROSSED, side, LW_FORCE_SOUND);
  else if (!is_on_field (country, zone))
    remark (remarks, LW_PLANNING_ZONE_OFF_FIELD, side, LW_FORCE_SOUND);
}

/* How much of a back line is free for men to stand on, by sixteenths of a foot. */
static LwLength
free_line (const LwCountry *country, const LwGround *ground, LwEdge edge)
{
  LwLength step = LW_FOOT / 16, free = 0;

  for (LwLength x = step / 2; x < country->width; x += step)
    {
      LwShape man =
          lw_shape_disc ((LwPoint){ x, lw_country_line_y (country, edge) }, LW_INFANTRY_RADIUS);

      if (lw_ground_stands (ground, LW_BODY_INFANTRY, &man, LW_CLEARANCE) == NULL)
        free += step;
    }
  return free;
}

/* Twice the area of an outline, in square units. */
static gint64
double_area (const GArray *zone)
{
  gint64 sum = 0;

  for (guint i = 0; i < zone->len; i++)
    {
      LwPoint a = corners_of (zone)[i], b = corners_of (zone)[(i + 1) % zone->len];

      sum += (gint64)a.x * b.y - (gint64)b.x * a.y;
    }
  return ABS (sum);
}

/* Is there room for so many men and guns where they are to be put down? */
static gboolean
has_room (const LwCountry *country, const LwGround *ground, const LwScenario *scenario, LwSide side)
{
  const LwForce *force = &scenario->side[side].force;
  const GArray *zone = scenario->side[side].zone;
  gint64 men = lw_force_men (force);

  if (zone != NULL && zone->len >= 3)
    return 2 * (men * MAN_ROOM * MAN_ROOM + (gint64)force->guns * GUN_ROOM * GUN_ROOM) <=
           double_area (zone);
  return men * MAN_ROOM / RANKS + (gint64)force->guns * GUN_ROOM <=
         free_line (country, ground, scenario->side[side].edge);
}

static void
check_force (const LwCountry *country,
             const LwGround *ground,
             const LwScenario *scenario,
             LwSide side,
             GArray *remarks)
{
  LwForceAdvice advice;

  if (lw_force_men (&scenario->side[side].force) == 0)
    {
      remark (remarks, LW_PLANNING_NO_MEN, side, LW_FORCE_SOUND);
      return;
    }
  if (!has_room (country, ground, scenario, side))
    remark (remarks, LW_PLANNING_NO_ROOM, side, LW_FORCE_SOUND);
  advice = lw_force_advice (&scenario->side[side].force);
  if (advice != LW_FORCE_SOUND)
    remark (remarks, LW_PLANNING_FORCE, side, advice);
}

static void
check_strength (const LwScenario *scenario, GArray *remarks)
{
  gint red = lw_force_points (&scenario->side[LW_RED].force);
  gint blue = lw_force_points (&scenario->side[LW_BLUE].force);
  gint weaker = MIN (red, blue), stronger = MAX (red, blue);

  if (scenario->variety == LW_VARIETY_DEFENSIVE)
    {
      /* Two thirds, give or take a twelfth. */
      if (12 * weaker < 7 * stronger || 12 * weaker > 9 * stronger)
        remark (remarks, LW_PLANNING_DEFENDER, LW_RED, LW_FORCE_SOUND);
    }
  else if (red != blue)
    remark (remarks, LW_PLANNING_UNEQUAL, LW_RED, LW_FORCE_SOUND);
}

GArray *
lw_planning_check (const LwCountry *country, const LwScenario *scenario)
{
  GArray *remarks = g_array_new (FALSE, FALSE, sizeof (LwPlanningRemark));

  g_return_val_if_fail (country != NULL && scenario != NULL, remarks);

  g_autoptr (LwGround) ground = lw_ground_new (country, NULL);
  if (scenario->side[LW_RED].edge == scenario->side[LW_BLUE].edge)
    remark (remarks, LW_PLANNING_ONE_LINE, LW_RED, LW_FORCE_SOUND);
  for (guint side = LW_RED; side <= LW_BLUE; side++)
    {
      check_zone (country, scenario, (LwSide)side, remarks);
      check_force (country, ground, scenario, (LwSide)side, remarks);
    }
  check_strength (scenario, remarks);
  return remarks;
}

gboolean
lw_planning_forbids (LwPlanningKind kind)
{
  return kind < LW_PLANNING_FORCE;
}
