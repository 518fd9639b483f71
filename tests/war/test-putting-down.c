/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-putting-down.c: the toss, putting down with and without the curtain, zones and the proposed
 * disposition (R8-R15, R24, R86-R88, Q21-Q24, Q128-Q130).
 */
#include "war-test.h"
#include "lw-putting-down-plan.h"
#include "lw-formation.h"
#include "lw-gunnery.h"

static LwOrder *
put_order (const LwBattle *battle, LwSide side, const char *id, LwPoint at)
{
  LwOrder *order = plain_order (LW_ORDER_PUT, side);

  order->bearing = side == LW_RED ? LW_SOUTH : LW_NORTH;
  lw_order_add_man (order, man_of (battle, id));
  lw_order_add_place (order, at);

  return order;
}

static LwOrder *
put_gun_order (const LwBattle *battle, LwSide side, const char *id, LwPoint at, LwAngle bearing)
{
  LwOrder *order = plain_order (LW_ORDER_PUT_GUN, side);

  order->gun = lw_battle_find_gun (battle, id);
  order->bearing = bearing;
  lw_order_add_place (order, at);

  return order;
}

static LwOrder *
toss_order (LwSide winner, const char *what)
{
  LwOrder *order = plain_order (LW_ORDER_TOSS, winner);

  order->text = g_strdup (what);

  return order;
}

static LwOrder *
curtain_order (gboolean open)
{
  LwOrder *order = plain_order (LW_ORDER_CURTAIN, LW_RED);

  order->flag = open;

  return order;
}

/* The winner of the toss for first move is First Player (R8, R9). */
static void
test_toss (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);

  g_assert_cmpint (battle->first, ==, LW_RED);
  expect_played (battle, toss_order (LW_BLUE, "edge"));
  g_assert_cmpint (battle->first, ==, LW_RED);
  expect_played (battle, toss_order (LW_BLUE, "first"));
  g_assert_cmpint (battle->first, ==, LW_BLUE);
  g_assert_cmpint (battle->mover, ==, LW_BLUE);
  expect_played (battle, put_order (battle, LW_BLUE, "b1", P (60, 2)));
  expect_refused (battle, toss_order (LW_RED, "first"), LW_REFUSED_NOT_NOW);
}

/* Without a curtain First Player puts down all his men, then the other (R10). */
static void
test_one_then_the_other (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);
  LwRefusal refusal;

  expect_refused (battle, put_order (battle, LW_BLUE, "b1", P (60, 2)), LW_REFUSED_NOT_YOUR_MOVE);
  expect_played (battle, put_order (battle, LW_RED, "r1", P (60, 94)));
  refusal = expect_refused (battle, plain_order (LW_ORDER_READY, LW_RED), LW_REFUSED_NOT_DOWN);
  g_assert_cmpint (refusal.have, ==, 5);
  put_suggested (battle, LW_RED);
  g_assert_cmpint (battle->mover, ==, LW_BLUE);
  expect_refused (battle, put_order (battle, LW_RED, "r1", P (62, 94)), LW_REFUSED_NOT_YOUR_MOVE);
  expect_refused (battle, plain_order (LW_ORDER_GO, LW_RED), LW_REFUSED_NOT_NOW);
  put_suggested (battle, LW_BLUE);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_WAITING);
  g_assert_cmpint (battle->mover, ==, LW_RED);
  g_assert_cmpuint (battle->move, ==, 1);
}

/* One man stands in one place: an order that names him twice is refused, and he stays in the box.
 */
static void
test_named_twice (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);
  LwOrder *order = put_order (battle, LW_RED, "r1", P (60, 94));

  lw_order_add_man (order, man_of (battle, "r1"));
  lw_order_add_place (order, P (66, 94));
  expect_refused (battle, order, LW_REFUSED_NO_SUCH);
  g_assert_cmpint (battle->men[man_of (battle, "r1")].state, ==, LW_MAN_IN_BOX);
}

/* With a curtain both put down at once, and it is drawn when both are ready (R11). */
static void
test_curtain (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);

  expect_refused (battle, curtain_order (TRUE), LW_REFUSED_NOT_NOW);
  expect_played (battle, curtain_order (FALSE));
  g_assert_true (battle->curtain_used && battle->curtain_closed);
  expect_played (battle, put_order (battle, LW_BLUE, "b1", P (60, 2)));
  expect_played (battle, put_order (battle, LW_RED, "r1", P (60, 94)));
  put_suggested (battle, LW_BLUE);
  expect_refused (battle, put_order (battle, LW_BLUE, "b1", P (62, 2)), LW_REFUSED_NOT_NOW);
  expect_refused (battle, curtain_order (TRUE), LW_REFUSED_NOT_DOWN);
  put_suggested (battle, LW_RED);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_PUTTING_DOWN);
  expect_played (battle, curtain_order (TRUE));
  g_assert_false (battle->curtain_closed);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_WAITING);
  g_assert_cmpint (battle->mover, ==, battle->first);
}

static void
test_curtain_as_set_up (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);

  lw_battle_set_up (battle, LW_BLUE, TRUE);
  g_assert_true (battle->curtain_closed);
  put_suggested (battle, LW_RED);
  put_suggested (battle, LW_BLUE);
  expect_played (battle, curtain_order (TRUE));
  g_assert_cmpint (battle->mover, ==, LW_BLUE);
}

/* What one put down behind the curtain the other cannot take back. */
static void
test_curtain_undo (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);

  lw_battle_set_up (battle, LW_RED, TRUE);
  expect_played (battle, put_order (battle, LW_RED, "r1", P (60, 94)));
  expect_played (battle, put_order (battle, LW_BLUE, "b1", P (60, 2)));
  g_assert_true (lw_play_undo (battle, NULL));
  g_assert_cmpint (battle->men[man_of (battle, "b1")].state, ==, LW_MAN_IN_BOX);
  g_assert_false (lw_play_undo (battle, NULL));
  g_assert_cmpint (battle->men[man_of (battle, "r1")].state, ==, LW_MAN_FIGHTING);
}

/* Along the whole back line and not far from it; clear of one another (R13, R33, Q24). */
static void
test_places (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);
  LwRefusal refusal;

  expect_played (battle, put_order (battle, LW_RED, "r1", P (0, 96)));
  expect_played (battle, put_order (battle, LW_RED, "r2", P (120, 84)));
  refusal = expect_refused (
      battle, put_order (battle, LW_RED, "r3", (LwPoint){ LW_INCHES (60), LW_INCHES (84) - 1 }),
      LW_REFUSED_NOT_AT_LINE);
  g_assert_cmpint (refusal.have, ==, LW_FOOT + 1);
  expect_refused (battle, put_order (battle, LW_RED, "r3", P (60, 97)), LW_REFUSED_OFF_FIELD);
  expect_refused (battle, put_order (battle, LW_RED, "r3", (LwPoint){ 207, LW_INCHES (96) }),
                  LW_REFUSED_NO_CLEARANCE);
  expect_played (battle, put_order (battle, LW_RED, "r3", (LwPoint){ 208, LW_INCHES (96) }));
  /* He may be put down again, elsewhere. */
  expect_played (battle, put_order (battle, LW_RED, "r3", P (50, 90)));
  expect_refused (battle, put_order (battle, LW_RED, "b1", P (40, 90)), LW_REFUSED_NOT_OWN);
}

/* Guns are put down trail forward, muzzle to the rear (R15), unless the house lets them. */
static void
test_guns (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);

  expect_refused (battle, put_gun_order (battle, LW_RED, "rg1", P (60, 92), LW_SOUTH),
                  LW_REFUSED_GUN_FACING);
  expect_refused (battle, put_gun_order (battle, LW_RED, "rg1", P (60, 80), LW_NORTH),
                  LW_REFUSED_NOT_AT_LINE);
  expect_refused (battle, put_gun_order (battle, LW_RED, "bg1", P (60, 92), LW_NORTH),
                  LW_REFUSED_NOT_OWN);
  expect_played (battle, put_gun_order (battle, LW_RED, "rg1", P (60, 92), LW_NORTH));
  expect_refused (battle, put_order (battle, LW_RED, "r1", P (60, 90)), LW_REFUSED_NO_CLEARANCE);
  battle->rules.choice[LW_RULE_MOVED_GUN_FACING] = 1;
  expect_played (battle, put_gun_order (battle, LW_RED, "rg1", P (60, 92), LW_SOUTH));
}

/* In his first move a gun, too, counts as standing on the line (Q22). */
static void
test_measured_from_line (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);

  expect_played (battle, put_gun_order (battle, LW_RED, "rg1", P (60, 90), LW_NORTH));
  put_suggested (battle, LW_RED);
  put_suggested (battle, LW_BLUE);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  g_assert_cmpint (battle->guns[0].start.y, ==, LW_INCHES (96));
  g_assert_cmpint (battle->guns[0].at.y, ==, LW_INCHES (90));
  end_move (battle);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_BLUE));
  end_move (battle);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  g_assert_cmpint (battle->guns[0].start.y, ==, LW_INCHES (90));
}

/*
 * The defender puts down first, anywhere on his side but not within a move of the middle line; the
 * attacker up to a move from his line (R87, R88). There is no curtain (Q130).
 */
static void
test_defensive (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);

  battle->variety = LW_VARIETY_DEFENSIVE;
  lw_battle_set_up (battle, LW_RED, TRUE);
  g_assert_false (battle->curtain_used);
  expect_played (battle, toss_order (LW_BLUE, "first"));
  g_assert_cmpint (battle->first, ==, LW_RED);
  g_assert_cmpint (battle->mover, ==, LW_BLUE);

  /* The middle line is at 48 in: infantry stay below 36, cavalry below 24, with all their bases. */
  expect_refused (battle, put_order (battle, LW_BLUE, "b1", P (60, 36)), LW_REFUSED_NOT_AT_LINE);
  expect_played (battle,
                 put_order (battle, LW_BLUE, "b1",
                            (LwPoint){ LW_INCHES (60), LW_INCHES (36) - LW_INFANTRY_RADIUS - 1 }));
  expect_refused (battle, put_order (battle, LW_BLUE, "b4", P (70, 24)), LW_REFUSED_NOT_AT_LINE);
  put_suggested (battle, LW_BLUE);
  g_assert_cmpint (battle->mover, ==, LW_RED);
  expect_played (battle, put_order (battle, LW_RED, "r4", P (60, 72)));
  expect_refused (battle, put_order (battle, LW_RED, "r1", P (70, 83)), LW_REFUSED_NOT_AT_LINE);
  put_suggested (battle, LW_RED);
  g_assert_cmpint (battle->mover, ==, LW_RED);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  g_assert_cmpint (battle->men[man_of (battle, "r4")].start.y, ==, LW_INCHES (72));
}

/* A scenario may give a zone; men set out from where they stand in it. */
static void
test_zone (void)
{
  static const LwPoint zone[] = { { LW_INCHES (40), LW_INCHES (60) },
                                  { LW_INCHES (80), LW_INCHES (60) },
                                  { LW_INCHES (80), LW_INCHES (90) },
                                  { LW_INCHES (40), LW_INCHES (90) } };
  g_autoptr (LwBattle) battle = open_battle (12, 8, 1);

  battle->scenario = lw_scenario_new ();
  battle->scenario->side[LW_RED].zone = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_vals (battle->scenario->side[LW_RED].zone, zone, G_N_ELEMENTS (zone));
  expect_refused (battle, put_order (battle, LW_RED, "r1", P (60, 94)), LW_REFUSED_OUT_OF_ZONE);
  expect_played (battle, put_order (battle, LW_RED, "r1", P (60, 62)));
  put_suggested (battle, LW_RED);
  put_suggested (battle, LW_BLUE);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  g_assert_cmpint (battle->men[man_of (battle, "r1")].walked, ==, 0);
}

/* A zone in the middle of the field: the proposal puts everybody into it. */
static void
test_zone_suggestion (void)
{
  static const LwPoint zone[] = { { LW_INCHES (50), LW_INCHES (40) },
                                  { LW_INCHES (90), LW_INCHES (40) },
                                  { LW_INCHES (84), LW_INCHES (56) },
                                  { LW_INCHES (46), LW_INCHES (56) } };
  g_autoptr (LwBattle) battle = open_battle (48, 25, 3);
  guint i;

  battle->scenario = lw_scenario_new ();
  battle->scenario->side[LW_RED].zone = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_vals (battle->scenario->side[LW_RED].zone, zone, G_N_ELEMENTS (zone));
  put_suggested (battle, LW_RED);
  for (i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == LW_RED)
      g_assert_true (lw_outline_holds (zone, G_N_ELEMENTS (zone), battle->men[i].at));
}

static GArray *
arm_of (const LwBattle *battle, LwSide side, LwArm arm)
{
  GArray *men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  guint i;

  for (i = 0; i < battle->n_men; i++)
    {
      LwRef man = (LwRef)i;

      if (battle->men[i].side == side && battle->men[i].arm == arm)
        g_array_append_val (men, man);
    }

  return men;
}

/* A company put down in one gesture: all of it, in line, on the field. */
static void
test_company (void)
{
  g_autoptr (LwBattle) battle = open_battle (16, 4, 1);
  g_autoptr (GArray) men = arm_of (battle, LW_RED, LW_INFANTRY);
  LwOrder *order = lw_putting_down_plan (battle, men, LW_FORMATION_LINE, P (60, 95));
  guint i;

  g_assert_nonnull (order);
  g_assert_cmpuint (order->who->len, ==, 16);
  for (i = 0; i < 16; i++)
    g_assert_cmpint (g_array_index (order->to, LwPoint, i).y, ==, LW_INCHES (95));
  expect_played (battle, order);

  /* About a corner of the line the body is shifted until it is on the field. */
  order = lw_putting_down_plan (battle, men, LW_FORMATION_COLUMN, P (0, 96));
  g_assert_cmpuint (order->who->len, ==, 16);
  expect_played (battle, order);
  /* It is not his turn. */
  g_clear_pointer (&men, g_array_unref);
  men = arm_of (battle, LW_BLUE, LW_INFANTRY);
  g_assert_null (lw_putting_down_plan (battle, men, LW_FORMATION_LINE, P (60, 2)));
}

/* The proposal puts everybody down, lawfully, each gun with the men it needs to be in action. */
static void
check_suggestion (LwLength width, LwForce force)
{
  g_autoptr (LwCountry) country = open_country (width, 6 * LW_FOOT);
  g_autoptr (LwBattle) battle = battle_on (country, force, NULL);
  guint i;

  put_all_down (battle);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_WAITING);
  for (i = 0; i < battle->n_guns; i++)
    {
      g_assert_true (battle->guns[i].placed);
      if (force.cavalry >= 4 * force.guns)
        g_assert_true (lw_gun_in_action (battle, (LwRef)i));
    }
}

static void
test_suggestion (void)
{
  check_suggestion (10 * LW_FOOT, (LwForce){ 48, 25, 3 });
  check_suggestion (4 * LW_FOOT, (LwForce){ 48, 25, 3 });
  check_suggestion (4 * LW_FOOT, (LwForce){ 12, 6, 1 });
  check_suggestion (18 * LW_FOOT, (LwForce){ 120, 80, 6 });
  check_suggestion (8 * LW_FOOT, (LwForce){ 40, 20, 0 });
  check_suggestion (8 * LW_FOOT, (LwForce){ 0, 80, 3 });
  check_suggestion (8 * LW_FOOT, (LwForce){ 110, 0, 4 });
}

/* Things on the line are gone round, and what already stands is left standing. */
static void
test_suggestion_round_things (void)
{
  g_autoptr (LwCountry) country = open_country (6 * LW_FOOT, 6 * LW_FOOT);
  g_autoptr (LwBattle) battle = NULL;
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, "house");
  LwFeature *rock = lw_feature_new (LW_FEATURE_ROCK, "rock");

  house->at = P (36, 70);
  house->width = LW_INCHES (8);
  house->depth = LW_INCHES (4);
  house->height = LW_INCHES (4);
  lw_country_add (country, house);
  rock->at = P (12, 69);
  rock->radius = LW_INCHES (2);
  lw_country_add (country, rock);
  battle = battle_on (country, (LwForce){ 48, 25, 3 }, NULL);
  expect_played (battle, put_order (battle, LW_RED, "r5", P (60, 64)));
  put_all_down (battle);
  g_assert_cmpint (battle->men[man_of (battle, "r5")].at.x, ==, LW_INCHES (60));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R9/toss", test_toss);
  g_test_add_func ("/laws/R10/one-then-the-other", test_one_then_the_other);
  g_test_add_func ("/laws/R14/named-twice", test_named_twice);
  g_test_add_func ("/laws/R11/curtain", test_curtain);
  g_test_add_func ("/laws/R11/curtain-as-set-up", test_curtain_as_set_up);
  g_test_add_func ("/laws/R11/curtain-undo", test_curtain_undo);
  g_test_add_func ("/laws/R13/places", test_places);
  g_test_add_func ("/laws/R15/guns-trail-forward", test_guns);
  g_test_add_func ("/laws/Q22/guns-measured-from-line", test_measured_from_line);
  g_test_add_func ("/laws/R87/defensive", test_defensive);
  g_test_add_func ("/laws/R86/winner-defends", test_defensive);
  g_test_add_func ("/laws/R88/attacker-sets-out", test_defensive);
  g_test_add_func ("/laws/Q128/middle-line", test_defensive);
  g_test_add_func ("/laws/Q129/a-move-out", test_defensive);
  g_test_add_func ("/laws/Q130/no-curtain", test_defensive);
  g_test_add_func ("/war/putting-down/zone", test_zone);
  g_test_add_func ("/war/putting-down/zone-suggestion", test_zone_suggestion);
  g_test_add_func ("/war/putting-down/company", test_company);
  g_test_add_func ("/war/putting-down/suggestion", test_suggestion);
  g_test_add_func ("/war/putting-down/suggestion-round-things", test_suggestion_round_things);

  return g_test_run ();
}
