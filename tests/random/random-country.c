/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * random-country.c: Countries made at random for the tests.
 */
#include "random-country.h"

/* Nothing stands nearer to a back line than this, so that armies can be put down. */
#define LINE_ROOM LW_INCHES (15)

typedef struct
{
  LwChance *chance;
  LwCountry *country;
  guint n; /* of the next thing */
} Maker;

gint
random_between (LwChance *chance, gint least, gint most)
{
  return least + (gint)lw_chance_below (chance, (guint32)(most - least + 1));
}

static LwPoint
some_place (Maker *maker, LwLength room)
{
  const LwCountry *country = maker->country;

  return (LwPoint){
    random_between (maker->chance, room, country->width - room),
    random_between (maker->chance, LINE_ROOM + room, country->depth - LINE_ROOM - room),
  };
}

static LwFeature *
some_feature (Maker *maker, LwFeatureKind kind)
{
  g_autofree char *id = g_strdup_printf ("%s%u", lw_feature_kind_nick (kind), maker->n++);
  LwFeature *feature = lw_feature_new (kind, id);

  lw_country_add (maker->country, feature);
  return feature;
}

static void
add_point (LwFeature *feature, LwLength x, LwLength y)
{
  LwPoint point = { x, y };

  g_array_append_val (feature->points, point);
}

/* A four-cornered outline, none of its sides straight along the field. */
static void
make_area (Maker *maker, LwFeatureKind kind, LwLength least, LwLength most)
{
  LwFeature *area = some_feature (maker, kind);
  LwPoint at = some_place (maker, LW_INCHES (1));
  const LwCountry *country = maker->country;
  LwLength across = random_between (maker->chance, least, most);
  LwLength along = random_between (maker->chance, least, most);
  LwBox box = {
    MAX (0, at.x - across),
    MAX (LINE_ROOM, at.y - along),
    MIN (country->width, at.x + along),
    MIN (country->depth - LINE_ROOM, at.y + across),
  };

  add_point (area, box.x1, at.y);
  add_point (area, at.x, box.y1);
  add_point (area, box.x2, box.y1);
  add_point (area, box.x2, at.y);
  add_point (area, at.x, box.y2);
  area->height = kind == LW_FEATURE_BOARD ? random_between (maker->chance, 1, 3) * LW_INCH : 0;
}

static void
make_building (Maker *maker)
{
  static const LwFeatureKind kinds[] = { LW_FEATURE_HOUSE, LW_FEATURE_CHURCH, LW_FEATURE_SHED };
  LwFeature *house = some_feature (maker, kinds[lw_chance_below (maker->chance, 3)]);

  house->at = some_place (maker, LW_INCHES (5));
  /* Even sizes have a middle, and are the same in a glass. */
  house->width = 2 * random_between (maker->chance, LW_INCHES (1), LW_INCHES (3));
  house->depth = 2 * random_between (maker->chance, LW_INCHES (1), LW_INCHES (5) / 2);
  house->height = random_between (maker->chance, LW_INCHES (3), LW_INCHES (7));
  house->angle = (LwAngle)lw_chance_below (maker->chance, LW_TURN);
}

static void
make_disc (Maker *maker, LwFeatureKind kind)
{
  LwFeature *disc = some_feature (maker, kind);

  disc->at = some_place (maker, LW_INCHES (2));
  disc->height = LW_INCHES (kind == LW_FEATURE_TREE ? 8 : 1);
  if (kind == LW_FEATURE_ROCK)
    disc->radius = random_between (maker->chance, LW_INCH / 2, LW_INCHES (2));
}

static void
make_wall (Maker *maker)
{
  LwFeature *wall = some_feature (maker, LW_FEATURE_WALL);
  LwPoint from = some_place (maker, LW_INCHES (10));

  add_point (wall, from.x, from.y);
  add_point (wall, from.x + random_between (maker->chance, LW_INCHES (3), LW_INCHES (9)),
             from.y + random_between (maker->chance, -LW_INCHES (9), LW_INCHES (9)));
  wall->thickness = LW_INCH / 2;
  wall->height = random_between (maker->chance, LW_INCH / 4, LW_INCHES (2));
}

/* From side to side, with a ford and a bridge across it. */
static void
make_river (Maker *maker)
{
  LwCountry *country = maker->country;
  LwFeature *river = some_feature (maker, LW_FEATURE_RIVER);
  LwLength y = country->depth / 2;
  guint i, n = 2 + lw_chance_below (maker->chance, 3);

  add_point (river, 0, y);
  add_point (river, country->width, y);
  river->width = 2 * random_between (maker->chance, LW_INCHES (1), LW_INCHES (5) / 2);
  for (i = 0; i < n; i++)
    {
      LwFeature *way = some_feature (maker, i % 2 == 0 ? LW_FEATURE_BRIDGE : LW_FEATURE_FORD);

      way->at.x = (LwLength)((gint64)country->width * (2 * i + 1) / (2 * n));
      way->at.y = y;
      way->width = LW_INCHES (6);
      way->depth = LW_INCHES (8);
      way->across = g_strdup (river->id);
    }
}

static void
make_road (Maker *maker)
{
  LwFeature *road = some_feature (maker, LW_FEATURE_ROAD);
  LwPoint from = some_place (maker, LW_INCHES (1)), to = some_place (maker, LW_INCHES (1));

  add_point (road, from.x, from.y);
  add_point (road, to.x + (to.x == from.x), to.y);
  road->width = LW_INCHES (2);
}

static void
make_something (Maker *maker)
{
  switch (lw_chance_below (maker->chance, 10))
    {
    case 0:
    case 1:
      make_area (maker, LW_FEATURE_BOARD, LW_INCHES (6), LW_INCHES (18));
      break;
    case 2:
      make_area (maker, LW_FEATURE_WOOD, LW_INCHES (6), LW_INCHES (12));
      break;
    case 3:
      make_area (maker,
                 lw_chance_below (maker->chance, 2) == 0 ? LW_FEATURE_POND : LW_FEATURE_SWAMP,
                 LW_INCHES (2), LW_INCHES (6));
      break;
    case 4:
    case 5:
      make_building (maker);
      break;
    case 6:
      make_wall (maker);
      break;
    case 7:
      make_disc (maker, LW_FEATURE_ROCK);
      break;
    case 8:
      make_road (maker);
      break;
    default:
      make_disc (maker, LW_FEATURE_TREE);
      break;
    }
}

LwCountry *
random_country (LwChance *chance, guint men)
{
  LwLength width = LW_FOOT * (LwLength)(5 + men / 14 + lw_chance_below (chance, 4));
  LwLength depth = random_between (chance, 6 * LW_FOOT, 9 * LW_FOOT);
  Maker maker = { chance, lw_country_new ("A random Country", MIN (width, 24 * LW_FOOT), depth),
                  1 };
  guint n = lw_chance_below (chance, 16);

  maker.country->texture = lw_chance_below (chance, 1000);
  if (lw_chance_below (chance, 3) == 0)
    make_river (&maker);
  for (; n > 0; n--)
    make_something (&maker);

  return maker.country;
}
