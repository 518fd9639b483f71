/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-hand.c: the hand of the drawing board: who answers to a press, a drag, a motion, a key.
 *
 * It holds one grasp of what is taken up (lw-editor-grasp), which the tool of selecting
 * (lw-select-tool) and the tools that make things (lw-draw-tool) work with; three layers are drawn
 * over the map from it: what lies still, what is carried, and what follows the pointer.
 */
#include "lw-editor-hand.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"
#include "lw-draw-tool.h"
#include "lw-editor-frame.h"
#include "lw-editor-tools.h"
#include "lw-fixed-overlay.h"
#include "lw-live-overlay.h"
#include "lw-select-tool.h"
#include "scene/scene.h"

struct _LwEditorHand
{
  LwMapTool parent_instance;

  LwEditor *editor; /* owned */
  LwMapView *map;   /* which owns this */

  LwEditorGrasp grasp;
  LwDrawTool draw;
  LwDragImage image;
  LwFixedOverlay fixed;
  LwLiveOverlay live;
  LwPoint menu_at; /* where the latest menu was asked for */
};

static guint menu_signal;

G_DEFINE_FINAL_TYPE (LwEditorHand, lw_editor_hand, LW_TYPE_MAP_TOOL)

static gboolean
is_busy (LwEditorHand *self)
{
  g_return_val_if_fail (LW_IS_EDITOR_HAND (self), FALSE);

  return self->grasp.hold != LW_HOLD_NONE || self->draw.corners->len > 0;
}

gboolean
lw_editor_hand_let_go (LwEditorHand *self)
{
  gboolean busy = is_busy (self);

  lw_draw_tool_let_go (&self->draw);
  return busy;
}

gboolean
lw_editor_hand_carries_by_key (LwEditorHand *self)
{
  g_return_val_if_fail (LW_IS_EDITOR_HAND (self), FALSE);

  return self->grasp.by_key;
}

gboolean
lw_editor_hand_has_corners (LwEditorHand *self)
{
  g_return_val_if_fail (LW_IS_EDITOR_HAND (self), FALSE);

  return self->draw.corners->len > 0;
}

static gboolean
selects (LwEditorHand *self)
{
  return lw_editor_tool (self->editor) == LW_EDITOR_SELECT;
}

static const LwCountry *
lw_editor_hand_country (LwMapTool *tool)
{
  return lw_editor_country (LW_EDITOR_HAND (tool)->editor);
}

static gboolean
lw_editor_hand_lifts (LwMapTool *tool, const LwFeature *feature)
{
  return lw_editor_lifts (LW_EDITOR_HAND (tool)->editor, feature);
}

static gboolean
still_layer (LwMapTool *tool, cairo_t *cr, const LwView *view, guint part)
{
  return lw_fixed_overlay_draw (&LW_EDITOR_HAND (tool)->fixed, cr, view, part);
}

static gboolean
live_layer (LwMapTool *tool, cairo_t *cr, const LwView *view, guint part)
{
  return lw_live_overlay_draw (&LW_EDITOR_HAND (tool)->live, cr, view, part);
}

static void
held_layer (LwMapTool *tool, LwCanvas *canvas, const LwView *view)
{
  lw_drag_image_show (&LW_EDITOR_HAND (tool)->image, canvas, view);
}

static gboolean
lw_editor_hand_marks (LwMapTool *tool, LwBox *box)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  if (!lw_editor_bounds (self->editor, box))
    return FALSE;
  if (self->grasp.hold == LW_HOLD_THINGS || self->grasp.hold == LW_HOLD_COPY)
    *box = (LwBox){ box->x1 + self->grasp.shift.x, box->y1 + self->grasp.shift.y,
                    box->x2 + self->grasp.shift.x, box->y2 + self->grasp.shift.y };
  return TRUE;
}

static LwMapGrip
lw_editor_hand_press (LwMapTool *tool, const LwMapTouch *touch)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  self->live.pointing_out = FALSE;
  self->grasp.at = touch->at;
  if (self->grasp.by_key)
    {
      lw_select_tool_put (&self->grasp, touch, TRUE);
      return LW_MAP_GRIP_NONE;
    }
  return selects (self) ? lw_select_tool_take (&self->grasp, touch)
                        : lw_draw_tool_begin (&self->draw, touch);
}

static void
carry (LwMapTool *tool, const LwMapTouch *touch)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  self->grasp.at = touch->at;
  if (selects (self))
    lw_select_tool_carry (&self->grasp, touch);
  else
    lw_draw_tool_carry (&self->draw, touch);
  lw_editor_moved (self->editor);
}

static void
lw_editor_hand_release (LwMapTool *tool, const LwMapTouch *touch, gboolean moved)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  self->grasp.at = touch->at;
  if (self->grasp.by_key)
    return;
  if (selects (self))
    lw_select_tool_put (&self->grasp, touch, moved);
  else
    lw_draw_tool_end (&self->draw, touch, moved);
}

static void
lw_editor_hand_band (LwMapTool *tool, LwBox box, GdkModifierType state)
{
  lw_editor_select_box (LW_EDITOR_HAND (tool)->editor, box, (state & GDK_SHIFT_MASK) != 0);
}

static void
lw_editor_hand_cancel (LwMapTool *tool)
{
  lw_editor_hand_let_go (LW_EDITOR_HAND (tool));
}

static void
lw_editor_hand_hover (LwMapTool *tool, const LwMapTouch *touch)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  self->grasp.at = touch->at;
  if (!selects (self) && self->grasp.hold == LW_HOLD_NONE)
    lw_draw_tool_show_tip (&self->draw, touch);
  lw_editor_moved (self->editor);
}

static void
lw_editor_hand_leave (LwMapTool *tool)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  self->draw.tip_shown = FALSE;
  lw_editor_moved (self->editor);
}

/* What lies there is selected, unless it is already, so that the menu speaks of it. */
static void
lw_editor_hand_second (LwMapTool *tool, const LwMapTouch *touch)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);
  const LwFeature *under;
  double x, y;

  if (is_busy (self))
    {
      lw_draw_tool_finish (&self->draw);
      return;
    }
  under = lw_pick_feature (lw_editor_country (self->editor), touch->at, touch->slack, NULL);
  if (under != NULL && !lw_editor_has (self->editor, under->id))
    lw_editor_select (self->editor, under->id, FALSE);
  self->menu_at = touch->at;
  lw_view_to_paper (lw_map_view_view (self->map), touch->at, &x, &y);
  g_signal_emit (self, menu_signal, 0, x, y);
}

static const char *
lw_editor_hand_shape (LwMapTool *tool, const LwMapTouch *touch)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  if (!selects (self))
    return "crosshair";
  switch (lw_editor_frame_grip (&self->grasp, touch))
    {
    case LW_HOLD_TURN:
      return "grab";
    case LW_HOLD_POINT:
      return "move";
    case LW_HOLD_SIZE:
      if (self->grasp.ux != 0 && self->grasp.uy != 0)
        return self->grasp.ux == self->grasp.uy ? "nesw-resize" : "nwse-resize";
      return self->grasp.ux != 0 ? "ew-resize" : "ns-resize";
    default:
      return NULL;
    }
}

/* ---- by the keys alone ---- */

static void
tell_place (LwEditorHand *self, const LwMapTouch *touch)
{
  const LwCountry *country = lw_editor_country (self->editor);
  const LwFeature *under = lw_pick_feature (country, touch->at, touch->slack, NULL);
  g_autofree char *x = lw_editor_grasp_length (touch->at.x);
  g_autofree char *y = lw_editor_grasp_length (touch->at.y);
  g_autofree char *what =
      under == NULL ? g_strdup (_ ("Bare floor")) : lw_editor_describe (self->editor, under);
  g_autofree char *sentence = NULL;

  sentence = self->grasp.note == NULL
                 ? g_strdup_printf (_ ("%s from the left, %s from the south. %s."), x, y, what)
                 : g_strdup_printf (_ ("%s from the left, %s from the south. %s. %s."), x, y, what,
                                    self->grasp.note);
  lw_editor_tell (self->editor, sentence);
}

/* The cursor has moved: what is carried goes along. */
static void
lw_editor_hand_step (LwMapTool *tool, const LwMapTouch *touch)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  self->grasp.at = touch->at;
  if (self->grasp.by_key)
    lw_select_tool_carry (&self->grasp, touch);
  else if (!selects (self))
    lw_draw_tool_show_tip (&self->draw, touch);
  tell_place (self, touch);
}

/* Enter takes up what lies at the cursor and puts it down again; with another tool it sets down
 * a thing, or a corner of one. */
static void
lw_editor_hand_enter (LwMapTool *tool, const LwMapTouch *touch)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);
  LwMapGrip grip;

  self->grasp.at = touch->at;
  if (self->grasp.by_key)
    {
      lw_select_tool_put (&self->grasp, touch, TRUE);
      return;
    }
  if (!selects (self))
    {
      if (lw_draw_tool_begin (&self->draw, touch) != LW_MAP_GRIP_NONE)
        lw_draw_tool_end (&self->draw, touch, FALSE);
      return;
    }
  grip = lw_select_tool_take (&self->grasp, touch);
  self->grasp.by_key = grip == LW_MAP_GRIP_CARRY && self->grasp.hold != LW_HOLD_NONE;
  if (!self->grasp.by_key)
    return;
  lw_editor_moved (self->editor);
  lw_editor_tell (self->editor, _ ("Taken up. Arrows carry it, Enter puts it down."));
}

static void
lw_editor_hand_escape (LwMapTool *tool)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  if (self->live.pointing_out)
    {
      self->live.pointing_out = FALSE;
      lw_editor_moved (self->editor);
    }
  if (lw_editor_hand_let_go (self))
    return;
  if (!selects (self))
    lw_editor_set_tool (self->editor, LW_EDITOR_SELECT);
  else
    lw_editor_select_none (self->editor);
}

static gboolean
lw_editor_hand_next (LwMapTool *tool, int step, LwPoint *at)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);
  const LwFeature *only;
  g_autofree char *what = NULL;

  lw_editor_hand_let_go (self);
  if (!selects (self))
    lw_editor_set_tool (self->editor, LW_EDITOR_SELECT);
  if (!lw_editor_select_next (self->editor, step, at))
    return FALSE;
  only = lw_editor_only (self->editor);
  what = lw_editor_describe (self->editor, only);
  lw_editor_tell (self->editor, what);
  return TRUE;
}

static void
lw_editor_hand_all (LwMapTool *tool)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  lw_editor_hand_let_go (self);
  lw_editor_set_tool (self->editor, LW_EDITOR_SELECT);
  lw_editor_select_all (self->editor);
}

gboolean
lw_editor_hand_drop_corner (LwEditorHand *self)
{
  g_return_val_if_fail (LW_IS_EDITOR_HAND (self), FALSE);

  return self->draw.corners->len > 0 && lw_draw_tool_drop_corner (&self->draw);
}

/* ---- the editor tells ---- */

/* A tool that is laid aside takes along nothing half done. */
static void
tool_changed_cb (LwEditorHand *self)
{
  lw_editor_hand_let_go (self);
  self->draw.tip_shown = FALSE;
  lw_map_view_hold_tape (self->map, lw_editor_tool (self->editor) == LW_EDITOR_MEASURE);
  gtk_widget_queue_draw (GTK_WIDGET (self->map));
}

static void
changed_cb (LwEditorHand *self)
{
  gboolean all;
  g_autoptr (GArray) damage = lw_editor_take_damage (self->editor, &all);
  guint i;

  if (all)
    lw_map_view_forget (self->map);
  for (i = 0; i < damage->len && !all; i++)
    lw_map_view_damage (self->map, g_array_index (damage, LwBox, i));
  lw_map_view_forget_still (self->map);
}

static void
moved_cb (LwEditorHand *self)
{
  gboolean all;
  g_autoptr (GArray) damage = lw_editor_take_damage (self->editor, &all);
  guint i;

  for (i = 0; i < damage->len; i++)
    lw_map_view_damage (self->map, g_array_index (damage, LwBox, i));
  gtk_widget_queue_draw (GTK_WIDGET (self->map));
}

static void
selection_cb (LwEditorHand *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self->map));
}

static void
lw_editor_hand_dispose (GObject *object)
{
  LwEditorHand *self = LW_EDITOR_HAND (object);

  lw_drag_image_forget (&self->image);
  lw_fixed_overlay_set_bad (&self->fixed, NULL);
  lw_fixed_overlay_set_heat (&self->fixed, NULL);
  lw_live_overlay_point_out (&self->live, NULL, NULL);
  lw_draw_tool_clear (&self->draw);
  lw_editor_grasp_clear (&self->grasp);
  g_clear_object (&self->editor);
  G_OBJECT_CLASS (lw_editor_hand_parent_class)->dispose (object);
}

static void
lw_editor_hand_class_init (LwEditorHandClass *klass)
{
  LwMapToolClass *tool_class = LW_MAP_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_editor_hand_dispose;
  tool_class->country = lw_editor_hand_country;
  tool_class->lifts = lw_editor_hand_lifts;
  tool_class->still = still_layer;
  tool_class->show = held_layer;
  tool_class->draw = live_layer;
  tool_class->marks = lw_editor_hand_marks;
  tool_class->press = lw_editor_hand_press;
  tool_class->carry = carry;
  tool_class->release = lw_editor_hand_release;
  tool_class->band = lw_editor_hand_band;
  tool_class->cancel = lw_editor_hand_cancel;
  tool_class->hover = lw_editor_hand_hover;
  tool_class->leave = lw_editor_hand_leave;
  tool_class->second = lw_editor_hand_second;
  tool_class->shape = lw_editor_hand_shape;
  tool_class->step = lw_editor_hand_step;
  tool_class->enter = lw_editor_hand_enter;
  tool_class->escape = lw_editor_hand_escape;
  tool_class->next = lw_editor_hand_next;
  tool_class->all = lw_editor_hand_all;
  menu_signal = g_signal_new ("menu", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
}

static void
lw_editor_hand_init (LwEditorHand *self)
{
  lw_draw_tool_init (&self->draw, &self->grasp);
  self->image.grasp = &self->grasp;
  self->live.grasp = &self->grasp;
  self->live.tool = &self->draw;
}

LwEditorHand *
lw_editor_hand_new (LwEditor *editor, LwMapView *map)
{
  LwEditorHand *self = g_object_new (LW_TYPE_EDITOR_HAND, NULL);

  self->editor = g_object_ref (editor);
  self->map = map;
  self->grasp.editor = self->fixed.editor = editor;
  self->grasp.map = map;
  g_signal_connect_object (editor, "tool", G_CALLBACK (tool_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "selection", G_CALLBACK (selection_cb), self, G_CONNECT_SWAPPED);
  return self;
}

void
lw_editor_hand_point_out (LwEditorHand *self, const LwBox *box, const char *note)
{
  g_return_if_fail (LW_IS_EDITOR_HAND (self));

  lw_live_overlay_point_out (&self->live, box, note);
  gtk_widget_queue_draw (GTK_WIDGET (self->map));
}

void
lw_editor_hand_show_zones (LwEditorHand *self, gboolean show)
{
  g_return_if_fail (LW_IS_EDITOR_HAND (self));

  self->fixed.zones = show;
  lw_map_view_forget_still (self->map);
}

void
lw_editor_hand_show_bad (LwEditorHand *self, GPtrArray *ids)
{
  g_return_if_fail (LW_IS_EDITOR_HAND (self));

  lw_fixed_overlay_set_bad (&self->fixed, ids);
  lw_map_view_forget_still (self->map);
}

void
lw_editor_hand_show_heat (LwEditorHand *self, cairo_surface_t *heat)
{
  g_return_if_fail (LW_IS_EDITOR_HAND (self));

  lw_fixed_overlay_set_heat (&self->fixed, heat);
  lw_map_view_forget_still (self->map);
}

gboolean
lw_editor_hand_add_point (LwEditorHand *self, LwPoint at)
{
  return lw_select_tool_add_point (&self->grasp, at);
}

gboolean
lw_editor_hand_remove_point (LwEditorHand *self, LwPoint at)
{
  return lw_select_tool_remove_point (&self->grasp, at);
}

LwPoint
lw_editor_hand_menu_at (LwEditorHand *self)
{
  return self->menu_at;
}
