/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-march-string.c: one man's string as he would lay it towards a place.
 */
#include "lw-march.h"

#include "lw-verbs.h"

LwPoint
lw_point_on_field (const LwBattle *battle, LwPoint at)
{
  LwBox box = lw_country_bounds (lw_battle_country (battle));

  at.x = CLAMP (at.x, box.x1, box.x2);
  at.y = CLAMP (at.y, box.y1, box.y2);

  return at;
}

LwLength
lw_march_string (const LwBattle *battle, LwRef man, LwPoint goal, GArray *points)
{
  g_autoptr (GArray) whole = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwLength left, length, along = 0;
  LwPoint end;
  guint i;

  g_return_val_if_fail (lw_battle_man (battle, man) != NULL && points != NULL, 0);

  left = lw_battle_string_left (battle, man);
  length = lw_march_lay (battle, man, lw_point_on_field (battle, goal), left, whole);
  if (length < 0)
    return 0;
  if (length <= left)
    {
      g_array_append_vals (points, whole->data, whole->len);
      return length;
    }

  end = lw_path_point ((const LwPoint *)whole->data, whole->len, left);
  for (i = 0; i < whole->len && along < left; i++)
    {
      g_array_append_val (points, g_array_index (whole, LwPoint, i));
      if (i + 1 < whole->len)
        along +=
            lw_distance (g_array_index (whole, LwPoint, i), g_array_index (whole, LwPoint, i + 1));
    }
  g_array_append_val (points, end);

  return left;
}
