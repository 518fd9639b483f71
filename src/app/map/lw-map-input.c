/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-input.c: the pointer on the map: pan and zoom, rubber band, measuring; what else a press
 * or a drag does is the affair of the tool.
 */
#include "lw-map-private.h"

#include <math.h>

/* A press counts as a drag beyond this many pixels. */
#define DRAG_PIXELS 6
/* How far off a thing is still pointed at, by the mouse and by a finger. */
#define PICK_PIXELS 6
#define FINGER_PIXELS 14
#define LINE_PIXELS 48

static gboolean
is_finger (GtkEventController *controller)
{
  GdkDevice *device = gtk_event_controller_get_current_event_device (controller);

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static LwMapTouch
touch_at (LwMapView *self, GtkEventController *controller, double x, double y)
{
  double pixels = is_finger (controller) ? FINGER_PIXELS : PICK_PIXELS;
  LwMapTouch touch = { .at = lw_view_to_floor (&self->view, x, y),
                       .state = gtk_event_controller_get_current_event_state (controller),
                       .slack = (LwLength)(pixels / self->view.scale),
                       .n_press = 1 };

  return touch;
}

static void
begin_pan (LwMapView *self)
{
  self->grip = LW_MAP_GRIP_PAN;
  self->pan_left = self->view.left;
  self->pan_top = self->view.top;
}

/* A place to measure from; the other end goes with the pointer. */
static void
begin_measure (LwMapView *self, LwPoint point)
{
  self->measure_from = point;
  self->measure_fixed = FALSE;
  self->grip = LW_MAP_GRIP_NONE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
begun_cb (GtkGestureDrag *drag, double x, double y, LwMapView *self)
{
  LwMapTouch touch = touch_at (self, GTK_EVENT_CONTROLLER (drag), x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->cursor_shown = FALSE;
  self->cursor = self->pointer = self->band_from = touch.at;
  touch.n_press = self->n_press;
  /* Who has seen enough of a shot means that by his click, and nothing else. */
  if (lw_map_shot_skip (self) || self->space_down || !lw_map_tool_answers (self->tool))
    begin_pan (self);
  else if (self->measuring)
    begin_measure (self, touch.at);
  else
    {
      self->grip = lw_map_tool_press (self->tool, &touch);
      if (self->grip == LW_MAP_GRIP_PAN)
        begin_pan (self);
    }
}

static void
pan_by (LwMapView *self, double dx, double dy)
{
  LwView view = self->view;

  view.left = self->pan_left + dx;
  view.top = self->pan_top + dy;
  self->fitted = FALSE;
  lw_map_set_view (self, &view);
}

static void
dragged_cb (GtkGestureDrag *drag, double dx, double dy, LwMapView *self)
{
  LwMapTouch touch;
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  touch = touch_at (self, GTK_EVENT_CONTROLLER (drag), x + dx, y + dy);
  self->pointer = touch.at;
  if (self->grip == LW_MAP_GRIP_PAN)
    {
      pan_by (self, dx, dy);
      return;
    }
  if (hypot (dx, dy) < DRAG_PIXELS && !self->dragging)
    return;
  self->dragging = TRUE;
  if (self->grip == LW_MAP_GRIP_BAND)
    self->banding = TRUE;
  else if (self->grip == LW_MAP_GRIP_CARRY)
    lw_map_tool_carry (self->tool, &touch);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static LwBox
band_box (LwMapView *self)
{
  LwPoint corners[2] = { self->band_from, self->pointer };

  return lw_box_around (corners, 2, 0);
}

static void
ended_cb (GtkGestureDrag *drag, double dx, double dy, LwMapView *self)
{
  gboolean moved = self->dragging;
  LwMapGrip grip = self->grip;
  LwMapTouch touch;
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  touch = touch_at (self, GTK_EVENT_CONTROLLER (drag), x + dx, y + dy);
  touch.n_press = self->n_press;
  self->grip = LW_MAP_GRIP_NONE;
  self->dragging = self->banding = FALSE;
  if (grip == LW_MAP_GRIP_PAN)
    return;
  if (self->measuring)
    {
      self->measure_to = touch.at;
      self->measure_fixed = moved;
    }
  else if (grip == LW_MAP_GRIP_BAND && moved)
    lw_map_tool_band (self->tool, band_box (self), touch.state);
  else
    lw_map_tool_release (self->tool, &touch, moved);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
cancelled_cb (GtkGesture *gesture, GdkEventSequence *sequence, LwMapView *self)
{
  self->grip = LW_MAP_GRIP_NONE;
  self->dragging = self->banding = FALSE;
  lw_map_tool_cancel (self->tool);
}

static void
second_pressed_cb (GtkGestureClick *click, int n, double x, double y, LwMapView *self)
{
  LwMapTouch touch = touch_at (self, GTK_EVENT_CONTROLLER (click), x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (lw_map_tool_answers (self->tool))
    lw_map_tool_second (self->tool, &touch);
}

/* A finger that rests is a second button. */
static void
long_pressed_cb (GtkGestureLongPress *press, double x, double y, LwMapView *self)
{
  LwMapTouch touch = touch_at (self, GTK_EVENT_CONTROLLER (press), x, y);

  if (lw_map_tool_answers (self->tool) && !self->dragging)
    lw_map_tool_second (self->tool, &touch);
}

static void
counted_cb (GtkGestureClick *click, int n, double x, double y, LwMapView *self)
{
  self->n_press = (guint)n;
}

static void
middle_begun_cb (GtkGestureDrag *drag, double x, double y, LwMapView *self)
{
  self->pan_left = self->view.left;
  self->pan_top = self->view.top;
}

static void
middle_dragged_cb (GtkGestureDrag *drag, double dx, double dy, LwMapView *self)
{
  pan_by (self, dx, dy);
}

static void
show_shape (LwMapView *self, const LwMapTouch *touch)
{
  const char *shape = self->measuring ? "crosshair" : lw_map_tool_shape (self->tool, touch);

  if (self->shape == shape)
    return;
  self->shape = shape;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), shape);
}

static void
moved_cb (GtkEventControllerMotion *motion, double x, double y, LwMapView *self)
{
  LwMapTouch touch = touch_at (self, GTK_EVENT_CONTROLLER (motion), x, y);
  gboolean still =
      self->pointer_inside && touch.at.x == self->pointer.x && touch.at.y == self->pointer.y;

  self->pointer = touch.at;
  self->pointer_inside = TRUE;
  if (still || self->dragging)
    return;
  if (self->measuring)
    self->cursor_shown = FALSE;
  if (self->measuring || self->tool != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  show_shape (self, &touch);
  if (lw_map_tool_answers (self->tool) && self->grip != LW_MAP_GRIP_PAN)
    lw_map_tool_hover (self->tool, &touch);
}

static void
left_cb (GtkEventControllerMotion *motion, LwMapView *self)
{
  self->pointer_inside = FALSE;
  if (lw_map_tool_answers (self->tool))
    lw_map_tool_leave (self->tool);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
zoom_at_pointer (LwMapView *self, double factor)
{
  LwView view = self->view;
  double x, y;

  lw_view_to_paper (&view, self->pointer, &x, &y);
  lw_view_zoom (&view, factor, x, y);
  self->fitted = FALSE;
  lw_map_set_view (self, &view);
}

static gboolean
scrolled_cb (GtkEventControllerScroll *scroll, double dx, double dy, LwMapView *self)
{
  GdkModifierType state =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));
  gboolean shift = (state & GDK_SHIFT_MASK) != 0;

  if (lw_map_tool_answers (self->tool) && lw_map_tool_scroll (self->tool, dy, state))
    return TRUE;
  if ((state & GDK_CONTROL_MASK) != 0)
    zoom_at_pointer (self, pow (1.15, -dy));
  else
    {
      self->pan_left = self->view.left;
      self->pan_top = self->view.top;
      pan_by (self, (shift ? -dy : -dx) * LINE_PIXELS, (shift ? 0 : -dy) * LINE_PIXELS);
    }
  return TRUE;
}

static void
pinched_cb (GtkGestureZoom *zoom, double scale, LwMapView *self)
{
  LwView view = self->view;
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (GTK_GESTURE (zoom), &x, &y))
    return;
  lw_view_zoom (&view, scale / self->pinch, x, y);
  self->pinch = scale;
  self->fitted = FALSE;
  lw_map_set_view (self, &view);
}

static void
pinch_begun_cb (GtkGesture *gesture, GdkEventSequence *sequence, LwMapView *self)
{
  self->pinch = 1;
}

static void
add_drag (LwMapView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *count = gtk_gesture_click_new ();

  /* The click only counts, for double clicks: it comes first and takes nothing away. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (count), GTK_PHASE_CAPTURE);
  g_signal_connect (count, "pressed", G_CALLBACK (counted_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (count));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (begun_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (dragged_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (ended_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (cancelled_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

static void
add_other_buttons (LwMapView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkGesture *pan = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (second_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect (press, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (pan), GDK_BUTTON_MIDDLE);
  g_signal_connect (pan, "drag-begin", G_CALLBACK (middle_begun_cb), self);
  g_signal_connect (pan, "drag-update", G_CALLBACK (middle_dragged_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pan));
}

void
lw_map_add_pointer (LwMapView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *zoom = gtk_gesture_zoom_new ();

  add_drag (self);
  add_other_buttons (self);
  g_signal_connect (motion, "motion", G_CALLBACK (moved_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scrolled_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  g_signal_connect (zoom, "begin", G_CALLBACK (pinch_begun_cb), self);
  g_signal_connect (zoom, "scale-changed", G_CALLBACK (pinched_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (zoom));
}

void
lw_map_let_go (LwMapView *self)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      gtk_event_controller_reset (controller);
    }
}
