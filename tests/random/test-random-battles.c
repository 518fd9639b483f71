/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-random-battles.c: battles of random but lawful play. Whatever happens, nobody overlaps,
 * nobody leaves the field or goes farther than his string, the numbers add up, what is refused
 * changes nothing, the record replays to the same state order by order, and the battle in a glass
 * is the same battle.
 *
 * `random-battles --battles 1000 --seed 7` plays as many as one likes.
 */
#include <stdlib.h>

#include "lw-battle-file.h"
#include "lw-country-file.h"
#include "lw-library.h"
#include "lw-play.h"
#include "lw-suggestion.h"
#include "random-country.h"
#include "random-mirror.h"
#include "random-player.h"
#include "lw-battle-checksum.h"

#define BATTLES 60
#define SEED 1913
#define MOVES 14 /* of both sides; then peace is made */

static gint battles = 0;
static gint64 seed = SEED;
static gint moves = MOVES;

static char *keep;

static const GOptionEntry options[] = {
  { "battles", 0, 0, G_OPTION_ARG_INT, &battles, "How many battles", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "The seed of the first", "S" },
  { "moves", 0, 0, G_OPTION_ARG_INT, &moves, "Moves before peace is made", "N" },
  { "keep", 0, 0, G_OPTION_ARG_FILENAME, &keep, "A folder for the record of each", "FOLDER" },
  { NULL }
};

/* The shipped Countries are fought on too. */
static LwCountry *
load_shipped (LwChance *chance)
{
  g_autoptr (GPtrArray) items = lw_library_list (LW_FILE_COUNTRY);
  const LwLibraryItem *item;
  g_autoptr (GError) error = NULL;
  LwCountry *country;

  if (items->len == 0)
    return NULL;
  item = g_ptr_array_index (items, lw_chance_below (chance, items->len));
  country = lw_country_file_load (item->path, NULL, &error);
  g_assert_no_error (error);

  return country;
}

/* And those that the program suggests. */
static LwCountry *
suggest (LwChance *chance)
{
  LwSuggestion wish = {
    .seed = lw_chance_below (chance, 1000),
    .width = LW_FOOT * (LwLength)(7 + lw_chance_below (chance, 8)),
    .depth = LW_FOOT * (LwLength)(7 + lw_chance_below (chance, 4)),
    .hills = lw_chance_below (chance, LW_SUGGESTION_MOST + 1),
    .woods = lw_chance_below (chance, LW_SUGGESTION_MOST + 1),
    .water = lw_chance_below (chance, LW_SUGGESTION_MOST + 1),
    .buildings = lw_chance_below (chance, LW_SUGGESTION_MOST + 1),
  };

  return lw_suggestion_make (&wish);
}

/* A Country that a file can hold, and the men that there is room for on it. */
static LwCountry *
choose_country (LwChance *chance, guint *men)
{
  guint from = lw_chance_below (chance, 8);
  LwCountry *country = from == 0 ? load_shipped (chance) : from < 3 ? suggest (chance) : NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (country == NULL)
    country = random_country (chance, *men);
  *men = MIN (*men, (guint)(country->width / LW_INCH) * 2 / 3);
  text = lw_country_file_write (country, NULL, &error);
  g_assert_no_error (error);

  return country;
}

static LwForce
choose_force (LwChance *chance, guint men)
{
  guint cavalry = lw_chance_below (chance, men / 2 + 1);

  return (LwForce){ men - cavalry, cavalry, lw_chance_below (chance, 2 + men / 30) };
}

static void
choose_rules (LwChance *chance, LwHouseRules *rules)
{
  guint i;

  lw_house_rules_init (rules);
  for (i = 0; i < LW_N_RULES; i++)
    if (lw_chance_below (chance, 3) == 0)
      rules->choice[i] = (guint8)lw_chance_below (chance, lw_rule_n_choices (i));
}

/* Ten men to two hundred and fifty, small forces more often than large ones. */
static guint
choose_men (LwChance *chance)
{
  static const guint most[] = { 20, 40, 40, 60, 60, 90, 130, 250 };

  return 10 + lw_chance_below (chance, most[lw_chance_below (chance, G_N_ELEMENTS (most))] - 9);
}

static LwBattle *
choose_battle (LwChance *chance)
{
  guint men = choose_men (chance);
  g_autoptr (LwCountry) country = choose_country (chance, &men);
  LwForce red = choose_force (chance, men), blue = choose_force (chance, men);
  LwPlayer players[LW_N_SIDES] = {
    { (char *)"Robert", LW_EDGE_NORTH, red },
    { (char *)"Anna", LW_EDGE_SOUTH, lw_chance_below (chance, 2) == 0 ? blue : red },
  };
  LwVariety variety = (LwVariety)lw_chance_below (chance, LW_VARIETY_DEFENSIVE + 1);
  LwHouseRules rules;

  choose_rules (chance, &rules);
  return lw_battle_new (country, players, variety, &rules, lw_chance_next (chance));
}

/* Time that has run does not come back (see lw_play_undo ()): all else does. */
static char *
hash_apart_from_time (const LwBattle *battle)
{
  g_autoptr (LwBattle) copy = lw_battle_copy (battle);

  copy->clock = copy->allowance = 0;
  copy->paused = FALSE;
  return lw_battle_checksum_state (copy);
}

/* What stands since the last barrier is taken back and given again. */
static void
check_back_to_barrier (const LwBattle *battle, const char *at_barrier)
{
  g_autoptr (LwBattle) copy = lw_battle_copy (battle);
  g_autofree char *before = lw_battle_checksum_state (battle);
  g_autofree char *back = NULL;
  g_autofree char *after = NULL;
  guint n = 0;

  if (lw_play_can_undo (copy) == 0)
    return;
  for (; lw_play_can_undo (copy) != 0; n++)
    g_assert_true (lw_play_undo (copy, NULL));
  back = hash_apart_from_time (copy);
  if (at_barrier != NULL)
    g_assert_cmpstr (back, ==, at_barrier);
  for (; n > 0; n--)
    g_assert_true (lw_play_redo (copy, NULL));
  after = lw_battle_checksum_state (copy);
  g_assert_cmpstr (after, ==, before);
}

/* Marks that were noted at their time are those that are found afterwards. */
static void
check_marks (const LwBattle *noted, const LwBattle *battle)
{
  const GPtrArray *marks = lw_battle_checksum_marks (battle),
                  *then = lw_battle_checksum_marks (noted);
  guint i;

  g_assert_nonnull (marks);
  g_assert_cmpuint (marks->len, ==, battle->record->len / LW_CHECKSUM_EVERY);
  g_assert_cmpuint (then->len, ==, marks->len);
  for (i = 0; i < marks->len; i++)
    g_assert_cmpstr (g_ptr_array_index (then, i), ==, g_ptr_array_index (marks, i));
}

/* The record, played again, gives the same state after every order; and before every barrier the
 * way back to the last one, and forth, leads to the same. */
static void
check_replay (const RandomPlayer *player)
{
  const LwBattle *battle = player->battle;
  g_autoptr (LwBattle) again = lw_battle_fresh (battle);
  g_autofree char *at_barrier = NULL;
  guint i;

  /* As it was before the tosses. */
  lw_battle_set_up (again, LW_RED, FALSE);
  for (i = 0; i < battle->record->len; i++)
    {
      const LwOrder *order = g_ptr_array_index (battle->record, i);
      gboolean barrier = lw_order_is_barrier (order->kind);
      g_autofree char *hash = NULL;
      LwRefusal refusal;

      if (barrier && again->phase != LW_PHASE_PUTTING_DOWN)
        check_back_to_barrier (again, at_barrier);
      if (!lw_play (again, order, &refusal))
        g_error ("order %u is refused on replay: %d", i + 1, refusal.code);
      lw_battle_checksum_mark (again);
      hash = lw_battle_checksum_state (again);
      if (g_strcmp0 (hash, g_ptr_array_index (player->hashes, i)) != 0)
        g_error ("order %u, %s, has another outcome on replay", i + 1,
                 lw_order_kind_nick_for_test (order->kind));
      if (barrier)
        {
          g_free (at_barrier);
          at_barrier = hash_apart_from_time (again);
        }
    }
  check_marks (again, battle);
}

static void
make_peace (RandomPlayer *player)
{
  static const char *const ends[] = { "draw", "red", "blue" };
  LwBattle *battle = player->battle;
  LwOrder *order =
      lw_order_new (lw_chance_below (&player->chance, 4) == 0 ? LW_ORDER_SURRENDER : LW_ORDER_AGREE,
                    battle->mover);

  order->flag = order->kind == LW_ORDER_SURRENDER;
  order->text = g_strdup (ends[lw_chance_below (&player->chance, 3)]);
  g_assert_true (random_player_try (player, order));
}

/* The whole record as a file, to be compared with what another build makes of the same seed. */
static void
keep_battle (const LwBattle *battle, guint64 number)
{
  g_autofree char *name = g_strdup_printf ("%" G_GUINT64_FORMAT ".lwbattle", number);
  g_autofree char *path = g_build_filename (keep, name, NULL);
  g_autofree char *text = lw_battle_file_write (battle, NULL, NULL);

  g_assert_nonnull (text);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
play_battle (guint64 chance_seed)
{
  LwChance chance;
  g_autoptr (LwBattle) battle = NULL;
  RandomPlayer player;

  lw_chance_seed (&chance, chance_seed);
  battle = choose_battle (&chance);
  random_player_init (&player, battle, lw_chance_next (&chance));
  random_player_toss (&player);
  while (battle->move <= (guint)moves && random_player_step (&player))
    ;
  if (battle->phase == LW_PHASE_PUTTING_DOWN)
    g_error ("there is no room for all of them");
  if (battle->phase != LW_PHASE_OVER)
    make_peace (&player);

  check_replay (&player);
  mirror_check (battle, (Mirror){ TRUE, TRUE });
  mirror_check (battle, (Mirror){ TRUE, FALSE });
  mirror_check (battle, (Mirror){ FALSE, TRUE });
  g_test_message ("%u a side, %s: %u orders, %u refused, ending %d after move %u",
                  battle->n_men / 2, lw_variety_nick (battle->variety), battle->record->len,
                  player.refused, battle->ending, battle->move);
  if (keep != NULL)
    keep_battle (battle, chance_seed);
  random_player_clear (&player);
}

static void
test_battle (gconstpointer data)
{
  play_battle (SEED + GPOINTER_TO_UINT (data));
}

/* As many as are asked for, without the harness of the suite. */
static int
play_many (void)
{
  gint i;

  for (i = 0; i < battles; i++)
    {
      g_print ("battle %" G_GINT64_FORMAT "\n", seed + i);
      play_battle ((guint64)(seed + i));
    }
  g_print ("%d battles, all by the laws\n", battles);

  return EXIT_SUCCESS;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  guint i;

  g_option_context_add_main_entries (context, options, NULL);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return EXIT_FAILURE;
  if (battles > 0)
    return play_many ();

  g_test_init (&argc, &argv, NULL);
  for (i = 1; i <= BATTLES; i++)
    {
      g_autofree char *path = g_strdup_printf ("/war/random-battles/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_battle);
    }

  return g_test_run ();
}
