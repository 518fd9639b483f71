/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-varieties.c: the Blow at the Rear and the Defensive Game (R79-R88, Q122-Q130).
 */
#include "lw-score.h"
#include "war-test.h"
#include "lw-ending.h"

/* Red in the north and First Player; everybody of both sides in the middle of his own half. */
static LwBattle *
make_battle (LwVariety variety, LwForce red, LwForce blue, const LwHouseRules *rules)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  LwPlayer players[LW_N_SIDES] = {
    { (char *)"Robert", LW_EDGE_NORTH, red },
    { (char *)"Anna", LW_EDGE_SOUTH, blue },
  };
  guint n[LW_N_SIDES] = { 0 };
  LwHouseRules plain;
  LwBattle *battle;
  guint i;

  lw_house_rules_init (&plain);
  battle = lw_battle_new (country, players, variety, rules != NULL ? rules : &plain, 1913);
  for (i = 0; i < battle->n_men; i++)
    {
      LwSide side = battle->men[i].side;

      stand (
          battle, battle->men[i].id,
          P (4 + 3 * (gint)(n[side] % 36), (side == LW_RED ? 60 : 30) + 3 * (gint)(n[side] / 36)));
      n[side]++;
    }
  for (i = 0; i < battle->n_guns; i++)
    stand_gun (battle, battle->guns[i].id,
               P (10 + 10 * (gint)i, battle->guns[i].army == LW_RED ? 90 : 6),
               battle->guns[i].army == LW_RED ? LW_NORTH : LW_SOUTH);

  return battle;
}

static LwBattle *
blow_of (const LwHouseRules *rules)
{
  return make_battle (LW_VARIETY_BLOW, (LwForce){ 12, 0, 1 }, (LwForce){ 12, 0, 1 }, rules);
}

static void
go (LwBattle *battle)
{
  expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
}

static void
whole_move (LwBattle *battle)
{
  go (battle);
  end_move (battle);
}

static guint
count_events (const LwBattle *battle, LwEventKind kind)
{
  guint i, n = 0;

  for (i = 0; i < battle->events->len; i++)
    n += g_array_index (battle->events, LwEvent, i).kind == kind ? 1 : 0;

  return n;
}

static void
put_on_line (LwBattle *battle, const char *id, gint x)
{
  LwMan *man = lw_battle_man_rw (battle, man_of (battle, id));

  stand (battle, id, P (x, man->side == LW_RED ? 0 : 96));
}

/* Ends a move of Red's with @n of his men on Blue's line, from @x on. */
static LwBattle *
reach_with (guint n, gint x, const LwHouseRules *rules)
{
  LwBattle *battle = blow_of (rules);
  guint i;

  begin_at (battle, LW_RED, 3);
  for (i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("r%u", i + 1);

      put_on_line (battle, id, x + 3 * (gint)i);
    }
  end_move (battle);

  return battle;
}

static void
test_blow_three (void)
{
  g_autoptr (LwBattle) two = reach_with (2, 40, NULL);
  g_autoptr (LwBattle) three = reach_with (3, 40, NULL);

  g_assert_false (two->blow_struck);
  g_assert_true (three->blow_struck);
  g_assert_cmpint (three->striker, ==, LW_RED);
  g_assert_cmpuint (three->retreat_moves, ==, 6);
  g_assert_cmpint (three->phase, ==, LW_PHASE_WAITING);
  g_assert_cmpuint (count_events (three, LW_EVENT_BLOW), ==, 1);
}

/* A base that touches the line is there; one a unit short of it is not. */
static void
test_blow_touching (void)
{
  gint short_of;

  for (short_of = 0; short_of <= 1; short_of++)
    {
      g_autoptr (LwBattle) battle = blow_of (NULL);

      begin_at (battle, LW_RED, 3);
      put_on_line (battle, "r1", 40);
      put_on_line (battle, "r2", 44);
      stand (battle, "r3", (LwPoint){ LW_INCHES (48), LW_INFANTRY_RADIUS + short_of });
      end_move (battle);
      g_assert_true (battle->blow_struck == (short_of == 0));
    }
}

/* Prisoners and unarmed men do not count, nor men who stand there in the enemy's move (Q122). */
static void
test_blow_armed (void)
{
  g_autoptr (LwBattle) battle = blow_of (NULL);

  begin_at (battle, LW_RED, 3);
  put_on_line (battle, "r1", 40);
  put_on_line (battle, "r2", 44);
  put_on_line (battle, "r3", 48);
  lw_battle_man_rw (battle, man_of (battle, "r3"))->state = LW_MAN_RELEASED;
  end_move (battle);
  g_assert_false (battle->blow_struck);

  go (battle);
  put_on_line (battle, "r3", 48);
  end_move (battle);
  g_assert_false (battle->blow_struck);

  whole_move (battle);
  g_assert_true (battle->blow_struck);
}

/* Counted after the melees of the move (Q122). */
static void
test_blow_after_melee (void)
{
  g_autoptr (LwBattle) battle = blow_of (NULL);

  begin_at (battle, LW_RED, 3);
  put_on_line (battle, "r1", 40);
  put_on_line (battle, "r2", 60);
  put_on_line (battle, "r3", 80);
  stand (battle, "b1", (LwPoint){ LW_INCHES (80), 2 * LW_INFANTRY_RADIUS + LW_CONTACT });
  end_move (battle);
  g_assert_cmpint (battle->men[man_of (battle, "r3")].state, ==, LW_MAN_DEAD);
  g_assert_false (battle->blow_struck);
}

static void
test_blow_cumulative (void)
{
  LwHouseRules rules;
  guint choice;

  for (choice = 0; choice < 2; choice++)
    {
      g_autoptr (LwBattle) battle = NULL;

      lw_house_rules_init (&rules);
      rules.choice[LW_RULE_ARRIVALS] = choice;
      battle = reach_with (2, 40, &rules);
      go (battle);
      lw_battle_man_rw (battle, man_of (battle, "r1"))->state = LW_MAN_DEAD;
      end_move (battle);
      go (battle);
      put_on_line (battle, "r4", 60);
      end_move (battle);
      g_assert_true (battle->blow_struck == (choice == 1));
    }
}

/* Red reaches Blue's line, which Blue sees from the south: his left is in the west. */
static void
test_blow_stretch (void)
{
  static const struct
  {
    guint choice;
    gint x;
    gboolean counts;
  } cases[] = {
    { 0, 1, TRUE },   { 0, 110, TRUE }, { 1, 29, FALSE }, { 1, 30, TRUE },
    { 1, 84, TRUE },  { 1, 85, FALSE }, { 2, 1, TRUE },   { 2, 54, TRUE },
    { 2, 55, FALSE }, { 3, 59, FALSE }, { 3, 60, TRUE },
  };
  LwHouseRules rules;
  guint i;

  for (i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LwBattle) battle = NULL;

      lw_house_rules_init (&rules);
      rules.choice[LW_RULE_STRETCH] = cases[i].choice;
      battle = reach_with (3, cases[i].x, &rules);
      g_assert_true (battle->blow_struck == cases[i].counts);
    }
}

/* The northern owner's left is in the east. */
static void
test_blow_stretch_north (void)
{
  LwHouseRules rules;
  g_autoptr (LwBattle) battle = NULL;

  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_STRETCH] = 2;
  battle = blow_of (&rules);
  begin_at (battle, LW_BLUE, 3);
  put_on_line (battle, "b1", 70);
  put_on_line (battle, "b2", 80);
  put_on_line (battle, "b3", 60);
  end_move (battle);
  g_assert_true (battle->blow_struck);
  g_assert_cmpint (battle->striker, ==, LW_BLUE);
}

/* Six moves of the loser, the victor moving between; then what is left capitulates (R80, R81). */
static void
test_blow_six_moves (void)
{
  g_autoptr (LwBattle) battle = reach_with (3, 40, NULL);
  LwAccount account;
  guint i;

  for (i = 6; i > 0; i--)
    {
      g_assert_cmpuint (battle->retreat_moves, ==, i);
      g_assert_cmpint (battle->mover, ==, LW_BLUE);
      whole_move (battle);
      if (i > 1)
        whole_move (battle);
    }
  g_assert_cmpint (battle->phase, ==, LW_PHASE_OVER);
  g_assert_cmpint (battle->ending, ==, LW_ENDING_BLOW);
  g_assert_true (battle->won && battle->winner == LW_RED);
  g_assert_cmpuint (lw_battle_count (battle, LW_BLUE, LW_INFANTRY, LW_MAN_CAPTIVE), ==, 12);
  g_assert_cmpuint (lw_battle_guns_of (battle, LW_RED), ==, 2);
  lw_account (battle, &account);
  /* 100, two guns, twelve men, twelve prisoners; Blue has half a point for each (R82, R76). */
  g_assert_cmpint (account.side[LW_RED].points, ==, 2 * (100 + 20 + 12 + 6));
  g_assert_cmpint (account.side[LW_BLUE].points, ==, 2 * 6);
}

/* Whoever is over his own line by then is safe, and the battle is over when all are. */
static void
test_blow_retreat (void)
{
  g_autoptr (LwBattle) battle = reach_with (3, 40, NULL);
  guint i;

  for (i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == LW_BLUE)
      lw_battle_man_rw (battle, i)->state = LW_MAN_RETIRED;
  whole_move (battle);
  g_assert_cmpint (battle->ending, ==, LW_ENDING_BLOW);
  g_assert_cmpint (battle->winner, ==, LW_RED);
  g_assert_cmpuint (lw_battle_count (battle, LW_BLUE, LW_INFANTRY, LW_MAN_CAPTIVE), ==, 0);
  /* The gun was left behind (Q125). */
  g_assert_cmpuint (lw_battle_guns_of (battle, LW_RED), ==, 2);
}

/* The loser's own three men come too late (Q124), and so does his driving the victor off. */
static void
test_blow_first_stands (void)
{
  g_autoptr (LwBattle) battle = reach_with (3, 40, NULL);
  guint i;

  go (battle);
  put_on_line (battle, "b1", 40);
  put_on_line (battle, "b2", 44);
  put_on_line (battle, "b3", 48);
  end_move (battle);
  g_assert_cmpint (battle->striker, ==, LW_RED);
  g_assert_cmpuint (battle->retreat_moves, ==, 5);

  go (battle);
  for (i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == LW_RED)
      lw_battle_man_rw (battle, i)->state = LW_MAN_DEAD;
  end_move (battle);
  g_assert_cmpint (battle->ending, ==, LW_ENDING_BLOW);
  g_assert_cmpint (battle->winner, ==, LW_RED);
  g_assert_cmpuint (lw_battle_free_men (battle, LW_BLUE), ==, 12);
}

/* He who has struck the Blow and then hoists the flag has won it all the same: the first stands. */
static void
test_blow_then_flag (void)
{
  g_autoptr (LwBattle) battle = reach_with (3, 40, NULL);
  LwOrder *flag = plain_order (LW_ORDER_SURRENDER, LW_RED);

  flag->flag = TRUE;
  g_assert_cmpint (battle->striker, ==, LW_RED);
  expect_played (battle, flag);
  g_assert_cmpint (battle->ending, ==, LW_ENDING_SURRENDER);
  g_assert_cmpint (battle->winner, ==, LW_RED);
}

/* Too few men on both sides is a matter of the Fight to the Finish (R77). */
static void
test_blow_not_exhausted (void)
{
  g_autoptr (LwBattle) battle = blow_of (NULL);
  guint i;

  begin_at (battle, LW_RED, 3);
  for (i = 0; i < battle->n_men; i++)
    if (i % 12 >= 4)
      lw_battle_man_rw (battle, i)->state = LW_MAN_DEAD;
  end_move (battle);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_WAITING);
}

/* Undone and done again, and copied, it is the same. */
static void
test_blow_state (void)
{
  g_autoptr (LwBattle) battle = reach_with (3, 40, NULL);
  g_autoptr (LwBattle) copy = lw_battle_copy (battle);
  g_autofree char *one = lw_battle_checksum_state (battle);
  g_autofree char *other = lw_battle_checksum_state (copy);
  g_autofree char *changed = NULL;

  g_assert_cmpstr (one, ==, other);
  copy->retreat_moves--;
  changed = lw_battle_checksum_state (copy);
  g_assert_cmpstr (one, !=, changed);
}

/* ---- the Defensive Game ---- */

static LwBattle *
attack_of (LwForce attacker, const LwHouseRules *rules)
{
  return make_battle (LW_VARIETY_DEFENSIVE, attacker, (LwForce){ 30, 0, 0 }, rules);
}

/* Ends a move of the attacker's with @foot and @horse on the line. */
static LwBattle *
arrive_with (LwForce attacker, guint foot, guint horse, const LwHouseRules *rules)
{
  LwBattle *battle = attack_of (attacker, rules);
  guint i, n_foot = 0, n_horse = 0, n = 0;

  begin_at (battle, LW_RED, 3);
  for (i = 0; i < battle->n_men; i++)
    {
      LwMan *man = lw_battle_man_rw (battle, i);

      if (man->side != LW_RED)
        continue;
      if ((man->arm == LW_INFANTRY && n_foot++ < foot) ||
          (man->arm == LW_CAVALRY && n_horse++ < horse))
        put_on_line (battle, man->id, 2 + 2 * (gint)n++);
    }
  end_move (battle);

  return battle;
}

/* T63: 195 points: 48½ on the line is not a quarter, 49 is. */
static void
test_quarter (void)
{
  const LwForce usual = { 80, 50, 4 }, mixed = { 60, 40, 3 };
  g_autoptr (LwBattle) no = arrive_with (usual, 47, 1, NULL);
  g_autoptr (LwBattle) yes = arrive_with (usual, 46, 2, NULL);
  g_autoptr (LwBattle) exact = arrive_with (mixed, 36, 1, NULL);
  g_autoptr (LwBattle) short_of = arrive_with (mixed, 37, 0, NULL);

  g_assert_cmpint (lw_attack_original (no), ==, 390);
  g_assert_cmpint (lw_attack_strength (no, TRUE), ==, 97);
  g_assert_cmpint (no->phase, ==, LW_PHASE_WAITING);
  g_assert_cmpint (lw_attack_strength (yes, TRUE), ==, 98);
  g_assert_cmpint (yes->ending, ==, LW_ENDING_ARRIVED);
  g_assert_true (yes->won && yes->winner == LW_RED);
  g_assert_cmpint (exact->ending, ==, LW_ENDING_ARRIVED);
  g_assert_cmpint (short_of->phase, ==, LW_PHASE_WAITING);
}

/* By the house rule men are counted: a quarter of 100 is 25, of whatever arm. */
static void
test_quarter_of_men (void)
{
  LwHouseRules rules;
  g_autoptr (LwBattle) no = NULL;
  g_autoptr (LwBattle) yes = NULL;

  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_STRENGTH] = 1;
  no = arrive_with ((LwForce){ 60, 40, 3 }, 0, 24, &rules);
  yes = arrive_with ((LwForce){ 60, 40, 3 }, 0, 25, &rules);
  g_assert_cmpint (no->phase, ==, LW_PHASE_WAITING);
  g_assert_cmpint (yes->ending, ==, LW_ENDING_ARRIVED);
}

/* Who has arrived counts while he lives, though he has gone on; the dead do not (Q127). */
static void
test_arrivals_count (void)
{
  const LwForce force = { 40, 0, 0 };
  g_autoptr (LwBattle) battle = arrive_with (force, 9, 0, NULL);

  g_assert_cmpint (lw_attack_strength (battle, TRUE), ==, 18);
  go (battle);
  stand (battle, "r1", P (2, 20));
  lw_battle_man_rw (battle, man_of (battle, "r2"))->state = LW_MAN_DEAD;
  lw_battle_man_rw (battle, man_of (battle, "r3"))->state = LW_MAN_CAPTIVE;
  g_assert_cmpint (lw_attack_strength (battle, TRUE), ==, 14);
  lw_battle_man_rw (battle, man_of (battle, "r3"))->state = LW_MAN_FIGHTING;
  end_move (battle);
  go (battle);
  put_on_line (battle, "r20", 60);
  end_move (battle);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_WAITING);
  go (battle);
  end_move (battle);
  go (battle);
  put_on_line (battle, "r21", 64);
  end_move (battle);
  g_assert_cmpint (battle->ending, ==, LW_ENDING_ARRIVED);
}

/* A gun is worth ten points there, with four of those men about it. */
static void
test_gun_arrives (void)
{
  guint n;

  for (n = 3; n <= 4; n++)
    {
      g_autoptr (LwBattle) battle = attack_of ((LwForce){ 36, 0, 1 }, NULL);
      guint i;

      begin_at (battle, LW_RED, 3);
      stand_gun (battle, "rg1", P (50, 3), LW_NORTH);
      for (i = 0; i < n; i++)
        {
          g_autofree char *id = g_strdup_printf ("r%u", i + 1);

          put_on_line (battle, id, 46 + 2 * (gint)i);
        }
      end_move (battle);
      g_assert_cmpint (lw_attack_strength (battle, TRUE), ==, n == 4 ? 28 : 6);
      g_assert_true ((battle->ending == LW_ENDING_ARRIVED) == (n == 4));
    }
}

/* Men who have not been on the line serve a gun, and yet bring it no points. */
static void
test_gun_waits (void)
{
  g_autoptr (LwBattle) battle = attack_of ((LwForce){ 36, 0, 1 }, NULL);

  begin_at (battle, LW_RED, 3);
  stand_gun (battle, "rg1", P (50, 8), LW_NORTH);
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *id = g_strdup_printf ("r%u", i + 1);

      stand (battle, id, P (47 + 2 * (gint)i, 5));
    }
  g_assert_cmpint (lw_attack_strength (battle, TRUE), ==, 0);
  g_assert_cmpint (lw_attack_strength (battle, FALSE), ==, 36 * 2 + 20);
}

/* Fewer than a quarter left: the attack has failed (Q127). */
static void
test_repulsed (void)
{
  guint left;

  for (left = 9; left <= 10; left++)
    {
      g_autoptr (LwBattle) battle = attack_of ((LwForce){ 40, 0, 0 }, NULL);
      guint i;

      begin_at (battle, LW_RED, 3);
      for (i = left; i < 40; i++)
        lw_battle_man_rw (battle, i)->state = LW_MAN_DEAD;
      end_move (battle);
      g_assert_cmpint (battle->ending, ==, left == 9 ? LW_ENDING_REPULSED : LW_ENDING_NONE);
      if (left == 9)
        g_assert_true (battle->won && battle->winner == LW_BLUE);
    }
}

/* The winner of the toss defends and is Second Player; he puts down first, in view (R86-R88). */
static void
test_toss (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  const LwForce force = { 12, 4, 1 };
  LwPlayer players[LW_N_SIDES] = {
    { (char *)"Robert", LW_EDGE_NORTH, force },
    { (char *)"Anna", LW_EDGE_SOUTH, force },
  };
  LwHouseRules rules;
  g_autoptr (LwBattle) battle = NULL;
  LwOrder *order;

  lw_house_rules_init (&rules);
  battle = lw_battle_new (country, players, LW_VARIETY_DEFENSIVE, &rules, 1);
  order = plain_order (LW_ORDER_TOSS, LW_RED);
  order->text = g_strdup ("first");
  expect_played (battle, order);
  g_assert_cmpint (battle->first, ==, LW_BLUE);
  g_assert_cmpint (battle->mover, ==, LW_RED);
  g_assert_false (battle->curtain_used);
  order = plain_order (LW_ORDER_CURTAIN, LW_RED);
  expect_refused (battle, order, LW_REFUSED_NOT_NOW); /* Q130 */
  put_suggested (battle, LW_RED);
  put_suggested (battle, LW_BLUE);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_WAITING);
  g_assert_cmpint (battle->mover, ==, LW_BLUE);
}

static void
expect_place (LwBattle *battle, const char *id, LwPoint at, gboolean allowed)
{
  LwOrder *order = plain_order (LW_ORDER_PUT, battle->mover);

  lw_order_add_man (order, man_of (battle, id));
  lw_order_add_place (order, at);
  if (allowed)
    expect_played (battle, order);
  else
    expect_refused (battle, order, LW_REFUSED_NOT_AT_LINE);
}

static void
expect_gun_place (LwBattle *battle, const char *id, LwPoint at, gboolean allowed)
{
  LwOrder *order = plain_order (LW_ORDER_PUT_GUN, battle->mover);

  order->gun = lw_battle_find_gun (battle, id);
  order->bearing = battle->mover == LW_RED ? LW_NORTH : LW_SOUTH;
  lw_order_add_place (order, at);
  if (allowed)
    expect_played (battle, order);
  else
    expect_refused (battle, order, LW_REFUSED_NOT_AT_LINE);
}

/* No man within a move of the middle line, each by his arm (Q128); the attacker a move out (Q129).
 */
static void
test_zones (void)
{
  guint choice;

  for (choice = 0; choice < 2; choice++)
    {
      g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
      const LwForce force = { 2, 2, 1 };
      LwPlayer players[LW_N_SIDES] = {
        { (char *)"Robert", LW_EDGE_NORTH, force },
        { (char *)"Anna", LW_EDGE_SOUTH, force },
      };
      LwHouseRules rules;
      g_autoptr (LwBattle) battle = NULL;

      lw_house_rules_init (&rules);
      rules.choice[LW_RULE_GUN_ZONE] = choice;
      battle = lw_battle_new (country, players, LW_VARIETY_DEFENSIVE, &rules, 1);
      lw_battle_set_up (battle, LW_RED, FALSE);
      g_assert_cmpint (battle->mover, ==, LW_BLUE);
      /* The middle line is 48 in from Blue's; no part of a base is within a move of it. */
      expect_place (battle, "b1", (LwPoint){ LW_INCHES (10), LW_INCHES (36) - LW_INFANTRY_RADIUS },
                    FALSE);
      expect_place (battle, "b1",
                    (LwPoint){ LW_INCHES (10), LW_INCHES (36) - LW_INFANTRY_RADIUS - 1 }, TRUE);
      expect_place (battle, "b2", P (20, 10), TRUE);
      /* Horses stand along the line here. */
      expect_place (battle, "b3",
                    (LwPoint){ LW_INCHES (30), LW_INCHES (24) - LW_CAVALRY_WIDTH / 2 }, FALSE);
      expect_place (battle, "b3",
                    (LwPoint){ LW_INCHES (30), LW_INCHES (24) - LW_CAVALRY_WIDTH / 2 - 1 }, TRUE);
      expect_place (battle, "b4", P (40, 0), TRUE);
      expect_gun_place (battle, "bg1", P (60, 30), choice == 1);
      if (choice == 0)
        expect_gun_place (battle, "bg1", P (60, 20), TRUE);
      expect_played (battle, plain_order (LW_ORDER_READY, LW_BLUE));

      expect_place (battle, "r1", P (10, 96 - 12), TRUE);
      expect_place (battle, "r2", (LwPoint){ LW_INCHES (20), LW_INCHES (84) - 1 }, FALSE);
      expect_place (battle, "r3", P (30, 96 - 24), TRUE);
      expect_place (battle, "r4", (LwPoint){ LW_INCHES (40), LW_INCHES (72) - 1 }, FALSE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/laws/R79/three-men", test_blow_three);
  g_test_add_func ("/laws/R79/touching", test_blow_touching);
  g_test_add_func ("/laws/R79/not-exhausted", test_blow_not_exhausted);
  g_test_add_func ("/laws/R80/six-moves", test_blow_six_moves);
  g_test_add_func ("/laws/R81/who-is-left", test_blow_retreat);
  g_test_add_func ("/laws/R82/points", test_blow_six_moves);
  g_test_add_func ("/laws/R83/stretch", test_blow_stretch);
  g_test_add_func ("/laws/Q122/armed-and-free", test_blow_armed);
  g_test_add_func ("/laws/Q122/after-melee", test_blow_after_melee);
  g_test_add_func ("/laws/Q122/cumulative", test_blow_cumulative);
  g_test_add_func ("/laws/Q123/stretch", test_blow_stretch);
  g_test_add_func ("/laws/Q123/stretch-of-the-north", test_blow_stretch_north);
  g_test_add_func ("/laws/Q124/first-stands", test_blow_first_stands);
  g_test_add_func ("/laws/Q124/then-the-flag", test_blow_then_flag);
  g_test_add_func ("/laws/Q125/state", test_blow_state);
  g_test_add_func ("/laws/R85/quarter", test_quarter);
  g_test_add_func ("/laws/Q126/quarter-of-men", test_quarter_of_men);
  g_test_add_func ("/laws/Q127/arrivals-count", test_arrivals_count);
  g_test_add_func ("/laws/Q127/gun-arrives", test_gun_arrives);
  g_test_add_func ("/laws/Q127/gun-waits", test_gun_waits);
  g_test_add_func ("/laws/Q127/repulsed", test_repulsed);
  g_test_add_func ("/laws/R86/toss", test_toss);
  g_test_add_func ("/laws/R87/zones", test_zones);

  return g_test_run ();
}
