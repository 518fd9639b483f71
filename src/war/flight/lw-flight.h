/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight.h: the flight of one shot: (gun, laying, seed, men, Country) -> events.
 *
 * A pure function in whole numbers: the same arguments give the same events on every machine.
 *
 * tests/gun-table holds what it hits to the table that its constants were chosen with. One figure
 * departs from that table on purpose: the spread of bearing and elevation is 165 arc-seconds and
 * not 180. With it a single man is hit nine times in ten at nine yards, as the book has it. Who
 * lies down is a low thing: a shot flies over him (R39), or strikes him if it passes lower than he
 * is high (Q41).
 */
#pragma once

#include "laws/laws.h"
#include "country/country.h"
#include "state/state.h"
#include "measure/measure.h"

G_BEGIN_DECLS

/*
 * Raised whenever the model changes; saved with each shot. Each is kept, so that an old shot can be
 * flown again: by the first, men who lay down were air, and by the second they are low things.
 */
#define LW_FLIGHT_MODEL 2

typedef struct
{
  LwPoint axle;         /* of the gun that fires */
  LwAngle bearing;      /* arc-seconds, as laid */
  LwAngle elevation;    /* arc-seconds above level */
  guint hurry;          /* per cent, 100 .. 400: widens the scatter */
  guint64 seed;
  gboolean worn;        /* scatters three times as wide (Q51) */
  guint model;          /* 1 .. LW_FLIGHT_MODEL; 0: the newest */
} LwLaying;

/* A sample of the way, for drawing: where, how high, and how many milliseconds after the shot. */
typedef struct
{
  LwPoint at;
  LwLength height;
  guint ms;
} LwFlightPoint;

typedef struct
{
  GArray *events;       /* of LwShotEvent, in order */
  GArray *event_ms;     /* of guint: when each happened */
  GArray *path;         /* of LwFlightPoint */
  LwPoint rest;         /* where it came to rest */
} LwFlight;

/*
 * lw_flight_new: lets the shot fly over @ground among @men (all of both sides; those off the field
 * are passed over) and @guns; @gun is the one that fires.
 * Returns: (transfer full)
 */
LwFlight *lw_flight_new  (const LwLaying *laying, const LwGround *ground, const LwMan *men,
                          guint n_men, const LwGun *guns, guint n_guns, LwRef gun);
void      lw_flight_free (LwFlight *flight);

/*
 * lw_flight_outcome: the same where an index is kept already, and nobody looks on: what the laws
 * ask of it. Appends to @events (LwShotEvent); sets where it came to @rest.
 */
void      lw_flight_outcome (const LwLaying *laying, const LwGround *ground,
                             const LwFlightCrowd *crowd, LwRef gun, GArray *events, LwPoint *rest);

/* ---- for proofs ---- */

typedef struct _LwShot LwShot;

/* What a flight cost: so many steps were taken one by one, with a look at everything near, and so
 * many times it was reckoned how far the way is clear. */
typedef struct
{
  guint singles;
  guint looks;
} LwFlightWork;

/* For proofs about flights: chances mirrored, everything tried at every step, and a look at the
 * shot after each of its steps. */
typedef struct
{
  gboolean mirrored;
  gboolean plain;
  void (*watch) (const LwShot *shot, gpointer data); /* or NULL */
  gpointer data;
  LwFlightWork *work; /* or NULL: adds to it */
} LwFlightProof;

/* lw_flight_outcome() under proof, into @flight: what of it is NULL is not noted. @proof may be
 * NULL. */
void      lw_flight_fly     (const LwLaying *laying, const LwGround *ground,
                             const LwFlightCrowd *crowd, LwRef gun, const LwFlightProof *proof,
                             LwFlight *flight);

/* lw_flight_new() under proof; @proof may be NULL. */
LwFlight *lw_flight_run     (const LwLaying *laying, const LwGround *ground, const LwMan *men,
                             guint n_men, const LwGun *guns, guint n_guns, LwRef gun,
                             const LwFlightProof *proof);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwFlight, lw_flight_free)

G_END_DECLS
