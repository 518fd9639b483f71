/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-survey-private.h: the parts of a survey, each of which adds its lines.
 */
#pragma once

#include "lw-survey.h"

G_BEGIN_DECLS

/* A thing with its shapes, looked at many times. */
typedef struct
{
  const LwFeature *feature;
  GArray *shapes; /* of LwShape */
  LwBox bounds;
} LwSurveyThing;

/* (transfer full) (element-type LwSurveyThing) */
GArray *lw_survey_things (const LwCountry *country);

gboolean lw_survey_solid (const LwFeature *feature);
gboolean lw_survey_water (const LwFeature *feature);

/* A line about one or two things (NULL: one), entered in @lines. */
LwAdvice *lw_survey_say  (GPtrArray *lines, LwAdviceKind kind, LwAdviceWeight weight,
                          const char *title, char *text, const LwFeature *one,
                          const LwFeature *other);
void      lw_advice_at   (LwAdvice *advice, LwPoint point);

void lw_survey_faults (const LwCountry *country, const GArray *things, GPtrArray *lines);
void lw_survey_ways   (const LwCountry *country, const GArray *things, GPtrArray *lines);
void lw_survey_rivers (const LwCountry *country, const GArray *things, GPtrArray *lines);
/* Fills the survey's measures and heat map, and says what they mean. */
void lw_survey_sight  (LwSurvey *survey, const LwCountry *country, const GArray *things);
void lw_survey_judge  (LwSurvey *survey, const LwCountry *country, LwPoint lane_from,
                       LwPoint lane_to);

G_END_DECLS
