/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-general-laws.c: the General's own laws: the same seed gives the same turn, also when the
 * battle is opened in the middle of it (G1); what he may not see changes nothing (G2); he has no
 * hand but anybody's (G4); he stops when he is told to (G5).
 */
#include "general-field.h"
#include "lw-battle-checksum.h"
#include "lw-battle-file.h"
#include "lw-play.h"

#include <string.h>

#define PEEKS 200 /* positions before the curtain, and as many in moves */
#define MOVES 4
#define SEED 1913

static LwBattle *
begin (const char *country, guint64 seed)
{
  GeneralField field;
  LwBattle *battle;

  general_field_init (&field, country);
  battle = general_field_begin (&field, LW_RED, seed);
  general_field_clear (&field);
  return battle;
}

/* Two of a level, until each has had so many moves. */
static void
fight (LwBattle *battle, LwLevel level, guint64 seed, guint moves)
{
  LwBouter bouters[LW_N_SIDES];

  for (guint i = 0; i < LW_N_SIDES; i++)
    bouters[i] = (LwBouter){ lw_general_ask,
                             lw_general_new ((LwSide)i, level, LW_TEMPER_EVEN, seed + i, NULL) };
  lw_bout_play (battle, bouters, moves, NULL, NULL);
  for (guint i = 0; i < LW_N_SIDES; i++)
    lw_general_free (bouters[i].data);
}

/* ---- G1 ---- */

static void
test_again (gconstpointer data)
{
  LwLevel level = (LwLevel)GPOINTER_TO_UINT (data);
  g_autoptr (LwBattle) one = begin ("nursery-table", SEED);
  g_autoptr (LwBattle) two = begin ("nursery-table", SEED);
  g_autofree char *was = NULL;
  g_autofree char *is = NULL;

  fight (one, level, SEED, MOVES);
  fight (two, level, SEED, MOVES);
  was = lw_battle_checksum_state (one);
  is = lw_battle_checksum_state (two);
  g_assert_cmpstr (is, ==, was);
  g_assert_cmpuint (one->record->len, ==, two->record->len);
}

static LwBattle *
save_and_open (const LwBattle *battle)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = lw_battle_file_write (battle, NULL, &error);
  LwBattle *opened;

  g_assert_no_error (error);
  opened = lw_battle_file_parse ("opened", text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  return opened;
}

static void
check_same_order (const LwOrder *his, const LwOrder *other)
{
  g_assert_true ((his == NULL) == (other == NULL));
  if (his == NULL)
    return;

  g_assert_cmpint (his->kind, ==, other->kind);
  g_assert_cmpint (his->gun, ==, other->gun);
  g_assert_cmpint (his->bearing, ==, other->bearing);
  g_assert_cmpint (his->elevation, ==, other->elevation);
  g_assert_cmpint (his->t, ==, other->t);
  g_assert_cmpmem (his->who->data, his->who->len * sizeof (LwRef), other->who->data,
                   other->who->len * sizeof (LwRef));
  g_assert_cmpmem (his->to->data, his->to->len * sizeof (LwPoint), other->to->data,
                   other->to->len * sizeof (LwPoint));
}

/* After each order of a turn the battle is saved and opened, and another General with the same seed
 * goes on with it as this one does. */
static void
test_opened (gconstpointer data)
{
  LwLevel level = (LwLevel)GPOINTER_TO_UINT (data);
  g_autoptr (LwBattle) battle = begin ("nursery-table", SEED);
  g_autoptr (LwGeneral) general = NULL;
  guint orders = 0;

  fight (battle, LW_LEVEL_CAPTAIN, SEED, 1);
  general = lw_general_new (battle->mover, level, LW_TEMPER_EVEN, SEED, NULL);
  for (LwSide side = battle->mover; battle->mover == side && battle->phase != LW_PHASE_OVER;
       orders++)
    {
      g_autoptr (LwOrder) order = lw_general_next (general, battle, NULL);
      g_autoptr (LwBattle) opened = save_and_open (battle);
      g_autoptr (LwGeneral) other = lw_general_new (side, level, LW_TEMPER_EVEN, SEED, NULL);
      g_autoptr (LwOrder) again = lw_general_next (other, opened, NULL);

      check_same_order (order, again);
      g_assert_true (lw_play (battle, order, NULL));
    }
  g_assert_cmpuint (orders, >=, 4);
}

/* ---- G2 ---- */

/* The enemy behind the curtain stands elsewhere. */
static void
stir_hidden (LwBattle *battle, LwSide hidden, LwChance *chance)
{
  const LwCountry *country = lw_battle_country (battle);

  for (guint i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == hidden)
      {
        LwMan *man = lw_battle_man_rw (battle, (LwRef)i);

        man->state = LW_MAN_FIGHTING;
        man->at.x = (LwLength)lw_chance_below (chance, (guint32)country->width);
        man->at.y = lw_country_line_y (country, battle->player[hidden].edge);
        man->facing = (LwAngle)lw_chance_below (chance, LW_TURN);
      }
  for (guint i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].army == hidden)
      {
        LwGun *gun = lw_battle_gun_rw (battle, (LwRef)i);

        gun->placed = TRUE;
        gun->at.x = (LwLength)lw_chance_below (chance, (guint32)country->width);
      }
}

static void
stir_chance (LwBattle *battle, LwChance *chance)
{
  battle->seed = lw_chance_next (chance);
  lw_chance_seed (&battle->chance, lw_chance_next (chance));
}

static void
test_hidden (void)
{
  LwChance chance;

  lw_chance_seed (&chance, SEED);
  for (guint i = 0; i < PEEKS; i++)
    {
      g_autoptr (LwBattle) battle = begin (i % 2 == 0 ? "hooks-farm" : "two-fords", i);
      g_autoptr (LwBattle) stirred = NULL;
      g_autoptr (LwGeneral) general = lw_general_new (LW_BLUE, LW_LEVEL_CAPTAIN, 0, i, NULL);
      g_autoptr (LwGeneral) other = lw_general_new (LW_BLUE, LW_LEVEL_CAPTAIN, 0, i, NULL);

      lw_battle_set_up (battle, LW_RED, TRUE);
      stirred = lw_battle_copy (battle);
      stir_hidden (stirred, LW_RED, &chance);
      stir_chance (stirred, &chance);
      for (guint k = 0; k < 6; k++)
        {
          g_autoptr (LwOrder) order = lw_general_next (general, battle, NULL);
          g_autoptr (LwOrder) again = lw_general_next (other, stirred, NULL);

          check_same_order (order, again);
          if (!lw_play (battle, order, NULL) || !lw_play (stirred, again, NULL))
            break;
        }
    }
}

/* In a move nothing is hidden but what the dice will bring. */
static void
test_dice (gconstpointer data)
{
  LwLevel level = (LwLevel)GPOINTER_TO_UINT (data);
  g_autoptr (LwBattle) battle = begin ("nursery-table", SEED);
  LwChance chance;
  guint positions = level > LW_LEVEL_CAPTAIN ? PEEKS / 20 : PEEKS;

  lw_chance_seed (&chance, SEED);
  fight (battle, LW_LEVEL_CAPTAIN, SEED, 1);
  for (guint i = 0; i < positions && battle->phase != LW_PHASE_OVER; i++)
    {
      g_autoptr (LwBattle) stirred = lw_battle_copy (battle);
      g_autoptr (LwGeneral) general = lw_general_new (battle->mover, level, 0, SEED, NULL);
      g_autoptr (LwGeneral) other = lw_general_new (battle->mover, level, 0, SEED, NULL);
      g_autoptr (LwOrder) order = lw_general_next (general, battle, NULL);
      g_autoptr (LwOrder) again = NULL;

      stir_chance (stirred, &chance);
      again = lw_general_next (other, stirred, NULL);
      check_same_order (order, again);
      g_assert_true (lw_play (battle, order, NULL));
    }
}

/* ---- G4 ---- */

/* No shot is steadier than an unhurried hand's, and none tells the dice what to be. */
static void
test_hand (void)
{
  g_autoptr (LwBattle) battle = begin ("hooks-farm", SEED);
  guint shots = 0;

  fight (battle, LW_LEVEL_CAPTAIN, SEED, 3);
  for (guint i = 0; i < battle->record->len; i++)
    {
      const LwOrder *order = g_ptr_array_index (battle->record, i);

      if (order->kind != LW_ORDER_FIRE)
        continue;
      shots++;
      g_assert_cmpuint (order->hurry, >=, 100);
      g_assert_cmpint (order->by, ==, LW_SHOT_BY_MODEL);
    }
  g_assert_cmpuint (shots, >, 4);
}

/* ---- G5 ---- */

static void
test_stopped (void)
{
  g_autoptr (LwBattle) battle = begin ("hooks-farm", SEED);
  gint stop = 0;
  g_autoptr (LwGeneral) general = NULL;
  g_autoptr (LwOrder) order = NULL;

  fight (battle, LW_LEVEL_CADET, SEED, 1);
  general = lw_general_new (battle->mover, LW_LEVEL_MARSHAL, LW_TEMPER_EVEN, SEED, &stop);
  order = lw_general_next (general, battle, NULL);
  g_assert_true (lw_play (battle, order, NULL));
  g_atomic_int_set (&stop, 1);
  g_assert_null (lw_general_next (general, battle, NULL));
  g_assert_cmpuint (lw_general_work (general)->playouts, <=, 1);
}

/* Units of effort until a General who has been told so leaves off: a unit is some microseconds, and
 * these are far less than fifty milliseconds. */
#define SOON 2000
#define STOPS 16

static LwGeneral *
new_at_go (const LwBattle *battle, LwLevel level)
{
  return lw_general_new (battle->mover, level, LW_TEMPER_EVEN, SEED, NULL);
}

/* Stopped at whatever point of his thinking, he gives no order and leaves off soon. */
static void
test_stops_soon (gconstpointer data)
{
  LwLevel level = (LwLevel)GPOINTER_TO_UINT (data);
  g_autoptr (LwBattle) battle = begin ("hooks-farm", SEED);
  g_autoptr (LwGeneral) general = NULL;
  g_autoptr (LwOrder) go = NULL;
  g_autoptr (LwOrder) first = NULL;
  guint64 whole;

  fight (battle, LW_LEVEL_CADET, SEED, 1);
  general = new_at_go (battle, level);
  go = lw_general_next (general, battle, NULL);
  g_assert_true (lw_play (battle, go, NULL));
  first = lw_general_next (general, battle, NULL);
  g_assert_nonnull (first);
  whole = lw_general_work (general)->effort;
  for (guint i = 1; i < STOPS; i++)
    {
      g_autoptr (LwGeneral) stopped = new_at_go (battle, level);
      guint64 at = whole * i / STOPS;

      lw_general_stop_at_for_test (stopped, at);
      g_assert_null (lw_general_next (stopped, battle, NULL));
      g_assert_cmpuint (lw_general_work (stopped)->effort, <=, at + SOON);
    }
}

/* What a turn may cost at the most: two searches, the playout in hand of each, and the script. */
#define TURN_MOST 700000

/* As a turn costs no more with many men than with few, its effort bounds its time. */
static void
test_bounded (void)
{
  static const char *const names[] = { "hooks-farm", "the-great-floor" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (LwBattle) battle = begin (names[i], SEED);
      g_autoptr (LwGeneral) general = NULL;
      LwSide side;

      fight (battle, LW_LEVEL_CADET, SEED, 1);
      general = new_at_go (battle, LW_LEVEL_MARSHAL);
      for (side = battle->mover; battle->mover == side && battle->phase != LW_PHASE_OVER;)
        {
          g_autoptr (LwOrder) order = lw_general_next (general, battle, NULL);

          g_assert_true (lw_play (battle, order, NULL));
        }
      g_test_message ("%s: effort %" G_GUINT64_FORMAT, names[i], lw_general_work (general)->effort);
      g_assert_cmpuint (lw_general_work (general)->effort, <=, TURN_MOST);
    }
}

/* ---- where there is no battle to be had ---- */

static LwBoutEnd
fight_on (LwCountry *country, LwForce force, guint moves)
{
  LwPlayer players[LW_N_SIDES] = { { NULL, LW_EDGE_NORTH, force }, { NULL, LW_EDGE_SOUTH, force } };
  LwBouter bouters[LW_N_SIDES];
  g_autoptr (LwBattle) battle = NULL;
  LwHouseRules rules;
  LwBoutEnd end;

  lw_house_rules_init (&rules);
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, SEED);
  for (guint i = 0; i < LW_N_SIDES; i++)
    bouters[i] = (LwBouter){ lw_general_ask, lw_general_new ((LwSide)i, LW_LEVEL_CAPTAIN,
                                                             LW_TEMPER_EVEN, SEED, NULL) };
  end = lw_bout_play (battle, bouters, moves, NULL, NULL);
  for (guint i = 0; i < LW_N_SIDES; i++)
    lw_general_free (bouters[i].data);
  return end;
}

static void
test_no_room (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("A small floor", LW_FIELD_MIN, LW_FIELD_MIN);

  g_assert_cmpint (fight_on (country, (LwForce){ 600, 0, 1 }, 2), ==, LW_BOUT_STUCK);
}

static void
test_no_guns (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("A floor", 5 * LW_FOOT, 6 * LW_FOOT);

  g_assert_cmpint (fight_on (country, (LwForce){ 20, 8, 0 }, 12), <=, LW_BOUT_UNDECIDED);
}

static void
test_nobody (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("A floor", 5 * LW_FOOT, 6 * LW_FOOT);

  g_assert_cmpint (fight_on (country, (LwForce){ 0, 0, 1 }, 2), <=, LW_BOUT_STUCK);
}

/* A river from side to side, with neither ford nor bridge. */
static void
test_no_way (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("A river", 6 * LW_FOOT, 6 * LW_FOOT);
  LwFeature *river = lw_feature_new (LW_FEATURE_RIVER, "river");
  LwPoint ends[] = { { 0, 3 * LW_FOOT }, { 6 * LW_FOOT, 3 * LW_FOOT } };

  river->width = LW_INCHES (4);
  g_array_append_vals (river->points, ends, 2);
  lw_country_add (country, river);
  g_assert_cmpint (fight_on (country, (LwForce){ 20, 8, 1 }, 6), <=, LW_BOUT_UNDECIDED);
}

int
main (int argc, char **argv)
{
  static const char *const names[] = { "cadet", "captain", "colonel", "marshal" };

  g_test_init (&argc, &argv, NULL);
  for (guint level = LW_LEVEL_CADET; level <= LW_LEVEL_COLONEL; level++)
    {
      g_autofree char *again = g_strconcat ("/general/G1/again-", names[level], NULL);
      g_autofree char *opened = g_strconcat ("/general/G1/opened-", names[level], NULL);
      g_autofree char *dice = g_strconcat ("/general/G2/dice-", names[level], NULL);

      g_test_add_data_func (again, GUINT_TO_POINTER (level), test_again);
      g_test_add_data_func (opened, GUINT_TO_POINTER (level), test_opened);
      g_test_add_data_func (dice, GUINT_TO_POINTER (level), test_dice);
    }
  g_test_add_func ("/general/G2/hidden", test_hidden);
  g_test_add_func ("/general/G4/hand", test_hand);
  g_test_add_func ("/general/G5/stopped", test_stopped);
  for (guint level = LW_LEVEL_CAPTAIN; level < LW_N_LEVELS; level++)
    {
      g_autofree char *soon = g_strconcat ("/general/G5/stops-", names[level], NULL);

      g_test_add_data_func (soon, GUINT_TO_POINTER (level), test_stops_soon);
    }
  g_test_add_func ("/general/G5/bounded", test_bounded);
  g_test_add_func ("/general/input/no-room", test_no_room);
  g_test_add_func ("/general/input/no-guns", test_no_guns);
  g_test_add_func ("/general/input/nobody", test_nobody);
  g_test_add_func ("/general/input/no-way", test_no_way);
  return g_test_run ();
}
