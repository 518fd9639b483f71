/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-survey.c: the survey as a whole: its lines, in the order of their weight.
 */
#include "lw-survey-private.h"

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

static void
free_advice_cb (gpointer advice)
{
  lw_advice_free (advice);
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

static gint
compare_lines_cb (gconstpointer a, gconstpointer b)
{
  const LwAdvice *one = *(const LwAdvice *const *)a, *other = *(const LwAdvice *const *)b;

  if (one->weight != other->weight)
    return (gint)one->weight - (gint)other->weight;
  return (gint)one->kind - (gint)other->kind;
}

LwSurvey *
lw_survey_new (const LwCountry *country)
{
  LwSurvey *survey;

  g_return_val_if_fail (country != NULL, NULL);

  g_autoptr (GArray) things = lw_survey_things (country);
  survey = g_new0 (LwSurvey, 1);
  survey->lines = g_ptr_array_new_with_free_func (free_advice_cb);
  lw_survey_faults (country, things, survey->lines);
  lw_survey_ways (country, things, survey->lines);
  lw_survey_rivers (country, things, survey->lines);
  lw_survey_sight (survey, country, things);
  g_ptr_array_sort (survey->lines, compare_lines_cb);
  return survey;
}

void
lw_survey_free (LwSurvey *survey)
{
  if (survey == NULL)
    return;
  g_ptr_array_unref (survey->lines);
  g_free (survey->heat.south);
  g_free (survey->heat.north);
  g_free (survey);
}

const LwAdvice *
lw_survey_find (const LwSurvey *survey, LwAdviceKind kind)
{
  g_return_val_if_fail (survey != NULL, NULL);

  for (guint i = 0; i < survey->lines->len; i++)
    {
      const LwAdvice *advice = g_ptr_array_index (survey->lines, i);

      if (advice->kind == kind)
        return advice;
    }
  return NULL;
}

guint
lw_survey_count (const LwSurvey *survey, LwAdviceWeight weight)
{
  guint n = 0;

  g_return_val_if_fail (survey != NULL, 0);

  for (guint i = 0; i < survey->lines->len; i++)
    n += ((const LwAdvice *)g_ptr_array_index (survey->lines, i))->weight == weight;
  return n;
}

static GPtrArray *
find_faults (const LwCountry *country)
{
  g_autoptr (GArray) things = lw_survey_things (country);
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_advice_cb);

  lw_survey_faults (country, things, lines);
  for (guint i = lines->len; i > 0; i--)
    if (((const LwAdvice *)g_ptr_array_index (lines, i - 1))->weight != LW_ADVICE_FAULT)
      g_ptr_array_remove_index (lines, i - 1);
  return lines;
}

char *
lw_survey_refusal (const LwCountry *country)
{
  const LwAdvice *first;

  g_return_val_if_fail (country != NULL, NULL);

  g_autoptr (GPtrArray) lines = find_faults (country);
  if (lines->len == 0)
    return NULL;
  first = g_ptr_array_index (lines, 0);
  return g_strdup (first->text);
}

GPtrArray *
lw_survey_faulty (const LwCountry *country)
{
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (country != NULL, ids);

  g_autoptr (GPtrArray) lines = find_faults (country);
  for (guint i = 0; i < lines->len; i++)
    {
      const LwAdvice *advice = g_ptr_array_index (lines, i);

      for (guint k = 0; k < advice->ids->len; k++)
        if (!g_ptr_array_find_with_equal_func (ids, g_ptr_array_index (advice->ids, k), g_str_equal,
                                               NULL))
          g_ptr_array_add (ids, g_strdup (g_ptr_array_index (advice->ids, k)));
    }
  return ids;
}
