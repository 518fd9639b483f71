/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-keys.c: the keyboard on the map: zoom, measuring, and a cursor over the floor that can do
 * all that the pointer can; what it does there is the affair of the tool.
 */
#include "lw-map-keys.h"

#include "kit/kit.h"

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
  self->pointer->dropped = TRUE;
  if (self->pointer->measuring && !self->pointer->tape_held)
    lw_map_pointer_lay_tape (self->pointer, FALSE);
  else if (self->pointer->banding)
    self->pointer->banding = FALSE;
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
looks (LwMapKeys *self, const char *name)
{
  if (g_str_equal (name, "map.fit"))
    lw_map_camera_fit (self->camera);
  else if (g_str_equal (name, "map.twelfth"))
    zoom_to_scale (self);
  else if (g_str_equal (name, "map.nearer"))
    lw_map_camera_zoom_in (self->camera, 1.25);
  else if (g_str_equal (name, "map.farther"))
    lw_map_camera_zoom_in (self->camera, .8);
  else
    return FALSE;
  return TRUE;
}

static gboolean
steps (LwMapKeys *self, const char *name, GdkModifierType state)
{
  if (g_str_equal (name, "map.left"))
    move_cursor (self, -1, 0, state);
  else if (g_str_equal (name, "map.right"))
    move_cursor (self, 1, 0, state);
  else if (g_str_equal (name, "map.up"))
    move_cursor (self, 0, 1, state);
  else if (g_str_equal (name, "map.down"))
    move_cursor (self, 0, -1, state);
  else
    return FALSE;
  return TRUE;
}

/* In the editor measuring is one of the tools. */
static gboolean
measures (LwMapKeys *self)
{
  if (lw_map_scene_session (self->camera->scene) == NULL)
    return FALSE;
  lw_map_pointer_lay_tape (self->pointer, !self->pointer->measuring);
  return TRUE;
}

static gboolean
works (LwMapKeys *self, const char *name)
{
  if (g_str_equal (name, "map.measure"))
    return measures (self);
  if (g_str_equal (name, "map.next"))
    take_next (self, 1);
  else if (g_str_equal (name, "map.previous"))
    take_next (self, -1);
  else if (g_str_equal (name, "map.enter"))
    enter (self, 0);
  else if (g_str_equal (name, "map.add"))
    enter (self, GDK_SHIFT_MASK);
  else if (g_str_equal (name, "map.escape"))
    let_go (self);
  else if (g_str_equal (name, "map.all"))
    lw_map_tool_all (tool_of (self));
  else
    return FALSE;
  return TRUE;
}

static gboolean
asked_cb (gpointer data, const char *name, GdkModifierType state)
{
  LwMapKeys *self = data;

  if (lw_map_scene_country (self->camera->scene) == NULL)
    return FALSE;
  if (looks (self, name))
    return TRUE;
  if (!lw_map_tool_answers (tool_of (self)))
    return FALSE;
  return lw_map_tool_key (tool_of (self), name, state) || steps (self, name, state) ||
         works (self, name);
}

/* While Space is held, a drag moves the map. That takes no key away from others. */
static gboolean
pressed_cb (
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, LwMapKeys *self)
{
  if (key == GDK_KEY_space)
    self->space_down = TRUE;
  return FALSE;
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
  lw_keys_add (camera->widget, LW_KEYS_VIEW | LW_KEYS_MAP | LW_KEYS_TABLE, asked_cb, self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_changed_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_changed_cb), self);
  gtk_widget_add_controller (camera->widget, focus);
}
