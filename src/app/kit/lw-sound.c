/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sound.c: the timekeeper's bell, the gun and the fall of a man.
 */
#include "lw-sound.h"

#include <glib/gi18n-lib.h>

#include "flight/flight.h"
#include "library/library.h"
#include "lw-settings.h"

static guint heard[LW_N_SOUNDS];

#ifdef LW_HAVE_GSOUND
#include <gsound.h>

static GSoundContext *
context (void)
{
  static GSoundContext *made = NULL;

  if (made == NULL)
    made = gsound_context_new (NULL, NULL);
  return made;
}

/* Beside the Countries that ship. */
static char *
sound_path (const char *name)
{
  g_autofree char *countries = lw_library_shipped (LW_FILE_COUNTRY);
  g_autofree char *folder = g_path_get_dirname (countries);

  return g_build_filename (folder, "sounds", name, NULL);
}

static gboolean
play (LwSound sound)
{
  static const char *const files[LW_N_SOUNDS] = { NULL, "gun.wav", "fall.wav" };
  g_autofree char *path = files[sound] == NULL ? NULL : sound_path (files[sound]);

  return context () != NULL &&
         (path == NULL ? gsound_context_play_simple (context (), NULL, NULL, GSOUND_ATTR_EVENT_ID,
                                                     "bell", NULL)
                       : gsound_context_play_simple (context (), NULL, NULL,
                                                     GSOUND_ATTR_MEDIA_FILENAME, path, NULL));
}

gboolean
lw_sound_can_play (void)
{
  return TRUE;
}
#else
gboolean
lw_sound_can_play (void)
{
  return FALSE;
}

static gboolean
play (LwSound sound)
{
  return FALSE;
}
#endif

/* FALSE: it was wished for and could not be played. */
static gboolean
hear (LwSound sound)
{
  gboolean plays = lw_settings_sound () && play (sound);

  if (plays)
    heard[sound]++;
  return plays || !lw_settings_sound ();
}

guint
lw_sound_heard_for_test (LwSound sound)
{
  g_return_val_if_fail (sound < LW_N_SOUNDS, 0);

  return heard[sound];
}

void
lw_sound_bell (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (!hear (LW_SOUND_BELL))
    gdk_display_beep (gtk_widget_get_display (widget));
}

static gboolean
fall_cb (gpointer data)
{
  hear (LW_SOUND_FALL);
  return G_SOURCE_REMOVE;
}

/* The first who goes over is heard; the others lie on him. */
static void
hear_fall (const LwBattle *battle, const LwOrder *shot)
{
  g_autoptr (LwFlight) flight = lw_flight_again (battle, shot);
  guint i;

  for (i = 0; i < flight->events->len; i++)
    if (g_array_index (flight->events, LwShotEvent, i).kind == LW_SHOT_OVERSET)
      {
        g_timeout_add (g_array_index (flight->event_ms, guint, i), fall_cb, NULL);
        return;
      }
}

void
lw_sound_shots (GtkWidget *widget, const LwBattle *battle, guint first)
{
  guint i;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (battle != NULL);

  if (!lw_settings_sound ())
    return;
  for (i = first; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);
      const LwOrder *shot = lw_battle_order (battle, event->order);

      if (event->kind != LW_EVENT_SHOT || shot->by != LW_SHOT_BY_MODEL)
        continue;
      hear (LW_SOUND_GUN);
      if (lw_settings_animations ())
        hear_fall (battle, shot);
      else if (event->count > 0)
        hear (LW_SOUND_FALL);
    }
}

void
lw_sound_add_action (GActionMap *map)
{
  g_autoptr (GAction) action = NULL;

  g_return_if_fail (G_IS_ACTION_MAP (map));

  if (lw_settings () == NULL)
    return;
  action = g_settings_create_action (lw_settings (), "sound");
  g_action_map_add_action (map, action);
}

static void
show_state (GtkToggleButton *button)
{
  gboolean on = gtk_toggle_button_get_active (button);

  gtk_button_set_icon_name (GTK_BUTTON (button),
                            on ? "lw-sound-on-symbolic" : "lw-sound-off-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), on ? _ ("Sounds are on: press for silence")
                                                       : _ ("Sounds are off: press to hear them"));
}

GtkWidget *
lw_sound_button_new (void)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.sound");
  gtk_widget_set_visible (button, lw_sound_can_play ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Sounds"), -1);
  g_signal_connect (button, "notify::active", G_CALLBACK (show_state), NULL);
  show_state (GTK_TOGGLE_BUTTON (button));
  return button;
}
