/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-feature.c: the things on the floor: their kinds and outlines, and how they are moved.
 *
 * A kind has one of four forms: outline, line, box or disc. A thing is placed by its points or,
 * with a box or a disc, by its centre; moving, turning, flipping and stretching change those alike,
 * and keep every one of them near the field.
 */
#include "lw-feature.h"

#include <glib/gi18n-lib.h>

typedef enum
{
  FORM_OUTLINE,
  FORM_LINE,
  FORM_BOX,
  FORM_DISC
} Form;

static const struct
{
  const char *nick;
  Form form;
} kinds[LW_N_FEATURE_KINDS] = {
  [LW_FEATURE_BOARD] = { "board", FORM_OUTLINE }, [LW_FEATURE_HOUSE] = { "house", FORM_BOX },
  [LW_FEATURE_CHURCH] = { "church", FORM_BOX },   [LW_FEATURE_SHED] = { "shed", FORM_BOX },
  [LW_FEATURE_WALL] = { "wall", FORM_LINE },      [LW_FEATURE_TREE] = { "tree", FORM_DISC },
  [LW_FEATURE_WOOD] = { "wood", FORM_OUTLINE },   [LW_FEATURE_ROCK] = { "rock", FORM_DISC },
  [LW_FEATURE_RIVER] = { "river", FORM_LINE },    [LW_FEATURE_POND] = { "pond", FORM_OUTLINE },
  [LW_FEATURE_SWAMP] = { "swamp", FORM_OUTLINE }, [LW_FEATURE_FORD] = { "ford", FORM_BOX },
  [LW_FEATURE_BRIDGE] = { "bridge", FORM_BOX },   [LW_FEATURE_ROAD] = { "road", FORM_LINE },
};

LwFeature *
lw_feature_new (LwFeatureKind kind, const char *id)
{
  LwFeature *feature;

  g_return_val_if_fail (kind < LW_N_FEATURE_KINDS && id != NULL, NULL);

  feature = g_new0 (LwFeature, 1);
  feature->kind = kind;
  feature->id = g_strdup (id);
  if (kind == LW_FEATURE_TREE)
    feature->radius = LW_TREE_RADIUS;
  if (kinds[kind].form == FORM_OUTLINE || kinds[kind].form == FORM_LINE)
    feature->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  return feature;
}

LwFeature *
lw_feature_copy (const LwFeature *feature)
{
  LwFeature *copy;

  g_return_val_if_fail (feature != NULL, NULL);

  copy = g_memdup2 (feature, sizeof *feature);
  copy->id = g_strdup (feature->id);
  copy->name = g_strdup (feature->name);
  copy->across = g_strdup (feature->across);
  if (feature->points != NULL)
    copy->points = g_array_copy (feature->points);
  return copy;
}

void
lw_feature_free (LwFeature *feature)
{
  if (feature == NULL)
    return;
  g_free (feature->id);
  g_free (feature->name);
  g_free (feature->across);
  g_clear_pointer (&feature->points, g_array_unref);
  g_free (feature);
}

const char *
lw_feature_kind_nick (LwFeatureKind kind)
{
  g_return_val_if_fail (kind < LW_N_FEATURE_KINDS, "");

  return kinds[kind].nick;
}

const char *
lw_feature_kind_name (LwFeatureKind kind)
{
  g_return_val_if_fail (kind < LW_N_FEATURE_KINDS, "");

  switch (kind)
    {
    case LW_FEATURE_BOARD:
      return _ ("board hill");
    case LW_FEATURE_HOUSE:
      return _ ("house");
    case LW_FEATURE_CHURCH:
      return _ ("church");
    case LW_FEATURE_SHED:
      return _ ("shed");
    case LW_FEATURE_WALL:
      return _ ("wall");
    case LW_FEATURE_TREE:
      return _ ("tree");
    case LW_FEATURE_WOOD:
      return _ ("wood");
    case LW_FEATURE_ROCK:
      return _ ("rock");
    case LW_FEATURE_RIVER:
      return _ ("river");
    case LW_FEATURE_POND:
      return _ ("pond");
    case LW_FEATURE_SWAMP:
      return _ ("swamp");
    case LW_FEATURE_FORD:
      return _ ("ford");
    case LW_FEATURE_BRIDGE:
      return _ ("bridge");
    case LW_FEATURE_ROAD:
      return _ ("road");
    default:
      g_return_val_if_reached ("");
    }
}

gboolean
lw_feature_kind_parse (const char *nick, LwFeatureKind *kind)
{
  g_return_val_if_fail (nick != NULL && kind != NULL, FALSE);

  for (guint i = 0; i < LW_N_FEATURE_KINDS; i++)
    if (g_str_equal (nick, kinds[i].nick))
      {
        *kind = (LwFeatureKind)i;
        return TRUE;
      }
  return FALSE;
}

gboolean
lw_feature_leads_deep (const LwFeature *feature)
{
  g_return_val_if_fail (feature != NULL, FALSE);

  return feature->across != NULL || feature->depth > feature->width;
}

gboolean
lw_feature_has_outline (LwFeatureKind kind)
{
  return kind < LW_N_FEATURE_KINDS && kinds[kind].form == FORM_OUTLINE;
}

gboolean
lw_feature_has_line (LwFeatureKind kind)
{
  return kind < LW_N_FEATURE_KINDS && kinds[kind].form == FORM_LINE;
}

gboolean
lw_feature_has_box (LwFeatureKind kind)
{
  return kind < LW_N_FEATURE_KINDS && kinds[kind].form == FORM_BOX;
}

/* One capsule a leg, so that the corners of a line are rounded and closed. */
static void
add_legs (const LwFeature *feature, GArray *shapes)
{
  LwLength across = feature->kind == LW_FEATURE_WALL ? feature->thickness : feature->width;
  guint n_points = feature->points != NULL ? feature->points->len : 0;

  for (guint i = 0; i + 1 < MAX (n_points, 2) && n_points > 0; i++)
    {
      LwPoint a = g_array_index (feature->points, LwPoint, i);
      LwPoint b = g_array_index (feature->points, LwPoint, MIN (i + 1, n_points - 1));
      LwShape leg = lw_shape_capsule (a, b, across / 2);

      g_array_append_val (shapes, leg);
    }
}

static void
add_outline (const LwFeature *feature, GArray *shapes)
{
  LwShape shape;

  if (feature->points == NULL || feature->points->len == 0)
    return;
  shape = lw_shape_polygon ((const LwPoint *)(void *)feature->points->data, feature->points->len);
  g_array_append_val (shapes, shape);
}

GArray *
lw_feature_shapes (const LwFeature *feature)
{
  GArray *shapes = g_array_new (FALSE, FALSE, sizeof (LwShape));
  LwShape shape;

  g_return_val_if_fail (feature != NULL, shapes);

  switch (kinds[feature->kind].form)
    {
    case FORM_OUTLINE:
      add_outline (feature, shapes);
      break;
    case FORM_LINE:
      add_legs (feature, shapes);
      break;
    case FORM_BOX:
      shape = lw_shape_box (feature->at, feature->width, feature->depth, feature->angle);
      g_array_append_val (shapes, shape);
      break;
    case FORM_DISC:
      shape = lw_shape_disc (feature->at, feature->radius);
      g_array_append_val (shapes, shape);
      break;
    }
  return shapes;
}

LwBox
lw_feature_bounds (const LwFeature *feature)
{
  g_autoptr (GArray) shapes = lw_feature_shapes (feature);
  LwBox box = { feature->at.x, feature->at.y, feature->at.x, feature->at.y };

  for (guint i = 0; i < shapes->len; i++)
    {
      LwBox next = g_array_index (shapes, LwShape, i).bounds;

      box = i == 0 ? next : lw_box_joined (box, next);
    }
  return box;
}

/* ---- Compared, moved, turned and stretched ---- */

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
  return (LwPoint){ (LwLength)CLAMP (x, LW_FEATURE_LEAST, LW_FEATURE_MOST),
                    (LwLength)CLAMP (y, LW_FEATURE_LEAST, LW_FEATURE_MOST) };
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
  return feature->points != NULL ? feature->points->len : 1;
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
