/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-war.h: a war of any number of battles, for tests of its page.
 */
#pragma once

#include "app-test.h"
#include "lw-campaign-file.h"
#include "lw-library.h"

static inline LwLedgerRow *
new_row (guint i)
{
  LwLedgerRow *row = lw_ledger_row_new ();
  guint side;

  row->id = g_strdup_printf ("b%u", i);
  row->date = g_strdup_printf ("2026-10-%02u", 1 + i % 28);
  row->country = g_strdup (i % 2 == 0 ? "Pinecone Wood" : "Łąka & 漢");
  row->result = i % 3 == 0 ? LW_RESULT_RED : i % 3 == 1 ? LW_RESULT_BLUE : LW_RESULT_DRAWN;
  for (side = 0; side < LW_N_SIDES; side++)
    {
      row->side[side].sent = (LwForce){ 48, 25, 3 };
      row->side[side].home = (LwForce){ (i * 7 + side * 5) % 40, 4, 3 };
    }
  return row;
}

/* Won by Red, by Blue and drawn in turn; each second Country has a name to stumble over. */
static inline LwCampaign *
new_war (guint n)
{
  LwCampaign *war = lw_campaign_new ("The Orchard War", 99999, LW_LEDGER_MARGIN);
  guint i;

  for (i = 0; i < n; i++)
    g_ptr_array_add (war->battles, new_row (i));
  return war;
}

/* Among the wars of the player. (transfer full): the path */
static inline char *
write_war (LwCampaign *war)
{
  char *path = lw_library_new_path (LW_FILE_CAMPAIGN, war->name);
  g_autoptr (GError) error = NULL;

  g_assert_true (lw_campaign_file_save (war, path, &error));
  g_assert_no_error (error);
  return path;
}
