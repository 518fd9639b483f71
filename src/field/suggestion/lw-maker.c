/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-maker.c: the maker of a Country: his dice, where a thing has room, and uneven outlines.
 */
#include "lw-maker.h"

#define TREE_ROOM (3 * LW_INCH / 2)
#define TREES_APART (9 * LW_INCH / 4)

/* A small generator: a multiplication and a shift, the same everywhere. */
guint32
lw_maker_draw_number (LwMaker *maker)
{
  guint64 old = maker->state;
  guint32 mixed = (guint32)(((old >> 18) ^ old) >> 27);
  guint turn = (guint)(old >> 59);

  maker->state = old * G_GUINT64_CONSTANT (6364136223846793005) + 1442695040888963407;
  return (mixed >> turn) | (mixed << ((32 - turn) & 31));
}

gint32
lw_maker_between (LwMaker *maker, gint32 low, gint32 high)
{
  return high <= low ? low
                     : low + (gint32)(lw_maker_draw_number (maker) % (guint32)(high - low + 1));
}

LwFeature *
lw_maker_new_thing (LwMaker *maker, LwFeatureKind kind)
{
  g_autofree char *id = g_strdup_printf ("%s-%u", lw_feature_kind_nick (kind), ++maker->next);

  return lw_feature_new (kind, id);
}

LwPoint
lw_maker_some_place (LwMaker *maker, LwLength room)
{
  return (LwPoint){ lw_maker_between (maker, maker->half.x1 + room, maker->half.x2 - room),
                    lw_maker_between (maker, maker->half.y1 + room, maker->half.y2 - room) };
}

gboolean
lw_maker_lies_in_half (const LwMaker *maker, LwBox box)
{
  return box.x1 >= maker->half.x1 && box.x2 <= maker->half.x2 && box.y1 >= maker->half.y1 &&
         box.y2 <= maker->half.y2;
}

/* ---- Room ---- */

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
  return feature->kind == LW_FEATURE_BOARD ? LW_INCH : LW_MAKER_ROOM;
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
has_room (const LwMaker *maker, const LwFeature *feature)
{
  LwBox bounds = lw_feature_bounds (feature);

  if (!lw_maker_lies_in_half (maker, bounds))
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

gboolean
lw_maker_put_down (LwMaker *maker, LwFeature *feature)
{
  if (!has_room (maker, feature))
    {
      lw_feature_free (feature);
      return FALSE;
    }
  lw_country_add (maker->country, feature);
  return TRUE;
}

/* ---- Outlines ---- */

void
lw_maker_add_corner (LwFeature *feature, LwPoint point)
{
  g_array_append_val (feature->points, point);
}

void
lw_maker_smooth (LwFeature *feature, gboolean closed)
{
  GArray *old = feature->points;
  guint n = old->len;

  feature->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  if (!closed)
    lw_maker_add_corner (feature, g_array_index (old, LwPoint, 0));
  for (guint i = 0; i + !closed < n; i++)
    {
      LwPoint a = g_array_index (old, LwPoint, i), b = g_array_index (old, LwPoint, (i + 1) % n);

      if (closed || i > 0)
        lw_maker_add_corner (feature, (LwPoint){ a.x + (b.x - a.x) / 4, a.y + (b.y - a.y) / 4 });
      if (closed || i + 2 < n)
        lw_maker_add_corner (feature, (LwPoint){ b.x - (b.x - a.x) / 4, b.y - (b.y - a.y) / 4 });
    }
  if (!closed)
    lw_maker_add_corner (feature, g_array_index (old, LwPoint, n - 1));
  g_array_unref (old);
}

void
lw_maker_round_off (LwMaker *maker, LwFeature *feature, LwPoint at, LwLength across, LwLength along)
{
  gint n = lw_maker_between (maker, 5, 7);
  LwAngle turn = lw_maker_between (maker, 0, LW_TURN / n);

  for (gint i = 0; i < n; i++)
    {
      LwAngle angle = turn + i * (LW_TURN / n) + lw_maker_between (maker, -8, 8) * LW_DEGREE;
      gint64 part = lw_maker_between (maker, 82, 100);
      gint64 x = (gint64)lw_cosine (angle) * across / (1 << 30) * part / 100;
      gint64 y = (gint64)lw_sine (angle) * along / (1 << 30) * part / 100;

      lw_maker_add_corner (feature,
                           (LwPoint){ at.x + (LwLength)x / 64 * 64, at.y + (LwLength)y / 64 * 64 });
    }
}
