/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-survey-judge.c: what the measures of sight mean, in Wells's spirit (R7).
 */
#include "lw-survey-private.h"

#include <glib/gi18n-lib.h>

/* Percent of the aims that something stops. */
#define BARE 15
#define CROWDED 75
/* Percent of the middle third near cover. */
#define MIDDLE_BARE 40
#define DEAD_MUCH 75
/* Percent of the one back line that guns on the other see. */
#define RAKED 60
/* How far from even is fair, in hundredths. */
#define FAIR 3

static void
judge_cover (LwSurvey *survey)
{
  g_autofree char *title = NULL;
  LwAdviceWeight weight = LW_ADVICE_GOOD;
  const char *text = _ ("Of the aims that guns on either line might take, so many are stopped. Too "
                        "much cover is better than too little.");
  LwAdvice *advice;

  if (survey->cover < BARE)
    {
      weight = LW_ADVICE_CAUTION;
      title = g_strdup_printf (_ ("Too bare: cover %u %%"), survey->cover);
      text = _ ("Wide open country leads to ineffective cannonades, because of the danger of any "
                "advance. More hills, houses or trees would help.");
    }
  else if (survey->cover > CROWDED)
    {
      weight = LW_ADVICE_CAUTION;
      title = g_strdup_printf (_ ("Too crowded: cover %u %%"), survey->cover);
      text = _ ("A crowded country makes the guns ineffective and leads to a mere tree to tree and "
                "house to house scramble. Clear some lanes.");
    }
  else
    title = g_strdup_printf (_ ("Cover: %u %%"), survey->cover);
  advice =
      lw_survey_say (survey->lines, LW_ADVICE_COVER, weight, title, g_strdup (text), NULL, NULL);
  advice->number[0] = (gint32)survey->cover;
}

/* Something of the middle third to select, or its middle. */
static void
point_at_middle (LwAdvice *advice, const LwCountry *country)
{
  lw_advice_at (advice, (LwPoint){ country->width / 2, country->depth / 2 });
}

static void
judge_middle (LwSurvey *survey, const LwCountry *country)
{
  LwAdvice *advice;

  if (survey->middle >= MIDDLE_BARE || survey->cover < BARE)
    return;
  advice = lw_survey_say (
      survey->lines, LW_ADVICE_MIDDLE, LW_ADVICE_CAUTION, _ ("The middle is too bare"),
      g_strdup_printf (
          _ ("Of the middle third only %u %% is within half a foot of cover. A few trees, a "
             "wall or a hill would let men come on."),
          survey->middle),
      NULL, NULL);
  advice->number[0] = (gint32)survey->middle;
  point_at_middle (advice, country);
}

/* How much of the far line guns on one line see, in percent. */
static guint
raked_percent (const LwHeat *heat)
{
  guint aims = 0;

  for (guint x = 0; x < heat->columns; x++)
    aims += heat->south[(heat->rows - 1) * heat->columns + x] + heat->north[x];
  return 100 * aims / (2 * heat->guns * heat->columns);
}

static void
judge_lane (LwSurvey *survey, const LwCountry *country, LwPoint from, LwPoint to)
{
  g_autofree char *length =
      lw_length_format ((survey->lane + LW_INCH / 2) / LW_INCH * LW_INCH, LW_UNITS_FEET);
  g_autofree char *title = g_strdup_printf (_ ("Longest open lane: %s"), length);
  guint raked = raked_percent (&survey->heat);
  gboolean bad = raked > RAKED;
  LwAdvice *advice;
  char *text;

  if (bad)
    text =
        g_strdup_printf (_ ("Guns on either line see %u %% of the other: they will rake the field "
                            "from end to end before anybody has moved."),
                         raked);
  else if (survey->lane < country->depth)
    text = g_strdup (_ ("Short enough: no gun on its line sees the other."));
  else
    text = g_strdup_printf (_ ("Guns on either line see %u %% of the other line."), raked);
  advice = lw_survey_say (survey->lines, LW_ADVICE_LANE, bad ? LW_ADVICE_CAUTION : LW_ADVICE_GOOD,
                          title, text, NULL, NULL);
  advice->number[0] = survey->lane;
  advice->number[1] = (gint32)raked;
  lw_advice_at (advice, from);
  lw_advice_at (advice, to);
}

static gboolean
is_dead (const LwHeat *heat, guint n)
{
  return (2 * (n / heat->columns) < heat->rows ? heat->north[n] : heat->south[n]) == 0;
}

/* The middles of a few squares of it, spread over the field. */
static void
point_at_dead (LwAdvice *advice, const LwHeat *heat)
{
  guint n = heat->columns * heat->rows, dead = 0, every, k = 0;

  for (guint i = 0; i < n; i++)
    dead += is_dead (heat, i);
  every = dead / 12 + 1;
  for (guint i = 0; i < n; i++)
    if (is_dead (heat, i) && k++ % every == every / 2)
      lw_advice_at (advice,
                    (LwPoint){ (LwLength)(i % heat->columns) * heat->cell + heat->cell / 2,
                               (LwLength)(i / heat->columns) * heat->cell + heat->cell / 2 });
}

static const char *
tell_dead_ground (guint dead)
{
  if (dead > DEAD_MUCH)
    return _ (
        "Guns on the lines never see so much of the other half: whoever sits there sits safe, "
        "and nothing turns him out.");
  if (dead == 0)
    return _ ("Nowhere in his own half can a player form up unseen by the other line.");
  return _ ("Here men form up in their own half unseen by the guns of the other line.");
}

static void
judge_dead_ground (LwSurvey *survey)
{
  g_autofree char *title = g_strdup_printf (_ ("Dead ground: %u %%"), survey->dead);
  gboolean bad = survey->dead > DEAD_MUCH || survey->dead == 0;
  LwAdvice *advice =
      lw_survey_say (survey->lines, LW_ADVICE_DEAD_GROUND, bad ? LW_ADVICE_CAUTION : LW_ADVICE_GOOD,
                     title, g_strdup (tell_dead_ground (survey->dead)), NULL, NULL);

  advice->number[0] = (gint32)survey->dead;
  point_at_dead (advice, &survey->heat);
}

static void
judge_fairness (LwSurvey *survey)
{
  guint north = survey->north_share, south = 100 - north;
  g_autofree char *title = g_strdup_printf (_ ("Fairness: north %u, south %u"), north, south);
  gboolean fair = north + FAIR >= 50 && north <= 50 + FAIR;
  LwAdvice *advice;
  char *text;

  if (fair)
    text = g_strdup (_ ("Neither back line is better served in sight, hills and walls."));
  else if (north > south)
    text = g_strdup (_ ("The north is better served in sight, hills and walls. Let the other "
                        "player choose his side (R2), or even it out."));
  else
    text = g_strdup (_ ("The south is better served in sight, hills and walls. Let the other "
                        "player choose his side (R2), or even it out."));
  advice = lw_survey_say (survey->lines, LW_ADVICE_FAIRNESS,
                          fair ? LW_ADVICE_GOOD : LW_ADVICE_CAUTION, title, text, NULL, NULL);
  advice->number[0] = (gint32)north;
  advice->number[1] = (gint32)south;
}

void
lw_survey_judge (LwSurvey *survey, const LwCountry *country, LwPoint lane_from, LwPoint lane_to)
{
  judge_cover (survey);
  judge_middle (survey, country);
  judge_lane (survey, country, lane_from, lane_to);
  judge_dead_ground (survey);
  judge_fairness (survey);
}
