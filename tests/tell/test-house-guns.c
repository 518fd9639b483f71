/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-house-guns.c: house rules about guns: shots by the die (Q51), and guns that are hit (Q56).
 */
#include "despatch/despatch.h"
#include "lw-flight.h"
#include "lw-score.h"
#include "lw-timekeeper.h"
#include "war-test.h"
#include "remarks/remarks.h"
#include "lw-gunnery.h"

#define SHOTS 400

/* Blue's gun at 60, 20 with its four, and a Red man straight before it at @feet. */
static LwBattle *
make_battle (LwCountry *country, guint feet, LwRule rule, guint choice)
{
  LwHouseRules rules;
  LwBattle *battle;
  guint i;

  lw_house_rules_init (&rules);
  rules.choice[rule] = (guint8)choice;
  battle = battle_on (country, (LwForce){ 12, 0, 1 }, &rules);
  for (i = 0; i < 4; i++)
    {
      g_autofree char *blue = g_strdup_printf ("b%u", i + 1);
      g_autofree char *red = g_strdup_printf ("r%u", i + 2);

      stand (battle, blue, P (57 + 2 * (gint)i, 14));
      stand (battle, red, P (97 + 2 * (gint)i, 90));
    }
  stand (battle, "r1", P (60, 20 + 12 * (gint)feet));
  stand_gun (battle, "bg1", P (60, 20), LW_NORTH);
  stand_gun (battle, "rg1", P (100, 84), LW_SOUTH);
  begin_at (battle, LW_BLUE, 3);

  return battle;
}

static LwOrder *
fire_order (const LwBattle *battle, guint64 seed)
{
  LwOrder *order = plain_order (LW_ORDER_FIRE, battle->mover);

  order->gun = lw_battle_find_gun (battle, battle->mover == LW_BLUE ? "bg1" : "rg1");
  order->bearing = battle->mover == LW_BLUE ? LW_NORTH : LW_SOUTH;
  order->seed = seed;
  order->t = battle->clock;
  return order;
}

/* How many of the shots fell the man. */
static guint
count_fallen (LwCountry *country, guint feet, guint hurry)
{
  g_autoptr (LwBattle) battle = make_battle (country, feet, LW_RULE_SHOTS, 2);
  guint i, n = 0;

  for (i = 1; i <= SHOTS; i++)
    {
      LwOrder *order = fire_order (battle, i);

      order->hurry = hurry;
      lw_battle_gun_rw (battle, order->gun)->shots = 0;
      lw_battle_man_rw (battle, man_of (battle, "r1"))->state = LW_MAN_FIGHTING;
      expect_played (battle, order);
      n += battle->men[man_of (battle, "r1")].state == LW_MAN_DEAD;
    }

  return n;
}

/* Five in six at five feet, fewer farther off and in a hurry; nobody behind a house. */
static void
test_table (void)
{
  g_autoptr (LwCountry) open = open_country (10 * LW_FOOT, 20 * LW_FOOT);
  g_autoptr (LwCountry) built = open_country (10 * LW_FOOT, 20 * LW_FOOT);
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, "house");
  guint near = count_fallen (open, 4, 100), far = count_fallen (open, 10, 100);

  g_assert_cmpuint (near, >, SHOTS * 78 / 100);
  g_assert_cmpuint (near, <, SHOTS * 89 / 100);
  g_assert_cmpuint (far, >, SHOTS * 42 / 100);
  g_assert_cmpuint (far, <, SHOTS * 58 / 100);
  g_assert_cmpuint (count_fallen (open, 4, 250), <, near);
  house->at = P (60, 40);
  house->width = house->depth = LW_INCHES (4);
  house->height = LW_INCHES (5);
  lw_country_add (built, house);
  g_assert_cmpuint (count_fallen (built, 4, 100), ==, 0);
}

/* A shot of the die is one man at most, is the same for the same seed, and plays again. */
static void
test_table_record (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  g_autoptr (LwBattle) battle = make_battle (country, 3, LW_RULE_SHOTS, 2);
  g_autoptr (LwBattle) again = make_battle (country, 3, LW_RULE_SHOTS, 2);
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;
  const LwOrder *shot;

  expect_played (battle, fire_order (battle, 5));
  shot = lw_battle_order (battle, battle->record->len);
  g_assert_cmpuint (shot->model, ==, 0);
  g_assert_cmpuint (shot->shots->len, <=, 1);
  expect_played (again, lw_order_copy (shot));
  one = lw_battle_checksum_state (battle);
  two = lw_battle_checksum_state (again);
  g_assert_cmpstr (one, ==, two);
}

/* How many of a hundred shots at a man nine yards off strike him. */
static guint
count_hits (LwAngle elevation, gboolean worn)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 32 * LW_FOOT);
  g_autoptr (LwBattle) battle = battle_on (country, (LwForce){ 1, 0, 1 }, NULL);
  guint i, hits = 0;

  stand (battle, "r1", P (60, 24 + 324));
  stand_gun (battle, "bg1", P (60, 24), LW_NORTH);
  for (i = 0; i < 100; i++)
    {
      LwLaying laying = { .axle = P (60, 24),
                          .bearing = LW_NORTH,
                          .elevation = elevation,
                          .hurry = 100,
                          .seed = i + 1,
                          .worn = worn };
      g_autoptr (LwFlight) flight =
          lw_flight_new (&laying, battle->ground, battle->men, battle->n_men, battle->guns,
                         battle->n_guns, lw_battle_find_gun (battle, "bg1"));

      hits += flight->events->len > 0;
    }

  return hits;
}

/* And that the battle lets a worn gun fire so. */
static void
test_worn_in_battle (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  g_autoptr (LwBattle) good = make_battle (country, 5, LW_RULE_WORN_GUNS, 0);
  g_autoptr (LwBattle) worn = make_battle (country, 5, LW_RULE_WORN_GUNS, 1);
  guint i, apart = 0;

  for (i = 1; i <= 4; i++)
    {
      const LwOrder *one, *two;

      expect_played (good, fire_order (good, i));
      expect_played (worn, fire_order (worn, i));
      one = lw_battle_order (good, good->record->len);
      two = lw_battle_order (worn, worn->record->len);
      apart += lw_distance_squared (one->rest, two->rest) != 0;
    }
  g_assert_cmpuint (apart, >, 0);
}

static void
test_worn (void)
{
  guint good = 0, worn;
  LwAngle elevation, best = 0;

  for (elevation = 4 * LW_DEGREE; elevation <= 16 * LW_DEGREE; elevation += 1200)
    {
      guint hits = count_hits (elevation, FALSE);

      if (hits > good)
        {
          good = hits;
          best = elevation;
        }
    }
  worn = count_hits (best, TRUE);
  g_test_message ("good %u, worn %u", good, worn);
  g_assert_cmpuint (good, >, 60);
  g_assert_cmpuint (worn, <, good * 3 / 4);
}

/* A reported shot that comes to rest at @rest. */
static LwOrder *
shot_to (const LwBattle *battle, LwPoint rest)
{
  LwOrder *order = fire_order (battle, 0);

  order->by = LW_SHOT_BY_HAND;
  order->rest = rest;
  return order;
}

static LwBattle *
shoot_at_gun (guint choice, LwPoint rest)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  LwBattle *battle = make_battle (country, 3, LW_RULE_GUN_DAMAGE, choice);

  expect_played (battle, shot_to (battle, rest));
  return battle;
}

static void
next_move (LwBattle *battle)
{
  battle->phase = LW_PHASE_WAITING;
  battle->mover = LW_OTHER (battle->mover);
  if (battle->mover == battle->first)
    battle->move++;
  expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
}

/* By the laws a gun cannot be harmed. */
static void
test_unharmed (void)
{
  g_autoptr (LwBattle) battle = shoot_at_gun (0, P (100, 84));
  LwRef gun = lw_battle_find_gun (battle, "rg1");

  g_assert_false (battle->guns[gun].wrecked);
  next_move (battle);
  g_assert_true (lw_gun_in_action (battle, gun));
  expect_played (battle, fire_order (battle, 3));
}

/* Touched by the circle of three inches it is out of action for two of its moves. */
static void
test_lamed (void)
{
  g_autoptr (LwBattle) battle = shoot_at_gun (1, P (102, 84));
  LwRef gun = lw_battle_find_gun (battle, "rg1");
  LwRefusal refusal;
  g_autofree char *sentence = NULL;

  next_move (battle);
  g_assert_false (lw_gun_in_action (battle, gun));
  refusal = expect_refused (battle, fire_order (battle, 3), LW_REFUSED_DAMAGED);
  g_assert_cmpstr (lw_refusal_law (&refusal), ==, "Q56");
  sentence = lw_refusal_words (battle, &refusal);
  g_assert_nonnull (strstr (sentence, "out of action"));
  next_move (battle);
  next_move (battle);
  expect_refused (battle, fire_order (battle, 3), LW_REFUSED_DAMAGED);
  next_move (battle);
  next_move (battle);
  expect_played (battle, fire_order (battle, 3));
}

static void
test_missed (void)
{
  /* The end of the barrel is four inches south of the axle; the trail three inches north. */
  g_autoptr (LwBattle) near = shoot_at_gun (1, P (100, 89));
  g_autoptr (LwBattle) wide = shoot_at_gun (1, P (104, 84));
  LwRef gun = lw_battle_find_gun (near, "rg1");

  g_assert_cmpint (near->guns[gun].lame_until, ==, 0);
  g_assert_cmpint (wide->guns[gun].lame_until, ==, 0);
}

/* With its axle wholly in the circle it is destroyed, and counts for nobody. */
static void
test_destroyed (void)
{
  g_autoptr (LwBattle) battle = shoot_at_gun (1, P (100, 84));
  LwRef gun = lw_battle_find_gun (battle, "rg1");
  g_autoptr (GPtrArray) lines = lw_despatch_events (battle, battle->record->len);
  LwAccount account;

  g_assert_true (battle->guns[gun].wrecked);
  g_assert_nonnull (strstr (g_ptr_array_index (lines, lines->len - 1), "destroyed"));
  lw_account (battle, &account);
  g_assert_cmpuint (account.side[LW_RED].guns, ==, 0);
  g_assert_cmpuint (account.side[LW_BLUE].guns, ==, 1);
  g_assert_cmpuint (lw_battle_guns_of (battle, LW_RED), ==, 0);
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_RED), ==, 60000);
  next_move (battle);
  expect_refused (battle, fire_order (battle, 3), LW_REFUSED_DAMAGED);
}

/* A wall between the shot and the gun is cover. */
static void
test_cover (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  LwFeature *wall = lw_feature_new (LW_FEATURE_WALL, "wall");
  const LwPoint line[] = { P (101.5, 80), P (101.5, 89) };
  g_autoptr (LwBattle) battle = NULL;
  LwRef gun;

  g_array_append_vals (wall->points, line, 2);
  wall->thickness = LW_INCH / 4;
  wall->height = LW_INCHES (2);
  lw_country_add (country, wall);
  battle = make_battle (country, 3, LW_RULE_GUN_DAMAGE, 1);
  gun = lw_battle_find_gun (battle, "rg1");
  expect_played (battle, shot_to (battle, P (102, 84)));
  g_assert_cmpint (battle->guns[gun].lame_until, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/Q51/table", test_table);
  g_test_add_func ("/laws/Q51/table-record", test_table_record);
  g_test_add_func ("/laws/Q51/worn-guns", test_worn);
  g_test_add_func ("/laws/Q51/worn-in-battle", test_worn_in_battle);
  g_test_add_func ("/laws/Q56/unharmed", test_unharmed);
  g_test_add_func ("/laws/Q56/out-of-action", test_lamed);
  g_test_add_func ("/laws/Q56/missed", test_missed);
  g_test_add_func ("/laws/Q56/destroyed", test_destroyed);
  g_test_add_func ("/laws/Q56/cover", test_cover);

  return g_test_run ();
}
