/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-journal.c: the orders since the last whole copy of a battle, one line each.
 *
 * Every line carries the next link of a chain of sums that begins with the header, so that a line
 * changed, lost or put in is found. A failed write or sync ends the journal for good: nobody knows
 * what the disk holds then.
 */
#include "lw-journal.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "safe/safe.h"
#include "xml/xml.h"

#define MAGIC "little-wars-journal"
#define VERSION "1"
#define LINK_LENGTH 32
#define SHOWN_LENGTH 16

typedef struct
{
  guint8 link[LINK_LENGTH];
} Chain;

struct _LwJournal
{
  int file;
  Chain chain;
  int fault; /* an errno: it takes no more */
};

/* ---- The chain ---- */

static void
chain_begin (Chain *chain, const char *header, gsize size)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize length = LINK_LENGTH;

  g_checksum_update (sum, (const guchar *)header, (gssize)size);
  g_checksum_get_digest (sum, chain->link, &length);
}

static void
chain_add (Chain *chain, const char *record, gsize size)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize length = LINK_LENGTH;

  g_checksum_update (sum, chain->link, LINK_LENGTH);
  g_checksum_update (sum, (const guchar *)record, (gssize)size);
  g_checksum_get_digest (sum, chain->link, &length);
}

static void
chain_show (const Chain *chain, char shown[SHOWN_LENGTH + 1])
{
  for (guint i = 0; i < SHOWN_LENGTH / 2; i++)
    g_snprintf (shown + 2 * i, 3, "%02x", chain->link[i]);
}

/* ---- Writing ---- */

LwJournal *
lw_journal_create (const char *path, guint base, const char *seal, GError **error)
{
  g_autofree char *header = NULL;
  LwJournal *journal;
  int file, fault;

  g_return_val_if_fail (path != NULL && seal != NULL && strlen (seal) == 64, NULL);

  header = g_strdup_printf (MAGIC "\t" VERSION "\t%u\t%s\n", base, seal);
  fault = lw_replace_open (path, header, strlen (header), 0600, &file);
  if (fault != 0)
    {
      lw_store_fail_keep (fault, error);
      return NULL;
    }
  journal = g_new0 (LwJournal, 1);
  journal->file = file;
  chain_begin (&journal->chain, header, strlen (header));
  return journal;
}

gboolean
lw_journal_append (LwJournal *journal, guint n, const char *order, GError **error)
{
  g_autofree char *record = NULL;
  g_autofree char *line = NULL;
  char shown[SHOWN_LENGTH + 1];
  int fault;

  g_return_val_if_fail (journal != NULL && order != NULL, FALSE);
  g_return_val_if_fail (strpbrk (order, "\t\n") == NULL, FALSE);

  if (journal->fault != 0)
    return lw_store_fail_keep (journal->fault, error);
  record = g_strdup_printf ("%u\t%s", n, order);
  chain_add (&journal->chain, record, strlen (record));
  chain_show (&journal->chain, shown);
  line = g_strdup_printf ("%s\t%s\n", record, shown);
  fault = lw_write_all (journal->file, line, strlen (line));
  if (fault == 0 && lw_calls ()->sync_data (journal->file) != 0)
    fault = errno;
  if (fault == 0)
    return TRUE;
  /* After a failed sync nobody knows what the disk holds, and asking again may be answered yes. */
  journal->fault = fault;
  return lw_store_fail_keep (fault, error);
}

void
lw_journal_free (LwJournal *journal)
{
  if (journal == NULL)
    return;
  lw_calls ()->close (journal->file);
  g_free (journal);
}

/* ---- Reading ---- */

static void
free_line (LwJournalLine *line)
{
  g_free (line->order);
  g_free (line);
}

void
lw_journal_text_free (LwJournalText *text)
{
  if (text == NULL)
    return;
  g_ptr_array_unref (text->lines);
  g_free (text);
}

static gboolean
parse_number (const char *text, guint *number)
{
  gint32 value;

  if (!g_ascii_isdigit (*text) || !lw_xml_parse_int (text, &value) || value < 0)
    return FALSE;
  *number = (guint)value;
  return TRUE;
}

static gboolean
parse_header (LwJournalText *text, const char *header, gsize size)
{
  g_autofree char *copy = g_strndup (header, size);
  g_auto (GStrv) fields = g_strsplit (copy, "\t", -1);

  if (strlen (copy) != size || g_strv_length (fields) != 4 || strcmp (fields[0], MAGIC) != 0 ||
      strcmp (fields[1], VERSION) != 0 || !parse_number (fields[2], &text->base) ||
      strlen (fields[3]) != 64 || strspn (fields[3], "0123456789abcdef") != 64)
    return FALSE;
  g_strlcpy (text->seal, fields[3], sizeof text->seal);
  return TRUE;
}

/* NUMBER TAB ORDER TAB DIGITS, without the line's end. */
static gboolean
parse_record (LwJournalText *text, Chain *chain, const char *record, gsize size)
{
  g_autofree char *copy = g_strndup (record, size);
  g_auto (GStrv) fields = g_strsplit (copy, "\t", -1);
  char shown[SHOWN_LENGTH + 1];
  LwJournalLine *line;
  Chain next = *chain;
  guint n;

  if (strlen (copy) != size || g_strv_length (fields) != 3 || !parse_number (fields[0], &n))
    return FALSE;
  chain_add (&next, record, size - strlen (fields[2]) - 1);
  chain_show (&next, shown);
  if (strcmp (shown, fields[2]) != 0)
    return FALSE;
  *chain = next;
  line = g_new0 (LwJournalLine, 1);
  line->n = n;
  line->order = g_strdup (fields[1]);
  g_ptr_array_add (text->lines, line);
  return TRUE;
}

static void
parse_records (LwJournalText *text, Chain *chain, const char *data, const char *end)
{
  for (guint number = 2; data < end; number++)
    {
      const char *stop = memchr (data, '\n', end - data);

      if (!parse_record (text, chain, data, (stop != NULL ? stop : end) - data))
        {
          text->torn = stop == NULL;
          text->damaged = stop != NULL ? number : 0;
          return;
        }
      data = stop != NULL ? stop + 1 : end;
    }
}

LwJournalText *
lw_journal_parse (const char *name, const char *data, gsize size, GError **error)
{
  g_autoptr (LwJournalText) text = g_new0 (LwJournalText, 1);
  const char *end = data + size;
  const char *stop;
  Chain chain;

  g_return_val_if_fail (name != NULL && data != NULL, NULL);

  text->lines = g_ptr_array_new_with_free_func ((GDestroyNotify)free_line);
  stop = memchr (data, '\n', size);
  if (stop == NULL || !parse_header (text, data, stop - data))
    {
      g_autofree char *message = g_strdup_printf (_ ("%s:1: this is not a journal"), name);

      lw_store_fail (error, LW_STORE_ERROR_DAMAGED, message, NULL);
      return NULL;
    }
  chain_begin (&chain, data, stop + 1 - data);
  parse_records (text, &chain, stop + 1, end);
  return g_steal_pointer (&text);
}

LwJournalText *
lw_journal_read (const char *path, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *data = NULL;
  gsize size;

  g_return_val_if_fail (path != NULL, NULL);

  data = lw_safe_read (path, &size, error);
  return data != NULL ? lw_journal_parse (name, data, size, error) : NULL;
}
