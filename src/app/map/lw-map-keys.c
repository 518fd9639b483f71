/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-keys.c: the keyboard on the map: zoom, measuring, and a cursor over the floor that can do
 * all that the pointer can; what it does there is the affair of the tool.
 */
#include "lw-map-private.h"

#define NEAR LW_INCH
/* An inch of the screen, in pixels of GTK's own reckoning. */
#define SCREEN_INCH 96.0

static LwMapTouch
touch_at_cursor (LwMapView *self, GdkModifierType state)
{
  return (LwMapTouch){
    .at = self->cursor, .state = state, .slack = NEAR, .n_press = 1, .by_key = TRUE
  };
}

static void
move_cursor (LwMapView *self, int dx, int dy, GdkModifierType state)
{
  const LwCountry *country = lw_map_country (self);
  LwLength step = (state & GDK_CONTROL_MASK) != 0 ? LW_INCH / 16
                  : (state & GDK_SHIFT_MASK) != 0 ? LW_FOOT
                                                  : LW_INCH;
  LwMapTouch touch;

  self->cursor.x = CLAMP (self->cursor.x + dx * step, 0, country->width);
  self->cursor.y = CLAMP (self->cursor.y + dy * step, 0, country->depth);
  self->cursor_shown = TRUE;
  self->measure_fixed = FALSE;
  lw_map_view_centre_on (self, self->cursor);
  touch = touch_at_cursor (self, state);
  lw_map_tool_step (self->tool, &touch);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
take_next (LwMapView *self, int step)
{
  LwPoint at = self->cursor;

  if (lw_map_tool_next (self->tool, step, &at))
    lw_map_view_set_cursor (self, at);
}

static void
let_go (LwMapView *self)
{
  if (self->measuring && !self->measure_tool)
    lw_map_view_lay_tape (self, FALSE);
  else
    lw_map_tool_escape (self->tool);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* In a tape that is out, Enter lays its beginning here. */
static void
enter (LwMapView *self, GdkModifierType state)
{
  LwMapTouch touch = touch_at_cursor (self, state);

  if (self->measuring)
    {
      self->measure_from = self->cursor;
      self->measure_fixed = FALSE;
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  else
    lw_map_tool_enter (self->tool, &touch);
}

/* 1:12 on the screen: one inch of floor is a twelfth of an inch of screen. */
static void
zoom_to_scale (LwMapView *self)
{
  lw_map_view_zoom (self, SCREEN_INCH / 12.0 / lw_view_inch (&self->view));
}

static gboolean
pressed_zoom (LwMapView *self, guint key)
{
  switch (key)
    {
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
      lw_map_view_fit (self);
      return TRUE;
    case GDK_KEY_1:
    case GDK_KEY_KP_1:
      zoom_to_scale (self);
      return TRUE;
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
      lw_map_view_zoom (self, 1.25);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      lw_map_view_zoom (self, .8);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
pressed_arrow (LwMapView *self, guint key, GdkModifierType state)
{
  switch (key)
    {
    case GDK_KEY_Left:
      move_cursor (self, -1, 0, state);
      return TRUE;
    case GDK_KEY_Right:
      move_cursor (self, 1, 0, state);
      return TRUE;
    case GDK_KEY_Up:
      move_cursor (self, 0, 1, state);
      return TRUE;
    case GDK_KEY_Down:
      move_cursor (self, 0, -1, state);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
pressed_letter (LwMapView *self, guint key, GdkModifierType state)
{
  switch (key)
    {
    case GDK_KEY_n:
      take_next (self, 1);
      return TRUE;
    case GDK_KEY_p:
      take_next (self, -1);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      enter (self, state);
      return TRUE;
    case GDK_KEY_Escape:
      let_go (self);
      return TRUE;
    case GDK_KEY_m:
      lw_map_view_lay_tape (self, !self->measuring);
      return TRUE;
    case GDK_KEY_space:
      self->space_down = TRUE;
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
pressed_cb (
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, LwMapView *self)
{
  gboolean control = (state & GDK_CONTROL_MASK) != 0, alt = (state & GDK_ALT_MASK) != 0;

  if (lw_map_country (self) == NULL)
    return FALSE;
  if (!control && !alt && pressed_zoom (self, key))
    return TRUE;
  if (!lw_map_tool_answers (self->tool))
    return FALSE;
  if (lw_map_tool_key (self->tool, key, state))
    return TRUE;
  if (!alt && pressed_arrow (self, key, state))
    return TRUE;
  if (key == GDK_KEY_a && control && !alt)
    {
      lw_map_tool_all (self->tool);
      return TRUE;
    }
  return !control && !alt && pressed_letter (self, key, state);
}

static void
released_cb (
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, LwMapView *self)
{
  if (key == GDK_KEY_space)
    self->space_down = FALSE;
}

static void
focus_changed_cb (LwMapView *self)
{
  self->space_down = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
lw_map_add_keys (LwMapView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect (keys, "key-released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_changed_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_changed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}
