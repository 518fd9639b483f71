/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-survey.h: the Country looked over before it is fought on: faults, and Wells's advice (R7).
 *
 * "It is merely to be remarked that a too crowded Country makes the guns ineffective and leads to a
 * mere tree to tree and house to house scramble, and that large open spaces along the middle, or
 * rivers without frequent fords and bridges, lead to ineffective cannonades, because of the danger
 * of any advance. On the whole, too much cover is better than too little."
 */
#pragma once

#include "lw-survey-notes.h"

G_BEGIN_DECLS

/* What the guns of a back line could see: a grid from the south-west corner, row by row. */
typedef struct
{
  guint columns, rows;
  LwLength cell;
  guint guns;       /* how many places along each line a gun was tried at */
  guint8 *south;    /* for each cell: from how many places on the southern line a man is seen */
  guint8 *north;    /* and on the northern */
} LwHeat;

typedef struct
{
  GPtrArray *lines;    /* of LwAdvice: faults first, then cautions, then the rest */
  LwHeat heat;
  guint cover;         /* percent of the aims from either line that something stops */
  guint middle;        /* percent of the middle third that is within half a foot of cover */
  guint dead;          /* percent of the two halves that no gun of the other line sees */
  LwLength lane;       /* the farthest that a gun on a line sees a man */
  guint north_share;   /* of 100: how well the north is served by the Country; south has the rest */
} LwSurvey;

/* Under 50 ms for 300 things. (transfer full) */
LwSurvey  *lw_survey_new     (const LwCountry *country);
void       lw_survey_free    (LwSurvey *survey);

/*
 * lw_survey_refusal: why no battle can be fought on the Country, in a sentence that names the
 * things, or NULL. Looks at faults alone and is quick. (transfer full)
 */
char      *lw_survey_refusal (const LwCountry *country);

/* The ids (char *) of all that has a fault, to be drawn hatched. (transfer full) */
GPtrArray *lw_survey_faulty  (const LwCountry *country);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwSurvey, lw_survey_free)

G_END_DECLS
