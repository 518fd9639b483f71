/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-general-battles.c: Generals of all levels and tempers fight battles of all sizes and
 * Varieties by all house rules, on Countries that are shipped, suggested and made by chance: no
 * order is refused, no move cannot be settled, and the record replays.
 *
 * `general-battles --battles 1000 --seed 7 --level captain` fights as many as one likes; a level
 * above the Captain takes its time. With --all-levels each is as likely as any other.
 */
#include <stdlib.h>
#include <string.h>

#include "general-field.h"
#include "lw-battle-checksum.h"
#include "lw-library.h"
#include "lw-country-file.h"
#include "lw-play.h"
#include "lw-suggestion.h"
#include "random-country.h"

#define BATTLES 12
#define SEED 1913
#define MOVES 12
#define FEW 30 /* men of a side */

static gint battles, moves = MOVES;
static gboolean all_levels;
static gint64 seed = SEED;
static char *level_name;

static const GOptionEntry options[] = {
  { "battles", 0, 0, G_OPTION_ARG_INT, &battles, "How many battles", "N" },
  { "moves", 0, 0, G_OPTION_ARG_INT, &moves, "Moves of each", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "The seed of the first", "S" },
  { "all-levels", 0, 0, G_OPTION_ARG_NONE, &all_levels, "As many Marshals as Cadets", NULL },
  { "level", 0, 0, G_OPTION_ARG_STRING, &level_name, "Of all Generals", "LEVEL" },
  { NULL }
};

/* ---- what is fought ---- */

static LwCountry *
load_shipped (LwChance *chance)
{
  g_autoptr (GPtrArray) items = lw_library_list (LW_FILE_COUNTRY);
  const LwLibraryItem *item = g_ptr_array_index (items, lw_chance_below (chance, items->len));
  LwCountry *country = lw_country_file_load (item->path, NULL, NULL);

  g_assert_nonnull (country);
  return country;
}

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

static LwForce
choose_force (LwChance *chance, guint men)
{
  guint cavalry = lw_chance_below (chance, men / 2 + 1);

  return (LwForce){ men - cavalry, cavalry, lw_chance_below (chance, 2 + men / 25) };
}

static void
choose_rules (LwChance *chance, LwHouseRules *rules)
{
  lw_house_rules_init (rules);
  for (guint i = 0; i < LW_N_RULES; i++)
    if (lw_chance_below (chance, 3) == 0)
      rules->choice[i] = (guint8)lw_chance_below (chance, lw_rule_n_choices ((LwRule)i));
}

static LwBattle *
choose_battle (LwChance *chance)
{
  static const guint most[] = { 20, 40, 40, 60, 60, 90, 130, 250 };
  guint men =
      10 + lw_chance_below (chance, most[lw_chance_below (chance, G_N_ELEMENTS (most))] - 9);
  guint from = lw_chance_below (chance, 4);
  g_autoptr (LwCountry) country = from == 0   ? load_shipped (chance)
                                  : from == 1 ? suggest (chance)
                                              : random_country (chance, men);
  LwPlayer players[LW_N_SIDES] = { { .edge = LW_EDGE_NORTH }, { .edge = LW_EDGE_SOUTH } };
  LwHouseRules rules;
  LwBattle *battle;

  men = MIN (men, (guint)(country->width / LW_INCH) * 2 / 3);
  players[LW_RED].force = choose_force (chance, men);
  players[LW_BLUE].force =
      lw_chance_below (chance, 2) == 0 ? players[LW_RED].force : choose_force (chance, men);
  choose_rules (chance, &rules);
  battle = lw_battle_new (country, players, (LwVariety)lw_chance_below (chance, 3), &rules,
                          lw_chance_next (chance));
  battle->title = g_strdup (country->name);
  lw_battle_set_up (battle, (LwSide)lw_chance_below (chance, 2), lw_chance_below (chance, 2) == 0);
  return battle;
}

/* Those who think long are rare, and where they are few men or by hand. */
static LwLevel
choose_level (LwChance *chance, guint men)
{
  gboolean any = all_levels || (men <= FEW && lw_chance_below (chance, 4) == 0);
  LwLevel level = (LwLevel)lw_chance_below (chance, any ? LW_N_LEVELS : LW_LEVEL_COLONEL);

  if (level_name != NULL && !lw_level_parse (level_name, &level))
    g_error ("there is no level %s", level_name);
  return level;
}

/* ---- what must be true ---- */

static void
check_replay (const LwBattle *battle)
{
  g_autoptr (LwBattle) again = lw_battle_fresh (battle);
  g_autofree char *was = lw_battle_checksum_state (battle);
  g_autofree char *is = NULL;

  for (guint i = 0; i < battle->record->len; i++)
    g_assert_true (lw_play (again, g_ptr_array_index (battle->record, i), NULL));
  is = lw_battle_checksum_state (again);
  g_assert_cmpstr (is, ==, was);
}

static void
fight (guint64 number)
{
  LwChance chance;
  g_autoptr (LwBattle) battle = NULL;
  LwBouter bouters[LW_N_SIDES];
  LwRefusal refusal = { 0 };
  LwBoutEnd end;
  LwSide side;

  lw_chance_seed (&chance, number);
  battle = choose_battle (&chance);
  for (guint i = 0; i < LW_N_SIDES; i++)
    {
      LwLevel level = choose_level (&chance, lw_force_men (&battle->player[i].force));
      LwTemper temper = (LwTemper)lw_chance_below (&chance, LW_N_TEMPERS);

      bouters[i] = (LwBouter){ lw_general_ask, lw_general_new ((LwSide)i, level, temper,
                                                               lw_chance_next (&chance), NULL) };
    }
  end = lw_bout_play (battle, bouters, (guint)moves, &side, &refusal);
  for (guint i = 0; i < LW_N_SIDES; i++)
    lw_general_free (bouters[i].data);
  if (end == LW_BOUT_REFUSED)
    g_error ("battle %" G_GUINT64_FORMAT
             ": %s refused in move %u, phase %d: code %d, man %d, gun %d",
             number, lw_side_nick (side), battle->move, battle->phase, refusal.code, refusal.man,
             refusal.gun);
  if (end == LW_BOUT_STUCK)
    g_error ("battle %" G_GUINT64_FORMAT ": %s is stuck in move %u, phase %d", number,
             lw_side_nick (side), battle->move, battle->phase);
  g_test_message ("battle %" G_GUINT64_FORMAT ": %s, %s, %u and %u men, ending %d in move %u",
                  number, battle->title, lw_variety_nick (battle->variety),
                  lw_force_men (&battle->player[LW_RED].force),
                  lw_force_men (&battle->player[LW_BLUE].force), battle->ending, battle->move);
  check_replay (battle);
}

static void
test_lawful (void)
{
  for (guint64 i = 0; i < BATTLES; i++)
    fight (SEED + i);
}

/* By hand, with a line for each. */
static int
fight_many (void)
{
  for (gint i = 0; i < battles; i++)
    fight ((guint64)(seed + i));
  g_print ("%d battles, all lawful and settled\n", battles);
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
    return fight_many ();

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/general/G3/lawful", test_lawful);
  return g_test_run ();
}
