/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-ground.c: what stops men and guns, and where they may stand.
 */
#include "lw-ground.h"

#include "field-test.h"
#include "lw-passage.h"

#define MAN 96
#define GUN 300

static LwFeature *
add_line (LwCountry *country, LwFeatureKind kind, const char *id, LwPoint a, LwPoint b)
{
  LwFeature *feature = lw_feature_new (kind, id);

  g_array_append_val (feature->points, a);
  g_array_append_val (feature->points, b);
  lw_country_add (country, feature);
  return feature;
}

static LwFeature *
add_box (LwCountry *country,
         LwFeatureKind kind,
         const char *id,
         LwPoint at,
         LwLength width,
         LwLength depth)
{
  LwFeature *feature = lw_feature_new (kind, id);

  feature->at = at;
  feature->width = width;
  feature->depth = depth;
  lw_country_add (country, feature);
  return feature;
}

static void
add_square (LwCountry *country, LwFeatureKind kind, const char *id, LwBox box, LwLength height)
{
  LwFeature *feature = lw_feature_new (kind, id);
  LwPoint points[4] = {
    { box.x1, box.y1 }, { box.x2, box.y1 }, { box.x2, box.y2 }, { box.x1, box.y2 }
  };

  feature->height = height;
  g_array_append_vals (feature->points, points, 4);
  lw_country_add (country, feature);
}

/* River from west to east at y = 12000, 768 wide; a ford at 6000, a bridge at 18000. */
static LwCountry *
make_country (void)
{
  LwCountry *country = lw_country_new ("", 10 * LW_FOOT, 8 * LW_FOOT);
  LwFeature *feature;

  add_box (country, LW_FEATURE_HOUSE, "house", (LwPoint){ 5000, 5000 }, 1000, 1000);
  feature = lw_feature_new (LW_FEATURE_TREE, "tree");
  feature->at = (LwPoint){ 9000, 5000 };
  lw_country_add (country, feature);
  feature = add_line (country, LW_FEATURE_WALL, "wall", (LwPoint){ 12000, 5000 },
                      (LwPoint){ 14000, 5000 });
  feature->height = LW_INCH;
  feature->thickness = 128;
  feature = add_line (country, LW_FEATURE_WALL, "kerb", (LwPoint){ 16000, 5000 },
                      (LwPoint){ 18000, 5000 });
  feature->height = LW_INCH / 2 - 1;
  feature->thickness = 128;
  feature = add_line (country, LW_FEATURE_RIVER, "stream", (LwPoint){ -1000, 12000 },
                      (LwPoint){ 32000, 12000 });
  feature->width = 768;
  feature = add_box (country, LW_FEATURE_FORD, "ford", (LwPoint){ 6000, 12000 }, 768, 768);
  feature->across = g_strdup ("stream");
  feature = add_box (country, LW_FEATURE_BRIDGE, "bridge", (LwPoint){ 18000, 12000 }, 1024, 900);
  feature->across = g_strdup ("stream");
  add_square (country, LW_FEATURE_BOARD, "lower", (LwBox){ 20000, 1000, 26000, 6000 }, LW_INCH);
  add_square (country, LW_FEATURE_BOARD, "upper", (LwBox){ 22000, 2000, 25000, 5000 }, 2 * LW_INCH);
  add_square (country, LW_FEATURE_WOOD, "wood", (LwBox){ 8000, 4000, 10000, 6000 }, 0);
  add_square (country, LW_FEATURE_POND, "pond", (LwBox){ 24000, 16000, 26000, 18000 }, 0);
  add_square (country, LW_FEATURE_SWAMP, "swamp", (LwBox){ 4000, 16000, 6000, 18000 }, 0);
  return country;
}

static LwGround *
make_ground (const LwGroundRules *rules)
{
  g_autoptr (LwCountry) country = make_country ();

  return lw_ground_new (country, rules);
}

static void
check_way (const LwGround *ground,
           LwBody body,
           LwPoint from,
           LwPoint to,
           LwLength half_width,
           const char *id)
{
  const LwFeature *there = lw_ground_stops (ground, body, from, to, half_width);
  const LwFeature *back = lw_ground_stops (ground, body, to, from, half_width);

  g_assert_cmpstr (there != NULL ? there->id : NULL, ==, id);
  g_assert_cmpstr (back != NULL ? back->id : NULL, ==, id);
}

static void
test_ref (void)
{
  LwGround *ground = make_ground (NULL);

  g_assert_true (lw_ground_ref (ground) == ground);
  lw_ground_unref (ground);
  g_assert_cmpuint (lw_country_count (lw_ground_country (ground)), ==, 12);
  lw_ground_unref (ground);
  lw_ground_unref (NULL);
}

/* Q15, Q14: a way past a thing is open to the unit. */
static void
test_solids (void)
{
  g_autoptr (LwGround) ground = make_ground (NULL);

  check_way (ground, LW_BODY_INFANTRY, (LwPoint){ 1000, 5500 + MAN }, (LwPoint){ 7000, 5500 + MAN },
             MAN, NULL);
  check_way (ground, LW_BODY_INFANTRY, (LwPoint){ 1000, 5499 + MAN }, (LwPoint){ 7000, 5499 + MAN },
             MAN, "house");
  check_way (ground, LW_BODY_CAVALRY, (LwPoint){ 5000, 2000 }, (LwPoint){ 5000, 9000 }, MAN,
             "house");
  check_way (ground, LW_BODY_CAVALRY, (LwPoint){ 9000 + 160, 2000 }, (LwPoint){ 9160, 9000 }, MAN,
             NULL);
  check_way (ground, LW_BODY_CAVALRY, (LwPoint){ 9000 + 159, 2000 }, (LwPoint){ 9159, 9000 }, MAN,
             "tree");
  check_way (ground, LW_BODY_GUN, (LwPoint){ 8000, 4000 }, (LwPoint){ 10000, 6000 }, GUN, "tree");
  check_way (ground, LW_BODY_GUN, (LwPoint){ 8000, 2000 }, (LwPoint){ 12000, 3000 }, GUN, NULL);
  /* The nearest one is named. */
  g_assert_cmpstr (
      lw_ground_stops (ground, LW_BODY_GUN, (LwPoint){ 11000, 5000 }, (LwPoint){ 1000, 5000 }, GUN)
          ->id,
      ==, "tree");
  g_assert_cmpstr (
      lw_ground_stops (ground, LW_BODY_GUN, (LwPoint){ 1000, 5000 }, (LwPoint){ 11000, 5000 }, GUN)
          ->id,
      ==, "house");
}

static void
test_walls (void)
{
  const LwGroundRules crossing = { .infantry_cross_walls = TRUE };
  g_autoptr (LwGround) ground = make_ground (NULL);
  g_autoptr (LwGround) eased = make_ground (&crossing);
  LwShape man = lw_shape_disc ((LwPoint){ 13000, 5000 }, MAN);
  LwShape on_kerb = lw_shape_disc ((LwPoint){ 17000, 5000 }, MAN);

  check_way (ground, LW_BODY_INFANTRY, (LwPoint){ 13000, 4000 }, (LwPoint){ 13000, 6000 }, MAN,
             "wall");
  check_way (eased, LW_BODY_INFANTRY, (LwPoint){ 13000, 4000 }, (LwPoint){ 13000, 6000 }, MAN,
             NULL);
  check_way (eased, LW_BODY_CAVALRY, (LwPoint){ 13000, 4000 }, (LwPoint){ 13000, 6000 }, MAN,
             "wall");
  check_way (ground, LW_BODY_GUN, (LwPoint){ 17000, 4000 }, (LwPoint){ 17000, 6000 }, GUN, NULL);
  g_assert_cmpstr (lw_ground_stands (eased, LW_BODY_INFANTRY, &man, 16)->id, ==, "wall");
  g_assert_cmpstr (lw_ground_stands (ground, LW_BODY_INFANTRY, &on_kerb, 16)->id, ==, "kerb");
}

/* R32: a sixteenth of an inch from any object; boards and woods are there to be stood on. */
static void
test_stands (void)
{
  g_autoptr (LwGround) ground = make_ground (NULL);
  LwShape clear = lw_shape_disc ((LwPoint){ 5500 + MAN + 16, 5000 }, MAN);
  LwShape close = lw_shape_disc ((LwPoint){ 5500 + MAN + 15, 5000 }, MAN);
  LwShape on_hill = lw_shape_disc ((LwPoint){ 22000, 3000 }, MAN);
  LwShape in_wood = lw_shape_disc ((LwPoint){ 8500, 4500 }, MAN);
  LwShape in_swamp = lw_shape_disc ((LwPoint){ 5000, 17000 }, MAN);

  g_assert_null (lw_ground_stands (ground, LW_BODY_INFANTRY, &clear, 16));
  g_assert_cmpstr (lw_ground_stands (ground, LW_BODY_INFANTRY, &close, 16)->id, ==, "house");
  g_assert_null (lw_ground_stands (ground, LW_BODY_INFANTRY, &close, 15));
  g_assert_null (lw_ground_stands (ground, LW_BODY_GUN, &on_hill, 16));
  g_assert_null (lw_ground_stands (ground, LW_BODY_CAVALRY, &in_wood, 16));
  g_assert_cmpstr (lw_ground_stands (ground, LW_BODY_CAVALRY, &in_swamp, 16)->id, ==, "swamp");
}

static void
test_height (void)
{
  g_autoptr (LwGround) ground = make_ground (NULL);

  g_assert_cmpint (lw_ground_height (ground, (LwPoint){ 100, 100 }), ==, 0);
  g_assert_cmpint (lw_ground_height (ground, (LwPoint){ 20000, 1000 }), ==, LW_INCH);
  g_assert_cmpint (lw_ground_height (ground, (LwPoint){ 23000, 3000 }), ==, 2 * LW_INCH);
  check_way (ground, LW_BODY_GUN, (LwPoint){ 19000, 500 }, (LwPoint){ 27000, 7000 }, GUN, NULL);
}

static void
test_water (void)
{
  const LwGroundRules wading = { .water_wadeable = TRUE };
  g_autoptr (LwGround) ground = make_ground (NULL);
  g_autoptr (LwGround) eased = make_ground (&wading);
  LwPoint south = { 10000, 11000 }, north = { 10000, 13000 };
  LwShape swimmer = lw_shape_disc ((LwPoint){ 10000, 12000 }, MAN);

  check_way (ground, LW_BODY_INFANTRY, south, north, MAN, "stream");
  check_way (ground, LW_BODY_CAVALRY, (LwPoint){ 23000, 17000 }, (LwPoint){ 27000, 17000 }, MAN,
             "pond");
  check_way (ground, LW_BODY_INFANTRY, (LwPoint){ 3000, 17000 }, (LwPoint){ 7000, 17000 }, MAN,
             "swamp");
  check_way (eased, LW_BODY_INFANTRY, south, north, MAN, NULL);
  check_way (eased, LW_BODY_CAVALRY, south, north, MAN, NULL);
  check_way (eased, LW_BODY_GUN, south, north, GUN, "stream");
  g_assert_cmpstr (lw_ground_stands (ground, LW_BODY_INFANTRY, &swimmer, 0)->id, ==, "stream");
  g_assert_null (lw_ground_stands (eased, LW_BODY_INFANTRY, &swimmer, 16));
}

/* Q12: men cross fords, guns do not; bridges carry both. */
static void
test_fords (void)
{
  const LwGroundRules guns = { .guns_at_fords = TRUE };
  g_autoptr (LwGround) ground = make_ground (NULL);
  g_autoptr (LwGround) eased = make_ground (&guns);
  LwPoint south = { 6000, 10000 }, north = { 6000, 14000 };

  check_way (ground, LW_BODY_INFANTRY, south, north, MAN, NULL);
  check_way (ground, LW_BODY_CAVALRY, south, north, MAN, NULL);
  check_way (ground, LW_BODY_GUN, south, north, GUN, "stream");
  check_way (eased, LW_BODY_GUN, south, north, GUN, NULL);
  /* Half a man's width from the ford's side, and one unit more. */
  check_way (ground, LW_BODY_INFANTRY, (LwPoint){ 6384 - MAN, 10000 },
             (LwPoint){ 6384 - MAN, 14000 }, MAN, NULL);
  check_way (ground, LW_BODY_INFANTRY, (LwPoint){ 6385 - MAN, 10000 },
             (LwPoint){ 6385 - MAN, 14000 }, MAN, "stream");
  /* Over the ford, but not along the stream. */
  check_way (ground, LW_BODY_INFANTRY, (LwPoint){ 6000, 12000 }, (LwPoint){ 7500, 12000 }, MAN,
             "stream");
  check_way (ground, LW_BODY_INFANTRY, (LwPoint){ 4000, 10000 }, (LwPoint){ 8000, 14000 }, MAN,
             "stream");
}

static void
test_bridges (void)
{
  g_autoptr (LwGround) ground = make_ground (NULL);
  LwShape man = lw_shape_disc ((LwPoint){ 18000, 12000 }, MAN);
  LwShape horse = lw_shape_capsule ((LwPoint){ 17840, 12000 }, (LwPoint){ 18160, 12000 }, MAN);
  LwShape at_ford = lw_shape_disc ((LwPoint){ 6000, 11900 }, MAN);
  LwShape beside = lw_shape_disc ((LwPoint){ 18512 - 50, 12000 }, MAN);

  check_way (ground, LW_BODY_GUN, (LwPoint){ 18000, 10000 }, (LwPoint){ 18000, 14000 }, GUN - 50,
             NULL);
  check_way (ground, LW_BODY_INFANTRY, (LwPoint){ 17700, 10000 }, (LwPoint){ 18300, 14000 }, MAN,
             NULL);
  g_assert_null (lw_ground_stands (ground, LW_BODY_INFANTRY, &man, 16));
  g_assert_null (lw_ground_stands (ground, LW_BODY_CAVALRY, &horse, 16));
  g_assert_null (lw_ground_stands (ground, LW_BODY_INFANTRY, &at_ford, 16));
  g_assert_nonnull (lw_ground_stands (ground, LW_BODY_GUN, &at_ford, 16));
  g_assert_cmpstr (lw_ground_stands (ground, LW_BODY_INFANTRY, &beside, 16)->id, ==, "stream");
  /* A wide gun keeps to the middle half of a narrow bridge. */
  check_way (ground, LW_BODY_GUN, (LwPoint){ 18256, 10000 }, (LwPoint){ 18256, 14000 }, 900, NULL);
  check_way (ground, LW_BODY_GUN, (LwPoint){ 18257, 10000 }, (LwPoint){ 18257, 14000 }, 900,
             "stream");
}

/* However a river runs and a bridge is turned, whoever keeps to its middle gets across. */
static void
test_bridges_askew (void)
{
  for (LwAngle angle = 0; angle < LW_TURN; angle += 11 * LW_DEGREE + 77)
    for (LwAngle skew = -40 * LW_DEGREE; skew <= 40 * LW_DEGREE; skew += 20 * LW_DEGREE)
      for (int turn = 0; turn < 2; turn++)
        {
          g_autoptr (LwCountry) country = lw_country_new ("", 10 * LW_FOOT, 10 * LW_FOOT);
          g_autoptr (LwGround) ground = NULL;
          LwPoint middle = { 15000, 15000 };
          LwAngle way = lw_angle_wrapped (angle + skew + LW_NORTH);
          LwFeature *river =
              add_line (country, LW_FEATURE_RIVER, "r", lw_point_towards (middle, angle, 14000),
                        lw_point_towards (middle, angle + LW_WEST, 14000));
          LwFeature *bridge =
              add_box (country, LW_FEATURE_BRIDGE, "b", middle, turn ? 500 : 900, turn ? 900 : 500);

          river->width = 700;
          bridge->angle = lw_angle_wrapped (angle + skew + (turn ? LW_NORTH : 0));
          ground = lw_ground_new (country, NULL);
          check_way (ground, LW_BODY_GUN, lw_point_towards (middle, way, 4000),
                     lw_point_towards (middle, way + LW_WEST, 4000), GUN, NULL);
          check_way (ground, LW_BODY_INFANTRY,
                     lw_point_towards (lw_point_towards (middle, way, 4000), angle, 3000),
                     lw_point_towards (lw_point_towards (middle, way + LW_WEST, 4000), angle, 3000),
                     MAN, "r");
        }
}

/* A strip is as broad as its bridge less the body, and no longer than it must be to clear the bank.
 */
static void
test_strip (void)
{
  LwFeature *feature;
  g_autoptr (LwCountry) country = lw_country_new ("", 10 * LW_FOOT, 10 * LW_FOOT);
  g_autoptr (GArray) passages = g_array_new (FALSE, FALSE, sizeof (LwPassage));
  g_autoptr (GArray) obstacles = g_array_new (FALSE, FALSE, sizeof (LwObstacle));
  const LwGroundRules laws = { FALSE };
  LwObstacle water = { .water = TRUE };
  LwPoint corners[4];
  LwBox box;

  feature = add_line (country, LW_FEATURE_RIVER, "stream", (LwPoint){ 0, 9000 },
                      (LwPoint){ 30000, 9000 });
  feature->width = 700;
  water.feature = feature;
  water.shape = lw_shape_capsule ((LwPoint){ 0, 9000 }, (LwPoint){ 30000, 9000 }, 350);
  g_array_append_val (obstacles, water);
  g_array_append_val (obstacles, water);
  feature = add_box (country, LW_FEATURE_BRIDGE, "bridge", (LwPoint){ 5000, 9000 }, 600, 500);
  feature->angle = LW_NORTH;
  lw_passage_collect (feature, &laws, obstacles, passages);
  g_assert_cmpuint (passages->len, ==, 1);
  lw_passage_strip (&g_array_index (passages, LwPassage, 0), MAN, corners);
  box = lw_box_around (corners, 4, 0);
  g_assert_cmpint (box.x1, ==, 5000 - 250 + MAN);
  g_assert_cmpint (box.x2, ==, 5000 + 250 - MAN);
  g_assert_cmpint (box.y1, ==, 9000 - 350 - MAN - 4);
  g_assert_cmpint (box.y2, ==, 9000 + 350 + MAN + 4);
}

/* A ford that only says where and how wide it is, and leads across what it lies on. */
static void
test_bare_ford (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("", 10 * LW_FOOT, 10 * LW_FOOT);
  g_autoptr (LwGround) ground = NULL;
  LwFeature *river =
      add_line (country, LW_FEATURE_RIVER, "r", (LwPoint){ 9000, 0 }, (LwPoint){ 9000, 30000 });

  river->width = 700;
  add_box (country, LW_FEATURE_FORD, "f", (LwPoint){ 9000, 5000 }, 600, 0);
  ground = lw_ground_new (country, NULL);
  check_way (ground, LW_BODY_INFANTRY, (LwPoint){ 7000, 5000 }, (LwPoint){ 11000, 5000 }, MAN,
             NULL);
  check_way (ground, LW_BODY_INFANTRY, (LwPoint){ 7000, 5400 }, (LwPoint){ 11000, 5400 }, MAN, "r");
}

/* Who stands nearer to a thing than half his width may go, but not through it. */
static void
test_way_out (void)
{
  g_autoptr (LwGround) ground = make_ground (NULL);
  LwPoint at = { 5000, 5500 + 40 };

  g_assert_null (lw_ground_stops (ground, LW_BODY_GUN, at, (LwPoint){ 5000, 9000 }, GUN));
  g_assert_null (lw_ground_stops (ground, LW_BODY_GUN, at, (LwPoint){ 9000, 5540 + 800 }, GUN));
  g_assert_cmpstr (lw_ground_stops (ground, LW_BODY_GUN, at, (LwPoint){ 5000, 2000 }, GUN)->id, ==,
                   "house");
  g_assert_cmpstr (lw_ground_stops (ground, LW_BODY_GUN, at, (LwPoint){ 3000, 5500 }, GUN)->id, ==,
                   "house");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/field/ground/ref", test_ref);
  g_test_add_func ("/laws/Q15/solids", test_solids);
  g_test_add_func ("/laws/Q13/walls", test_walls);
  g_test_add_func ("/laws/R32/stands", test_stands);
  g_test_add_func ("/laws/Q11/height", test_height);
  g_test_add_func ("/laws/Q12/water", test_water);
  g_test_add_func ("/laws/Q12/fords", test_fords);
  g_test_add_func ("/laws/Q12/bridges", test_bridges);
  g_test_add_func ("/laws/Q12/bridges-askew", test_bridges_askew);
  g_test_add_func ("/laws/Q12/strip", test_strip);
  g_test_add_func ("/laws/Q12/bare-ford", test_bare_ford);
  g_test_add_func ("/field/ground/way-out", test_way_out);
  return g_test_run ();
}
