/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand-private.h: the fields of the hand, shared by its files: taking up, planning, laying.
 */
#pragma once

#include "lw-hand.h"

G_BEGIN_DECLS

struct _LwHand
{
  GObject parent_instance;

  /* Owned. */
  LwSession *session;
  GArray *men;              /* of LwRef: who is taken up */
  LwOrder *plan;
  char *note;
  GArray *reported;         /* of LwShotEvent */

  /* State. */
  guint serial;             /* of who is taken up */
  LwTask task;
  LwRef gun;
  LwFormation formation;
  gboolean wheeled;         /* the player has turned the body himself */
  LwAngle facing;
  LwPoint goal;             /* where the plan leads */
  LwAngle bearing;
  LwAngle elevation;
  LwAngle sway_bearing;     /* added to a shot of the model */
  LwAngle sway_elevation;
  gboolean watched;         /* the player sees it shake, and fires what he sees */
  LwRef fired_gun;          /* which is being loaded while this timer runs */
  guint loading;
  LwPoint rest;
  gboolean has_rest;
};

void lw_hand_changed  (LwHand *self);
/* The side whose men may be taken up now; FALSE when nobody's may. */
gboolean lw_hand_side (LwHand *self, LwSide *side);
void lw_hand_forget_plan (LwHand *self);
/* Of everything, without a word to anybody. */
void lw_hand_let_go   (LwHand *self);

/* lw-hand-taking.c: whether this man may be in hand now. */
gboolean lw_hand_can_take (LwHand *self, LwRef man);

/* lw-hand-unsteady.c: per cent for the next shot; the gun in hand has fired and is loaded anew. */
guint lw_hand_hurry   (LwHand *self);
void  lw_hand_load    (LwHand *self);

G_END_DECLS
