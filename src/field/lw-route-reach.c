/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-route-reach.c: what a body can reach with the rest of its string, for shading.
 *
 * A lattice about the body is walked outward. Each point hangs on the last bend of the string that
 * leads to it: on the bend of the neighbour it was reached from when it can be seen from there, or
 * on that neighbour. The border runs between points within and without, and is drawn where each
 * line of the lattice is really left.
 */
#include "lw-ground-private.h"
#include "lw-route-legs.h"
#include "lw-route.h"

/* Lattice lines on each side of the body, the outermost beyond its reach. */
#define LINES 28
#define SIDE (2 * LINES + 1)
#define N_POINTS (SIDE * SIDE)

/* A border is found to a part in two to this power of the lattice. */
#define HALVINGS 5

typedef struct
{
  const LwGround *ground;
  LwBody body;
  LwPoint from;
  LwLength half_width, limit, step;
  LwBox bounds;
  int *bend;          /* the last bend before each point, or -1: out of reach */
  LwLength *distance; /* of string to each point that is in reach */
} Reach;

static LwPoint
lattice_point (const Reach *reach, int number)
{
  return (LwPoint){ reach->from.x + (number % SIDE - LINES) * reach->step,
                    reach->from.y + (number / SIDE - LINES) * reach->step };
}

static gboolean
is_open (const Reach *reach, LwPoint from, LwPoint to)
{
  return lw_box_holds (reach->bounds, to) &&
         lw_ground_find_blocker (reach->ground, reach->body, from, to, reach->half_width) < 0;
}

static void
offer_leg (const Reach *reach, GArray *legs, int from, int to)
{
  LwLeg leg = { .from = from, .to = to };

  leg.length =
      reach->distance[from] + lw_distance (lattice_point (reach, from), lattice_point (reach, to));
  leg.estimate = leg.length;
  if (leg.length <= reach->limit)
    lw_legs_push (legs, leg);
}

static void
settle (const Reach *reach, GArray *legs, const LwLeg *leg)
{
  int x = leg->to % SIDE, y = leg->to / SIDE;

  reach->bend[leg->to] = leg->from;
  reach->distance[leg->to] = leg->length;
  for (int v = MAX (y - 1, 0); v <= MIN (y + 1, SIDE - 1); v++)
    for (int u = MAX (x - 1, 0); u <= MIN (x + 1, SIDE - 1); u++)
      if (reach->bend[v * SIDE + u] < 0)
        {
          offer_leg (reach, legs, leg->from, v * SIDE + u);
          if (leg->from != leg->to)
            offer_leg (reach, legs, leg->to, v * SIDE + u);
        }
}

static void
walk_lattice (const Reach *reach)
{
  g_autoptr (GArray) legs = g_array_new (FALSE, FALSE, sizeof (LwLeg));
  int middle = LINES * SIDE + LINES;
  const LwLeg start = { 0, 0, middle, middle };

  for (int i = 0; i < N_POINTS; i++)
    reach->bend[i] = -1;
  settle (reach, legs, &start);
  while (legs->len > 0)
    {
      LwLeg leg = lw_legs_pop (legs);

      if (reach->bend[leg.to] < 0 &&
          is_open (reach, lattice_point (reach, leg.from), lattice_point (reach, leg.to)))
        settle (reach, legs, &leg);
    }
}

/* --- The border ---------------------------------------------------------------------------- */

/* Where the line from a point in reach to one out of it is left. */
static LwPoint
find_border (const Reach *reach, int in, int out)
{
  LwPoint hold = lattice_point (reach, reach->bend[in]);
  LwPoint inside = lattice_point (reach, in), outside = lattice_point (reach, out);
  LwLength rest = reach->limit - reach->distance[reach->bend[in]];

  for (int i = 0; i < HALVINGS; i++)
    {
      LwPoint middle = { (inside.x + outside.x) / 2, (inside.y + outside.y) / 2 };

      if (lw_distance (hold, middle) <= rest && is_open (reach, hold, middle))
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
line_of_cell (int cell, char side)
{
  switch (side)
    {
    case 'S':
      return 2 * cell;
    case 'N':
      return 2 * (cell + SIDE);
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

  for (int i = 0; i < 2 * N_POINTS; i++)
    next[i] = -1;
  for (int y = 0; y + 1 < SIDE; y++)
    for (int x = 0; x + 1 < SIDE; x++)
      {
        int cell = y * SIDE + x;
        int corners = (reach->bend[cell] >= 0) | (reach->bend[cell + 1] >= 0) << 1 |
                      (reach->bend[cell + SIDE + 1] >= 0) << 2 |
                      (reach->bend[cell + SIDE] >= 0) << 3;

        for (const char *way = ways[corners]; *way != '\0'; way += 2)
          next[line_of_cell (cell, way[0])] = line_of_cell (cell, way[1]);
      }
}

static GArray *
follow_border (const Reach *reach, int *next, int line)
{
  GArray *outline = g_array_new (FALSE, FALSE, sizeof (LwPoint));

  while (next[line] >= 0)
    {
      int start = line / 2, end = line % 2 == 0 ? start + 1 : start + SIDE;
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

GPtrArray *
lw_route_reach (
    const LwGround *ground, LwBody body, LwPoint from, LwLength half_width, LwLength limit)
{
  Reach reach = { ground, body, from, half_width, limit };
  GPtrArray *outlines = g_ptr_array_new_with_free_func (free_outline_cb);

  g_return_val_if_fail (ground != NULL && body < LW_N_BODIES && half_width >= 0, outlines);

  if (limit <= 0)
    return outlines;
  g_autofree int *bend = reach.bend = g_new (int, N_POINTS);
  g_autofree LwLength *distance = reach.distance = g_new0 (LwLength, N_POINTS);
  g_autofree int *next = g_new (int, 2 * N_POINTS);

  reach.step = limit / (LINES - 1) + 1;
  reach.bounds = lw_country_bounds (lw_ground_country (ground));
  walk_lattice (&reach);
  link_lines (&reach, next);
  for (int line = 0; line < 2 * N_POINTS; line++)
    if (next[line] >= 0)
      g_ptr_array_add (outlines, follow_border (&reach, next, line));
  return outlines;
}
