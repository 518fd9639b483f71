/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-survey.c: the survey as a whole: its lines, in the order of their weight.
 */
#include "lw-survey.h"

#include "lw-survey-faults.h"
#include "lw-survey-rivers.h"
#include "lw-survey-sight.h"
#include "lw-survey-ways.h"

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
  survey->lines = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_advice_free);
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

static GPtrArray *
find_faults (const LwCountry *country)
{
  g_autoptr (GArray) things = lw_survey_things (country);
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_advice_free);

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
