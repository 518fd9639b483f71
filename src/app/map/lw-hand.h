/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand.h: what the player has in hand: the men or gun taken up, and what he is about to do.
 *
 * This is transient: it lives beside the battle, is never saved and never undone. Map, panels and
 * keys all work on it; an act that is complete becomes an order for the session. Planning a move is
 * in lw-hand-plan.h, laying and firing a gun in lw-hand-laying.h.
 */
#pragma once

#include "moving/moving.h"
#include "session/session.h"

G_BEGIN_DECLS

#define LW_TYPE_HAND (lw_hand_get_type ())
G_DECLARE_FINAL_TYPE (LwHand, lw_hand, LW, HAND, GObject)

typedef struct _LwHandPlan LwHandPlan;
typedef struct _LwHandLaying LwHandLaying;

typedef enum
{
  LW_TASK_NONE,    /* only looking, or nothing can be done now */
  LW_TASK_PUT,     /* putting down men or a gun */
  LW_TASK_MARCH,   /* moving men */
  LW_TASK_HAUL,    /* moving a gun with its crew */
  LW_TASK_AIM,     /* laying a gun */
  LW_TASK_REPORT   /* ticking who was touched and who overset by a shot fired by hand */
} LwTask;

/*
 * Signals:
 *   "changed": selection, task, plan or laying changed: draw the overlay again.
 *   "told"    (const char *sentence): words for status line and accessible description.
 */
LwHand        *lw_hand_new           (LwSession *session);
LwSession     *lw_hand_session       (LwHand *self);

LwTask         lw_hand_task          (LwHand *self);
const GArray  *lw_hand_men           (LwHand *self);  /* of LwRef: who is taken up */
gboolean       lw_hand_has_man       (LwHand *self, LwRef man);
LwRef          lw_hand_gun           (LwHand *self);  /* or LW_NONE */

/* Another number whenever somebody else is in hand: what is worked out for them can be kept. */
guint          lw_hand_serial        (LwHand *self);

/* Emits "told". */
void           lw_hand_tell          (LwHand *self, const char *sentence);

void           lw_hand_clear         (LwHand *self);
/* Takes up a man; @add keeps (or, when he is in it, drops from) what is held. */
void           lw_hand_take_man      (LwHand *self, LwRef man, gboolean add);
/* These and nobody else, as far as they may be taken up. */
void           lw_hand_take_men      (LwHand *self, const GArray *men);
void           lw_hand_take_box      (LwHand *self, LwBox box, gboolean add);
void           lw_hand_take_all      (LwHand *self);  /* every own man that can still act */
void           lw_hand_take_gun      (LwHand *self, LwRef gun);
/* @n men of @arm, or the first gun, out of the box of the side in hand, to be put down. */
void           lw_hand_take_from_box (LwHand *self, LwArm arm, guint n);
void           lw_hand_take_gun_from_box (LwHand *self);
/* The next or previous own man or gun that still has something to do. */
void           lw_hand_take_next     (LwHand *self, gint step);

/* What the player wants to do with it. */
void           lw_hand_start_task    (LwHand *self, LwTask task);
/* Forgets what was planned, though not who is in hand. */
void           lw_hand_drop_plan     (LwHand *self);

/* The side whose men may be taken up now; FALSE when nobody's may. */
gboolean       lw_hand_side          (LwHand *self, LwSide *side);

/* For the hand's other facets, which keep their state in it. Emits "changed". */
void           lw_hand_changed       (LwHand *self);
LwHandPlan    *lw_hand_planning      (LwHand *self);
LwHandLaying  *lw_hand_laying        (LwHand *self);

G_END_DECLS
