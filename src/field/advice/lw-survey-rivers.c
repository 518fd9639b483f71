/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-survey-rivers.c: how men get over each river: "rivers without frequent fords and bridges lead
 * to ineffective cannonades".
 */
#include "lw-survey-rivers.h"

#include <glib/gi18n-lib.h>

#include "drafting/drafting.h"

/* Farther apart than this, crossings are not frequent: two moves of the foot and two of the horse.
 */
#define FAR (4 * LW_FOOT)

typedef struct
{
  guint fords, bridges;
  GArray *ways; /* of LwLength: where along the river one gets over, or round its end */
  LwLength length, longest;
} Crossings;

static gint
compare_lengths_cb (gconstpointer a, gconstpointer b)
{
  LwLength x = *(const LwLength *)a, y = *(const LwLength *)b;

  return (x > y) - (x < y);
}

/* Does the river run off the field here? */
static gboolean
ends_at_edge (const LwCountry *country, const LwFeature *river, LwPoint end)
{
  LwLength reach = river->width / 2 + 2 * LW_INCH;

  return end.x <= reach || end.y <= reach || end.x >= country->width - reach ||
         end.y >= country->depth - reach;
}

static void
add_way (Crossings *crossings, LwLength along)
{
  g_array_append_val (crossings->ways, along);
}

static void
collect (const LwCountry *country, const LwFeature *river, Crossings *crossings)
{
  const LwPoint *p = &g_array_index (river->points, LwPoint, 0);

  crossings->length = lw_path_length (p, river->points->len);
  for (guint i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *feature = lw_country_feature (country, i);
      LwPoint at;
      guint leg;

      if (g_strcmp0 (feature->across, river->id) != 0 ||
          !lw_snap_to_line (river, feature->at, &at, &leg))
        continue;
      crossings->fords += feature->kind == LW_FEATURE_FORD;
      crossings->bridges += feature->kind == LW_FEATURE_BRIDGE;
      add_way (crossings, lw_path_length (p, leg + 1) + lw_distance (p[leg], at));
    }
}

static gboolean
lies_open (const LwCountry *country, const LwFeature *river, guint end)
{
  return !ends_at_edge (country, river, g_array_index (river->points, LwPoint, end));
}

/* The longest bank without a way over, counted from the field's edge or from an open end. */
static void
find_longest (Crossings *crossings)
{
  LwLength last = 0;

  g_array_sort (crossings->ways, compare_lengths_cb);
  for (guint i = 0; i < crossings->ways->len; i++)
    {
      LwLength way = g_array_index (crossings->ways, LwLength, i);

      crossings->longest = MAX (crossings->longest, way - last);
      last = way;
    }
  crossings->longest = MAX (crossings->longest, crossings->length - last);
}

static char *
say_ways (const Crossings *crossings, gboolean round)
{
  g_autofree char *fords = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u ford", "%u fords", crossings->fords), crossings->fords);
  g_autofree char *bridges =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u bridge", "%u bridges", crossings->bridges),
                       crossings->bridges);
  g_autofree char *longest =
      lw_length_format ((crossings->longest + LW_INCH / 2) / LW_INCH * LW_INCH, LW_UNITS_FEET);

  if (round)
    return g_strdup_printf (_ ("%s, %s, and men can go round its end; at most %s without a way "
                               "over."),
                            fords, bridges, longest);
  return g_strdup_printf (_ ("%s, %s; at most %s of bank without a way over."), fords, bridges,
                          longest);
}

static void
judge (const LwCountry *country,
       const LwFeature *river,
       const Crossings *crossings,
       gboolean round,
       GPtrArray *lines)
{
  g_autofree char *who = lw_country_describe (country, river);
  g_autofree char *title = NULL;
  LwAdviceWeight weight = LW_ADVICE_CAUTION;
  LwAdvice *advice;

  if (crossings->fords + crossings->bridges == 0 && !round)
    title = g_strdup_printf (_ ("Nobody crosses %s"), who);
  else if (crossings->longest > FAR)
    title = g_strdup_printf (_ ("Too few crossings: %s"), who);
  else
    {
      title = g_strdup_printf (_ ("Crossings: %s"), who);
      weight = LW_ADVICE_GOOD;
    }
  advice = lw_survey_say (lines, LW_ADVICE_RIVER, weight, title, say_ways (crossings, round), river,
                          NULL);
  advice->number[0] = (gint32)crossings->fords;
  advice->number[1] = (gint32)crossings->bridges;
  advice->number[2] = crossings->longest;
}

void
lw_survey_rivers (const LwCountry *country, const GArray *things, GPtrArray *lines)
{
  for (guint i = 0; i < things->len; i++)
    {
      const LwFeature *river = g_array_index (things, LwSurveyThing, i).feature;
      Crossings crossings = { 0 };
      gboolean from, to;

      if (river->kind != LW_FEATURE_RIVER || river->points->len < 2)
        continue;
      crossings.ways = g_array_new (FALSE, FALSE, sizeof (LwLength));
      collect (country, river, &crossings);
      from = lies_open (country, river, 0);
      to = lies_open (country, river, river->points->len - 1);
      if (from)
        add_way (&crossings, 0);
      if (to)
        add_way (&crossings, crossings.length);
      find_longest (&crossings);
      judge (country, river, &crossings, from || to, lines);
      g_array_unref (crossings.ways);
    }
}
