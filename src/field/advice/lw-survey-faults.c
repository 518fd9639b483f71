/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-survey-faults.c: what must be mended before a battle: things off the field, crossed, in one
 * another.
 *
 * Each thing is looked at alone and has one fault at most, the first that is found; then each solid
 * thing is held against all others. Things that are not sound in themselves are left out of that,
 * because their shapes mean nothing.
 */
#include "lw-survey-faults.h"

#include <glib/gi18n-lib.h>

/* Bricks may butt against one another, and a rounding may push a corner in by a unit or two. */
#define SLACK 4

/* No more overlaps than these are named: the player mends those and looks again. */
#define MOST_OVERLAPS 40

static const LwPoint *
points_of (const LwFeature *feature)
{
  return &g_array_index (feature->points, LwPoint, 0);
}

static LwPoint
middle_of (LwBox box)
{
  return (LwPoint){ box.x1 + (box.x2 - box.x1) / 2, box.y1 + (box.y2 - box.y1) / 2 };
}

/* ---- Off the field ---- */

/* Lines and outlines lie on the field by their points, crossings by their middles. */
static gboolean
lies_on_field (const LwCountry *country, const LwSurveyThing *thing)
{
  const LwFeature *feature = thing->feature;
  LwBox field = lw_country_bounds (country), box = thing->bounds;

  if (feature->kind == LW_FEATURE_FORD || feature->kind == LW_FEATURE_BRIDGE)
    return lw_box_holds (field, feature->at);
  if (feature->points != NULL)
    {
      for (guint i = 0; i < feature->points->len; i++)
        if (!lw_box_holds (field, points_of (feature)[i]))
          return FALSE;
      return TRUE;
    }
  return lw_box_holds (field, (LwPoint){ box.x1, box.y1 }) &&
         lw_box_holds (field, (LwPoint){ box.x2, box.y2 });
}

/* ---- Sound in itself ---- */

static gboolean
stands_still (const LwFeature *feature)
{
  for (guint i = 1; i < feature->points->len; i++)
    if (lw_distance_squared (points_of (feature)[i - 1], points_of (feature)[i]) == 0)
      return TRUE;
  return feature->points->len < 2;
}

static gboolean
is_crossed (const LwFeature *feature)
{
  if (lw_feature_has_outline (feature->kind))
    return !lw_outline_simple (points_of (feature), feature->points->len);
  return lw_feature_has_line (feature->kind) && stands_still (feature);
}

static gboolean
has_no_size (const LwFeature *feature)
{
  gboolean crossing = feature->kind == LW_FEATURE_FORD || feature->kind == LW_FEATURE_BRIDGE;

  if (lw_feature_has_box (feature->kind) && (feature->width <= 0 || feature->depth <= 0))
    return TRUE;
  if ((feature->kind == LW_FEATURE_RIVER || feature->kind == LW_FEATURE_ROAD) &&
      feature->width <= 0)
    return TRUE;
  if (feature->kind == LW_FEATURE_WALL && feature->thickness <= 0)
    return TRUE;
  if (feature->kind == LW_FEATURE_ROCK && feature->radius <= 0)
    return TRUE;
  return ((lw_survey_solid (feature) && !crossing) || feature->kind == LW_FEATURE_BOARD) &&
         feature->height <= 0;
}

/* A ford or bridge that does not touch the river it is said to lead across. */
static gboolean
is_astray (const GArray *things, const LwSurveyThing *thing)
{
  const LwFeature *feature = thing->feature;

  if (feature->kind != LW_FEATURE_FORD && feature->kind != LW_FEATURE_BRIDGE)
    return FALSE;
  for (guint i = 0; i < things->len; i++)
    {
      const LwSurveyThing *river = &g_array_index (things, LwSurveyThing, i);

      if (river->feature->kind != LW_FEATURE_RIVER ||
          g_strcmp0 (river->feature->id, feature->across) != 0)
        continue;
      for (guint k = 0; k < river->shapes->len; k++)
        if (lw_shape_contains (&g_array_index (river->shapes, LwShape, k), feature->at))
          return FALSE;
      return TRUE;
    }
  return TRUE;
}

/* Each phrase has one place for the thing. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
static void
say_fault (const LwCountry *country,
           const LwSurveyThing *thing,
           LwAdviceKind kind,
           const char *title,
           const char *phrase,
           GPtrArray *lines)
{
  g_autofree char *who = lw_country_describe (country, thing->feature);
  LwAdvice *advice = lw_survey_say (lines, kind, LW_ADVICE_FAULT, title,
                                    g_strdup_printf (phrase, who), thing->feature, NULL);

  lw_advice_at (advice, middle_of (thing->bounds));
}
#pragma GCC diagnostic pop

static void
look_at_one (const LwCountry *country,
             const GArray *things,
             const LwSurveyThing *thing,
             GPtrArray *lines)
{
  if (!lies_on_field (country, thing))
    say_fault (country, thing, LW_ADVICE_OFF_FIELD, _ ("Off the field"),
               _ ("No battle yet: %s lies over the edge of the field."), lines);
  else if (has_no_size (thing->feature))
    say_fault (country, thing, LW_ADVICE_NO_SIZE, _ ("No size"),
               _ ("No battle yet: %s has a size of nothing."), lines);
  else if (is_crossed (thing->feature))
    say_fault (country, thing, LW_ADVICE_CROSSED, _ ("Crossed"),
               _ ("No battle yet: the outline of %s crosses itself or stands still."), lines);
  else if (is_astray (things, thing))
    say_fault (country, thing, LW_ADVICE_ASTRAY, _ ("Astray"),
               _ ("No battle yet: %s does not lie on its river."), lines);
}

/* ---- In one another ---- */

/* A wall counts as its bare middle line, so that it may butt against a house or another wall. */
static gboolean
in_one_place (const LwSurveyThing *a, const LwSurveyThing *b)
{
  gboolean wall_a = a->feature->kind == LW_FEATURE_WALL;
  gboolean wall_b = b->feature->kind == LW_FEATURE_WALL;

  if (wall_a && wall_b)
    return FALSE;
  for (guint i = 0; i < a->shapes->len; i++)
    for (guint k = 0; k < b->shapes->len; k++)
      {
        LwShape one = g_array_index (a->shapes, LwShape, i);
        LwShape other = g_array_index (b->shapes, LwShape, k);

        if (wall_a)
          one.radius = 0;
        if (wall_b)
          other.radius = 0;
        if (lw_shape_nearer (&one, &other, -SLACK) ||
            (one.radius + other.radius == 0 && lw_shape_nearer (&one, &other, 0)))
          return TRUE;
      }
  return FALSE;
}

static void
say_two (const LwCountry *country,
         const LwSurveyThing *a,
         const LwSurveyThing *b,
         gboolean water,
         GPtrArray *lines)
{
  g_autofree char *one = lw_country_describe (country, a->feature);
  g_autofree char *other = lw_country_describe (country, b->feature);
  LwAdvice *advice;

  if (water)
    advice = lw_survey_say (lines, LW_ADVICE_IN_WATER, LW_ADVICE_CAUTION, _ ("In the water"),
                            g_strdup_printf (_ ("%s stands in %s."), one, other), a->feature,
                            b->feature);
  else
    advice = lw_survey_say (
        lines, LW_ADVICE_OVERLAP, LW_ADVICE_FAULT, _ ("Two in one place"),
        g_strdup_printf (_ ("No battle yet: %s and %s stand in one place."), one, other),
        a->feature, b->feature);
  lw_advice_at (advice, middle_of (a->bounds));
}

static gboolean
is_sound (const LwFeature *feature)
{
  return !has_no_size (feature) && !is_crossed (feature);
}

static void
look_at_pairs (const LwCountry *country, const GArray *things, GPtrArray *lines)
{
  guint found = 0;

  for (guint i = 0; i < things->len; i++)
    {
      const LwSurveyThing *a = &g_array_index (things, LwSurveyThing, i);

      if (!lw_survey_solid (a->feature))
        continue;
      for (guint k = 0; k < things->len && found < MOST_OVERLAPS; k++)
        {
          const LwSurveyThing *b = &g_array_index (things, LwSurveyThing, k);
          gboolean water = lw_survey_water (b->feature);

          /* Walls run down to the water and into it. */
          if (!lw_box_meets (a->bounds, b->bounds) ||
              (water ? a->feature->kind == LW_FEATURE_WALL
                     : k <= i || !lw_survey_solid (b->feature)))
            continue;
          if (!is_sound (a->feature) || !is_sound (b->feature) || !in_one_place (a, b))
            continue;
          say_two (country, a, b, water, lines);
          found++;
        }
    }
}

void
lw_survey_faults (const LwCountry *country, const GArray *things, GPtrArray *lines)
{
  for (guint i = 0; i < things->len; i++)
    look_at_one (country, things, &g_array_index (things, LwSurveyThing, i), lines);
  look_at_pairs (country, things, lines);
}
