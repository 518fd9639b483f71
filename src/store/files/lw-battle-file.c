/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-file.c: `.lwbattle` files: a battle that stands alone, in and out.
 *
 * A text is made of parts (set-up, record, states, account, report), so that what was read back
 * without playing it can be written again: a battle is saved only when both texts are the same.
 */
#include "lw-battle-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "play/play.h"
#include "xml/xml.h"

#include "lw-battle-read.h"
#include "lw-battle-xml.h"
#include "lw-country-xml.h"
#include "lw-order-xml.h"
#include "lw-scenario-xml.h"

/* ---- A report as a player has edited it ---- */

LwReportWords *
lw_battle_file_words_new (void)
{
  LwReportWords *words = g_new0 (LwReportWords, 1);

  words->paragraphs = g_ptr_array_new_with_free_func (g_free);
  return words;
}

LwReportWords *
lw_battle_file_words_copy (const LwReportWords *words)
{
  LwReportWords *copy;

  if (words == NULL)
    return NULL;
  copy = lw_battle_file_words_new ();
  copy->title = g_strdup (words->title);
  for (guint i = 0; i < words->paragraphs->len; i++)
    g_ptr_array_add (copy->paragraphs, g_strdup (g_ptr_array_index (words->paragraphs, i)));
  return copy;
}

void
lw_battle_file_words_free (LwReportWords *words)
{
  if (words == NULL)
    return;
  g_free (words->title);
  g_ptr_array_unref (words->paragraphs);
  g_free (words);
}

/* NULL when no player has edited the report. */
static LwReportWords *
read_words (const LwXmlNode *root)
{
  const LwXmlNode *node = lw_xml_child (root, "report");
  LwReportWords *words;

  if (node == NULL)
    return NULL;
  words = lw_battle_file_words_new ();
  words->title = g_strdup (lw_xml_get (node, "title"));
  for (guint i = 0; i < lw_xml_n_children (node); i++)
    g_ptr_array_add (words->paragraphs, g_strdup (lw_xml_nth_child (node, i)->text));
  return words;
}

/* ---- In ---- */

static LwBattle *
parse (const char *name,
       const char *data,
       gsize size,
       gboolean judge,
       LwReportWords **words,
       GError **error)
{
  g_autoptr (LwXmlDocument) document = NULL;
  g_autoptr (LwBattle) battle = NULL;
  const LwXmlNode *root;

  g_return_val_if_fail (name != NULL && data != NULL, NULL);

  if (words != NULL)
    *words = NULL;
  document = lw_xml_read (name, data, size, &lw_battle_xml_element, error);
  if (document == NULL)
    return NULL;
  root = lw_xml_document_root (document);
  battle = lw_battle_read_set_up (document, root, error);
  if (battle == NULL || !lw_battle_read_played (document, root, battle, judge, error))
    return NULL;
  if (words != NULL)
    *words = read_words (root);
  return g_steal_pointer (&battle);
}

LwBattle *
lw_battle_file_parse (
    const char *name, const char *data, gsize size, LwReportWords **words, GError **error)
{
  return parse (name, data, size, FALSE, words, error);
}

static LwBattle *
load (const char *path, gboolean judge, LwReportWords **words, GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *data = NULL;
  gsize size;

  g_return_val_if_fail (path != NULL, NULL);

  if (words != NULL)
    *words = NULL;
  data = lw_safe_read (path, &size, error);
  name = g_filename_display_name (path);
  return data != NULL ? parse (name, data, size, judge, words, error) : NULL;
}

LwBattle *
lw_battle_file_load (const char *path, LwReportWords **words, GError **error)
{
  return load (path, FALSE, words, error);
}

LwBattle *
lw_battle_file_judge (const char *path, GError **error)
{
  return load (path, TRUE, NULL, error);
}

/* ---- The text ---- */

/* What a battle's text is made of: taken apart, so that what was read back can be written again. */
typedef struct
{
  const LwBattle *battle;   /* its set-up alone counts */
  const GPtrArray *record;  /* of LwOrder */
  const GPtrArray *hashes;  /* of char*, after every tenth order */
  const char *last_hash;    /* after the last */
  const LwAccount *account; /* NULL while the battle goes on */
  LwEnding ending;
  const LwReportWords *words; /* may be NULL */
} Parts;

/* The nick of number @n of those that an attribute may be. */
static void
put_choice (LwXmlWriter *writer, const char *name, const char *choices, guint n)
{
  g_auto (GStrv) nicks = g_strsplit (choices, "|", -1);

  lw_xml_put (writer, name, nicks[n]);
}

/* Nothing is said of a person. */
static void
put_seat (LwXmlWriter *writer, const LwSeat *seat)
{
  if (seat->general == 0)
    return;

  put_choice (writer, "general", LW_BATTLE_LEVELS, seat->general - 1);
  put_choice (writer, "temper", LW_BATTLE_TEMPERS, seat->temper);
}

static void
put_players (LwXmlWriter *writer, const LwBattle *battle)
{
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      lw_xml_open (writer, "player");
      lw_xml_put (writer, "side", lw_side_nick (side));
      lw_xml_put (writer, "name", battle->player[side].name);
      lw_xml_put (writer, "edge", battle->player[side].edge == LW_EDGE_NORTH ? "north" : "south");
      put_seat (writer, &battle->player[side].seat);
      lw_xml_close (writer);
    }
}

static void
put_armies (LwXmlWriter *writer, const LwBattle *battle)
{
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      const LwForce *force = &battle->player[side].force;

      lw_xml_open (writer, "army");
      lw_xml_put (writer, "side", lw_side_nick (side));
      lw_xml_put_int (writer, "infantry", force->infantry);
      lw_xml_put_int (writer, "cavalry", force->cavalry);
      lw_xml_put_int (writer, "guns", force->guns);
      lw_xml_close (writer);
    }
}

static void
put_state (LwXmlWriter *writer, guint n, const char *hash)
{
  lw_xml_open (writer, "state");
  lw_xml_put_int (writer, "n", n);
  lw_xml_put (writer, "sha256", hash);
  lw_xml_close (writer);
}

static void
put_record (LwXmlWriter *writer, const Parts *parts)
{
  guint n = parts->record->len;

  lw_xml_open (writer, "record");
  for (guint i = 0; i < n; i++)
    {
      lw_order_xml_put (writer, parts->battle, g_ptr_array_index (parts->record, i));
      if ((i + 1) % LW_CHECKSUM_EVERY == 0 && i + 1 < n)
        put_state (writer, i + 1, g_ptr_array_index (parts->hashes, i / LW_CHECKSUM_EVERY));
    }
  put_state (writer, n, parts->last_hash);
  lw_xml_close (writer);
}

static void
put_account (LwXmlWriter *writer, const Parts *parts)
{
  if (parts->account == NULL)
    return;
  lw_xml_open (writer, "account");
  lw_xml_put (writer, "result", lw_battle_xml_result (parts->account));
  lw_xml_put (writer, "ending", lw_battle_xml_ending (parts->ending));
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      lw_xml_open (writer, "side");
      lw_xml_put (writer, "name", lw_side_nick (side));
      for (guint i = 0; i < LW_BATTLE_XML_ADDENDS; i++)
        lw_xml_put_int (writer, lw_battle_xml_addend_name (i),
                        lw_battle_xml_addend (&parts->account->side[side], i));
      lw_xml_close (writer);
    }
  lw_xml_close (writer);
}

static void
put_report (LwXmlWriter *writer, const LwReportWords *words)
{
  if (words == NULL)
    return;
  lw_xml_open (writer, "report");
  lw_xml_put (writer, "title", words->title);
  for (guint i = 0; i < words->paragraphs->len; i++)
    lw_xml_text (writer, "p", g_ptr_array_index (words->paragraphs, i));
  lw_xml_close (writer);
}

/*
 * Whether there was a curtain and who is first can follow from orders (a toss, a curtain closed);
 * as these are played again, it does no harm that the set-up says so already.
 */
static void
put_set_up (LwXmlWriter *writer, const LwBattle *battle)
{
  lw_xml_put (writer, "xmlns", lw_xml_root_space (LW_FILE_BATTLE));
  lw_xml_put (writer, "format", "1.0");
  lw_xml_put (writer, "id", battle->id);
  lw_xml_put (writer, "begun", battle->begun);
  if (battle->zone != 0)
    lw_xml_put_int (writer, "zone", battle->zone);
  lw_xml_put (writer, "title", battle->title);
  lw_xml_put (writer, "campaign", battle->war);
  lw_xml_put (writer, "variety", lw_variety_nick (battle->variety));
  lw_xml_put (writer, "first", lw_side_nick (battle->first));
  lw_xml_put (writer, "curtain", battle->curtain_used ? "yes" : "no");
  lw_xml_put_seed (writer, "seed", battle->seed);
  if (battle->laws > 1)
    lw_xml_put_int (writer, "laws", battle->laws);
}

static char *
write_parts (const Parts *parts, GError **error)
{
  LwXmlWriter *writer = lw_xml_writer_new (TRUE);
  const LwBattle *battle = parts->battle;

  lw_xml_open (writer, "battle");
  put_set_up (writer, battle);
  put_players (writer, battle);
  lw_scenario_xml_put_rules (writer, &battle->rules);
  lw_country_xml_put (writer, lw_battle_country (battle), battle->scenario);
  put_armies (writer, battle);
  put_record (writer, parts);
  put_account (writer, parts);
  put_report (writer, parts->words);
  lw_xml_close (writer);
  return lw_xml_writer_finish (writer, error);
}

/* ---- Out ---- */

/* Reads @text back without playing it, and writes that again: NULL when it cannot be read. */
static char *
write_again (const Parts *parts, const char *text, GError **error)
{
  g_autoptr (LwXmlDocument) document = NULL;
  g_autoptr (LwBattle) battle = NULL;
  g_autoptr (GPtrArray) record = NULL;
  g_autoptr (LwReportWords) words = NULL;
  Parts again = *parts;
  const LwXmlNode *root;

  document = lw_xml_read (_ ("The battle to be saved"), text, strlen (text), &lw_battle_xml_element,
                          error);
  if (document == NULL)
    return NULL;
  root = lw_xml_document_root (document);
  battle = lw_battle_read_set_up (document, root, error);
  record = battle != NULL ? lw_battle_read_record (document, root, battle, error) : NULL;
  if (record == NULL)
    return NULL;
  words = read_words (root);
  again.battle = battle;
  again.record = record;
  again.words = words;
  return write_parts (&again, error);
}

char *
lw_battle_file_write (const LwBattle *battle, const LwReportWords *words, GError **error)
{
  const GPtrArray *marks;
  g_autofree char *hash = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  LwAccount account;
  Parts parts;

  g_return_val_if_fail (battle != NULL, NULL);

  marks = lw_battle_checksum_marks (battle);
  hash = lw_battle_checksum (battle);
  lw_account (battle, &account);
  parts = (Parts){
    battle,         battle->record, marks, hash, battle->phase == LW_PHASE_OVER ? &account : NULL,
    battle->ending, words,
  };
  text = marks != NULL ? write_parts (&parts, error) : NULL;
  again = text != NULL ? write_again (&parts, text, error) : NULL;
  if (marks != NULL && again == NULL)
    return NULL;
  if (again != NULL && strcmp (text, again) == 0)
    return g_steal_pointer (&text);
  g_set_error_literal (
      error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT,
      _ ("The battle cannot be saved: it would not be the same when it is read back."));
  return NULL;
}

gboolean
lw_battle_file_save (const LwBattle *battle,
                     const LwReportWords *words,
                     const char *path,
                     GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (battle != NULL && path != NULL, FALSE);

  text = lw_battle_file_write (battle, words, error);
  return text && lw_safe_save (path, text, NULL, LW_SAVE_GROWING, error);
}
