/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-glide.c: the steps of a shot that meets nothing, but perhaps the level ground that it
 * rolls on: nearly all of its steps, and most of the time of a flight.
 *
 * They do to the last bit what single steps would (tests/test-flight-properties compares them), but
 * they look for nothing and hardly divide. What a root or a quotient will be is known all but
 * exactly from the step before; that it is the right one is proved by multiplying, or else it is
 * worked out.
 */
#include "lw-flight-glide.h"
#include "lw-flight-way.h"

/* Of the speed as a whole number that is not negative. */
#define DRAG ((guint64)LW_DRAG)
#define LOSS ((guint64)LW_ROLL_LOSS)

/* Cutting two parts of a speed off takes less than this of it. */
#define CUT 3
#define WINDOW 2

/* A way seen from the side on which it goes north-east: truncation is symmetric, so this is exact,
 * and what is never negative is divided by shifting. */
typedef struct
{
  gint64 x, y;
  guint64 u, v;
  gint64 sx, sy;
} Straight;

/* A guess that Newton's way moves by less than this is good: see lw_flight_glide_root(). */
#define GOOD_GUESS 256

/*
 * One step of Newton's way, from any side to the root or above it, and no loop: it ends whatever it
 * is given. A guess g that goes to less than g + 256 or more than g - 256 was less than 512 off the
 * root; what the step has left over the root is the square of that by 2 g, and with g of LW_SLOWEST
 * or more less than 1. So it is the root, cut off, or one more.
 */
gint64
lw_flight_glide_root (gint64 square, gint64 guess)
{
  gint64 root;

  if (!lw_is_speed (guess))
    return lw_isqrt ((guint64)square);

  root = (guess + square / guess) / 2;
  if (ABS (root - guess) >= GOOD_GUESS)
    return lw_isqrt ((guint64)square);

  return root * root > square ? root - 1 : root;
}

static Straight
straighten (const LwShot *shot)
{
  gint64 sx = shot->v[0] < 0 ? -1 : 1;
  gint64 sy = shot->v[1] < 0 ? -1 : 1;

  return (Straight){
    sx * shot->p[0], sy * shot->p[1], (guint64)(sx * shot->v[0]), (guint64)(sy * shot->v[1]), sx, sy
  };
}

static void
put_back (LwShot *shot, const Straight *way)
{
  shot->p[0] = way->sx * way->x;
  shot->p[1] = way->sy * way->y;
  shot->v[0] = way->sx * (gint64)way->u;
  shot->v[1] = way->sy * (gint64)way->v;
}

/* ---- flying ---- */

/* What the speed will be, but for a few parts of it: nothing is decided by a forecast, it only
 * spares the root. */
typedef struct
{
  gint64 speed;
  gint64 change;  /* in a step */
  gint64 bend;    /* and of that in a step */
  gint64 inverse; /* of the speed, of 2^39 */
} Forecast;

/*
 * Air takes as much of the speed as the square of it, weight what of it is upward.
 *
 * @speed is LW_SLOWEST .. LW_FASTEST, 2^17 to 2^26, and @rising no more: the inverse is at most
 * 2^37, and either times it at most 2^54. The drag is at most 2^16, the weight and the bend at most
 * 2^15 each: so is what they add up to here at most 2^17.
 */
static Forecast
forecast (gint64 speed, gint64 rising)
{
  gint64 inverse = ((gint64)1 << 54) / speed;
  gint64 drag = speed * (speed / 256) / LW_DRAG;
  gint64 weight = (rising * inverse >> 30) * LW_GRAVITY_A_STEP >> 24;
  gint64 bend = 2 * drag * (speed / 256) / LW_DRAG +
                (LW_GRAVITY_A_STEP * inverse >> 30) * LW_GRAVITY_A_STEP / (1 << 24);

  return (Forecast){ speed, bend / 2 - drag - weight, bend, inverse >> 15 };
}

/*
 * The 256ths of the root of @square: the forecast has them right if @square lies between theirs and
 * the next one's. Forecasts the next step.
 *
 * What was forecast must be a speed (lw_is_speed()): of one below nothing the bounds would be in
 * the wrong order, and everything would seem to lie between them. Then no square is more than 2^52;
 * what is between two bounds, 2^35, times the inverse of 2^22 is 2^57; what the forecast is off no
 * more than 2^26, and in LW_ROLL_TURN_STEPS steps the change grows to no more than 2^31.
 */
static inline guint64
find_slowing (Forecast *it, gint64 square)
{
  gint64 slow = it->speed / 256;
  gint64 least = slow * 256;
  gint64 off;

  if (G_LIKELY ((guint64)(square - least * least) < (guint64)(512 * least + 256 * 256)))
    off = (square - it->speed * it->speed) * it->inverse >> 40;
  else
    {
      off = lw_flight_glide_root (square, it->speed) - it->speed;
      slow = (it->speed + off) / 256;
    }
  it->speed += off + it->change;
  it->change += (off >> 2) + it->bend;

  return (guint64)slow;
}

/* Steps through the air, at most @steps, before it comes down, or is so slow, at the top of a steep
 * bounce, that nothing is forecast of it. */
static guint
fly_on (LwShot *shot, guint steps)
{
  Straight way = straighten (shot);
  gint64 lowest = shot->world->level + LW_SHOT_RADIUS;
  gint64 z = shot->p[2], w = shot->v[2];
  gint64 speed = lw_flight_glide_root (lw_speed_square (shot->v), shot->speed + shot->change);
  Forecast cast;
  guint done;

  shot->speed = speed;
  shot->change = 0;
  if (z < lowest - LW_FLOOR_SLACK || !lw_is_speed (speed))
    return 0;

  cast = forecast (speed, w);
  /* At most @steps times, and as the first speed is no forecast, once unless it comes down at once.
   * A part of the speed times a 256th of it is 2^44. */
  for (done = 0; done < steps && lw_is_speed (cast.speed); done++)
    {
      guint64 slow = find_slowing (&cast, (gint64)(way.u * way.u + way.v * way.v) + w * w);
      gint64 sinking = w - w * (gint64)slow / LW_DRAG - LW_GRAVITY_A_STEP;
      gint64 dz = sinking / LW_STEPS_A_SECOND;

      if (dz < 0 && z + dz < lowest)
        break;
      way.u -= way.u * slow / DRAG;
      way.v -= way.v * slow / DRAG;
      way.x += (gint64)(way.u / LW_STEPS_A_SECOND);
      way.y += (gint64)(way.v / LW_STEPS_A_SECOND);
      w = sinking;
      z += dz;
    }

  put_back (shot, &way);
  shot->p[2] = z;
  shot->v[2] = w;
  shot->speed = cast.speed;
  if (done > 0)
    shot->rolling = FALSE;
  return done;
}

/* ---- rolling ---- */

/* The root of @square, if it is @least or up to three more: it is by how many of the next squares
 * are no greater. If it is not, which the square after them shows, it is worked out. */
static inline guint64
find_root (guint64 square, guint64 least)
{
  guint64 step = 2 * least + 1;
  guint64 rest = square - least * least;

  if (G_UNLIKELY (rest >= 4 * step + 12))
    return (guint64)lw_flight_glide_root ((gint64)square, (gint64)least);

  return least + (rest >= step) + (rest >= 2 * step + 2) + (rest >= 3 * step + 6);
}

/* What rolling takes of a part of the speed: LOSS of the whole, rounded up, so that what is kept is
 * cut off. It is the same at most steps: @loss is that of the last. LOSS is below 2^14, the product
 * below 2^40; no part is more than the whole, so that no loss is more than LOSS, nor than the part.
 */
static inline guint64
find_loss (guint64 part, guint64 speed, guint64 loss)
{
  if (G_LIKELY (loss * speed - part * LOSS < speed))
    return loss;

  return (part * LOSS + speed - 1) / speed;
}

/* A shot at rest on the ground falls on it at every step, and goes on for what is left of it. */
typedef struct
{
  guint64 moment, left;
} Fall;

/* A step times a moment is at most 2^36, a speed times a moment 2^46. */
static inline gint64
get_way (guint64 speed, Fall fall)
{
  return (gint64)(speed / LW_STEPS_A_SECOND * fall.moment / LW_MOMENT +
                  speed * fall.left / LW_MOMENT / LW_STEPS_A_SECOND);
}

static gboolean
lies (const LwShot *shot)
{
  gint64 above = shot->p[2] - LW_SHOT_RADIUS - shot->world->level;

  return shot->v[2] == 0 && above >= -LW_FLOOR_SLACK && above <= 1 &&
         shot->v[0] * shot->v[0] + shot->v[1] * shot->v[1] >= LW_SLOWEST * LW_SLOWEST;
}

/* Steps on the ground, at most @steps, before it is too slow to roll. */
static guint
roll_on (LwShot *shot, guint steps)
{
  Straight way = straighten (shot);
  gint64 above = shot->p[2] - LW_SHOT_RADIUS - shot->world->level;
  Fall fall = { 0, LW_MOMENT };
  guint64 most =
      (guint64)lw_flight_glide_root ((gint64)(way.u * way.u + way.v * way.v), shot->speed);
  guint64 loss_u = 0, loss_v = 0;
  guint done;

  if (above > 0)
    fall.moment = (guint64)(above * LW_MOMENT / (LW_GRAVITY_A_STEP / LW_STEPS_A_SECOND));
  fall.left = LW_MOMENT - fall.moment;
  /* At most @steps times. The speed is @most, or less by what cutting its two parts off has taken:
   * by one or two. It is far above LOSS, so nothing is ever less than nothing. */
  for (done = 0; done < steps && most >= LW_SLOWEST + CUT; done++)
    {
      guint64 slow = most / 256;
      guint64 speed;

      if (G_UNLIKELY (most % 256 < CUT))
        slow =
            (guint64)lw_flight_glide_root ((gint64)(way.u * way.u + way.v * way.v), (gint64)most) /
            256;
      way.u -= way.u * slow / DRAG;
      way.v -= way.v * slow / DRAG;
      way.x += get_way (way.u, fall);
      way.y += get_way (way.v, fall);
      speed = find_root (way.u * way.u + way.v * way.v, most - most * slow / DRAG - WINDOW);
      loss_u = find_loss (way.u, speed, loss_u);
      loss_v = find_loss (way.v, speed, loss_v);
      way.u -= loss_u;
      way.v -= loss_v;
      most = speed - LOSS;
    }

  put_back (shot, &way);
  shot->rolling = TRUE;
  shot->speed = (gint64)most;
  shot->change = 0;
  return done;
}

/* ---- how far ---- */

/* So many of the steps to come, at most @steps, stay on the field. */
static guint
count_on_field (const LwShot *shot, guint steps)
{
  LwBox field = shot->world->ground->field;
  gint64 least[2] = { LW_FINE (field.x1) - LW_BEYOND_FIELD, LW_FINE (field.y1) - LW_BEYOND_FIELD };
  gint64 most[2] = { LW_FINE (field.x2) + LW_BEYOND_FIELD, LW_FINE (field.y2) + LW_BEYOND_FIELD };
  guint i;

  for (i = 0; i < 2; i++)
    {
      gint64 room = shot->v[i] < 0 ? shot->p[i] - least[i] : most[i] - shot->p[i];
      gint64 way = ABS (shot->v[i]) / LW_STEPS_A_SECOND + 1;

      if (room < way * steps)
        steps = (guint)(MAX (room, 0) / way);
    }

  return steps;
}

/* Does it stay high over everything for so many steps, as it does for half of many a flight? It
 * falls no faster than without air. */
static gboolean
stays_high (const LwShot *shot, gint64 steps)
{
  gint64 fall = LW_GRAVITY_A_STEP / LW_STEPS_A_SECOND + 1;
  gint64 sinking = MIN (shot->v[2], 0) / LW_STEPS_A_SECOND - 1;
  gint64 z = shot->p[2] + sinking * steps - fall * steps * (steps + 1) / 2;

  return z - LW_FINE_INCH > shot->world->tallest + LW_SHOT_RADIUS;
}

/* So many steps, up to the next at which a shot that rolls is turned aside, meet nothing but level
 * ground: its speed only lessens meanwhile, and its direction stays. Never more than
 * LW_ROLL_TURN_STEPS, nor than are left of the flight. */
static guint
count_clear (LwShot *shot)
{
  guint steps =
      MIN (LW_ROLL_TURN_STEPS - shot->step % LW_ROLL_TURN_STEPS, LW_STEPS_MOST - shot->step);
  gint64 d[3] = { 0 };
  guint i;

  if (shot->proof.plain)
    return 0;

  steps = count_on_field (shot, steps);
  if (stays_high (shot, steps))
    {
      shot->world->level = 0;
      return steps;
    }
  for (i = 0; i < 2; i++)
    d[i] = shot->v[i] * steps / LW_STEPS_A_SECOND;

  return lw_flight_world_clear_steps (shot->world, shot->p, d, steps);
}

gboolean
lw_flight_glide (LwShot *shot)
{
  guint steps, done;

  if (shot->clear == 0)
    {
      shot->work.looks++;
      shot->clear = count_clear (shot);
    }
  /* To the next sample of the way, if somebody looks on. */
  steps = shot->clear;
  if (shot->flight->path != NULL)
    steps = MIN (steps, LW_STEPS_A_SAMPLE - shot->step % LW_STEPS_A_SAMPLE);
  if (shot->proof.watch != NULL)
    steps = MIN (steps, 1);
  if (steps == 0)
    return FALSE;

  done = lies (shot) ? roll_on (shot, steps) : fly_on (shot, steps);
  shot->step += done;
  shot->clear -= done;
  return done > 0;
}
