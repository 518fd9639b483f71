/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-laws.h: every number of the laws, and the nicks of sides, arms and varieties in files.
 */
#pragma once

#include "measure/measure.h"

G_BEGIN_DECLS

typedef enum { LW_RED, LW_BLUE } LwSide;
#define LW_N_SIDES 2
#define LW_OTHER(side) ((LwSide) (1 - (side)))

typedef enum { LW_INFANTRY, LW_CAVALRY } LwArm;
#define LW_N_ARMS 2

typedef enum { LW_VARIETY_FINISH, LW_VARIETY_BLOW, LW_VARIETY_DEFENSIVE } LwVariety;

/*
 * The edition of these laws. A battle is fought out by the one it was begun under, so that old
 * records keep what they say. The second differs from the first in these: a debt at a trail does
 * not fall with the ground (R41); any captor leads seven (R64); melees are settled in any order
 * (Q78); the whole of a contact counts (R53); who passes a gun wide has passed it (Q105); a
 * prisoner bars a capture (R72); men lie down before a gun that has not swung round yet (R39). By
 * the third, one rule says when a man is at a limit (lw-limit.h: R13, R80, R83, R87, R88).
 */
#define LW_LAWS_EDITION 3

#define LW_MOVE_INFANTRY LW_FOOT                /* R29 */
#define LW_MOVE_CAVALRY (2 * LW_FOOT)           /* R30 */
#define LW_GUN_MOVE_CAVALRY (2 * LW_FOOT)       /* R44 */
#define LW_GUN_MOVE_INFANTRY LW_FOOT            /* R44 */
#define LW_SIX_INCHES LW_INCHES (6)             /* R35, R57, R64, R72 */
#define LW_CLEARANCE ((LwLength) 16)            /* R32, R33: 1/16 in */
#define LW_CONTACT ((LwLength) 32)              /* R55: 1/8 in */
#define LW_GUN_CREW 4                           /* R35, R43 */
#define LW_HURRY_LEAST 100                      /* Q51: per cent */
#define LW_HURRY_MOST 400                       /* Q51 */
#define LW_SHOTS_PER_MOVE 4                     /* R37 */
#define LW_TRAIL_MEN 2                          /* R41 */
#define LW_ESCORTED_MOST 7                      /* R64 */
#define LW_DRAW_BELOW 15                        /* R77 */
#define LW_DRAW_BELOW_SMALL 10                  /* R78, Q117 */
#define LW_SMALL_FORCE 50                       /* R78 */
#define LW_LEAST_MEN 10                         /* R78 */
#define LW_BLOW_MEN 3                           /* R79 */
#define LW_RETREAT_MOVES 6                      /* R80 */
#define LW_ARRIVING_PART 4                      /* R85: a quarter */
#define LW_SHELL_RADIUS (LW_INCHES (3) / 2)     /* Q56: a circle three inches across */
#define LW_SHELL_MOVES 2                        /* Q56 */

/* Points of R76 in half-points. */
#define LW_POINTS_VICTORY 200
#define LW_POINTS_GUN 20
#define LW_POINTS_CAVALRY 3
#define LW_POINTS_INFANTRY 2
#define LW_POINTS_CAPTIVE 1
#define LW_POINTS_TAKEN 1

/* Sizes of figures (Q3, laws 4d), as scenario data would give them. */
#define LW_INFANTRY_RADIUS ((LwLength) 96)      /* 3/8 in */
#define LW_CAVALRY_LENGTH LW_INCHES (2)
#define LW_CAVALRY_WIDTH ((LwLength) 192)       /* 3/4 in */
#define LW_GUN_AXLE_WIDTH LW_INCHES (2)
#define LW_GUN_AXLE_DEPTH ((LwLength) 160)
#define LW_GUN_TRAIL LW_INCHES (3)              /* axle to the end of the trail */
#define LW_GUN_BARREL LW_INCHES (4)             /* axle to muzzle */

/* The elevation screw: -5 to +20 degrees. */
#define LW_ELEVATION_MIN (-5 * LW_DEGREE)
#define LW_ELEVATION_MAX (20 * LW_DEGREE)

const char *lw_side_nick     (LwSide side);       /* "red" */
gboolean    lw_side_parse    (const char *nick, LwSide *side);
const char *lw_arm_nick      (LwArm arm);         /* "infantry" */
gboolean    lw_arm_parse     (const char *nick, LwArm *arm);
const char *lw_variety_nick  (LwVariety variety); /* "finish" */
gboolean    lw_variety_parse (const char *nick, LwVariety *variety);

/* How far a man of this arm goes in one move (R29, R30). */
LwLength    lw_arm_move      (LwArm arm);

G_END_DECLS
