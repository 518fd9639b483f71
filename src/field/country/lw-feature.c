/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-feature.c: the kinds of things on the floor, and their outlines.
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

      if (i == 0)
        box = next;
      box = (LwBox){ MIN (box.x1, next.x1), MIN (box.y1, next.y1), MAX (box.x2, next.x2),
                     MAX (box.y2, next.y2) };
    }
  return box;
}
