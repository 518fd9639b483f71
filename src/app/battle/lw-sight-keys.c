/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-keys.c: laying by keys, wheel and trail, and naming the men along the gun.
 */
#include "lw-sight-keys.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "kit/kit.h"
#include "lw-sight-picture.h"

#define CLICK 600 /* arc-seconds: 10' */
#define FINE 60

static const LwBattle *
battle_of (LwSightView *self)
{
  return lw_session_battle (lw_hand_session (self->hand));
}

/* "Red infantry 17, 6 ft 2 in off." */
static void
tell_named (LwSightView *self)
{
  const LwBattle *battle = battle_of (self);
  g_autofree char *name = lw_despatch_man (battle, self->named);
  g_autofree char *distance = lw_length_format (
      lw_distance (battle->guns[self->gun].at, battle->men[self->named].at), lw_settings_units ());
  g_autofree char *sentence = g_strdup_printf (_ ("%s, %s off."), name, distance);

  lw_hand_tell (self->hand, sentence);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
}

void
lw_sight_keys_name (LwSightView *self, LwRef man)
{
  g_return_if_fail (lw_battle_man (battle_of (self), man) != NULL);

  self->named = man;
  tell_named (self);
}

static void
name_next (LwSightView *self, int step)
{
  LwSight sight = lw_sight_picture_sight (self);
  const LwBattle *battle = battle_of (self);
  g_autoptr (GArray) men = lw_sight_men (battle, &sight, LW_OTHER (battle->guns[sight.gun].owner));
  int at = -1, i;

  if (men->len == 0)
    {
      lw_hand_tell (self->hand, _ ("No enemy is in sight along the gun."));
      return;
    }
  for (i = 0; i < (int)men->len; i++)
    if (g_array_index (men, LwRef, i) == self->named)
      at = i;
  if (at < 0)
    at = step > 0 ? -1 : (int)men->len;
  at = (at + step + (int)men->len) % (int)men->len;
  lw_sight_keys_name (self, g_array_index (men, LwRef, at));
}

static void
lay (LwSightView *self, int dx, int dy, GdkModifierType state)
{
  LwAngle by = (state & GDK_CONTROL_MASK) != 0 ? FINE : CLICK;

  if ((state & GDK_SHIFT_MASK) != 0)
    by *= 6;
  if (dx != 0)
    lw_hand_turn_gun (self->hand, -dx * by);
  else
    lw_hand_elevate (self->hand, dy * by);
}

static gboolean
lays (LwSightView *self, const char *act, GdkModifierType state)
{
  if (g_str_equal (act, "map.left"))
    lay (self, -1, 0, state);
  else if (g_str_equal (act, "map.right"))
    lay (self, 1, 0, state);
  else if (g_str_equal (act, "map.up") || g_str_equal (act, "gun.raise"))
    lay (self, 0, 1, state);
  else if (g_str_equal (act, "map.down") || g_str_equal (act, "gun.lower"))
    lay (self, 0, -1, state);
  else
    return FALSE;
  return TRUE;
}

static void
hold_glass (LwSightView *self)
{
  self->glass = !self->glass;
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
  lw_hand_tell (self->hand,
                self->glass ? _ ("The spy-glass is held up.") : _ ("The spy-glass is put away."));
}

static gboolean
asked_cb (gpointer data, const char *act, GdkModifierType state)
{
  LwSightView *self = data;

  if (!lw_sight_picture_looks (self))
    return FALSE;
  if (g_str_equal (act, "sight.next"))
    name_next (self, 1);
  else if (g_str_equal (act, "sight.previous"))
    name_next (self, -1);
  else if (g_str_equal (act, "sight.glass"))
    hold_glass (self);
  else if (g_str_equal (act, "gun.fire"))
    gtk_widget_activate_action (GTK_WIDGET (self), "battle.fire", NULL);
  else if (g_str_equal (act, "sight.leave"))
    gtk_widget_activate_action (GTK_WIDGET (self), "battle.sight", NULL);
  else
    return lays (self, act, state);
  return TRUE;
}

static gboolean
scrolled_cb (GtkEventControllerScroll *scroll, double dx, double dy, LwSightView *self)
{
  GdkModifierType state =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));

  if (lw_sight_picture_looks (self) && dy != 0)
    lay (self, 0, dy < 0 ? 1 : -1, state & ~GDK_SHIFT_MASK);
  return TRUE;
}

static void
drag_begun_cb (GtkGestureDrag *drag, double x, double y, LwSightView *self)
{
  self->drag_from = 0;
  gtk_widget_grab_focus (GTK_WIDGET (self->picture));
}

/* The trail is dragged to the right, and the muzzle swings to the left. */
static void
dragged_cb (GtkGestureDrag *drag, double x, double y, LwSightView *self)
{
  LwSight sight = lw_sight_picture_sight (self);
  LwAngle by = (LwAngle)((x - self->drag_from) * lw_sight_seconds_a_pixel (&sight));

  if (!lw_sight_picture_looks (self) || by == 0)
    return;
  self->drag_from = x;
  lw_hand_turn_gun (self->hand, by);
}

void
lw_sight_keys_add (LwSightView *self)
{
  GtkWidget *picture = GTK_WIDGET (self->picture);
  GtkEventController *scroll = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkGesture *drag = gtk_gesture_drag_new ();

  lw_keys_add (picture, LW_KEYS_SIGHT, asked_cb, self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scrolled_cb), self);
  gtk_widget_add_controller (picture, scroll);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begun_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (dragged_cb), self);
  gtk_widget_add_controller (picture, GTK_EVENT_CONTROLLER (drag));
}
