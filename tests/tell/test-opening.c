/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-opening.c: the Country and the tosses for it, putting down, the first moves
 * (R1-R5, R7-R9, R14, R26, R95, Q21, Q24, Q133).
 */
#include "country-test.h"
#include "despatch/despatch.h"
#include "names/names.h"
#include "lw-despatch.h"
#include "lw-law-text.h"
#include "lw-march-plan.h"
#include "lw-formation.h"
#include "lw-gunnery.h"

static LwOrder *
toss (LwSide winner, const char *about)
{
  LwOrder *order = plain_order (LW_ORDER_TOSS, winner);

  order->text = g_strdup (about);

  return order;
}

static LwOrder *
put (const LwBattle *battle, const char *id, LwPoint to)
{
  LwRef man = man_of (battle, id);
  LwOrder *order = plain_order (LW_ORDER_PUT, battle->men[man].side);

  order->bearing = battle->men[man].side == LW_RED ? LW_SOUTH : LW_NORTH;
  lw_order_add_man (order, man);
  lw_order_add_place (order, to);

  return order;
}

/* Who arranges the Country is tossed for, or agreed: the record has it, and nothing else is
 * changed by it. A toss about anything else is none (R1). */
static void
test_country_tossed (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);
  LwSide first = battle->first;

  expect_refused (battle, toss (LW_BLUE, "weather"), LW_REFUSED_NO_SUCH);
  expect_refused (battle, toss (LW_BLUE, NULL), LW_REFUSED_NO_SUCH);
  expect_played (battle, toss (LW_BLUE, "country"));
  g_assert_cmpuint (battle->record->len, ==, 1);
  g_assert_cmpint (lw_battle_order (battle, 1)->side, ==, LW_BLUE);
  g_assert_cmpint (battle->first, ==, first);
  expect_played (battle, put (battle, "r1", P (60, 90)));
  expect_refused (battle, toss (LW_RED, "country"), LW_REFUSED_NOT_NOW);
}

/* Dice and coins are in the record, and the log says how they fell (R90, Q132, Q133). */
static void
test_recorded (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);
  LwOrder *dice = toss (LW_RED, "chances");
  g_autoptr (GPtrArray) lines = NULL;

  expect_refused (battle, lw_order_copy (dice), LW_REFUSED_NO_SUCH);
  dice->dice[0] = 7;
  dice->dice[1] = 1;
  expect_refused (battle, lw_order_copy (dice), LW_REFUSED_NO_SUCH);
  dice->dice[0] = 5;
  expect_played (battle, dice);
  expect_played (battle, toss (LW_BLUE, "country"));
  dice = toss (LW_BLUE, "chances");
  dice->dice[0] = dice->dice[1] = 2;
  expect_refused (battle, dice, LW_REFUSED_NOT_NOW);
  expect_played (battle, toss (LW_BLUE, "first"));
  lines = lw_despatch_events (battle, 1);
  g_assert_cmpuint (lines->len, ==, 3);
  g_assert_cmpstr (g_ptr_array_index (lines, 0), ==,
                   "The dice: Red throws 5 and 1 for his twelve.");
  g_assert_cmpstr (g_ptr_array_index (lines, 1), ==, "The coin: Blue lays the Country.");
  g_assert_cmpstr (g_ptr_array_index (lines, 2), ==, "The coin: Blue moves first.");
}

/* Sides are chosen before a man is put down, and by the other player: each has his own line (R2).
 */
static void
test_sides_chosen (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);

  g_assert_cmpint (battle->player[LW_RED].edge, !=, battle->player[LW_BLUE].edge);
  expect_played (battle, toss (LW_RED, "country"));
  expect_played (battle, toss (LW_BLUE, "edge"));
  expect_refused (battle, toss (LW_RED, "country"), LW_REFUSED_NOT_NOW);
  expect_played (battle, put (battle, "r1", P (60, 90)));
  expect_refused (battle, toss (LW_RED, "edge"), LW_REFUSED_NOT_NOW);
}

/* The toss for the first move is the last of the three (R8, Q133). */
static void
test_first_toss_last (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);
  LwRefusal refusal;
  LwOrder *late = toss (LW_RED, "edge");

  expect_played (battle, toss (LW_RED, "edge"));
  expect_played (battle, toss (LW_BLUE, "first"));
  g_assert_cmpint (battle->first, ==, LW_BLUE);
  g_assert_false (lw_play_check (battle, late, &refusal));
  g_assert_cmpint (refusal.code, ==, LW_REFUSED_NOT_NOW);
  expect_refused (battle, late, LW_REFUSED_NOT_NOW);
  expect_refused (battle, toss (LW_RED, "country"), LW_REFUSED_NOT_NOW);
  /* A coin that has fallen is not tossed again because one would rather not have tossed it. */
  g_assert_false (lw_play_undo (battle, &refusal));
  g_assert_cmpint (refusal.code, ==, LW_REFUSED_BARRIER);
}

static LwCountry *
full_country (void)
{
  LwCountry *country = open_country (10 * LW_FOOT, 6 * LW_FOOT);

  add_house (country, "farm", P (60, 36), LW_INCHES (6), LW_INCHES (5));
  add_tree (country, "elm", P (40, 30));
  add_wall (country, "wall", P (80, 30), P (96, 34));
  add_area (country, LW_FEATURE_BOARD, "hill", (LwBox){ 2560, 7680, 7680, 12800 }, LW_INCH);

  return country;
}

/* All guns of the mover fire at what is before them, and all his infantry go forward.
 */
static void
play_a_move (LwBattle *battle)
{
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwAngle ahead = battle->mover == LW_RED ? LW_SOUTH : LW_NORTH;
  LwOrder *order;
  LwRef i;

  expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
  for (i = 0; i < (LwRef)battle->n_guns; i++)
    {
      order = plain_order (LW_ORDER_FIRE, battle->mover);
      order->gun = i;
      order->bearing = ahead;
      lw_play (battle, order, NULL);
      lw_order_free (order);
    }
  for (i = 0; i < (LwRef)battle->n_men; i++)
    if (battle->men[i].side == battle->mover && battle->men[i].arm == LW_INFANTRY &&
        lw_man_armed (&battle->men[i]))
      g_array_append_val (men, i);
  order = lw_march_plan (battle, men, LW_FORMATION_KEEP, P (60, 36), ahead);
  if (order != NULL)
    expect_played (battle, order);
  end_move (battle);
}

/*
 * No order reaches the Country: after a battle every thing in it stands where it stood, to the
 * unit. So nothing is set aside to help a gun (R3), nothing needs to be put back (R4), and there is
 * no player who could lie across it (R5).
 */
static void
test_country_untouched (void)
{
  g_autoptr (LwCountry) country = full_country ();
  g_autoptr (LwBattle) battle = battle_on (country, (LwForce){ 12, 10, 2 }, NULL);
  g_autofree char *before = country_in_words (country);
  g_autofree char *after = NULL;
  guint i;

  put_all_down (battle);
  for (i = 0; i < 12 && battle->phase != LW_PHASE_OVER; i++)
    play_a_move (battle);
  g_assert_cmpuint (battle->events->len, >, 40);
  g_assert_cmpuint (battle->guns[0].shots_all, >, 0);
  after = country_in_words (lw_battle_country (battle));
  g_assert_cmpstr (before, ==, after);
}

/* Not even a gun that would stand better, or point better, without it (R3). */
static void
test_nothing_set_aside (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 6 * LW_FOOT);
  g_autoptr (LwBattle) battle = NULL;
  LwOrder *order;
  guint i;

  add_house (country, "shed", P (60, 43.5), LW_INCHES (3), LW_INCHES (2));
  battle = battle_on (country, (LwForce){ 4, 0, 1 }, NULL);
  begin_at (battle, LW_RED, 3);
  stand_gun (battle, "rg1", P (60, 40), LW_SOUTH + LW_TURN / 8);
  for (i = 0; i < 4; i++)
    lw_battle_man_rw (battle, i)->state = LW_MAN_FIGHTING, lw_battle_man_rw (battle, i)->at =
                                                               lw_battle_man_rw (battle, i)->start =
                                                                   P (54 + (gint)i, 36);
  order = plain_order (LW_ORDER_FIRE, LW_RED);
  order->bearing = LW_SOUTH;
  order->by = LW_SHOT_BY_HAND;
  order->gun = lw_battle_find_gun (battle, "rg1");
  g_assert_cmpstr (expect_refused (battle, order, LW_REFUSED_SWING).thing, ==, "shed");
}

/* Advice is given where it can be read: by its number (R7), and what the program has no part in is
 * said all the same (R5). */
static void
test_said (void)
{
  g_assert_nonnull (strstr (lw_law_text ("R7"), "cover"));
  g_assert_nonnull (strstr (lw_law_text ("R5"), "lie across"));
  g_assert_nonnull (strstr (lw_law_text ("R4"), "put back"));
  g_assert_nonnull (strstr (lw_law_text ("R95"), "add players"));
}

/* Putting down is not a move: First Player's first move comes after it, with whole strings (R14).
 */
static void
test_not_a_move (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);
  LwRef man = man_of (battle, "r1");

  g_assert_cmpuint (battle->move, ==, 0);
  put_all_down (battle);
  g_assert_cmpuint (battle->move, ==, 1);
  g_assert_cmpint (battle->mover, ==, battle->first);
  expect_refused (battle, put (battle, "r1", P (60, 90)), LW_REFUSED_NOT_NOW);
  lw_battle_man_rw (battle, man)->at = P (60, 96);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  g_assert_cmpint (lw_battle_string_left (battle, man), ==, LW_FOOT);
}

/* The defender, who is Second Player, may fire in his first move; the attacker not before his
 * second (R26, T28). */
static void
test_defender_fires (void)
{
  g_autoptr (LwBattle) battle = open_battle (4, 0, 1);
  guint move;

  battle->variety = LW_VARIETY_DEFENSIVE;
  battle->first = LW_RED;
  for (move = 1; move <= 2; move++)
    {
      battle->move = move;
      g_assert_true (lw_side_may_fire (battle, LW_BLUE));
      g_assert_true (lw_side_may_fire (battle, LW_RED) == (move == 2));
    }
  battle->variety = LW_VARIETY_FINISH;
  battle->move = 1;
  g_assert_false (lw_side_may_fire (battle, LW_BLUE));
}

/* Nobody is put down behind the line; whoever stands before it has used so much of his first
 * string, and has the whole of the next (Q21). */
static void
test_behind_the_line (void)
{
  g_autoptr (LwBattle) battle = open_battle (2, 0, 0);
  LwRef man = man_of (battle, "r1");

  expect_refused (battle, put (battle, "r1", P (60, 97)), LW_REFUSED_OFF_FIELD);
  expect_played (battle, put (battle, "r1", P (60, 91)));
  put_suggested (battle, LW_RED);
  put_suggested (battle, LW_BLUE);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  g_assert_cmpint (lw_battle_string_left (battle, man), ==, LW_INCHES (7));
  expect_refused (battle, march_order (battle, man, (LwPoint){ LW_INCHES (60), 21503 }),
                  LW_REFUSED_TOO_FAR);
  expect_played (battle, march_order (battle, man, P (60, 84)));
  end_move (battle);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_BLUE));
  end_move (battle);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  g_assert_cmpint (lw_battle_string_left (battle, man), ==, LW_FOOT);
}

/* The whole of the back line, to its very ends (Q24). */
static void
test_whole_line (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 0, 0);

  expect_played (battle, put (battle, "r1", P (0, 96)));
  expect_played (battle, put (battle, "r2", P (120, 96)));
  expect_refused (battle, put (battle, "r3", (LwPoint){ LW_INCHES (120) + 1, LW_INCHES (96) }),
                  LW_REFUSED_OFF_FIELD);
  expect_refused (battle, put (battle, "r3", (LwPoint){ -1, LW_INCHES (96) }),
                  LW_REFUSED_OFF_FIELD);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R1/country-tossed-for", test_country_tossed);
  g_test_add_func ("/laws/Q133/recorded", test_recorded);
  g_test_add_func ("/laws/R2/sides-chosen", test_sides_chosen);
  g_test_add_func ("/laws/R3/country-untouched", test_country_untouched);
  g_test_add_func ("/laws/R3/nothing-set-aside", test_nothing_set_aside);
  g_test_add_func ("/laws/R4/nothing-to-put-back", test_country_untouched);
  g_test_add_func ("/laws/R5/said", test_said);
  g_test_add_func ("/laws/R7/said", test_said);
  g_test_add_func ("/laws/R95/said", test_said);
  g_test_add_func ("/laws/R8/first-toss-last", test_first_toss_last);
  g_test_add_func ("/laws/Q133/three-tosses", test_first_toss_last);
  g_test_add_func ("/laws/R14/not-a-move", test_not_a_move);
  g_test_add_func ("/laws/R26/defender-fires", test_defender_fires);
  g_test_add_func ("/laws/Q21/behind-the-line", test_behind_the_line);
  g_test_add_func ("/laws/Q24/whole-line", test_whole_line);

  return g_test_run ();
}
