/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-general-sense.c: a General does what anybody with sense would do in positions where it is
 * plain: he does not fire through his own men, charges those who are alone and not those who have
 * friends near, takes a gun that nobody guards, goes behind a house, runs for the line when that
 * decides, and gives up when there is nothing left.
 *
 * Red is in the north and to move; everybody stands on a bare floor.
 */
#include "general-field.h"
#include "lw-trail.h"
#include "skirmish.h"

#define SEED 7

static LwBattle *
bare (guint foot, guint horse, guint guns)
{
  LwBattle *battle = skirmish_new (foot, horse, guns);

  battle->rules.choice[LW_RULE_TIMED] = 1;
  battle->phase = LW_PHASE_WAITING;
  return battle;
}

/* A block of men in rows of six, an inch apart, with its corner there. */
static void
put_block (LwBattle *battle, LwSide side, LwArm arm, guint n, gint x, gint y)
{
  for (guint i = 0; i < n; i++)
    skirmish_at (battle, side, arm, LW_INCHES (x + (gint)(i % 6)), LW_INCHES (y + (gint)(i / 6)));
}

/* Six men about a gun, behind it as Red sees it. */
static void
put_gun (LwBattle *battle, LwSide side, LwRef gun, gint x, gint y, LwAngle bearing)
{
  gint behind = bearing == LW_SOUTH ? 1 : -1;

  skirmish_gun (battle, gun, LW_INCHES (x), LW_INCHES (y), bearing);
  for (gint i = 0; i < 3; i++)
    {
      skirmish_at (battle, side, LW_INFANTRY, LW_INCHES (x - 2 - i), LW_INCHES (y + behind));
      skirmish_at (battle, side, LW_INFANTRY, LW_INCHES (x + 2 + i), LW_INCHES (y + behind));
    }
}

/* Red's whole turn. */
static void
play_turn (LwBattle *battle, LwLevel level)
{
  g_autoptr (LwGeneral) general = lw_general_new (battle->mover, level, LW_TEMPER_EVEN, SEED, NULL);
  LwSide side = battle->mover;

  while (battle->phase != LW_PHASE_OVER && battle->mover == side)
    {
      g_autoptr (LwOrder) order = lw_general_next (general, battle, NULL);

      g_assert_nonnull (order);
      g_assert_true (lw_play (battle, order, NULL));
    }
}

static guint
count_orders (const LwBattle *battle, LwOrderKind kind)
{
  guint n = 0;

  for (guint i = 0; i < battle->record->len; i++)
    n += ((const LwOrder *)g_ptr_array_index (battle->record, i))->kind == kind;

  return n;
}

static guint
count_men (const LwBattle *battle, LwSide side, LwManState state)
{
  return lw_battle_count (battle, side, LW_INFANTRY, state) +
         lw_battle_count (battle, side, LW_CAVALRY, state);
}

/* ---- guns ---- */

static void
test_fires (void)
{
  g_autoptr (LwBattle) battle = bare (40, 0, 1);

  put_gun (battle, LW_RED, 0, 60, 80, LW_SOUTH);
  put_block (battle, LW_BLUE, LW_INFANTRY, 12, 57, 30);
  play_turn (battle, LW_LEVEL_CAPTAIN);
  g_assert_cmpuint (count_orders (battle, LW_ORDER_FIRE), ==, 4);
  g_assert_cmpuint (count_men (battle, LW_BLUE, LW_MAN_DEAD), >=, 2);
}

/* A wall of his own men stands before the gun, too far off to lie down for it. */
static void
test_own_men (void)
{
  g_autoptr (LwBattle) battle = bare (60, 0, 1);

  put_gun (battle, LW_RED, 0, 60, 80, LW_SOUTH);
  for (gint i = 0; i < 24; i++)
    skirmish_at (battle, LW_RED, LW_INFANTRY, LW_INCHES (48 + i), LW_INCHES (68));
  put_block (battle, LW_BLUE, LW_INFANTRY, 6, 57, 30);
  play_turn (battle, LW_LEVEL_CAPTAIN);
  g_assert_cmpuint (count_men (battle, LW_RED, LW_MAN_DEAD), ==, 0);
}

/* What the gun's best aim is worth, with a man of its own lying so far before its target. */
static gint
worth_with_prone (gint before)
{
  g_autoptr (LwBattle) battle = bare (60, 0, 1);
  g_autoptr (LwTerrain) terrain = lw_terrain_new (battle->ground, NULL);
  g_autoptr (LwSighting) sighting = lw_sighting_new (terrain);
  g_autoptr (GArray) aims = NULL;
  LwRef man;

  put_gun (battle, LW_RED, 0, 60, 80, LW_SOUTH);
  put_block (battle, LW_BLUE, LW_INFANTRY, 1, 60, 30);
  if (before > 0)
    {
      man = skirmish_at (battle, LW_RED, LW_INFANTRY, LW_INCHES (60), LW_INCHES (30 + before));
      lw_battle_man_rw (battle, man)->prone = TRUE;
    }
  aims = lw_aims_list (battle, sighting, terrain, LW_RED, 0, battle->guns[0].at, 1);
  g_assert_cmpuint (aims->len, ==, 1);
  return g_array_index (aims, LwAim, 0).worth;
}

/* Over those who lie down a shot goes, but not where it comes down. */
static void
test_prone (void)
{
  gint alone = worth_with_prone (0);

  g_assert_cmpint (alone, >, 0);
  g_assert_cmpint (worth_with_prone (30), ==, alone);
  g_assert_cmpint (worth_with_prone (3), <, 0);
}

/* The gun points aside; those before it as it will be laid lie down for that laying, and it
 * fires. */
static void
test_lies (void)
{
  g_autoptr (LwBattle) battle = bare (60, 0, 1);
  guint shots;

  put_gun (battle, LW_RED, 0, 60, 80, LW_SOUTH);
  lw_battle_gun_rw (battle, 0)->bearing = LW_EAST;
  skirmish_at (battle, LW_RED, LW_INFANTRY, LW_INCHES (60), LW_INCHES (75));
  put_block (battle, LW_BLUE, LW_INFANTRY, 12, 57, 30);
  play_turn (battle, LW_LEVEL_CAPTAIN);
  shots = count_orders (battle, LW_ORDER_FIRE);
  g_assert_cmpuint (shots, ==, 4);
  g_assert_cmpuint (count_orders (battle, LW_ORDER_LIE), >, 0);
  for (guint i = 0; i < battle->record->len; i++)
    {
      const LwOrder *order = g_ptr_array_index (battle->record, i);

      if (order->kind != LW_ORDER_LIE)
        continue;
      g_assert_cmpint (order->gun, ==, 0);
      g_assert_cmpint (ABS (lw_angle_between (order->bearing, LW_SOUTH)), <, 10 * LW_DEGREE);
    }
  g_assert_cmpuint (count_men (battle, LW_RED, LW_MAN_DEAD), ==, 0);
}

/* Four by each gun when it fires, and two at its trail before the move ends. */
static void
test_crews (void)
{
  g_autoptr (LwBattle) battle = NULL;
  LwGeneral *generals[LW_N_SIDES];
  GeneralField field;
  guint shots = 0;

  general_field_init (&field, "hooks-farm");
  battle = general_field_begin (&field, LW_RED, SEED);
  general_field_clear (&field);
  for (guint i = 0; i < LW_N_SIDES; i++)
    generals[i] = lw_general_new ((LwSide)i, LW_LEVEL_CAPTAIN, LW_TEMPER_EVEN, SEED + i, NULL);
  while (battle->phase != LW_PHASE_OVER && battle->move <= 5)
    {
      g_autoptr (LwOrder) order = lw_general_next (generals[battle->mover], battle, NULL);

      if (order->kind == LW_ORDER_FIRE)
        {
          g_assert_cmpuint (lw_worth_crew (battle, order->gun), >=, LW_GUN_CREW);
          shots++;
        }
      if (order->kind == LW_ORDER_END)
        g_assert_false (lw_trails_owed (battle, NULL));
      g_assert_true (lw_play (battle, order, NULL));
    }
  g_assert_cmpuint (shots, >, 10);
  for (guint i = 0; i < LW_N_SIDES; i++)
    lw_general_free (generals[i]);
}

static void
test_takes_gun (void)
{
  g_autoptr (LwBattle) battle = bare (40, 0, 1);

  skirmish_gun (battle, 1, LW_INCHES (60), LW_INCHES (50), LW_NORTH);
  put_block (battle, LW_RED, LW_INFANTRY, 8, 57, 55);
  put_block (battle, LW_BLUE, LW_INFANTRY, 12, 10, 10);
  play_turn (battle, LW_LEVEL_CAPTAIN);
  g_assert_cmpint (battle->guns[1].owner, ==, LW_RED);
}

/* ---- charges ---- */

static void
test_alone (void)
{
  g_autoptr (LwBattle) battle = bare (60, 0, 0);

  put_block (battle, LW_RED, LW_INFANTRY, 12, 57, 54);
  put_block (battle, LW_BLUE, LW_INFANTRY, 6, 57, 45);
  put_block (battle, LW_BLUE, LW_INFANTRY, 20, 5, 5);
  play_turn (battle, LW_LEVEL_CAPTAIN);
  g_assert_cmpuint (count_men (battle, LW_BLUE, LW_MAN_CAPTIVE), >=, 4);
  g_assert_cmpuint (count_men (battle, LW_RED, LW_MAN_DEAD), <=, 2);
}

/* Six more stand just within a move of them, but not within six inches. */
static void
test_supported (void)
{
  g_autoptr (LwBattle) battle = bare (60, 0, 0);

  put_block (battle, LW_RED, LW_INFANTRY, 12, 57, 54);
  put_block (battle, LW_BLUE, LW_INFANTRY, 6, 57, 45);
  put_block (battle, LW_BLUE, LW_INFANTRY, 12, 57, 34);
  play_turn (battle, LW_LEVEL_CAPTAIN);
  g_assert_cmpuint (count_orders (battle, LW_ORDER_MELEE), ==, 0);
}

/* ---- cover ---- */

static void
add_house (LwCountry *country, gint x, gint y)
{
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, "house");

  house->at = (LwPoint){ LW_INCHES (x), LW_INCHES (y) };
  house->width = LW_INCHES (24);
  house->depth = LW_INCHES (5);
  house->height = LW_INCHES (6);
  lw_country_add (country, house);
}

static guint
count_in_sight (LwBattle *battle, LwRef gun)
{
  g_autoptr (LwTerrain) terrain = lw_terrain_new (battle->ground, NULL);
  g_autoptr (LwSighting) sighting = lw_sighting_new (terrain);
  guint n = 0;

  for (guint i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == LW_RED && battle->men[i].state == LW_MAN_FIGHTING)
      n += lw_sighting_clear (sighting, battle->guns[gun].at, battle->men[i].at);

  return n;
}

/* Two enemy guns see the troop where it stands; a house is near. */
static void
test_cover (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("A house", 10 * LW_FOOT, 8 * LW_FOOT);
  LwPlayer players[LW_N_SIDES] = { { (char *)"Robert", LW_EDGE_NORTH, { 40, 0, 2 } },
                                   { (char *)"Anna", LW_EDGE_SOUTH, { 40, 0, 2 } } };
  g_autoptr (LwBattle) battle = NULL;
  LwHouseRules rules;

  add_house (country, 66, 56);
  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_TIMED] = 1;
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, SEED);
  battle->phase = LW_PHASE_WAITING;
  battle->move = 2;
  put_gun (battle, LW_BLUE, 2, 57, 10, LW_NORTH);
  put_gun (battle, LW_BLUE, 3, 63, 10, LW_NORTH);
  put_block (battle, LW_RED, LW_INFANTRY, 6, 86, 66);
  g_assert_cmpuint (count_in_sight (battle, 2), >=, 5);
  play_turn (battle, LW_LEVEL_CAPTAIN);
  g_assert_cmpuint (count_in_sight (battle, 2), <=, 1);
}

/* ---- what decides ---- */

static void
test_hopeless (void)
{
  g_autoptr (LwBattle) battle = bare (40, 0, 0);
  g_autoptr (LwGeneral) general =
      lw_general_new (LW_RED, LW_LEVEL_CAPTAIN, LW_TEMPER_EVEN, SEED, NULL);
  g_autoptr (LwOrder) order = NULL;
  LwReason reason;

  put_block (battle, LW_RED, LW_INFANTRY, 2, 57, 54);
  put_block (battle, LW_BLUE, LW_INFANTRY, 30, 57, 30);
  order = lw_general_next (general, battle, &reason);
  g_assert_cmpint (order->kind, ==, LW_ORDER_SURRENDER);
  g_assert_cmpint (reason.code, ==, LW_REASON_HOPELESS);
  g_assert_cmpuint (reason.count, ==, 2);
  g_assert_cmpuint (reason.against, ==, 30);
}

/* And not a man sooner. */
static void
test_not_hopeless (void)
{
  g_autoptr (LwBattle) battle = bare (40, 0, 0);
  g_autoptr (LwGeneral) general =
      lw_general_new (LW_RED, LW_LEVEL_CAPTAIN, LW_TEMPER_EVEN, SEED, NULL);
  g_autoptr (LwOrder) order = NULL;

  put_block (battle, LW_RED, LW_INFANTRY, 8, 57, 54);
  put_block (battle, LW_BLUE, LW_INFANTRY, 30, 57, 30);
  order = lw_general_next (general, battle, NULL);
  g_assert_cmpint (order->kind, ==, LW_ORDER_GO);
}

static void
test_runs (void)
{
  g_autoptr (LwBattle) battle = bare (60, 0, 0);

  battle->variety = LW_VARIETY_BLOW;
  put_block (battle, LW_RED, LW_INFANTRY, 3, 20, 10);
  put_block (battle, LW_RED, LW_INFANTRY, 12, 57, 80);
  put_block (battle, LW_BLUE, LW_INFANTRY, 24, 80, 20);
  play_turn (battle, LW_LEVEL_CAPTAIN);
  g_assert_true (battle->blow_struck);
  g_assert_cmpint (battle->striker, ==, LW_RED);
}

/* Any stronger player beats chance. */
static void
test_chance (void)
{
  GeneralField field;
  guint score = 0;

  general_field_init (&field, "hooks-farm");
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (LwBattle) battle = general_field_begin (&field, (LwSide)(i % 2), i);
      LwSide side = (LwSide)(i / 2);
      g_autoptr (LwGeneral) general =
          lw_general_new (side, LW_LEVEL_CAPTAIN, LW_TEMPER_EVEN, i, NULL);
      LwBouter bouters[LW_N_SIDES];
      LwChance chance;

      lw_chance_seed (&chance, i);
      bouters[side] = (LwBouter){ lw_general_ask, general };
      bouters[LW_OTHER (side)] = (LwBouter){ general_field_chance, &chance };
      lw_bout_play (battle, bouters, 20, NULL, NULL);
      score += general_field_score (battle, side);
    }
  general_field_clear (&field);
  g_assert_cmpuint (score, ==, 400);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/general/sense/fires", test_fires);
  g_test_add_func ("/general/sense/own-men", test_own_men);
  g_test_add_func ("/general/sense/prone", test_prone);
  g_test_add_func ("/general/sense/lies", test_lies);
  g_test_add_func ("/general/sense/crews", test_crews);
  g_test_add_func ("/general/sense/takes-gun", test_takes_gun);
  g_test_add_func ("/general/sense/alone", test_alone);
  g_test_add_func ("/general/sense/supported", test_supported);
  g_test_add_func ("/general/sense/cover", test_cover);
  g_test_add_func ("/general/sense/hopeless", test_hopeless);
  g_test_add_func ("/general/sense/not-hopeless", test_not_hopeless);
  g_test_add_func ("/general/sense/runs", test_runs);
  g_test_add_func ("/general/sense/chance", test_chance);
  return g_test_run ();
}
