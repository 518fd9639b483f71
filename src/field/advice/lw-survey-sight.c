/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-survey-sight.c: what guns on the back lines see, and what that means in Wells's spirit (R7).
 *
 * The floor is a grid of squares of about an inch. From each of a dozen places on a line a ray is
 * walked to every square of the rim; a square is seen when a man in it rises above all that the ray
 * has passed over. From what is seen come cover, lanes, dead ground and fairness, each with a line
 * of advice.
 */
#include "lw-survey-sight.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SQUARES 128    /* of the grid, at most, along a side */
#define GUNS 12        /* along each back line */
#define MUZZLE LW_INCH /* above the ground */
#define MAN (3 * LW_INCH / 2)

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

typedef struct
{
  guint columns, rows;
  LwLength cell;
  gint32 *ground; /* height of the floor or the highest board */
  gint32 *top;    /* the same, or of what stands there */
  guint8 *stamp;  /* the last gun, from 1, that saw the square */
  guint8 *seen;   /* the counts of the line being looked along */
  gint64 lane;    /* square of the longest */
  LwPoint lane_from, lane_to;
} Sight;

static LwPoint
middle_of_square (const Sight *sight, guint x, guint y)
{
  return (LwPoint){ (LwLength)x * sight->cell + sight->cell / 2,
                    (LwLength)y * sight->cell + sight->cell / 2 };
}

static guint
square_at (LwLength at, LwLength cell, guint most)
{
  return (guint)CLAMP (at / cell, 0, (gint)most - 1);
}

/* Calls for every square whose middle lies in a shape, or that holds the middle of a small one. */
static void
raise_squares (const Sight *sight, const LwSurveyThing *thing, gint32 *squares, const gint32 *floor)
{
  LwLength height = thing->feature->height;
  LwLength reach = thing->feature->kind == LW_FEATURE_BOARD ? 0 : sight->cell / 2;

  for (guint i = 0; i < thing->shapes->len; i++)
    {
      const LwShape *shape = &g_array_index (thing->shapes, LwShape, i);
      guint x1 = square_at (shape->bounds.x1, sight->cell, sight->columns);
      guint x2 = square_at (shape->bounds.x2, sight->cell, sight->columns);
      guint y1 = square_at (shape->bounds.y1, sight->cell, sight->rows);
      guint y2 = square_at (shape->bounds.y2, sight->cell, sight->rows);

      for (guint y = y1; y <= y2; y++)
        for (guint x = x1; x <= x2; x++)
          {
            LwShape spot = lw_shape_disc (middle_of_square (sight, x, y), 0);
            guint n = y * sight->columns + x;

            if (floor[n] + height > squares[n] && lw_shape_within (&spot, shape, reach))
              squares[n] = floor[n] + height;
          }
    }
}

static void
raise_floor (Sight *sight, const LwCountry *country, const GArray *things)
{
  LwLength longest = MAX (country->width, country->depth);
  g_autofree gint32 *flat = NULL;
  guint n;

  sight->cell = MAX (LW_INCH, (longest + SQUARES - 1) / SQUARES);
  sight->columns = (guint)((country->width + sight->cell - 1) / sight->cell);
  sight->rows = (guint)((country->depth + sight->cell - 1) / sight->cell);
  n = sight->columns * sight->rows;
  sight->ground = g_new0 (gint32, n);
  sight->stamp = g_new0 (guint8, n);
  flat = g_new0 (gint32, n);
  for (guint i = 0; i < things->len; i++)
    if (g_array_index (things, LwSurveyThing, i).feature->kind == LW_FEATURE_BOARD)
      raise_squares (sight, &g_array_index (things, LwSurveyThing, i), sight->ground, flat);
  sight->top = g_memdup2 (sight->ground, n * sizeof (gint32));
  for (guint i = 0; i < things->len; i++)
    if (lw_survey_solid (g_array_index (things, LwSurveyThing, i).feature))
      raise_squares (sight, &g_array_index (things, LwSurveyThing, i), sight->top, sight->ground);
}

/* ---- Looking ---- */

static void
see_square (Sight *sight, guint gun_x, guint gun_y, guint x, guint y, guint8 gun)
{
  guint n = y * sight->columns + x;
  LwPoint from, to;
  gint64 squared;

  if (sight->stamp[n] == gun)
    return;
  sight->stamp[n] = gun;
  sight->seen[n]++;
  from = middle_of_square (sight, gun_x, gun_y);
  to = middle_of_square (sight, x, y);
  squared = lw_distance_squared (from, to);
  if (squared > sight->lane)
    {
      sight->lane = squared;
      sight->lane_from = from;
      sight->lane_to = to;
    }
}

/* The steepest rise so far is kept as a fraction. */
static void
walk_ray (Sight *sight, guint gun_x, guint gun_y, guint to_x, guint to_y, guint8 gun)
{
  gint dx = (gint)to_x - (gint)gun_x, dy = (gint)to_y - (gint)gun_y;
  gint steps = MAX (ABS (dx), ABS (dy));
  gint32 eye = sight->ground[gun_y * sight->columns + gun_x] + MUZZLE;
  gint64 rise = -G_MAXINT16, over = 1;

  for (gint i = 1; i <= steps; i++)
    {
      guint x = (guint)((gint)gun_x + (2 * dx * i + (dx < 0 ? -steps : steps)) / (2 * steps));
      guint y = (guint)((gint)gun_y + (2 * dy * i + (dy < 0 ? -steps : steps)) / (2 * steps));
      guint n = y * sight->columns + x;
      gint64 top = sight->top[n] - eye;

      if (sight->top[n] == sight->ground[n] &&
          (gint64)(sight->ground[n] + MAN - eye) * over >= rise * i)
        see_square (sight, gun_x, gun_y, x, y, gun);
      if (top * over > rise * i)
        {
          rise = top;
          over = i;
        }
    }
}

static void
look_round (Sight *sight, guint gun_x, guint gun_y, guint8 gun)
{
  for (guint x = 0; x < sight->columns; x++)
    walk_ray (sight, gun_x, gun_y, x, gun_y == 0 ? sight->rows - 1 : 0, gun);
  for (guint y = 0; y < sight->rows; y++)
    {
      walk_ray (sight, gun_x, gun_y, 0, y, gun);
      walk_ray (sight, gun_x, gun_y, sight->columns - 1, y, gun);
    }
}

static guint8 *
look_from_line (Sight *sight, gboolean north)
{
  guint n = sight->columns * sight->rows;

  sight->seen = g_new0 (guint8, n);
  memset (sight->stamp, 0, n);
  for (guint i = 0; i < GUNS; i++)
    look_round (sight, (2 * i + 1) * sight->columns / (2 * GUNS), north ? sight->rows - 1 : 0,
                (guint8)(i + 1));
  return g_steal_pointer (&sight->seen);
}

/* ---- Measuring ---- */

typedef struct
{
  guint64 squares, aims, dead;
  guint64 into_south, into_north; /* aims of either line into the other's half */
  guint64 hill_south, hill_north; /* heights added up */
} Count;

static void
count_row (const Sight *sight, const LwHeat *heat, guint y, Count *count)
{
  gboolean south = 2 * y < sight->rows;

  for (guint x = 0; x < sight->columns; x++)
    {
      guint n = y * sight->columns + x;
      guint both = heat->south[n] + heat->north[n];

      if (sight->top[n] != sight->ground[n])
        continue;
      count->squares++;
      count->aims += both;
      /* Men form up in their own half: the other line is what must not see them. */
      count->dead += (south ? heat->north[n] : heat->south[n]) == 0;
      count->into_south += south ? heat->north[n] : 0;
      count->into_north += south ? 0 : heat->south[n];
      count->hill_south += south ? (guint)sight->ground[n] : 0;
      count->hill_north += south ? 0 : (guint)sight->ground[n];
    }
}

/* A thing that stops a shot, or the side of a board. */
static gboolean
is_cover (const Sight *sight, guint x, guint y)
{
  guint n = y * sight->columns + x;

  return sight->top[n] != sight->ground[n] ||
         (x + 1 < sight->columns && sight->ground[n] != sight->ground[n + 1]) ||
         (y + 1 < sight->rows && sight->ground[n] != sight->ground[n + sight->columns]);
}

/* Sums of cover over all squares to the south and west, so that a window costs four of them. */
static guint *
sum_cover (const Sight *sight)
{
  guint across = sight->columns + 1;
  guint *sums = g_new0 (guint, across * (sight->rows + 1));

  for (guint y = 0; y < sight->rows; y++)
    for (guint x = 0; x < sight->columns; x++)
      sums[(y + 1) * across + x + 1] = is_cover (sight, x, y) + sums[y * across + x + 1] +
                                       sums[(y + 1) * across + x] - sums[y * across + x];
  return sums;
}

/* Percent of the middle third within half a move of cover. */
static guint
measure_middle (const Sight *sight)
{
  g_autofree guint *sums = sum_cover (sight);
  guint across = sight->columns + 1, reach = (guint)(LW_FOOT / 2 / sight->cell);
  guint near = 0, all = 0;

  for (guint y = sight->rows / 3; y < 2 * sight->rows / 3; y++)
    for (guint x = 0; x < sight->columns; x++)
      {
        guint x1 = x > reach ? x - reach : 0, x2 = MIN (x + reach + 1, sight->columns);
        guint y1 = y > reach ? y - reach : 0, y2 = MIN (y + reach + 1, sight->rows);

        all++;
        near += sums[y2 * across + x2] + sums[y1 * across + x1] - sums[y1 * across + x2] -
                    sums[y2 * across + x1] >
                0;
      }
  return all == 0 ? 0 : 100 * near / all;
}

static guint
hidden_percent (guint64 aims, guint64 squares)
{
  return squares == 0 ? 100 : 100 - (guint)((100 * aims + squares * GUNS) / (2 * GUNS * squares));
}

/* Of 100, where neither has anything 50. */
static guint
share (guint64 mine, guint64 other)
{
  return mine + other == 0 ? 50 : (guint)((200 * mine + mine + other) / (2 * (mine + other)));
}

/* Buildings and walls by the ground they cover: strong places. */
static guint64
strong_places (const LwCountry *country, const GArray *things, gboolean south)
{
  guint64 sum = 0;

  for (guint i = 0; i < things->len; i++)
    {
      const LwSurveyThing *thing = &g_array_index (things, LwSurveyThing, i);
      LwBox box = thing->bounds;
      gint64 middle = (gint64)box.y1 + box.y2;

      if (!lw_survey_solid (thing->feature) || thing->feature->kind == LW_FEATURE_TREE)
        continue;
      /* What lies on the middle serves both alike. */
      if (middle == country->depth || (middle < country->depth) == south)
        sum += (guint64)(box.x2 - box.x1 + box.y2 - box.y1);
    }
  return sum;
}

static void
measure (LwSurvey *survey, const Sight *sight, const LwCountry *country, const GArray *things)
{
  Count count = { 0 };
  guint sight_share, hill_share, strong_share;

  for (guint y = 0; y < sight->rows; y++)
    count_row (sight, &survey->heat, y, &count);
  survey->cover = hidden_percent (count.aims, count.squares);
  survey->middle = measure_middle (sight);
  survey->dead = count.squares == 0 ? 0 : (guint)(100 * count.dead / count.squares);
  survey->lane = (LwLength)lw_isqrt ((guint64)sight->lane);
  /* Whose guns see into the other's half is better served, and who has hills and walls. */
  sight_share = share (count.into_south, count.into_north);
  hill_share = share (count.hill_north, count.hill_south);
  strong_share =
      share (strong_places (country, things, FALSE), strong_places (country, things, TRUE));
  survey->north_share = (sight_share + hill_share + strong_share + 1) / 3;
}

/* ---- What it means ---- */

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
  lw_advice_at (advice, (LwPoint){ country->width / 2, country->depth / 2 });
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

static void
judge (LwSurvey *survey, const LwCountry *country, LwPoint lane_from, LwPoint lane_to)
{
  judge_cover (survey);
  judge_middle (survey, country);
  judge_lane (survey, country, lane_from, lane_to);
  judge_dead_ground (survey);
  judge_fairness (survey);
}

void
lw_survey_sight (LwSurvey *survey, const LwCountry *country, const GArray *things)
{
  Sight sight = { 0 };

  raise_floor (&sight, country, things);
  survey->heat = (LwHeat){ sight.columns, sight.rows, sight.cell, GUNS };
  survey->heat.south = look_from_line (&sight, FALSE);
  survey->heat.north = look_from_line (&sight, TRUE);
  measure (survey, &sight, country, things);
  judge (survey, country, sight.lane_from, sight.lane_to);
  g_free (sight.ground);
  g_free (sight.top);
  g_free (sight.stamp);
}
