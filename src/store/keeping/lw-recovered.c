/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-recovered.c: a battle put together again from its whole copy and its journal.
 */
#include "lw-recovered.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "play/play.h"
#include "safe/safe.h"

#include "lw-journal.h"

void
lw_recovered_free (LwRecovered *recovered)
{
  if (recovered == NULL)
    return;
  lw_battle_free (recovered->battle);
  lw_battle_file_words_free (recovered->words);
  g_free (recovered->damage);
  g_free (recovered);
}

static gboolean
load (LwRecovered *recovered, const char *path, GError **error)
{
  LwReportWords *words = NULL;
  LwBattle *battle = lw_battle_file_load (path, &words, error);

  if (battle == NULL)
    return FALSE;
  lw_battle_free (recovered->battle);
  lw_battle_file_words_free (recovered->words);
  recovered->battle = battle;
  recovered->words = words;
  return TRUE;
}

/* The whole copy; where that is bad the file itself, then the older copies. */
static gboolean
load_best (LwRecovered *recovered, const char *checkpoint, const char *path, GError **error)
{
  if (load (recovered, checkpoint, error))
    return TRUE;
  recovered->damage = g_strdup (_ ("The last whole copy is damaged; this is an older one."));
  if (path != NULL && load (recovered, path, NULL))
    return TRUE;
  for (guint i = 1; i <= LW_N_BACKUPS; i++)
    {
      g_autofree char *backup = lw_backup_path (checkpoint, i);

      if (load (recovered, backup, NULL))
        return TRUE;
    }
  return FALSE;
}

/* Is the line what the battle has under its number already? */
static gboolean
is_known (const LwBattle *battle, const LwJournalLine *line)
{
  g_autofree char *order = lw_order_xml_write (battle, lw_battle_order (battle, line->n));

  return g_strcmp0 (order, line->order) == 0;
}

static gboolean
play_line (LwRecovered *recovered, const LwJournalLine *line)
{
  LwBattle *battle = recovered->battle;
  g_autoptr (LwOrder) order = NULL;

  if (line->n == 0 || line->n > battle->record->len + 1)
    return FALSE;
  if (line->n <= battle->record->len)
    return is_known (battle, line);
  order = lw_order_xml_read (battle, line->order, NULL);
  if (order == NULL)
    return FALSE;
  order->n = line->n;
  if (!lw_play (battle, order, NULL))
    return FALSE;
  recovered->n_orders++;
  return TRUE;
}

/* The damaged journal is kept under another name, for whoever wants to look into it. */
static void
keep_damaged (const char *journal)
{
  g_autofree char *kept = lw_backup_damaged_path (journal);

  if (kept != NULL)
    lw_calls ()->rename (journal, kept);
}

static void
announce (LwRecovered *recovered, const char *journal)
{
  g_autofree char *name = g_filename_display_name (journal);

  g_free (recovered->damage);
  recovered->damage = g_strdup_printf (
      _ ("The journal is damaged: the battle stands as it did after order %u, and what came later "
         "is lost. The damaged journal is kept beside “%s”."),
      recovered->battle->record->len, name);
  keep_damaged (journal);
}

static void
play_journal (LwRecovered *recovered, const char *path)
{
  g_autoptr (LwJournalText) text = NULL;
  gboolean fine = TRUE;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return;
  text = lw_journal_read (path, NULL);
  for (guint i = 0; text && fine && i < text->lines->len; i++)
    fine = play_line (recovered, g_ptr_array_index (text->lines, i));
  if (text == NULL || !fine || text->damaged != 0)
    announce (recovered, path);
}

/* "ORDERS MS": of use only for the very state that the battle is in, or the order after it. */
static gint64
read_clock (const char *path, guint n_orders)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  gint64 n, ms;
  gsize size;

  text = lw_safe_read (path, &size, NULL);
  parts = g_strsplit (text != NULL ? g_strchomp (text) : "", " ", -1);
  if (g_strv_length (parts) != 2 ||
      !g_ascii_string_to_signed (parts[0], 10, 0, G_MAXINT32, &n, NULL) ||
      !g_ascii_string_to_signed (parts[1], 10, 0, G_MAXINT32, &ms, NULL) ||
      (n != n_orders && n != (gint64)n_orders + 1))
    return -1;
  return ms;
}

static gboolean
is_longer (const LwBattle *one, const LwBattle *other)
{
  return one->record->len > other->record->len;
}

/* While nothing could be kept the file itself may have come further. */
static void
prefer_file (LwRecovered *recovered, const char *path)
{
  g_autoptr (LwBattle) battle = lw_battle_file_load (path, NULL, NULL);

  if (battle != NULL && is_longer (battle, recovered->battle) &&
      g_strcmp0 (battle->id, recovered->battle->id) == 0 && load (recovered, path, NULL))
    g_clear_pointer (&recovered->damage, g_free);
}

LwRecovered *
lw_recovered_new (LwRecovery *recovery, const char *path, GError **error)
{
  g_autoptr (LwRecovered) recovered = g_new0 (LwRecovered, 1);
  g_autofree char *checkpoint = NULL;
  g_autofree char *journal = NULL;
  g_autofree char *clock = NULL;
  const char *folder = lw_recovery_folder (recovery);

  g_return_val_if_fail (recovery != NULL, NULL);

  checkpoint = g_build_filename (folder, LW_RECOVERY_CHECKPOINT, NULL);
  journal = g_build_filename (folder, LW_RECOVERY_JOURNAL, NULL);
  clock = g_build_filename (folder, LW_RECOVERY_CLOCK, NULL);
  if (!load_best (recovered, checkpoint, path, error))
    return NULL;
  g_clear_error (error);
  play_journal (recovered, journal);
  if (path != NULL)
    prefer_file (recovered, path);
  recovered->clock = read_clock (clock, recovered->battle->record->len);
  return g_steal_pointer (&recovered);
}
