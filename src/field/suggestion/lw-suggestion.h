/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-suggestion.h: a Country proposed by the program, from a seed and a few sliders.
 *
 * It is legal and fair by its making: the southern half is laid out, and the northern is the same
 * turned by half a turn about the middle. The same wishes give the same Country everywhere.
 */
#pragma once

#include "country/country.h"

G_BEGIN_DECLS

#define LW_SUGGESTION_MOST 4

/* How far from 50 the fairness of a suggested Country may lie, of 100 (lw-survey.h). */
#define LW_SUGGESTION_TOLERANCE 3

typedef struct
{
  guint seed;
  LwLength width, depth; /* LW_FIELD_MIN .. LW_FIELD_MAX */
  guint hills;           /* 0 none .. LW_SUGGESTION_MOST many; likewise the rest */
  guint woods;
  guint water;           /* 1 ponds, 2 a stream, 3 a river, 4 a river and ponds */
  guint buildings;
} LwSuggestion;

/* 10 ft by 8 ft with a little of everything. */
void       lw_suggestion_init (LwSuggestion *wish);

/* (transfer full) */
LwCountry *lw_suggestion_make (const LwSuggestion *wish);

G_END_DECLS
