/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-look.c: whom the eye behind a gun can see.
 */
#include "lw-sight-eye.h"

#include <math.h>

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

gboolean
lw_sight_sees_man (const LwBattle *battle, const LwSight *sight, LwRef man)
{
  LwSightEye eye;

  g_return_val_if_fail (battle != NULL && sight != NULL, FALSE);
  g_return_val_if_fail (lw_battle_gun (battle, sight->gun) != NULL, FALSE);

  lw_sight_open (&eye, NULL, battle, sight);
  g_autoptr (GArray) items = lw_sight_gather (&eye);
  return sees (&eye, items, man);
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
