/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-tools.c: the tools of the palette: their letters and their names.
 */
#include "lw-editor.h"

#include <glib/gi18n-lib.h>

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
