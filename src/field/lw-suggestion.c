/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-suggestion.c: a Country from a seed: one half laid out thing by thing, each tried where it
 * leaves room for a gun, and the other half turned from it.
 */
#include "lw-suggestion.h"

#include <glib/gi18n-lib.h>

#include "lw-drafting-private.h"
#include "lw-snap.h"

#define ROOM LW_INCHES (3) /* between solid things: a gun needs two inches */
#define TREE_ROOM (3 * LW_INCH / 2)
#define TREES_APART (9 * LW_INCH / 4)
#define TRIES 60
#define CROSSINGS_APART (3 * LW_FOOT)

typedef struct
{
  const LwSuggestion *wish;
  LwCountry *country;
  guint64 state;
  guint next; /* number of the next thing */
  LwBox half; /* where the southern half's things may lie */
  gint scale; /* of the field to the usual one of 80 square feet, in quarters */
} Maker;

/* A small generator: a multiplication and a shift, the same everywhere. */
static guint32
draw_number (Maker *maker)
{
  guint64 old = maker->state;
  guint32 mixed = (guint32)(((old >> 18) ^ old) >> 27);
  guint turn = (guint)(old >> 59);

  maker->state = old * G_GUINT64_CONSTANT (6364136223846793005) + 1442695040888963407;
  return (mixed >> turn) | (mixed << ((32 - turn) & 31));
}

static gint32
between (Maker *maker, gint32 low, gint32 high)
{
  return high <= low ? low : low + (gint32)(draw_number (maker) % (guint32)(high - low + 1));
}

/* How many of a thing that a slider of 1 to 4 wants so many of on the usual field. */
static gint
how_many (const Maker *maker, guint slider, gint each)
{
  gint n = (gint)slider * each * maker->scale;

  return slider == 0 ? 0 : MAX (1, (n + 2) / 4);
}

static LwFeature *
new_thing (Maker *maker, LwFeatureKind kind)
{
  g_autofree char *id = g_strdup_printf ("%s-%u", lw_feature_kind_nick (kind), ++maker->next);

  return lw_feature_new (kind, id);
}

static LwPoint
some_place (Maker *maker, LwLength room)
{
  return (LwPoint){ between (maker, maker->half.x1 + room, maker->half.x2 - room),
                    between (maker, maker->half.y1 + room, maker->half.y2 - room) };
}

static gboolean
lies_in_half (const Maker *maker, LwBox box)
{
  return box.x1 >= maker->half.x1 && box.x2 <= maker->half.x2 && box.y1 >= maker->half.y1 &&
         box.y2 <= maker->half.y2;
}

/* --- Room ---------------------------------------------------------------------------------- */

static gboolean
shapes_nearer (const LwFeature *one, const LwFeature *other, LwLength room)
{
  g_autoptr (GArray) a = lw_feature_shapes (one);
  g_autoptr (GArray) b = lw_feature_shapes (other);

  for (guint i = 0; i < a->len; i++)
    for (guint k = 0; k < b->len; k++)
      if (lw_shape_nearer (&g_array_index (a, LwShape, i), &g_array_index (b, LwShape, k), room))
        return TRUE;
  return FALSE;
}

/* What @feature must keep from @other: nothing from what is only drawn, and may lie on a hill. */
static LwLength
room_between (const LwFeature *feature, const LwFeature *other)
{
  gboolean trees = feature->kind == LW_FEATURE_TREE && other->kind == LW_FEATURE_TREE;

  if (other->kind == LW_FEATURE_WOOD || other->kind == LW_FEATURE_ROAD)
    return feature->kind == LW_FEATURE_WOOD ? LW_INCH : -1;
  if (other->kind == LW_FEATURE_BOARD)
    return feature->kind == LW_FEATURE_BOARD ? LW_INCHES (4) : -1;
  if (trees)
    return TREES_APART - 2 * LW_TREE_RADIUS;
  if (feature->kind == LW_FEATURE_TREE || other->kind == LW_FEATURE_TREE)
    return TREE_ROOM;
  return feature->kind == LW_FEATURE_BOARD ? LW_INCH : ROOM;
}

/* A building stands on a hill or beside it, not on its edge. */
static gboolean
straddles (const LwFeature *feature, const LwFeature *board)
{
  g_autoptr (GArray) shapes = lw_feature_shapes (feature);
  const LwPoint *corners = &g_array_index (board->points, LwPoint, 0);
  guint in = 0, all = 0;

  for (guint i = 0; i < shapes->len; i++)
    {
      const LwShape *shape = &g_array_index (shapes, LwShape, i);

      for (guint k = 0; k < shape->n_points; k++, all++)
        in += lw_outline_holds (corners, board->points->len, lw_shape_points (shape)[k]);
    }
  return shapes_nearer (feature, board, LW_INCH / 2) && (in == 0 || in < all);
}

static gboolean
has_room (const Maker *maker, const LwFeature *feature)
{
  LwBox bounds = lw_feature_bounds (feature);

  if (!lies_in_half (maker, bounds))
    return FALSE;
  for (guint i = 0; i < lw_country_count (maker->country); i++)
    {
      const LwFeature *other = lw_country_feature (maker->country, i);
      LwLength room = room_between (feature, other);

      if (other->kind == LW_FEATURE_BOARD && feature->kind != LW_FEATURE_BOARD &&
          feature->kind != LW_FEATURE_TREE && feature->kind != LW_FEATURE_WOOD &&
          straddles (feature, other))
        return FALSE;
      if (room >= 0 && lw_box_meets (lw_box_grown (bounds, room), lw_feature_bounds (other)) &&
          shapes_nearer (feature, other, room))
        return FALSE;
    }
  return TRUE;
}

/* Adds the thing if it has room; else frees it. */
static gboolean
put_down (Maker *maker, LwFeature *feature)
{
  if (!has_room (maker, feature))
    {
      lw_feature_free (feature);
      return FALSE;
    }
  lw_country_add (maker->country, feature);
  return TRUE;
}

/* --- Hills --------------------------------------------------------------------------------- */

static void
add_corner (LwFeature *feature, LwPoint point)
{
  g_array_append_val (feature->points, point);
}

/* Cuts every corner by a quarter of its sides, so that water bends instead of breaking. */
static void
smooth (LwFeature *feature, gboolean closed)
{
  GArray *old = feature->points;
  guint n = old->len;

  feature->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  if (!closed)
    add_corner (feature, g_array_index (old, LwPoint, 0));
  for (guint i = 0; i + !closed < n; i++)
    {
      LwPoint a = g_array_index (old, LwPoint, i), b = g_array_index (old, LwPoint, (i + 1) % n);

      if (closed || i > 0)
        add_corner (feature, (LwPoint){ a.x + (b.x - a.x) / 4, a.y + (b.y - a.y) / 4 });
      if (closed || i + 2 < n)
        add_corner (feature, (LwPoint){ b.x - (b.x - a.x) / 4, b.y - (b.y - a.y) / 4 });
    }
  if (!closed)
    add_corner (feature, g_array_index (old, LwPoint, n - 1));
  g_array_unref (old);
}

/* An uneven polygon about a place. */
static void
round_off (Maker *maker, LwFeature *feature, LwPoint at, LwLength across, LwLength along)
{
  gint n = between (maker, 5, 7);
  LwAngle turn = between (maker, 0, LW_TURN / n);

  for (gint i = 0; i < n; i++)
    {
      LwAngle angle = turn + i * (LW_TURN / n) + between (maker, -8, 8) * LW_DEGREE;
      gint64 part = between (maker, 82, 100);
      gint64 x = (gint64)lw_cosine (angle) * across / (1 << 30) * part / 100;
      gint64 y = (gint64)lw_sine (angle) * along / (1 << 30) * part / 100;

      add_corner (feature, (LwPoint){ at.x + (LwLength)x / 64 * 64, at.y + (LwLength)y / 64 * 64 });
    }
}

/* The same outline, smaller, a board higher. */
static void
put_upper (Maker *maker, const LwFeature *lower, LwPoint at)
{
  LwFeature *upper = new_thing (maker, LW_FEATURE_BOARD);
  gint64 part = between (maker, 55, 68);

  for (guint i = 0; i < lower->points->len; i++)
    {
      LwPoint corner = g_array_index (lower->points, LwPoint, i);

      add_corner (upper, (LwPoint){ at.x + (LwLength)((corner.x - at.x) * part / 100),
                                    at.y + (LwLength)((corner.y - at.y) * part / 100) });
    }
  upper->height = lower->height + LW_INCH;
  lw_country_add (maker->country, upper);
}

static void
make_hill (Maker *maker)
{
  LwLength most = MIN (LW_INCHES (19), (maker->half.x2 - maker->half.x1) / 4);

  for (gint i = 0; i < TRIES; i++)
    {
      LwFeature *hill = new_thing (maker, LW_FEATURE_BOARD);
      LwLength across = between (maker, most / 2, most);
      LwLength along = between (maker, across / 2, across * 3 / 4);
      LwPoint at = some_place (maker, along);

      round_off (maker, hill, at, across, along);
      hill->height = LW_INCH;
      if (put_down (maker, hill))
        {
          if (between (maker, 0, 2) > 0)
            put_upper (maker, hill, at);
          return;
        }
    }
}

/* --- Buildings ----------------------------------------------------------------------------- */

/* Even sizes have a middle, about which they turn into themselves. */
static LwFeature *
new_building (Maker *maker, LwFeatureKind kind)
{
  LwFeature *house = new_thing (maker, kind);

  house->width = 2 * between (maker, 9, 13) * LW_INCH / 4;
  house->depth = 2 * between (maker, 8, 10) * LW_INCH / 4;
  house->height = between (maker, 14, 18) * LW_INCH / 4;
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
  house->angle = lw_angle_wrapped (between (maker, -6, 6) * 5 * LW_DEGREE);
  return house;
}

/* A garden wall beside a building. */
static void
make_wall (Maker *maker, LwPoint near)
{
  for (gint i = 0; i < TRIES / 3; i++)
    {
      LwFeature *wall = new_thing (maker, LW_FEATURE_WALL);
      LwAngle angle = between (maker, 0, 23) * 15 * LW_DEGREE;
      LwPoint from = lw_point_towards (near, angle, LW_INCHES (8));
      LwPoint to = lw_point_towards (from, lw_angle_wrapped (angle + LW_NORTH),
                                     between (maker, 5, 9) * LW_INCH);

      add_corner (wall, from);
      add_corner (wall, to);
      if (between (maker, 0, 1) == 1)
        add_corner (wall, lw_point_towards (to, lw_angle_wrapped (angle + LW_WEST), LW_INCHES (3)));
      wall->thickness = LW_INCH / 2;
      wall->height = LW_INCHES (2);
      if (put_down (maker, wall))
        return;
    }
}

static void
make_building (Maker *maker, gint number)
{
  LwFeatureKind kind = number == 1       ? LW_FEATURE_CHURCH
                       : number % 3 == 2 ? LW_FEATURE_SHED
                                         : LW_FEATURE_HOUSE;

  for (gint i = 0; i < TRIES; i++)
    {
      LwFeature *house = new_building (maker, kind);
      LwPoint at = some_place (maker, LW_INCHES (3));

      house->at = at;
      if (put_down (maker, house))
        {
          if (number % 2 == 0)
            make_wall (maker, at);
          return;
        }
    }
}

/* --- Woods and stones ---------------------------------------------------------------------- */

static gboolean
plant_tree (Maker *maker, LwPoint at)
{
  LwFeature *tree = new_thing (maker, LW_FEATURE_TREE);

  tree->at = at;
  tree->height = between (maker, 12, 18) * LW_INCH / 2;
  return put_down (maker, tree);
}

static void
make_wood (Maker *maker)
{
  LwLength radius = between (maker, 10, 16) * LW_INCH / 2;
  LwPoint at = some_place (maker, radius);
  LwFeature *wood;
  gint planted = 0;

  for (gint i = 0; i < TRIES && planted < 9; i++)
    planted += plant_tree (maker, lw_point_towards (at, between (maker, 0, LW_TURN - 1),
                                                    between (maker, 0, radius - LW_INCH)));
  if (planted < 4)
    return;
  wood = new_thing (maker, LW_FEATURE_WOOD);
  round_off (maker, wood, at, radius + LW_INCH, radius + LW_INCH);
  if (lies_in_half (maker, lw_feature_bounds (wood)))
    lw_country_add (maker->country, wood);
  else
    lw_feature_free (wood);
}

static void
make_rock (Maker *maker)
{
  for (gint i = 0; i < TRIES / 4; i++)
    {
      LwFeature *rock = new_thing (maker, LW_FEATURE_ROCK);

      rock->radius = between (maker, 3, 6) * LW_INCH / 4;
      rock->height = LW_INCHES (2);
      rock->at = some_place (maker, LW_INCHES (2));
      if (put_down (maker, rock))
        return;
    }
}

/* --- Water --------------------------------------------------------------------------------- */

static void
make_pond (Maker *maker)
{
  for (gint i = 0; i < TRIES / 2; i++)
    {
      LwFeature *pond = new_thing (maker, LW_FEATURE_POND);

      round_off (maker, pond, some_place (maker, LW_INCHES (5)), between (maker, 5, 9) * LW_INCH,
                 between (maker, 4, 6) * LW_INCH);
      smooth (pond, TRUE);
      smooth (pond, TRUE);
      if (put_down (maker, pond))
        return;
    }
}

/* From the west through the middle to the east, where it is its own image. */
static LwFeature *
make_river (Maker *maker, LwLength breadth)
{
  LwCountry *country = maker->country;
  LwFeature *river = new_thing (maker, LW_FEATURE_RIVER);
  LwPoint centre = { country->width / 2, country->depth / 2 };
  LwLength sway = country->depth / 12;
  gint n = CLAMP (country->width / (2 * LW_FOOT), 2, 8);

  river->width = breadth;
  for (gint i = 0; i < n; i++)
    add_corner (river, (LwPoint){ centre.x * i / n, centre.y + between (maker, -sway, sway) });
  add_corner (river, centre);
  smooth (river, FALSE);
  smooth (river, FALSE);
  for (guint i = river->points->len - 1; i > 0; i--)
    {
      LwPoint point = g_array_index (river->points, LwPoint, i - 1);

      add_corner (river, (LwPoint){ country->width - point.x, country->depth - point.y });
    }
  lw_country_add (country, river);
  return river;
}

static void
cross_river (Maker *maker, const LwFeature *river, LwFeatureKind kind, LwLength x)
{
  LwFeature *crossing = new_thing (maker, kind);

  crossing->width = LW_INCHES (kind == LW_FEATURE_BRIDGE ? 4 : 5);
  lw_snap_crossing (river, (LwPoint){ x, maker->country->depth / 2 }, LW_INCH, crossing);
  /* Even sizes, for the same reason as houses. */
  crossing->depth += crossing->depth % 2;
  lw_country_add (maker->country, crossing);
}

static void
make_water (Maker *maker)
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

/* --- The whole ----------------------------------------------------------------------------- */

/* On dry ground a farm stands in the very middle and is its own image. */
static void
make_centre (Maker *maker)
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
turn_half (Maker *maker, guint first)
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
lay_out (Maker *maker)
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
    for (gint k = 0; k < 6 && !plant_tree (maker, some_place (maker, LW_INCH)); k++)
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
  Maker maker = { wish };
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
  draw_number (&maker);
  maker.half =
      (LwBox){ LW_INCHES (2), line, country->width - LW_INCHES (2), country->depth / 2 - ROOM / 2 };
  maker.scale = (gint)CLAMP (
      (gint64)country->width * country->depth * 4 / ((gint64)80 * LW_FOOT * LW_FOOT), 2, 40);
  lay_out (&maker);
  g_ptr_array_sort (country->features, compare_layers_cb);
  return country;
}
