/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-rebuild.c: the rows of a war made again from the files of its battles.
 */
#include "lw-campaign-rebuild.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/files.h"
#include "names/names.h"

LwLedgerRow *
lw_campaign_rebuild_row (const LwBattle *battle, const char *path, const char *date)
{
  g_autofree char *begun = lw_battle_day (battle);
  LwLedgerRow *row = lw_ledger_row_of (battle, date == NULL ? begun : date);

  lw_row_forget_side_names (row);
  if (path != NULL)
    {
      row->file = g_path_get_basename (path);
      row->sha256 = lw_file_sha256 (path, NULL);
    }
  return row;
}

/* Equal but for the day, which a player may have entered as the day of the end. */
static gboolean
says_the_same (LwLedgerRow *fresh, const LwLedgerRow *row)
{
  g_free (fresh->date);
  fresh->date = g_strdup (row->date);
  return lw_row_equal (fresh, row) && g_strcmp0 (fresh->sha256, row->sha256) == 0;
}

static void
take_row (LwCampaign *campaign, LwLedgerRow *fresh, const char *now, LwRebuilt *rebuilt)
{
  gint number = lw_campaign_find (campaign, fresh->id);
  const LwLedgerRow *row;

  if (number < 0)
    {
      rebuilt->added++;
      lw_campaign_add (campaign, fresh);
      return;
    }
  row = g_ptr_array_index (campaign->battles, number);
  lw_row_forget_players (campaign, fresh);
  if (says_the_same (fresh, row))
    {
      lw_ledger_row_free (fresh);
      return;
    }
  rebuilt->mended++;
  fresh->note = g_strdup (row->note);
  lw_campaign_correct (campaign, (guint)number, fresh, now,
                       _ ("Made again from the battle’s file."));
}

static void
look_at_file (LwCampaign *campaign,
              const char *war,
              const char *path,
              const char *now,
              GHashTable *seen,
              LwRebuilt *rebuilt)
{
  g_autoptr (LwBattle) battle = lw_battle_file_load (path, NULL, NULL);

  if (battle == NULL)
    {
      rebuilt->unreadable++;
      return;
    }
  if (battle->phase != LW_PHASE_OVER || battle->id == NULL ||
      !g_hash_table_add (seen, g_strdup (battle->id)))
    return;
  if (g_strcmp0 (battle->war, war) != 0 && lw_campaign_find (campaign, battle->id) < 0)
    return;
  rebuilt->found++;
  take_row (campaign, lw_campaign_rebuild_row (battle, path, NULL), now, rebuilt);
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

static void
look_in_folder (LwCampaign *campaign,
                const char *war,
                const char *folder,
                const char *now,
                GHashTable *seen,
                LwRebuilt *rebuilt)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, lw_file_kind_extension (LW_FILE_BATTLE)))
      g_ptr_array_add (names, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    look_at_file (campaign, war, g_ptr_array_index (names, i), now, seen, rebuilt);
}

void
lw_campaign_rebuild (LwCampaign *campaign,
                     const char *war,
                     const char *const *folders,
                     const char *now,
                     LwRebuilt *rebuilt)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_return_if_fail (campaign != NULL && folders != NULL && rebuilt != NULL);

  for (guint i = 0; folders[i] != NULL; i++)
    look_in_folder (campaign, war, folders[i], now, seen, rebuilt);
  for (guint i = 0; i < campaign->battles->len; i++)
    {
      const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i);

      if (row->file != NULL && (row->id == NULL || !g_hash_table_contains (seen, row->id)))
        rebuilt->lost++;
    }
}

static void
append (GString *words, guint n, char *sentence)
{
  if (n > 0)
    g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

char *
lw_campaign_rebuild_words (const LwRebuilt *rebuilt)
{
  GString *words = g_string_new (NULL);
  guint n;

  g_return_val_if_fail (rebuilt != NULL, g_string_free (words, FALSE));

  n = rebuilt->added;
  append (words, n,
          g_strdup_printf (ngettext ("%u battle was added.", "%u battles were added.", n), n));
  n = rebuilt->mended;
  append (words, n,
          g_strdup_printf (ngettext ("%u battle was mended.", "%u battles were mended.", n), n));
  if (words->len == 0)
    g_string_append (words, _ ("The ledger says what the battles’ files say."));
  n = rebuilt->lost;
  append (words, n,
          g_strdup_printf (ngettext ("The file of %u battle is not to be found; its row stays.",
                                     "The files of %u battles are not to be found; their rows "
                                     "stay.",
                                     n),
                           n));
  n = rebuilt->unreadable;
  append (words, n,
          g_strdup_printf (
              ngettext ("%u file could not be read.", "%u files could not be read.", n), n));
  return g_string_free (words, FALSE);
}
