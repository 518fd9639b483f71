/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-figure.h: a soldier and a gun, and the room each takes on the floor (Q3).
 */
#pragma once

#include "laws/laws.h"
#include "measure/measure.h"

G_BEGIN_DECLS

/* Men and guns are known by their index in the battle; LW_NONE is nobody. */
typedef gint16 LwRef;
#define LW_NONE ((LwRef) -1)

typedef enum
{
  LW_MAN_IN_BOX,    /* not put down yet */
  LW_MAN_FIGHTING,  /* armed, on the field */
  LW_MAN_DEAD,
  LW_MAN_CAPTIVE,   /* prisoner with the enemy, on the field or led away */
  LW_MAN_RELEASED,  /* freed, unarmed until he touches his back line (R67) */
  LW_MAN_RETIRED    /* over his own back line, alive (Q20) */
} LwManState;

typedef struct
{
  char id[8];           /* "r17" */
  LwSide side;
  LwArm arm;
  LwManState state;
  LwPoint at;           /* centre of the base (Q1) */
  LwAngle facing;
  LwPoint start;        /* where his move is measured from (R13, Q18, Q21) */
  LwLength walked;      /* of his allowance, this move (Q18) */
  LwRef with_gun;       /* the gun he moved with in this move, or LW_NONE (Q36, Q45) */
  LwRef trail_of;       /* the gun whose trail he stands at in this move, or LW_NONE */
  LwRef escort;         /* captive: the man who guards him, or LW_NONE (R64, Q81) */
  gboolean prone;       /* R39 */
  gboolean locked;      /* set in contact: stays till the end of the move (R55, Q17) */
  gboolean led_away;    /* captive: beyond liberation, off the field (R69, Q97) */
  /* Released: when it happened (R66); captive: since when he has no escort, or was taken (Q81);
   * in half moves: 2 * move, 1 more for Second Player's. */
  gint freed_in;
  gboolean arrived;     /* has stood on the enemy back line at the end of a move (R79, R85) */
} LwMan;

typedef struct
{
  char id[8];           /* "rg1" */
  LwSide army;          /* whose it was at the start */
  LwSide owner;         /* whose it is now (R74) */
  gboolean placed;
  gboolean retired;     /* taken over its owner's back line */
  gboolean disputed;    /* R73: out of action at the attacker's next move */
  LwPoint at;           /* mid point of the axle */
  LwAngle bearing;      /* where the muzzle points; the trail lies the other way */
  LwAngle elevation;    /* R40: as it last fired, arc-seconds above level */
  LwPoint start;        /* where its move is measured from */
  gboolean moved;       /* in this move (R36) */
  guint shots;          /* fired in this move (R37) */
  guint shots_all;      /* fired in the battle, for the report */
  guint felled_all;     /* men dead by them */
  LwPoint mark;         /* where its last shot came to rest; has_mark says whether there is one */
  gboolean has_mark;
  gboolean wrecked;     /* destroyed: of use to nobody, and still in the way (Q56) */
  gint lame_until;      /* out of action to the end of that half move (Q56); 0: it is whole */
} LwGun;

/* The outlines of a gun: axle with its wheels, trail, barrel. */
#define LW_GUN_PARTS 3

LwShape  lw_man_shape       (const LwMan *man);
LwShape  lw_man_shape_at    (LwArm arm, LwPoint at, LwAngle facing);
/* Half the width a man needs on his way: the disc of a foot soldier; half a horse's width. */
LwLength lw_arm_half_width  (LwArm arm);

void     lw_gun_shapes      (const LwGun *gun, LwShape parts[LW_GUN_PARTS]);
void     lw_gun_shapes_at   (LwPoint at, LwAngle bearing, LwShape parts[LW_GUN_PARTS]);
LwPoint  lw_gun_trail_end   (const LwGun *gun);
LwPoint  lw_gun_muzzle      (const LwGun *gun);

/* No part of a gun, and none of a man, is together farther than this from its middle. */
#define LW_MAN_AND_GUN (LW_GUN_BARREL + LW_CAVALRY_LENGTH)

/* Where the middle of whoever is so near to it must be, and of many others. */
LwBox    lw_gun_box         (const LwGun *gun, LwLength limit);
/* Is the nearest part of the gun at most @limit from the man (Q7)? */
gboolean lw_man_near_gun    (const LwMan *man, const LwGun *gun, LwLength limit);

/* On the field, able to be touched and shot: fighting, captive not led away, or released. */
gboolean lw_man_on_field    (const LwMan *man);
/* Counts as a combatant (R68). */
static inline gboolean
lw_man_armed (const LwMan *man)
{
  return man->state == LW_MAN_FIGHTING;
}

/* Is he a prisoner on the field, not led away? */
static inline gboolean
lw_man_held (const LwMan *man)
{
  return man->state == LW_MAN_CAPTIVE && !man->led_away;
}

const char *lw_man_state_nick  (LwManState state);
gboolean    lw_man_state_parse_for_test (const char *nick, LwManState *state);

G_END_DECLS
