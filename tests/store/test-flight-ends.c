/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-flight-ends.c: every flight ends, and soon.
 */
#include "lw-country-file.h"
#include "data-folder.h"
#include "shot-test.h"

#include "lw-flight-private.h"

static const LwGun guns[] = {
  { .placed = TRUE, .at = { 25600, 6144 }, .bearing = 318272 },
  { .placed = TRUE, .at = { 8300, 19323 }, .bearing = 980743 },
  { .placed = TRUE, .at = { 15096, 22542 }, .bearing = 1059143 },
  { .placed = TRUE, .at = { 26303, 17504 }, .bearing = 861458 },
  { .placed = TRUE, .at = { 5120, 0 }, .bearing = 306444 },
  { .placed = TRUE, .at = { 10042, 3070 }, .bearing = 388813 },
};

static const LwMan man = {
  .state = LW_MAN_FIGHTING, .arm = LW_INFANTRY, .at = { 17323, 13345 }, .facing = 190033
};

static LwGround *
load_ground (const char *file)
{
  g_autofree char *path = g_build_filename (data_folder (), "countries", file, NULL);
  LwGroundRules rules = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (LwCountry) country = lw_country_file_load (path, NULL, &error);

  g_assert_no_error (error);
  return lw_ground_new (country, &rules);
}

/* As the laws ask for it, with nobody looking on; what it cost is added to @work. */
static void
fly_unseen (const LwLaying *laying, const LwGround *ground, LwFlight *flight, LwFlightWork *work)
{
  LwBox field = lw_country_bounds (lw_ground_country (ground));
  g_autoptr (LwPointIndex) men_at = lw_point_index_new (field, 1, 1);
  g_autoptr (LwPointIndex) guns_at = lw_point_index_new (field, G_N_ELEMENTS (guns), 1);
  LwFlightCrowd crowd = { &man, 1, guns, G_N_ELEMENTS (guns), men_at, guns_at };
  LwFlightProof proof = { .work = work };

  lw_point_index_put (men_at, 0, 0, man.at);
  for (guint i = 0; i < G_N_ELEMENTS (guns); i++)
    lw_point_index_put (guns_at, i, 0, guns[i].at);
  lw_flight_fly (laying, ground, &crowd, 0, &proof, flight);
}

/* Between a shed and a man it is all but spent. It hung there in the air and fell the faster for
 * it, struck the floor when it came loose, rose higher than a man is tall on the real floor, and at
 * the top of that never came down. */
static void
test_between_two (void)
{
  g_autoptr (LwGround) ground = load_ground ("hooks-farm.lwcountry");
  LwLaying laying = { .axle = guns[0].at,
                      .bearing = guns[0].bearing,
                      .elevation = 9247,
                      .hurry = 150,
                      .seed = G_GUINT64_CONSTANT (8746891650086604) };
  LwFlightProof plain = { .plain = TRUE };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (LwShotEvent));
  LwFlight quick = { .events = events };
  LwFlightWork work = { 0 };
  g_autoptr (LwFlight) slow = NULL;

  fly_unseen (&laying, ground, &quick, &work);
  slow = lw_flight_run (&laying, ground, &man, 1, guns, G_N_ELEMENTS (guns), 0, &plain);
  assert_same_events (&quick, slow);
  g_assert_cmpint (quick.rest.x, ==, slow->rest.x);
  g_assert_cmpint (quick.rest.y, ==, slow->rest.y);
  g_test_message ("%u single steps, %u looks", work.singles, work.looks);
  g_assert_cmpuint (work.singles, <, 250);
  g_assert_cmpuint (work.looks, <, 250);
  for (guint i = 0; i < slow->path->len; i++)
    g_assert_cmpint (g_array_index (slow->path, LwFlightPoint, i).height, <, LW_INCHES (6));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/war/flight-ends/between-two", test_between_two);
  return g_test_run ();
}
