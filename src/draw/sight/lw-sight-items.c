/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-items.c: the solids before the eye, gathered from the Country and the battle.
 *
 * Each is a plan as the eye has it, two heights and its place in the picture; what is quite outside
 * the picture is left out. A board is its top and those edges that turn to the eye, a church its
 * nave and its tower, a wall its legs, so that each plan has straight edges and no hollow.
 */
#include "lw-sight-items.h"

#include <math.h>

/* Bases may stand as near as a sixteenth of an inch: the plans used to order them are smaller. */
#define MAN_HALF 0.28

static void
clear_item (gpointer data)
{
  g_clear_pointer (&((LwSightItem *)data)->outline, g_array_unref);
}

static void
take_in (LwSightItem *item, const LwSightEye *eye, LwSightPoint p)
{
  double x = lw_sight_x (eye, p), y = lw_sight_y (eye, p);

  item->left = MIN (item->left, x);
  item->right = MAX (item->right, x);
  item->top = MIN (item->top, y);
  item->bottom = MAX (item->bottom, y);
}

static LwSightPoint
corner_of (const LwSightItem *item, guint i)
{
  if (item->outline != NULL)
    return g_array_index (item->outline, LwSightPoint, i);
  return (LwSightPoint){ item->x[i], item->y[i], 0 };
}

/* Its place in the picture; with a part of it beside or behind the eye, anywhere. */
static gboolean
place (const LwSightEye *eye, LwSightItem *item, double margin)
{
  guint n = item->outline == NULL ? item->n : item->outline->len, ahead = 0;

  item->left = item->top = G_MAXDOUBLE;
  item->right = item->bottom = -G_MAXDOUBLE;
  for (guint i = 0; i < n; i++)
    {
      LwSightPoint p = corner_of (item, i);

      item->middle_x += p.x / n;
      item->middle_y += p.y / n;
      if (p.y < LW_SIGHT_NEAR)
        continue;
      ahead++;
      p.z = item->z0;
      take_in (item, eye, p);
      p.z = item->z1;
      take_in (item, eye, p);
    }
  if (ahead == 0)
    return FALSE;
  if (ahead < n)
    {
      item->left = item->top = -G_MAXDOUBLE;
      item->right = item->bottom = G_MAXDOUBLE;
      return TRUE;
    }
  double slack = margin * eye->scale / MAX (item->middle_y, LW_SIGHT_NEAR) + 2;
  item->left -= slack;
  item->right += slack;
  item->top -= slack;
  item->bottom += slack;
  return item->right > 0 && item->left < eye->sight->width;
}

static void
add (const LwSightEye *eye, GArray *items, LwSightItem *item, double margin)
{
  if (place (eye, item, margin))
    g_array_append_vals (items, item, 1);
  else
    clear_item (item);
}

/* A box about (x, y), @along its angle and @across it, in half inches, counter-clockwise. */
static void
set_box (const LwSightEye *eye,
         LwSightItem *item,
         LwSightPoint at,
         double along,
         double across,
         LwAngle angle)
{
  static const gint u[] = { -1, 1, 1, -1 }, v[] = { -1, -1, 1, 1 };
  double x, y;

  lw_sight_turn (eye, angle, &x, &y);
  item->n = 4;
  for (guint i = 0; i < 4; i++)
    {
      item->x[i] = at.x + u[i] * along * x - v[i] * across * y;
      item->y[i] = at.y + u[i] * along * y + v[i] * across * x;
    }
}

static void
add_square (const LwSightEye *eye,
            GArray *items,
            LwSightItem *item,
            LwSightPoint at,
            double half,
            double margin)
{
  item->n = 4;
  for (guint i = 0; i < 4; i++)
    {
      item->x[i] = at.x + (i == 0 || i == 3 ? -half : half);
      item->y[i] = at.y + (i < 2 ? -half : half);
    }
  add (eye, items, item, margin);
}

/* The standing edge from @a to @b, if it turns its outer face to the eye. */
static void
add_side (
    const LwSightEye *eye, GArray *items, const LwFeature *board, LwPoint a, LwPoint b, double way)
{
  double top = board->height / (double)LW_INCH;
  LwSightPoint p = lw_sight_point (eye, a, 0), q = lw_sight_point (eye, b, 0);
  double dx = q.x - p.x, dy = q.y - p.y, length = MAX (hypot (dx, dy), 1e-6);
  LwSightItem item = { .kind = LW_SIGHT_SIDE, .feature = board, .ref = LW_NONE, .n = 2 };
  /* The outer side lies to the right of the way round. */
  double nx = dy / length * way, ny = -dx / length * way;
  LwPoint middle = { (a.x + b.x) / 2, (a.y + b.y) / 2 };
  LwLength wx = (LwLength)((nx * eye->ahead_y + ny * eye->ahead_x) * 40);
  LwLength wy = (LwLength)((-nx * eye->ahead_x + ny * eye->ahead_y) * 40);

  if (nx * -p.x + ny * -p.y <= 0)
    return;
  item.z0 = lw_sight_ground (eye, (LwPoint){ middle.x + wx, middle.y + wy });
  item.z1 = top;
  if (item.z0 >= top)
    return;
  item.x[0] = p.x;
  item.y[0] = p.y;
  item.x[1] = q.x;
  item.y[1] = q.y;
  add (eye, items, &item, 0);
}

static void
add_board (const LwSightEye *eye, GArray *items, const LwFeature *board)
{
  LwSightItem top = { .kind = LW_SIGHT_TOP, .feature = board, .ref = LW_NONE };
  const LwPoint *points = (const LwPoint *)board->points->data;
  guint n = board->points->len;
  gint64 area = 0;

  for (guint i = 0; i < n; i++)
    area +=
        (gint64)points[i].x * points[(i + 1) % n].y - (gint64)points[(i + 1) % n].x * points[i].y;
  for (guint i = 0; i < n; i++)
    add_side (eye, items, board, points[i], points[(i + 1) % n], area > 0 ? 1 : -1);
  top.z0 = top.z1 = board->height / (double)LW_INCH;
  if (top.z1 >= eye->z)
    return;
  top.outline = g_array_new (FALSE, FALSE, sizeof (LwSightPoint));
  for (guint i = 0; i < n; i++)
    {
      LwSightPoint p = lw_sight_point (eye, points[i], top.z1);
      g_array_append_val (top.outline, p);
    }
  add (eye, items, &top, 0);
}

/* From the board that it stands on; heights are measured from the floor. */
static void
set_heights (const LwSightEye *eye, LwSightItem *item, LwPoint at)
{
  item->z0 = lw_sight_ground (eye, at);
  item->z1 = MAX (item->feature->height / (double)LW_INCH, item->z0 + 0.1);
}

/* A church is a nave with a tower at one end, which alone is as high as the whole. */
static void
add_house (const LwSightEye *eye, GArray *items, const LwFeature *house)
{
  gboolean deep = house->depth > house->width;
  double half = MAX (house->width, house->depth) / (double)LW_INCH / 2;
  double breadth = MIN (house->width, house->depth) / (double)LW_INCH / 2;
  LwAngle angle = house->angle + (deep ? LW_NORTH : 0);
  LwSightItem block = { .kind = LW_SIGHT_BLOCK, .feature = house, .ref = LW_NONE };
  LwSightItem tower = { .kind = LW_SIGHT_TOWER, .feature = house, .ref = LW_NONE };
  LwSightPoint at = lw_sight_point (eye, house->at, 0);
  double x, y;

  set_heights (eye, &block, house->at);
  tower.z0 = block.z0;
  tower.z1 = block.z1;
  if (house->kind != LW_FEATURE_CHURCH)
    {
      set_box (eye, &block, at, half, breadth, angle);
      add (eye, items, &block, 0);
      return;
    }
  double side = MIN (breadth, half / 2);
  lw_sight_turn (eye, angle, &x, &y);
  LwSightPoint end = { at.x - x * (half - side), at.y - y * (half - side), 0 };
  LwSightPoint nave = { at.x + x * side, at.y + y * side, 0 };
  block.z1 = block.z0 + (block.z1 - block.z0) * 0.66;
  set_box (eye, &block, nave, half - side, breadth * 0.9, angle);
  set_box (eye, &tower, end, side, side, angle);
  add (eye, items, &block, 0);
  add (eye, items, &tower, 0);
}

static void
add_wall (const LwSightEye *eye, GArray *items, const LwFeature *wall)
{
  for (guint i = 1; i < wall->points->len; i++)
    {
      LwPoint a = g_array_index (wall->points, LwPoint, i - 1);
      LwPoint b = g_array_index (wall->points, LwPoint, i);
      LwPoint middle = { (a.x + b.x) / 2, (a.y + b.y) / 2 };
      LwSightItem item = { .kind = LW_SIGHT_BLOCK, .feature = wall, .ref = LW_NONE };

      set_heights (eye, &item, middle);
      set_box (eye, &item, lw_sight_point (eye, middle, 0),
               lw_distance (a, b) / (double)LW_INCH / 2, wall->thickness / (double)LW_INCH / 2,
               lw_direction (a, b));
      add (eye, items, &item, 0);
    }
}

static void
add_feature (const LwSightEye *eye, GArray *items, const LwFeature *thing)
{
  LwSightItem item = { .feature = thing, .ref = LW_NONE };

  set_heights (eye, &item, thing->at);
  switch (thing->kind)
    {
    case LW_FEATURE_BOARD:
      if (thing->height > 0 && thing->points != NULL && thing->points->len > 2)
        add_board (eye, items, thing);
      break;
    case LW_FEATURE_HOUSE:
    case LW_FEATURE_CHURCH:
    case LW_FEATURE_SHED:
      add_house (eye, items, thing);
      break;
    case LW_FEATURE_WALL:
      if (thing->points != NULL)
        add_wall (eye, items, thing);
      break;
    case LW_FEATURE_TREE:
      item.kind = LW_SIGHT_TREE;
      add_square (eye, items, &item, lw_sight_point (eye, thing->at, 0), 0.2, 2);
      break;
    case LW_FEATURE_ROCK:
      item.kind = LW_SIGHT_ROCK;
      add_square (eye, items, &item, lw_sight_point (eye, thing->at, 0),
                  thing->radius / (double)LW_INCH * 0.9, 0.3);
      break;
    default:
      break;
    }
}

static void
add_man (const LwSightEye *eye, GArray *items, LwRef ref)
{
  const LwMan *man = &eye->battle->men[ref];
  gboolean lies = man->state == LW_MAN_DEAD || man->prone;
  LwSightItem item = { .kind = LW_SIGHT_MAN, .ref = ref };
  LwSightPoint at = lw_sight_point (eye, man->at, 0);

  /* The gunner's own neighbours beside the eye are not looked at. */
  if (at.y < 2.2)
    return;
  item.z0 = lw_sight_ground (eye, man->at);
  item.z1 = item.z0 + (lies ? 0.6 : man->arm == LW_CAVALRY ? 2.9 : 2);
  if (man->arm == LW_INFANTRY)
    {
      add_square (eye, items, &item, at, MAN_HALF, lies ? 1.2 : 0.5);
      return;
    }
  set_box (eye, &item, at, 0.9, 0.3, man->facing);
  add (eye, items, &item, 0.5);
}

static void
add_gun (const LwSightEye *eye, GArray *items, LwRef ref)
{
  const LwGun *gun = &eye->battle->guns[ref];
  LwSightItem item = { .kind = LW_SIGHT_GUN, .ref = ref };
  LwSightPoint at = lw_sight_point (eye, gun->at, 0);

  item.z0 = lw_sight_ground (eye, gun->at);
  item.z1 = item.z0 + 2.2;
  set_box (eye, &item, at, 0.9, 0.95, gun->bearing);
  add (eye, items, &item, 3.6);
}

GArray *
lw_sight_gather (const LwSightEye *eye)
{
  const LwBattle *battle = eye->battle;
  const LwCountry *country = lw_battle_country (battle);
  GArray *items = g_array_new (FALSE, FALSE, sizeof (LwSightItem));

  g_array_set_clear_func (items, clear_item);
  for (guint i = 0; i < lw_country_count (country); i++)
    add_feature (eye, items, lw_country_feature (country, i));
  for (LwRef gun = 0; gun < (LwRef)battle->n_guns; gun++)
    if (gun != eye->sight->gun && battle->guns[gun].placed && !battle->guns[gun].retired &&
        lw_scene_sees (battle, eye->sight->viewer, battle->guns[gun].owner))
      add_gun (eye, items, gun);
  for (LwRef man = 0; man < (LwRef)battle->n_men; man++)
    if (lw_scene_sees (battle, eye->sight->viewer, battle->men[man].side) &&
        (lw_man_on_field (&battle->men[man]) ||
         (battle->men[man].state == LW_MAN_DEAD && lw_scene_still_lies (battle, man))))
      add_man (eye, items, man);
  return items;
}
