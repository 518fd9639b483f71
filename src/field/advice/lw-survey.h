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

#include "country/country.h"

G_BEGIN_DECLS

typedef enum
{
  LW_ADVICE_OFF_FIELD,     /* a thing over the edge */
  LW_ADVICE_CROSSED,       /* an outline that crosses itself, or a line that stands still */
  LW_ADVICE_NO_SIZE,       /* a size of nothing */
  LW_ADVICE_ASTRAY,        /* a ford or bridge that is not on its river */
  LW_ADVICE_OVERLAP,       /* two solid things in one place */
  LW_ADVICE_IN_WATER,      /* a solid thing in the water */
  LW_ADVICE_MEN_STOPPED,   /* a part of the field that no man can reach; points: a place in it */
  LW_ADVICE_GUNS_STOPPED,  /* no gun can get from line to line */
  LW_ADVICE_GAP,           /* a gun, or a man, cannot pass between two things; number: the gap */
  LW_ADVICE_LINE_BLOCKED,  /* too little of a back line is free; number: what is free */
  LW_ADVICE_RIVER,         /* a river's crossings; numbers: fords, bridges, longest way between */
  LW_ADVICE_COVER,         /* of the whole field; number: percent */
  LW_ADVICE_MIDDLE,        /* of its middle third; number: percent */
  LW_ADVICE_LANE,          /* the longest open lane; number: its length; points: its two ends */
  LW_ADVICE_DEAD_GROUND,   /* of a half, unseen from the other line; number: percent; some points */
  LW_ADVICE_FAIRNESS,      /* numbers: north's and south's share of 100 */
  LW_ADVICE_FORCE,         /* of a scenario (war/lw-planning.h): a force that cannot be put down */
  LW_ADVICE_ZONE,          /* of a scenario: a zone off the field, or crossed, or empty */
  LW_ADVICE_SCENARIO,      /* of a scenario: the rest */
  LW_N_ADVICE_KINDS
} LwAdviceKind;

typedef enum
{
  LW_ADVICE_FAULT,   /* no battle can be fought until it is mended */
  LW_ADVICE_CAUTION, /* it will make a poor game */
  LW_ADVICE_GOOD     /* as it should be, or a plain measure */
} LwAdviceWeight;

typedef struct
{
  LwAdviceKind kind;
  LwAdviceWeight weight;
  char *title;       /* "A gun cannot pass" */
  char *text;        /* "between the barn and the wall: 1¾ in wide" */
  GPtrArray *ids;    /* of char *: the things it speaks of */
  GArray *points;    /* of LwPoint: the places it speaks of */
  gint32 number[3];
} LwAdvice;

/* What the guns of a back line could see: a grid from the south-west corner, row by row. */
typedef struct
{
  guint columns, rows;
  LwLength cell;
  guint guns;       /* how many places along each line were tried */
  guint8 *south;    /* for each cell: from how many of them a man there is seen */
  guint8 *north;
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
LwSurvey   *lw_survey_new      (const LwCountry *country);
void        lw_survey_free     (LwSurvey *survey);

/* The first line of a kind, or NULL; and how many there are of a weight. */
const LwAdvice *lw_survey_find (const LwSurvey *survey, LwAdviceKind kind);
guint       lw_survey_count    (const LwSurvey *survey, LwAdviceWeight weight);

/*
 * lw_survey_refusal: why no battle can be fought on the Country, in a sentence that names the
 * things, or NULL. Looks at faults alone and is quick. (transfer full)
 */
char       *lw_survey_refusal  (const LwCountry *country);

/* The ids (char *) of all that has a fault, to be drawn hatched. (transfer full) */
GPtrArray  *lw_survey_faulty   (const LwCountry *country);

LwAdvice   *lw_advice_new      (LwAdviceKind kind, LwAdviceWeight weight, const char *title,
                                char *text); /* @text: (transfer full) */
void        lw_advice_free     (LwAdvice *advice);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwSurvey, lw_survey_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwAdvice, lw_advice_free)

G_END_DECLS
