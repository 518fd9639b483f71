/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-meet.c: what a shot does to what it strikes, and that to the shot (R48-R51).
 */
#include "lw-flight-meet.h"

#include "lw-topple.h"

/* The floor and the tops of things turn a bounce aside. */
#define FLOOR_TURN (8 * LW_DEGREE)

/* Blows against things that stand: restitution in hundredths, friction, the roughness of a face. */
#define HARD_REBOUND 40
#define SOFT_REBOUND 35
#define FRICTION_TENTHS 3
#define ROUGHNESS (12 * LW_DEGREE)

/* How long a figure takes to fall on its neighbour, for the drawing. */
#define DOMINO_MS 150

LwAngle
lw_flight_meet_draw_turn (LwShot *shot, gint64 sigma)
{
  LwAngle turn = lw_chance_gauss (&shot->chance) * sigma / 65536;

  return shot->proof.mirrored ? -turn : turn;
}

/* Speeds or unit vectors times a sine of 2^30: at most 2^56, two of them 2^57. */
void
lw_flight_meet_turn_level (gint64 *x, gint64 *y, LwAngle turn)
{
  const gint64 one = (gint64)1 << 30;
  gint64 c, s, turned;

  lw_angle_resolve (turn, &c, &s);
  turned = (*x * c - *y * s) / one;
  *y = (*x * s + *y * c) / one;
  *x = turned;
}

/* A turn of at most @most either way, all alike. */
static LwAngle
draw_roughness (LwShot *shot, LwAngle most)
{
  LwAngle turn = (LwAngle)lw_chance_below (&shot->chance, 2 * most + 1) - most;

  return shot->proof.mirrored ? -turn : turn;
}

static void
tell (LwShot *shot, LwShotEventKind kind, LwRef man, guint later)
{
  LwShotEvent event = { kind, man };
  guint ms = lw_shot_ms (shot) + later;

  g_array_append_val (shot->flight->events, event);
  if (shot->flight->event_ms != NULL)
    g_array_append_val (shot->flight->event_ms, ms);
}

/* The top of anything, and the floor: a bounce that loses its line, or rolling. A speed times a
 * hundred is at most 2^33. */
static void
meet_ground (LwShot *shot)
{
  if (-shot->v[2] < LW_SOFTEST_BOUNCE)
    {
      shot->v[2] = 0;
      shot->rolling = TRUE;
      return;
    }

  shot->v[2] = -shot->v[2] * SOFT_REBOUND / 100;
  shot->v[0] = shot->v[0] * 7 / 10;
  shot->v[1] = shot->v[1] * 7 / 10;
  lw_flight_meet_turn_level (&shot->v[0], &shot->v[1], lw_flight_meet_draw_turn (shot, FLOOR_TURN));
}

/* A speed times a unit, at most 2^40, three times. */
static gint64
get_into (const gint64 v[3], const LwHit *hit)
{
  return -(v[0] * hit->nx + v[1] * hit->ny + v[2] * hit->nz) / LW_UNIT;
}

/* Gives the shot @impulse along the normal and takes of its sliding what friction does. No impulse
 * is half as much again as the speed into what was struck: a sliding times a loss is at most 2^53,
 * and the shot is no faster than it was. */
static void
rebound (LwShot *shot, const LwHit *hit, gint64 impulse)
{
  gint64 n[3] = { hit->nx, hit->ny, hit->nz };
  gint64 into = get_into (shot->v, hit);
  gint64 slide[3];
  gint64 sliding, loss, out;
  guint i;

  for (i = 0; i < 3; i++)
    slide[i] = shot->v[i] + into * n[i] / LW_UNIT;
  sliding = lw_isqrt (lw_speed_square (slide));
  loss = MIN (impulse * FRICTION_TENTHS / 10, sliding / 3);
  out = impulse - into;
  for (i = 0; i < 3; i++)
    shot->v[i] = slide[i] - (sliding > 0 ? slide[i] * loss / sliding : 0) + out * n[i] / LW_UNIT;
}

/* No face but a board's is so true that a shot comes off it where a ruler would say. */
static LwHit
get_rough (LwShot *shot, const LwHit *hit, LwSurface surface)
{
  LwHit rough = *hit;
  gint64 x = hit->nx, y = hit->ny;

  if (surface == LW_SURFACE_BOARD || hit->nz != 0)
    return rough;

  lw_flight_meet_turn_level (&x, &y, draw_roughness (shot, ROUGHNESS));
  rough.nx = x;
  rough.ny = y;
  return get_into (shot->v, &rough) > 0 ? rough : *hit;
}

/* It is told once. */
static void
touch (LwShot *shot, LwRef man)
{
  LwTarget *target = lw_flight_world_man (shot->world, man);

  if (!target->touched)
    tell (shot, LW_SHOT_TOUCH, man, 0);
  target->touched = TRUE;
}

static void
meet_man (LwShot *shot, LwRef ref, const LwHit *hit, gint64 into)
{
  const LwMan *man = &shot->world->crowd->men[ref];
  gint64 feet = LW_FINE (lw_flight_world_height (shot->world, man->at));
  g_autoptr (GArray) fallers = NULL;
  LwBlow blow;
  guint i;

  lw_topple_blow (man, shot->p[2] - feet, into, hit->nx, hit->ny, &blow);
  rebound (shot, hit, blow.impulse);
  /* Who lies cannot fall. */
  if (!blow.falls || man->prone)
    {
      touch (shot, ref);
      return;
    }

  fallers = g_array_new (FALSE, FALSE, sizeof (LwFaller));
  lw_topple_fall (shot->world, ref, &blow, fallers);
  /* Nobody falls twice: at most every man once. */
  for (i = 0; i < fallers->len; i++)
    {
      const LwFaller *faller = &g_array_index (fallers, LwFaller, i);

      tell (shot, LW_SHOT_OVERSET, faller->man, faller->generation * DOMINO_MS);
    }
}

/* A shot on the top of a figure pushes nobody over, but it has touched him (R51). */
static void
meet_top (LwShot *shot, const LwSolid *solid)
{
  if (solid->man != LW_NONE)
    touch (shot, solid->man);
  meet_ground (shot);
}

void
lw_flight_meet (LwShot *shot, const LwHit *hit)
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

  solid = lw_flight_world_solid (shot->world, hit->solid);
  if (hit->nz > 0)
    {
      meet_top (shot, solid);
      return;
    }

  rough = get_rough (shot, hit, solid->surface);
  into = MAX (get_into (shot->v, &rough), 0);
  rebound_hundredths = solid->surface == LW_SURFACE_HARD ? HARD_REBOUND : SOFT_REBOUND;
  if (solid->man != LW_NONE)
    meet_man (shot, solid->man, &rough, into);
  else
    rebound (shot, &rough, into * (100 + rebound_hundredths) / 100);

  /* Whatever the roughness did, it does not go on into what it struck. */
  into = get_into (shot->v, hit);
  if (into > 0)
    rebound (shot, hit, into);
}
