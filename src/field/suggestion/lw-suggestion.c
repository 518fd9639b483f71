/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-suggestion.c: a Country from a seed: water first, then one half laid out thing by thing, and
 * the other half turned from it.
 *
 * Things that are their own image, such as a river through the middle, are laid first; all after
 * them get one. Each thing is tried at LW_MAKER_TRIES places at most and left out when none has
 * room for it. The order in which the dice are thrown is part of what a seed means and must not
 * change.
 */
#include "lw-suggestion.h"

#include <glib/gi18n-lib.h>

#include "drafting/drafting.h"
#include "lw-maker.h"

#define CROSSINGS_APART (3 * LW_FOOT)

/* ---- Water ---- */

static void
make_pond (LwMaker *maker)
{
  for (gint i = 0; i < LW_MAKER_TRIES / 2; i++)
    {
      LwFeature *pond = lw_maker_new_thing (maker, LW_FEATURE_POND);

      lw_maker_round_off (maker, pond, lw_maker_some_place (maker, LW_INCHES (5)),
                          lw_maker_between (maker, 5, 9) * LW_INCH,
                          lw_maker_between (maker, 4, 6) * LW_INCH);
      lw_maker_smooth (pond, TRUE);
      lw_maker_smooth (pond, TRUE);
      if (lw_maker_put_down (maker, pond))
        return;
    }
}

/* From the west through the middle to the east, where it is its own image. */
static LwFeature *
make_river (LwMaker *maker, LwLength breadth)
{
  LwCountry *country = maker->country;
  LwFeature *river = lw_maker_new_thing (maker, LW_FEATURE_RIVER);
  LwPoint centre = { country->width / 2, country->depth / 2 };
  LwLength sway = country->depth / 12;
  gint n = CLAMP (country->width / (2 * LW_FOOT), 2, 8);

  river->width = breadth;
  for (gint i = 0; i < n; i++)
    lw_maker_add_corner (
        river, (LwPoint){ centre.x * i / n, centre.y + lw_maker_between (maker, -sway, sway) });
  lw_maker_add_corner (river, centre);
  lw_maker_smooth (river, FALSE);
  lw_maker_smooth (river, FALSE);
  for (guint i = river->points->len - 1; i > 0; i--)
    {
      LwPoint point = g_array_index (river->points, LwPoint, i - 1);

      lw_maker_add_corner (river, (LwPoint){ country->width - point.x, country->depth - point.y });
    }
  lw_country_add (country, river);
  return river;
}

static void
cross_river (LwMaker *maker, const LwFeature *river, LwFeatureKind kind, LwLength x)
{
  LwFeature *crossing = lw_maker_new_thing (maker, kind);

  crossing->width = LW_INCHES (kind == LW_FEATURE_BRIDGE ? 4 : 5);
  lw_snap_crossing (river, (LwPoint){ x, maker->country->depth / 2 }, LW_INCH, crossing);
  /* Even sizes, for the same reason as houses. */
  crossing->depth += crossing->depth % 2;
  lw_country_add (maker->country, crossing);
}

static void
make_water (LwMaker *maker)
{
  LwLength width = maker->country->width;
  const LwFeature *river;
  gint pairs = width / 2 / CROSSINGS_APART;

  if (maker->wish->water < 2)
    return;
  river = make_river (maker, maker->wish->water == 2 ? LW_INCHES (2) : LW_INCHES (4));
  cross_river (maker, river, LW_FEATURE_BRIDGE, width / 2);
  for (gint i = 1; i <= MAX (1, pairs); i++)
    {
      LwLength away = width / 2 * i / (MAX (1, pairs) + 1);
      LwFeatureKind kind = i % 2 == 1 ? LW_FEATURE_FORD : LW_FEATURE_BRIDGE;

      cross_river (maker, river, kind, width / 2 - away);
      cross_river (maker, river, kind, width / 2 + away);
    }
}

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

static void
make_hill (LwMaker *maker)
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
static LwFeature *
new_building (LwMaker *maker, LwFeatureKind kind)
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

static void
make_building (LwMaker *maker, gint number)
{
  LwFeatureKind kind = number == 1       ? LW_FEATURE_CHURCH
                       : number % 3 == 2 ? LW_FEATURE_SHED
                                         : LW_FEATURE_HOUSE;

  for (gint i = 0; i < LW_MAKER_TRIES; i++)
    {
      LwFeature *house = new_building (maker, kind);
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

static gboolean
plant_tree (LwMaker *maker, LwPoint at)
{
  LwFeature *tree = lw_maker_new_thing (maker, LW_FEATURE_TREE);

  tree->at = at;
  tree->height = lw_maker_between (maker, 12, 18) * LW_INCH / 2;
  return lw_maker_put_down (maker, tree);
}

static void
make_wood (LwMaker *maker)
{
  LwLength radius = lw_maker_between (maker, 10, 16) * LW_INCH / 2;
  LwPoint at = lw_maker_some_place (maker, radius);
  LwFeature *wood;
  gint planted = 0;

  for (gint i = 0; i < LW_MAKER_TRIES && planted < 9; i++)
    planted += plant_tree (maker, lw_point_towards (at, lw_maker_between (maker, 0, LW_TURN - 1),
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

static void
make_rock (LwMaker *maker)
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

/* ---- The whole ---- */

/* How many of a thing that a slider of 1 to 4 wants so many of on the usual field. */
static gint
how_many (const LwMaker *maker, guint slider, gint each)
{
  gint n = (gint)slider * each * maker->scale;

  return slider == 0 ? 0 : MAX (1, (n + 2) / 4);
}

/* On dry ground a farm stands in the very middle and is its own image. */
static void
make_centre (LwMaker *maker)
{
  LwFeature *farm;

  if (maker->wish->water >= 2 || maker->wish->buildings == 0)
    return;
  farm = new_building (maker, LW_FEATURE_HOUSE);
  farm->at = (LwPoint){ maker->country->width / 2, maker->country->depth / 2 };
  lw_country_add (maker->country, farm);
}

/* Things that are their own image were laid first; all after them get one. */
static void
turn_half (LwMaker *maker, guint first)
{
  LwCountry *country = maker->country;
  guint n = lw_country_count (country);

  for (guint i = first; i < n; i++)
    {
      LwFeature *image = lw_feature_copy (lw_country_feature (country, i));

      g_free (image->id);
      image->id = g_strdup_printf ("%s-%u", lw_feature_kind_nick (image->kind), ++maker->next);
      lw_feature_flip (image, country->depth, FALSE);
      lw_feature_flip (image, country->width, TRUE);
      lw_country_add (country, image);
    }
}

static void
lay_out (LwMaker *maker)
{
  const LwSuggestion *wish = maker->wish;
  guint first;

  make_water (maker);
  make_centre (maker);
  first = lw_country_count (maker->country);
  for (gint i = how_many (maker, wish->hills, 1); i > 0; i--)
    make_hill (maker);
  for (gint i = wish->water == 1 || wish->water == 4 ? how_many (maker, 1, 1) : 0; i > 0; i--)
    make_pond (maker);
  for (gint i = 0; i < how_many (maker, wish->buildings, 2); i++)
    make_building (maker, i);
  for (gint i = how_many (maker, wish->woods, 1); i > 0; i--)
    make_wood (maker);
  for (gint i = how_many (maker, wish->woods, 2); i > 0; i--)
    for (gint k = 0; k < 6 && !plant_tree (maker, lw_maker_some_place (maker, LW_INCH)); k++)
      ;
  for (gint i = how_many (maker, 1, 2); i > 0; i--)
    make_rock (maker);
  turn_half (maker, first);
}

/* Boards lie lowest, whatever was thought of first. */
static gint
compare_layers_cb (gconstpointer a, gconstpointer b)
{
  const LwFeature *one = *(const LwFeature *const *)a, *other = *(const LwFeature *const *)b;
  gint layer = one->kind == LW_FEATURE_BOARD ? one->height : G_MAXINT;
  gint other_layer = other->kind == LW_FEATURE_BOARD ? other->height : G_MAXINT;

  if (layer != other_layer)
    return layer < other_layer ? -1 : 1;
  return 0;
}

void
lw_suggestion_init (LwSuggestion *wish)
{
  g_return_if_fail (wish != NULL);

  *wish = (LwSuggestion){ 1, 10 * LW_FOOT, 8 * LW_FOOT, 2, 2, 2, 2 };
}

LwCountry *
lw_suggestion_make (const LwSuggestion *wish)
{
  LwMaker maker = { wish };
  LwCountry *country;
  LwLength line;

  g_return_val_if_fail (wish != NULL, NULL);

  country =
      lw_country_new (_ ("A suggested Country"), CLAMP (wish->width, LW_FIELD_MIN, LW_FIELD_MAX),
                      CLAMP (wish->depth, LW_FIELD_MIN, LW_FIELD_MAX));
  country->texture = wish->seed % 1000000000;
  country->width -= country->width % 2;
  country->depth -= country->depth % 2;
  line = MIN (LW_INCHES (14), country->depth / 6);
  maker.country = country;
  maker.state = (guint64)wish->seed * 2862933555777941757u + 3037000493u;
  lw_maker_draw_number (&maker);
  maker.half = (LwBox){ LW_INCHES (2), line, country->width - LW_INCHES (2),
                        country->depth / 2 - LW_MAKER_ROOM / 2 };
  maker.scale = (gint)CLAMP (
      (gint64)country->width * country->depth * 4 / ((gint64)80 * LW_FOOT * LW_FOOT), 2, 40);
  lay_out (&maker);
  g_ptr_array_sort (country->features, compare_layers_cb);
  return country;
}
