/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-limits.c: one rule for a man at a line, in a stretch of it, in a zone, before the middle
 * line (R13, R80, R83, R87, R88): any part of his base.
 */
#include "play/play.h"
#include "war-test.h"

#define LINE LW_INCHES (96)

static LwBattle *
blow_of (guint stretch)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  LwHouseRules rules;
  LwBattle *battle;

  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_STRETCH] = stretch;
  battle = battle_on (country, (LwForce){ 3, 1, 0 }, &rules);
  battle->variety = LW_VARIETY_BLOW;
  for (LwRef i = 0; i < (LwRef)battle->n_men; i++)
    stand (battle, battle->men[i].id, P (8 + 4 * i, battle->men[i].side == LW_RED ? 60 : 30));

  return battle;
}

/* Does a man of @arm, middle there, with two who surely count, strike the Blow on Blue's line? */
static gboolean
strikes (guint laws, guint stretch, LwArm arm, LwPoint at)
{
  g_autoptr (LwBattle) battle = blow_of (stretch);
  const char *id = arm == LW_CAVALRY ? "r4" : "r3";

  battle->laws = laws;
  begin_at (battle, LW_RED, 3);
  stand (battle, "r1", P (stretch == 3 ? 80 : 40, 0));
  stand (battle, "r2", P (stretch == 3 ? 84 : 44, 0));
  stand (battle, id, at);
  lw_battle_man_rw (battle, man_of (battle, id))->facing = LW_EAST;
  end_move (battle);

  return battle->blow_struck;
}

/* The middle half of ten feet lies from 30 to 90 in; the left half of Blue's ends at 60. */
static void
test_stretch (void)
{
  const LwLength r = LW_INFANTRY_RADIUS;

  g_assert_true (strikes (3, 1, LW_INFANTRY, (LwPoint){ LW_INCHES (30) - r, 0 }));
  g_assert_false (strikes (3, 1, LW_INFANTRY, (LwPoint){ LW_INCHES (30) - r - 1, 0 }));
  g_assert_true (strikes (3, 1, LW_INFANTRY, (LwPoint){ LW_INCHES (90) + r, 0 }));
  g_assert_false (strikes (3, 1, LW_INFANTRY, (LwPoint){ LW_INCHES (90) + r + 1, 0 }));
  g_assert_true (strikes (3, 2, LW_INFANTRY, (LwPoint){ LW_INCHES (60) + r, 0 }));
  g_assert_false (strikes (3, 2, LW_INFANTRY, (LwPoint){ LW_INCHES (60) + r + 1, 0 }));
  g_assert_true (strikes (3, 3, LW_INFANTRY, (LwPoint){ LW_INCHES (60) - r, 0 }));
  g_assert_false (strikes (3, 3, LW_INFANTRY, (LwPoint){ LW_INCHES (60) - r - 1, 0 }));
  /* The corner of the stretch is a point of it: a disc beside it and off the line does not reach.
   */
  g_assert_false (strikes (3, 1, LW_INFANTRY, (LwPoint){ LW_INCHES (30) - r + 1, r - 1 }));
  /* A horse that lies along the line reaches farther. */
  g_assert_true (
      strikes (3, 1, LW_CAVALRY, (LwPoint){ LW_INCHES (30) - LW_CAVALRY_LENGTH / 2, 0 }));
}

/* What was begun by an older edition goes on by the middle of the base. */
static void
test_stretch_before (void)
{
  g_assert_true (strikes (2, 1, LW_INFANTRY, P (30, 0)));
  g_assert_false (strikes (2, 1, LW_INFANTRY, (LwPoint){ LW_INCHES (30) - 1, 0 }));
  g_assert_true (strikes (2, 1, LW_INFANTRY, P (90, 0)));
  g_assert_false (strikes (2, 1, LW_INFANTRY, (LwPoint){ LW_INCHES (90) + 1, 0 }));
  g_assert_true (strikes (2, 2, LW_INFANTRY, (LwPoint){ LW_INCHES (60), LW_INFANTRY_RADIUS }));
  g_assert_false (strikes (2, 2, LW_INFANTRY, (LwPoint){ LW_INCHES (60) + 1, 0 }));
}

static LwOrder *
march_off (const LwBattle *battle, const char *id, LwPoint to)
{
  LwOrder *order = march_order (battle, man_of (battle, id), to);

  order->bearing = LW_NORTH;
  order->flag = TRUE;

  return order;
}

/* In his last move of six, a foot from it: half over his line is over it. */
static void
test_leaves_half_over (void)
{
  const LwPoint short_of = { LW_INCHES (60), LINE - LW_INFANTRY_RADIUS };
  g_autoptr (LwBattle) battle = blow_of (0);

  begin_at (battle, LW_RED, 3);
  stand (battle, "r1", (LwPoint){ short_of.x, short_of.y - LW_FOOT });
  stand (battle, "r4", P (70, 72));
  expect_refused (battle, march_off (battle, "r1", (LwPoint){ short_of.x, short_of.y - 1 }),
                  LW_REFUSED_OFF_FIELD);
  expect_played (battle, march_off (battle, "r1", short_of));
  g_assert_cmpint (battle->men[man_of (battle, "r1")].state, ==, LW_MAN_RETIRED);
  /* A horse leaves by its head. */
  expect_played (
      battle, march_off (battle, "r4", (LwPoint){ LW_INCHES (70), LINE - LW_CAVALRY_LENGTH / 2 }));

  battle->laws = 2;
  stand (battle, "r2", (LwPoint){ LW_INCHES (40), short_of.y - LW_INCHES (6) });
  expect_refused (battle, march_off (battle, "r2", (LwPoint){ LW_INCHES (40), short_of.y }),
                  LW_REFUSED_OFF_FIELD);
}

/* The plan of a retirement knows it. */
static void
test_plan_leaves (void)
{
  g_autoptr (LwBattle) battle = blow_of (0);
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef man = man_of (battle, "r1");

  g_array_append_val (men, man);
  begin_at (battle, LW_RED, 3);
  stand (battle, "r1", (LwPoint){ LW_INCHES (60), LINE - LW_INFANTRY_RADIUS - LW_FOOT });
  expect_played (battle, lw_retire_plan (battle, men));
  g_assert_cmpint (battle->men[man].state, ==, LW_MAN_RETIRED);
}

static LwOrder *
put_order (const LwBattle *battle, const char *id, LwPoint at, LwAngle bearing)
{
  LwRef man = man_of (battle, id);
  LwOrder *order = plain_order (LW_ORDER_PUT, battle->men[man].side);

  order->bearing = bearing;
  lw_order_add_man (order, man);
  lw_order_add_place (order, at);

  return order;
}

static LwBattle *
defence (guint laws)
{
  LwBattle *battle = open_battle (3, 1, 0);

  battle->variety = LW_VARIETY_DEFENSIVE;
  battle->laws = laws;
  lw_battle_set_up (battle, LW_RED, FALSE);
  return battle;
}

/* The defender's foot keep 12 in from the middle line at 48, his horse 24 (R87, Q128). */
static void
test_middle_line (void)
{
  g_autoptr (LwBattle) battle = defence (3);
  g_autoptr (LwBattle) before = defence (2);
  const LwLength foot = LW_INCHES (36) - LW_INFANTRY_RADIUS, horse = LW_INCHES (24);
  LwRefusal refusal;

  g_assert_cmpint (battle->mover, ==, LW_BLUE);
  refusal =
      expect_refused (battle, put_order (battle, "b1", (LwPoint){ LW_INCHES (20), foot }, LW_NORTH),
                      LW_REFUSED_NOT_AT_LINE);
  g_assert_cmpstr (refusal.law, ==, "R87");
  g_assert_cmpint (refusal.need, ==, foot - 1);
  expect_played (battle, put_order (battle, "b1", (LwPoint){ LW_INCHES (20), foot - 1 }, LW_NORTH));
  /* A horse that fronts the middle is nearer to it than one that stands along it. */
  expect_played (battle, put_order (battle, "b4",
                                    (LwPoint){ LW_INCHES (30), horse - LW_CAVALRY_WIDTH / 2 - 1 },
                                    LW_EAST));
  expect_refused (battle,
                  put_order (battle, "b4",
                             (LwPoint){ LW_INCHES (30), horse - LW_CAVALRY_WIDTH / 2 - 1 },
                             LW_NORTH),
                  LW_REFUSED_NOT_AT_LINE);
  expect_played (battle, put_order (battle, "b4",
                                    (LwPoint){ LW_INCHES (30), horse - LW_CAVALRY_LENGTH / 2 - 1 },
                                    LW_NORTH));

  expect_refused (before, put_order (before, "b1", P (20, 36), LW_NORTH), LW_REFUSED_NOT_AT_LINE);
  expect_played (
      before, put_order (before, "b1", (LwPoint){ LW_INCHES (20), LW_INCHES (36) - 1 }, LW_NORTH));
}

/* Where the middle lies between two units, and where the field has no room for a move. */
static void
test_middle_odd (void)
{
  g_autoptr (LwCountry) odd = open_country (10 * LW_FOOT, 8 * LW_FOOT + 1);
  g_autoptr (LwCountry) shallow = open_country (10 * LW_FOOT, 2 * LW_FOOT);
  const LwForce force = { 3, 1, 0 };
  g_autoptr (LwBattle) battle = battle_on (odd, force, NULL);
  g_autoptr (LwBattle) cramped = battle_on (shallow, force, NULL);
  const LwLength foot = LW_INCHES (36) - LW_INFANTRY_RADIUS;

  battle->variety = cramped->variety = LW_VARIETY_DEFENSIVE;
  lw_battle_set_up (battle, LW_RED, FALSE);
  lw_battle_set_up (cramped, LW_RED, FALSE);
  /* The middle is half a unit farther off. */
  expect_refused (battle, put_order (battle, "b1", (LwPoint){ LW_INCHES (20), foot + 1 }, LW_NORTH),
                  LW_REFUSED_NOT_AT_LINE);
  expect_played (battle, put_order (battle, "b1", (LwPoint){ LW_INCHES (20), foot }, LW_NORTH));
  expect_refused (cramped, put_order (cramped, "b1", P (20, 1), LW_NORTH), LW_REFUSED_NOT_AT_LINE);
  expect_played (cramped, put_order (cramped, "b1", P (20, 0), LW_NORTH));
}

/* A zone is entered by the edge of a base; how far from a line is a move, and measured like one. */
static void
test_zone (void)
{
  static const LwPoint corners[] = { { LW_INCHES (40), LW_INCHES (60) },
                                     { LW_INCHES (80), LW_INCHES (60) },
                                     { LW_INCHES (80), LW_INCHES (90) },
                                     { LW_INCHES (40), LW_INCHES (90) } };
  g_autoptr (LwBattle) battle = open_battle (3, 1, 0);
  const LwLength edge = LW_INCHES (80) + LW_INFANTRY_RADIUS;

  expect_played (battle, put_order (battle, "r1", P (60, 84), LW_SOUTH));
  expect_refused (
      battle, put_order (battle, "r1", (LwPoint){ LW_INCHES (60), LW_INCHES (84) - 1 }, LW_SOUTH),
      LW_REFUSED_NOT_AT_LINE);

  battle->scenario = lw_scenario_new ();
  battle->scenario->side[LW_RED].zone = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_vals (battle->scenario->side[LW_RED].zone, corners, G_N_ELEMENTS (corners));
  expect_played (battle, put_order (battle, "r1", (LwPoint){ edge, LW_INCHES (70) }, LW_SOUTH));
  expect_refused (battle, put_order (battle, "r1", (LwPoint){ edge + 1, LW_INCHES (70) }, LW_SOUTH),
                  LW_REFUSED_OUT_OF_ZONE);
  battle->laws = 2;
  expect_refused (battle, put_order (battle, "r1", (LwPoint){ edge, LW_INCHES (70) }, LW_SOUTH),
                  LW_REFUSED_OUT_OF_ZONE);
}

/* A gun is where the middle of its axle is. */
static void
test_gun (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 1, 1);
  LwOrder *near = plain_order (LW_ORDER_PUT_GUN, LW_RED);
  LwOrder *far = plain_order (LW_ORDER_PUT_GUN, LW_RED);

  near->gun = far->gun = lw_battle_find_gun (battle, "rg1");
  near->bearing = far->bearing = LW_NORTH;
  lw_order_add_place (near, P (60, 84));
  lw_order_add_place (far, (LwPoint){ LW_INCHES (60), LW_INCHES (84) - 1 });
  expect_played (battle, near);
  expect_refused (battle, far, LW_REFUSED_NOT_AT_LINE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/laws/R83/base-in-the-stretch", test_stretch);
  g_test_add_func ("/laws/Q123/base-in-the-stretch", test_stretch);
  g_test_add_func ("/laws/R83/stretch-by-older-laws", test_stretch_before);
  g_test_add_func ("/laws/R80/half-over-is-over", test_leaves_half_over);
  g_test_add_func ("/laws/Q20/half-over-is-over", test_leaves_half_over);
  g_test_add_func ("/laws/Q20/plan-leaves-by-the-base", test_plan_leaves);
  g_test_add_func ("/laws/R87/base-before-the-middle", test_middle_line);
  g_test_add_func ("/laws/Q128/base-before-the-middle", test_middle_line);
  g_test_add_func ("/laws/R87/odd-and-shallow", test_middle_odd);
  g_test_add_func ("/laws/R13/zone-by-the-base", test_zone);
  g_test_add_func ("/laws/R13/gun-by-its-axle", test_gun);

  return g_test_run ();
}
