/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-survey-sight.h: what guns on the back lines see, and what that means (R7).
 */
#pragma once

#include "lw-survey.h"

G_BEGIN_DECLS

/* Fills the survey's measures and heat map, and says what they mean. */
void lw_survey_sight (LwSurvey *survey, const LwCountry *country, const GArray *things);

G_END_DECLS
