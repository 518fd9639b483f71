/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-random-orders.c: orders that nobody in his senses would give, at every stage of small
 * battles: none does any harm, each refusal names its law and leaves all as it was, and what is
 * played is what a file says of it.
 *
 * `random-orders --orders 1000000 --seed 7` gives as many as one likes.
 */
#include <stdlib.h>
#include <string.h>

#include "lw-battle-file.h"
#include "lw-play.h"
#include "order-test.h"
#include "random-country.h"
#include "random-order.h"
#include "random-player.h"
#include "names/names.h"
#include "lw-battle-checksum.h"
#include "remarks/remarks.h"
#include "lw-order-xml.h"

#define ORDERS 20000
#define SEED 8231
#define A_BATTLE 2000 /* wild orders; then another is begun */
#define A_LAWFUL 12   /* wild orders to a lawful one */
#define HASH_EVERY 32

static gint orders = 0;
static gint64 seed = SEED;

static const GOptionEntry options[] = {
  { "orders", 0, 0, G_OPTION_ARG_INT, &orders, "How many orders", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "The seed of the first battle", "S" },
  { NULL }
};

static void
check_refusal (const LwBattle *battle, const LwRefusal *refusal)
{
  g_autofree char *sentence = NULL;

  g_assert_cmpint (refusal->code, >, LW_REFUSED_NOTHING);
  g_assert_cmpint (refusal->code, <, LW_N_REFUSALS);
  if (lw_law_text (lw_refusal_law (refusal)) == NULL)
    g_error ("refusal %d names “%s”, which is no law", refusal->code, lw_refusal_law (refusal));
  sentence = lw_refusal_words (battle, refusal);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_cmpuint (strlen (sentence), >, 10);
}

/* What a refused order may not touch. */
typedef struct
{
  gpointer men, guns;
  guint record, events, standing, undone, passed, melees;
  gint64 clock, allowance;
  guint64 chance;
  LwPhase phase;
  char *hash; /* now and then */
} Still;

static void
still_take (Still *still, const LwBattle *battle, gboolean hash)
{
  *still = (Still){
    .men = g_memdup2 (battle->men, battle->n_men * sizeof *battle->men),
    .guns = g_memdup2 (battle->guns, battle->n_guns * sizeof *battle->guns),
    .record = battle->record->len,
    .events = battle->events->len,
    .standing = battle->standing->len,
    .undone = battle->undone->len,
    .passed = battle->passed->len,
    .melees = battle->melees->len,
    .clock = battle->clock,
    .allowance = battle->allowance,
    .chance = battle->chance.state,
    .phase = battle->phase,
    .hash = hash ? lw_battle_checksum_state (battle) : NULL,
  };
}

static void
still_compare (const Still *still, const LwBattle *battle)
{
  g_assert_cmpmem (still->men, battle->n_men * sizeof *battle->men, battle->men,
                   battle->n_men * sizeof *battle->men);
  g_assert_cmpmem (still->guns, battle->n_guns * sizeof *battle->guns, battle->guns,
                   battle->n_guns * sizeof *battle->guns);
  g_assert_cmpuint (still->record, ==, battle->record->len);
  g_assert_cmpuint (still->events, ==, battle->events->len);
  g_assert_cmpuint (still->standing, ==, battle->standing->len);
  g_assert_cmpuint (still->undone, ==, battle->undone->len);
  g_assert_cmpuint (still->passed, ==, battle->passed->len);
  g_assert_cmpuint (still->melees, ==, battle->melees->len);
  g_assert_cmpint (still->clock, ==, battle->clock);
  g_assert_cmpint (still->allowance, ==, battle->allowance);
  g_assert_cmpuint (still->chance, ==, battle->chance.state);
  g_assert_cmpint (still->phase, ==, battle->phase);
  if (still->hash != NULL)
    {
      g_autofree char *hash = lw_battle_checksum_state (battle);

      g_assert_cmpstr (still->hash, ==, hash);
    }
}

static void
still_clear (Still *still)
{
  g_free (still->men);
  g_free (still->guns);
  g_free (still->hash);
}

/* What was played is what a file will say of it. */
static void
check_recorded (const LwBattle *battle)
{
  const LwOrder *order = lw_battle_order (battle, battle->record->len);
  g_autofree char *line = lw_order_xml_write (battle, order);
  g_autoptr (GError) error = NULL;
  g_autoptr (LwOrder) read = lw_order_xml_read (battle, line, &error);

  if (read == NULL)
    g_error ("what was played cannot be read again: %s: %s", line, error->message);
  if (!same_order (order, read))
    g_error ("what was played is not what was written: %s", line);
}

/* TRUE when the laws had nothing against it. */
static gboolean
try_order (LwBattle *battle, const LwOrder *order, gboolean hash)
{
  Still still;
  LwRefusal refusal = { LW_REFUSED_NOTHING };
  gboolean played;

  still_take (&still, battle, hash);
  played = lw_play (battle, order, &refusal);
  if (played)
    check_recorded (battle);
  else
    {
      still_compare (&still, battle);
      check_refusal (battle, &refusal);
    }
  still_clear (&still);

  return played;
}

typedef struct
{
  LwChance chance;
  guint given, refused;
} Trial;

static LwBattle *
begin_battle (Trial *trial)
{
  guint men = 10 + lw_chance_below (&trial->chance, 30);
  g_autoptr (LwCountry) country = random_country (&trial->chance, men);
  LwForce force = { men, lw_chance_below (&trial->chance, 15),
                    lw_chance_below (&trial->chance, 4) };
  LwPlayer players[LW_N_SIDES] = {
    { (char *)"Robert", LW_EDGE_NORTH, force },
    { (char *)"Anna", LW_EDGE_SOUTH, force },
  };
  LwHouseRules rules;
  guint i;

  lw_house_rules_init (&rules);
  for (i = 0; i < LW_N_RULES; i++)
    if (lw_chance_below (&trial->chance, 3) == 0)
      rules.choice[i] = (guint8)lw_chance_below (&trial->chance, lw_rule_n_choices (i));

  return lw_battle_new (country, players,
                        (LwVariety)lw_chance_below (&trial->chance, LW_VARIETY_DEFENSIVE + 1),
                        &rules, lw_chance_next (&trial->chance));
}

/* Ends nothing: the battle goes on under the wild orders. */
static gboolean
is_the_end (const LwOrder *order)
{
  return order->kind == LW_ORDER_AGREE || (order->kind == LW_ORDER_SURRENDER && order->flag);
}

static void
give_wild_order (Trial *trial, LwBattle *battle)
{
  g_autoptr (LwOrder) order = NULL;

  if (battle->record->len > 0 && lw_chance_below (&trial->chance, 2) == 0)
    order = random_spoilt_order (
        &trial->chance, battle,
        lw_battle_order (battle, 1 + lw_chance_below (&trial->chance, battle->record->len)));
  else
    order = random_wild_order (&trial->chance, battle);
  if (is_the_end (order) && lw_chance_below (&trial->chance, 50) != 0)
    return;

  if (!try_order (battle, order, trial->given % HASH_EVERY == 0))
    trial->refused++;
  trial->given++;
}

/* One battle is played lawfully, and wild orders are given between its moves and in them. */
static void
try_battle (Trial *trial, guint most)
{
  g_autoptr (LwBattle) battle = begin_battle (trial);
  RandomPlayer player;
  guint end = MIN (trial->given + A_BATTLE, most);

  gboolean goes_on = TRUE;

  while (trial->given < end && goes_on)
    {
      guint i, n = lw_chance_below (&trial->chance, 2 * A_LAWFUL);

      for (i = 0; i < n; i++)
        give_wild_order (trial, battle);
      random_player_init (&player, battle, lw_chance_next (&trial->chance));
      goes_on = random_player_step (&player);
      random_player_clear (&player);
    }
}

static void
try_many (guint64 first, guint most)
{
  Trial trial = { 0 };

  lw_chance_seed (&trial.chance, first);
  while (trial.given < most)
    try_battle (&trial, most);
  g_test_message ("%u orders, %u of them refused", trial.given, trial.refused);
  g_assert_cmpuint (trial.refused, >, trial.given / 2);
}

static void
test_orders (void)
{
  try_many (SEED, ORDERS);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_option_context_add_main_entries (context, options, NULL);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return EXIT_FAILURE;
  if (orders > 0)
    {
      try_many ((guint64)seed, (guint)orders);
      g_print ("%d orders, and no harm done\n", orders);
      return EXIT_SUCCESS;
    }

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/war/random-orders", test_orders);

  return g_test_run ();
}
