/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-command-general.c: a battle between two Generals, fought without a window: by the scenario of
 * its Country, or with the usual forces where it has none.
 */
#include "lw-command-general.h"

#include "command/command.h"
#include "files/files.h"
#include "lw-command-say.h"
#include "generals/generals.h"
#include "names/names.h"
#include "play/play.h"
#include "remarks/remarks.h"

/* After so many moves they make peace. */
#define MOST_MOVES 40

typedef struct
{
  LwLevel level;
  LwTemper temper;
  guint64 seed;
  LwGeneral *general;
} Seat;

/* "captain" or "colonel/fiery". */
static gboolean
parse_seat (const char *name, guint64 seed, Seat *seat)
{
  g_auto (GStrv) parts = g_strsplit (name == NULL ? "captain" : name, "/", 2);

  *seat = (Seat){ .seed = seed };
  return lw_level_parse (parts[0], &seat->level) &&
         (parts[1] == NULL || lw_temper_parse (parts[1], &seat->temper));
}

/* The same for the same seed, and hardly for another. */
static char *
make_id (guint64 seed)
{
  LwChance chance;
  guint64 high;

  lw_chance_seed (&chance, seed);
  high = lw_chance_next (&chance);
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x%016" G_GINT64_MODIFIER "x", high,
                          lw_chance_next (&chance));
}

static LwBattle *
lay_out (const LwCountry *country, const LwScenario *scenario, const Seat seats[], guint64 seed)
{
  LwPlayer players[LW_N_SIDES];
  char *names[LW_N_SIDES];
  LwBattle *battle;

  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      names[side] = lw_level_names_full (seats[side].level, seats[side].temper, seats[side].seed);
      players[side] =
          (LwPlayer){ names[side], scenario->side[side].edge, scenario->side[side].force };
    }
  battle = lw_battle_new (country, players, scenario->variety, &scenario->rules, seed);
  battle->scenario = lw_scenario_copy (scenario);
  battle->id = make_id (seed);
  battle->title = g_strdup (country->name);
  for (guint side = 0; side < LW_N_SIDES; side++)
    g_free (names[side]);
  return battle;
}

/* Who moves first, if the scenario does not say it. */
static void
toss (LwBattle *battle, const LwScenario *scenario, guint64 seed)
{
  g_autoptr (LwOrder) order = NULL;
  LwChance chance;
  LwSide winner;

  if (scenario->has_first)
    {
      lw_battle_set_up (battle, scenario->first, TRUE);
      return;
    }

  lw_chance_seed (&chance, seed);
  winner = lw_chance_below (&chance, 2) == 0 ? LW_RED : LW_BLUE;
  lw_battle_set_up (battle, winner, TRUE);
  order = lw_order_new (LW_ORDER_TOSS, winner);
  order->text = g_strdup ("first");
  lw_play (battle, order, NULL);
}

static void
make_peace (LwBattle *battle)
{
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_AGREE, battle->mover);

  order->text = g_strdup ("draw");
  lw_play (battle, order, NULL);
}

static int
say (const char *sentence)
{
  g_printerr ("%s\n", sentence);
  return 1;
}

static int
fight (LwBattle *battle, Seat seats[])
{
  LwBouter bouters[LW_N_SIDES];
  LwRefusal refusal;
  LwBoutEnd end;
  LwSide side;

  for (guint i = 0; i < LW_N_SIDES; i++)
    {
      seats[i].general =
          lw_general_new ((LwSide)i, seats[i].level, seats[i].temper, seats[i].seed, NULL);
      bouters[i] = (LwBouter){ lw_general_ask, seats[i].general };
    }
  end = lw_bout_play (battle, bouters, MOST_MOVES, &side, &refusal);
  for (guint i = 0; i < LW_N_SIDES; i++)
    {
      const LwWork *work = lw_general_work (seats[i].general);

      g_print ("%s: %" G_GUINT64_FORMAT " trial flights, %" G_GUINT64_FORMAT " playouts\n",
               lw_side_nick ((LwSide)i), work->flights, work->playouts);
      lw_general_free (seats[i].general);
    }
  if (end == LW_BOUT_STUCK && battle->phase == LW_PHASE_PUTTING_DOWN)
    return say ("there is no room to put an army down");
  if (end == LW_BOUT_STUCK || end == LW_BOUT_REFUSED)
    return say ("the laws would not have a General's order");
  if (end == LW_BOUT_UNDECIDED)
    make_peace (battle);

  return 0;
}

static void
tell_ending (const LwBattle *battle, const char *path)
{
  const char *ending = battle->winner == LW_RED ? "red has won" : "blue has won";
  g_autofree char *red = NULL;
  g_autofree char *blue = NULL;
  LwAccount account;

  lw_account (battle, &account);
  red = lw_points_format (account.side[LW_RED].points);
  blue = lw_points_format (account.side[LW_BLUE].points);
  g_print ("wrote %s: %s in move %u, %s to %s points\n", path, battle->won ? ending : "drawn",
           MIN (battle->move, MOST_MOVES), red, blue);
}

int
lw_command_general (const LwGeneralBattle *wanted)
{
  g_autoptr (GError) error = NULL;
  LwScenario *found = NULL;
  g_autoptr (LwCountry) country = NULL;
  g_autoptr (LwScenario) scenario = NULL;
  g_autoptr (LwBattle) battle = NULL;
  g_autofree char *refusal = NULL;
  guint64 seed = (guint64)wanted->seed;
  Seat seats[LW_N_SIDES];

  if (wanted->output == NULL)
    return lw_command_misuse ("say with -o where to write");
  if (!parse_seat (wanted->red, seed, &seats[LW_RED]) ||
      !parse_seat (wanted->blue, seed + 1, &seats[LW_BLUE]))
    return lw_command_misuse ("a General is a cadet, captain, colonel or marshal, and may be "
                              "/even, /fiery, /prudent or a /gunner");
  country = lw_country_file_load_strict (wanted->country, &found, &error);
  if (country == NULL)
    return lw_command_refuse (error);

  scenario = found != NULL ? found : lw_scenario_new ();
  refusal = lw_scenario_refusal (country, scenario);
  if (refusal != NULL)
    return say (refusal);
  battle = lay_out (country, scenario, seats, seed);
  toss (battle, scenario, seed);
  if (fight (battle, seats) != 0)
    return 1;
  if (!lw_battle_file_save (battle, NULL, wanted->output, &error))
    return lw_command_refuse (error);
  tell_ending (battle, wanted->output);
  return 0;
}
