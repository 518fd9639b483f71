/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-survey-ways.c: where men and guns can get to, and where they stick.
 *
 * The field is cut into squares of half an inch, or larger ones where it is so large that there
 * would be more than SQUARES along a side. A flood of men spreads from both back lines over all
 * squares that a man may stand in; what it does not reach is a pocket. A flood of guns spreads from
 * the southern line; guns are stopped when it does not come to the northern. Then each pair of
 * things is looked at for a gap that is too narrow. All of this is advice: what a man may do is
 * asked of the ground, exactly.
 */
#include "lw-survey-ways.h"

#include <glib/gi18n-lib.h>

#include "country/country.h"
#include "way/way.h"

#define SQUARES 256             /* of the grid, at most, along a side */
#define MAN_HALF ((LwLength)96) /* half of what a man needs, and a gun (Q3) */
#define GUN_HALF LW_INCH
#define GAP_LEAST (LW_INCH / 2) /* less is a thing's own joint */
#define GAP_LINES 6
#define POCKETS 6
#define POCKET_LEAST (4 * LW_INCH * LW_INCH)
#define LINE_LEAST (2 * LW_FOOT)

typedef struct
{
  const LwGround *ground;
  LwBody body;
  LwLength half;
  guint columns, rows;
  LwLength cell;
  guint8 *state; /* of each square: how far the flood has come */
  GArray *edge;  /* of guint: squares from which it goes on */
  GArray *dry;   /* of LwBox: about fords and bridges, the only places to get over water */
} Flood;

enum
{
  DRY, /* free, and not yet reached */
  BLOCKED,
  REACHED,
  TRIED /* of a pocket that has been looked at */
};

static LwPoint
middle_of_square (const Flood *flood, guint n)
{
  return (LwPoint){ (LwLength)(n % flood->columns) * flood->cell + flood->cell / 2,
                    (LwLength)(n / flood->columns) * flood->cell + flood->cell / 2 };
}

static guint
square_at (LwLength at, LwLength cell, guint most)
{
  return (guint)CLAMP (at / cell, 0, (gint)most - 1);
}

static gboolean
is_near_crossing (const Flood *flood, LwPoint at)
{
  for (guint i = 0; i < flood->dry->len; i++)
    if (lw_box_holds (g_array_index (flood->dry, LwBox, i), at))
      return TRUE;
  return FALSE;
}

static gboolean
stands_in (const Flood *flood, const LwSurveyThing *thing, const LwShape *shape, LwPoint at)
{
  LwShape disc = lw_shape_disc (at, flood->half);

  if (!lw_shape_nearer (&disc, shape, 0))
    return FALSE;
  return !lw_survey_water (thing->feature) || !is_near_crossing (flood, at) ||
         lw_ground_overlaps (flood->ground, flood->body, at, flood->half);
}

static void
block_shape (const Flood *flood, const LwSurveyThing *thing, const LwShape *shape)
{
  LwBox box = lw_box_grown (shape->bounds, flood->half);
  guint x1 = square_at (box.x1, flood->cell, flood->columns);
  guint x2 = square_at (box.x2, flood->cell, flood->columns);
  guint y1 = square_at (box.y1, flood->cell, flood->rows);
  guint y2 = square_at (box.y2, flood->cell, flood->rows);

  for (guint y = y1; y <= y2; y++)
    for (guint x = x1; x <= x2; x++)
      {
        guint n = y * flood->columns + x;

        if (flood->state[n] == DRY && stands_in (flood, thing, shape, middle_of_square (flood, n)))
          flood->state[n] = BLOCKED;
      }
}

/* A passage may be longer than its ford was drawn, where the river is broad. */
static void
find_crossings (Flood *flood, const GArray *things)
{
  for (guint i = 0; i < things->len; i++)
    {
      const LwSurveyThing *thing = &g_array_index (things, LwSurveyThing, i);
      LwBox box = lw_box_grown (thing->bounds, flood->half + LW_FOOT);

      if (thing->feature->kind == LW_FEATURE_FORD || thing->feature->kind == LW_FEATURE_BRIDGE)
        g_array_append_val (flood->dry, box);
    }
}

static void
block_things (Flood *flood, const GArray *things)
{
  find_crossings (flood, things);
  for (guint i = 0; i < things->len; i++)
    {
      const LwSurveyThing *thing = &g_array_index (things, LwSurveyThing, i);

      /* A wall that may be stepped over stops nobody. */
      if (!(lw_survey_solid (thing->feature) || lw_survey_water (thing->feature)) ||
          (thing->feature->kind == LW_FEATURE_WALL && thing->feature->height < LW_INCH / 2))
        continue;
      for (guint k = 0; k < thing->shapes->len; k++)
        block_shape (flood, thing, &g_array_index (thing->shapes, LwShape, k));
    }
}

static void
reach (Flood *flood, guint n, guint8 state)
{
  if (flood->state[n] != DRY)
    return;
  flood->state[n] = state;
  g_array_append_val (flood->edge, n);
}

static guint
spread (Flood *flood, guint8 state)
{
  guint area = 0;

  while (flood->edge->len > 0)
    {
      guint n = g_array_index (flood->edge, guint, flood->edge->len - 1);
      guint x = n % flood->columns, y = n / flood->columns;

      g_array_set_size (flood->edge, flood->edge->len - 1);
      area++;
      for (guint v = y > 0 ? y - 1 : 0; v <= MIN (y + 1, flood->rows - 1); v++)
        for (guint u = x > 0 ? x - 1 : 0; u <= MIN (x + 1, flood->columns - 1); u++)
          reach (flood, v * flood->columns + u, state);
    }
  return area;
}

static void
reach_line (Flood *flood, guint row)
{
  for (guint x = 0; x < flood->columns; x++)
    reach (flood, row * flood->columns + x, REACHED);
}

static void
start_flood (
    Flood *flood, const LwCountry *country, const LwGround *ground, LwBody body, LwLength half)
{
  LwLength longest = MAX (country->width, country->depth);

  flood->ground = ground;
  flood->body = body;
  flood->half = half;
  flood->cell = MAX (LW_INCH / 2, (longest + SQUARES - 1) / SQUARES);
  flood->columns = (guint)((country->width + flood->cell - 1) / flood->cell);
  flood->rows = (guint)((country->depth + flood->cell - 1) / flood->cell);
  flood->state = g_new0 (guint8, flood->columns * flood->rows);
  flood->edge = g_array_new (FALSE, FALSE, sizeof (guint));
  flood->dry = g_array_new (FALSE, FALSE, sizeof (LwBox));
}

static void
end_flood (Flood *flood)
{
  g_free (flood->state);
  g_array_unref (flood->edge);
  g_array_unref (flood->dry);
}

/* ---- Men ---- */

static guint
nearest_reached (const Flood *flood, guint from)
{
  gint64 best = G_MAXINT64;
  guint found = from;

  for (guint n = 0; n < flood->columns * flood->rows; n++)
    if (flood->state[n] == REACHED)
      {
        gint64 squared =
            lw_distance_squared (middle_of_square (flood, n), middle_of_square (flood, from));

        if (squared < best)
          {
            best = squared;
            found = n;
          }
      }
  return found;
}

/* The grid is coarse: is there a way between its squares after all? */
static gboolean
gets_there (const Flood *flood, guint from)
{
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  guint to = nearest_reached (flood, from);

  return to != from &&
         lw_route_find (&(LwRouteAsk){ flood->ground, flood->body, flood->half, 2 * LW_FOOT },
                        middle_of_square (flood, from), middle_of_square (flood, to), way) >= 0;
}

static void
look_for_pockets (Flood *flood, GPtrArray *lines)
{
  guint pockets = 0;

  for (guint n = 0; n < flood->columns * flood->rows && pockets < POCKETS; n++)
    {
      guint area;

      if (flood->state[n] != DRY)
        continue;
      reach (flood, n, TRIED);
      area = spread (flood, TRIED);
      if ((gint64)area * flood->cell * flood->cell < POCKET_LEAST)
        continue;
      pockets++;
      if (gets_there (flood, n))
        continue;
      lw_advice_at (lw_survey_say (lines, LW_ADVICE_MEN_STOPPED, LW_ADVICE_CAUTION,
                                   _ ("No man can get there"),
                                   g_strdup (_ ("Part of the field is shut in on all sides, by "
                                                "water or by walls.")),
                                   NULL, NULL),
                    middle_of_square (flood, n));
    }
}

static void
look_at_line (const Flood *flood, const LwCountry *country, LwEdge edge, GPtrArray *lines)
{
  guint row = edge == LW_EDGE_NORTH ? flood->rows - 1 : 0, open = 0;
  LwLength length;

  for (guint x = 0; x < flood->columns; x++)
    open += flood->state[row * flood->columns + x] != BLOCKED;
  length = (LwLength)open * flood->cell;
  if (length >= MIN (LINE_LEAST, country->width / 2))
    return;
  g_autofree char *free = lw_length_format (length, LW_UNITS_FEET);
  LwAdvice *advice = lw_survey_say (
      lines, LW_ADVICE_LINE_BLOCKED, LW_ADVICE_CAUTION,
      edge == LW_EDGE_NORTH ? _ ("The north line is blocked") : _ ("The south line is blocked"),
      g_strdup_printf (_ ("Only %s of it is free to put down on."), free), NULL, NULL);
  advice->number[0] = length;
  lw_advice_at (advice, (LwPoint){ country->width / 2, lw_country_line_y (country, edge) });
}

static void
look_at_men (const LwCountry *country,
             const LwGround *ground,
             const GArray *things,
             GPtrArray *lines)
{
  Flood flood = { 0 };

  start_flood (&flood, country, ground, LW_BODY_INFANTRY, MAN_HALF);
  block_things (&flood, things);
  look_at_line (&flood, country, LW_EDGE_SOUTH, lines);
  look_at_line (&flood, country, LW_EDGE_NORTH, lines);
  reach_line (&flood, 0);
  reach_line (&flood, flood.rows - 1);
  spread (&flood, REACHED);
  look_for_pockets (&flood, lines);
  end_flood (&flood);
}

/* ---- Guns ---- */

static gboolean
has_reached_row (const Flood *flood, guint row)
{
  for (guint x = 0; x < flood->columns; x++)
    if (flood->state[row * flood->columns + x] == REACHED)
      return TRUE;
  return FALSE;
}

static void
look_at_guns (const LwCountry *country,
              const LwGround *ground,
              const GArray *things,
              GPtrArray *lines)
{
  Flood flood = { 0 };

  start_flood (&flood, country, ground, LW_BODY_GUN, GUN_HALF);
  block_things (&flood, things);
  reach_line (&flood, 0);
  spread (&flood, REACHED);
  if (!has_reached_row (&flood, flood.rows - 1))
    lw_advice_at (lw_survey_say (lines, LW_ADVICE_GUNS_STOPPED, LW_ADVICE_CAUTION,
                                 _ ("No gun can cross the middle"),
                                 g_strdup (_ ("There is no way from line to line that is wide "
                                              "enough for a gun. Guns cross water by bridges "
                                              "alone.")),
                                 NULL, NULL),
                  (LwPoint){ country->width / 2, country->depth / 2 });
  end_flood (&flood);
}

/* ---- Gaps ---- */

static gboolean
makes_gaps (const LwFeature *feature)
{
  return (lw_survey_solid (feature) && feature->kind != LW_FEATURE_TREE) ||
         lw_survey_water (feature);
}

/* The gap between two things where it is less than a gun's width; else that; and its place. */
static LwLength
find_gap (const LwSurveyThing *a, const LwSurveyThing *b, LwPoint *at)
{
  LwLength best = 2 * GUN_HALF;

  for (guint i = 0; i < a->shapes->len; i++)
    for (guint k = 0; k < b->shapes->len; k++)
      {
        const LwShape *one = &g_array_index (a->shapes, LwShape, i);
        const LwShape *other = &g_array_index (b->shapes, LwShape, k);
        LwBox x = one->bounds, y = other->bounds;

        if (!lw_shape_nearer (one, other, best))
          continue;
        best = lw_shape_gap (one, other);
        /* Between the two boxes, which is near enough to put a mark on. */
        at->x = (MAX (x.x1, y.x1) + MIN (x.x2, y.x2)) / 2;
        at->y = (MAX (x.y1, y.y1) + MIN (x.y2, y.y2)) / 2;
      }
  return best;
}

static void
say_gap (const LwCountry *country,
         const LwSurveyThing *a,
         const LwSurveyThing *b,
         LwLength gap,
         LwPoint at,
         GPtrArray *lines)
{
  gboolean man = gap < 2 * MAN_HALF;
  g_autofree char *one = lw_country_describe (country, a->feature);
  g_autofree char *other = lw_country_describe (country, b->feature);
  g_autofree char *wide = lw_length_format (gap, LW_UNITS_FEET);
  g_autofree char *need = lw_length_format (man ? 2 * MAN_HALF : 2 * GUN_HALF, LW_UNITS_FEET);
  LwAdvice *advice = lw_survey_say (
      lines, LW_ADVICE_GAP, LW_ADVICE_CAUTION,
      man ? _ ("Nobody can pass") : _ ("A gun cannot pass"),
      g_strdup_printf (_ ("Between %s and %s: %s wide, and %s is needed."), one, other, wide, need),
      a->feature, b->feature);

  advice->number[0] = gap;
  advice->number[1] = man ? 2 * MAN_HALF : 2 * GUN_HALF;
  lw_advice_at (advice, at);
}

static void
look_for_gaps (const LwCountry *country, const GArray *things, GPtrArray *lines)
{
  guint found = 0;

  for (guint i = 0; i < things->len; i++)
    for (guint k = i + 1; k < things->len && found < GAP_LINES; k++)
      {
        const LwSurveyThing *a = &g_array_index (things, LwSurveyThing, i);
        const LwSurveyThing *b = &g_array_index (things, LwSurveyThing, k);
        LwPoint at = { 0, 0 };
        LwLength gap;

        /* Two waters leave dry land between them, but that is soon seen. */
        if (!lw_box_meets (lw_box_grown (a->bounds, 2 * GUN_HALF), b->bounds) ||
            !makes_gaps (a->feature) || !makes_gaps (b->feature) ||
            (lw_survey_water (a->feature) && lw_survey_water (b->feature)))
          continue;
        gap = find_gap (a, b, &at);
        if (gap < GAP_LEAST || gap >= 2 * GUN_HALF)
          continue;
        say_gap (country, a, b, gap, at, lines);
        found++;
      }
}

void
lw_survey_ways (const LwCountry *country, const GArray *things, GPtrArray *lines)
{
  g_autoptr (LwGround) ground = lw_ground_new (country, NULL);

  look_at_men (country, ground, things, lines);
  look_at_guns (country, ground, things, lines);
  look_for_gaps (country, things, lines);
}
