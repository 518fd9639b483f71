/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-suggestion-things.c: hills, buildings, woods and stones, each tried where it has room.
 */
#include "lw-suggestion-private.h"

/* ---- Hills ---- */

/* The same outline, smaller, a board higher. */
static void
put_upper (LwMaker *maker, const LwFeature *lower, LwPoint at)
{
  LwFeature *upper = lw_maker_new_thing (maker, LW_FEATURE_BOARD);
  gint64 part = lw_maker_between (maker, 55, 68);

  for (guint i = 0; i < lower->points->len; i++)
    {
      LwPoint corner = g_array_index (lower->points, LwPoint, i);

      lw_maker_add_corner (upper, (LwPoint){ at.x + (LwLength)((corner.x - at.x) * part / 100),
                                             at.y + (LwLength)((corner.y - at.y) * part / 100) });
    }
  upper->height = lower->height + LW_INCH;
  lw_country_add (maker->country, upper);
}

void
lw_maker_make_hill (LwMaker *maker)
{
  LwLength most = MIN (LW_INCHES (19), (maker->half.x2 - maker->half.x1) / 4);

  for (gint i = 0; i < LW_MAKER_TRIES; i++)
    {
      LwFeature *hill = lw_maker_new_thing (maker, LW_FEATURE_BOARD);
      LwLength across = lw_maker_between (maker, most / 2, most);
      LwLength along = lw_maker_between (maker, across / 2, across * 3 / 4);
      LwPoint at = lw_maker_some_place (maker, along);

      lw_maker_round_off (maker, hill, at, across, along);
      hill->height = LW_INCH;
      if (lw_maker_put_down (maker, hill))
        {
          if (lw_maker_between (maker, 0, 2) > 0)
            put_upper (maker, hill, at);
          return;
        }
    }
}

/* ---- Buildings ---- */

/* Even sizes have a middle, about which they turn into themselves. */
LwFeature *
lw_maker_new_building (LwMaker *maker, LwFeatureKind kind)
{
  LwFeature *house = lw_maker_new_thing (maker, kind);

  house->width = 2 * lw_maker_between (maker, 9, 13) * LW_INCH / 4;
  house->depth = 2 * lw_maker_between (maker, 8, 10) * LW_INCH / 4;
  house->height = lw_maker_between (maker, 14, 18) * LW_INCH / 4;
  if (kind == LW_FEATURE_CHURCH)
    {
      house->width = LW_INCHES (9);
      house->height = LW_INCHES (9);
    }
  else if (kind == LW_FEATURE_SHED)
    {
      house->width = LW_INCHES (4);
      house->depth = LW_INCHES (3);
      house->height = LW_INCHES (3);
    }
  house->angle = lw_angle_wrapped (lw_maker_between (maker, -6, 6) * 5 * LW_DEGREE);
  return house;
}

/* A garden wall beside a building. */
static void
make_wall (LwMaker *maker, LwPoint near)
{
  for (gint i = 0; i < LW_MAKER_TRIES / 3; i++)
    {
      LwFeature *wall = lw_maker_new_thing (maker, LW_FEATURE_WALL);
      LwAngle angle = lw_maker_between (maker, 0, 23) * 15 * LW_DEGREE;
      LwPoint from = lw_point_towards (near, angle, LW_INCHES (8));
      LwPoint to = lw_point_towards (from, lw_angle_wrapped (angle + LW_NORTH),
                                     lw_maker_between (maker, 5, 9) * LW_INCH);

      lw_maker_add_corner (wall, from);
      lw_maker_add_corner (wall, to);
      if (lw_maker_between (maker, 0, 1) == 1)
        lw_maker_add_corner (
            wall, lw_point_towards (to, lw_angle_wrapped (angle + LW_WEST), LW_INCHES (3)));
      wall->thickness = LW_INCH / 2;
      wall->height = LW_INCHES (2);
      if (lw_maker_put_down (maker, wall))
        return;
    }
}

void
lw_maker_make_building (LwMaker *maker, gint number)
{
  LwFeatureKind kind = number == 1       ? LW_FEATURE_CHURCH
                       : number % 3 == 2 ? LW_FEATURE_SHED
                                         : LW_FEATURE_HOUSE;

  for (gint i = 0; i < LW_MAKER_TRIES; i++)
    {
      LwFeature *house = lw_maker_new_building (maker, kind);
      LwPoint at = lw_maker_some_place (maker, LW_INCHES (3));

      house->at = at;
      if (lw_maker_put_down (maker, house))
        {
          if (number % 2 == 0)
            make_wall (maker, at);
          return;
        }
    }
}

/* ---- Woods and stones ---- */

gboolean
lw_maker_plant_tree (LwMaker *maker, LwPoint at)
{
  LwFeature *tree = lw_maker_new_thing (maker, LW_FEATURE_TREE);

  tree->at = at;
  tree->height = lw_maker_between (maker, 12, 18) * LW_INCH / 2;
  return lw_maker_put_down (maker, tree);
}

void
lw_maker_make_wood (LwMaker *maker)
{
  LwLength radius = lw_maker_between (maker, 10, 16) * LW_INCH / 2;
  LwPoint at = lw_maker_some_place (maker, radius);
  LwFeature *wood;
  gint planted = 0;

  for (gint i = 0; i < LW_MAKER_TRIES && planted < 9; i++)
    planted += lw_maker_plant_tree (
        maker, lw_point_towards (at, lw_maker_between (maker, 0, LW_TURN - 1),
                                 lw_maker_between (maker, 0, radius - LW_INCH)));
  if (planted < 4)
    return;
  wood = lw_maker_new_thing (maker, LW_FEATURE_WOOD);
  lw_maker_round_off (maker, wood, at, radius + LW_INCH, radius + LW_INCH);
  if (lw_maker_lies_in_half (maker, lw_feature_bounds (wood)))
    lw_country_add (maker->country, wood);
  else
    lw_feature_free (wood);
}

void
lw_maker_make_rock (LwMaker *maker)
{
  for (gint i = 0; i < LW_MAKER_TRIES / 4; i++)
    {
      LwFeature *rock = lw_maker_new_thing (maker, LW_FEATURE_ROCK);

      rock->radius = lw_maker_between (maker, 3, 6) * LW_INCH / 4;
      rock->height = LW_INCHES (2);
      rock->at = lw_maker_some_place (maker, LW_INCHES (2));
      if (lw_maker_put_down (maker, rock))
        return;
    }
}
