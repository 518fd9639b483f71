/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-private.h: private to the flight: the shot on its way.
 */
#pragma once

#include "lw-flight-world.h"

G_BEGIN_DECLS

#define LW_STEPS_A_SECOND 1024

/* Speeds are in/s times 65536. */
#define LW_SPEED(inches) ((gint64) (inches) * 65536)

/* The floor and the tops of things: slower than the softest bounce it rolls. */
#define LW_SOFTEST_BOUNCE LW_SPEED (12)

typedef struct _LwShot LwShot;

/* For proofs about flights: chances mirrored, everything tried at every step, and a look at the
 * shot after each of its steps. */
typedef struct
{
  gboolean mirrored;
  gboolean plain;
  void (*watch) (const LwShot *shot, gpointer data); /* or NULL */
  gpointer data;
} LwFlightProof;

struct _LwShot
{
  gint64 p[3], v[3];
  gint64 speed;       /* as it was at the beginning of the step */
  gint64 change;      /* what that was more than at the step before */
  guint step;
  gboolean rolling;   /* it touched ground in this step without a bounce */
  LwFlightProof proof;
  LwChance chance;
  LwFlightWorld *world;
  LwFlight *flight;
};

/* Milliseconds since it was fired. */
static inline guint
lw_shot_ms (const LwShot *shot)
{
  return shot->step * 1000 / LW_STEPS_A_SECOND;
}

static inline gint64
lw_speed_square (const gint64 v[3])
{
  return v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
}

/* A turn or a laying error, of @sigma; on a mirrored field it is mirrored. */
LwAngle   lw_shot_draw_turn (LwShot *shot, gint64 sigma);

/* Turns a level direction. */
void      lw_turn_level     (gint64 *x, gint64 *y, LwAngle turn);

/* What comes of striking @hit: a bounce, a touch, a fall. */
void      lw_shot_meet      (LwShot *shot, const LwHit *hit);

/* The flight under proof; @proof may be NULL. */
LwFlight *lw_flight_run     (const LwLaying *laying, const LwGround *ground, const LwMan *men,
                             guint n_men, const LwGun *guns, guint n_guns, LwRef gun,
                             const LwFlightProof *proof);

G_END_DECLS
