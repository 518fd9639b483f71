/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-keys.c: the keyboard on the map: a cursor over floor and pieces; all that the pointer can
 * do.
 */
#include "lw-map-private.h"

#include <glib/gi18n-lib.h>

#include "lw-despatch.h"
#include "lw-hand-private.h"
#include "lw-settings.h"

#define NEAR LW_INCH

/* "4 ft 2 in from the left, 1 ft from the south. Red infantry 17." */
void
lw_map_tell_cursor (LwMapView *self)
{
  const LwBattle *battle = lw_map_battle (self);
  LwRef man = lw_pick_man (battle, lw_map_viewer (self), self->cursor, NEAR);
  LwRef gun = lw_pick_gun (battle, lw_map_viewer (self), self->cursor, NEAR);
  g_autofree char *x = lw_length_format (self->cursor.x, lw_settings_units ());
  g_autofree char *y = lw_length_format (self->cursor.y, lw_settings_units ());
  g_autofree char *what = man != LW_NONE   ? lw_despatch_man (battle, man)
                          : gun != LW_NONE ? lw_despatch_gun (battle, gun)
                                           : g_strdup (_ ("Bare floor"));
  const char *note = lw_hand_plan_note (self->hand);
  g_autofree char *sentence = g_strdup_printf (_ ("%s from the left, %s from the south. %s. %s"), x,
                                               y, what, note == NULL ? "" : note);

  lw_hand_tell (self->hand, g_strchomp (sentence));
}

static gboolean
plans (LwMapView *self)
{
  LwTask task = lw_hand_task (self->hand);

  return task == LW_TASK_PUT || task == LW_TASK_MARCH || task == LW_TASK_HAUL;
}

static void
move_cursor (LwMapView *self, int dx, int dy, LwLength step)
{
  const LwCountry *country = lw_map_country (self);

  self->cursor.x = CLAMP (self->cursor.x + dx * step, 0, country->width);
  self->cursor.y = CLAMP (self->cursor.y + dy * step, 0, country->depth);
  self->cursor_shown = TRUE;
  if (plans (self) && !self->measuring)
    lw_hand_plan_to (self->hand, self->cursor);
  lw_map_view_centre_on (self, self->cursor);
  lw_map_tell_cursor (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
laying (LwMapView *self)
{
  return lw_hand_task (self->hand) == LW_TASK_AIM;
}

static gboolean
arrow (LwMapView *self, int dx, int dy, GdkModifierType state)
{
  gboolean control = (state & GDK_CONTROL_MASK) != 0;
  LwLength step = control ? LW_INCH / 16 : (state & GDK_SHIFT_MASK) != 0 ? LW_FOOT : LW_INCH;
  LwAngle minutes = control ? 60 : 600;

  if (laying (self) && dx != 0)
    lw_hand_turn_gun (self->hand, -dx * minutes * ((state & GDK_SHIFT_MASK) != 0 ? 6 : 1));
  else if (laying (self))
    lw_hand_elevate (self->hand, dy * minutes);
  else
    move_cursor (self, dx, dy, step);
  return TRUE;
}

/* The cursor goes to who has been taken up, so that arrows begin there. */
static void
cursor_to_hand (LwMapView *self)
{
  const LwBattle *battle = lw_map_battle (self);
  const GArray *men = lw_hand_men (self->hand);
  const LwGun *gun = lw_battle_gun (battle, lw_hand_gun (self->hand));

  if (men->len > 0 && battle->men[g_array_index (men, LwRef, 0)].state != LW_MAN_IN_BOX)
    self->cursor = battle->men[g_array_index (men, LwRef, 0)].at;
  else if (gun != NULL && gun->placed)
    self->cursor = gun->at;
  self->cursor_shown = TRUE;
  lw_map_view_centre_on (self, self->cursor);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
take_next (LwMapView *self, int step)
{
  lw_hand_take_next (self->hand, step);
  cursor_to_hand (self);
}

/* Takes up what lies at the cursor, or sets down what is in hand. */
static void
enter (LwMapView *self, gboolean add)
{
  const LwBattle *battle = lw_map_battle (self);
  LwRef man = lw_pick_man (battle, lw_map_viewer (self), self->cursor, NEAR);
  LwRef gun = lw_pick_gun (battle, lw_map_viewer (self), self->cursor, NEAR);

  if (lw_hand_task (self->hand) == LW_TASK_REPORT)
    {
      if (man != LW_NONE)
        lw_hand_report_man (self->hand, man, add ? LW_SHOT_TOUCH : LW_SHOT_OVERSET);
      else
        lw_hand_report_rest (self->hand, self->cursor);
    }
  else if (lw_hand_plan (self->hand) != NULL && !add)
    lw_hand_set_down (self->hand);
  else if (man != LW_NONE)
    lw_hand_take_man (self->hand, man, add);
  else if (gun != LW_NONE)
    lw_hand_take_gun (self->hand, gun);
}

static void
let_go (LwMapView *self)
{
  if (lw_map_shot_skip (self))
    return;
  if (self->measuring)
    self->measuring = FALSE;
  else if (lw_hand_plan (self->hand) != NULL)
    lw_hand_drop_plan (self->hand);
  else
    lw_hand_clear (self->hand);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
measure (LwMapView *self)
{
  self->measuring = !self->measuring;
  self->measure_from = self->pointer_inside && !self->cursor_shown ? self->pointer : self->cursor;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* 1:12 on the screen: one inch of floor is a twelfth of an inch of screen. */
static void
zoom_to_scale (LwMapView *self)
{
  lw_map_view_zoom (self, 96 / 12.0 / lw_view_inch (&self->view));
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
      return arrow (self, -1, 0, state);
    case GDK_KEY_Right:
      return arrow (self, 1, 0, state);
    case GDK_KEY_Up:
      return arrow (self, 0, 1, state);
    case GDK_KEY_Down:
      return arrow (self, 0, -1, state);
    default:
      return FALSE;
    }
}

static gboolean
fire (LwMapView *self)
{
  LwTask task = lw_hand_task (self->hand);

  if (lw_map_shot_skip (self))
    return TRUE;
  if (task != LW_TASK_AIM && task != LW_TASK_REPORT)
    {
      self->space_down = TRUE;
      return TRUE;
    }
  gtk_widget_activate_action (GTK_WIDGET (self), "battle.fire", NULL);
  return TRUE;
}

static gboolean
pressed_hand (LwMapView *self, guint key, GdkModifierType state)
{
  gboolean control = (state & GDK_CONTROL_MASK) != 0, shift = (state & GDK_SHIFT_MASK) != 0;

  if (key == GDK_KEY_a && control)
    lw_hand_take_all (self->hand);
  else if (control || (state & GDK_ALT_MASK) != 0)
    return FALSE;
  else if (key == GDK_KEY_n)
    take_next (self, 1);
  else if (key == GDK_KEY_p)
    take_next (self, -1);
  else if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    enter (self, shift);
  else if (key == GDK_KEY_Escape)
    let_go (self);
  else if (key == GDK_KEY_Page_Up || key == GDK_KEY_Page_Down)
    lw_hand_elevate (self->hand, key == GDK_KEY_Page_Up ? 600 : -600);
  else if (key == GDK_KEY_m)
    measure (self);
  else if (key == GDK_KEY_space)
    return fire (self);
  else
    return FALSE;
  return TRUE;
}

static gboolean
pressed_cb (
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, LwMapView *self)
{
  if (lw_map_country (self) == NULL)
    return FALSE;
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0 && pressed_zoom (self, key))
    return TRUE;
  if (self->hand == NULL || lw_map_viewer (self) == LW_VIEWER_NOBODY)
    return FALSE;
  if ((state & GDK_ALT_MASK) == 0 && pressed_arrow (self, key, state))
    return TRUE;
  return pressed_hand (self, key, state);
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
