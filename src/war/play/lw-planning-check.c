/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-planning-check.c: can the scenario be fought on its Country, and is it wise?
 */
#include "lw-planning.h"

#include <glib/gi18n-lib.h>

#include "country/country.h"

/* A man and the room about him; a gun and its crew's. */
#define MAN_ROOM (2 * LW_INFANTRY_RADIUS + LW_CLEARANCE)
#define GUN_ROOM LW_INCHES (3)
/* How many ranks a side may reasonably stand in, where it puts down along its line. */
#define RANKS 4

static void
free_advice_cb (gpointer advice)
{
  lw_advice_free (advice);
}

static LwAdvice *
say (GPtrArray *lines, LwAdviceKind kind, LwAdviceWeight weight, const char *title, char *text)
{
  LwAdvice *advice = lw_advice_new (kind, weight, title, text);

  g_ptr_array_add (lines, advice);
  return advice;
}

/* --- Zones --------------------------------------------------------------------------------- */

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
check_zone (const LwCountry *country, const LwScenario *scenario, LwSide side, GPtrArray *lines)
{
  const GArray *zone = scenario->side[side].zone;
  LwAdvice *advice;

  if (zone == NULL)
    return;
  if (zone->len < 3 || !lw_outline_simple (corners_of (zone), zone->len))
    advice = say (lines, LW_ADVICE_ZONE, LW_ADVICE_FAULT, _ ("A zone is crossed"),
                  g_strdup (side == LW_RED
                                ? _ ("No battle yet: Red’s zone crosses itself or holds no area.")
                                : _ ("No battle yet: Blue’s zone crosses itself or holds no "
                                     "area.")));
  else if (!is_on_field (country, zone))
    advice = say (lines, LW_ADVICE_ZONE, LW_ADVICE_FAULT, _ ("A zone is off the field"),
                  g_strdup (side == LW_RED
                                ? _ ("No battle yet: Red’s zone lies over the edge of the field.")
                                : _ ("No battle yet: Blue’s zone lies over the edge of the "
                                     "field.")));
  else
    return;
  if (zone->len > 0)
    g_array_append_val (advice->points, corners_of (zone)[0]);
}

/* --- Forces -------------------------------------------------------------------------------- */

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
             GPtrArray *lines)
{
  const LwForce *force = &scenario->side[side].force;
  g_autofree char *advice = NULL;

  if (lw_force_men (force) == 0)
    {
      say (lines, LW_ADVICE_FORCE, LW_ADVICE_FAULT, _ ("A force without men"),
           g_strdup (side == LW_RED ? _ ("No battle yet: Red has no men.")
                                    : _ ("No battle yet: Blue has no men.")));
      return;
    }
  if (!has_room (country, ground, scenario, side))
    say (lines, LW_ADVICE_FORCE, LW_ADVICE_FAULT, _ ("No room to put down"),
         g_strdup (side == LW_RED
                       ? _ ("No battle yet: Red’s force cannot be put down where it is to stand.")
                       : _ ("No battle yet: Blue’s force cannot be put down where it is to "
                            "stand.")));
  advice = lw_force_advice (force);
  if (advice != NULL)
    say (lines, LW_ADVICE_FORCE, LW_ADVICE_CAUTION,
         side == LW_RED ? _ ("Red’s force") : _ ("Blue’s force"), g_steal_pointer (&advice));
}

static void
check_strength (const LwScenario *scenario, GPtrArray *lines)
{
  gint red = lw_force_points (&scenario->side[LW_RED].force);
  gint blue = lw_force_points (&scenario->side[LW_BLUE].force);
  gint weaker = MIN (red, blue), stronger = MAX (red, blue);

  if (scenario->variety == LW_VARIETY_DEFENSIVE)
    {
      /* Two thirds, give or take a twelfth. */
      if (12 * weaker < 7 * stronger || 12 * weaker > 9 * stronger)
        say (lines, LW_ADVICE_SCENARIO, LW_ADVICE_CAUTION, _ ("The defender’s strength"),
             g_strdup (_ ("In the Defensive Game the defender is two thirds as strong as the "
                          "attacker (R84).")));
    }
  else if (red != blue)
    say (lines, LW_ADVICE_SCENARIO, LW_ADVICE_CAUTION, _ ("Unequal forces"),
         g_strdup (_ ("Unless it is agreed, forces are equal in number and alike in kind (R89).")));
}

GPtrArray *
lw_planning_check (const LwCountry *country, const LwScenario *scenario)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_advice_cb);

  g_return_val_if_fail (country != NULL && scenario != NULL, lines);

  g_autoptr (LwGround) ground = lw_ground_new (country, NULL);
  if (scenario->side[LW_RED].edge == scenario->side[LW_BLUE].edge)
    say (lines, LW_ADVICE_SCENARIO, LW_ADVICE_FAULT, _ ("One line for both"),
         g_strdup (_ ("No battle yet: both sides have the same back line.")));
  for (int side = LW_RED; side <= LW_BLUE; side++)
    {
      check_zone (country, scenario, (LwSide)side, lines);
      check_force (country, ground, scenario, (LwSide)side, lines);
    }
  check_strength (scenario, lines);
  return lines;
}

char *
lw_planning_refusal (const LwCountry *country, const LwScenario *scenario)
{
  char *refusal;

  g_return_val_if_fail (country != NULL, NULL);

  refusal = lw_survey_refusal (country);
  if (refusal != NULL || scenario == NULL)
    return refusal;
  g_autoptr (GPtrArray) lines = lw_planning_check (country, scenario);
  for (guint i = 0; i < lines->len; i++)
    {
      const LwAdvice *advice = g_ptr_array_index (lines, i);

      if (advice->weight == LW_ADVICE_FAULT)
        return g_strdup (advice->text);
    }
  return NULL;
}
