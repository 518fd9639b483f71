/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-figures.h: soldiers and guns from above; tokens at whole-field zoom.
 *
 * Sides are told apart by colour, by the shape of the base and by its outline; arms by shape.
 */
#pragma once

#include "terrain/terrain.h"
#include "state/state.h"

G_BEGIN_DECLS

/* Under so many pixels to the inch men and guns are tokens. */
#define LW_DETAIL_INCH 7.0

typedef struct
{
  LwSide side;
  LwArm arm;
  LwManState state;    /* the dead lie; captives and the released carry no rifle */
  gboolean prone;
  gboolean letters;    /* R or B on the base */
  guint number;        /* 0 none, else in a badge (the melee dialog) */
  gboolean held;       /* the badge is filled: the man in hand */
} LwManLook;

typedef enum
{
  LW_GUN_WHOLE,
  LW_GUN_LAME,         /* hit: out of action for some moves */
  LW_GUN_WRECKED
} LwGunState;

typedef struct
{
  LwSide owner;
  LwGunState state;
} LwGunLook;

/* Drawn about the origin, facing @facing, at @inch pixels to the inch. */
void lw_draw_man   (cairo_t *cr, const LwManLook *look, LwAngle facing, double inch, LwInk ink);
void lw_draw_gun   (cairo_t *cr, const LwGunLook *look, LwAngle bearing, double inch, LwInk ink);

/* How far from the origin, in pixels and in any direction along an axis, a man or a gun can colour;
 * a badge reaches LW_BADGE_REACH pixels farther. */
#define LW_BADGE_REACH 26.0
double lw_draw_man_extent (double inch);
double lw_draw_gun_extent (double inch);

G_END_DECLS
