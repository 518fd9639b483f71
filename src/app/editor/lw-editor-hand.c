/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-hand.c: the editor's tools as the map's tool: who answers to a press, a drag, a motion.
 */
#include "lw-editor-hand-private.h"

#include <glib/gi18n-lib.h>

#include "scene/scene.h"
#include "kit/kit.h"

static guint menu_signal;

G_DEFINE_FINAL_TYPE (LwEditorHand, lw_editor_hand, LW_TYPE_MAP_TOOL)

gboolean
lw_editor_hand_snaps (const LwMapTouch *touch)
{
  return (touch->state & GDK_CONTROL_MASK) == 0 && !touch->by_key;
}

LwLength
lw_editor_hand_reach (LwEditorHand *self)
{
  return (LwLength)(LW_EDITOR_REACH / lw_map_view_view (self->map)->scale);
}

void
lw_editor_hand_set_note (LwEditorHand *self, char *note)
{
  g_free (self->note);
  self->note = note;
}

char *
lw_editor_hand_length (LwLength length)
{
  return lw_length_format (length, lw_settings_units ());
}

/* A place of the floor as it is drawn to the grid and to what lies near. */
LwPoint
lw_editor_hand_snap (LwEditorHand *self, const LwMapTouch *touch)
{
  self->snap = (LwSnap){ 0 };
  if (!lw_editor_hand_snaps (touch))
    return touch->at;
  self->snap = lw_snap_point (lw_editor_country (self->editor), touch->at, NULL, LW_EDITOR_GRID,
                              lw_editor_hand_reach (self));
  return (LwPoint){ touch->at.x + self->snap.shift.x, touch->at.y + self->snap.shift.y };
}

void
lw_editor_hand_end (LwEditorHand *self)
{
  self->hold = LW_HOLD_NONE;
  self->by_key = self->aloft = FALSE;
  self->shift = (LwPoint){ 0, 0 };
  self->snap = (LwSnap){ 0 };
  g_clear_pointer (&self->held_id, g_free);
  lw_editor_hand_set_note (self, NULL);
  lw_editor_hand_forget_held (self);
  lw_editor_lift (self->editor, NULL);
}

gboolean
lw_editor_hand_is_busy (LwEditorHand *self)
{
  g_return_val_if_fail (LW_IS_EDITOR_HAND (self), FALSE);

  return self->hold != LW_HOLD_NONE || self->corners->len > 0;
}

gboolean
lw_editor_hand_let_go (LwEditorHand *self)
{
  LwDrafting *drafting = lw_editor_drafting (self->editor);
  gboolean busy = lw_editor_hand_is_busy (self);

  if (lw_drafting_in_gesture (drafting))
    {
      lw_drafting_cancel (drafting);
      lw_editor_done (self->editor, TRUE);
    }
  g_array_set_size (self->corners, 0);
  lw_editor_hand_end (self);
  return busy;
}

gboolean
lw_editor_hand_selects (LwEditorHand *self)
{
  return lw_editor_tool (self->editor) == LW_EDITOR_SELECT;
}

gboolean
lw_editor_hand_carries_by_key (LwEditorHand *self)
{
  g_return_val_if_fail (LW_IS_EDITOR_HAND (self), FALSE);

  return self->by_key;
}

gboolean
lw_editor_hand_has_corners (LwEditorHand *self)
{
  g_return_val_if_fail (LW_IS_EDITOR_HAND (self), FALSE);

  return self->corners->len > 0;
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
  return lw_editor_hand_draw_still (LW_EDITOR_HAND (tool), cr, view, part);
}

static gboolean
live_layer (LwMapTool *tool, cairo_t *cr, const LwView *view, guint part)
{
  return lw_editor_hand_draw (LW_EDITOR_HAND (tool), cr, view, part);
}

static void
held_layer (LwMapTool *tool, LwCanvas *canvas, const LwView *view)
{
  lw_editor_hand_show_held (LW_EDITOR_HAND (tool), canvas, view);
}

static gboolean
lw_editor_hand_marks (LwMapTool *tool, LwBox *box)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  if (!lw_editor_bounds (self->editor, box))
    return FALSE;
  if (self->hold == LW_HOLD_THINGS || self->hold == LW_HOLD_COPY)
    *box = (LwBox){ box->x1 + self->shift.x, box->y1 + self->shift.y, box->x2 + self->shift.x,
                    box->y2 + self->shift.y };
  return TRUE;
}

static LwMapGrip
lw_editor_hand_press (LwMapTool *tool, const LwMapTouch *touch)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  self->pointing_out = FALSE;
  self->at = touch->at;
  if (self->by_key)
    {
      lw_editor_hand_put (self, touch, TRUE);
      return LW_MAP_GRIP_NONE;
    }
  return lw_editor_hand_selects (self) ? lw_editor_hand_take (self, touch)
                                       : lw_editor_hand_begin_laying (self, touch);
}

static void
carry (LwMapTool *tool, const LwMapTouch *touch)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  self->at = touch->at;
  if (lw_editor_hand_selects (self))
    lw_editor_hand_carry (self, touch);
  else
    lw_editor_hand_lay_on (self, touch);
  lw_editor_moved (self->editor);
}

static void
lw_editor_hand_release (LwMapTool *tool, const LwMapTouch *touch, gboolean moved)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  self->at = touch->at;
  if (self->by_key)
    return;
  if (lw_editor_hand_selects (self))
    lw_editor_hand_put (self, touch, moved);
  else
    lw_editor_hand_lay (self, touch, moved);
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

  self->at = touch->at;
  if (!lw_editor_hand_selects (self) && self->hold == LW_HOLD_NONE)
    lw_editor_hand_show_tip (self, touch);
  lw_editor_moved (self->editor);
}

static void
lw_editor_hand_leave (LwMapTool *tool)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  self->tip_shown = FALSE;
  lw_editor_moved (self->editor);
}

/* What lies there is selected, unless it is already, so that the menu speaks of it. */
static void
lw_editor_hand_second (LwMapTool *tool, const LwMapTouch *touch)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);
  const LwFeature *under;
  double x, y;

  if (lw_editor_hand_is_busy (self))
    {
      lw_editor_hand_finish (self);
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

  if (!lw_editor_hand_selects (self))
    return "crosshair";
  switch (lw_editor_hand_find_grip (self, touch))
    {
    case LW_HOLD_TURN:
      return "grab";
    case LW_HOLD_POINT:
      return "move";
    case LW_HOLD_SIZE:
      if (self->ux != 0 && self->uy != 0)
        return self->ux == self->uy ? "nesw-resize" : "nwse-resize";
      return self->ux != 0 ? "ew-resize" : "ns-resize";
    default:
      return NULL;
    }
}

/* A tool that is laid aside takes along nothing half done. */
static void
tool_changed_cb (LwEditorHand *self)
{
  lw_editor_hand_let_go (self);
  self->tip_shown = FALSE;
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

  lw_editor_hand_forget_held (self);
  g_clear_pointer (&self->corners, g_array_unref);
  g_clear_pointer (&self->bad, g_ptr_array_unref);
  g_clear_pointer (&self->heat, cairo_surface_destroy);
  g_clear_pointer (&self->note, g_free);
  g_clear_pointer (&self->out_note, g_free);
  g_clear_pointer (&self->held_id, g_free);
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
  tool_class->key = lw_editor_hand_key;
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
  self->corners = g_array_new (FALSE, FALSE, sizeof (LwPoint));
}

LwEditorHand *
lw_editor_hand_new (LwEditor *editor, LwMapView *map)
{
  LwEditorHand *self = g_object_new (LW_TYPE_EDITOR_HAND, NULL);

  self->editor = g_object_ref (editor);
  self->map = map;
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

  self->pointing_out = box != NULL;
  if (box != NULL)
    self->out = *box;
  g_free (self->out_note);
  self->out_note = g_strdup (note);
  gtk_widget_queue_draw (GTK_WIDGET (self->map));
}

LwPoint
lw_editor_hand_menu_at (LwEditorHand *self)
{
  return self->menu_at;
}
