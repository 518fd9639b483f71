/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-journal.c: any bytes as a journal, and each of its lines as an order of a battle.
 */
#include "fuzz-target.h"

#include "lw-battle-file.h"
#include "lw-journal.h"
#include "lw-play.h"
#include "lw-order-xml.h"

#include <string.h>

static LwBattle *
new_battle (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("fuzz", 6 * LW_FOOT, 5 * LW_FOOT);
  LwPlayer players[LW_N_SIDES] = { { (char *)"Red", LW_EDGE_NORTH, { 3, 1, 1 } },
                                   { (char *)"Blue", LW_EDGE_SOUTH, { 3, 1, 1 } } };
  LwHouseRules rules;

  lw_house_rules_init (&rules);
  return lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, 1);
}

/* Without the chain, or no line of chance would ever get past it. */
static void
play_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (LwBattle) battle = new_battle ();

  for (guint i = 0; lines[i] && i < 50; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", 3);
      g_autoptr (LwOrder) order = NULL;

      if (g_strv_length (fields) >= 2)
        order = lw_order_xml_read (battle, fields[1], NULL);
      if (order)
        lw_play (battle, order, NULL);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *)data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (LwJournalText) journal = NULL;

  memcpy (text, data, size);
  journal = lw_journal_parse ("fuzz", text, size, &error);
  g_assert ((journal == NULL) == (error != NULL));
  if (g_utf8_validate (text, -1, NULL))
    play_lines (text);
  return 0;
}
