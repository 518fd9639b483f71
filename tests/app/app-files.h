/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-files.h: a battle, a Country and a war in files of the player, for tests of the real window
 * that close it, kill it, or spoil the files.
 */
#pragma once

#include "app-play.h"

#include "lw-editor-page.h"

G_BEGIN_DECLS

/* Paths among the player's own. (transfer full) */
char         *app_battle_path    (void);
char         *app_country_path   (void);
char         *app_war_path       (void);

/* A battle of fourteen men and a gun, put down and waiting for Red's first Go, with a clock. */
void          app_write_battle   (void);
/* A floor of 10 by 8 feet, "Low Meadow", with a house in its middle. */
void          app_write_country  (void);
/* "The Sandgate War", Robert against Anna, to 600. */
void          app_write_war      (void);

/* The record of Hook's Farm among the player's own, as if it had been fought here: its path.
 * (transfer full) */
char         *app_bring_battle   (const char *name);

/* What a crash has left is thrown away. */
void          app_forget_left    (void);

gboolean      app_open_path      (const char *path); /* as by a card of the start page */
/* The window with the battle of app_write_battle() on the table. */
void          app_open_battle    (void);
/* Gives an order that must be played, and frees it. */
void          app_submit         (LwOrder *order);
LwOrder      *app_march_all      (LwPoint goal);
/* Go, End, and the trails that are owed. */
void          app_play_a_move    (void);
gboolean      app_all_kept       (gpointer session);

LwEditorPage *app_editor_page    (void); /* or NULL */
LwEditor     *app_editor         (void);
/* The Country on the drawing board as its file would be. (transfer full) */
char         *app_drawn          (void);

/* The whole of a file. (transfer full) */
char         *app_text           (const char *path);
void          app_assert_text    (const char *path, const char *wanted);

G_END_DECLS
