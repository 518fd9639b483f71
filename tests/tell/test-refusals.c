/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-refusals.c: a refusal names the law that was broken, and what it says is true of the case.
 */
#include "gunnery-test.h"
#include "play/play.h"
#include "remarks/remarks.h"

/* The order is refused by that law, in these words, and nothing changes. */
static void
expect_words (LwBattle *battle, LwOrder *order, const char *law, const char *words)
{
  g_autofree char *before = lw_battle_checksum_state (battle);
  g_autofree char *after = NULL;
  g_autofree char *said = NULL;
  LwRefusal refusal = { LW_REFUSED_NOTHING };

  g_assert_false (lw_play (battle, order, &refusal));
  said = lw_refusal_words (battle, &refusal);
  after = lw_battle_checksum_state (battle);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (lw_refusal_law (&refusal), ==, law);
  g_assert_cmpstr (said, ==, words);
  lw_order_free (order);
}

/* ---- false shots ---- */

/* A shot of a record that touches or oversets men 6 and 7, in that order; without @dead so far. */
static LwOrder *
record_of (LwShotEventKind six, LwShotEventKind seven)
{
  LwOrder *order = make_fire (0, LW_NORTH, 0);

  add_shot (order, six, 6);
  add_shot (order, seven, 7);
  order->has_outcome = TRUE;
  return order;
}

static LwOrder *
killing (LwOrder *order, LwRef first, LwRef second)
{
  GArray *dead = lw_order_list (order, &order->dead);

  if (first != LW_NONE)
    g_array_append_val (dead, first);
  if (second != LW_NONE)
    g_array_append_val (dead, second);
  return order;
}

static LwBattle *
make_range (void)
{
  LwBattle *battle = make_battle ();

  stand_crew (battle, 0, 4);
  stand (battle, 6, GUN_X, GUN_Y + LW_INCHES (20));
  stand (battle, 7, GUN_X, GUN_Y + LW_INCHES (30));
  return battle;
}

/* All who are overset are dead. */
static void
test_overset (void)
{
  g_autoptr (LwBattle) battle = make_range ();

  expect_words (battle, killing (record_of (LW_SHOT_OVERSET, LW_SHOT_OVERSET), 6, LW_NONE), "R48",
                "By the touches and falls of the record Red infantry 8 fell, and it leaves him out "
                "(R48).");
  expect_words (battle, killing (record_of (LW_SHOT_OVERSET, LW_SHOT_OVERSET), 7, 6), "R48",
                "The record names the fallen in another order than they fell in (R48).");
}

/* Of those who are only touched the first dies, and no other. */
static void
test_touched (void)
{
  g_autoptr (LwBattle) battle = make_range ();

  expect_words (battle, killing (record_of (LW_SHOT_TOUCH, LW_SHOT_TOUCH), LW_NONE, LW_NONE), "R49",
                "By the touches and falls of the record Red infantry 7 fell, and it leaves him out "
                "(R49).");
  expect_words (battle, killing (record_of (LW_SHOT_TOUCH, LW_SHOT_TOUCH), 6, 7), "R50",
                "The record has Red infantry 8 fall, and by its touches and falls he did not "
                "(R50).");
  expect_words (battle, killing (record_of (LW_SHOT_OVERSET, LW_SHOT_TOUCH), 6, 7), "R50",
                "The record has Red infantry 8 fall, and by its touches and falls he did not "
                "(R50).");
}

/* A dead man who is named twice is that, and no gun that was captured. */
static void
test_dead_twice (void)
{
  g_autoptr (LwBattle) battle = make_range ();

  expect_words (battle, killing (record_of (LW_SHOT_OVERSET, LW_SHOT_TOUCH), 6, 6), "R48",
                "Red infantry 7 is named twice, or not where he should be (R48).");
}

/* ---- Go, and what is put down ---- */

static void
test_allowance (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  LwOrder *order = lw_order_new (LW_ORDER_GO, LW_RED);

  battle->phase = LW_PHASE_WAITING;
  order->has_outcome = TRUE;
  order->allowance = 999000;
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_RED), !=, 999000);
  {
    LwRefusal refusal = { LW_REFUSED_NOTHING };

    g_assert_false (lw_play (battle, order, &refusal));
    g_assert_cmpstr (lw_refusal_law (&refusal), ==, "R17");
    g_assert_cmpint (refusal.have, ==, 999000);
  }
  lw_order_free (order);
}

static LwBattle *
make_putting_down (LwVariety variety)
{
  LwBattle *battle = make_battle_on (lw_country_new ("Level", WIDTH, DEPTH), variety);

  battle->phase = LW_PHASE_PUTTING_DOWN;
  battle->move = 0;
  lw_battle_gun_rw (battle, 0)->placed = FALSE;
  lw_battle_set_up (battle, LW_RED, FALSE);
  return battle;
}

static LwOrder *
put_gun (LwSide side, LwRef gun, LwPoint at, LwAngle bearing)
{
  LwOrder *order = lw_order_new (LW_ORDER_PUT_GUN, side);

  order->gun = gun;
  order->bearing = bearing;
  lw_order_add_place (order, at);
  return order;
}

/* Muzzle to the rear at putting down is one law, facing after a move another. */
static void
test_facing (void)
{
  g_autoptr (LwBattle) battle = make_putting_down (LW_VARIETY_FINISH);
  LwOrder *order = put_gun (LW_RED, 0, (LwPoint){ GUN_X, LW_INCHES (6) }, LW_NORTH);
  LwRefusal refusal = { LW_REFUSED_NOTHING };

  g_assert_false (lw_play (battle, order, &refusal));
  g_assert_cmpint (refusal.code, ==, LW_REFUSED_GUN_FACING);
  g_assert_cmpstr (lw_refusal_law (&refusal), ==, "R15");
  lw_order_free (order);
}

static LwOrder *
put_man (LwSide side, LwRef man, LwPoint at)
{
  LwOrder *order = lw_order_new (LW_ORDER_PUT, side);

  order->bearing = side == LW_RED ? LW_NORTH : LW_SOUTH;
  lw_order_add_man (order, man);
  lw_order_add_place (order, at);
  return order;
}

/* Too near to the middle is the defender's law, too far out the attacker's, and not that of the
 * back line. A unit too much is shown. */
static void
test_zones (void)
{
  g_autoptr (LwBattle) battle = make_putting_down (LW_VARIETY_DEFENSIVE);
  g_autoptr (LwBattle) finish = make_putting_down (LW_VARIETY_FINISH);
  g_autoptr (LwOrder) edge = put_man (LW_RED, 0, (LwPoint){ GUN_X, LW_FOOT });

  g_assert_cmpint (battle->mover, ==, LW_BLUE);
  expect_words (battle, put_man (LW_BLUE, BLUE (0), (LwPoint){ GUN_X, DEPTH - LW_INCHES (61) }),
                "R87",
                "Blue infantry 1 would be put down 5 ft 1 in from the own back line, and may be at "
                "most 4 ft 11⅝ in from it (R87).");
  assert_plays (finish, edge);
  expect_words (
      finish, put_man (LW_RED, 1, (LwPoint){ GUN_X + 500, LW_FOOT + 1 }), "R13",
      "Red infantry 2 would be put down 1 ft and a hair from the own back line, and may be "
      "at most 1 ft from it (R13).");
}

/* Each man has a place: how many of each is said. */
static void
test_places (void)
{
  g_autoptr (LwBattle) battle = make_putting_down (LW_VARIETY_FINISH);
  LwOrder *order = put_man (LW_RED, 0, (LwPoint){ GUN_X, LW_INCHES (6) });

  lw_order_add_man (order, 1);
  lw_order_add_man (order, 2);
  lw_order_add_place (order, (LwPoint){ GUN_X + 500, LW_INCHES (6) });
  expect_words (battle, order, "R14", "The order names 3 men and 2 places for them (R14).");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/laws/R48/record-of-the-overset", test_overset);
  g_test_add_func ("/laws/R49/record-of-the-touched", test_touched);
  g_test_add_func ("/laws/R50/record-of-the-touched", test_touched);
  g_test_add_func ("/laws/R48/dead-named-twice", test_dead_twice);
  g_test_add_func ("/laws/R17/record-of-the-allowance", test_allowance);
  g_test_add_func ("/laws/R15/facing-has-its-law", test_facing);
  g_test_add_func ("/laws/R87/zone-has-its-law", test_zones);
  g_test_add_func ("/laws/R13/a-hair-too-far", test_zones);
  g_test_add_func ("/laws/R14/places-and-men", test_places);

  return g_test_run ();
}
