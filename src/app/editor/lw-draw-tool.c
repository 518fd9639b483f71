/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-tool.c: new things: set down by a click, drawn from corner to corner by a drag, corner by
 * corner by clicks, strewn by the brush; and the zones of the scenario, drawn the same way.
 *
 * The tip is where the next corner would be: it follows the pointer, drawn to the grid. A press
 * begins a box, a corner or a stroke of the brush, by the tool in hand; only the release changes
 * the Country, in one step, but the brush, whose whole stroke is one.
 */
#include "lw-draw-tool.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "lw-editor-tools.h"
#include "play/play.h"

#define LEAST (LW_INCH / 2)
#define BRIDGE_LANDING LW_INCH
/* So near to the river a crossing is drawn to it. */
#define RIVER_REACH LW_INCHES (6)

void
lw_draw_tool_init (LwDrawTool *self, LwEditorGrasp *grasp)
{
  self->grasp = grasp;
  self->corners = g_array_new (FALSE, FALSE, sizeof (LwPoint));
}

void
lw_draw_tool_clear (LwDrawTool *self)
{
  g_clear_pointer (&self->corners, g_array_unref);
}

void
lw_draw_tool_let_go (LwDrawTool *self)
{
  g_array_set_size (self->corners, 0);
  lw_editor_grasp_let_go (self->grasp);
}

static LwEditorTool
tool_of (LwDrawTool *self)
{
  return lw_editor_tool (self->grasp->editor);
}

static gboolean
is_zone (LwEditorTool tool)
{
  return tool == LW_EDITOR_ZONE_RED || tool == LW_EDITOR_ZONE_BLUE;
}

static gboolean
is_thing (LwEditorTool tool)
{
  return tool < LW_N_FEATURE_KINDS;
}

static gboolean
draws_outline (LwEditorTool tool)
{
  return is_zone (tool) || (is_thing (tool) && lw_feature_has_outline ((LwFeatureKind)tool));
}

static gboolean
draws_line (LwEditorTool tool)
{
  return is_thing (tool) && lw_feature_has_line ((LwFeatureKind)tool);
}

static gboolean
is_crossing (LwEditorTool tool)
{
  return tool == LW_FEATURE_FORD || tool == LW_FEATURE_BRIDGE;
}

static gboolean
draws_box (LwEditorTool tool)
{
  return is_thing (tool) && lw_feature_has_box ((LwFeatureKind)tool) && !is_crossing (tool);
}

static LwPoint
last_corner (LwDrawTool *self)
{
  return g_array_index (self->corners, LwPoint, self->corners->len - 1);
}

static void
dab (LwDrawTool *self, LwPoint at)
{
  LwDrafting *drafting = lw_editor_drafting (self->grasp->editor);

  self->last_dab = at;
  if (lw_drafting_strew (drafting, at, lw_editor_brush_radius (self->grasp->editor),
                         lw_editor_brush_apart (self->grasp->editor), ++self->dabs) > 0)
    lw_editor_done (self->grasp->editor, TRUE);
}

static void
begin_brush (LwDrawTool *self, LwPoint at)
{
  self->grasp->hold = LW_HOLD_BRUSH;
  lw_drafting_begin (lw_editor_drafting (self->grasp->editor), _ ("strew twigs"));
  dab (self, at);
}

LwMapGrip
lw_draw_tool_begin (LwDrawTool *self, const LwMapTouch *touch)
{
  LwEditorTool tool = tool_of (self);

  lw_draw_tool_show_tip (self, touch);
  self->grasp->from = self->tip;
  if (tool == LW_EDITOR_MEASURE)
    return LW_MAP_GRIP_NONE;
  if (tool == LW_EDITOR_BRUSH)
    begin_brush (self, touch->at);
  else if (self->corners->len > 0 || draws_line (tool))
    self->grasp->hold = LW_HOLD_CORNER;
  else if (draws_outline (tool) || draws_box (tool))
    self->grasp->hold = LW_HOLD_BOX;
  return LW_MAP_GRIP_CARRY;
}

/* Shift: a square; the leg of an outline in eighths of a turn. */
static LwPoint
constrained (LwDrawTool *self, LwPoint to)
{
  LwLength dx = to.x - self->grasp->from.x, dy = to.y - self->grasp->from.y,
           side = MAX (ABS (dx), ABS (dy));

  if (self->grasp->hold == LW_HOLD_BOX)
    return (LwPoint){ self->grasp->from.x + (dx < 0 ? -side : side),
                      self->grasp->from.y + (dy < 0 ? -side : side) };
  if (self->corners->len == 0)
    return to;
  return lw_point_towards (last_corner (self),
                           lw_snap_angle (lw_direction (last_corner (self), to), 45 * LW_DEGREE),
                           lw_distance (last_corner (self), to));
}

static void
note_tip (LwDrawTool *self)
{
  g_autofree char *wide = lw_editor_grasp_length (ABS (self->tip.x - self->grasp->from.x));
  g_autofree char *deep = lw_editor_grasp_length (ABS (self->tip.y - self->grasp->from.y));

  if (self->grasp->hold == LW_HOLD_BOX)
    lw_editor_grasp_set_note (self->grasp, g_strdup_printf (_ ("%s × %s"), wide, deep));
  else if (self->corners->len > 0)
    lw_editor_grasp_set_note (self->grasp,
                              lw_editor_grasp_length (lw_distance (last_corner (self), self->tip)));
  else
    lw_editor_grasp_set_note (self->grasp, NULL);
}

void
lw_draw_tool_show_tip (LwDrawTool *self, const LwMapTouch *touch)
{
  gboolean shift = (touch->state & GDK_SHIFT_MASK) != 0 && !touch->by_key;

  self->tip = lw_editor_grasp_snap (self->grasp, touch);
  self->tip_shown = TRUE;
  if (shift)
    self->tip = constrained (self, self->tip);
  note_tip (self);
}

void
lw_draw_tool_carry (LwDrawTool *self, const LwMapTouch *touch)
{
  LwLength apart = lw_editor_brush_radius (self->grasp->editor) / 2;

  if (self->grasp->hold != LW_HOLD_BRUSH)
    lw_draw_tool_show_tip (self, touch);
  else if (lw_distance (self->last_dab, touch->at) >= apart)
    dab (self, touch->at);
}

static void
add_thing (LwDrawTool *self, LwFeature *feature) /* (transfer full) */
{
  LwDrafting *drafting = lw_editor_drafting (self->grasp->editor);
  g_autofree char *id = g_strdup (lw_drafting_add (drafting, feature));
  g_autofree char *what = NULL;

  lw_editor_done (self->grasp->editor, id != NULL);
  if (id == NULL)
    {
      lw_editor_tell (self->grasp->editor, _ ("There is no room for more things in this Country."));
      return;
    }
  lw_editor_select (self->grasp->editor, id, FALSE);
  what = lw_editor_describe (self->grasp->editor, lw_editor_only (self->grasp->editor));
  lw_editor_tell (self->grasp->editor, what);
}

static void
set_zone (LwDrawTool *self, const LwPoint *points, guint n)
{
  const LwScenario *now = lw_editor_scenario (self->grasp->editor);
  LwScenario *scenario = now == NULL ? lw_scenario_new () : lw_scenario_copy (now);
  LwSide side = tool_of (self) == LW_EDITOR_ZONE_RED ? LW_RED : LW_BLUE;

  g_clear_pointer (&scenario->side[side].zone, g_array_unref);
  scenario->side[side].zone = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_vals (scenario->side[side].zone, points, n);
  lw_editor_done (
      self->grasp->editor,
      lw_planning_set_scenario (lw_editor_drafting (self->grasp->editor), scenario,
                                side == LW_RED ? _ ("draw Red’s zone") : _ ("draw Blue’s zone")));
  lw_editor_set_tool (self->grasp->editor, LW_EDITOR_SELECT);
}

static void
add_outline (LwDrawTool *self, const LwPoint *points, guint n)
{
  if (is_zone (tool_of (self)))
    set_zone (self, points, n);
  else
    add_thing (self, lw_editor_new_outline ((LwFeatureKind)tool_of (self), points, n));
}

static void
add_box (LwDrawTool *self)
{
  LwPoint a = self->grasp->from, b = self->tip;
  LwPoint corners[] = { a, { b.x, a.y }, b, { a.x, b.y } };

  if (is_zone (tool_of (self)))
    set_zone (self, corners, G_N_ELEMENTS (corners));
  else
    add_thing (self, lw_editor_new_box ((LwFeatureKind)tool_of (self), a, b));
}

gboolean
lw_draw_tool_finish (LwDrawTool *self)
{
  g_autoptr (GArray) corners = g_array_copy (self->corners);
  guint least = draws_line (tool_of (self)) ? 2 : 3;

  lw_draw_tool_let_go (self);
  if (corners->len < least)
    return FALSE;
  add_outline (self, (const LwPoint *)(void *)corners->data, corners->len);
  return TRUE;
}

gboolean
lw_draw_tool_drop_corner (LwDrawTool *self)
{
  g_array_set_size (self->corners, self->corners->len - 1);
  lw_editor_moved (self->grasp->editor);
  return TRUE;
}

static gboolean
is_same_place (LwDrawTool *self, LwPoint a, LwPoint b)
{
  return lw_distance (a, b) <= lw_editor_grasp_reach (self->grasp) / 2;
}

/* A second click at the same place, or one on the first corner, ends it; and so does Enter where
 * the last click was, though that corner was snapped away from it. */
static gboolean
ends (LwDrawTool *self, const LwMapTouch *touch)
{
  const GArray *corners = self->corners;

  if (corners->len == 0)
    return FALSE;
  if (touch->n_press >= 2 || is_same_place (self, last_corner (self), self->tip) ||
      (touch->by_key && is_same_place (self, self->asked, touch->at)))
    return TRUE;
  return draws_outline (tool_of (self)) && corners->len >= 3 &&
         is_same_place (self, g_array_index (corners, LwPoint, 0), self->tip);
}

static void
add_corner (LwDrawTool *self, const LwMapTouch *touch)
{
  GArray *corners = self->corners;

  if (ends (self, touch))
    {
      lw_draw_tool_finish (self);
      return;
    }
  self->asked = touch->at;
  g_array_append_val (corners, self->tip);
  lw_editor_moved (self->grasp->editor);
  lw_editor_tell (self->grasp->editor,
                  ngettext ("A corner.", "One corner more; twice here ends it.", corners->len));
}

/* A line that is dragged has two ends at once. */
static void
lay_corner (LwDrawTool *self, const LwMapTouch *touch, gboolean moved)
{
  if (moved && self->corners->len == 0 && !is_same_place (self, self->grasp->from, self->tip))
    {
      self->asked = touch->at;
      g_array_append_val (self->corners, self->grasp->from);
      g_array_append_val (self->corners, self->tip);
    }
  else
    add_corner (self, touch);
}

static const LwFeature *
river_at (LwDrawTool *self, LwPoint at)
{
  return lw_snap_river (lw_editor_country (self->grasp->editor), at, NULL, RIVER_REACH);
}

static LwFeature *
new_crossing (LwDrawTool *self, LwPoint at)
{
  LwFeatureKind kind = (LwFeatureKind)tool_of (self);
  const LwFeature *river = river_at (self, at);
  LwFeature *crossing;

  if (river == NULL)
    return NULL;
  crossing = lw_editor_new_thing (kind, at);
  lw_snap_crossing (river, at, kind == LW_FEATURE_BRIDGE ? BRIDGE_LANDING : 0, crossing);
  return crossing;
}

static void
lay_thing (LwDrawTool *self, LwPoint at)
{
  LwFeature *thing;

  if (!is_thing (tool_of (self)))
    return;
  thing = is_crossing (tool_of (self)) ? new_crossing (self, at)
                                       : lw_editor_new_thing ((LwFeatureKind)tool_of (self), at);
  if (thing == NULL)
    lw_editor_tell (self->grasp->editor,
                    _ ("There is no river near. Draw one; fords and bridges lie across it."));
  else
    add_thing (self, thing);
}

static void
end_brush (LwDrawTool *self)
{
  lw_drafting_end (lw_editor_drafting (self->grasp->editor));
  lw_editor_done (self->grasp->editor, TRUE);
}

static gboolean
is_large_enough (LwDrawTool *self)
{
  return ABS (self->tip.x - self->grasp->from.x) >= LEAST &&
         ABS (self->tip.y - self->grasp->from.y) >= LEAST;
}

void
lw_draw_tool_end (LwDrawTool *self, const LwMapTouch *touch, gboolean moved)
{
  LwHold hold = self->grasp->hold;

  self->grasp->hold = LW_HOLD_NONE;
  lw_editor_grasp_set_note (self->grasp, NULL);
  if (hold == LW_HOLD_BRUSH)
    end_brush (self);
  else if (hold == LW_HOLD_CORNER)
    lay_corner (self, touch, moved);
  else if (hold == LW_HOLD_BOX && moved && is_large_enough (self))
    add_box (self);
  else if (hold == LW_HOLD_BOX && !moved && draws_outline (tool_of (self)))
    add_corner (self, touch);
  else if (!moved || !draws_outline (tool_of (self)))
    lay_thing (self, self->tip);
}

/* Where the half-drawn outline would go if the next corner were here. */
static LwFeature *
ghost_of_corners (LwDrawTool *self)
{
  LwEditorTool tool = tool_of (self);
  LwFeature *ghost;

  if (!is_thing (tool) || self->corners->len + 1 < (draws_line (tool) ? 2 : 3))
    return NULL;
  ghost = lw_editor_new_outline ((LwFeatureKind)tool, (const LwPoint *)(void *)self->corners->data,
                                 self->corners->len);
  if (lw_distance (last_corner (self), self->tip) > 0)
    g_array_append_val (ghost->points, self->tip);
  return ghost;
}

LwFeature *
lw_draw_tool_ghost (LwDrawTool *self)
{
  LwEditorTool tool = tool_of (self);

  if (!self->tip_shown || !is_thing (tool))
    return NULL;
  if (self->corners->len > 0)
    return ghost_of_corners (self);
  if (self->grasp->hold == LW_HOLD_CORNER && lw_distance (self->grasp->from, self->tip) > LEAST)
    return lw_editor_new_outline ((LwFeatureKind)tool, (LwPoint[]){ self->grasp->from, self->tip },
                                  2);
  if (self->grasp->hold == LW_HOLD_BOX && is_large_enough (self))
    return lw_editor_new_box ((LwFeatureKind)tool, self->grasp->from, self->tip);
  if (draws_outline (tool) || draws_line (tool))
    return NULL;
  return is_crossing (tool) ? new_crossing (self, self->tip)
                            : lw_editor_new_thing ((LwFeatureKind)tool, self->tip);
}
