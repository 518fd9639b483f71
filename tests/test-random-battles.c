/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-random-battles.c: short battles of random but lawful play: whatever happens, nobody
 * overlaps, nobody leaves the field, nobody goes farther than his string, the numbers add up, and
 * the record replays to the same state order by order.
 */
#include "war-test.h"

#define BATTLES 24
#define MOVES 14

typedef struct
{
  LwChance chance;
  GPtrArray *hashes; /* after each order of the record */
} Game;

static LwCountry *
random_country (LwChance *chance)
{
  LwCountry *country = open_country ((6 + (LwLength)lw_chance_below (chance, 3)) * LW_FOOT,
                                     (5 + (LwLength)lw_chance_below (chance, 2)) * LW_FOOT);
  guint i, n = lw_chance_below (chance, 7);

  for (i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("t%u", i);
      LwFeature *house = lw_feature_new (i % 2 == 0 ? LW_FEATURE_HOUSE : LW_FEATURE_ROCK, id);

      house->at.x = LW_INCHES (8) +
                    (LwLength)lw_chance_below (chance, (guint32)(country->width - LW_INCHES (16)));
      house->at.y = LW_INCHES (18) +
                    (LwLength)lw_chance_below (chance, (guint32)(country->depth - LW_INCHES (36)));
      house->width = LW_INCHES (4);
      house->depth = LW_INCHES (3);
      house->height = LW_INCHES (4);
      house->radius = LW_INCHES (2);
      house->angle = (LwAngle)lw_chance_below (chance, LW_TURN);
      lw_country_add (country, house);
    }

  return country;
}

static gboolean
play_and_note (Game *game, LwBattle *battle, LwOrder *order)
{
  LwRefusal refusal;
  gboolean played = lw_play (battle, order, &refusal);

  if (!played)
    g_test_message ("%s of %s refused: code %d, man %d, gun %d, other %d, %" G_GINT64_FORMAT
                    " of %" G_GINT64_FORMAT,
                    lw_order_kind_nick (order->kind), lw_side_nick (order->side), refusal.code,
                    refusal.man, refusal.gun, refusal.other, refusal.have, refusal.need);
  if (played)
    g_ptr_array_add (game->hashes, lw_battle_hash (battle));
  lw_order_free (order);

  return played;
}

static LwOrder *
random_march (Game *game, const LwBattle *battle)
{
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  const LwCountry *country = lw_battle_country (battle);
  guint n = 1 + lw_chance_below (&game->chance, 12), i;
  LwPoint goal = {
    (LwLength)lw_chance_below (&game->chance, (guint32)country->width),
    (LwLength)lw_chance_below (&game->chance, (guint32)country->depth),
  };
  guint from = lw_chance_below (&game->chance, battle->n_men);

  for (i = 0; i < battle->n_men && men->len < n; i++)
    {
      LwRef man = (LwRef)((from + i) % battle->n_men);

      if (battle->men[man].side == battle->mover)
        g_array_append_val (men, man);
    }

  return lw_march_plan (battle, men, (LwFormation)lw_chance_below (&game->chance, 6), goal,
                        (LwAngle)lw_chance_below (&game->chance, LW_TURN));
}

static LwOrder *
random_fire (Game *game, const LwBattle *battle)
{
  LwOrder *order = lw_order_new (LW_ORDER_FIRE, battle->mover);

  order->t = battle->clock;
  order->gun = (LwRef)lw_chance_below (&game->chance, battle->n_guns);
  order->bearing = (LwAngle)lw_chance_below (&game->chance, LW_TURN);
  order->elevation = (LwAngle)lw_chance_below (&game->chance, 3 * LW_DEGREE);

  return order;
}

static LwOrder *
random_haul (Game *game, const LwBattle *battle)
{
  const LwCountry *country = lw_battle_country (battle);
  LwPoint goal = {
    (LwLength)lw_chance_below (&game->chance, (guint32)country->width),
    (LwLength)lw_chance_below (&game->chance, (guint32)country->depth),
  };
  LwRef gun = (LwRef)lw_chance_below (&game->chance, battle->n_guns);

  if (battle->phase != LW_PHASE_GUNS || battle->guns[gun].owner != battle->mover ||
      battle->guns[gun].disputed)
    return NULL;

  return lw_haul_plan (battle, gun, goal);
}

static void
check_apart (const LwBattle *battle)
{
  guint i, k;

  for (i = 0; i < battle->n_men; i++)
    {
      LwShape shape;

      if (!lw_man_on_field (&battle->men[i]))
        continue;
      g_assert_true (
          lw_box_holds (lw_country_bounds (lw_battle_country (battle)), battle->men[i].at));
      shape = lw_man_shape (&battle->men[i]);
      for (k = i + 1; k < battle->n_men; k++)
        {
          LwShape other = lw_man_shape (&battle->men[k]);
          gboolean friends = battle->men[i].side == battle->men[k].side;

          if (lw_man_on_field (&battle->men[k]) &&
              lw_shape_nearer (&shape, &other, friends ? LW_CLEARANCE : 0))
            g_error ("%s and %s are too near", battle->men[i].id, battle->men[k].id);
        }
    }
}

static void
check_strings (const LwBattle *battle)
{
  guint i;

  for (i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      g_assert_cmpint (man->walked, >=, 0);
      g_assert_cmpint (
          man->walked, <=,
          MAX (lw_arm_move (man->arm), LW_MOVE_CAVALRY * (man->state == LW_MAN_CAPTIVE)));
      if (lw_man_on_field (man))
        g_assert_cmpint (lw_distance (man->start, man->at), <=, man->walked + 2 * LW_INCH);
    }
}

static void
check_numbers (const LwBattle *battle)
{
  guint side, arm, state;

  for (side = 0; side < LW_N_SIDES; side++)
    {
      guint n = 0;

      for (arm = 0; arm < LW_N_ARMS; arm++)
        for (state = LW_MAN_IN_BOX; state <= LW_MAN_RETIRED; state++)
          n += lw_battle_count (battle, side, arm, state);
      g_assert_cmpuint (n, ==, lw_force_men (&battle->player[side].force));
    }
}

static void
check_all (const LwBattle *battle)
{
  check_apart (battle);
  check_strings (battle);
  check_numbers (battle);
}

/* Undo of all, and redo of all, come back to the same state. */
static void
check_undo (Game *game, LwBattle *battle)
{
  g_autofree char *before = lw_battle_hash (battle);
  g_autofree char *after = NULL;
  guint n = 0;

  while (lw_play_can_undo (battle) != 0)
    {
      g_assert_true (lw_play_undo (battle, NULL));
      g_ptr_array_add (game->hashes, lw_battle_hash (battle));
      n++;
    }
  for (; n > 0; n--)
    {
      g_assert_true (lw_play_redo (battle, NULL));
      g_ptr_array_add (game->hashes, lw_battle_hash (battle));
    }
  after = lw_battle_hash (battle);
  g_assert_cmpstr (before, ==, after);
}

static void
note_new_orders (Game *game, const LwBattle *battle)
{
  while (game->hashes->len < battle->record->len)
    g_ptr_array_add (game->hashes, NULL);
  g_free (g_ptr_array_index (game->hashes, battle->record->len - 1));
  g_ptr_array_index (game->hashes, battle->record->len - 1) = lw_battle_hash (battle);
}

static void
play_move (Game *game, LwBattle *battle)
{
  guint i, n = 3 + lw_chance_below (&game->chance, 6);

  play_and_note (game, battle, plain_order (LW_ORDER_GO, battle->mover));
  for (i = 0; i < n; i++)
    {
      guint what = lw_chance_below (&game->chance, 10);
      LwOrder *order = what < 2   ? random_haul (game, battle)
                       : what < 4 ? random_fire (game, battle)
                                  : random_march (game, battle);

      if (order != NULL)
        {
          gboolean planned = order->kind != LW_ORDER_FIRE;
          gboolean played;

          played = play_and_note (game, battle, order);
          g_assert_true (played || !planned);
        }
      if (lw_chance_below (&game->chance, 5) == 0)
        check_undo (game, battle);
      check_apart (battle);
    }
  check_all (battle);
  end_move (battle);
  note_new_orders (game, battle);
  check_all (battle);
}

/* The record, played again on a fresh battle, gives the same state after every order. */
static void
check_replay (Game *game, const LwBattle *battle, LwBattle *again)
{
  guint i;

  for (i = 0; i < battle->record->len; i++)
    {
      LwRefusal refusal;
      g_autofree char *hash = NULL;
      const char *was = i < game->hashes->len ? g_ptr_array_index (game->hashes, i) : NULL;

      if (!lw_play (again, g_ptr_array_index (battle->record, i), &refusal))
        g_error ("order %u is refused on replay: %d", i + 1, refusal.code);
      hash = lw_battle_hash (again);
      if (was != NULL)
        g_assert_cmpstr (hash, ==, was);
    }
}

static void
test_random_battle (gconstpointer data)
{
  Game game = { .hashes = g_ptr_array_new_with_free_func (g_free) };
  g_autoptr (LwCountry) country = NULL;
  g_autoptr (LwBattle) battle = NULL;
  g_autoptr (LwBattle) again = NULL;
  LwForce force;
  guint i;

  lw_chance_seed (&game.chance, GPOINTER_TO_UINT (data));
  country = random_country (&game.chance);
  force = (LwForce){ 8 + lw_chance_below (&game.chance, 20), 6 + lw_chance_below (&game.chance, 10),
                     1 + lw_chance_below (&game.chance, 2) };
  battle = battle_on (country, force, NULL);
  again = battle_on (country, force, NULL);

  put_all_down (battle);
  note_new_orders (&game, battle);
  for (i = 0; i < MOVES && battle->phase != LW_PHASE_OVER; i++)
    play_move (&game, battle);
  check_replay (&game, battle, again);
  g_ptr_array_unref (game.hashes);
}

int
main (int argc, char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);
  for (i = 1; i <= BATTLES; i++)
    {
      g_autofree char *path = g_strdup_printf ("/war/random-battles/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_random_battle);
    }

  return g_test_run ();
}
