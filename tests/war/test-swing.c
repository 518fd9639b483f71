/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-swing.c: a gun swings as far as the Country permits (R38, Q9).
 */
#include "gunnery-test.h"

/* R38: the swing stops at the Country; the other way round may be free. */
static void
test_swing (void)
{
  g_autoptr (LwBattle) battle = make_battle_with_house ((LwPoint){ GUN_X + LW_INCHES (3), GUN_Y });
  g_autoptr (LwOrder) east = make_fire (0, LW_EAST, 0);
  g_autoptr (LwOrder) south =
      make_fire (0, lw_angle_wrapped (LW_NORTH - 100 * LW_DEGREE - 60 * LW_DEGREE), 0);
  g_autoptr (LwOrder) west = make_fire (0, LW_WEST, 0);
  LwRefusal refusal = { 0 };

  stand_crew (battle, 0, 4);
  assert_refused (battle, east, LW_REFUSED_SWING);
  g_assert_false (lw_play (battle, east, &refusal));
  g_assert_cmpstr (refusal.thing, ==, "house");
  g_assert_cmpint (refusal.gun, ==, 0);
  /* With its trail in the house it cannot point west either. */
  assert_refused (battle, west, LW_REFUSED_SWING);
  /* Eastward the way is barred, but the gun may come round by the west? Its trail cannot. */
  assert_refused (battle, south, LW_REFUSED_SWING);
}

/* A barrel passes over a wall of one inch; the trail does not. */
static void
test_swing_wall (void)
{
  LwCountry *country = lw_country_new ("Wall", WIDTH, DEPTH);
  LwFeature *wall = lw_feature_new (LW_FEATURE_WALL, "wall");
  LwPoint ends[] = { { GUN_X - LW_INCHES (10), GUN_Y + LW_INCHES (2) },
                     { GUN_X + LW_INCHES (10), GUN_Y + LW_INCHES (2) } };
  g_autoptr (LwBattle) battle = NULL;
  g_autoptr (LwOrder) east = make_fire (0, LW_EAST, 0);
  g_autoptr (LwOrder) north = make_fire (0, LW_NORTH, 0);
  g_autoptr (LwOrder) south = make_fire (0, LW_SOUTH, 0);

  wall->height = LW_INCH;
  wall->thickness = LW_INCH / 2;
  if (wall->points == NULL)
    wall->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_vals (wall->points, ends, 2);
  lw_country_add (country, wall);
  battle = make_battle_on (country, LW_VARIETY_FINISH);
  stand_crew (battle, 0, 4);
  assert_plays (battle, east);
  assert_plays (battle, north);
  assert_refused (battle, south, LW_REFUSED_SWING);
}

static void
add_river (LwCountry *country, LwLength y)
{
  LwFeature *river = lw_feature_new (LW_FEATURE_RIVER, "river");
  LwFeature *bridge = lw_feature_new (LW_FEATURE_BRIDGE, "bridge");
  LwPoint ends[] = { { 0, y }, { WIDTH, y } };

  if (river->points == NULL)
    river->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_vals (river->points, ends, 2);
  river->width = LW_INCHES (4);
  lw_country_add (country, river);
  bridge->at = (LwPoint){ GUN_X, y };
  bridge->width = LW_INCHES (3);
  bridge->depth = LW_INCHES (12);
  lw_country_add (country, bridge);
}

/* A gun before a bridge has its trail upon it, and may not swing it into the water beside. */
static void
test_swing_bridge (void)
{
  LwCountry *country = lw_country_new ("Bridge", WIDTH, DEPTH);
  g_autoptr (LwOrder) aside = make_fire (0, LW_SOUTH + 45 * LW_DEGREE, 0);
  g_autoptr (LwOrder) along = make_fire (0, LW_SOUTH + 2 * LW_DEGREE, 0);
  g_autoptr (LwBattle) battle = NULL;
  LwRefusal refusal = { 0 };

  add_river (country, GUN_Y + 7 * LW_INCH / 2);
  battle = make_battle_on (country, LW_VARIETY_FINISH);
  stand_crew (battle, 0, 4);
  lw_battle_gun_rw (battle, 0)->bearing = LW_SOUTH;
  assert_refused (battle, aside, LW_REFUSED_SWING);
  g_assert_false (lw_play (battle, aside, &refusal));
  g_assert_cmpstr (refusal.thing, ==, "river");
  assert_plays (battle, along);
}

/* Q9: own men make room and have not moved; an enemy stops the swing. */
static void
test_swing_men (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH + 90 * LW_DEGREE, 0);
  LwPoint under = { GUN_X + LW_INCHES (2), GUN_Y + 40 };
  LwShape parts[LW_GUN_PARTS];
  LwShape body;
  guint i;

  stand_crew (battle, 0, 4);
  stand (battle, 5, under.x, under.y);
  order->by = LW_SHOT_BY_HAND;
  assert_plays (battle, order);
  g_assert_cmpint (battle->men[5].walked, ==, 0);
  g_assert_cmpint (lw_distance (battle->men[5].at, under), <=, LW_INCH);
  g_assert_cmpint (lw_distance_squared (battle->men[5].at, battle->men[5].start), ==, 0);
  lw_gun_shapes (&battle->guns[0], parts);
  body = lw_man_shape (&battle->men[5]);
  for (i = 0; i < LW_GUN_PARTS; i++)
    g_assert_false (lw_shape_nearer (&body, &parts[i], LW_CLEARANCE));
}

/* A horse that lies across the barrel, hemmed in by others, is turned. */
static void
test_swing_horse (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH, 0);
  LwShape parts[LW_GUN_PARTS];
  LwShape body;
  guint i;

  stand_crew (battle, 0, 4);
  lw_battle_gun_rw (battle, 0)->bearing = LW_EAST;
  stand (battle, HORSE (0), GUN_X, GUN_Y + LW_INCHES (3));
  lw_battle_man_rw (battle, HORSE (0))->facing = LW_EAST;
  for (i = 0; i < 2; i++)
    stand (battle, 8 + i, GUN_X + (i == 0 ? -1 : 1) * (LW_INCHES (2) - 40), GUN_Y + LW_INCHES (3));
  order->by = LW_SHOT_BY_HAND;
  assert_plays (battle, order);
  lw_gun_shapes (&battle->guns[0], parts);
  body = lw_man_shape (&battle->men[HORSE (0)]);
  for (i = 0; i < LW_GUN_PARTS; i++)
    g_assert_false (lw_shape_nearer (&body, &parts[i], LW_CLEARANCE));
}

static void
test_swing_enemy (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_EAST, 0);
  LwRefusal refusal = { 0 };

  stand_crew (battle, 0, 4);
  stand (battle, BLUE (0), GUN_X + LW_INCHES (3), GUN_Y + LW_INCHES (1));
  stand (battle, BLUE (1), GUN_X - LW_INCHES (3), GUN_Y + LW_INCHES (1));
  assert_refused (battle, order, LW_REFUSED_SWING);
  g_assert_false (lw_play (battle, order, &refusal));
  g_assert_cmpint (refusal.other, ==, BLUE (0));
}

/* Told at a glance or not, it is as the outlines have it. */
static void
test_near_gun (void)
{
  LwGun gun = { .placed = TRUE, .at = { LW_INCHES (40), LW_INCHES (40) } };
  LwChance chance;
  guint near = 0, i, k;

  lw_chance_seed (&chance, 7);
  for (i = 0; i < 20000; i++)
    {
      LwLength limit = i % 2 == 0 ? LW_SIX_INCHES : (LwLength)lw_chance_below (&chance, 2000);
      LwMan man = { .arm = i % 3 == 0 ? LW_CAVALRY : LW_INFANTRY };
      LwShape parts[LW_GUN_PARTS], shape;
      gboolean within = FALSE;

      gun.bearing = (LwAngle)lw_chance_below (&chance, LW_TURN);
      man.facing = (LwAngle)lw_chance_below (&chance, LW_TURN);
      man.at.x = LW_INCHES (26) + (LwLength)lw_chance_below (&chance, LW_INCHES (28));
      man.at.y = LW_INCHES (26) + (LwLength)lw_chance_below (&chance, LW_INCHES (28));
      shape = lw_man_shape (&man);
      lw_gun_shapes (&gun, parts);
      for (k = 0; k < LW_GUN_PARTS; k++)
        within |= lw_shape_within (&shape, &parts[k], limit);
      g_assert_cmpint (lw_man_near_gun (&man, &gun, limit), ==, within);
      near += (guint)within;
    }
  g_assert_cmpuint (near, >, 2000);
  g_assert_cmpuint (near, <, 18000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/Q7/near-gun-as-by-outlines", test_near_gun);
  g_test_add_func ("/laws/R38/swing", test_swing);
  g_test_add_func ("/laws/R38/barrel-over-wall", test_swing_wall);
  g_test_add_func ("/laws/R38/trail-beside-bridge", test_swing_bridge);
  g_test_add_func ("/laws/Q9/men-make-room", test_swing_men);
  g_test_add_func ("/laws/Q9/horse-is-turned", test_swing_horse);
  g_test_add_func ("/laws/Q9/enemy-stops-swing", test_swing_enemy);

  return g_test_run ();
}
