/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand-laying.h: laying and firing the gun in hand, and reporting a shot fired on the floor.
 */
#pragma once

#include "lw-hand.h"

G_BEGIN_DECLS

/* What lw-hand-laying.c keeps of a hand. */
struct _LwHandLaying
{
  LwAngle bearing;
  LwAngle elevation;
  LwAngle sway_bearing; /* added to a shot of the model */
  LwAngle sway_elevation;
  gboolean watched;     /* the player sees it shake, and fires what he sees */
  LwRef fired_gun;      /* which is being loaded ... */
  guint loading;        /* ... while this timer runs */
  GArray *reported;     /* owned, of LwShotEvent */
  LwPoint rest;
  gboolean has_rest;
};

/* Bearing towards a point, elevation by the screw. */
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
