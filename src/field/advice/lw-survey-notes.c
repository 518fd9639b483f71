/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-survey-notes.c: one line of a survey, and the things that the parts of a survey look at.
 */
#include "lw-survey-notes.h"

LwAdvice *
lw_advice_new (LwAdviceKind kind, LwAdviceWeight weight, const char *title, char *text)
{
  LwAdvice *advice = g_new0 (LwAdvice, 1);

  advice->kind = kind;
  advice->weight = weight;
  advice->title = g_strdup (title);
  advice->text = text;
  advice->ids = g_ptr_array_new_with_free_func (g_free);
  advice->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  return advice;
}

void
lw_advice_free (LwAdvice *advice)
{
  if (advice == NULL)
    return;
  g_free (advice->title);
  g_free (advice->text);
  g_ptr_array_unref (advice->ids);
  g_array_unref (advice->points);
  g_free (advice);
}

void
lw_advice_at (LwAdvice *advice, LwPoint point)
{
  g_array_append_val (advice->points, point);
}

LwAdvice *
lw_survey_say (GPtrArray *lines,
               LwAdviceKind kind,
               LwAdviceWeight weight,
               const char *title,
               char *text,
               const LwFeature *one,
               const LwFeature *other)
{
  LwAdvice *advice = lw_advice_new (kind, weight, title, text);

  if (one != NULL)
    g_ptr_array_add (advice->ids, g_strdup (one->id));
  if (other != NULL)
    g_ptr_array_add (advice->ids, g_strdup (other->id));
  g_ptr_array_add (lines, advice);
  return advice;
}

gboolean
lw_survey_solid (const LwFeature *feature)
{
  switch (feature->kind)
    {
    case LW_FEATURE_HOUSE:
    case LW_FEATURE_CHURCH:
    case LW_FEATURE_SHED:
    case LW_FEATURE_WALL:
    case LW_FEATURE_TREE:
    case LW_FEATURE_ROCK:
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
lw_survey_water (const LwFeature *feature)
{
  return feature->kind == LW_FEATURE_RIVER || feature->kind == LW_FEATURE_POND ||
         feature->kind == LW_FEATURE_SWAMP;
}

static void
clear_thing_cb (gpointer data)
{
  LwSurveyThing *thing = data;

  g_array_unref (thing->shapes);
}

GArray *
lw_survey_things (const LwCountry *country)
{
  GArray *things = g_array_new (FALSE, FALSE, sizeof (LwSurveyThing));

  g_array_set_clear_func (things, clear_thing_cb);
  for (guint i = 0; i < lw_country_count (country); i++)
    {
      LwSurveyThing thing = { lw_country_feature (country, i) };

      thing.shapes = lw_feature_shapes (thing.feature);
      thing.bounds = lw_feature_bounds (thing.feature);
      g_array_append_val (things, thing);
    }
  return things;
}
