/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-flight-properties.c: what is true of every flight, looked for in random Countries: energy
 * never grows, nothing is gone through, left is as right, and the dead are those that the laws say.
 */
#include "flight-field.h"
#include "shot-test.h"

#define COUNTRIES 300

/* Energy in (in/s)² of Q16: a step may add this for rounding, and a 4096th of what there was. */
#define ENERGY_SLACK (16 * 65536)
#define GRAVITY_Q16 G_GINT64_CONSTANT (25302237)

/* How deep in a thing a shot may be at the end of a step. */
#define DEEP (LW_FINE_INCH / 256)

typedef struct
{
  const Field *field;
  gint64 energy;
  guint steps;
  guint deepest;
} Watched;

static gint64
get_energy (const LwShot *shot)
{
  return lw_speed_square (shot->v) / (2 * 65536) + GRAVITY_Q16 * (shot->p[2] / 256) / 256;
}

static void
watch_energy_cb (const LwShot *shot, gpointer data)
{
  Watched *watched = data;
  gint64 energy = get_energy (shot);

  g_assert_cmpint (lw_speed_square (shot->v), <=, LW_FASTEST * LW_FASTEST);
  if (watched->steps++ > 0)
    g_assert_cmpint (energy, <=, watched->energy + watched->energy / 4096 + ENERGY_SLACK);
  watched->energy = energy;
}

/* Is the shot deeper in this than it may be? */
static gboolean
is_in (const LwSolid *solid, const gint64 p[3])
{
  gint64 reach = LW_SHOT_RADIUS - DEEP;
  gint64 x = p[0] - solid->x, y = p[1] - solid->y;

  if (p[2] <= solid->z0 - reach || p[2] >= solid->z1 + reach)
    return FALSE;
  if (solid->round)
    return x / 16 * (x / 16) + y / 16 * (y / 16) <
           (solid->hx + reach) / 16 * ((solid->hx + reach) / 16);

  return ABS (x * solid->c + y * solid->s) / LW_UNIT < solid->hx + reach &&
         ABS (y * solid->c - x * solid->s) / LW_UNIT < solid->hy + reach;
}

static void
watch_solids_cb (const LwShot *shot, gpointer data)
{
  Watched *watched = data;
  LwFlightWorld *world = shot->world;
  LwRef gun;
  guint i, k;

  watched->steps++;
  g_assert_cmpint (shot->p[2], >=, LW_SHOT_RADIUS - DEEP);
  for (i = 0; i < world->ground->solids->len; i++)
    watched->deepest += is_in (&g_array_index (world->ground->solids, LwSolid, i), shot->p);
  /* Every gun, whether the shot has looked for it or not. */
  for (gun = 0; gun < (LwRef)world->crowd->n_guns; gun++)
    if (lw_flight_world_has_gun (world, gun))
      lw_flight_world_gun (world, gun);
  for (i = 0; i < world->targets.n; i++)
    {
      const LwTarget *target = &world->targets.target[i];

      for (k = 0; target->standing && k < target->n_solids; k++)
        watched->deepest += is_in (&target->solids[k], shot->p);
    }
}

typedef void (*Check) (const Field *field, const LwLaying *laying);

/* Every shot of every Country. */
static void
check_all (Check check)
{
  guint i, k;

  for (i = 1; i <= COUNTRIES; i++)
    {
      g_auto (Field) field;
      LwChance chance;

      field_init (&field, i);
      lw_chance_seed (&chance, i);
      for (k = 0; k < FIELD_SHOTS; k++)
        {
          LwLaying laying = draw_laying (&chance, &field);

          check (&field, &laying);
        }
    }
}

static void
check_energy (const Field *field, const LwLaying *laying)
{
  Watched watched = { .field = field };
  LwFlightProof proof = { .watch = watch_energy_cb, .data = &watched };
  g_autoptr (LwFlight) flight = field_shoot (field, laying, &proof);

  g_assert_cmpuint (watched.steps, >, 0);
}

static void
test_energy (void)
{
  check_all (check_energy);
}

static void
check_solids (const Field *field, const LwLaying *laying)
{
  Watched watched = { .field = field };
  LwFlightProof proof = { .watch = watch_solids_cb, .data = &watched };
  g_autoptr (LwFlight) flight = field_shoot (field, laying, &proof);

  g_assert_cmpuint (watched.deepest, ==, 0);
}

static void
test_solids (void)
{
  check_all (check_solids);
}

static void
note_place_cb (const LwShot *shot, gpointer data)
{
  gint64 *place = data;

  place[0] = shot->p[0];
  place[1] = shot->p[1];
  place[2] = shot->p[2];
}

static void
assert_same_flight (const LwFlight *one, const LwFlight *two)
{
  assert_same_events (one, two);
  g_assert_cmpmem (one->path->data, one->path->len * sizeof (LwFlightPoint), two->path->data,
                   two->path->len * sizeof (LwFlightPoint));
  g_assert_cmpint (one->rest.x, ==, two->rest.x);
  g_assert_cmpint (one->rest.y, ==, two->rest.y);
}

static void
check_mirror (const Field *field, const LwLaying *laying)
{
  g_auto (Field) mirror;
  gint64 here[3] = { 0 }, there[3] = { 0 };
  LwFlightProof one = { .watch = note_place_cb, .data = here };
  LwFlightProof two = { .mirrored = TRUE, .watch = note_place_cb, .data = there };
  LwLaying turned = *laying;
  g_autoptr (LwFlight) flight = field_shoot (field, laying, &one);
  g_autoptr (LwFlight) twin = NULL;

  field_mirror (field, &mirror);
  turned.axle = mirror_point (field->country, laying->axle);
  turned.bearing = mirror_angle (laying->bearing);
  twin = field_shoot (&mirror, &turned, &two);
  g_assert_cmpint (LW_FINE (field->country->width) - here[0], ==, there[0]);
  g_assert_cmpint (here[1], ==, there[1]);
  g_assert_cmpint (here[2], ==, there[2]);
  assert_same_events (flight, twin);
}

static void
test_mirror (void)
{
  check_all (check_mirror);
}

static void
check_dead (const Field *field, const LwLaying *laying)
{
  g_autoptr (LwFlight) flight = field_shoot (field, laying, NULL);
  g_autoptr (GArray) dead = g_array_new (FALSE, FALSE, sizeof (LwRef));
  guint overset = 0;
  guint i;

  lw_shot_dead ((const LwShotEvent *)flight->events->data, flight->events->len, dead);
  for (i = 0; i < flight->events->len; i++)
    {
      LwShotEvent event = g_array_index (flight->events, LwShotEvent, i);

      g_assert_cmpint (event.man, >=, 0);
      g_assert_cmpint (event.man, <, field->n_men);
      g_assert_true (!field->men[event.man].prone || event.kind == LW_SHOT_TOUCH);
      overset += event.kind == LW_SHOT_OVERSET;
    }
  g_assert_cmpuint (dead->len, <=, overset + 1);
  g_assert_cmpuint (dead->len, >=, overset);
  g_assert_true (flight->events->len == 0 || dead->len > 0);
}

static void
test_dead (void)
{
  check_all (check_dead);
}

/* Every place of a flight and every speed, folded into one number. */
static void
fold_track_cb (const LwShot *shot, gpointer data)
{
  guint64 *track = data;
  guint i;

  for (i = 0; i < 3; i++)
    *track = (*track ^ (guint64)shot->p[i] ^ (guint64)shot->v[i] << 20) * 1099511628211u;
}

/* As the laws ask for it: on from one thing to the next, with nobody looking on. */
static void
check_outcome (const Field *field, const LwLaying *laying, const LwFlight *flight)
{
  LwBox bounds = lw_country_bounds (field->country);
  g_autoptr (LwPointIndex) men_at = lw_point_index_new (bounds, field->n_men, 1);
  g_autoptr (LwPointIndex) guns_at = lw_point_index_new (bounds, field->n_guns, 1);
  LwFlightCrowd crowd = { field->men, field->n_men, field->guns, field->n_guns, men_at, guns_at };
  LwFlight outcome = { .events = g_array_new (FALSE, FALSE, sizeof (LwShotEvent)) };
  guint i;

  for (i = 0; i < field->n_men; i++)
    lw_point_index_put (men_at, i, 0, field->men[i].at);
  for (i = 0; i < field->n_guns; i++)
    lw_point_index_put (guns_at, i, 0, field->guns[i].at);
  lw_flight_outcome (laying, field->ground, &crowd, 0, outcome.events, &outcome.rest);
  assert_same_events (flight, &outcome);
  g_assert_cmpint (flight->rest.x, ==, outcome.rest.x);
  g_assert_cmpint (flight->rest.y, ==, outcome.rest.y);
  g_array_unref (outcome.events);
}

/* Looking only at what is near, not at all where nothing is, and taking of roots and quotients what
 * they were before where that is proved, changes no bit of a flight. */
static void
check_plain (const Field *field, const LwLaying *laying)
{
  guint64 track = 0, plain_track = 0;
  LwFlightProof usual = { .watch = fold_track_cb, .data = &track };
  LwFlightProof plain = { .plain = TRUE, .watch = fold_track_cb, .data = &plain_track };
  g_autoptr (LwFlight) flight = field_shoot (field, laying, &usual);
  g_autoptr (LwFlight) slow = field_shoot (field, laying, &plain);
  g_autoptr (LwFlight) unseen = field_shoot (field, laying, NULL);

  g_assert_cmpuint (track, ==, plain_track);
  assert_same_flight (flight, slow);
  assert_same_flight (unseen, slow);
  check_outcome (field, laying, slow);
}

static void
test_plain (void)
{
  check_all (check_plain);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/war/flight-properties/energy-never-grows", test_energy);
  g_test_add_func ("/war/flight-properties/nothing-gone-through", test_solids);
  g_test_add_func ("/war/flight-properties/mirror", test_mirror);
  g_test_add_func ("/war/flight-properties/as-if-everything-were-tried", test_plain);
  g_test_add_func ("/laws/R50/dead-of-every-shot", test_dead);
  return g_test_run ();
}
