/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-march.c: men are moved (R28-R34, R55, Q1, Q2, Q4, Q5, Q16-Q20, Q23, Q44, Q45), and the plans
 * that players draw.
 */
#include "war-test.h"

/* Two men and a horseman a side in the middle of an open floor, Red to move, guns out of play. */
static LwBattle *
battle_in_the_open (void)
{
  LwBattle *battle = open_battle (3, 2, 1);

  stand (battle, "r1", P (60, 60));
  stand (battle, "r2", P (70, 60));
  stand (battle, "r4", P (80, 60));
  stand (battle, "b1", P (20, 20));
  begin_at (battle, LW_RED, 3);

  return battle;
}

static LwOrder *
march_id (const LwBattle *battle, const char *id, LwPoint to)
{
  return march_order (battle, man_of (battle, id), to);
}

static LwFeature *
wall_across (LwLength x1, LwLength x2, LwLength y)
{
  LwFeature *wall = lw_feature_new (LW_FEATURE_WALL, "wall");
  LwPoint a = { x1, y }, b = { x2, y };

  wall->thickness = LW_INCH / 2;
  wall->height = LW_INCHES (2);
  if (wall->points == NULL)
    wall->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_val (wall->points, a);
  g_array_append_val (wall->points, b);

  return wall;
}

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

  lw_order_add_leg (order, P (60, 60));
  lw_order_add_leg (order, P (60, 57));
  expect_refused (battle, lw_order_copy (order), LW_REFUSED_PATH_BROKEN);
  lw_order_add_leg (order, P (64, 57));
  expect_played (battle, order);
  g_assert_cmpint (battle->men[man_of (battle, "r1")].walked, ==, LW_INCHES (7));

  order = march_id (battle, "r2", P (70, 59));
  lw_order_add_leg (order, P (71, 60));
  lw_order_add_leg (order, P (70, 59));
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

/* An enemy within an eighth is in contact: lawful, binding, but never on top of him (R55, Q5, Q17).
 */
static void
test_contact (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  LwRef r1 = man_of (battle, "r1");

  stand (battle, "b1", P (60, 52));
  expect_refused (battle,
                  march_id (battle, "r1", (LwPoint){ LW_INCHES (60), LW_INCHES (52) + 191 }),
                  LW_REFUSED_ON_TOP);
  expect_played (battle,
                 march_id (battle, "r1", (LwPoint){ LW_INCHES (60), LW_INCHES (52) + 225 }));
  g_assert_false (battle->men[r1].locked);
  expect_played (battle,
                 march_id (battle, "r1", (LwPoint){ LW_INCHES (60), LW_INCHES (52) + 224 }));
  g_assert_true (battle->men[r1].locked);
  expect_refused (battle, march_id (battle, "r1", P (60, 55)), LW_REFUSED_LOCKED);

  end_move (battle);
  g_assert_false (battle->men[r1].locked);
}

/* Nobody passes an enemy within an eighth without stopping there (Q16). */
static void
test_pass_enemy (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 0);
  LwRefusal refusal;
  guint i;

  stand (battle, "r4", P (60, 60));
  for (i = 1; i <= 3; i++)
    {
      g_autofree char *id = g_strdup_printf ("b%u", i);

      stand (battle, id, (LwPoint){ LW_INCHES (58 + (gint)i), LW_INCHES (55) });
    }
  begin_at (battle, LW_RED, 3);
  battle->men[man_of (battle, "r4")].walked = LW_INCHES (13) + LW_INCH / 2;
  refusal = expect_refused (battle, march_id (battle, "r4", P (60, 50)), LW_REFUSED_PASSES_ENEMY);
  g_assert_cmpint (refusal.man, ==, man_of (battle, "r4"));

  battle->rules.choice[LW_RULE_PASS_ENEMY] = 1;
  expect_played (battle, march_id (battle, "r4", P (60, 50)));
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
  battle->men[man_of (battle, "r2")].state = LW_MAN_DEAD;
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
  battle->men[man_of (battle, "r1")].with_gun = lw_battle_find_gun (battle, "rg1");
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
  battle->men[man_of (battle, "r1")].with_gun = lw_battle_find_gun (battle, "rg1");
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

  battle->men[horse].facing = LW_SOUTH;
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

/* Touching an enemy is as near as it gets, and lawful (Q5). */
static void
test_touching (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();

  stand (battle, "b1", P (60, 52));
  expect_played (battle,
                 march_id (battle, "r1", (LwPoint){ LW_INCHES (60), LW_INCHES (52) + 192 }));
  g_assert_true (battle->men[man_of (battle, "r1")].locked);
}

/* Between two enemies he goes only if he keeps more than an eighth from both (Q16). */
static void
test_between_enemies (void)
{
  LwLength apart;

  for (apart = 32; apart <= 33; apart++)
    {
      g_autoptr (LwBattle) battle = battle_in_the_open ();
      LwRef r1 = man_of (battle, "r1");

      stand (battle, "b1", (LwPoint){ LW_INCHES (60) - 192 - apart, LW_INCHES (55) });
      stand (battle, "b2", (LwPoint){ LW_INCHES (60) + 192 + apart, LW_INCHES (55) });
      /* The string is just long enough for the straight way. */
      battle->men[r1].walked = LW_INCHES (2);
      if (apart == 32)
        expect_refused (battle, march_order (battle, r1, P (60, 50)), LW_REFUSED_PASSES_ENEMY);
      else
        expect_played (battle, march_order (battle, r1, P (60, 50)));
    }
}

/* A string of his own laying is no longer than anybody's, and passes neither things nor enemies. */
static void
test_own_path_limits (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  LwOrder *order = march_id (battle, "r1", P (65, 60));

  lw_order_add_leg (order, P (60, 60));
  lw_order_add_leg (order, P (60, 56));
  lw_order_add_leg (order, P (65, 56));
  lw_order_add_leg (order, P (65, 60));
  expect_refused (battle, lw_order_copy (order), LW_REFUSED_TOO_FAR);
  battle->men[man_of (battle, "r4")].walked = LW_INCHES (20);
  order->to->len = order->path->len = order->who->len = 0;
  lw_order_add_man (order, man_of (battle, "r4"));
  lw_order_add_place (order, P (80, 55));
  lw_order_add_leg (order, P (80, 60));
  lw_order_add_leg (order, P (80, 55));
  expect_refused (battle, lw_order_copy (order), LW_REFUSED_TOO_FAR);
  battle->men[man_of (battle, "r4")].walked = 0;
  stand (battle, "b1", P (80, 58));
  expect_refused (battle, order, LW_REFUSED_PASSES_ENEMY);
}

/* He who walks away from a trail stands there no more (R41). */
static void
test_leaves_trail (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  LwRef r1 = man_of (battle, "r1");

  battle->men[r1].trail_of = 0;
  battle->men[r1].prone = TRUE;
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

static GArray *
all_of (const LwBattle *battle, LwSide side)
{
  GArray *men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  guint i;

  for (i = 0; i < battle->n_men; i++)
    {
      LwRef man = (LwRef)i;

      if (battle->men[i].side == side)
        g_array_append_val (men, man);
    }

  return men;
}

/* Twenty men to a goal within their reach: all go, in rank, and the order is lawful. */
static void
test_plan (void)
{
  g_autoptr (LwBattle) battle = open_battle (20, 0, 0);
  g_autoptr (LwOrder) plan = NULL;
  g_autoptr (GArray) men = NULL;
  guint i;

  for (i = 0; i < 20; i++)
    {
      g_autofree char *id = g_strdup_printf ("r%u", i + 1);

      stand (battle, id, P (50 + i % 10 * 2, 60 + i / 10 * 2));
    }
  begin_at (battle, LW_RED, 2);
  men = all_of (battle, LW_RED);
  plan = lw_march_plan (battle, men, LW_FORMATION_LINE, P (60, 54), LW_SOUTH);
  g_assert_nonnull (plan);
  g_assert_cmpuint (plan->who->len, ==, 20);
  for (i = 0; i < 20; i++)
    g_assert_cmpint (g_array_index (plan->to, LwPoint, i).y, ==, LW_INCHES (54));
  g_assert_true (lw_play_check (battle, plan, NULL));
}

/* Beyond their reach they stop where their strings end, on their way. */
static void
test_plan_stops (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  g_autoptr (GArray) men = all_of (battle, LW_RED);
  g_autoptr (LwOrder) plan = lw_march_plan (battle, men, LW_FORMATION_KEEP, P (70, 10), LW_SOUTH);
  guint i;

  g_assert_nonnull (plan);
  g_assert_cmpuint (plan->who->len, ==, 3);
  for (i = 0; i < 3; i++)
    {
      const LwMan *man = &battle->men[g_array_index (plan->who, LwRef, i)];
      LwLength gone = lw_distance (man->at, g_array_index (plan->to, LwPoint, i));

      g_assert_cmpint (gone, <=, lw_arm_move (man->arm));
      g_assert_cmpint (gone, >=, lw_arm_move (man->arm) - 16);
    }
}

/* A charge ends in contact, not a hand's breadth before it (R55). */
static void
test_plan_charges (void)
{
  gint i;

  for (i = -4; i <= 4; i++)
    {
      g_autoptr (LwBattle) battle = battle_in_the_open ();
      g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
      LwRef man = man_of (battle, i % 2 == 0 ? "r1" : "r4");
      LwPoint enemy = { battle->men[man].at.x + i * 199, LW_INCHES (52) + i * 37 };

      stand (battle, "b1", enemy);
      g_array_append_val (men, man);
      expect_played (battle, lw_march_plan (battle, men, LW_FORMATION_LINE, enemy, LW_SOUTH));
      g_assert_true (battle->men[man].locked);
    }
}

/* Whatever is asked of whomever, a plan is lawful. */
static void
test_plans_are_lawful (void)
{
  g_autoptr (LwCountry) country = open_country (6 * LW_FOOT, 6 * LW_FOOT);
  g_autoptr (LwBattle) battle = NULL;
  LwChance chance;
  guint i, planned = 0;

  lw_country_add (country, wall_across (LW_INCHES (20), LW_INCHES (50), LW_INCHES (40)));
  lw_country_add (country, wall_across (LW_INCHES (10), LW_INCHES (30), LW_INCHES (55)));
  battle = battle_on (country, (LwForce){ 24, 16, 2 }, NULL);
  put_all_down (battle);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  lw_chance_seed (&chance, 5);
  for (i = 0; i < 300; i++)
    {
      g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
      g_autoptr (LwOrder) plan = NULL;
      guint n = 1 + lw_chance_below (&chance, 20);
      LwPoint goal = { (LwLength)lw_chance_below (&chance, 6 * LW_FOOT),
                       (LwLength)lw_chance_below (&chance, 6 * LW_FOOT) };

      while (men->len < n)
        {
          LwRef man = (LwRef)((battle->mover == LW_RED ? 0 : 40) + men->len * 2);

          g_array_append_val (men, man);
        }
      plan = lw_march_plan (battle, men, (LwFormation)(i % 6), goal,
                            (LwAngle)lw_chance_below (&chance, LW_TURN));
      if (plan == NULL)
        continue;
      planned++;
      g_assert_true (lw_play_check (battle, plan, NULL));
      if (i % 20 == 0)
        expect_played (battle, g_steal_pointer (&plan));
      if (i % 30 == 29)
        {
          end_move (battle);
          expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
        }
    }
  g_assert_cmpuint (planned, >, 200);
}

/* Past the end of an enemy's line a plan goes round, not into it. */
static void
test_plan_goes_round_enemies (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 0);
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef horse;
  guint i;

  stand (battle, "r4", P (60, 60));
  for (i = 1; i <= 3; i++)
    {
      g_autofree char *id = g_strdup_printf ("b%u", i);

      stand (battle, id, P (58 + (gint)i, 52));
    }
  begin_at (battle, LW_RED, 3);
  horse = man_of (battle, "r4");
  g_array_append_val (men, horse);
  expect_played (battle, lw_march_plan (battle, men, LW_FORMATION_LINE, P (60, 44), LW_SOUTH));
  g_assert_cmpint (battle->men[horse].at.y, ==, LW_INCHES (44));
  g_assert_false (battle->men[horse].locked);
  g_assert_cmpint (battle->men[horse].walked, >, LW_INCHES (16));
}

/* Pointed beyond their own line they retire, those who can reach it (Q20). */
static void
test_plan_retires (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  g_autoptr (GArray) men = all_of (battle, LW_RED);

  stand (battle, "r1", P (60, 90));
  stand (battle, "r2", P (70, 80));
  stand (battle, "r4", P (80, 80));
  expect_played (battle, lw_march_plan (battle, men, LW_FORMATION_LINE, P (66, 97), LW_NORTH));
  g_assert_cmpint (battle->men[man_of (battle, "r1")].state, ==, LW_MAN_RETIRED);
  g_assert_cmpint (battle->men[man_of (battle, "r2")].state, ==, LW_MAN_FIGHTING);
  g_assert_cmpint (battle->men[man_of (battle, "r4")].state, ==, LW_MAN_RETIRED);
  /* He who cannot reach it marches towards it. */
  expect_played (battle, lw_march_plan (battle, men, LW_FORMATION_LINE, P (66, 97), LW_NORTH));
  g_assert_cmpint (battle->men[man_of (battle, "r2")].state, ==, LW_MAN_FIGHTING);
  g_assert_cmpint (battle->men[man_of (battle, "r2")].at.y, >, LW_INCHES (91));
}

/* One man's string: no longer than he has, and beginning where he stands. */
static void
test_string (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwRef man = man_of (battle, "r1");

  g_assert_cmpint (lw_march_string (battle, man, P (60, 50), points), ==, LW_INCHES (10));
  g_assert_cmpuint (points->len, ==, 2);
  g_array_set_size (points, 0);
  g_assert_cmpint (lw_march_string (battle, man, P (60, 20), points), ==, LW_FOOT);
  g_assert_cmpuint (points->len, ==, 2);
  g_assert_cmpint (g_array_index (points, LwPoint, 0).y, ==, LW_INCHES (60));
  g_assert_cmpint (g_array_index (points, LwPoint, 1).y, ==, LW_INCHES (48));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R29/strings", test_strings);
  g_test_add_func ("/laws/Q18/moved-twice", test_twice);
  g_test_add_func ("/laws/Q2/round-things", test_round_things);
  g_test_add_func ("/laws/Q2/own-path", test_own_path);
  g_test_add_func ("/laws/R33/clearance", test_clearance);
  g_test_add_func ("/laws/R32/clear-of-things", test_clearance_of_things);
  g_test_add_func ("/laws/Q6/clearance-off", test_clearance_off);
  g_test_add_func ("/laws/R34/as-a-body", test_as_a_body);
  g_test_add_func ("/laws/Q16/through-own-men", test_through_own);
  g_test_add_func ("/laws/R55/contact", test_contact);
  g_test_add_func ("/laws/Q5/touching", test_touching);
  g_test_add_func ("/laws/Q16/between-enemies", test_between_enemies);
  g_test_add_func ("/laws/Q2/own-path-limits", test_own_path_limits);
  g_test_add_func ("/laws/R41/leaves-trail", test_leaves_trail);
  g_test_add_func ("/laws/Q16/pass-enemy", test_pass_enemy);
  g_test_add_func ("/laws/Q19/edges", test_edges);
  g_test_add_func ("/laws/R28/whose", test_whose);
  g_test_add_func ("/laws/R27/guns-first", test_guns_first);
  g_test_add_func ("/laws/Q45/with-gun", test_with_gun);
  g_test_add_func ("/laws/Q23/turn", test_turn);
  g_test_add_func ("/laws/R13/first-move", test_first_move);
  g_test_add_func ("/war/march/plan", test_plan);
  g_test_add_func ("/war/march/plan-stops", test_plan_stops);
  g_test_add_func ("/laws/Q16/plan-goes-round-enemies", test_plan_goes_round_enemies);
  g_test_add_func ("/laws/Q20/plan-retires", test_plan_retires);
  g_test_add_func ("/war/march/plan-charges", test_plan_charges);
  g_test_add_func ("/war/march/plans-are-lawful", test_plans_are_lawful);
  g_test_add_func ("/war/march/string", test_string);

  return g_test_run ();
}
