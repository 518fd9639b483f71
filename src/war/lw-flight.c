/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight.c: one shot from the muzzle to where it comes to rest.
 *
 * The way is cut into steps of 1/1024 s and each step into the straight pieces between what it
 * strikes. Speeds are in/s times 65536.
 */
#include "lw-flight-private.h"

#include "lw-topple.h"

#define STEPS_A_SECOND 1024
#define STEPS_MOST 6144
#define STEPS_A_SAMPLE 8
#define PIECES_MOST 5
#define SPEED(inches) ((gint64)(inches)*65536)

/* The gun (calibrated: nine men in ten at nine yards). */
#define MUZZLE_SPEED SPEED (600)
#define MUZZLE_HEIGHT (LW_FINE_INCH * 7 / 4)
#define SPREAD_ANGLE 180 /* arc-seconds, one standard deviation */
#define SPREAD_SPEED 328 /* of 65536: half of one per cent */
#define BORE_PIECES 8

/* The air and the floor. */
#define GRAVITY_A_STEP 24709 /* 386.09 in/s² */
#define DRAG_INCHES 1024
#define SOFTEST_BOUNCE SPEED (12)
#define FLOOR_TURN (8 * LW_DEGREE)
#define ROLL_TURN (3 * LW_DEGREE)
#define ROLL_LOSS (SPEED (232) / STEPS_A_SECOND)
#define ROLL_TURN_STEPS 64
#define SLOWEST SPEED (2)

/* Blows against things that stand: restitution in hundredths, friction, the roughness of a face. */
#define HARD_REBOUND 40
#define SOFT_REBOUND 35
#define FRICTION_TENTHS 3
#define ROUGHNESS (12 * LW_DEGREE)

/* How long a figure takes to fall on its neighbour, for the drawing. */
#define DOMINO_MS 150

/* A shot that leaves the field by this much is out of the battle. */
#define BEYOND_FIELD (6 * LW_FINE_INCH)

typedef struct
{
  gint64 p[3], v[3];
  gint64 speed; /* as it was at the beginning of the step */
  guint step;
  gboolean rolling; /* it touched ground in this step without a bounce */
  gboolean mirrored;
  LwChance chance;
  LwFlightWorld *world;
  LwFlight *flight;
  gboolean *touched;
} Shot;

/* A turn or a laying error, of @sigma; on a mirrored field it is mirrored. */
static LwAngle
draw_turn (Shot *shot, gint64 sigma)
{
  LwAngle turn = lw_chance_gauss (&shot->chance) * sigma / 65536;

  return shot->mirrored ? -turn : turn;
}

/* A turn of at most @most either way, all alike. */
static LwAngle
draw_roughness (Shot *shot, LwAngle most)
{
  LwAngle turn = (LwAngle)lw_chance_below (&shot->chance, 2 * most + 1) - most;

  return shot->mirrored ? -turn : turn;
}

static void
turn_plan (gint64 *x, gint64 *y, LwAngle turn)
{
  const gint64 one = (gint64)1 << 30;
  gint64 c = lw_cosine (turn), s = lw_sine (turn);
  gint64 turned = (*x * c - *y * s) / one;

  *y = (*x * s + *y * c) / one;
  *x = turned;
}

static guint
get_ms (const Shot *shot)
{
  return shot->step * 1000 / STEPS_A_SECOND;
}

static LwPoint
get_point (const Shot *shot)
{
  LwBox field = shot->world->field;

  return (LwPoint){ CLAMP (shot->p[0] / 256, field.x1, field.x2),
                    CLAMP (shot->p[1] / 256, field.y1, field.y2) };
}

static void
sample (Shot *shot)
{
  LwFlightPoint point = { get_point (shot), shot->p[2] / 256, get_ms (shot) };

  g_array_append_val (shot->flight->path, point);
}

static void
tell (Shot *shot, LwShotEventKind kind, LwRef man, guint later)
{
  LwShotEvent event = { kind, man };
  guint ms = get_ms (shot) + later;

  g_array_append_val (shot->flight->events, event);
  g_array_append_val (shot->flight->event_ms, ms);
}

static void
set_velocity (Shot *shot, const LwLaying *laying)
{
  const gint64 one = (gint64)1 << 30;
  gint64 hurry = laying->hurry;
  LwAngle bearing = draw_turn (shot, SPREAD_ANGLE * hurry / 100);
  LwAngle elevation = lw_chance_gauss (&shot->chance) * (SPREAD_ANGLE * hurry / 100) / 65536;
  gint64 speed = MUZZLE_SPEED +
                 lw_chance_gauss (&shot->chance) * (MUZZLE_SPEED / 65536) / 65536 * SPREAD_SPEED;
  gint64 level;

  bearing = lw_angle_wrapped ((gint64)laying->bearing + bearing);
  elevation += laying->elevation;
  level = speed * lw_cosine (elevation) / one;
  shot->v[0] = level * lw_cosine (bearing) / one;
  shot->v[1] = level * lw_sine (bearing) / one;
  shot->v[2] = speed * lw_sine (elevation) / one;
}

static gint64
get_square (const gint64 v[3])
{
  return v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
}

/* The whole root of @square by Newton's way from above; one round or two when @guess is near. */
static gint64
get_root (gint64 square, gint64 guess)
{
  gint64 root = guess > 0 ? (guess + square / guess) / 2 + 1 : (gint64)lw_isqrt (square);
  gint64 next;

  while (root > 0 && (next = (root + square / root) / 2) < root)
    root = next;

  return root;
}

static void
fall_and_slow (Shot *shot)
{
  guint i;

  shot->speed = get_root (get_square (shot->v), shot->speed);
  for (i = 0; i < 3; i++)
    shot->v[i] -= shot->v[i] * (shot->speed / 256) / ((gint64)256 * DRAG_INCHES * STEPS_A_SECOND);
  shot->v[2] -= GRAVITY_A_STEP;
}

/* The top of anything, and the floor: a bounce that loses its line, or rolling. */
static void
meet_ground (Shot *shot)
{
  if (-shot->v[2] < SOFTEST_BOUNCE)
    {
      shot->v[2] = 0;
      shot->rolling = TRUE;
      return;
    }

  shot->v[2] = -shot->v[2] * SOFT_REBOUND / 100;
  shot->v[0] = shot->v[0] * 7 / 10;
  shot->v[1] = shot->v[1] * 7 / 10;
  turn_plan (&shot->v[0], &shot->v[1], draw_turn (shot, FLOOR_TURN));
}

static gint64
get_into (const gint64 v[3], const LwHit *hit)
{
  return -(v[0] * hit->nx + v[1] * hit->ny + v[2] * hit->nz) / LW_UNIT;
}

/* Gives the shot @impulse along the normal and takes of its sliding what friction does. */
static void
rebound (Shot *shot, const LwHit *hit, gint64 impulse)
{
  gint64 n[3] = { hit->nx, hit->ny, hit->nz };
  gint64 into = get_into (shot->v, hit);
  gint64 slide[3];
  gint64 sliding, loss, out;
  guint i;

  for (i = 0; i < 3; i++)
    slide[i] = shot->v[i] + into * n[i] / LW_UNIT;
  sliding = lw_isqrt (get_square (slide));
  loss = MIN (impulse * FRICTION_TENTHS / 10, sliding / 3);
  out = impulse - into;
  for (i = 0; i < 3; i++)
    shot->v[i] = slide[i] - (sliding > 0 ? slide[i] * loss / sliding : 0) + out * n[i] / LW_UNIT;
}

/* No face but a board's is so true that a shot comes off it where a ruler would say. */
static LwHit
get_rough (Shot *shot, const LwHit *hit, LwSurface surface)
{
  LwHit rough = *hit;
  gint64 x = hit->nx, y = hit->ny;

  if (surface == LW_SURFACE_BOARD || hit->nz != 0)
    return rough;

  turn_plan (&x, &y, draw_roughness (shot, ROUGHNESS));
  rough.nx = x;
  rough.ny = y;
  return get_into (shot->v, &rough) > 0 ? rough : *hit;
}

static void
meet_man (Shot *shot, const LwSolid *solid, const LwHit *hit, gint64 into)
{
  const LwMan *man = &shot->world->men[solid->man];
  gint64 feet = LW_FINE (lw_flight_world_height (shot->world, man->at));
  g_autoptr (GArray) fallers = g_array_new (FALSE, FALSE, sizeof (LwFaller));
  LwBlow blow;
  guint i;

  lw_topple_blow (man, shot->p[2] - feet, into, hit->nx, hit->ny, &blow);
  rebound (shot, hit, blow.impulse);
  if (!blow.falls)
    {
      if (!shot->touched[solid->man])
        tell (shot, LW_SHOT_TOUCH, solid->man, 0);
      shot->touched[solid->man] = TRUE;
      return;
    }

  lw_topple_fall (shot->world, solid->man, &blow, fallers);
  for (i = 0; i < fallers->len; i++)
    {
      const LwFaller *faller = &g_array_index (fallers, LwFaller, i);

      tell (shot, LW_SHOT_OVERSET, faller->man, faller->generation * DOMINO_MS);
    }
}

/* A shot on the top of a figure pushes nobody over, but it has touched him (R51). */
static void
meet_top (Shot *shot, const LwSolid *solid)
{
  if (solid->man != LW_NONE && !shot->touched[solid->man])
    {
      tell (shot, LW_SHOT_TOUCH, solid->man, 0);
      shot->touched[solid->man] = TRUE;
    }
  meet_ground (shot);
}

static void
meet (Shot *shot, const LwHit *hit)
{
  const LwSolid *solid;
  LwHit rough;
  gint64 into;
  gint rebound_hundredths;

  if (hit->solid < 0)
    {
      meet_ground (shot);
      return;
    }

  solid = &g_array_index (shot->world->solids, LwSolid, hit->solid);
  if (hit->nz > 0)
    {
      meet_top (shot, solid);
      return;
    }

  rough = get_rough (shot, hit, solid->surface);
  into = MAX (get_into (shot->v, &rough), 0);
  rebound_hundredths = solid->surface == LW_SURFACE_HARD ? HARD_REBOUND : SOFT_REBOUND;
  if (solid->man != LW_NONE)
    meet_man (shot, solid, &rough, into);
  else
    rebound (shot, &rough, into * (100 + rebound_hundredths) / 100);

  /* Whatever the roughness did, it does not go on into what it struck. */
  into = get_into (shot->v, hit);
  if (into > 0)
    rebound (shot, hit, into);
}

/* Goes the way of a step piece by piece; TRUE when it struck something. */
static gboolean
go (Shot *shot, gint64 d[3])
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
      meet (shot, &hit);
      for (i = 0; i < 3; i++)
        d[i] = shot->v[i] * left / LW_MOMENT / STEPS_A_SECOND;
    }

  return struck;
}

/* From the axle along the barrel: a gun put hard against a wall does not fire through it. */
static void
leave_bore (Shot *shot, const LwLaying *laying)
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
roll (Shot *shot)
{
  gint64 level[3] = { shot->v[0], shot->v[1], 0 };
  gint64 speed = get_root (get_square (level), shot->speed);
  gint64 kept = MAX (speed - ROLL_LOSS, 0);

  if (speed > 0)
    {
      shot->v[0] = shot->v[0] * kept / speed;
      shot->v[1] = shot->v[1] * kept / speed;
    }
  if (shot->step % ROLL_TURN_STEPS == 0)
    turn_plan (&shot->v[0], &shot->v[1], draw_turn (shot, ROLL_TURN));
}

static gboolean
is_spent (const Shot *shot)
{
  LwBox field = shot->world->field;

  return (shot->rolling && get_square (shot->v) < SLOWEST * SLOWEST) ||
         shot->p[0] < LW_FINE (field.x1) - BEYOND_FIELD ||
         shot->p[0] > LW_FINE (field.x2) + BEYOND_FIELD ||
         shot->p[1] < LW_FINE (field.y1) - BEYOND_FIELD ||
         shot->p[1] > LW_FINE (field.y2) + BEYOND_FIELD;
}

static void
fly (Shot *shot)
{
  guint i;

  sample (shot);
  for (shot->step = 1; shot->step <= STEPS_MOST; shot->step++)
    {
      gint64 d[3];

      fall_and_slow (shot);
      for (i = 0; i < 3; i++)
        d[i] = shot->v[i] / STEPS_A_SECOND;
      shot->rolling = FALSE;
      go (shot, d);
      if (shot->rolling)
        roll (shot);
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

LwFlight *
lw_flight_run (const LwLaying *laying,
               const LwGround *ground,
               const LwMan *men,
               guint n_men,
               const LwGun *guns,
               guint n_guns,
               LwRef gun,
               gboolean mirrored)
{
  g_auto (LwFlightWorld) world = { 0 };
  g_autofree gboolean *touched = g_new0 (gboolean, MAX (n_men, 1));
  Shot shot = { .world = &world, .touched = touched, .mirrored = mirrored };

  lw_flight_world_init (&world, ground, men, n_men, guns, n_guns, gun);
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

  return lw_flight_run (laying, ground, men, n_men, guns, n_guns, gun, FALSE);
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
