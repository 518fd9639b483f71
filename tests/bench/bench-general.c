/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-general.c: a turn of a General, in a battle that Captains have begun.
 */
#include "bench-yard.h"
#include "lw-general.h"
#include "war-test.h"

#define SEED 1913
#define BEGUN 3 /* moves of each */

/* A Wesnoth AI turn takes 48 ms where a screen is copied in 0.19 ms. */
#define SCREENS_A_WESNOTH_TURN 250

static LwBattle *battle;
static LwGeneral *general;

static void
begin (LwLength width, LwLength depth, LwForce force)
{
  g_autoptr (LwCountry) country = open_country (width, depth);
  LwBouter bouters[LW_N_SIDES];
  LwHouseRules rules;

  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_TIMED] = 1;
  battle = battle_on (country, force, &rules);
  for (guint i = 0; i < LW_N_SIDES; i++)
    bouters[i] = (LwBouter){ lw_general_ask, lw_general_new ((LwSide)i, LW_LEVEL_CAPTAIN,
                                                             LW_TEMPER_EVEN, SEED + i, NULL) };
  lw_bout_play (battle, bouters, BEGUN, NULL, NULL);
  for (guint i = 0; i < LW_N_SIDES; i++)
    lw_general_free (bouters[i].data);
}

static void
seat (LwLevel level)
{
  general = lw_general_new (battle->mover, level, LW_TEMPER_EVEN, SEED, NULL);
}

static void
set_up_few (guint men)
{
  (void)men;
  begin (10 * LW_FOOT, 8 * LW_FOOT, (LwForce){ 48, 25, 3 });
}

static void
set_up_captain (guint men)
{
  set_up_few (men);
  seat (LW_LEVEL_CAPTAIN);
}

static void
set_up_colonel (guint men)
{
  set_up_few (men);
  seat (LW_LEVEL_COLONEL);
}

static void
set_up_marshal (guint men)
{
  set_up_few (men);
  seat (LW_LEVEL_MARSHAL);
}

static void
set_up_many (guint men)
{
  (void)men;
  begin (18 * LW_FOOT, 18 * LW_FOOT, (LwForce){ 170, 80, 6 });
  seat (LW_LEVEL_COLONEL);
}

static void
clear (void)
{
  g_clear_pointer (&battle, lw_battle_free);
  g_clear_pointer (&general, lw_general_free);
}

/* From Go to the last of the settling. */
static void
turn (guint n)
{
  for (; n > 0; n--)
    {
      g_autoptr (LwBattle) copy = lw_battle_copy (battle);
      LwSide side = copy->mover;

      while (copy->mover == side && copy->phase != LW_PHASE_OVER)
        {
          g_autoptr (LwOrder) order = lw_general_next (general, copy, NULL);

          g_assert_true (lw_play (copy, order, NULL));
        }
      bench_sink += copy->events->len;
    }
}

static void
wesnoth (guint n)
{
  bench_copy_screen (n * SCREENS_A_WESNOTH_TURN);
}

/* Of the Colonel two seconds and five are asked, or a half and two, where Wesnoth takes 48 ms. */
const BenchCase bench_general[] = {
  { "P24", "a Captain's turn, 73 a side / 250 screens, as a Wesnoth AI turn", 146, set_up_captain,
    turn, wesnoth, clear, .15, .05 },
  { "P25", "a Colonel's turn, 73 a side / the same", 146, set_up_colonel, turn, wesnoth, clear, 41,
    10 },
  { "P25m", "a Marshal's turn, 73 a side / the same", 146, set_up_marshal, turn, wesnoth, clear, 41,
    0 },
  { "P25", "a Colonel's turn, 250 a side / the same", 500, set_up_many, turn, wesnoth, clear, 104,
    41 },
  { NULL }
};
