/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-file.c: `.lwbattle` files: a battle that stands alone.
 */
#include "lw-battle-file.h"

#include "lw-battle-xml.h"
#include "safe/safe.h"
#include "play/play.h"

#include <glib/gi18n-lib.h>
#include <string.h>

LwReportWords *
lw_report_words_new (void)
{
  LwReportWords *words = g_new0 (LwReportWords, 1);

  words->paragraphs = g_ptr_array_new_with_free_func (g_free);
  return words;
}

LwReportWords *
lw_report_words_copy (const LwReportWords *words)
{
  LwReportWords *copy;

  if (!words)
    return NULL;
  copy = lw_report_words_new ();
  copy->title = g_strdup (words->title);
  for (guint i = 0; i < words->paragraphs->len; i++)
    g_ptr_array_add (copy->paragraphs, g_strdup (g_ptr_array_index (words->paragraphs, i)));
  return copy;
}

void
lw_report_words_free (LwReportWords *words)
{
  if (!words)
    return;
  g_free (words->title);
  g_ptr_array_unref (words->paragraphs);
  g_free (words);
}

LwBattle *
lw_battle_parse (
    const char *name, const char *data, gsize size, LwReportWords **words, GError **error)
{
  g_autoptr (LwXmlDocument) document = NULL;
  g_autoptr (LwBattle) battle = NULL;
  const LwXmlNode *root;

  g_return_val_if_fail (name != NULL && data != NULL, NULL);

  if (words)
    *words = NULL;
  document = lw_xml_read (name, data, size, &lw_battle_element, error);
  if (!document)
    return NULL;
  root = lw_xml_document_root (document);
  battle = lw_battle_set_up_of_node (document, root, error);
  if (!battle || !lw_battle_play_node (document, root, battle, error))
    return NULL;
  if (words)
    *words = lw_report_words_of_node (root);
  return g_steal_pointer (&battle);
}

LwBattle *
lw_battle_load (const char *path, LwReportWords **words, GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *data = NULL;
  gsize size;

  g_return_val_if_fail (path != NULL, NULL);

  if (words)
    *words = NULL;
  data = lw_safe_read (path, &size, error);
  name = g_filename_display_name (path);
  return data ? lw_battle_parse (name, data, size, words, error) : NULL;
}

/* Reads @text back without playing it, and writes that again: NULL when it cannot be read. */
static char *
write_again (const LwBattleParts *parts, const char *text, GError **error)
{
  g_autoptr (LwXmlDocument) document = NULL;
  g_autoptr (LwBattle) battle = NULL;
  g_autoptr (GPtrArray) record = NULL;
  g_autoptr (LwReportWords) words = NULL;
  LwBattleParts again = *parts;
  const LwXmlNode *root;

  document =
      lw_xml_read (_ ("The battle to be saved"), text, strlen (text), &lw_battle_element, error);
  if (!document)
    return NULL;
  root = lw_xml_document_root (document);
  battle = lw_battle_set_up_of_node (document, root, error);
  record = battle ? lw_record_of_node (document, root, battle, error) : NULL;
  if (!record)
    return NULL;
  words = lw_report_words_of_node (root);
  again.battle = battle;
  again.record = record;
  again.words = words;
  return lw_battle_parts_write (&again, error);
}

char *
lw_battle_write (const LwBattle *battle, const LwReportWords *words, GError **error)
{
  const GPtrArray *marks;
  g_autofree char *hash = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  LwAccount account;
  LwBattleParts parts;

  g_return_val_if_fail (battle != NULL, NULL);

  marks = lw_battle_checksum_marks (battle);
  hash = lw_battle_checksum (battle);
  lw_account (battle, &account);
  parts = (LwBattleParts){
    battle,         battle->record, marks, hash, battle->phase == LW_PHASE_OVER ? &account : NULL,
    battle->ending, words,
  };
  text = marks ? lw_battle_parts_write (&parts, error) : NULL;
  again = text ? write_again (&parts, text, error) : NULL;
  if (marks && !again)
    return NULL;
  if (again && strcmp (text, again) == 0)
    return g_steal_pointer (&text);
  g_set_error_literal (
      error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT,
      _ ("The battle cannot be saved: it would not be the same when it is read back."));
  return NULL;
}

gboolean
lw_battle_save (const LwBattle *battle,
                const LwReportWords *words,
                const char *path,
                GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (battle != NULL && path != NULL, FALSE);

  text = lw_battle_write (battle, words, error);
  return text && lw_safe_save (path, text, NULL, LW_SAVE_GROWING, error);
}
