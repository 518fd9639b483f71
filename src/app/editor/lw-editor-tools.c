/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-tools.c: the tools of the palette: their letters and names, and how each makes its
 * thing: as large as it comes out of the box, or as it is drawn.
 */
#include "lw-editor-tools.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* N and P go from thing to thing, the digits zoom: no tool has these. */
static const char letters[LW_N_EDITOR_TOOLS] = {
  [LW_FEATURE_BOARD] = 'b',  [LW_FEATURE_HOUSE] = 'h', [LW_FEATURE_CHURCH] = 'c',
  [LW_FEATURE_SHED] = 'e',   [LW_FEATURE_WALL] = 'w',  [LW_FEATURE_TREE] = 't',
  [LW_FEATURE_WOOD] = 'v',   [LW_FEATURE_ROCK] = 'k',  [LW_FEATURE_RIVER] = 'r',
  [LW_FEATURE_POND] = 'o',   [LW_FEATURE_SWAMP] = 'a', [LW_FEATURE_FORD] = 'f',
  [LW_FEATURE_BRIDGE] = 'g', [LW_FEATURE_ROAD] = 'l',  [LW_EDITOR_SELECT] = 's',
  [LW_EDITOR_MEASURE] = 'm', [LW_EDITOR_BRUSH] = 'd',
};

char
lw_editor_tool_letter (LwEditorTool tool)
{
  g_return_val_if_fail (tool < LW_N_EDITOR_TOOLS, 0);

  return letters[tool];
}

LwEditorTool
lw_editor_tool_of (char letter)
{
  LwEditorTool tool;

  for (tool = 0; tool < LW_N_EDITOR_TOOLS; tool++)
    if (letter != 0 && letters[tool] == letter)
      return tool;
  return LW_N_EDITOR_TOOLS;
}

const char *
lw_editor_tool_icon (LwEditorTool tool)
{
  static const char *const icons[LW_N_EDITOR_TOOLS] = {
    [LW_FEATURE_BOARD] = "lw-board-symbolic",     [LW_FEATURE_HOUSE] = "lw-house-symbolic",
    [LW_FEATURE_CHURCH] = "lw-church-symbolic",   [LW_FEATURE_SHED] = "lw-shed-symbolic",
    [LW_FEATURE_WALL] = "lw-wall-symbolic",       [LW_FEATURE_TREE] = "lw-tree-symbolic",
    [LW_FEATURE_WOOD] = "lw-ground-symbolic",     [LW_FEATURE_ROCK] = "lw-rock-symbolic",
    [LW_FEATURE_RIVER] = "lw-river-symbolic",     [LW_FEATURE_POND] = "lw-pond-symbolic",
    [LW_FEATURE_SWAMP] = "lw-swamp-symbolic",     [LW_FEATURE_FORD] = "lw-ford-symbolic",
    [LW_FEATURE_BRIDGE] = "lw-bridge-symbolic",   [LW_FEATURE_ROAD] = "lw-road-symbolic",
    [LW_EDITOR_SELECT] = "lw-select-symbolic",    [LW_EDITOR_MEASURE] = "lw-measure-symbolic",
    [LW_EDITOR_BRUSH] = "lw-wood-symbolic",       [LW_EDITOR_ZONE_RED] = "lw-ground-symbolic",
    [LW_EDITOR_ZONE_BLUE] = "lw-ground-symbolic",
  };

  g_return_val_if_fail (tool < LW_N_EDITOR_TOOLS, "");

  return icons[tool];
}

const char *
lw_editor_tool_name (LwEditorTool tool)
{
  g_return_val_if_fail (tool < LW_N_EDITOR_TOOLS, "");

  switch (tool)
    {
    case LW_EDITOR_SELECT:
      return _ ("Select");
    case LW_EDITOR_MEASURE:
      return _ ("Measure");
    case LW_EDITOR_BRUSH:
      return _ ("Wood of twigs");
    case LW_EDITOR_ZONE_RED:
      return _ ("Where Red puts down");
    case LW_EDITOR_ZONE_BLUE:
      return _ ("Where Blue puts down");
    case LW_FEATURE_BOARD:
      return _ ("Board hill");
    case LW_FEATURE_HOUSE:
      return _ ("House");
    case LW_FEATURE_CHURCH:
      return _ ("Church");
    case LW_FEATURE_SHED:
      return _ ("Shed");
    case LW_FEATURE_WALL:
      return _ ("Wall");
    case LW_FEATURE_TREE:
      return _ ("Tree");
    case LW_FEATURE_WOOD:
      return _ ("Ground of a wood");
    case LW_FEATURE_ROCK:
      return _ ("Rock");
    case LW_FEATURE_RIVER:
      return _ ("River");
    case LW_FEATURE_POND:
      return _ ("Pond");
    case LW_FEATURE_SWAMP:
      return _ ("Swamp");
    case LW_FEATURE_FORD:
      return _ ("Ford");
    case LW_FEATURE_BRIDGE:
      return _ ("Bridge");
    case LW_FEATURE_ROAD:
      return _ ("Road");
    default:
      g_return_val_if_reached ("");
    }
}

/* ---- new things ---- */

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
