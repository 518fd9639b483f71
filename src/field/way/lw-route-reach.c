/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-route-reach.c: what bodies can reach with the rest of their strings, for shading.
 *
 * A lattice about them is walked outward from where each stands. Each point hangs on the last bend
 * of the string that leads to it: on the bend of the neighbour it was reached from when it can be
 * seen from there, or on that neighbour. The border runs between points within and without, and is
 * drawn where each line of the lattice is really left.
 */
#include "lw-route-reach.h"

#include "lw-route-graph.h"

/* So many lines of the lattice to the longest string; and at most so many from side to side. */
#define LINES 27
#define LINES_MOST 112

/* A border is found to a part in two to this power of the lattice. */
#define HALVINGS 5

typedef struct
{
  const LwGround *ground;
  const LwReachAsk *ask;
  LwLength most;  /* of the strings */
  LwLength step;  /* from line to line */
  LwPoint origin; /* the lattice's south-west point */
  int columns, rows;
  int n_points; /* of the lattice; the starts are numbered after them */
  LwBox bounds;
  int *bend;          /* the last bend before each point, or -1: out of reach */
  int *root;          /* the start that each is reached from */
  LwLength *distance; /* of string to each point that is in reach, and what was gone before */
} Reach;

static LwPoint
point_of (const Reach *reach, int number)
{
  if (number >= reach->n_points)
    return reach->ask->starts[number - reach->n_points].at;

  return (LwPoint){ reach->origin.x + number % reach->columns * reach->step,
                    reach->origin.y + number / reach->columns * reach->step };
}

/* The longest string sets out at nothing, and a shorter one as if so much of it had been used. */
static LwLength
head_start (const Reach *reach, int root)
{
  return reach->most - reach->ask->starts[root].left;
}

static gboolean
is_open (const Reach *reach, LwPoint from, LwPoint to)
{
  const LwReachAsk *ask = reach->ask;
  LwPoint ends[2] = { from, to };
  LwBox beside = lw_box_around (ends, 2, ask->half_width);

  if (!lw_box_holds (reach->bounds, to) ||
      lw_ground_find_blocker (reach->ground, ask->body, from, to, ask->half_width) >= 0)
    return FALSE;
  for (guint i = 0; i < ask->n_others; i++)
    if (lw_box_meets (ask->others[i].bounds, beside) &&
        lw_route_other_stops (&ask->others[i], from, to, ask->half_width))
      return FALSE;
  return TRUE;
}

/* How much of the string is used at the end of a leg, when so much was used at its beginning. */
static LwLength
pay (const Reach *reach, int from, LwPoint to)
{
  const LwReachAsk *ask = reach->ask;
  LwPoint begin = point_of (reach, from);
  LwLength before;

  if (ask->pay == NULL)
    return reach->distance[from] + lw_distance (begin, to);
  before = head_start (reach, reach->root[from]);
  return before +
         ask->pay (begin, to, reach->distance[from] - before, reach->most - before, ask->data);
}

static void
offer_leg (const Reach *reach, GArray *legs, int from, int to)
{
  LwLeg leg = { .from = from, .to = to };

  leg.length = reach->distance[from] + lw_distance (point_of (reach, from), point_of (reach, to));
  leg.estimate = leg.length;
  if (leg.length <= reach->most)
    lw_legs_push (legs, leg);
}

/* All points of the lattice not more than @around lines from those about the leg's end. */
static void
settle (const Reach *reach, GArray *legs, const LwLeg *leg, int around)
{
  LwPoint at = point_of (reach, leg->to);
  int x = (at.x - reach->origin.x) / reach->step, y = (at.y - reach->origin.y) / reach->step;

  reach->bend[leg->to] = leg->from;
  reach->root[leg->to] = leg->from == leg->to ? leg->to - reach->n_points : reach->root[leg->from];
  reach->distance[leg->to] = leg->length;
  for (int v = MAX (y - 1, 0); v <= MIN (y + around, reach->rows - 1); v++)
    for (int u = MAX (x - 1, 0); u <= MIN (x + around, reach->columns - 1); u++)
      if (reach->bend[v * reach->columns + u] < 0)
        {
          offer_leg (reach, legs, leg->from, v * reach->columns + u);
          if (leg->from != leg->to)
            offer_leg (reach, legs, leg->to, v * reach->columns + u);
        }
}

static void
set_out (const Reach *reach, GArray *legs)
{
  for (int i = 0; i < reach->n_points; i++)
    reach->bend[i] = -1;
  for (guint i = 0; i < reach->ask->n_starts; i++)
    {
      int number = reach->n_points + (int)i;
      const LwLeg start = { 0, head_start (reach, (int)i), number, number, TRUE };

      if (reach->ask->starts[i].left > 0)
        settle (reach, legs, &start, 2);
    }
}

static void
walk_lattice (const Reach *reach)
{
  g_autoptr (GArray) legs = g_array_new (FALSE, FALSE, sizeof (LwLeg));

  set_out (reach, legs);
  while (legs->len > 0)
    {
      LwLeg leg = lw_legs_pop (legs);

      if (reach->bend[leg.to] >= 0)
        continue;
      /* What a leg takes beyond its length is worked out only for those that would be taken. */
      if (!leg.paid && reach->ask->pay != NULL)
        {
          leg.estimate = leg.length = pay (reach, leg.from, point_of (reach, leg.to));
          leg.paid = TRUE;
          if (leg.length <= reach->most)
            lw_legs_push (legs, leg);
        }
      else if (is_open (reach, point_of (reach, leg.from), point_of (reach, leg.to)))
        settle (reach, legs, &leg, 1);
    }
}

/* ---- The border ---- */

/* Where the line from a point in reach to one out of it is left. */
static LwPoint
find_border (const Reach *reach, int in, int out)
{
  int bend = reach->bend[in];
  LwPoint hold = point_of (reach, bend);
  LwPoint inside = point_of (reach, in), outside = point_of (reach, out);

  for (int i = 0; i < HALVINGS; i++)
    {
      LwPoint middle = { (inside.x + outside.x) / 2, (inside.y + outside.y) / 2 };

      if (pay (reach, bend, middle) <= reach->most && is_open (reach, hold, middle))
        inside = middle;
      else
        outside = middle;
    }
  return inside;
}

/*
 * The lines of the lattice are numbered by the point at their west or south end: even ones run
 * east from it, odd ones north.
 */
static int
line_of_cell (const Reach *reach, int cell, char side)
{
  switch (side)
    {
    case 'S':
      return 2 * cell;
    case 'N':
      return 2 * (cell + reach->columns);
    case 'W':
      return 2 * cell + 1;
    default:
      return 2 * (cell + 1) + 1;
    }
}

/* For each line that the border crosses, the next one along it, with what is in reach to the left.
 */
static void
link_lines (const Reach *reach, int *next)
{
  /* By the corners in reach (1 south-west, 2 south-east, 4 north-east, 8 north-west): from, to. */
  static const char *const ways[16] = { "",   "SW", "ES",   "EW", "NE", "SWNE", "NS", "NW",
                                        "WN", "SN", "ESWN", "EN", "WE", "SE",   "WS", "" };

  for (int i = 0; i < 2 * reach->n_points; i++)
    next[i] = -1;
  for (int y = 0; y + 1 < reach->rows; y++)
    for (int x = 0; x + 1 < reach->columns; x++)
      {
        int cell = y * reach->columns + x, above = cell + reach->columns;
        int corners = (reach->bend[cell] >= 0) | (reach->bend[cell + 1] >= 0) << 1 |
                      (reach->bend[above + 1] >= 0) << 2 | (reach->bend[above] >= 0) << 3;

        for (const char *way = ways[corners]; *way != '\0'; way += 2)
          next[line_of_cell (reach, cell, way[0])] = line_of_cell (reach, cell, way[1]);
      }
}

static GArray *
follow_border (const Reach *reach, int *next, int line)
{
  GArray *outline = g_array_new (FALSE, FALSE, sizeof (LwPoint));

  while (next[line] >= 0)
    {
      int start = line / 2, end = line % 2 == 0 ? start + 1 : start + reach->columns;
      LwPoint point = reach->bend[start] >= 0 ? find_border (reach, start, end)
                                              : find_border (reach, end, start);
      int after = next[line];

      g_array_append_val (outline, point);
      next[line] = -1;
      line = after;
    }
  return outline;
}

static void
free_outline_cb (gpointer outline)
{
  g_array_unref (outline);
}

/* The lattice that covers all of them: a line beyond the reach on each side. */
static void
lay_lattice (Reach *reach)
{
  const LwReachAsk *ask = reach->ask;
  LwBox box = { G_MAXINT32, G_MAXINT32, G_MININT32, G_MININT32 };
  LwLength side;

  for (guint i = 0; i < ask->n_starts; i++)
    {
      LwPoint at = ask->starts[i].at;
      LwLength left = MAX (0, ask->starts[i].left);

      reach->most = MAX (reach->most, left);
      box = (LwBox){ MIN (box.x1, at.x - left), MIN (box.y1, at.y - left),
                     MAX (box.x2, at.x + left), MAX (box.y2, at.y + left) };
    }
  side = MAX (box.x2 - box.x1, box.y2 - box.y1);
  reach->step = MAX (reach->most / LINES, side / LINES_MOST) + 1;
  /* A single body stands on a point of it. */
  reach->columns = 2 * ((box.x2 - box.x1) / 2 / reach->step + 1) + 1;
  reach->rows = 2 * ((box.y2 - box.y1) / 2 / reach->step + 1) + 1;
  reach->origin.x = (box.x1 + box.x2) / 2 - reach->columns / 2 * reach->step;
  reach->origin.y = (box.y1 + box.y2) / 2 - reach->rows / 2 * reach->step;
  reach->n_points = reach->columns * reach->rows;
}

GPtrArray *
lw_route_reach (const LwGround *ground, const LwReachAsk *ask)
{
  Reach reach = { .ground = ground, .ask = ask };
  GPtrArray *outlines = g_ptr_array_new_with_free_func (free_outline_cb);

  g_return_val_if_fail (ground != NULL && ask != NULL && ask->body < LW_N_BODIES, outlines);

  if (ask->n_starts > 0)
    lay_lattice (&reach);
  if (reach.most <= 0)
    return outlines;
  gsize n = (gsize)reach.n_points + ask->n_starts;
  g_autofree int *bend = reach.bend = g_new (int, n);
  g_autofree int *root = reach.root = g_new0 (int, n);
  g_autofree LwLength *distance = reach.distance = g_new0 (LwLength, n);
  g_autofree int *next = g_new (int, 2 * reach.n_points);

  reach.bounds = lw_country_bounds (lw_ground_country (ground));
  walk_lattice (&reach);
  link_lines (&reach, next);
  for (int line = 0; line < 2 * reach.n_points; line++)
    if (next[line] >= 0)
      g_ptr_array_add (outlines, follow_border (&reach, next, line));
  return outlines;
}
