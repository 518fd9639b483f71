/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-campaign-rescue.c: a ledger that can no longer be read: an older copy of it, or what its
 * battles tell, takes its place, and it keeps a name of its own.
 */
#include "lw-campaign-rescue.h"
#include "data-folder.h"

#include <glib/gstdio.h>

static char *folder;
static char *ledger;

static void
set_up (void)
{
  folder = g_dir_make_tmp ("little-wars-rescue-XXXXXX", NULL);
  ledger = g_build_filename (folder, "attic.lwcampaign", NULL);
}

static void
tear_down (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
  g_clear_pointer (&folder, g_free);
  g_clear_pointer (&ledger, g_free);
}

static void
add_battle (LwCampaign *war, guint number)
{
  LwLedgerRow *row = lw_ledger_row_new ();

  row->id = g_strdup_printf ("b%u", number);
  row->date = g_strdup ("2026-10-24");
  row->side[LW_RED].sent = row->side[LW_BLUE].sent = (LwForce){ 48, 25, 3 };
  row->side[LW_RED].home = (LwForce){ number, 0, 0 };
  g_assert_true (lw_campaign_add (war, row));
}

/* A war of three battles, saved after each; then the file is cut short by something else. */
static void
ruin (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("The Attic War", 400, LW_LEDGER_RAW);
  g_autofree char *text = NULL;
  gsize size;

  for (guint i = 1; i <= 3; i++)
    {
      add_battle (war, i);
      g_assert_true (lw_campaign_file_save (war, ledger, NULL));
    }
  g_assert_true (g_file_get_contents (ledger, &text, &size, NULL));
  g_assert_true (g_file_set_contents (ledger, text, (gssize)size / 2, NULL));
  g_assert_null (lw_campaign_file_load (ledger, NULL));
}

static void
test_older (void)
{
  g_autoptr (GPtrArray) older = NULL;
  g_autoptr (LwCampaign) read = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *again = NULL;
  g_autofree char *bad = NULL;
  const LwOlderLedger *latest;

  set_up ();
  ruin ();
  older = lw_campaign_rescue_older (ledger);
  g_assert_cmpuint (older->len, ==, 2);
  latest = g_ptr_array_index (older, 0);
  g_assert_cmpuint (latest->campaign->battles->len, ==, 2);
  g_assert_cmpint (latest->when, >, 0);
  g_assert_true (lw_campaign_rescue (latest->campaign, ledger, &kept, NULL));
  read = lw_campaign_file_load (ledger, NULL);
  g_assert_cmpuint (read->battles->len, ==, 2);
  g_assert_cmpint (read->method, ==, LW_LEDGER_RAW);
  g_assert_true (g_str_has_suffix (kept, ".unreadable"));
  g_assert_true (g_file_get_contents (kept, &bad, NULL, NULL));
  g_assert_true (g_str_has_prefix (bad, "<?xml"));
  g_assert_null (lw_campaign_file_load (kept, NULL));
  /* Another time both are kept. */
  g_assert_true (lw_campaign_rescue (latest->campaign, ledger, &again, NULL));
  g_assert_true (g_str_has_suffix (again, ".unreadable-2"));
  tear_down ();
}

/* The book's own battle, as if fought in this war. */
static void
bring_battle (void)
{
  g_autofree char *from = g_build_filename (data_folder (), "battles", "hooks-farm.lwbattle", NULL);
  g_autofree char *to = g_build_filename (folder, "one.lwbattle", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *ours = NULL;

  g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
  parts = g_strsplit (text, " variety=", 2);
  ours = g_strjoin (" campaign=\"attic.lwcampaign\" variety=", parts[0], parts[1], NULL);
  g_assert_true (g_file_set_contents (to, ours, -1, NULL));
}

static void
test_battles (void)
{
  g_autoptr (LwCampaign) war = NULL;
  LwRebuilt rebuilt = { 0 };
  const char *folders[2] = { NULL, NULL };
  const LwLedgerRow *row;

  set_up ();
  ruin ();
  bring_battle ();
  folders[0] = folder;
  war = lw_campaign_rescue_from_battles (ledger, folders, &rebuilt);
  g_assert_cmpstr (war->name, ==, "attic");
  g_assert_cmpuint (rebuilt.unreadable, ==, 0);
  g_assert_cmpuint (rebuilt.added, ==, 1);
  row = g_ptr_array_index (war->battles, 0);
  g_assert_cmpint (lw_row_points (row, LW_BLUE), ==, 392);
  g_assert_cmpstr (war->player[LW_BLUE], ==, "General H. G. W.");
  g_assert_null (row->side[LW_BLUE].player);
  tear_down ();
}

/* Nothing is changed where the new file cannot be written. */
static void
test_refused (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("The Attic War", 400, LW_LEDGER_RAW);
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *nowhere = NULL;

  set_up ();
  nowhere = g_build_filename (folder, "no-such-folder", "attic.lwcampaign", NULL);
  g_assert_false (lw_campaign_rescue (war, nowhere, &kept, &error));
  g_assert_nonnull (error);
  g_assert_null (kept);
  tear_down ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/campaign/rescue/older", test_older);
  g_test_add_func ("/store/campaign/rescue/battles", test_battles);
  g_test_add_func ("/store/campaign/rescue/refused", test_refused);
  return g_test_run ();
}
