/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand.h: what the player has in hand: the men or gun taken up, and what he is about to do.
 *
 * This is transient: it lives beside the battle, is never saved and never undone. Map, panels and
 * keys all work on it; an act that is complete becomes an order for the session.
 */
#pragma once

#include "moving/moving.h"
#include "session/session.h"

G_BEGIN_DECLS

#define LW_TYPE_HAND (lw_hand_get_type ())
G_DECLARE_FINAL_TYPE (LwHand, lw_hand, LW, HAND, GObject)

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

/* Formation and facing of the body; wheeling turns the facing. */
LwFormation    lw_hand_formation     (LwHand *self);
void           lw_hand_set_formation (LwHand *self, LwFormation formation);
void           lw_hand_wheel         (LwHand *self, LwAngle by);

/*
 * lw_hand_plan_to: works out what would happen if the body, or the gun, were set down at @goal;
 * the plan is drawn as strings and ghosts. lw_hand_set_down() orders it.
 */
void           lw_hand_plan_to       (LwHand *self, LwPoint goal);
const LwOrder *lw_hand_plan          (LwHand *self);  /* NULL: none, or nothing possible */
const char    *lw_hand_plan_note     (LwHand *self);  /* "21⅜ in of 2 ft", or why not */
gboolean       lw_hand_set_down      (LwHand *self);
void           lw_hand_drop_plan     (LwHand *self);

/* Laying: bearing towards a point, elevation by the screw; firing. */
void           lw_hand_start_task    (LwHand *self, LwTask task);
LwAngle        lw_hand_bearing       (LwHand *self);
LwAngle        lw_hand_elevation     (LwHand *self);
void           lw_hand_aim_at        (LwHand *self, LwPoint point);
void           lw_hand_turn_gun      (LwHand *self, LwAngle by);
void           lw_hand_elevate       (LwHand *self, LwAngle by);
/*
 * The hand is unsteady, and what it adds to bearing and elevation at that moment goes into the
 * shot. One who looks along the gun watches it: then it shakes at lw_hand_shake() alone, and what
 * was seen last is fired. Unwatched, from the map, it shakes just as much.
 */
void           lw_hand_set_watched   (LwHand *self, gboolean watched);
void           lw_hand_shake         (LwHand *self);
void           lw_hand_get_sway      (LwHand *self, LwAngle *bearing, LwAngle *elevation);
/* FALSE for a moment after each shot of the gun in hand. */
gboolean       lw_hand_loaded        (LwHand *self);
/* Fires, unless the gun is not loaded, which is told. */
gboolean       lw_hand_fire          (LwHand *self);

/* A shot reported by hand: where it came to rest, and who was touched or overset, in order. */
void           lw_hand_report_rest   (LwHand *self, LwPoint rest);
gboolean       lw_hand_report_rest_at (LwHand *self, LwPoint *rest);  /* FALSE: not said yet */
void           lw_hand_report_man    (LwHand *self, LwRef man, LwShotEventKind kind);
const GArray  *lw_hand_reported      (LwHand *self);  /* of LwShotEvent */
gboolean       lw_hand_report_done   (LwHand *self);

G_END_DECLS
