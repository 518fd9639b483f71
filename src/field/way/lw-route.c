/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-route.c: the shortest way over the corners of whatever turns out to stand in it.
 *
 * A* over a visibility graph that grows on demand. A leg is tried against the ground only when it
 * is the best one left; what then stops it enters the graph with its corners. A leg never weighs
 * more than the way that takes its place, so the first way that arrives is the shortest.
 */
#include "lw-route.h"

#include "lw-route-graph.h"

#define START 0
#define GOAL 1

/* A way is given up when so many legs have been tried: a thicket that no string goes through. */
#define MOST_TRIALS 60000

/* Most searches come by with so many points, legs, corners. */
#define MANY 48

typedef struct
{
  LwCorner corner;
  LwLength length;    /* from the start, once settled */
  LwLength ahead;     /* straight to the goal */
  gboolean spares[2]; /* the start, the goal: they may lie within the corners of its thing */
  int before;         /* the node it was reached from, once settled; -1 until then */
} Node;

typedef struct
{
  const LwGround *ground;
  LwBody body;
  LwLength half_width, limit;
  const LwShape *others;
  guint n_others;
  GArray *nodes;      /* of Node */
  GArray *legs;       /* of LwLeg: a heap, the smallest estimate first */
  GArray *corners;    /* of LwCorner, of the thing that enters */
  GHashTable *waters; /* features whose passages are in the graph */
  GHashTable *met; /* numbers of things that are in the graph: grounds' up, others' down from -2 */
} Search;

/* ---- The graph ---- */

/*
 * A taut string only touches a corner that it bends at. An end that stands so close to a thing that
 * it lies within its corners is spared that test.
 */
static gboolean
is_taut (const Node *a, const Node *b, int from, int to)
{
  return (b->spares[START] && from == START) || (a->spares[GOAL] && to == GOAL) ||
         (lw_corner_turns (&a->corner, b->corner.at) && lw_corner_turns (&b->corner, a->corner.at));
}

/* No way through there is short enough, whatever it is: told without a root, for most are not. */
static gboolean
is_too_far (const Search *search, const Node *a, const Node *b)
{
  LwLength aside =
      MAX (ABS (a->corner.at.x - b->corner.at.x), ABS (a->corner.at.y - b->corner.at.y));

  return (gint64)a->length + aside + b->ahead > search->limit;
}

static void
offer_leg (Search *search, int from, int to)
{
  const Node *a = &g_array_index (search->nodes, Node, from);
  const Node *b = &g_array_index (search->nodes, Node, to);
  LwLeg leg = { .from = from, .to = to };

  if (b->before >= 0 || to == START || is_too_far (search, a, b) || !is_taut (a, b, from, to))
    return;
  leg.length = a->length + lw_distance (a->corner.at, b->corner.at);
  leg.estimate = leg.length + b->ahead;
  if (leg.estimate <= search->limit)
    lw_legs_push (search->legs, leg);
}

static gboolean
is_settled (const Search *search, int node)
{
  return node == START || g_array_index (search->nodes, Node, node).before >= 0;
}

static void
add_node (Search *search, Node node)
{
  const Node *start = &g_array_index (search->nodes, Node, START);
  int number = (int)search->nodes->len;

  /* A string is laid on the field, not round the outside of it (Q19). */
  if (!lw_box_holds (lw_country_bounds (lw_ground_country (search->ground)), node.corner.at))
    return;
  node.before = -1;
  node.ahead = lw_distance (node.corner.at, g_array_index (search->nodes, Node, GOAL).corner.at);
  /* Roots are rounded up: no way through it is shorter than this. */
  if (lw_distance (start->corner.at, node.corner.at) + node.ahead > search->limit)
    return;
  g_array_append_val (search->nodes, node);
  for (int i = 0; i < number; i++)
    if (is_settled (search, i))
      offer_leg (search, i, number);
}

/* The points by which a water is crossed; a river is many obstacles, but has them only once. */
static void
add_passages (Search *search, const LwObstacle *obstacle)
{
  g_autoptr (GArray) points = NULL;

  if (!obstacle->water || !g_hash_table_add (search->waters, (gpointer)obstacle->feature))
    return;
  points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  lw_ground_passage_points (search->ground, obstacle, search->body, search->half_width, points);
  for (guint i = 0; i < points->len; i++)
    {
      LwCorner loose = { g_array_index (points, LwPoint, i), .loose = TRUE };

      add_node (search, (Node){ .corner = loose });
    }
}

/* Could the start or the goal lie within the corners of the grown shape? */
static gboolean
lies_close (const Search *search, int node, const LwShape *shape)
{
  LwShape spot = lw_shape_disc (g_array_index (search->nodes, Node, node).corner.at, 0);
  LwLength corners = (shape->radius + search->half_width) / 28 + 4;

  return lw_shape_within (&spot, shape, search->half_width + corners);
}

static void
add_corners (Search *search, int thing)
{
  const LwObstacle *obstacle = thing < 0 ? NULL : lw_ground_obstacle (search->ground, (guint)thing);
  const LwShape *shape = thing < 0 ? &search->others[-2 - thing] : &obstacle->shape;
  Node node = { .spares = { FALSE, FALSE } };

  if (!g_hash_table_add (search->met, GINT_TO_POINTER (thing)))
    return;
  g_array_set_size (search->corners, 0);
  lw_corners_collect (shape, search->half_width, search->corners);
  node.spares[START] = lies_close (search, START, shape);
  node.spares[GOAL] = lies_close (search, GOAL, shape);
  for (guint i = 0; i < search->corners->len; i++)
    {
      node.corner = g_array_index (search->corners, LwCorner, i);
      add_node (search, node);
    }
  if (obstacle != NULL)
    add_passages (search, obstacle);
}

gboolean
lw_route_other_stops (const LwShape *other, LwPoint from, LwPoint to, LwLength half_width)
{
  return lw_ground_shape_stops (other, from, to, half_width) &&
         lw_ground_shape_stops (other, to, from, half_width);
}

static gboolean
other_stops (const Search *search, const LwShape *other, LwPoint from, LwPoint to, gboolean last)
{
  return last ? lw_route_other_stops (other, from, to, search->half_width)
              : lw_ground_shape_stops (other, from, to, search->half_width);
}

/* What stops the body between these: -1 nothing, a ground's number, or -2 - number of the others.
 */
static int
find_blocker (const Search *search, LwPoint from, LwPoint to, gboolean last)
{
  int number = lw_ground_find_blocker (search->ground, search->body, from, to, search->half_width);
  LwPoint ends[2] = { from, to };
  LwBox beside = lw_box_around (ends, 2, search->half_width);

  for (guint i = 0; number < 0 && i < search->n_others; i++)
    if (lw_box_meets (search->others[i].bounds, beside) &&
        other_stops (search, &search->others[i], from, to, last))
      return -2 - (int)i;
  return number;
}

static void
settle (Search *search, const LwLeg *leg)
{
  Node *node = &g_array_index (search->nodes, Node, leg->to);

  node->before = leg->from;
  node->length = leg->length;
  if (leg->to != GOAL)
    for (guint i = 1; i < search->nodes->len; i++)
      offer_leg (search, leg->to, (int)i);
}

/* @first stands in the straight way from the start to the goal. */
static gboolean
run_search (Search *search, int first)
{
  guint trials = 1;

  add_corners (search, first);
  while (search->legs->len > 0 && trials < MOST_TRIALS)
    {
      LwLeg leg = lw_legs_pop (search->legs);
      int thing;

      if (is_settled (search, leg.to))
        continue;
      trials++;
      thing = find_blocker (search, g_array_index (search->nodes, Node, leg.from).corner.at,
                            g_array_index (search->nodes, Node, leg.to).corner.at, leg.to == GOAL);
      if (thing != -1)
        add_corners (search, thing);
      else
        settle (search, &leg);
      if (is_settled (search, GOAL))
        return TRUE;
    }
  return FALSE;
}

static void
append_way (const Search *search, GArray *points)
{
  guint first = points->len;

  for (int i = GOAL; i >= 0; i = i == START ? -1 : g_array_index (search->nodes, Node, i).before)
    g_array_insert_val (points, first, g_array_index (search->nodes, Node, i).corner.at);
}

/* No way ends in a thing; but who begins in one, and so may leave it, may end in it too. */
static gboolean
may_end (const Search *search, LwPoint from, LwPoint to)
{
  return !lw_ground_overlaps (search->ground, search->body, to, search->half_width) ||
         lw_ground_overlaps (search->ground, search->body, from, search->half_width);
}

gboolean
lw_route_is_straight (const LwRouteAsk *ask, LwPoint from, LwPoint to)
{
  const Search search = { ask->ground, ask->body, ask->half_width, ask->limit };

  g_return_val_if_fail (ask->ground != NULL && ask->body < LW_N_BODIES, FALSE);
  g_return_val_if_fail (ask->half_width >= 0, FALSE);

  return lw_distance (from, to) <= ask->limit && find_blocker (&search, from, to, TRUE) == -1 &&
         may_end (&search, from, to);
}

LwLength
lw_route_find (const LwRouteAsk *ask, LwPoint from, LwPoint to, GArray *points)
{
  Search search = {
    ask->ground, ask->body, ask->half_width, ask->limit, ask->others, ask->n_others
  };
  const LwPoint ends[2] = { from, to };
  int thing;
  Node start = { .corner = { from, .loose = TRUE }, .before = -1 };
  Node goal = { .corner = { to, .loose = TRUE }, .before = -1 };
  LwLength length = -1;

  g_return_val_if_fail (ask->ground != NULL && ask->body < LW_N_BODIES, -1);
  g_return_val_if_fail (ask->half_width >= 0 && points != NULL, -1);
  g_return_val_if_fail (ask->others != NULL || ask->n_others == 0, -1);

  if (lw_distance (from, to) > ask->limit || !may_end (&search, from, to))
    return -1;
  /* Most ways are straight, and need no graph. */
  thing = find_blocker (&search, from, to, TRUE);
  if (thing == -1)
    {
      g_array_append_vals (points, ends, 2);
      return lw_distance (from, to);
    }

  search.nodes = g_array_sized_new (FALSE, FALSE, sizeof (Node), MANY);
  search.legs = g_array_sized_new (FALSE, FALSE, sizeof (LwLeg), MANY);
  search.corners = g_array_sized_new (FALSE, FALSE, sizeof (LwCorner), MANY);
  search.met = g_hash_table_new (NULL, NULL);
  search.waters = g_hash_table_new (NULL, NULL);
  g_array_append_val (search.nodes, start);
  g_array_append_val (search.nodes, goal);
  if (run_search (&search, thing))
    {
      append_way (&search, points);
      length = g_array_index (search.nodes, Node, GOAL).length;
    }
  g_array_unref (search.nodes);
  g_array_unref (search.legs);
  g_array_unref (search.corners);
  g_hash_table_unref (search.met);
  g_hash_table_unref (search.waters);
  return length;
}

const LwFeature *
lw_route_clear (const LwGround *ground,
                LwBody body,
                const LwPoint *points,
                guint n_points,
                LwLength half_width,
                guint *leg)
{
  g_return_val_if_fail (ground != NULL && (points != NULL || n_points == 0), NULL);

  for (guint i = 1; i < n_points; i++)
    {
      const LwFeature *feature =
          lw_ground_stops (ground, body, points[i - 1], points[i], half_width);

      if (feature != NULL)
        {
          if (leg != NULL)
            *leg = i - 1;
          return feature;
        }
    }
  return NULL;
}
