/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight.c: one shot from the muzzle to where it comes to rest.
 *
 * The way is cut into steps of 1/1024 s and each step into the straight pieces between what it
 * strikes.
 */
#include "lw-flight-private.h"

#define STEPS_MOST 6144
#define STEPS_A_SAMPLE 8
#define PIECES_MOST 5

/* The gun (calibrated: nine men in ten at nine yards). */
#define MUZZLE_SPEED LW_SPEED (600)
#define MUZZLE_HEIGHT (LW_FINE_INCH * 7 / 4)
#define SPREAD_ANGLE 165 /* arc-seconds, one standard deviation */
#define SPREAD_SPEED 328 /* of 65536: half of one per cent */
#define WORN 3           /* times these, for a worn gun */
#define BORE_PIECES 8

/* The air and the floor. */
#define GRAVITY_A_STEP 24709 /* 386.09 in/s² */
#define DRAG_INCHES 1024
#define ROLL_TURN (3 * LW_DEGREE)
#define ROLL_LOSS (LW_SPEED (232) / LW_STEPS_A_SECOND)
#define ROLL_TURN_STEPS 64
#define SLOWEST LW_SPEED (2)

/* A root found from a guess as near as this is all but right. */
#define GOOD_GUESS 4096

/* A shot that leaves the field by this much is out of the battle. */
#define BEYOND_FIELD (6 * LW_FINE_INCH)

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
  LwFlightPoint point = { get_point (shot), shot->p[2] / 256, lw_shot_ms (shot) };

  g_array_append_val (shot->flight->path, point);
}

static void
set_velocity (LwShot *shot, const LwLaying *laying)
{
  const gint64 one = (gint64)1 << 30;
  gint64 wear = laying->worn ? WORN : 1;
  gint64 hurry = laying->hurry * wear;
  LwAngle bearing = lw_shot_draw_turn (shot, SPREAD_ANGLE * hurry / 100);
  LwAngle elevation = lw_chance_gauss (&shot->chance) * (SPREAD_ANGLE * hurry / 100) / 65536;
  gint64 speed = MUZZLE_SPEED + lw_chance_gauss (&shot->chance) * (MUZZLE_SPEED / 65536) / 65536 *
                                    SPREAD_SPEED * wear;
  gint64 level;

  bearing = lw_angle_wrapped ((gint64)laying->bearing + bearing);
  elevation += laying->elevation;
  level = speed * lw_cosine (elevation) / one;
  shot->v[0] = level * lw_cosine (bearing) / one;
  shot->v[1] = level * lw_sine (bearing) / one;
  shot->v[2] = speed * lw_sine (elevation) / one;
}

/* The whole root of @square: Newton's way, which comes from above, and the last few by hand. With a
 * good @guess it takes one division, and what it takes is most of the time of a flight. */
static gint64
get_root (gint64 square, gint64 guess)
{
  gint64 root;

  if (guess <= 0)
    return lw_isqrt (square);

  root = (guess + square / guess) / 2;
  while (ABS (root - guess) > GOOD_GUESS)
    {
      guess = root;
      root = (guess + square / guess) / 2;
    }
  while (root * root > square)
    root--;

  return root;
}

static void
fall_and_slow (LwShot *shot)
{
  gint64 speed = get_root (lw_speed_square (shot->v), shot->speed + shot->change);
  guint i;

  shot->change = speed - shot->speed;
  shot->speed = speed;
  for (i = 0; i < 3; i++)
    shot->v[i] -=
        shot->v[i] * (shot->speed / 256) / ((gint64)256 * DRAG_INCHES * LW_STEPS_A_SECOND);
  shot->v[2] -= GRAVITY_A_STEP;
}

/* Goes the way of a step piece by piece; TRUE when it struck something. */
static gboolean
go (LwShot *shot, gint64 d[3])
{
  gint64 left = LW_MOMENT;
  gboolean struck = FALSE;
  guint piece, i;

  for (piece = 0; piece < PIECES_MOST && left > 0; piece++)
    {
      LwHit hit;

      if (!lw_flight_world_hit (shot->world, shot->p, d, &hit))
        {
          for (i = 0; i < 3; i++)
            shot->p[i] += d[i];
          return struck;
        }
      struck = TRUE;
      for (i = 0; i < 3; i++)
        shot->p[i] += d[i] * hit.moment / LW_MOMENT;
      left = left * (LW_MOMENT - hit.moment) / LW_MOMENT;
      lw_shot_meet (shot, &hit);
      for (i = 0; i < 3; i++)
        d[i] = shot->v[i] * left / LW_MOMENT / LW_STEPS_A_SECOND;
    }

  return struck;
}

static void
advance (LwShot *shot, const gint64 d[3])
{
  guint i;

  for (i = 0; i < 3; i++)
    shot->p[i] += d[i];
}

/* A shot that comes down on the ground too softly to bounce rolls on for what is left of the step.
 */
static void
touch_down (LwShot *shot, const gint64 d[3], gint64 above)
{
  gint64 moment = above <= 0 ? 0 : above * LW_MOMENT / -d[2];
  gint64 left = LW_MOMENT - moment;
  guint i;

  for (i = 0; i < 3; i++)
    shot->p[i] += d[i] * moment / LW_MOMENT;
  shot->v[2] = 0;
  shot->rolling = TRUE;
  for (i = 0; i < 2; i++)
    shot->p[i] += shot->v[i] * left / LW_MOMENT / LW_STEPS_A_SECOND;
}

/* A step that meets nothing but, perhaps, the ground that the shot rolls on: what go() would do,
 * without looking. FALSE, and nothing is done, when it may meet more. */
static gboolean
glide (LwShot *shot, const gint64 d[3])
{
  const LwFlightWorld *world = shot->world;
  gint64 bottom = shot->p[2] - LW_SHOT_RADIUS;
  gint64 floor = world->level;

  /* High over everything, as half its flight is. */
  if (shot->p[2] - LW_FINE_INCH > world->tallest + LW_SHOT_RADIUS)
    {
      advance (shot, d);
      return TRUE;
    }
  if (shot->p[0] <= world->free_x1 || shot->p[0] >= world->free_x2 ||
      shot->p[1] <= world->free_y1 || shot->p[1] >= world->free_y2)
    return FALSE;
  if (bottom < floor - LW_FLOOR_SLACK)
    floor = 0;
  if (d[2] >= 0 || bottom + d[2] >= floor)
    {
      advance (shot, d);
      return TRUE;
    }
  if (-shot->v[2] >= LW_SOFTEST_BOUNCE)
    return FALSE;

  touch_down (shot, d, bottom - floor);
  return TRUE;
}

/* From the axle along the barrel: a gun put hard against a wall does not fire through it. */
static void
leave_bore (LwShot *shot, const LwLaying *laying)
{
  const gint64 one = (gint64)1 << 30;
  gint64 length = LW_FINE (LW_GUN_BARREL) / BORE_PIECES;
  guint i;

  for (i = 0; i < BORE_PIECES; i++)
    {
      gint64 d[3] = { length * lw_cosine (laying->bearing) / one,
                      length * lw_sine (laying->bearing) / one, 0 };

      if (go (shot, d))
        return;
    }
}

static void
roll (LwShot *shot)
{
  gint64 level[3] = { shot->v[0], shot->v[1], 0 };
  gint64 speed = get_root (lw_speed_square (level), shot->speed);
  gint64 kept = MAX (speed - ROLL_LOSS, 0);

  if (speed > 0)
    {
      shot->v[0] = shot->v[0] * kept / speed;
      shot->v[1] = shot->v[1] * kept / speed;
    }
  if (shot->step % ROLL_TURN_STEPS == 0)
    lw_turn_level (&shot->v[0], &shot->v[1], lw_shot_draw_turn (shot, ROLL_TURN));
}

static gboolean
is_spent (const LwShot *shot)
{
  LwBox field = shot->world->ground->field;

  return (shot->rolling && lw_speed_square (shot->v) < SLOWEST * SLOWEST) ||
         shot->p[0] < LW_FINE (field.x1) - BEYOND_FIELD ||
         shot->p[0] > LW_FINE (field.x2) + BEYOND_FIELD ||
         shot->p[1] < LW_FINE (field.y1) - BEYOND_FIELD ||
         shot->p[1] > LW_FINE (field.y2) + BEYOND_FIELD;
}

static void
fly (LwShot *shot)
{
  guint i;

  sample (shot);
  for (shot->step = 1; shot->step <= STEPS_MOST; shot->step++)
    {
      gint64 d[3];

      fall_and_slow (shot);
      for (i = 0; i < 3; i++)
        d[i] = shot->v[i] / LW_STEPS_A_SECOND;
      shot->rolling = FALSE;
      if (!glide (shot, d))
        go (shot, d);
      if (shot->rolling)
        roll (shot);
      if (shot->proof.watch != NULL)
        shot->proof.watch (shot, shot->proof.data);
      if (is_spent (shot))
        break;
      if (shot->step % STEPS_A_SAMPLE == 0)
        sample (shot);
    }
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

static LwFlight *
run (const LwLaying *laying,
     const LwGround *ground,
     const LwFlightCrowd *crowd,
     LwRef gun,
     const LwFlightProof *proof)
{
  g_auto (LwFlightWorld) world;
  LwShot shot = { .world = &world };

  if (proof != NULL)
    shot.proof = *proof;
  lw_flight_world_init (&world, ground, crowd, gun);
  if (shot.proof.plain)
    lw_flight_world_be_plain (&world);
  shot.flight = make_flight ();
  shot.p[0] = LW_FINE (laying->axle.x);
  shot.p[1] = LW_FINE (laying->axle.y);
  shot.p[2] = LW_FINE (lw_flight_world_height (&world, laying->axle)) + MUZZLE_HEIGHT;
  lw_chance_seed (&shot.chance, laying->seed);
  set_velocity (&shot, laying);
  leave_bore (&shot, laying);
  fly (&shot);
  shot.flight->rest = get_point (&shot);
  return shot.flight;
}

/* An index of all of them, for a shot that is fired outside a battle. */
static void
look_at_all (LwFlightCrowd *crowd, LwSpots *men_at, LwSpots *guns_at)
{
  guint i;

  for (i = 0; i < crowd->n_men; i++)
    if (lw_man_on_field (&crowd->men[i]))
      lw_spots_put (men_at, i, 0, crowd->men[i].at);
  for (i = 0; i < crowd->n_guns; i++)
    if (crowd->guns[i].placed && !crowd->guns[i].retired)
      lw_spots_put (guns_at, i, 0, crowd->guns[i].at);
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
  g_autoptr (LwSpots) men_at = lw_spots_new (field, n_men, 1);
  g_autoptr (LwSpots) guns_at = lw_spots_new (field, n_guns, 1);
  LwFlightCrowd crowd = { .men = men, .n_men = n_men, .guns = guns, .n_guns = n_guns };

  look_at_all (&crowd, men_at, guns_at);
  return run (laying, ground, &crowd, gun, proof);
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

LwFlight *
lw_flight_new_among (const LwLaying *laying,
                     const LwGround *ground,
                     const LwFlightCrowd *crowd,
                     LwRef gun)
{
  g_return_val_if_fail (laying != NULL && ground != NULL && crowd != NULL, NULL);
  g_return_val_if_fail (laying->hurry >= 100 && laying->hurry <= 400, NULL);

  return run (laying, ground, crowd, gun, NULL);
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
