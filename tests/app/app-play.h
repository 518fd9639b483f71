/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-play.h: a battle played by the mouse, for tests of the real window: the map by places of its
 * floor, and the acts that every battle begins with.
 */
#pragma once

#include "app-test.h"
#include "lw-map-view.h"

G_BEGIN_DECLS

/* The map on the table, its battle, and the mouse on it by places of the floor. */
LwMapView      *app_map        (void);
LwSession      *app_session    (void);
const LwBattle *app_battle     (void);
LwHand         *app_hand       (void);
void            app_map_pixel  (LwPoint floor, double *x, double *y);
void            app_map_click  (LwPoint floor);
void            app_map_point  (LwPoint floor);
void            app_map_drag   (LwPoint from, LwPoint to);
LwPoint         app_inches     (int x, int y);

/* Waits for a phase of the battle, and for its record to have grown beyond @before. */
void       app_wait_phase    (LwPhase phase);
guint      app_orders        (void);
void       app_wait_order    (guint before);

/* How many inches a place is from the back line of a side, on the field of Hook's Farm. */
LwLength   app_from_line     (LwSide side, int inches);
LwPoint    app_place         (LwSide side, int x, int inches);
LwRef      app_gun_of        (LwSide side);

/* The mouse in the forms: a name typed into an entry, the smaller button of a spin button. */
void       app_fill_in       (const char *name, const char *text);
void       app_spin_down     (const char *name, guint times);

/* From the start page to the first hand-over, Rufus against Belinda; @campaign may be NULL. */
void       app_lay_down      (const char *campaign);
void       app_take_hand     (LwSide side);
/* One of "Take horse", "Take foot", "Take a gun", set down at a place. */
void       app_put           (const char *button, LwPoint place);
void       app_be_ready      (void); /* the rest is put down by the program */
void       app_raise_curtain (void);
void       app_go            (void);

void       app_wait_no_dialog (void);
void       app_wait_file     (const char *path);
/* Blue has won the battle of that file, and its campaign, so named, says the same of the score. */
void       app_compare_score (const char *battle_path, const char *campaign);

/* A man is taken up by himself and dragged seven inches towards the south; waits for the order. */
void            app_march_south (LwRef man);

G_END_DECLS
