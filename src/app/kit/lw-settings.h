/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-settings.h: the player's preferences; without an installed schema, their defaults.
 */
#pragma once

#include <gtk/gtk.h>

#include "measure/measure.h"
#include "report/report.h"

G_BEGIN_DECLS

/* NULL when the schema is not installed; the readers below then answer with the defaults. */
GSettings     *lw_settings                (void);

/* Calls @changed (@object) whenever @key changes, while @object lives. */
void           lw_settings_follow         (const char *key, GCallback changed, gpointer object);

gboolean       lw_settings_letters        (void);
guint          lw_settings_palette        (void);  /* LwPalette */
gboolean       lw_settings_hide_map       (void);  /* hide the map at each hand-over */
gboolean       lw_settings_sound          (void);
gboolean       lw_settings_animations     (void);  /* the player's wish and the desktop's */
LwUnits        lw_settings_units          (void);
/* The paper that people of the locale use; what the player has chosen, or else that. */
const LwPaper *lw_settings_usual_paper    (void);
const LwPaper *lw_settings_paper          (void);
/* Names last used: (transfer full), never NULL */
char          *lw_settings_player         (LwSide side);
void           lw_settings_keep_player    (LwSide side, const char *name);
/* Who sat there last: a person, or a General. */
LwSeat         lw_settings_seat           (LwSide side);
void           lw_settings_keep_seat      (LwSide side, LwSeat seat);

/* The lessons of "Learn to play" that are done, by their ids. */
gboolean       lw_settings_any_lesson     (void);
gboolean       lw_settings_lesson_done    (const char *id);
void           lw_settings_keep_lesson    (const char *id);

/* The player's own keys of the act of this name, as GTK writes them; NULL: he has changed nothing.
 * (transfer full) */
char         **lw_settings_keys           (const char *act);
/* @keys NULL: as it was at first; @act NULL: all acts. */
void           lw_settings_keep_keys      (const char *act, const char *const *keys);

void           lw_settings_restore_window (GtkWindow *window);
void           lw_settings_keep_window    (GtkWindow *window);

G_END_DECLS
