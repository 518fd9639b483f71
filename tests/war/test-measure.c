/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-measure.c: where and how a move is measured (R30, R31, R55, Q1, Q8, Q10, Q14, Q17, Q22).
 */
#include "country-test.h"
#include "lw-haul-plan.h"

/* A man, a horseman and a gun in the middle, Red to move in his third move, on that Country. */
static LwBattle *
battle_in_the_middle (const LwCountry *country)
{
  LwBattle *battle = battle_on (country, (LwForce){ 6, 5, 1 }, NULL);

  begin_at (battle, LW_RED, 3);

  return battle;
}

static LwOrder *
march_id (const LwBattle *battle, const char *id, LwPoint to)
{
  return march_order (battle, man_of (battle, id), to);
}

/* Four horsemen, r7 to r10, behind the gun, and the order that takes it north by @length with them.
 */
static LwOrder *
haul_order (LwBattle *battle, LwPoint at, LwLength length)
{
  LwOrder *order = plain_order (LW_ORDER_HAUL, LW_RED);
  guint i;

  order->gun = lw_battle_find_gun (battle, "rg1");
  order->bearing = LW_NORTH;
  lw_order_add_leg_for_test (order, at);
  lw_order_add_leg_for_test (order, (LwPoint){ at.x, at.y - length });
  for (i = 0; i < 4; i++)
    {
      LwRef man = (LwRef)(6 + i);
      LwLength x = at.x + (LwLength)(i < 2 ? -1 : 1) * LW_INCHES (i % 2 == 0 ? 2 : 3.25);

      if (battle->men[man].state == LW_MAN_IN_BOX)
        {
          lw_battle_man_rw (battle, man)->state = LW_MAN_FIGHTING;
          lw_battle_man_rw (battle, man)->at = lw_battle_man_rw (battle, man)->start =
              (LwPoint){ x, at.y };
          lw_battle_man_rw (battle, man)->facing = LW_SOUTH;
        }
      lw_order_add_man (order, man);
      lw_order_add_place (order, (LwPoint){ x, battle->men[man].at.y - length });
    }

  return order;
}

/* A horseman goes two feet to the unit, and no unit farther, whichever way he faces (R30). */
static void
test_cavalry (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  g_autoptr (LwBattle) battle = battle_in_the_middle (country);
  LwRefusal refusal;

  stand (battle, "r7", P (60, 60));
  refusal = expect_refused (battle, march_id (battle, "r7", (LwPoint){ 15360 + 6145, 15360 }),
                            LW_REFUSED_TOO_FAR);
  g_assert_cmpint (refusal.have, ==, 6145);
  g_assert_cmpint (refusal.need, ==, 6144);
  expect_played (battle, march_id (battle, "r7", (LwPoint){ 15360 + 6144, 15360 }));
  g_assert_cmpint (lw_battle_string_left (battle, man_of (battle, "r7")), ==, 0);
}

/* The two strings are two feet and six inches; a foot is half the long one (R31). All that is
 * measured on the floor is measured by them. */
static void
test_two_strings (void)
{
  g_assert_cmpint (LW_MOVE_CAVALRY, ==, 6144);
  g_assert_cmpint (LW_SIX_INCHES, ==, 1536);
  g_assert_cmpint (lw_arm_move (LW_CAVALRY), ==, 2 * lw_arm_move (LW_INFANTRY));
  g_assert_cmpint (lw_arm_move (LW_INFANTRY), ==, 2 * LW_SIX_INCHES);
  g_assert_cmpint (LW_GUN_MOVE_CAVALRY, ==, LW_MOVE_CAVALRY);
  g_assert_cmpint (LW_GUN_MOVE_INFANTRY, ==, LW_MOVE_INFANTRY);
}

/* From the middle of the base to the middle of the base: turning a horse about wins nothing (Q1).
 */
static void
test_from_the_middle (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  g_autoptr (LwBattle) battle = battle_in_the_middle (country);
  LwAngle facing;

  stand (battle, "r7", P (60, 60));
  for (facing = 0; facing < LW_TURN; facing += LW_TURN / 8)
    {
      LwOrder *turn = plain_order (LW_ORDER_TURN, LW_RED);
      LwOrder *march = march_id (battle, "r7", (LwPoint){ 15360, 15360 - 6145 });

      lw_order_add_man (turn, man_of (battle, "r7"));
      turn->bearing = facing;
      expect_played (battle, turn);
      march->bearing = facing;
      expect_refused (battle, march, LW_REFUSED_TOO_FAR);
    }
  expect_played (battle, march_id (battle, "r7", P (60, 36)));
}

/* The middle of a gun's axle goes two feet with four horsemen; its turning about costs nothing
 * (Q8, R44, T29). */
static void
test_gun_at_axle (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  g_autoptr (LwBattle) battle = battle_in_the_middle (country);
  LwRefusal refusal;

  /* It comes to point to where it came from, whatever it pointed to. */
  stand_gun (battle, "rg1", P (60, 60), LW_NORTH);
  refusal = expect_refused (battle, haul_order (battle, P (60, 60), 6145), LW_REFUSED_GUN_TOO_FAR);
  g_assert_cmpint (refusal.have, ==, 6145);
  g_assert_cmpint (refusal.need, ==, 6144);
}

static void
test_gun_turns_free (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  LwAngle bearing;

  for (bearing = 0; bearing < LW_TURN; bearing += LW_TURN / 4)
    {
      g_autoptr (LwBattle) battle = battle_in_the_middle (country);
      LwOrder *haul;

      stand_gun (battle, "rg1", P (60, 30), bearing);
      haul = haul_order (battle, P (60, 30), -6144);
      haul->bearing = LW_SOUTH;
      expect_played (battle, haul);
      g_assert_cmpint (battle->guns[0].at.y, ==, LW_INCHES (54));
      g_assert_cmpint (battle->guns[0].bearing, ==, lw_angle_wrapped (LW_SOUTH));
    }
}

/* A gun put down five inches before its line goes nineteen in its first move, and two feet in the
 * next (Q22, R13). */
static void
test_gun_from_line (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  guint move;

  for (move = 1; move <= 2; move++)
    {
      g_autoptr (LwBattle) battle = battle_on (country, (LwForce){ 6, 5, 1 }, NULL);
      LwLength most = move == 1 ? LW_INCHES (19) : LW_INCHES (24);
      LwOrder *haul;
      LwRefusal refusal;
      guint i;

      stand_gun (battle, "rg1", P (60, 91), LW_NORTH);
      lw_order_free (haul_order (battle, P (60, 91), 0));
      begin_at (battle, LW_RED, move);
      g_assert_cmpint (battle->guns[0].start.y, ==, move == 1 ? LW_INCHES (96) : LW_INCHES (91));
      for (i = 6; i < 10; i++)
        g_assert_cmpint (battle->men[i].walked, ==, move == 1 ? LW_INCHES (5) : 0);
      haul = haul_order (battle, P (60, 91), most + 1);
      haul->bearing = LW_SOUTH + LW_TURN / 2;
      refusal = expect_refused (battle, haul, LW_REFUSED_GUN_TOO_FAR);
      g_assert_cmpint (refusal.have, ==, LW_INCHES (24) + 1);
      haul = lw_haul_plan (battle, 0, P (60, 40));
      g_assert_nonnull (haul);
      expect_played (battle, haul);
      g_assert_cmpint (battle->guns[0].at.y, >=, LW_INCHES (91) - most);
      g_assert_cmpint (battle->guns[0].at.y, <, LW_INCHES (91) - most + LW_INCHES (2));
    }
}

/* Heights do not count: over a hill of two boards a string is as long as on the floor, and six
 * inches to a gun upon it are six inches (Q10). */
static void
test_in_plan (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  g_autoptr (LwBattle) battle = NULL;

  add_area (country, LW_FEATURE_BOARD, "lower", (LwBox){ 12800, 12800, 18000, 14800 }, LW_INCH);
  add_area (country, LW_FEATURE_BOARD, "upper", (LwBox){ 13200, 13200, 17600, 14400 },
            LW_INCHES (2));
  battle = battle_in_the_middle (country);
  stand (battle, "r1", P (60, 60));
  expect_played (battle, march_id (battle, "r1", P (60, 48)));
  g_assert_cmpint (battle->men[0].walked, ==, LW_FOOT);
  stand_gun (battle, "rg1", P (60, 54), LW_NORTH);
  stand (battle, "r2",
         (LwPoint){ LW_INCHES (61) + LW_SIX_INCHES + LW_INFANTRY_RADIUS, LW_INCHES (54) });
  g_assert_true (lw_man_near_gun (&battle->men[1], &battle->guns[0], LW_SIX_INCHES));
  lw_battle_man_rw (battle, 1)->at.x++;
  g_assert_false (lw_man_near_gun (&battle->men[1], &battle->guns[0], LW_SIX_INCHES));
}

/* A wood stops nobody and slows nobody; each of its trees is a disc of a quarter of an inch that
 * keeps its sixteenth (Q14, R32). */
static void
test_woods (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  g_autoptr (LwBattle) battle = NULL;
  LwLength clear = LW_TREE_RADIUS + LW_INFANTRY_RADIUS + LW_CLEARANCE;
  LwRefusal refusal;

  add_area (country, LW_FEATURE_WOOD, "wood", (LwBox){ 12800, 10240, 18000, 15000 }, 0);
  add_tree (country, "elm", P (60, 50));
  battle = battle_in_the_middle (country);
  stand (battle, "r1", P (63, 60));
  expect_played (battle, march_id (battle, "r1", P (63, 48)));
  stand (battle, "r2", P (57, 55));
  refusal = expect_refused (
      battle, march_id (battle, "r2", (LwPoint){ LW_INCHES (60) - clear + 1, LW_INCHES (50) }),
      LW_REFUSED_NO_CLEARANCE);
  g_assert_cmpstr (refusal.thing, ==, "elm");
  expect_played (battle,
                 march_id (battle, "r2", (LwPoint){ LW_INCHES (60) - clear, LW_INCHES (50) }));
  /* The string is laid round the tree. */
  stand (battle, "r3", P (60, 55));
  expect_played (battle, march_id (battle, "r3", P (60, 45)));
  g_assert_cmpint (battle->men[2].walked, >, LW_INCHES (10));
  g_assert_cmpint (battle->men[2].walked, <, LW_INCHES (10.25));
}

/* A man set in contact stays where he is until the end of the move; only the slip itself can be
 * taken back, before anything else that bars it (Q17, R55). */
static void
test_bound_at_once (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  g_autoptr (LwBattle) battle = battle_on (country, (LwForce){ 6, 5, 1 }, NULL);
  LwPoint touch = { LW_INCHES (60), LW_INCHES (50) + 2 * LW_INFANTRY_RADIUS + LW_CONTACT };

  stand (battle, "r1", P (60, 60));
  stand (battle, "b1", P (60, 50));
  begin_at (battle, LW_RED, 3);
  expect_played (battle, march_id (battle, "r1", (LwPoint){ touch.x, touch.y + 1 }));
  g_assert_false (battle->men[0].locked);
  expect_played (battle, march_id (battle, "r1", touch));
  g_assert_true (battle->men[0].locked);
  expect_refused (battle, march_id (battle, "r1", P (60, 55)), LW_REFUSED_LOCKED);
  g_assert_true (lw_play_undo (battle, NULL));
  g_assert_false (battle->men[0].locked);
  expect_played (battle, march_id (battle, "r1", P (62, 52)));
}

/* So does a man of a gun's crew who comes into contact with it (R55, Q45). */
static void
test_crew_is_bound (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  g_autoptr (LwBattle) battle = battle_in_the_middle (country);
  LwOrder *haul;

  stand_gun (battle, "rg1", P (60, 60), LW_NORTH);
  haul = haul_order (battle, P (60, 60), -LW_INCHES (12));
  haul->bearing = LW_SOUTH;
  stand (battle, "b1",
         (LwPoint){ battle->men[9].at.x + LW_CAVALRY_WIDTH / 2 + LW_INFANTRY_RADIUS + LW_CONTACT,
                    LW_INCHES (72) });
  expect_played (battle, haul);
  g_assert_false (battle->men[8].locked);
  g_assert_true (battle->men[9].locked);
  expect_refused (battle, march_id (battle, "r10", P (62, 76)), LW_REFUSED_LOCKED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R30/two-feet", test_cavalry);
  g_test_add_func ("/laws/R31/two-strings", test_two_strings);
  g_test_add_func ("/laws/Q1/from-the-middle", test_from_the_middle);
  g_test_add_func ("/laws/Q8/at-the-axle", test_gun_at_axle);
  g_test_add_func ("/laws/Q8/turns-free", test_gun_turns_free);
  g_test_add_func ("/laws/T29/two-feet", test_gun_turns_free);
  g_test_add_func ("/laws/Q22/first-move", test_gun_from_line);
  g_test_add_func ("/laws/Q10/in-plan", test_in_plan);
  g_test_add_func ("/laws/Q14/woods", test_woods);
  g_test_add_func ("/laws/Q17/bound-at-once", test_bound_at_once);
  g_test_add_func ("/laws/R55/crew-is-bound", test_crew_is_bound);

  return g_test_run ();
}
