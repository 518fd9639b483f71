/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-input.c: the pointer on the map: taking up, carrying, rubber band, laying, pan and zoom.
 */
#include "lw-map-private.h"

#include <math.h>

/* A press counts as a drag beyond this many pixels. */
#define DRAG_PIXELS 6
#define PICK_PIXELS 12

static LwPoint
floor_at (LwMapView *self, double x, double y)
{
  return lw_view_to_floor (&self->view, x, y);
}

static LwLength
slack (LwMapView *self)
{
  return (LwLength)(PICK_PIXELS / self->view.scale / 2);
}

static gboolean
can_act (LwMapView *self)
{
  return self->hand != NULL && lw_map_viewer (self) != LW_VIEWER_NOBODY;
}

static gboolean
has_modifier (GtkEventController *controller, GdkModifierType modifier)
{
  return (gtk_event_controller_get_current_event_state (controller) & modifier) != 0;
}

/* Something goes where the pointer goes: a company from the box, a gun on the move. */
static gboolean
follows_pointer (LwMapView *self)
{
  LwTask task = lw_hand_task (self->hand);

  return task == LW_TASK_HAUL || (task == LW_TASK_PUT && (lw_hand_men (self->hand)->len > 0 ||
                                                          lw_hand_gun (self->hand) != LW_NONE));
}

static gboolean
aims (LwMapView *self)
{
  LwTask task = lw_hand_task (self->hand);

  return task == LW_TASK_AIM || task == LW_TASK_REPORT;
}

/* In a report: a man overset, with Shift touched only; the bare floor: where it came to rest. */
static void
report_at (LwMapView *self, LwPoint point, gboolean touched)
{
  LwRef man = lw_pick_man (lw_map_battle (self), lw_map_viewer (self), point, slack (self));

  if (man != LW_NONE)
    lw_hand_report_man (self->hand, man, touched ? LW_SHOT_TOUCH : LW_SHOT_OVERSET);
  else
    lw_hand_report_rest (self->hand, point);
}

/* A gun under the pointer itself comes before a man of its crew who is only near. */
static LwRef
man_or_gun_at (LwMapView *self, LwPoint point, LwRef *gun)
{
  const LwBattle *battle = lw_map_battle (self);
  LwViewer viewer = lw_map_viewer (self);
  LwRef man = lw_pick_man (battle, viewer, point, 0);

  *gun = lw_pick_gun (battle, viewer, point, 0);
  if (man != LW_NONE || *gun != LW_NONE)
    return man;
  *gun = lw_pick_gun (battle, viewer, point, slack (self));
  return lw_pick_man (battle, viewer, point, slack (self));
}

/* Takes up what lies under the pointer. Returns FALSE when there is nothing. */
static gboolean
take_at (LwMapView *self, LwPoint point, gboolean add)
{
  LwRef gun;
  LwRef man = man_or_gun_at (self, point, &gun);

  if (man != LW_NONE)
    {
      if (add || !lw_hand_has_man (self->hand, man))
        lw_hand_take_man (self->hand, man, add);
      return lw_hand_has_man (self->hand, man);
    }
  if (gun != LW_NONE && !add)
    {
      lw_hand_take_gun (self->hand, gun);
      return lw_hand_gun (self->hand) == gun;
    }
  return FALSE;
}

static void
begun_cb (GtkGestureDrag *drag, double x, double y, LwMapView *self)
{
  LwPoint point = floor_at (self, x, y);
  gboolean shift = has_modifier (GTK_EVENT_CONTROLLER (drag), GDK_SHIFT_MASK);
  LwRef gun;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->cursor_shown = FALSE;
  self->cursor = point;
  self->carrying = self->took = self->on_gun = FALSE;
  if (self->space_down || !can_act (self))
    {
      self->panning = TRUE;
      self->pan_left = self->view.left;
      self->pan_top = self->view.top;
      return;
    }
  gun = lw_pick_gun (lw_map_battle (self), lw_map_viewer (self), point, 0);
  self->on_gun = gun != LW_NONE && gun == lw_hand_gun (self->hand) &&
                 lw_hand_task (self->hand) != LW_TASK_REPORT;
  if (follows_pointer (self))
    return;
  if (aims (self) && (gun == LW_NONE || gun == lw_hand_gun (self->hand)))
    {
      if (lw_hand_task (self->hand) == LW_TASK_REPORT)
        report_at (self, point, shift);
      else if (gun == LW_NONE)
        lw_hand_aim_at (self->hand, point);
      return;
    }
  self->took = take_at (self, point, shift);
  self->carrying = self->took && lw_hand_gun (self->hand) == LW_NONE;
  self->band_from = point;
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
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  self->pointer = floor_at (self, x + dx, y + dy);
  if (self->panning)
    {
      pan_by (self, dx, dy);
      return;
    }
  if (!can_act (self) || hypot (dx, dy) < DRAG_PIXELS)
    return;
  if (follows_pointer (self) || self->carrying)
    lw_hand_plan_to (self->hand, self->pointer);
  else if (lw_hand_task (self->hand) == LW_TASK_AIM)
    lw_hand_aim_at (self->hand, self->pointer);
  else if (lw_hand_task (self->hand) != LW_TASK_REPORT)
    self->banding = TRUE;
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
  gboolean moved = hypot (dx, dy) >= DRAG_PIXELS;
  gboolean shift = has_modifier (GTK_EVENT_CONTROLLER (drag), GDK_SHIFT_MASK);

  if (self->panning)
    self->panning = FALSE;
  else if (!can_act (self))
    return;
  else if (self->banding)
    lw_hand_take_box (self->hand, band_box (self), shift);
  else if (!moved && (self->took || self->on_gun))
    {
      /* Taken up by this press, and that is all; the gun in hand is let go by it. */
      if (self->on_gun)
        lw_hand_clear (self->hand);
    }
  else if (follows_pointer (self))
    {
      lw_hand_plan_to (self->hand, moved ? self->pointer : self->cursor);
      lw_hand_set_down (self->hand);
    }
  else if (self->carrying && moved)
    lw_hand_set_down (self->hand);
  else if (!moved && !shift && !aims (self))
    lw_hand_clear (self->hand);
  self->banding = FALSE;
  self->carrying = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
cancelled_cb (GtkGesture *gesture, GdkEventSequence *sequence, LwMapView *self)
{
  self->banding = self->carrying = self->panning = FALSE;
  if (self->hand != NULL)
    lw_hand_drop_plan (self->hand);
}

/* The second button sets the body in hand down where it is pressed. */
static void
second_pressed_cb (GtkGestureClick *click, int n, double x, double y, LwMapView *self)
{
  LwTask task;

  if (!can_act (self))
    return;
  task = lw_hand_task (self->hand);
  if (task != LW_TASK_MARCH && task != LW_TASK_HAUL && task != LW_TASK_PUT)
    return;
  lw_hand_plan_to (self->hand, floor_at (self, x, y));
  lw_hand_set_down (self->hand);
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
moved_cb (GtkEventControllerMotion *motion, double x, double y, LwMapView *self)
{
  LwPoint point = floor_at (self, x, y);
  gboolean still = self->pointer_inside && point.x == self->pointer.x && point.y == self->pointer.y;

  self->pointer = point;
  self->pointer_inside = TRUE;
  if (still)
    return;
  if (self->measuring)
    {
      self->cursor_shown = FALSE;
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  if (can_act (self) && !self->panning && follows_pointer (self))
    {
      self->cursor_shown = FALSE;
      lw_hand_plan_to (self->hand, point);
    }
}

static void
left_cb (GtkEventControllerMotion *motion, LwMapView *self)
{
  self->pointer_inside = FALSE;
  if (can_act (self) && follows_pointer (self) && !self->cursor_shown)
    lw_hand_drop_plan (self->hand);
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
  gboolean control = has_modifier (GTK_EVENT_CONTROLLER (scroll), GDK_CONTROL_MASK);
  gboolean shift = has_modifier (GTK_EVENT_CONTROLLER (scroll), GDK_SHIFT_MASK);

  if (can_act (self) && aims (self))
    {
      lw_hand_elevate (self->hand, (LwAngle)(-dy * (control ? 60 : 600)));
      return TRUE;
    }
  if (control)
    zoom_at_pointer (self, pow (1.15, -dy));
  else
    {
      self->pan_left = self->view.left;
      self->pan_top = self->view.top;
      pan_by (self, (shift ? -dy : -dx) * 48, (shift ? 0 : -dy) * 48);
    }
  return TRUE;
}

static void
pinched_cb (GtkGestureZoom *zoom, double scale, LwMapView *self)
{
  double *last = g_object_get_data (G_OBJECT (zoom), "lw-last");
  LwView view = self->view;
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (GTK_GESTURE (zoom), &x, &y))
    return;
  lw_view_zoom (&view, scale / *last, x, y);
  *last = scale;
  self->fitted = FALSE;
  lw_map_set_view (self, &view);
}

static void
pinch_begun_cb (GtkGesture *gesture, GdkEventSequence *sequence, LwMapView *self)
{
  double *last = g_object_get_data (G_OBJECT (gesture), "lw-last");

  *last = 1;
}

static void
add_drag (LwMapView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

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
  GtkGesture *pan = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (second_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
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
  g_object_set_data_full (G_OBJECT (zoom), "lw-last", g_new0 (double, 1), g_free);
  g_signal_connect (zoom, "begin", G_CALLBACK (pinch_begun_cb), self);
  g_signal_connect (zoom, "scale-changed", G_CALLBACK (pinched_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (zoom));
}
