/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-rescue.c: a ledger that can no longer be read: its older copies, and its battles.
 */
#include "lw-campaign-rescue.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "safe/safe.h"

#define USUAL_TARGET 600 /* half-points */

static void
free_older (gpointer data)
{
  LwOlderLedger *older = data;

  lw_campaign_free (older->campaign);
  g_free (older);
}

GPtrArray *
lw_campaign_rescue_older (const char *path)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (free_older);

  g_return_val_if_fail (path != NULL, all);

  for (guint i = 0; i <= LW_N_BACKUPS; i++)
    {
      g_autofree char *backup = lw_backup_path (path, i);
      LwCampaign *campaign = lw_campaign_file_load (backup, NULL);
      GStatBuf facts = { 0 };
      LwOlderLedger *older;

      if (campaign == NULL)
        continue;
      g_stat (backup, &facts);
      older = g_new0 (LwOlderLedger, 1);
      older->campaign = campaign;
      older->when = facts.st_mtime;
      g_ptr_array_add (all, older);
    }
  return all;
}

/* ---- From the battles ---- */

static gint
compare_days (gconstpointer a, gconstpointer b)
{
  const LwLedgerRow *one = *(LwLedgerRow *const *)a, *other = *(LwLedgerRow *const *)b;

  return g_strcmp0 (one->date, other->date);
}

/* Who led the sides in the first battle led them in the war, unless a row says otherwise. */
static void
name_players (LwCampaign *campaign)
{
  const LwLedgerRow *first =
      campaign->battles->len == 0 ? NULL : g_ptr_array_index (campaign->battles, 0);

  for (guint side = 0; first != NULL && side < LW_N_SIDES; side++)
    campaign->player[side] = g_strdup (first->side[side].player);
  for (guint i = 0; i < campaign->battles->len; i++)
    lw_row_forget_players (campaign, g_ptr_array_index (campaign->battles, i));
}

LwCampaign *
lw_campaign_rescue_from_battles (const char *path, const char *const *folders, LwRebuilt *rebuilt)
{
  g_autofree char *file = g_path_get_basename (path);
  g_autofree char *name = g_strdup (file);
  LwCampaign *campaign;

  if (g_str_has_suffix (name, lw_file_kind_extension (LW_FILE_CAMPAIGN)))
    name[strlen (name) - strlen (lw_file_kind_extension (LW_FILE_CAMPAIGN))] = '\0';
  campaign = lw_campaign_new (name, USUAL_TARGET, LW_LEDGER_MARGIN);
  /* Nothing stands there that could be corrected, so no time is asked for. */
  lw_campaign_rebuild (campaign, file, folders, NULL, rebuilt);
  g_ptr_array_sort (campaign->battles, compare_days);
  name_players (campaign);
  return campaign;
}

/* ---- Into its place ---- */

/* `path.unreadable`, or with a number behind it where there is one already. */
static char *
free_name (const char *path)
{
  char *name = g_strdup_printf ("%s.unreadable", path);

  for (guint i = 2; g_file_test (name, G_FILE_TEST_EXISTS); i++)
    {
      g_free (name);
      name = g_strdup_printf ("%s.unreadable-%u", path, i);
    }
  return name;
}

gboolean
lw_campaign_rescue (const LwCampaign *campaign, const char *path, char **kept, GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  int fault;

  g_return_val_if_fail (campaign != NULL && path != NULL && kept != NULL, FALSE);

  text = lw_campaign_file_write (campaign, error);
  if (text == NULL)
    return FALSE;
  name = free_name (path);
  fault = g_file_test (path, G_FILE_TEST_EXISTS) ? lw_backup_keep (path, name) : 0;
  if (fault != 0)
    {
      lw_store_fail (error, LW_STORE_ERROR_WRITE,
                     _ ("The ledger that cannot be read could not be put aside; nothing has been "
                        "changed."),
                     g_strerror (fault));
      return FALSE;
    }
  if (!lw_safe_write (path, text, error))
    return FALSE;
  *kept = g_steal_pointer (&name);
  return TRUE;
}
