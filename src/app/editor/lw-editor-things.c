/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-things.c: how a new thing is made: as large as it comes out of the box, or as it is
 * drawn.
 */
#include "lw-editor-hand-private.h"

#include <math.h>

/* So many corners make a pond round enough to be shaped by hand. */
#define ROUND_CORNERS 12

/* Toys as they are sold: blocks of an inch or two, twigs of six to nine, boards an inch thick. */
static const struct
{
  LwLength width, depth, height, radius, thickness;
} sizes[LW_N_FEATURE_KINDS] = {
  [LW_FEATURE_BOARD] = { LW_INCHES (18), LW_INCHES (12), LW_INCH, 0, 0 },
  [LW_FEATURE_HOUSE] = { LW_INCHES (6), LW_INCHES (5), LW_INCHES (4.5), 0, 0 },
  [LW_FEATURE_CHURCH] = { LW_INCHES (5), LW_INCHES (9), LW_INCHES (10), 0, 0 },
  [LW_FEATURE_SHED] = { LW_INCHES (4), LW_INCHES (3), LW_INCHES (3), 0, 0 },
  [LW_FEATURE_WALL] = { 0, 0, LW_INCHES (1.5), 0, LW_INCH / 2 },
  [LW_FEATURE_TREE] = { 0, 0, LW_INCHES (7), LW_TREE_RADIUS, 0 },
  [LW_FEATURE_WOOD] = { LW_INCHES (14), LW_INCHES (10), 0, 0, 0 },
  [LW_FEATURE_ROCK] = { 0, 0, LW_INCHES (1.5), LW_INCH, 0 },
  [LW_FEATURE_RIVER] = { LW_INCHES (3), 0, 0, 0, 0 },
  [LW_FEATURE_POND] = { LW_INCHES (12), LW_INCHES (9), 0, 0, 0 },
  [LW_FEATURE_SWAMP] = { LW_INCHES (12), LW_INCHES (9), 0, 0, 0 },
  [LW_FEATURE_FORD] = { LW_INCHES (3), LW_INCHES (3), 0, 0, 0 },
  [LW_FEATURE_BRIDGE] = { LW_INCHES (3), LW_INCHES (5), 0, 0, 0 },
  [LW_FEATURE_ROAD] = { LW_INCHES (2), 0, 0, 0, 0 },
};

static LwFeature *
new_sized (LwFeatureKind kind)
{
  LwFeature *feature = lw_feature_new (kind, "");

  feature->width = lw_feature_has_outline (kind) ? 0 : sizes[kind].width;
  feature->depth = lw_feature_has_outline (kind) ? 0 : sizes[kind].depth;
  feature->height = sizes[kind].height;
  feature->radius = sizes[kind].radius;
  feature->thickness = sizes[kind].thickness;
  return feature;
}

static void
add_rectangle (GArray *points, LwBox box)
{
  LwPoint corners[] = {
    { box.x1, box.y1 }, { box.x2, box.y1 }, { box.x2, box.y2 }, { box.x1, box.y2 }
  };

  g_array_append_vals (points, corners, G_N_ELEMENTS (corners));
}

static void
add_round (GArray *points, LwBox box)
{
  guint i;

  for (i = 0; i < ROUND_CORNERS; i++)
    {
      double angle = 2 * G_PI * i / ROUND_CORNERS;
      LwPoint point = {
        (LwLength)lround ((box.x1 + box.x2) / 2.0 + cos (angle) * (box.x2 - box.x1) / 2.0),
        (LwLength)lround ((box.y1 + box.y2) / 2.0 + sin (angle) * (box.y2 - box.y1) / 2.0)
      };

      g_array_append_val (points, point);
    }
}

LwFeature *
lw_editor_new_outline (LwFeatureKind kind, const LwPoint *points, guint n)
{
  LwFeature *feature = new_sized (kind);

  g_array_append_vals (feature->points, points, n);
  return feature;
}

LwFeature *
lw_editor_new_box (LwFeatureKind kind, LwPoint a, LwPoint b)
{
  LwPoint corners[2] = { a, b };
  LwBox box = lw_box_around (corners, 2, 0);
  LwFeature *feature = new_sized (kind);

  if (kind == LW_FEATURE_BOARD)
    add_rectangle (feature->points, box);
  else if (lw_feature_has_outline (kind))
    add_round (feature->points, box);
  else
    {
      feature->at = (LwPoint){ box.x1 + (box.x2 - box.x1) / 2, box.y1 + (box.y2 - box.y1) / 2 };
      feature->width = box.x2 - box.x1;
      feature->depth = box.y2 - box.y1;
    }
  return feature;
}

LwFeature *
lw_editor_new_thing (LwFeatureKind kind, LwPoint at)
{
  LwLength width = sizes[kind].width, depth = sizes[kind].depth;
  LwFeature *feature;

  if (lw_feature_has_outline (kind))
    return lw_editor_new_box (kind, (LwPoint){ at.x - width / 2, at.y - depth / 2 },
                              (LwPoint){ at.x + width / 2, at.y + depth / 2 });
  feature = new_sized (kind);
  feature->at = at;
  return feature;
}
