/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-fight.h: the acts of a battle, by the mouse or by the keys alone, for tests of the real
 * window.
 */
#pragma once

#include "app-play.h"

G_BEGIN_DECLS

/* The horse of both journeys stand in a lane on the east side of Hook's Farm, guns begin at a place
 * of their own; Blue's charge is a horse stronger, so that there is something to choose. */
#define APP_LANE 113
#define APP_GUN_X 60
extern const guint app_company[LW_N_SIDES];

/* Those of a side's horse on the field who stand within seven inches of the line x = @lane. */
GArray    *app_horse_in_lane (LwSide side, int lane);

/* A company of so many, out of the box to a place. */
void       app_put_company   (const char *button, guint n, LwPoint place);

/* By the mouse: a rubber band about the horse of the lane, then one is dragged. */
void       app_ride          (LwSide side, int lane, LwLength to_y);
/* A gun taken up and set down @inches nearer to the enemy; laid on a place before it and fired. */
void       app_haul_gun      (LwSide side, int inches);
void       app_fire_gun      (LwSide side);
void       app_end_move      (void);   /* and the trails that are owed */
void       app_send_trails   (void);
void       app_hand_over     (void);
void       app_surrender     (LwSide side);

/* By the keys: the map's cursor to a place, within a sixteenth of an inch, and Return there. */
void       app_cursor_to     (LwPoint place);
void       app_set_down_at   (LwPoint place);
void       app_key_next      (LwPhase phase); /* Ctrl+Return until the battle is in that phase */

/* A war of one battle, by either hand: four moves, a melee, then the report and the ledger. */
typedef struct
{
  void (*go)         (void);
  void (*haul)       (LwSide side);
  void (*ride)       (LwSide side, LwLength to_y);
  void (*fire)       (LwSide side);
  void (*end_move)   (void);
  void (*hand_over)  (void);
  void (*settle)     (void);
} AppPlayer;

void       app_fight         (const AppPlayer *player);

G_END_DECLS
