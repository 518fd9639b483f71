/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-trail.c: two men at the trail of a gun that has fired (R41, R42, R47, Q29, Q30, Q36).
 */
#include "gunnery-test.h"
#include "lw-trail-place.h"
#include "lw-trail.h"

/* R41: one each side of the trail's end, in line behind the wheels. */
static void
test_trail_places (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  LwPoint places[LW_TRAIL_MEN];
  LwShape parts[LW_GUN_PARTS];
  guint i, k;

  lw_gun_trail_places (&battle->guns[0], places);
  lw_gun_shapes (&battle->guns[0], parts);
  for (i = 0; i < LW_TRAIL_MEN; i++)
    {
      LwShape body = lw_man_shape_at (i == 0 ? LW_INFANTRY : LW_CAVALRY, places[i], LW_NORTH);

      g_assert_cmpint (ABS (places[i].y - (GUN_Y - LW_GUN_TRAIL)), <=, 1);
      g_assert_cmpint (ABS (places[i].x - GUN_X), <=, LW_GUN_AXLE_WIDTH / 2);
      for (k = 0; k < LW_GUN_PARTS; k++)
        g_assert_false (lw_shape_nearer (&body, &parts[k], LW_CLEARANCE));
    }
  g_assert_cmpint (places[0].x + places[1].x, ==, 2 * GUN_X);
}

static LwOrder *
make_end (void)
{
  return lw_order_new (LW_ORDER_END, LW_RED);
}

static void
test_trail_owed (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) plan = NULL;
  g_autoptr (LwOrder) end = make_end ();
  g_autoptr (LwOrder) settle = lw_order_new (LW_ORDER_SETTLE, LW_RED);
  LwRef gun = LW_NONE;

  stand_crew (battle, 0, 4);
  stand (battle, BLUE (0), GUN_X, DEPTH - LW_INCH);
  g_assert_cmpuint (lw_trail_owed (battle, 0), ==, 0);
  g_assert_null (lw_trail_plan (battle, 0));
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  g_assert_cmpuint (lw_trail_owed (battle, 0), ==, 2);
  g_assert_true (lw_trails_owed (battle, &gun));
  g_assert_cmpint (gun, ==, 0);
  assert_plays (battle, end);
  assert_refused (battle, settle, LW_REFUSED_TRAIL_OWED);
  plan = lw_trail_plan (battle, 0);
  g_assert_nonnull (plan);
  g_assert_cmpuint (plan->who->len, ==, 2);
  assert_plays (battle, plan);
  g_assert_cmpuint (lw_trail_owed (battle, 0), ==, 0);
  assert_plays (battle, settle);
}

static void
test_trail_place (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) plan = NULL;
  g_autoptr (LwOrder) unowed = lw_order_new (LW_ORDER_TAIL, LW_RED);

  stand_crew (battle, 0, 4);
  unowed->gun = 0;
  assert_refused (battle, unowed, LW_REFUSED_TRAIL_NOT_OWED);
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  plan = lw_trail_plan (battle, 0);
  g_array_index (plan->to, LwPoint, 1).y++;
  assert_refused (battle, plan, LW_REFUSED_TRAIL_PLACE);
  g_array_index (plan->to, LwPoint, 1).y--;
  g_array_index (plan->who, LwRef, 1) = g_array_index (plan->who, LwRef, 0);
  assert_refused (battle, plan, LW_REFUSED_TRAIL_PLACE);
}

/* T32, R42, as at Hook's Farm: twenty horse charge past a gun that they have fired and forgotten;
 * two are taken back to its trail, and eighteen are left. */
static void
test_taken_back (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) march = lw_order_new (LW_ORDER_MARCH, LW_RED);
  g_autoptr (LwOrder) end = make_end ();
  g_autoptr (LwOrder) plan = NULL;
  guint i, charging = 0;

  for (i = 0; i < 20; i++)
    {
      LwLength x = GUN_X - LW_INCHES (5) + (LwLength)(i % 5) * 500;
      LwLength y = -(LwLength)(i / 5) * 600;

      stand (battle, HORSE (i), x, GUN_Y - LW_INCHES (6) + y);
      lw_order_add_man (march, HORSE (i));
      lw_order_add_place (march, (LwPoint){ x + LW_INCHES (9), GUN_Y + LW_INCHES (6) + y });
    }
  /* One Blue, an eighth before the first of them. */
  stand (battle, BLUE (0), GUN_X + LW_INCHES (4),
         GUN_Y + LW_INCHES (7) + LW_INFANTRY_RADIUS + LW_CONTACT);
  march->bearing = LW_NORTH;
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  assert_plays (battle, march);
  g_assert_true (battle->men[HORSE (0)].locked);
  assert_plays (battle, end);
  g_assert_cmpuint (battle->melees->len, ==, 0);
  g_assert_cmpuint (lw_trail_owed (battle, 0), ==, 2);
  plan = lw_trail_plan (battle, 0);
  g_assert_nonnull (plan);
  assert_plays (battle, plan);
  for (i = 0; i < 20; i++)
    charging += battle->men[HORSE (i)].trail_of == LW_NONE;
  g_assert_cmpuint (charging, ==, 18);
  /* Those in contact are taken last; the melee is found when the trail is manned. */
  g_assert_true (battle->men[HORSE (0)].locked);
  g_assert_cmpuint (battle->melees->len, ==, 1);
}

/* Two guns, and two men that only the second can have: the first is served by others. */
static void
test_two_trails (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) one = NULL;
  g_autoptr (LwOrder) two = NULL;
  g_autoptr (LwOrder) end = make_end ();
  guint i;

  stand_crew (battle, 0, 4);
  lw_battle_gun_rw (battle, 1)->placed = TRUE;
  lw_battle_gun_rw (battle, 1)->at = (LwPoint){ GUN_X + LW_INCHES (12), GUN_Y };
  lw_battle_gun_rw (battle, 1)->bearing = LW_NORTH;
  lw_battle_gun_rw (battle, 1)->owner = LW_RED;
  /* Between the guns, nearer to the first, within six inches of both. */
  for (i = 6; i < 10; i++)
    stand (battle, i, GUN_X + LW_INCHES (5) + (LwLength)(i % 2) * 300,
           GUN_Y - LW_INCHES (2) - (LwLength)(i / 8) * 300);
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  lw_battle_gun_rw (battle, 1)->shots = 1;
  assert_plays (battle, end);
  one = lw_trail_plan (battle, 0);
  for (i = 0; i < one->who->len; i++)
    g_assert_cmpint (g_array_index (one->who, LwRef, i), <, 4);
  assert_plays (battle, one);
  g_assert_cmpuint (lw_trail_owed (battle, 1), ==, 2);
  two = lw_trail_plan (battle, 1);
  assert_plays (battle, two);
  g_assert_false (lw_trails_owed (battle, NULL));
}

/* Q29: judged from where he began the move, not from where he stands. */
static void
test_cannot_reach (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_TAIL, LW_RED);
  g_autoptr (LwOrder) end = make_end ();
  LwPoint places[LW_TRAIL_MEN];

  stand_crew (battle, 0, 4);
  stand (battle, 9, GUN_X, LW_INCHES (10));
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  assert_plays (battle, end);
  lw_battle_man_rw (battle, 9)->at.y = GUN_Y - LW_INCHES (8);
  lw_gun_trail_places (&battle->guns[0], places);
  order->gun = 0;
  lw_order_add_man (order, 9);
  lw_order_add_place (order, places[0]);
  assert_refused (battle, order, LW_REFUSED_CANNOT_REACH);
}

/* Q30: own men down by their own gun: fewer suffice. */
static void
test_nobody_left (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH, 0);

  stand_crew (battle, 0, 4);
  add_shot (order, LW_SHOT_OVERSET, 0);
  add_shot (order, LW_SHOT_OVERSET, 1);
  add_shot (order, LW_SHOT_OVERSET, 2);
  assert_plays (battle, order);
  g_assert_cmpuint (lw_trail_owed (battle, 0), ==, 1);
}

/* R47 */
static void
test_left_alone (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  stand_crew (battle, 0, 4);
  g_assert_cmpuint (lw_trail_owed (battle, 0), ==, 0);
  g_assert_false (lw_trails_owed (battle, NULL));
}

/* Where the Country holds the place itself, the nearest behind it will do. */
static void
test_trail_barred (void)
{
  g_autoptr (LwBattle) battle =
      make_battle_with_house ((LwPoint){ GUN_X + LW_INCH + 100, GUN_Y - LW_INCHES (2) + 60 });
  LwPoint exact[LW_TRAIL_MEN], places[LW_TRAIL_MEN];
  g_autoptr (LwOrder) plan = NULL;

  stand_crew (battle, 0, 4);
  lw_gun_trail_places (&battle->guns[0], exact);
  g_assert_cmpuint (lw_trail_places (battle, 0, places), ==, 2);
  g_assert_cmpint (lw_distance_squared (exact[0], places[0]), ==, 0);
  g_assert_cmpint (lw_distance_squared (exact[1], places[1]), >, 0);
  g_assert_cmpint (lw_distance (exact[1], places[1]), <=, LW_INCH + 1);
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  plan = lw_trail_plan (battle, 0);
  assert_plays (battle, plan);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R41/trail-places", test_trail_places);
  g_test_add_func ("/laws/R41/owed", test_trail_owed);
  g_test_add_func ("/laws/R41/place", test_trail_place);
  g_test_add_func ("/laws/R42/taken-back", test_taken_back);
  g_test_add_func ("/laws/T32/taken-back", test_taken_back);
  g_test_add_func ("/laws/Q36/two-trails", test_two_trails);
  g_test_add_func ("/laws/Q29/from-where-he-began", test_cannot_reach);
  g_test_add_func ("/laws/Q30/nobody-left", test_nobody_left);
  g_test_add_func ("/laws/R47/left-alone", test_left_alone);
  g_test_add_func ("/laws/R41/barred", test_trail_barred);

  return g_test_run ();
}
