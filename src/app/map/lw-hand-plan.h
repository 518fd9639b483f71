/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand-plan.h: what the hand is about to do: strings, ghosts, and the order that comes of them.
 */
#pragma once

#include "lw-hand.h"

G_BEGIN_DECLS

/* What lw-hand-plan.c keeps of a hand, which forgets it when somebody else is taken up. */
struct _LwHandPlan
{
  LwOrder *order;       /* owned; NULL: nothing possible, or nothing planned */
  char *note;           /* owned, or NULL */
  LwPoint goal;         /* where it leads */
  LwFormation formation;
  gboolean wheeled;     /* the player has turned the body himself ... */
  LwAngle facing;       /* ... so */
};

/* Formation and facing of the body; wheeling turns the facing. */
LwFormation    lw_hand_formation     (LwHand *self);
void           lw_hand_set_formation (LwHand *self, LwFormation formation);
void           lw_hand_wheel         (LwHand *self, LwAngle by);

/*
 * lw_hand_plan_to: works out what would happen if the body, or the gun, were set down at @goal;
 * the plan is drawn as strings and ghosts. lw_hand_set_down() orders it; lw_hand_drop_plan()
 * forgets it.
 */
void           lw_hand_plan_to       (LwHand *self, LwPoint goal);
const LwOrder *lw_hand_plan          (LwHand *self);  /* NULL: none, or nothing possible */
const char    *lw_hand_plan_note     (LwHand *self);  /* "21⅜ in of 2 ft", or why not */
gboolean       lw_hand_set_down      (LwHand *self);

G_END_DECLS
