/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-survey-ways.h: where men and guns can get to, and where they stick.
 */
#pragma once

#include "lw-survey-notes.h"

G_BEGIN_DECLS

/* Adds its lines to @lines; @things are those of the Country. */
void lw_survey_ways (const LwCountry *country, const GArray *things, GPtrArray *lines);

G_END_DECLS
