/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-march.c: men are moved (R13, R27-R34, Q1, Q2, Q4, Q6, Q16, Q18-Q20, Q23, Q45).
 */
#include "march-test.h"
#include "lw-march-plan.h"
#include "lw-formation.h"

/* An infantry-man goes up to a foot, a horseman up to two, exactly (R29, R30, Q1, Q4). */
static void
test_strings (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  LwRefusal refusal;

  refusal = expect_refused (
      battle, march_id (battle, "r1", (LwPoint){ LW_INCHES (60), LW_INCHES (48) - 1 }),
      LW_REFUSED_TOO_FAR);
  g_assert_cmpint (refusal.have, ==, LW_FOOT + 1);
  g_assert_cmpint (refusal.need, ==, LW_FOOT);
  expect_played (battle, march_id (battle, "r1", P (60, 48)));
  g_assert_cmpint (lw_battle_string_left (battle, man_of (battle, "r1")), ==, 0);

  expect_refused (battle, march_id (battle, "r4", (LwPoint){ LW_INCHES (80), LW_INCHES (36) - 1 }),
                  LW_REFUSED_TOO_FAR);
  expect_played (battle, march_id (battle, "r4", P (80, 36)));
}

/* A man may be moved again until his string is used (Q18). */
static void
test_twice (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();

  expect_played (battle, march_id (battle, "r1", P (60, 55)));
  expect_played (battle, march_id (battle, "r1", P (64, 55)));
  g_assert_cmpint (lw_battle_string_left (battle, man_of (battle, "r1")), ==, LW_INCHES (3));
  expect_refused (battle, march_id (battle, "r1", P (60, 55)), LW_REFUSED_TOO_FAR);
  expect_played (battle, march_id (battle, "r1", P (61, 55)));
}

/* Set down and taken up again, a man has no new string: after eight inches four are left, and
 * whoever is sent farther stops there. Horse have two feet to the hair. Sent at an enemy three feet
 * off a man comes to the end of his string and no farther. */
static void
test_no_new_string (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef man = man_of (battle, "r1");
  LwPoint at;

  expect_played (battle, march_id (battle, "r1", P (60, 52)));
  expect_refused (battle, march_id (battle, "r1", P (60, 44)), LW_REFUSED_TOO_FAR);
  g_array_append_val (men, man);
  expect_played (battle, lw_march_plan (battle, men, LW_FORMATION_KEEP, P (60, 44), LW_SOUTH));
  at = battle->men[man].at;
  g_assert_cmpint (at.y, >=, LW_INCHES (48));
  g_assert_cmpint (at.y, <=, LW_INCHES (48) + 16);

  man = man_of (battle, "r2");
  stand (battle, "b1", P (70, 24));
  g_array_index (men, LwRef, 0) = man;
  expect_played (battle, lw_march_plan (battle, men, LW_FORMATION_KEEP, P (70, 24), LW_SOUTH));
  g_assert_cmpint (battle->men[man].at.y, >=, LW_INCHES (48));
  g_assert_false (battle->men[man].locked);

  expect_refused (battle, march_id (battle, "r4", (LwPoint){ LW_INCHES (80), LW_INCHES (36) - 3 }),
                  LW_REFUSED_TOO_FAR);
  expect_played (battle, march_id (battle, "r4", P (80, 36)));
}

/* The string is laid round things, and its whole length counts (Q2). */
static void
test_round_things (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  g_autoptr (LwBattle) path = NULL;
  g_autoptr (LwBattle) straight = NULL;
  LwHouseRules rules;
  const LwMan *man;

  lw_country_add (country, wall_across (LW_INCHES (58), LW_INCHES (66), LW_INCHES (57)));
  path = battle_on (country, (LwForce){ 2, 1, 0 }, NULL);
  stand (path, "r1", P (60, 60));
  begin_at (path, LW_RED, 2);
  expect_refused (path, march_id (path, "r1", P (62, 49)), LW_REFUSED_TOO_FAR);
  expect_played (path, march_id (path, "r1", P (60, 54)));
  man = &path->men[0];
  g_assert_cmpint (man->walked, >, LW_INCHES (7));
  g_assert_cmpint (man->walked, <, LW_INCHES (9));

  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_MOVE_MEASURE] = 1;
  straight = battle_on (country, (LwForce){ 2, 1, 0 }, &rules);
  stand (straight, "r1", P (60, 60));
  begin_at (straight, LW_RED, 2);
  expect_played (straight, march_id (straight, "r1", P (60, 54)));
  g_assert_cmpint (straight->men[0].walked, ==, LW_INCHES (6));
}

/* A string may be laid with bends of the player's own. */
static void
test_own_path (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  LwOrder *order = march_id (battle, "r1", P (64, 57));

  lw_order_add_leg_for_test (order, P (60, 60));
  lw_order_add_leg_for_test (order, P (60, 57));
  expect_refused (battle, lw_order_copy (order), LW_REFUSED_PATH_BROKEN);
  lw_order_add_leg_for_test (order, P (64, 57));
  expect_played (battle, order);
  g_assert_cmpint (battle->men[man_of (battle, "r1")].walked, ==, LW_INCHES (7));

  order = march_id (battle, "r2", P (70, 59));
  lw_order_add_leg_for_test (order, P (71, 60));
  lw_order_add_leg_for_test (order, P (70, 59));
  expect_refused (battle, order, LW_REFUSED_PATH_BROKEN);
}

/* A sixteenth of an inch from things, from guns and from his own side (R32, R33). */
static void
test_clearance (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  LwRefusal refusal;

  refusal = expect_refused (
      battle, march_id (battle, "r2", (LwPoint){ LW_INCHES (60) + 207, LW_INCHES (60) }),
      LW_REFUSED_NO_CLEARANCE);
  g_assert_cmpint (refusal.other, ==, man_of (battle, "r1"));
  g_assert_cmpstr (lw_refusal_law (&refusal), ==, "R33");
  expect_played (battle,
                 march_id (battle, "r2", (LwPoint){ LW_INCHES (60) + 208, LW_INCHES (60) }));
}

static void
test_clearance_of_things (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  g_autoptr (LwBattle) battle = NULL;
  LwRefusal refusal;
  LwLength edge = LW_INCHES (57) + LW_INCH / 4;

  lw_country_add (country, wall_across (LW_INCHES (50), LW_INCHES (70), LW_INCHES (57)));
  battle = battle_on (country, (LwForce){ 2, 1, 1 }, NULL);
  stand (battle, "r1", P (60, 60));
  stand_gun (battle, "rg1", P (64, 62), LW_SOUTH);
  begin_at (battle, LW_RED, 2);
  refusal = expect_refused (
      battle, march_id (battle, "r1", (LwPoint){ LW_INCHES (60), edge + LW_INFANTRY_RADIUS + 15 }),
      LW_REFUSED_NO_CLEARANCE);
  g_assert_cmpstr (refusal.thing, ==, "wall");
  g_assert_cmpstr (lw_refusal_law (&refusal), ==, "R32");
  expect_played (
      battle, march_id (battle, "r1", (LwPoint){ LW_INCHES (60), edge + LW_INFANTRY_RADIUS + 16 }));

  refusal = expect_refused (battle, march_id (battle, "r1", P (64, 64)), LW_REFUSED_NO_CLEARANCE);
  g_assert_cmpint (refusal.gun, ==, lw_battle_find_gun (battle, "rg1"));
}

/* Where the house does not insist, men may touch, but not stand in one another. */
static void
test_clearance_off (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();

  battle->rules.choice[LW_RULE_CLEARANCE] = 1;
  expect_refused (battle,
                  march_id (battle, "r2", (LwPoint){ LW_INCHES (60) + 191, LW_INCHES (60) }),
                  LW_REFUSED_NO_CLEARANCE);
  expect_played (battle,
                 march_id (battle, "r2", (LwPoint){ LW_INCHES (60) + 192, LW_INCHES (60) }));
}

/* Men of one order are judged at their new places: two may change places. */
static void
test_as_a_body (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  LwOrder *order = march_id (battle, "r1", P (70, 60));

  expect_refused (battle, lw_order_copy (order), LW_REFUSED_NO_CLEARANCE);
  lw_order_add_man (order, man_of (battle, "r2"));
  lw_order_add_place (order, P (60, 60));
  expect_played (battle, order);
  g_assert_cmpint (battle->men[man_of (battle, "r2")].at.x, ==, LW_INCHES (60));
}

/* Own men never block the way, only the place (Q16). */
static void
test_through_own (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();

  stand (battle, "r3", P (60, 57));
  expect_played (battle, march_id (battle, "r1", P (60, 54)));
  g_assert_cmpint (battle->men[man_of (battle, "r1")].walked, ==, LW_INCHES (6));
}

/* Nobody leaves by the sides or the enemy's line; over his own line he retires (Q19, Q20). */
static void
test_edges (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  LwOrder *order;

  stand (battle, "r3", P (2, 90));
  expect_refused (battle, march_id (battle, "r3", P (-1, 90)), LW_REFUSED_OFF_FIELD);
  expect_refused (battle, march_id (battle, "r3", P (2, 97)), LW_REFUSED_OFF_FIELD);

  order = march_id (battle, "r3", P (3, 95));
  order->flag = TRUE;
  expect_refused (battle, lw_order_copy (order), LW_REFUSED_OFF_FIELD);
  g_array_index (order->to, LwPoint, 0) = P (3, 96);
  expect_played (battle, order);
  g_assert_cmpint (battle->men[man_of (battle, "r3")].state, ==, LW_MAN_RETIRED);
  expect_refused (battle, march_id (battle, "r3", P (3, 90)), LW_REFUSED_NOT_ON_FIELD);
}

static void
test_whose (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  LwOrder *order;

  expect_refused (battle, march_id (battle, "b1", P (20, 22)), LW_REFUSED_NOT_OWN);
  expect_refused (battle, march_order (battle, 99, P (20, 22)), LW_REFUSED_NO_SUCH);
  lw_battle_man_rw (battle, man_of (battle, "r2"))->state = LW_MAN_DEAD;
  expect_refused (battle, march_id (battle, "r2", P (70, 58)), LW_REFUSED_NOT_ON_FIELD);
  order = march_id (battle, "b1", P (20, 22));
  order->side = LW_BLUE;
  expect_refused (battle, order, LW_REFUSED_NOT_YOUR_MOVE);
  order = march_id (battle, "r1", P (60, 58));
  lw_order_add_man (order, man_of (battle, "r1"));
  lw_order_add_place (order, P (62, 58));
  expect_refused (battle, order, LW_REFUSED_NO_SUCH);
}

/* The first man who marches ends the time of the guns; he who goes with a gun does not (R27, Q44).
 */
static void
test_guns_first (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  LwOrder *lie;

  stand_gun (battle, "rg1", P (62, 64), LW_SOUTH);
  lw_battle_man_rw (battle, man_of (battle, "r1"))->with_gun = lw_battle_find_gun (battle, "rg1");
  expect_played (battle, march_id (battle, "r1", P (60, 59)));
  g_assert_cmpint (battle->phase, ==, LW_PHASE_GUNS);
  expect_played (battle, march_id (battle, "r2", P (70, 59)));
  g_assert_cmpint (battle->phase, ==, LW_PHASE_MEN);

  lie = plain_order (LW_ORDER_LIE, LW_RED);
  lie->gun = lw_battle_find_gun (battle, "rg1");
  lw_order_add_man (lie, man_of (battle, "r1"));
  expect_refused (battle, lie, LW_REFUSED_GUNS_FIRST);
  lie = plain_order (LW_ORDER_FIRE, LW_RED);
  lie->gun = lw_battle_find_gun (battle, "rg1");
  expect_refused (battle, lie, LW_REFUSED_GUNS_FIRST);
}

/* He who moved with a gun may walk on, but ends within six inches of it (Q45). */
static void
test_with_gun (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  LwRefusal refusal;

  stand_gun (battle, "rg1", P (62, 64), LW_SOUTH);
  lw_battle_man_rw (battle, man_of (battle, "r1"))->with_gun = lw_battle_find_gun (battle, "rg1");
  refusal = expect_refused (battle, march_id (battle, "r1", P (60, 49)), LW_REFUSED_CREW_NOT_NEAR);
  g_assert_cmpint (refusal.gun, ==, lw_battle_find_gun (battle, "rg1"));
  expect_played (battle, march_id (battle, "r1", P (60, 58)));
}

/* Turning is free, and does not end the time of the guns (Q23); a horse needs room for it. */
static void
test_turn (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  LwOrder *order = plain_order (LW_ORDER_TURN, LW_RED);
  LwRef horse = man_of (battle, "r4");

  lw_battle_man_rw (battle, horse)->facing = LW_SOUTH;
  order->bearing = LW_EAST;
  lw_order_add_man (order, horse);
  stand (battle, "r2", (LwPoint){ LW_INCHES (80) + 230, LW_INCHES (60) });
  expect_refused (battle, lw_order_copy (order), LW_REFUSED_NO_CLEARANCE);
  order->bearing = LW_NORTH;
  expect_played (battle, order);
  g_assert_cmpint (battle->men[horse].facing, ==, LW_NORTH);
  g_assert_cmpint (battle->men[horse].walked, ==, 0);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_GUNS);
}

/* A string of his own laying is no longer than anybody's, and passes neither things nor enemies. */
static void
test_own_path_limits (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  LwOrder *order = march_id (battle, "r1", P (65, 60));

  lw_order_add_leg_for_test (order, P (60, 60));
  lw_order_add_leg_for_test (order, P (60, 56));
  lw_order_add_leg_for_test (order, P (65, 56));
  lw_order_add_leg_for_test (order, P (65, 60));
  expect_refused (battle, lw_order_copy (order), LW_REFUSED_TOO_FAR);
  lw_battle_man_rw (battle, man_of (battle, "r4"))->walked = LW_INCHES (20);
  lw_order_empty_list (&order->to);
  lw_order_empty_list (&order->path);
  lw_order_empty_list (&order->who);
  lw_order_add_man (order, man_of (battle, "r4"));
  lw_order_add_place (order, P (80, 55));
  lw_order_add_leg_for_test (order, P (80, 60));
  lw_order_add_leg_for_test (order, P (80, 55));
  expect_refused (battle, lw_order_copy (order), LW_REFUSED_TOO_FAR);
  lw_battle_man_rw (battle, man_of (battle, "r4"))->walked = 0;
  stand (battle, "b1", P (80, 58));
  expect_refused (battle, order, LW_REFUSED_PASSES_ENEMY);
}

/* He who walks away from a trail stands there no more (R41). */
static void
test_leaves_trail (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  LwRef r1 = man_of (battle, "r1");

  lw_battle_man_rw (battle, r1)->trail_of = 0;
  lw_battle_man_rw (battle, r1)->prone = TRUE;
  expect_played (battle, march_order (battle, r1, P (60, 58)));
  g_assert_cmpint (battle->men[r1].trail_of, ==, LW_NONE);
  g_assert_false (battle->men[r1].prone);
}

/* In his first move a man is measured from the line, wherever he was put (R13). */
static void
test_first_move (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 0);

  stand (battle, "r1", P (60, 90));
  stand (battle, "r2", P (70, 90));
  stand (battle, "r3", P (80, 96));
  begin_at (battle, LW_RED, 1);
  g_assert_cmpint (lw_battle_string_left (battle, man_of (battle, "r1")), ==, LW_INCHES (6));
  expect_refused (battle, march_id (battle, "r1", (LwPoint){ LW_INCHES (60), LW_INCHES (84) - 1 }),
                  LW_REFUSED_TOO_FAR);
  expect_played (battle, march_id (battle, "r1", P (60, 84)));
  /* Straight from the line 9 in along and 6 in forward are 10.82 in, not 6 + 9. */
  expect_played (battle, march_id (battle, "r2", P (79, 90)));
  g_assert_cmpint (battle->men[man_of (battle, "r2")].walked, ==,
                   lw_distance (P (70, 96), P (79, 90)));
  expect_refused (battle, march_id (battle, "r3", (LwPoint){ LW_INCHES (80), LW_INCHES (84) - 1 }),
                  LW_REFUSED_TOO_FAR);
  expect_played (battle, march_id (battle, "r3", P (80, 84)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R29/strings", test_strings);
  g_test_add_func ("/laws/Q18/moved-twice", test_twice);
  g_test_add_func ("/reports/T21/no-new-string", test_no_new_string);
  g_test_add_func ("/laws/Q2/round-things", test_round_things);
  g_test_add_func ("/laws/Q2/own-path", test_own_path);
  g_test_add_func ("/laws/R33/clearance", test_clearance);
  g_test_add_func ("/laws/R32/clear-of-things", test_clearance_of_things);
  g_test_add_func ("/laws/Q6/clearance-off", test_clearance_off);
  g_test_add_func ("/laws/R34/as-a-body", test_as_a_body);
  g_test_add_func ("/laws/Q16/through-own-men", test_through_own);
  g_test_add_func ("/laws/Q2/own-path-limits", test_own_path_limits);
  g_test_add_func ("/laws/R41/leaves-trail", test_leaves_trail);
  g_test_add_func ("/laws/Q19/edges", test_edges);
  g_test_add_func ("/laws/R28/whose", test_whose);
  g_test_add_func ("/laws/R27/guns-first", test_guns_first);
  g_test_add_func ("/laws/Q45/with-gun", test_with_gun);
  g_test_add_func ("/laws/Q23/turn", test_turn);
  g_test_add_func ("/laws/R13/first-move", test_first_move);

  return g_test_run ();
}
