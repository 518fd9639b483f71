/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * flight-twins.c: the same shot thrice: as the laws ask for it, with nobody looking on; to be
 * shown; and, one in so many, with everything tried at every step and every root worked out. All
 * come to rest at the same place and meet the same men in the same order. On every Country that is
 * shipped, among crowds of men and guns that stand where they may, from every laying that a gun
 * allows.
 *
 *   flight-twins [--flights N] [--seed S]
 *
 * Tells what the flights cost, and the longest of them; ends with 1 when two differ.
 */
#define FIELD_MEN 400
#define FIELD_GUNS 12

#include "flight-field.h"

#include "lw-country-file.h"

#include <stdlib.h>
#include <time.h>

#define FLIGHTS 100000
#define FLIGHTS_A_FIELD 100
#define SEED 1913

/* One in so many is flown the plain way too, which takes as long as all of them the others. */
#define PLAIN_EVERY 10

/* Men stand in companies of so many, about so far from their middle. */
#define COMPANY 20
#define COMPANY_REACH LW_INCHES (7)

/* A shot aimed at a man goes so far past him, in arc-seconds. */
#define AIM_OFF 5400

static gint64 flights = FLIGHTS;
static gint64 seed = SEED;

static const GOptionEntry options[] = {
  { "flights", 0, 0, G_OPTION_ARG_INT64, &flights, "How many flights", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "The seed of the first", "S" },
  { NULL }
};

typedef struct
{
  GPtrArray *names;   /* of Countries, in their order */
  GPtrArray *grounds; /* theirs */
  GArray *events;     /* of the quick flight */
  guint64 singles, looks;
  guint64 struck;    /* flights that met anybody */
  LwFlightWork most; /* of one flight */
  clock_t longest;   /* processor time */
} Twins;

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *)a, *(char *const *)b);
}

/* The names of the shipped Countries. Returns: (transfer full) */
static GPtrArray *
list_countries (void)
{
  g_autoptr (GDir) folder = g_dir_open (COUNTRIES, 0, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".lwcountry"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

static gboolean
twins_init (Twins *twins)
{
  *twins = (Twins){ .names = list_countries (), .grounds = g_ptr_array_new () };
  twins->events = g_array_new (FALSE, FALSE, sizeof (LwShotEvent));
  g_ptr_array_set_free_func (twins->grounds, (GDestroyNotify)lw_ground_unref);
  for (guint i = 0; i < twins->names->len; i++)
    {
      g_autofree char *path =
          g_build_filename (COUNTRIES, g_ptr_array_index (twins->names, i), NULL);
      LwGroundRules rules = { 0 };
      g_autoptr (GError) error = NULL;
      g_autoptr (LwCountry) country = lw_country_file_load (path, NULL, &error);

      if (country == NULL)
        {
          g_printerr ("%s\n", error->message);
          return FALSE;
        }
      g_ptr_array_add (twins->grounds, lw_ground_new (country, &rules));
    }
  return twins->grounds->len > 0;
}

static void
twins_clear (Twins *twins)
{
  g_ptr_array_unref (twins->names);
  g_ptr_array_unref (twins->grounds);
  g_array_unref (twins->events);
}

/* ---- who stands where ---- */

/* Anywhere, and on its edges. */
static LwPoint
draw_place (LwChance *chance, LwBox field)
{
  LwLength x = draw_between (chance, field.x1 - LW_INCH, field.x2 + LW_INCH);
  LwLength y = draw_between (chance, field.y1 - LW_INCH, field.y2 + LW_INCH);

  return (LwPoint){ CLAMP (x, field.x1, field.x2), CLAMP (y, field.y1, field.y2) };
}

static void
place_gun (LwChance *chance, Field *field)
{
  LwGun gun = { .placed = TRUE, .at = draw_place (chance, lw_country_bounds (field->country)) };

  gun.bearing = (LwAngle)lw_chance_below (chance, LW_TURN);
  if (!is_gun_crowded (field, &gun))
    field->guns[field->n_guns++] = gun;
}

static gboolean
may_stand (const Field *field, const LwMan *man)
{
  LwShape shape = lw_man_shape (man);

  if (is_crowded (field, &shape) ||
      lw_ground_stands (field->ground, man->arm == LW_CAVALRY ? LW_BODY_CAVALRY : LW_BODY_INFANTRY,
                        &shape, LW_CLEARANCE) != NULL)
    return FALSE;
  for (guint i = 0; i < field->n_guns; i++)
    if (lw_man_near_gun (man, &field->guns[i], LW_CLEARANCE))
      return FALSE;
  return lw_box_holds (lw_country_bounds (field->country), man->at);
}

/* About @at, which may be a gun's, as many as find room of those that come. */
static void
place_company (LwChance *chance, Field *field, LwPoint at, guint men)
{
  LwSide side = lw_chance_below (chance, 2) == 0 ? LW_RED : LW_BLUE;
  LwAngle facing = (LwAngle)lw_chance_below (chance, LW_TURN);
  gboolean prone = lw_chance_below (chance, 8) == 0;

  for (guint i = 0; i < men && field->n_men < FIELD_MEN; i++)
    {
      LwMan man = { .state = LW_MAN_FIGHTING, .side = side, .facing = facing, .prone = prone };

      man.arm = lw_chance_below (chance, 3) == 0 ? LW_CAVALRY : LW_INFANTRY;
      man.at.x = at.x + draw_between (chance, -COMPANY_REACH, COMPANY_REACH);
      man.at.y = at.y + draw_between (chance, -COMPANY_REACH, COMPANY_REACH);
      if (may_stand (field, &man))
        field->men[field->n_men++] = man;
    }
}

/* One gun at least, and from nobody to as many men as there is room for. */
static void
field_draw (LwChance *chance, Field *field, LwGround *ground)
{
  static const guint most[] = { 0, 1, 10, 40, 100, 150, 250, FIELD_MEN };
  guint men = most[lw_chance_below (chance, G_N_ELEMENTS (most))];
  guint guns = 1 + lw_chance_below (chance, FIELD_GUNS);

  *field = (Field){ .ground = ground };
  field->country = (LwCountry *)lw_ground_country (ground);
  while (field->n_guns == 0)
    place_gun (chance, field);
  for (guint i = 1; i < guns; i++)
    place_gun (chance, field);
  for (guint left = men; left > 0; left -= MIN (left, COMPANY))
    {
      LwPoint at = lw_chance_below (chance, 4) == 0
                       ? field->guns[lw_chance_below (chance, field->n_guns)].at
                       : draw_place (chance, lw_country_bounds (field->country));

      place_company (chance, field, at, MIN (left, COMPANY));
    }
}

/* ---- flying ---- */

/* The whole round and the whole screw, or at a man, at every hurry, one gun in four worn. */
static LwLaying
draw_any_laying (LwChance *chance, const Field *field, LwRef gun)
{
  LwLaying laying = { .axle = field->guns[gun].at };

  laying.bearing = (LwAngle)lw_chance_below (chance, LW_TURN);
  laying.elevation = draw_between (chance, LW_ELEVATION_MIN, LW_ELEVATION_MAX);
  if (field->n_men > 0 && lw_chance_below (chance, 2) == 0)
    {
      LwPoint at = field->men[lw_chance_below (chance, field->n_men)].at;
      LwAngle off = draw_between (chance, -AIM_OFF, AIM_OFF);

      laying.bearing = lw_angle_wrapped ((gint64)lw_direction (laying.axle, at) + off);
    }
  laying.hurry = 100 + (lw_chance_below (chance, 2) == 0 ? 0 : lw_chance_below (chance, 301));
  laying.worn = lw_chance_below (chance, 4) == 0;
  laying.seed = lw_chance_next (chance);
  return laying;
}

static void
fly_quick (Twins *twins,
           const Field *field,
           const LwFlightCrowd *crowd,
           LwRef gun,
           LwFlight *quick,
           const LwLaying *laying)
{
  LwFlightWork work = { 0 };
  LwFlightProof proof = { .work = &work };
  clock_t began = clock ();

  g_array_set_size (twins->events, 0);
  *quick = (LwFlight){ .events = twins->events };
  lw_flight_fly (laying, field->ground, crowd, gun, &proof, quick);
  twins->longest = MAX (twins->longest, clock () - began);
  twins->singles += work.singles;
  twins->looks += work.looks;
  twins->most.singles = MAX (twins->most.singles, work.singles);
  twins->most.looks = MAX (twins->most.looks, work.looks);
  twins->struck += quick->events->len > 0;
}

static gboolean
is_same (const LwFlight *one, const LwFlight *two)
{
  if (one->rest.x != two->rest.x || one->rest.y != two->rest.y ||
      one->events->len != two->events->len)
    return FALSE;

  for (guint i = 0; i < one->events->len; i++)
    {
      LwShotEvent a = g_array_index (one->events, LwShotEvent, i);
      LwShotEvent b = g_array_index (two->events, LwShotEvent, i);

      if (a.kind != b.kind || a.man != b.man)
        return FALSE;
    }
  return TRUE;
}

static gboolean
tell_differing (const LwLaying *laying, const LwFlight *quick, const LwFlight *other)
{
  g_print ("they differ: gun at %d,%d, bearing %d, elevation %d, hurry %u, %s, seed "
           "%" G_GUINT64_FORMAT "\n  rest %d,%d and %d,%d; %u and %u met\n",
           laying->axle.x, laying->axle.y, laying->bearing, laying->elevation, laying->hurry,
           laying->worn ? "worn" : "not worn", laying->seed, quick->rest.x, quick->rest.y,
           other->rest.x, other->rest.y, quick->events->len, other->events->len);
  return FALSE;
}

/* One shot: is it the same every way? */
static gboolean
fly_twins (
    Twins *twins, LwChance *chance, const Field *field, const LwFlightCrowd *crowd, gboolean plain)
{
  LwRef gun = (LwRef)lw_chance_below (chance, field->n_guns);
  LwLaying laying = draw_any_laying (chance, field, gun);
  LwFlightProof proof = { .plain = TRUE };
  g_autoptr (LwFlight) shown = NULL;
  g_autoptr (LwFlight) slow = NULL;
  LwFlight quick;

  fly_quick (twins, field, crowd, gun, &quick, &laying);
  shown = lw_flight_new (&laying, field->ground, field->men, field->n_men, field->guns,
                         field->n_guns, gun);
  if (!is_same (&quick, shown))
    return tell_differing (&laying, &quick, shown);
  if (!plain)
    return TRUE;

  slow = lw_flight_run (&laying, field->ground, field->men, field->n_men, field->guns,
                        field->n_guns, gun, &proof);
  return is_same (&quick, slow) || tell_differing (&laying, &quick, slow);
}

/* So many flights on one field; a field is drawn by its own seed. */
static gboolean
fly_over (Twins *twins, guint64 its_seed, guint n)
{
  g_autoptr (LwPointIndex) men_at = NULL;
  g_autoptr (LwPointIndex) guns_at = NULL;
  LwFlightCrowd crowd;
  LwChance chance;
  LwGround *ground;
  LwBox bounds;
  Field field;

  lw_chance_seed (&chance, its_seed);
  ground = g_ptr_array_index (twins->grounds, its_seed % twins->grounds->len);
  field_draw (&chance, &field, ground);
  bounds = lw_country_bounds (field.country);
  men_at = lw_point_index_new (bounds, field.n_men, 1);
  guns_at = lw_point_index_new (bounds, field.n_guns, 1);
  for (guint i = 0; i < field.n_men; i++)
    lw_point_index_put (men_at, i, 0, field.men[i].at);
  for (guint i = 0; i < field.n_guns; i++)
    lw_point_index_put (guns_at, i, 0, field.guns[i].at);
  crowd = (LwFlightCrowd){ field.men, field.n_men, field.guns, field.n_guns, men_at, guns_at };

  for (guint i = 0; i < n; i++)
    if (!fly_twins (twins, &chance, &field, &crowd, i % PLAIN_EVERY == 0))
      {
        g_print ("  flight %u of --seed %" G_GUINT64_FORMAT ", %u men on %s\n", i + 1, its_seed,
                 field.n_men,
                 (const char *)g_ptr_array_index (twins->names, its_seed % twins->names->len));
        return FALSE;
      }
  return TRUE;
}

static void
tell_costs (const Twins *twins)
{
  g_print ("%" G_GINT64_FORMAT " flights on %u Countries alike; %" G_GUINT64_FORMAT " met men\n",
           flights, twins->grounds->len, twins->struck);
  g_print ("a flight: %.1f single steps, %.1f looks; at most %u and %u; the longest %.2f ms\n",
           (double)twins->singles / (double)flights, (double)twins->looks / (double)flights,
           twins->most.singles, twins->most.looks, (double)twins->longest * 1000 / CLOCKS_PER_SEC);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  gboolean alike = TRUE;
  Twins twins;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || flights <= 0)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "no flights");
      return 2;
    }

  alike = twins_init (&twins);
  if (!alike)
    g_printerr ("no Countries in " COUNTRIES "\n");
  for (gint64 done = 0; alike && done < flights; done += FLIGHTS_A_FIELD)
    alike = fly_over (&twins, (guint64)(seed + done / FLIGHTS_A_FIELD),
                      (guint)MIN (flights - done, FLIGHTS_A_FIELD));
  if (alike)
    tell_costs (&twins);
  twins_clear (&twins);
  return alike ? EXIT_SUCCESS : EXIT_FAILURE;
}
