/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-shape.c: one thing compared, shifted, turned, flipped and stretched.
 */
#include "lw-drafting-private.h"

static gboolean
points_equal (const GArray *a, const GArray *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  return a->len == b->len &&
         (a->len == 0 || memcmp (a->data, b->data, a->len * sizeof (LwPoint)) == 0);
}

gboolean
lw_feature_equal (const LwFeature *a, const LwFeature *b)
{
  return a->kind == b->kind && g_strcmp0 (a->id, b->id) == 0 && g_strcmp0 (a->name, b->name) == 0 &&
         g_strcmp0 (a->across, b->across) == 0 && a->at.x == b->at.x && a->at.y == b->at.y &&
         a->width == b->width && a->depth == b->depth && a->radius == b->radius &&
         a->thickness == b->thickness && a->height == b->height && a->angle == b->angle &&
         a->locked == b->locked && points_equal (a->points, b->points);
}

static LwPoint
kept_near (gint64 x, gint64 y)
{
  return (LwPoint){ (LwLength)CLAMP (x, LW_DRAFT_LEAST, LW_DRAFT_MOST),
                    (LwLength)CLAMP (y, LW_DRAFT_LEAST, LW_DRAFT_MOST) };
}

static guint
n_points (const LwFeature *feature)
{
  return feature->points != NULL ? feature->points->len : 0;
}

/* All that places a thing: its points, or its centre. */
static LwPoint *
nth_place (LwFeature *feature, guint i)
{
  return feature->points != NULL ? &g_array_index (feature->points, LwPoint, i) : &feature->at;
}

static guint
n_places (const LwFeature *feature)
{
  return feature->points != NULL ? n_points (feature) : 1;
}

void
lw_feature_translate (LwFeature *feature, LwLength dx, LwLength dy)
{
  for (guint i = 0; i < n_places (feature); i++)
    {
      LwPoint *place = nth_place (feature, i);

      *place = kept_near ((gint64)place->x + dx, (gint64)place->y + dy);
    }
}

void
lw_feature_rotate (LwFeature *feature, LwPoint about, LwAngle angle)
{
  for (guint i = 0; i < n_places (feature); i++)
    {
      LwPoint *place = nth_place (feature, i);
      LwPoint arm = { place->x - about.x, place->y - about.y };
      LwPoint turned = lw_point_placed (arm, lw_angle_wrapped (angle), about);

      *place = kept_near (turned.x, turned.y);
    }
  if (lw_feature_has_box (feature->kind))
    feature->angle = lw_angle_wrapped ((gint64)feature->angle + angle);
}

void
lw_feature_flip (LwFeature *feature, LwLength middle2, gboolean east_west)
{
  for (guint i = 0; i < n_places (feature); i++)
    {
      LwPoint *place = nth_place (feature, i);

      if (east_west)
        *place = kept_near ((gint64)middle2 - place->x, place->y);
      else
        *place = kept_near (place->x, (gint64)middle2 - place->y);
    }
  /* A box is its own image: its sides lie as before, mirrored. */
  if (lw_feature_has_box (feature->kind))
    feature->angle = lw_angle_wrapped (-(gint64)feature->angle);
}

static LwLength
stretch_length (LwLength length, gint64 from, gint64 to)
{
  gint64 half = from / 2;

  if (from <= 0)
    return length;
  return (LwLength)CLAMP ((length * to + (length < 0 ? -half : half)) / from, -2 * LW_FIELD_MAX,
                          2 * LW_FIELD_MAX);
}

static LwPoint
stretch_point (LwPoint point, LwBox from, LwBox to)
{
  return kept_near (
      (gint64)to.x1 + stretch_length (point.x - from.x1, from.x2 - from.x1, to.x2 - to.x1),
      (gint64)to.y1 + stretch_length (point.y - from.y1, from.y2 - from.y1, to.y2 - to.y1));
}

/* A box lies nearly along the field's sides, or across them, or is stretched by the mean. */
static void
stretch_box (LwFeature *feature, LwBox from, LwBox to)
{
  gint64 fx = from.x2 - from.x1, fy = from.y2 - from.y1;
  gint64 tx = ABS (to.x2 - to.x1), ty = ABS (to.y2 - to.y1);
  gint32 sine = ABS (lw_sine (feature->angle)), cosine = ABS (lw_cosine (feature->angle));

  if (sine > cosine)
    {
      gint64 held = fx;

      fx = fy;
      fy = held;
      held = tx;
      tx = ty;
      ty = held;
    }
  feature->width = MIN (LW_FIELD_MAX, stretch_length (feature->width, fx, tx));
  feature->depth = MIN (LW_FIELD_MAX, stretch_length (feature->depth, fy, ty));
}

void
lw_feature_stretch (LwFeature *feature, LwBox from, LwBox to)
{
  for (guint i = 0; i < n_places (feature); i++)
    {
      LwPoint *place = nth_place (feature, i);

      *place = stretch_point (*place, from, to);
    }
  if (lw_feature_has_box (feature->kind))
    stretch_box (feature, from, to);
  else if (feature->kind == LW_FEATURE_ROCK)
    {
      LwLength across = stretch_length (feature->radius, from.x2 - from.x1, ABS (to.x2 - to.x1));
      LwLength along = stretch_length (feature->radius, from.y2 - from.y1, ABS (to.y2 - to.y1));

      feature->radius = MIN (LW_FIELD_MAX, MIN (across, along));
    }
}

/* ---- Boards ---- */

LwLength
lw_country_board_under (const LwCountry *country, const LwFeature *board)
{
  LwLength top = 0;

  g_return_val_if_fail (country != NULL && board != NULL, 0);

  g_autoptr (GArray) shapes = lw_feature_shapes (board);
  if (shapes->len == 0)
    return 0;
  for (guint i = 0; i < country->features->len; i++)
    {
      const LwFeature *other = lw_country_feature (country, i);

      if (other == board)
        break;
      if (other->kind == LW_FEATURE_BOARD && other->height > top && n_points (other) > 0)
        {
          LwShape shape =
              lw_shape_polygon (&g_array_index (other->points, LwPoint, 0), other->points->len);

          if (lw_shape_nearer (&g_array_index (shapes, LwShape, 0), &shape, 0))
            top = other->height;
        }
    }
  return top;
}

GHashTable *
lw_draft_boards (const LwDrafting *drafting)
{
  const LwCountry *country = lw_drafting_country (drafting);
  GHashTable *thickness = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < country->features->len; i++)
    {
      LwFeature *board = lw_draft_at (drafting, i);

      if (board->kind == LW_FEATURE_BOARD)
        g_hash_table_insert (
            thickness, board,
            GINT_TO_POINTER (board->height - lw_country_board_under (country, board)));
    }
  return thickness;
}

void
lw_draft_lay_boards (LwDrafting *drafting, GHashTable *thickness)
{
  const LwCountry *country = lw_drafting_country (drafting);

  for (guint i = 0; i < country->features->len; i++)
    {
      LwFeature *board = lw_draft_at (drafting, i);
      gint thick = GPOINTER_TO_INT (g_hash_table_lookup (thickness, board));
      LwLength height;

      /* One that lies under the top of what comes before it was set so by hand. */
      if (board->kind != LW_FEATURE_BOARD || thick <= 0 || board->locked)
        continue;
      height = MIN (LW_DRAFT_TALLEST, lw_country_board_under (country, board) + thick);
      if (height != board->height)
        lw_draft_touch (drafting, i)->height = height;
    }
}
