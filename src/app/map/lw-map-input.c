/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-input.c: the pointer on the map: pan and zoom, rubber band, measuring; what else a press
 * or a drag does is the affair of the tool.
 */
#include "lw-map-input.h"

#include <math.h>

/* A press counts as a drag beyond this many pixels. */
#define DRAG_PIXELS 6
/* How far off a thing is still pointed at, by the mouse and by a finger. */
#define PICK_PIXELS 6
#define FINGER_PIXELS 14
#define LINE_PIXELS 48

static LwMapTool *
tool_of (LwMapInput *self)
{
  return lw_map_scene_tool (self->camera->scene);
}

static gboolean
is_finger (GtkEventController *controller)
{
  GdkDevice *device = gtk_event_controller_get_current_event_device (controller);

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static LwMapTouch
touch_at (LwMapInput *self, GtkEventController *controller, double x, double y)
{
  double pixels = is_finger (controller) ? FINGER_PIXELS : PICK_PIXELS;
  LwMapTouch touch = { .at = lw_view_to_floor (&self->camera->view, x, y),
                       .state = gtk_event_controller_get_current_event_state (controller),
                       .slack = (LwLength)(pixels / self->camera->view.scale),
                       .n_press = 1 };

  return touch;
}

/* From where a pan counts. */
static void
hold_view (LwMapInput *self)
{
  self->pan_left = self->camera->view.left;
  self->pan_top = self->camera->view.top;
}

static void
begin_pan (LwMapInput *self)
{
  self->grip = LW_MAP_GRIP_PAN;
  hold_view (self);
}

/* A place to measure from; the other end goes with the pointer. */
static void
begin_measure (LwMapInput *self, LwPoint point)
{
  self->grip = LW_MAP_GRIP_NONE;
  lw_map_pointer_tape_from (self->pointer, point);
}

static void
begun_cb (GtkGestureDrag *drag, double x, double y, LwMapInput *self)
{
  LwMapTouch touch = touch_at (self, GTK_EVENT_CONTROLLER (drag), x, y);
  LwMapPointer *point = self->pointer;

  gtk_widget_grab_focus (self->camera->widget);
  point->cursor_shown = point->dropped = FALSE;
  point->cursor = point->mouse = point->band_from = touch.at;
  touch.n_press = self->n_press;
  /* Who has seen enough of a shot means that by his click, and nothing else. */
  if (lw_map_shot_skip (self->shot) || self->keys->space_down ||
      !lw_map_tool_answers (tool_of (self)))
    begin_pan (self);
  else if (point->measuring)
    begin_measure (self, touch.at);
  else
    {
      self->grip = lw_map_tool_press (tool_of (self), &touch);
      if (self->grip == LW_MAP_GRIP_PAN)
        begin_pan (self);
    }
}

static void
pan_by (LwMapInput *self, double dx, double dy)
{
  lw_map_camera_pan (self->camera, self->pan_left + dx, self->pan_top + dy);
}

static void
dragged_cb (GtkGestureDrag *drag, double dx, double dy, LwMapInput *self)
{
  LwMapTouch touch;
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  touch = touch_at (self, GTK_EVENT_CONTROLLER (drag), x + dx, y + dy);
  self->pointer->mouse = touch.at;
  if (self->grip == LW_MAP_GRIP_PAN)
    {
      pan_by (self, dx, dy);
      return;
    }
  if (hypot (dx, dy) < DRAG_PIXELS && !self->dragging)
    return;
  self->dragging = TRUE;
  if (self->pointer->dropped)
    return;
  if (self->grip == LW_MAP_GRIP_BAND)
    self->pointer->banding = TRUE;
  else if (self->grip == LW_MAP_GRIP_CARRY)
    lw_map_tool_carry (tool_of (self), &touch);
  lw_map_camera_redraw (self->camera);
}

static void
ended_cb (GtkGestureDrag *drag, double dx, double dy, LwMapInput *self)
{
  gboolean moved = self->dragging;
  LwMapGrip grip = self->grip;
  LwMapTouch touch;
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  touch = touch_at (self, GTK_EVENT_CONTROLLER (drag), x + dx, y + dy);
  touch.n_press = self->n_press;
  self->grip = LW_MAP_GRIP_NONE;
  self->dragging = self->pointer->banding = FALSE;
  if (grip == LW_MAP_GRIP_PAN || self->pointer->dropped)
    return;
  if (self->pointer->measuring)
    {
      self->pointer->tape_to = touch.at;
      self->pointer->tape_fixed = moved;
    }
  else if (grip == LW_MAP_GRIP_BAND && moved)
    lw_map_tool_band (tool_of (self), lw_map_pointer_band (self->pointer), touch.state);
  else
    lw_map_tool_release (tool_of (self), &touch, moved);
  lw_map_camera_redraw (self->camera);
}

static void
cancelled_cb (GtkGesture *gesture, GdkEventSequence *sequence, LwMapInput *self)
{
  self->grip = LW_MAP_GRIP_NONE;
  self->dragging = self->pointer->banding = FALSE;
  lw_map_tool_cancel (tool_of (self));
}

static void
second_pressed_cb (GtkGestureClick *click, int n, double x, double y, LwMapInput *self)
{
  LwMapTouch touch = touch_at (self, GTK_EVENT_CONTROLLER (click), x, y);

  gtk_widget_grab_focus (self->camera->widget);
  if (lw_map_tool_answers (tool_of (self)))
    lw_map_tool_second (tool_of (self), &touch);
}

/* A finger that rests is a second button. */
static void
long_pressed_cb (GtkGestureLongPress *press, double x, double y, LwMapInput *self)
{
  LwMapTouch touch = touch_at (self, GTK_EVENT_CONTROLLER (press), x, y);

  if (lw_map_tool_answers (tool_of (self)) && !self->dragging)
    lw_map_tool_second (tool_of (self), &touch);
}

static void
counted_cb (GtkGestureClick *click, int n, double x, double y, LwMapInput *self)
{
  self->n_press = (guint)n;
}

static void
middle_begun_cb (GtkGestureDrag *drag, double x, double y, LwMapInput *self)
{
  hold_view (self);
}

static void
middle_dragged_cb (GtkGestureDrag *drag, double dx, double dy, LwMapInput *self)
{
  pan_by (self, dx, dy);
}

static void
show_shape (LwMapInput *self, const LwMapTouch *touch)
{
  const char *shape =
      self->pointer->measuring ? "crosshair" : lw_map_tool_shape (tool_of (self), touch);

  if (self->shape == shape)
    return;
  self->shape = shape;
  gtk_widget_set_cursor_from_name (self->camera->widget, shape);
}

static void
moved_cb (GtkEventControllerMotion *motion, double x, double y, LwMapInput *self)
{
  LwMapTouch touch = touch_at (self, GTK_EVENT_CONTROLLER (motion), x, y);
  LwMapPointer *point = self->pointer;
  gboolean still = point->inside && touch.at.x == point->mouse.x && touch.at.y == point->mouse.y;

  point->mouse = touch.at;
  point->inside = TRUE;
  if (still || self->dragging)
    return;
  if (point->measuring)
    point->cursor_shown = FALSE;
  if (point->measuring || tool_of (self) != NULL)
    lw_map_camera_redraw (self->camera);
  show_shape (self, &touch);
  if (lw_map_tool_answers (tool_of (self)) && self->grip != LW_MAP_GRIP_PAN)
    lw_map_tool_hover (tool_of (self), &touch);
}

static void
left_cb (GtkEventControllerMotion *motion, LwMapInput *self)
{
  self->pointer->inside = FALSE;
  if (lw_map_tool_answers (tool_of (self)))
    lw_map_tool_leave (tool_of (self));
  lw_map_camera_redraw (self->camera);
}

static void
zoom_at_pointer (LwMapInput *self, double factor)
{
  double x, y;

  lw_view_to_paper (&self->camera->view, self->pointer->mouse, &x, &y);
  lw_map_camera_zoom (self->camera, factor, x, y);
}

static gboolean
scrolled_cb (GtkEventControllerScroll *scroll, double dx, double dy, LwMapInput *self)
{
  GdkModifierType state =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));
  gboolean shift = (state & GDK_SHIFT_MASK) != 0;

  if (lw_map_tool_answers (tool_of (self)) && lw_map_tool_scroll (tool_of (self), dy, state))
    return TRUE;
  if ((state & GDK_CONTROL_MASK) != 0)
    zoom_at_pointer (self, pow (1.15, -dy));
  else
    {
      hold_view (self);
      pan_by (self, (shift ? -dy : -dx) * LINE_PIXELS, (shift ? 0 : -dy) * LINE_PIXELS);
    }
  return TRUE;
}

static void
pinched_cb (GtkGestureZoom *zoom, double scale, LwMapInput *self)
{
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (GTK_GESTURE (zoom), &x, &y))
    return;
  lw_map_camera_zoom (self->camera, scale / self->pinch, x, y);
  self->pinch = scale;
}

static void
pinch_begun_cb (GtkGesture *gesture, GdkEventSequence *sequence, LwMapInput *self)
{
  self->pinch = 1;
}

static void
add_drag (LwMapInput *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *count = gtk_gesture_click_new ();

  /* The click only counts, for double clicks: it comes first and takes nothing away. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (count), GTK_PHASE_CAPTURE);
  g_signal_connect (count, "pressed", G_CALLBACK (counted_cb), self);
  gtk_widget_add_controller (self->camera->widget, GTK_EVENT_CONTROLLER (count));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (begun_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (dragged_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (ended_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (cancelled_cb), self);
  gtk_widget_add_controller (self->camera->widget, GTK_EVENT_CONTROLLER (drag));
}

static void
add_other_buttons (LwMapInput *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkGesture *pan = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (second_pressed_cb), self);
  gtk_widget_add_controller (self->camera->widget, GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect (press, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (self->camera->widget, GTK_EVENT_CONTROLLER (press));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (pan), GDK_BUTTON_MIDDLE);
  g_signal_connect (pan, "drag-begin", G_CALLBACK (middle_begun_cb), self);
  g_signal_connect (pan, "drag-update", G_CALLBACK (middle_dragged_cb), self);
  gtk_widget_add_controller (self->camera->widget, GTK_EVENT_CONTROLLER (pan));
}

static void
add_motion (LwMapInput *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *zoom = gtk_gesture_zoom_new ();

  g_signal_connect (motion, "motion", G_CALLBACK (moved_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (self->camera->widget, motion);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scrolled_cb), self);
  gtk_widget_add_controller (self->camera->widget, scroll);
  g_signal_connect (zoom, "begin", G_CALLBACK (pinch_begun_cb), self);
  g_signal_connect (zoom, "scale-changed", G_CALLBACK (pinched_cb), self);
  gtk_widget_add_controller (self->camera->widget, GTK_EVENT_CONTROLLER (zoom));
}

void
lw_map_input_init (LwMapInput *self,
                   LwMapCamera *camera,
                   LwMapPointer *pointer,
                   LwMapShot *shot,
                   const LwMapKeys *keys)
{
  *self = (LwMapInput){ camera, pointer, shot, keys };
  add_drag (self);
  add_other_buttons (self);
  add_motion (self);
}

void
lw_map_input_let_go (LwMapInput *self)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (self->camera->widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      gtk_event_controller_reset (controller);
    }
}
