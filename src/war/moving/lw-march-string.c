/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-march-string.c: one man's string as he would lay it towards a place.
 */
#include "lw-march.h"

#include "state/state.h"

LwPoint
lw_point_on_field (const LwBattle *battle, LwPoint at)
{
  LwBox box = lw_country_bounds (lw_battle_country (battle));

  at.x = CLAMP (at.x, box.x1, box.x2);
  at.y = CLAMP (at.y, box.y1, box.y2);

  return at;
}

/* The first @along of @way, as a path of its own. */
static void
cut_way (const GArray *way, LwLength along, GArray *points)
{
  LwPoint end = lw_path_point ((const LwPoint *)way->data, way->len, along);
  LwLength gone = 0;

  for (guint i = 0; i < way->len && gone < along; i++)
    {
      g_array_append_val (points, g_array_index (way, LwPoint, i));
      if (i + 1 < way->len)
        gone += lw_distance (g_array_index (way, LwPoint, i), g_array_index (way, LwPoint, i + 1));
    }
  g_array_append_val (points, end);
}

LwLength
lw_way_cut (const LwBattle *battle, LwLength whole, const GArray *way, LwLength left)
{
  LwLength length = lw_path_length ((const LwPoint *)way->data, way->len);
  LwLength near = 0, far = MIN (length, left) + 1;

  if (!lw_has_tolls (battle))
    return MIN (length, left);

  while (far - near > 1)
    {
      LwLength middle = (near + far) / 2;
      g_autoptr (GArray) cut = g_array_new (FALSE, FALSE, sizeof (LwPoint));

      cut_way (way, middle, cut);
      if (lw_way_cost (battle, whole, (const LwPoint *)cut->data, cut->len, middle) <= left)
        near = middle;
      else
        far = middle;
    }

  return near;
}

LwLength
lw_march_string (const LwBattle *battle, LwRef man, LwPoint goal, GArray *points)
{
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  const LwMan *who = lw_battle_man (battle, man);
  LwLength left, length, along;
  guint from;

  g_return_val_if_fail (who != NULL && points != NULL, 0);

  from = points->len;
  left = lw_battle_string_left (battle, man);
  length = lw_march_lay (battle, man, lw_point_on_field (battle, goal), left, way);
  if (length < 0)
    return 0;

  along = lw_way_cut (battle, lw_arm_move (who->arm), way, left);
  if (along >= length)
    g_array_append_vals (points, way->data, way->len);
  else
    cut_way (way, along, points);

  return lw_way_cost (battle, lw_arm_move (who->arm), &g_array_index (points, LwPoint, from),
                      points->len - from, along);
}
