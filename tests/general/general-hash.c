/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * general-hash.c: a Captain and a Colonel fight on Countries made by chance; prints what the states
 * of their battles hash to. general-hash.sh compares it between compilers.
 */
#include <stdlib.h>

#include "lw-battle-checksum.h"
#include "lw-general.h"
#include "random-country.h"

#define MOVES 3
#define MEN 30

static char *
fight (guint64 seed)
{
  LwForce force = { MEN - 10, 10, 2 };
  LwPlayer players[LW_N_SIDES] = { { NULL, LW_EDGE_NORTH, force }, { NULL, LW_EDGE_SOUTH, force } };
  g_autoptr (LwCountry) country = NULL;
  g_autoptr (LwBattle) battle = NULL;
  LwBouter bouters[LW_N_SIDES];
  LwHouseRules rules;
  LwChance chance;

  lw_chance_seed (&chance, seed);
  country = random_country (&chance, MEN);
  lw_house_rules_init (&rules);
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, seed);
  for (guint i = 0; i < LW_N_SIDES; i++)
    {
      LwLevel level = i == 0 ? LW_LEVEL_CAPTAIN : LW_LEVEL_COLONEL;

      bouters[i] = (LwBouter){ lw_general_ask,
                               lw_general_new ((LwSide)i, level, LW_TEMPER_EVEN, seed + i, NULL) };
    }
  lw_bout_play (battle, bouters, MOVES, NULL, NULL);
  for (guint i = 0; i < LW_N_SIDES; i++)
    lw_general_free (bouters[i].data);
  return lw_battle_checksum_state (battle);
}

int
main (int argc, char **argv)
{
  guint n = argc > 1 ? (guint)atoi (argv[1]) : 1;
  g_autoptr (GChecksum) all = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *hash = fight (1913 + i);

      g_checksum_update (all, (const guchar *)hash, -1);
    }
  g_print ("%.16s\n", g_checksum_get_string (all));
  return 0;
}
