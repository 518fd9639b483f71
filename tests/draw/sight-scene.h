/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * sight-scene.h: a battle to be looked at along a gun: a wall, a grove and a hill so far off, with
 * Red's men behind the one, among the other and on the third. Fought by orders alone, so that it
 * can be saved and opened.
 */
#pragma once

#include "lw-play.h"

/* Blue's gun, on the south line, looks north; in his second move it may fire. */
#define SIGHT_GUN 1

typedef struct
{
  LwBattle *battle;
  LwRef walled, shaded, raised; /* one man of Red's in each place, nearest its middle */
  LwRef trooper, open;          /* a horseman and a man on the open floor; LW_NONE at a foot */
} SightScene;

/* @inches: from the axle to where they stand: 12, 72 or 240. */
SightScene *sight_scene_new  (gint inches);
void        sight_scene_free (SightScene *scene);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SightScene, sight_scene_free)
