/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-round-trips.c: random states of random battles, saved and loaded: each is what it was.
 *
 * `round-trips --states 100000 --seed 7` for as many as one likes.
 */
#include <stdlib.h>
#include <string.h>

#include "lw-battle-file.h"
#include "lw-play.h"
#include "random-country.h"
#include "random-player.h"
#include "lw-battle-checksum.h"
#include "lw-order-xml.h"

#define STATES 2000
#define SEED 1913
#define MEN 5
/* Orders of one battle: many short battles say more than one long one. */
#define ORDERS 40

static gint states = STATES;
static gint64 seed = SEED;

static const GOptionEntry options[] = {
  { "states", 0, 0, G_OPTION_ARG_INT, &states, "How many states", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "The seed of the first battle", "S" },
  { NULL }
};

static LwBattle *
new_battle (LwChance *chance)
{
  g_autoptr (LwCountry) country = random_country (chance, MEN);
  LwPlayer players[LW_N_SIDES] = { { (char *)"Robert", LW_EDGE_NORTH, { 3, 2, 1 } },
                                   { (char *)"Anna", LW_EDGE_SOUTH, { 3, 2, 1 } } };
  LwHouseRules rules;

  lw_house_rules_init (&rules);
  return lw_battle_new (country, players, (LwVariety)lw_chance_below (chance, 3), &rules,
                        lw_chance_next (chance));
}

static void
go_round (const LwBattle *battle)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwBattle) again = NULL;
  g_autofree char *text = lw_battle_file_write (battle, NULL, &error);
  g_autofree char *was = lw_battle_checksum_state (battle);
  g_autofree char *is = NULL;

  g_assert_no_error (error);
  again = lw_battle_file_parse ("round", text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  is = lw_battle_checksum_state (again);
  g_assert_cmpstr (is, ==, was);
}

/* The same battle by way of the codec alone: fields that no file holds are left behind. FALSE: the
 * player has given a number that no file holds, such as a facing of a thousand turns. */
static gboolean
follow (LwBattle *follower, const LwBattle *battle)
{
  g_autofree char *was = lw_battle_checksum_state (battle);
  g_autofree char *is = NULL;

  for (guint n = follower->record->len + 1; n <= battle->record->len; n++)
    {
      g_autofree char *line = lw_order_xml_write (battle, lw_battle_order (battle, n));
      g_autoptr (GError) error = NULL;
      g_autoptr (LwOrder) order = lw_order_xml_read (follower, line, &error);
      gboolean played;

      if (!order)
        return FALSE;
      played = lw_play (follower, order, NULL);
      g_assert_true (played);
    }
  is = lw_battle_checksum_state (follower);
  g_assert_cmpstr (is, ==, was);
  return TRUE;
}

static gint
play (guint64 number)
{
  g_autoptr (LwBattle) battle = NULL;
  g_autoptr (LwBattle) follower = NULL;
  RandomPlayer player;
  LwChance chance;
  gint n = 0;

  lw_chance_seed (&chance, number);
  battle = new_battle (&chance);
  follower = lw_battle_fresh (battle);
  random_player_init (&player, battle, lw_chance_next (&chance));
  random_player_toss (&player);
  while (battle->record->len < ORDERS && follow (follower, battle))
    {
      go_round (follower);
      n++;
      if (!random_player_step (&player))
        break;
    }
  random_player_clear (&player);
  return n;
}

static void
test_states (void)
{
  gint n = 0;
  guint64 number;

  for (number = (guint64)seed; n < states; number++)
    n += play (number);
  g_test_message ("%d states of %d battles", n, (gint)(number - (guint64)seed));
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_test_init (&argc, &argv, NULL);
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return EXIT_FAILURE;
  g_test_add_func ("/store/round-trips", test_states);
  return g_test_run ();
}
