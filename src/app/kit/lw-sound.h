/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sound.h: the timekeeper's bell, the gun and the fall of a man. Never the only sign of
 * anything; without GSound, with the player's or the desktop's sounds turned off, there is silence.
 */
#pragma once

#include <gtk/gtk.h>

#include "state/state.h"

G_BEGIN_DECLS

typedef enum
{
  LW_SOUND_BELL,
  LW_SOUND_GUN,
  LW_SOUND_FALL,
  LW_N_SOUNDS
} LwSound;

/* Rings: by GSound where it was built in, else by the display's own bell. */
void       lw_sound_bell       (GtkWidget *widget);

/* The gun of each shot of the model among the events from @first on, and a fall when a man goes
 * over: as late as he does where shots are shown in motion. */
void       lw_sound_shots      (GtkWidget *widget, const LwBattle *battle, guint first);

/* Was GSound built in? Else nothing but the display's bell is heard, and no switch is offered. */
gboolean   lw_sound_can_play   (void);

/* How often a sound has been played since the program started, and the sound server took it. */
guint      lw_sound_heard_for_test      (LwSound sound);

/* "app.sound": the preference, to be turned by one press. */
void       lw_sound_add_action (GActionMap *map);
/* The button of a header bar that does so. */
GtkWidget *lw_sound_button_new (void);

G_END_DECLS
