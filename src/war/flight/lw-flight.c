/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight.c: one shot from the muzzle to where it comes to rest.
 *
 * The way is cut into steps of 1/1024 s and each step into the straight pieces between what it
 * strikes.
 */
#include "lw-flight-private.h"

#include "lw-flight-glide.h"
#include "lw-flight-meet.h"
#include "lw-flight-way.h"

#define PIECES_MOST 5

/* The gun (calibrated: nine men in ten at nine yards). */
#define MUZZLE_SPEED LW_SPEED (600)
#define MUZZLE_HEIGHT (LW_FINE_INCH * 7 / 4)
#define SPREAD_ANGLE 165 /* arc-seconds, one standard deviation */
#define SPREAD_SPEED 328 /* of 65536: half of one per cent */
#define WORN 3           /* times these, for a worn gun */
#define BORE_PIECES 8

#define ROLL_TURN (3 * LW_DEGREE)

static LwPoint
get_point (const LwShot *shot)
{
  LwBox field = shot->world->ground->field;

  return (LwPoint){ CLAMP (shot->p[0] / 256, field.x1, field.x2),
                    CLAMP (shot->p[1] / 256, field.y1, field.y2) };
}

static void
sample (LwShot *shot)
{
  LwFlightPoint point;

  if (shot->flight->path == NULL)
    return;

  point = (LwFlightPoint){ get_point (shot), shot->p[2] / 256, lw_shot_ms (shot) };
  g_array_append_val (shot->flight->path, point);
}

/* A chance is at most 6 times 2^16, a spread 165 times 12, and a speed times a sine of 2^30 at most
 * 2^56. */
static void
set_velocity (LwShot *shot, const LwLaying *laying)
{
  const gint64 one = (gint64)1 << 30;
  gint64 wear = laying->worn ? WORN : 1;
  gint64 hurry = laying->hurry * wear;
  LwAngle bearing = lw_flight_meet_draw_turn (shot, SPREAD_ANGLE * hurry / 100);
  LwAngle elevation = lw_chance_gauss (&shot->chance) * (SPREAD_ANGLE * hurry / 100) / 65536;
  gint64 speed = MUZZLE_SPEED + lw_chance_gauss (&shot->chance) * (MUZZLE_SPEED / 65536) / 65536 *
                                    SPREAD_SPEED * wear;
  gint64 east, north, level, up;

  lw_angle_resolve (lw_angle_wrapped ((gint64)laying->bearing + bearing), &east, &north);
  lw_angle_resolve (laying->elevation + elevation, &level, &up);
  level = speed * level / one;
  shot->v[0] = level * east / one;
  shot->v[1] = level * north / one;
  shot->v[2] = speed * up / one;
}

/* The same in a flight under proof the plain way. */
static gint64
get_root (const LwShot *shot, gint64 square, gint64 guess)
{
  return shot->proof.plain ? (gint64)lw_isqrt (square) : lw_flight_glide_root (square, guess);
}

/* A part of the speed times a 256th of it is at most 2^44. */
static void
fall_and_slow (LwShot *shot)
{
  gint64 speed = get_root (shot, lw_speed_square (shot->v), shot->speed + shot->change);
  guint i;

  shot->change = speed - shot->speed;
  shot->speed = speed;
  for (i = 0; i < 3; i++)
    shot->v[i] -= shot->v[i] * (shot->speed / 256) / LW_DRAG;
  shot->v[2] -= LW_GRAVITY_A_STEP;
}

/* Goes by @d, or to the first thing that it strikes; TRUE when there is one, with the way to go on
 * by in what is then @left of the step. */
static gboolean
go_piece (LwShot *shot, gint64 d[3], gint64 *left)
{
  LwHit hit;
  gboolean struck = lw_flight_world_hit (shot->world, shot->p, d, &hit);
  gint64 moment = struck ? hit.moment : LW_MOMENT;
  guint i;

  for (i = 0; i < 3; i++)
    shot->p[i] += d[i] * moment / LW_MOMENT;
  if (!struck)
    return FALSE;

  *left = *left * (LW_MOMENT - moment) / LW_MOMENT;
  lw_flight_meet (shot, &hit);
  for (i = 0; i < 3; i++)
    d[i] = shot->v[i] * *left / LW_MOMENT / LW_STEPS_A_SECOND;
  return TRUE;
}

/*
 * Goes the way of a step piece by piece; TRUE when it struck something. At most PIECES_MOST times
 * round, whatever it strikes, and once more if that led nowhere. A speed times a moment is at most
 * 2^46.
 */
static gboolean
go (LwShot *shot, gint64 d[3])
{
  gint64 left = LW_MOMENT;
  guint piece;

  for (piece = 0; piece < PIECES_MOST && left > 0; piece++)
    if (!go_piece (shot, d, &left))
      return piece > 0;

  /* So short a way, cut off, may lead into what the shot is leaving. It would be struck for nothing
   * step for step, hang there, and fall the faster for it: so it goes up or down alone. */
  if (left == LW_MOMENT)
    {
      d[0] = d[1] = 0;
      go_piece (shot, d, &left);
    }
  return TRUE;
}

/* From the axle along the barrel, in BORE_PIECES of half an inch: a gun put hard against a wall
 * does not fire through it. */
static void
leave_bore (LwShot *shot, const LwLaying *laying)
{
  const gint64 one = (gint64)1 << 30;
  gint64 length = LW_FINE (LW_GUN_BARREL) / BORE_PIECES;
  gint64 all[3] = { 0 };
  gint64 x, y;
  guint i = 0;

  lw_angle_resolve (laying->bearing, &x, &y);
  x = length * x / one;
  y = length * y / one;
  all[0] = x * BORE_PIECES;
  all[1] = y * BORE_PIECES;
  /* Mostly there is nothing near, and no need to look for it piece by piece. */
  if (!shot->proof.plain)
    i = lw_flight_world_clear_steps (shot->world, shot->p, all, BORE_PIECES);
  shot->p[0] += x * i;
  shot->p[1] += y * i;
  for (; i < BORE_PIECES; i++)
    {
      gint64 d[3] = { x, y, 0 };

      if (go (shot, d))
        return;
    }
}

/* A part of the speed times the whole is at most 2^52. */
static void
roll (LwShot *shot)
{
  gint64 level[3] = { shot->v[0], shot->v[1], 0 };
  gint64 speed = get_root (shot, lw_speed_square (level), shot->speed);
  gint64 kept = MAX (speed - LW_ROLL_LOSS, 0);

  if (speed > 0)
    {
      shot->v[0] = shot->v[0] * kept / speed;
      shot->v[1] = shot->v[1] * kept / speed;
    }
}

static void
turn (LwShot *shot)
{
  if (shot->rolling && shot->step % LW_ROLL_TURN_STEPS == 0)
    lw_flight_meet_turn_level (&shot->v[0], &shot->v[1],
                               lw_flight_meet_draw_turn (shot, ROLL_TURN));
}

static gboolean
is_spent (const LwShot *shot)
{
  LwBox field = shot->world->ground->field;

  return (shot->rolling && lw_speed_square (shot->v) < LW_SLOWEST * LW_SLOWEST) ||
         shot->p[0] < LW_FINE (field.x1) - LW_BEYOND_FIELD ||
         shot->p[0] > LW_FINE (field.x2) + LW_BEYOND_FIELD ||
         shot->p[1] < LW_FINE (field.y1) - LW_BEYOND_FIELD ||
         shot->p[1] > LW_FINE (field.y2) + LW_BEYOND_FIELD;
}

/* A step that may meet something. */
static void
step (LwShot *shot)
{
  gint64 d[3];
  guint i;

  shot->step++;
  shot->work.singles++;
  fall_and_slow (shot);
  for (i = 0; i < 3; i++)
    d[i] = shot->v[i] / LW_STEPS_A_SECOND;
  shot->rolling = FALSE;
  go (shot, d);
  if (shot->rolling)
    roll (shot);
  shot->clear = 0;
}

/* Each time round it is at least one step further, and there are LW_STEPS_MOST: a glide that did
 * none is followed by a step. */
static void
fly (LwShot *shot)
{
  sample (shot);
  do
    {
      if (!lw_flight_glide (shot))
        step (shot);
      turn (shot);
      if (shot->proof.watch != NULL)
        shot->proof.watch (shot, shot->proof.data);
      if (is_spent (shot))
        break;
      if (shot->step % LW_STEPS_A_SAMPLE == 0)
        sample (shot);
    }
  while (shot->step < LW_STEPS_MOST);
  sample (shot);
}

static LwFlight *
make_flight (void)
{
  LwFlight *flight = g_new0 (LwFlight, 1);

  flight->events = g_array_new (FALSE, FALSE, sizeof (LwShotEvent));
  flight->event_ms = g_array_new (FALSE, FALSE, sizeof (guint));
  flight->path = g_array_sized_new (FALSE, FALSE, sizeof (LwFlightPoint), 128);
  return flight;
}

void
lw_flight_fly (const LwLaying *laying,
               const LwGround *ground,
               const LwFlightCrowd *crowd,
               LwRef gun,
               const LwFlightProof *proof,
               LwFlight *flight)
{
  g_auto (LwFlightWorld) world;
  LwShot shot = { .world = &world, .flight = flight };

  if (proof != NULL)
    shot.proof = *proof;
  lw_flight_world_init (&world, ground, crowd, gun);
  if (laying->model != 0)
    world.model = laying->model;
  if (shot.proof.plain)
    lw_flight_world_be_plain (&world);
  shot.p[0] = LW_FINE (laying->axle.x);
  shot.p[1] = LW_FINE (laying->axle.y);
  shot.p[2] = LW_FINE (lw_flight_world_height (&world, laying->axle)) + MUZZLE_HEIGHT;
  lw_chance_seed (&shot.chance, laying->seed);
  set_velocity (&shot, laying);
  leave_bore (&shot, laying);
  fly (&shot);
  flight->rest = get_point (&shot);
  if (shot.proof.work != NULL)
    {
      shot.proof.work->singles += shot.work.singles;
      shot.proof.work->looks += shot.work.looks;
    }
}

/* An index of all of them, for a shot that is fired outside a battle. */
static void
look_at_all (LwFlightCrowd *crowd, LwPointIndex *men_at, LwPointIndex *guns_at)
{
  guint i;

  for (i = 0; i < crowd->n_men; i++)
    if (lw_man_on_field (&crowd->men[i]))
      lw_point_index_put (men_at, i, 0, crowd->men[i].at);
  for (i = 0; i < crowd->n_guns; i++)
    if (crowd->guns[i].placed && !crowd->guns[i].retired)
      lw_point_index_put (guns_at, i, 0, crowd->guns[i].at);
  crowd->men_at = men_at;
  crowd->guns_at = guns_at;
}

LwFlight *
lw_flight_run (const LwLaying *laying,
               const LwGround *ground,
               const LwMan *men,
               guint n_men,
               const LwGun *guns,
               guint n_guns,
               LwRef gun,
               const LwFlightProof *proof)
{
  LwBox field = lw_country_bounds (lw_ground_country (ground));
  g_autoptr (LwPointIndex) men_at = lw_point_index_new (field, n_men, 1);
  g_autoptr (LwPointIndex) guns_at = lw_point_index_new (field, n_guns, 1);
  LwFlightCrowd crowd = { .men = men, .n_men = n_men, .guns = guns, .n_guns = n_guns };
  LwFlight *flight = make_flight ();

  look_at_all (&crowd, men_at, guns_at);
  lw_flight_fly (laying, ground, &crowd, gun, proof, flight);
  return flight;
}

LwFlight *
lw_flight_new (const LwLaying *laying,
               const LwGround *ground,
               const LwMan *men,
               guint n_men,
               const LwGun *guns,
               guint n_guns,
               LwRef gun)
{
  g_return_val_if_fail (laying != NULL && ground != NULL, NULL);
  g_return_val_if_fail (laying->hurry >= 100 && laying->hurry <= 400, NULL);
  g_return_val_if_fail (n_men <= G_MAXINT16 && n_guns <= G_MAXINT16, NULL);

  return lw_flight_run (laying, ground, men, n_men, guns, n_guns, gun, NULL);
}

void
lw_flight_outcome (const LwLaying *laying,
                   const LwGround *ground,
                   const LwFlightCrowd *crowd,
                   LwRef gun,
                   GArray *events,
                   LwPoint *rest)
{
  LwFlight flight = { .events = events };

  g_return_if_fail (laying != NULL && ground != NULL && crowd != NULL);
  g_return_if_fail (laying->hurry >= 100 && laying->hurry <= 400);
  g_return_if_fail (events != NULL && rest != NULL);

  lw_flight_fly (laying, ground, crowd, gun, NULL, &flight);
  *rest = flight.rest;
}

void
lw_flight_free (LwFlight *flight)
{
  if (flight == NULL)
    return;

  g_array_unref (flight->events);
  g_array_unref (flight->event_ms);
  g_array_unref (flight->path);
  g_free (flight);
}
