/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * survey-test.h: lines of advice looked up by their kind, and counted by their weight.
 */
#pragma once

#include "lw-survey.h"

/* The first line of a kind, or NULL. */
static inline const LwAdvice *
find_advice (const LwSurvey *survey, LwAdviceKind kind)
{
  for (guint i = 0; i < survey->lines->len; i++)
    {
      const LwAdvice *advice = g_ptr_array_index (survey->lines, i);

      if (advice->kind == kind)
        return advice;
    }
  return NULL;
}

static inline guint
count_advice (const LwSurvey *survey, LwAdviceWeight weight)
{
  guint n = 0;

  for (guint i = 0; i < survey->lines->len; i++)
    n += ((const LwAdvice *) g_ptr_array_index (survey->lines, i))->weight == weight;
  return n;
}
