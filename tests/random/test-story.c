/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-story.c: every number in the story of a battle is the record's, and everything is told once.
 *
 * `story --battles 1000 --seed 7` reads as many as one likes; `--print` shows them.
 */
#include <stdlib.h>
#include "data-folder.h"

#include "lw-battle-file.h"
#include "lw-play.h"
#include "random-country.h"
#include "random-player.h"
#include "story-check.h"
#include "story/story.h"

#define BATTLES 12
#define SEED 1914
#define MOVES 12
#define MOST_WORDS 650

static gint battles = 0;
static gint64 seed = SEED;
static gboolean print = FALSE;

static const GOptionEntry options[] = {
  { "battles", 0, 0, G_OPTION_ARG_INT, &battles, "How many battles", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "The seed of the first", "S" },
  { "print", 0, 0, G_OPTION_ARG_NONE, &print, "Print the stories", NULL },
  { NULL }
};

static LwBattle *
choose_battle (LwChance *chance)
{
  guint men = 8 + lw_chance_below (chance, 60);
  g_autoptr (LwCountry) country = random_country (chance, men);
  guint cavalry = lw_chance_below (chance, men / 2 + 1);
  LwForce red = { men - cavalry, cavalry, lw_chance_below (chance, 5) };
  LwForce blue = red;
  LwPlayer players[LW_N_SIDES] = { { (char *)"Robert", LW_EDGE_NORTH, red },
                                   { (char *)"Anna", LW_EDGE_SOUTH, blue } };
  LwVariety variety = (LwVariety)lw_chance_below (chance, LW_VARIETY_DEFENSIVE + 1);
  LwHouseRules rules;
  LwBattle *battle;

  if (lw_chance_below (chance, 2) == 0)
    players[LW_BLUE].force.infantry = MAX (1, red.infantry / 2);
  lw_house_rules_init (&rules);
  battle = lw_battle_new (country, players, variety, &rules, lw_chance_next (chance));
  battle->id = g_strdup_printf ("%032x", lw_chance_below (chance, G_MAXINT32));
  return battle;
}

static void
make_peace (RandomPlayer *player)
{
  static const char *const ends[] = { "draw", "red", "blue" };
  LwBattle *battle = player->battle;
  guint chance = lw_chance_below (&player->chance, 4);
  LwOrder *order = lw_order_new (chance == 0 ? LW_ORDER_SURRENDER : LW_ORDER_AGREE, battle->mover);

  order->flag = order->kind == LW_ORDER_SURRENDER;
  order->text = g_strdup (ends[lw_chance_below (&player->chance, 3)]);
  g_assert_true (random_player_try (player, order));
}

static void
print_story (const LwBattle *battle)
{
  g_autoptr (GPtrArray) story = lw_story_paragraphs (battle);

  for (guint i = 0; i < story->len; i++)
    g_print ("  %s\n", (char *)g_ptr_array_index (story, i));
}

/* A battle is looked at while it lasts, too. */
static void
read_battle (guint64 chance_seed)
{
  LwChance chance;
  g_autoptr (LwBattle) battle = NULL;
  RandomPlayer player;
  guint words, looks = 0;

  lw_chance_seed (&chance, chance_seed);
  battle = choose_battle (&chance);
  random_player_init (&player, battle, lw_chance_next (&chance));
  random_player_toss (&player);
  check_story (battle);
  while (battle->move <= MOVES && random_player_step (&player))
    if (battle->move > 0 && looks++ % 50 == 0)
      check_story (battle);
  if (battle->phase != LW_PHASE_OVER)
    make_peace (&player);
  if (print)
    print_story (battle);
  words = check_story (battle);
  g_assert_cmpuint (words, <=, MOST_WORDS);
  g_test_message ("%s: ending %d after move %u, %u words", lw_variety_nick (battle->variety),
                  battle->ending, battle->move, words);
  random_player_clear (&player);
}

static void
test_battle (gconstpointer data)
{
  read_battle (SEED + GPOINTER_TO_UINT (data));
}

/* The battle of the book, told at the length that a reader has patience for. */
static void
test_hooks_farm (void)
{
  g_autofree char *path = g_build_filename (data_folder (), "battles", "hooks-farm.lwbattle", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (LwBattle) battle = lw_battle_file_load (path, NULL, &error);
  guint words;

  g_assert_no_error (error);
  words = check_story (battle);
  if (print)
    print_story (battle);
  g_assert_cmpuint (words, >=, 350);
  g_assert_cmpuint (words, <=, 600);
}

/* The words are chosen by the battle's own seed: others are told otherwise. */
static void
test_variety (void)
{
  g_autofree char *path = g_build_filename (data_folder (), "battles", "hooks-farm.lwbattle", NULL);
  g_autoptr (LwBattle) battle = lw_battle_file_load (path, NULL, NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < 12; i++)
    {
      g_autoptr (GPtrArray) story = NULL;

      g_free (battle->id);
      battle->id = g_strdup_printf ("%032x", i + 1);
      check_story (battle);
      story = lw_story_paragraphs (battle);
      g_assert_cmpuint (story->len, >=, 5);
      g_hash_table_add (seen, g_strdup (g_ptr_array_index (story, 3)));
    }
  g_assert_cmpuint (g_hash_table_size (seen), >=, 6);
}

static int
read_many (void)
{
  for (gint i = 0; i < battles; i++)
    {
      g_print ("battle %" G_GINT64_FORMAT "\n", seed + i);
      read_battle ((guint64)(seed + i));
    }
  g_print ("%d stories, all true\n", battles);
  return EXIT_SUCCESS;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_option_context_add_main_entries (context, options, NULL);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return EXIT_FAILURE;
  if (battles > 0)
    return read_many ();

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/war/story/hooks-farm", test_hooks_farm);
  g_test_add_func ("/war/story/variety", test_variety);
  for (guint i = 1; i <= BATTLES; i++)
    {
      g_autofree char *path = g_strdup_printf ("/war/story/random-%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_battle);
    }
  return g_test_run ();
}
