/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-survey-notes.h: one line of a survey, and the things that the parts of a survey look at.
 *
 * A survey is a list of such lines. Each part of a survey adds its own with lw_survey_say() and
 * then the places with lw_advice_at(); what `number` and `points` mean depends on the kind.
 */
#pragma once

#include "country/country.h"

G_BEGIN_DECLS

typedef enum
{
  LW_ADVICE_OFF_FIELD,     /* a thing over the edge */
  LW_ADVICE_CROSSED,       /* an outline crosses itself, or a line has a point twice in a row */
  LW_ADVICE_NO_SIZE,       /* a width, depth, radius or height of 0 or less */
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
  gint32 number[3];  /* lengths, counts, percent, as the kind says */
} LwAdvice;

/* @title is copied, @text taken over. */
LwAdvice *lw_advice_new    (LwAdviceKind kind, LwAdviceWeight weight, const char *title,
                            char *text);
void      lw_advice_free   (LwAdvice *advice);

/* A thing with its shapes, looked at many times. */
typedef struct
{
  const LwFeature *feature;
  GArray *shapes; /* of LwShape */
  LwBox bounds;
} LwSurveyThing;

/* (transfer full) (element-type LwSurveyThing) */
GArray   *lw_survey_things (const LwCountry *country);

gboolean  lw_survey_solid  (const LwFeature *feature);
gboolean  lw_survey_water  (const LwFeature *feature);

/*
 * lw_survey_say: adds a line about the things @one and @other to @lines; @other is NULL where it is
 * about one alone. @title is copied, @text taken over. Returns: (transfer none), for lw_advice_at()
 */
LwAdvice *lw_survey_say    (GPtrArray *lines, LwAdviceKind kind, LwAdviceWeight weight,
                            const char *title, char *text, const LwFeature *one,
                            const LwFeature *other);
/* Adds a place to those that @advice speaks of. */
void      lw_advice_at     (LwAdvice *advice, LwPoint point);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwAdvice, lw_advice_free)

G_END_DECLS
