/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-cover.c: what covers what before the eye: the order of painting, and whom the eye can
 * see.
 *
 * Of two plans that a straight line parts, the one on the eye's side of it cannot be hidden by the
 * other. Each edge of a plan is such a line; the items whose pictures overlap are put in order pair
 * by pair, and painted so that each comes after all that it may cover. The eye stands at (0, 0).
 */
#include "lw-sight-cover.h"

#include <math.h>

#define SLACK 1e-4

typedef enum
{
  FREE,  /* either may come first */
  FIRST, /* the first of the two is painted first */
  SECOND
} Order;

/* ---- order of painting ---- */

static double
side_of (const LwSightItem *item, guint i, double x, double y)
{
  guint j = (i + 1) % item->n;
  double ex = item->x[j] - item->x[i], ey = item->y[j] - item->y[i];

  return (ex * (y - item->y[i]) - ey * (x - item->x[i])) / MAX (hypot (ex, ey), 1e-9);
}

/* Do all corners of @other lie beyond the edge @i of @item? */
static gboolean
parts (const LwSightItem *item, guint i, const LwSightItem *other)
{
  for (guint k = 0; k < other->n; k++)
    if (side_of (item, i, other->x[k], other->y[k]) > SLACK)
      return FALSE;
  return TRUE;
}

/* FIRST: @item is painted before @other, as far as the edges of @item say. */
static Order
order_by_edges (const LwSightItem *item, const LwSightItem *other)
{
  guint edges = item->n == 2 ? 2 : item->n;

  for (guint i = 0; i < edges; i++)
    {
      if (!parts (item, i, other))
        continue;
      return side_of (item, i, 0, 0) < 0 ? FIRST : SECOND;
    }
  return FREE;
}

static gboolean
outline_holds (const GArray *outline, double x, double y)
{
  gboolean inside = FALSE;

  for (guint i = 0, j = outline->len - 1; i < outline->len; j = i++)
    {
      LwSightPoint a = g_array_index (outline, LwSightPoint, i);
      LwSightPoint b = g_array_index (outline, LwSightPoint, j);
      if ((a.y > y) != (b.y > y) && x < (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x)
        inside = !inside;
    }
  return inside;
}

static double
turn_of (double ax, double ay, double bx, double by, double px, double py)
{
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

/* Does the way from the eye to (x, y) cross the outline? */
static gboolean
way_crosses (const GArray *outline, double x, double y)
{
  for (guint i = 0, j = outline->len - 1; i < outline->len; j = i++)
    {
      LwSightPoint a = g_array_index (outline, LwSightPoint, i);
      LwSightPoint b = g_array_index (outline, LwSightPoint, j);
      if ((turn_of (0, 0, x, y, a.x, a.y) > 0) != (turn_of (0, 0, x, y, b.x, b.y) > 0) &&
          (turn_of (a.x, a.y, b.x, b.y, 0, 0) > 0) != (turn_of (a.x, a.y, b.x, b.y, x, y) > 0))
        return TRUE;
    }
  return FALSE;
}

/* What stands on a board is painted after its top, and so is what stands before it. */
static Order
order_by_top (const LwSightItem *top, const LwSightItem *other)
{
  gboolean behind = FALSE;

  if (other->feature == top->feature)
    return FREE;
  if (other->kind == LW_SIGHT_TOP)
    return top->z1 < other->z1   ? FIRST
           : top->z1 > other->z1 ? SECOND
           : hypot (top->middle_x, top->middle_y) > hypot (other->middle_x, other->middle_y)
               ? FIRST
               : SECOND;
  if (outline_holds (top->outline, other->middle_x, other->middle_y))
    return other->z1 > top->z1 ? FIRST : SECOND;
  for (guint i = 0; i < other->n; i++)
    behind = behind || way_crosses (top->outline, other->x[i], other->y[i]);
  return behind || way_crosses (top->outline, other->middle_x, other->middle_y) ? SECOND : FIRST;
}

static Order
turned (Order order)
{
  return order == FREE ? FREE : order == FIRST ? SECOND : FIRST;
}

static Order
order_of (const LwSightItem *a, const LwSightItem *b)
{
  Order order;

  if (a->right <= b->left || b->right <= a->left || a->bottom <= b->top || b->bottom <= a->top)
    return FREE;
  if (a->kind == LW_SIGHT_TOP)
    return order_by_top (a, b);
  if (b->kind == LW_SIGHT_TOP)
    return turned (order_by_top (b, a));
  order = order_by_edges (a, b);
  if (order == FREE)
    order = turned (order_by_edges (b, a));
  if (order == FREE)
    order = hypot (a->middle_x, a->middle_y) >= hypot (b->middle_x, b->middle_y) ? FIRST : SECOND;
  return order;
}

static gint
compare_far (gconstpointer a, gconstpointer b)
{
  const LwSightItem *one = a, *other = b;
  double x = hypot (one->middle_x, one->middle_y), y = hypot (other->middle_x, other->middle_y);

  return x > y ? -1 : x < y ? 1 : 0;
}

typedef struct
{
  guint waits;    /* for how many that must come first */
  GArray *before; /* of guint: whom it must come before; NULL: nobody */
} Place;

static void
put_before (Place *places, guint first, guint second)
{
  if (places[first].before == NULL)
    places[first].before = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (places[first].before, second);
  places[second].waits++;
}

static void
release (Place *places, guint i)
{
  places[i].waits = G_MAXUINT;
  for (guint k = 0; places[i].before != NULL && k < places[i].before->len; k++)
    {
      guint next = g_array_index (places[i].before, guint, k);
      if (places[next].waits != G_MAXUINT)
        places[next].waits--;
    }
}

/* The farthest that waits for nobody; where things hide one another in a ring, the farthest. */
static guint
next_of (const Place *places, guint n)
{
  guint any = n;

  for (guint i = 0; i < n; i++)
    {
      if (places[i].waits == 0)
        return i;
      if (places[i].waits != G_MAXUINT && any == n)
        any = i;
    }
  return any;
}

void
lw_sight_sort (GArray *items)
{
  guint n = items->len;
  g_autofree Place *places = g_new0 (Place, MAX (n, 1));
  g_autofree LwSightItem *sorted = g_new (LwSightItem, MAX (n, 1));
  LwSightItem *all = (LwSightItem *)(void *)items->data;

  g_array_sort (items, compare_far);
  for (guint i = 0; i < n; i++)
    for (guint j = i + 1; j < n; j++)
      {
        Order order = order_of (&all[i], &all[j]);
        if (order == FIRST)
          put_before (places, i, j);
        else if (order == SECOND)
          put_before (places, j, i);
      }
  for (guint k = 0; k < n; k++)
    {
      guint next = next_of (places, n);
      sorted[k] = all[next];
      release (places, next);
    }
  for (guint i = 0; i < n; i++)
    {
      all[i] = sorted[i];
      g_clear_pointer (&places[i].before, g_array_unref);
    }
}

/* ---- who is seen ---- */

/* The part of the way from the eye to (x, y) that lies in the plan of an item; FALSE: none. */
static gboolean
way_through (const LwSightItem *item, double x, double y, double *from, double *to)
{
  *from = 0;
  *to = 1;
  for (guint i = 0; i < item->n; i++)
    {
      guint j = (i + 1) % item->n;
      double ex = item->x[j] - item->x[i], ey = item->y[j] - item->y[i];
      double here = ex * (0 - item->y[i]) - ey * (0 - item->x[i]);
      double there = ex * (y - item->y[i]) - ey * (x - item->x[i]);

      if (here < 0 && there < 0)
        return FALSE;
      if (here < 0)
        *from = MAX (*from, here / (here - there));
      else if (there < 0)
        *to = MIN (*to, here / (here - there));
    }
  return *from < *to;
}

static gboolean
item_hides (const LwSightEye *eye, const LwSightItem *item, LwSightPoint p)
{
  double from, to;

  if ((item->kind != LW_SIGHT_BLOCK && item->kind != LW_SIGHT_TOWER &&
       item->kind != LW_SIGHT_ROCK) ||
      !way_through (item, p.x, p.y, &from, &to))
    return FALSE;
  return eye->z + (p.z - eye->z) * from < item->z1 || eye->z + (p.z - eye->z) * to < item->z1;
}

/* Does the floor itself, raised by boards, come between? */
static gboolean
hill_hides (const LwSightEye *eye, LwPoint at, LwSightPoint p)
{
  guint n = (guint)(p.y * 2) + 2;

  for (guint i = 1; i < n; i++)
    {
      double part = i / (double)n;
      LwPoint on = { (LwLength)((eye->x + (at.x / (double)LW_INCH - eye->x) * part) * LW_INCH),
                     (LwLength)((eye->y + (at.y / (double)LW_INCH - eye->y) * part) * LW_INCH) };
      if (eye->z + (p.z - eye->z) * part < lw_sight_ground (eye, on))
        return TRUE;
    }
  return FALSE;
}

gboolean
lw_sight_hides (const LwSightEye *eye, const GArray *items, LwPoint at, LwSightPoint p)
{
  for (guint i = 0; i < items->len; i++)
    if (item_hides (eye, &g_array_index (items, LwSightItem, i), p))
      return TRUE;
  return hill_hides (eye, at, p);
}

static gboolean
sees (const LwSightEye *eye, const GArray *items, LwRef ref)
{
  const LwMan *man = lw_battle_man (eye->battle, ref);

  if (man == NULL || !lw_man_on_field (man) ||
      !lw_scene_sees (eye->battle, eye->sight->viewer, man->side))
    return FALSE;
  double tall = man->prone ? 0.4 : man->arm == LW_CAVALRY ? 2.7 : 1.8;
  LwSightPoint head = lw_sight_point (eye, man->at, lw_sight_ground (eye, man->at) + tall);
  if (head.y < LW_SIGHT_NEAR || fabs (head.x) * eye->scale > head.y * eye->middle)
    return FALSE;
  return !lw_sight_hides (eye, items, man->at, head);
}

static gint
compare_places (gconstpointer a, gconstpointer b, gpointer data)
{
  const LwSightEye *eye = data;
  LwRef one = *(const LwRef *)a, other = *(const LwRef *)b;
  LwSightPoint p = lw_sight_point (eye, eye->battle->men[one].at, 0);
  LwSightPoint q = lw_sight_point (eye, eye->battle->men[other].at, 0);
  double x = p.x / p.y, y = q.x / q.y;

  return x < y ? -1 : x > y ? 1 : one - other;
}

GArray *
lw_sight_men (const LwBattle *battle, const LwSight *sight, LwSide side)
{
  GArray *men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwSightEye eye;

  g_return_val_if_fail (battle != NULL && sight != NULL, men);
  g_return_val_if_fail (lw_battle_gun (battle, sight->gun) != NULL, men);

  lw_sight_open (&eye, NULL, battle, sight);
  g_autoptr (GArray) items = lw_sight_gather (&eye);
  for (LwRef man = 0; man < (LwRef)battle->n_men; man++)
    if (battle->men[man].side == side && sees (&eye, items, man))
      g_array_append_val (men, man);
  g_array_sort_with_data (men, compare_places, &eye);
  return men;
}
