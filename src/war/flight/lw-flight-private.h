/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-private.h: private to the flight: the shot on its way.
 */
#pragma once

#include "lw-flight-world.h"

G_BEGIN_DECLS

#define LW_STEPS_A_SECOND 1024
#define LW_STEPS_MOST 6144u
#define LW_STEPS_A_SAMPLE 8

/* A shot that rolls is turned aside after so many. */
#define LW_ROLL_TURN_STEPS 64

/* A shot that leaves the field by this much is out of the battle. */
#define LW_BEYOND_FIELD (6 * LW_FINE_INCH)

/* Speeds are in/s times 65536. */
#define LW_SPEED(inches) ((gint64) (inches) * 65536)

/* The floor and the tops of things: slower than the softest bounce it rolls. */
#define LW_SOFTEST_BOUNCE LW_SPEED (12)

/* The air and the floor, at every step. Drag takes a 256th of the speed times each part of it, in
 * so many parts. */
#define LW_GRAVITY_A_STEP ((gint64) 24709) /* 386.09 in/s² */
#define LW_DRAG ((gint64) 256 * 1024 * LW_STEPS_A_SECOND)
#define LW_ROLL_LOSS (LW_SPEED (232) / LW_STEPS_A_SECOND)
#define LW_SLOWEST LW_SPEED (2)

/*
 * No shot is ever faster than this, and no product of a flight overflows: the reckoning stands
 * beside each. A shot leaves the gun with 654.1 in/s at most: 600, and of a worn gun three times 6
 * times a half of one per cent more. From 630 in/s on the air takes more of it in a step than its
 * weight gives, and nothing that it meets makes it faster, but for the rounding of a sine: so it
 * stays below 656 in/s. Speeds are less than 2^26, their squares than 2^52, steps shorter than
 * 0.7 in, 2^16.
 */
#define LW_FASTEST LW_SPEED (700)

struct _LwShot
{
  gint64 p[3], v[3];
  gint64 speed;       /* as it was at the beginning of the step */
  gint64 change;      /* what that was more than at the step before */
  guint step;         /* so many are done, or this is the one */
  guint clear;        /* so many more meet nothing but level ground */
  gboolean rolling;   /* it touched ground in this step without a bounce */
  LwFlightProof proof;
  LwFlightWork work;
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

/* Is it a speed that roots and quotients are forecast for? */
static inline gboolean
lw_is_speed (gint64 speed)
{
  return speed >= LW_SLOWEST && speed <= LW_FASTEST;
}

G_END_DECLS
