/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-keys.c: the keyboard on the map: zoom, measuring, and a cursor over the floor that can do
 * all that the pointer can; what it does there is the affair of the tool.
 */
#include "lw-map-keys.h"

#define NEAR LW_INCH
/* An inch of the screen, in pixels of GTK's own reckoning. */
#define SCREEN_INCH 96.0

static LwMapTool *
tool_of (LwMapKeys *self)
{
  return lw_map_scene_tool (self->camera->scene);
}

static LwMapTouch
touch_at_cursor (LwMapKeys *self, GdkModifierType state)
{
  return (LwMapTouch){
    .at = self->pointer->cursor, .state = state, .slack = NEAR, .n_press = 1, .by_key = TRUE
  };
}

static void
move_cursor (LwMapKeys *self, int dx, int dy, GdkModifierType state)
{
  const LwCountry *country = lw_map_scene_country (self->camera->scene);
  LwLength step = (state & GDK_CONTROL_MASK) != 0 ? LW_INCH / 16
                  : (state & GDK_SHIFT_MASK) != 0 ? LW_FOOT
                                                  : LW_INCH;
  LwPoint to = { CLAMP (self->pointer->cursor.x + dx * step, 0, country->width),
                 CLAMP (self->pointer->cursor.y + dy * step, 0, country->depth) };
  LwMapTouch touch;

  self->pointer->tape_fixed = FALSE;
  lw_map_pointer_set_cursor (self->pointer, to);
  touch = touch_at_cursor (self, state);
  lw_map_tool_step (tool_of (self), &touch);
}

static void
take_next (LwMapKeys *self, int step)
{
  LwPoint at = self->pointer->cursor;

  if (lw_map_tool_next (tool_of (self), step, &at))
    lw_map_pointer_set_cursor (self->pointer, at);
}

static void
let_go (LwMapKeys *self)
{
  if (self->pointer->measuring && !self->pointer->tape_held)
    lw_map_pointer_lay_tape (self->pointer, FALSE);
  else
    lw_map_tool_escape (tool_of (self));
  lw_map_camera_redraw (self->camera);
}

/* In a tape that is out, Enter lays its beginning here. */
static void
enter (LwMapKeys *self, GdkModifierType state)
{
  LwMapTouch touch = touch_at_cursor (self, state);

  if (self->pointer->measuring)
    lw_map_pointer_tape_from (self->pointer, self->pointer->cursor);
  else
    lw_map_tool_enter (tool_of (self), &touch);
}

/* 1:12 on the screen: one inch of floor is a twelfth of an inch of screen. */
static void
zoom_to_scale (LwMapKeys *self)
{
  lw_map_camera_zoom_to (self->camera, SCREEN_INCH / 12.0);
}

static gboolean
pressed_zoom (LwMapKeys *self, guint key)
{
  switch (key)
    {
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
      lw_map_camera_fit (self->camera);
      return TRUE;
    case GDK_KEY_1:
    case GDK_KEY_KP_1:
      zoom_to_scale (self);
      return TRUE;
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
      lw_map_camera_zoom_in (self->camera, 1.25);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      lw_map_camera_zoom_in (self->camera, .8);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
pressed_arrow (LwMapKeys *self, guint key, GdkModifierType state)
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
pressed_letter (LwMapKeys *self, guint key, GdkModifierType state)
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
      lw_map_pointer_lay_tape (self->pointer, !self->pointer->measuring);
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
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, LwMapKeys *self)
{
  gboolean control = (state & GDK_CONTROL_MASK) != 0, alt = (state & GDK_ALT_MASK) != 0;

  if (lw_map_scene_country (self->camera->scene) == NULL)
    return FALSE;
  if (!control && !alt && pressed_zoom (self, key))
    return TRUE;
  if (!lw_map_tool_answers (tool_of (self)))
    return FALSE;
  if (lw_map_tool_key (tool_of (self), key, state))
    return TRUE;
  if (!alt && pressed_arrow (self, key, state))
    return TRUE;
  if (key == GDK_KEY_a && control && !alt)
    {
      lw_map_tool_all (tool_of (self));
      return TRUE;
    }
  return !control && !alt && pressed_letter (self, key, state);
}

static void
released_cb (
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, LwMapKeys *self)
{
  if (key == GDK_KEY_space)
    self->space_down = FALSE;
}

static void
focus_changed_cb (LwMapKeys *self)
{
  self->space_down = FALSE;
  lw_map_camera_redraw (self->camera);
}

void
lw_map_keys_init (LwMapKeys *self, LwMapCamera *camera, LwMapPointer *pointer)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->camera = camera;
  self->pointer = pointer;
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect (keys, "key-released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (camera->widget, keys);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_changed_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_changed_cb), self);
  gtk_widget_add_controller (camera->widget, focus);
}
