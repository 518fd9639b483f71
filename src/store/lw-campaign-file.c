/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-file.c: `.lwcampaign` files: a war's ledger.
 */
#include "lw-campaign-file.h"

#include "lw-country-xml.h"
#include "lw-safe-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- what may be there ---- */

#define MOST_BATTLES 10000
#define MOST_VERSIONS 100
#define MOST_HALF_POINTS 999999

static const LwXmlValue player_attributes[] = {
  { "side", LW_XML_CHOICE, TRUE, .choices = "red|blue" },
  { "name", LW_XML_NAME, TRUE, .max = LW_XML_NAME_LONGEST },
  { NULL }
};
static const LwXmlElement player_element = { "player", NULL, player_attributes, .id = "side" };

static const LwXmlValue no_attributes[] = { { NULL } };
static const LwXmlValue note_text = { NULL, LW_XML_TEXT, .max = LW_XML_TEXT_LONGEST };
static const LwXmlElement note_element = { "note", NULL, no_attributes, .text = &note_text };

static const LwXmlValue side_attributes[] = {
  { "name", LW_XML_CHOICE, TRUE, .choices = "red|blue" },
  { "sent", LW_XML_NUMBERS, TRUE, .max = LW_MOST_MEN, .count = 3 },
  { "home", LW_XML_NUMBERS, TRUE, .max = LW_MOST_MEN, .count = 3 },
  { "dead", LW_XML_NUMBERS, TRUE, .max = LW_MOST_MEN, .count = 2 },
  { "captive", LW_XML_INT, TRUE, .max = 2 * LW_MOST_MEN },
  { "taken", LW_XML_INT, TRUE, .max = 2 * LW_MOST_MEN },
  { "points", LW_XML_INT, TRUE, .max = MOST_HALF_POINTS },
  { NULL }
};
static const LwXmlElement side_element = { "side", NULL, side_attributes, .id = "name" };

#define FOUGHT                                                                                   \
  { "date", LW_XML_DATE, FALSE }, { "country", LW_XML_NAME, FALSE, .max = LW_XML_NAME_LONGEST }, \
      { "variety", LW_XML_CHOICE, TRUE, .choices = "finish|blow|defensive" },                    \
      { "where", LW_XML_CHOICE, TRUE, .choices = "screen|floor" },                               \
      { "file", LW_XML_NAME, FALSE, .max = 1024 }, { "sha256", LW_XML_HEX, FALSE, .count = 64 }, \
      { "result", LW_XML_CHOICE, TRUE, .choices = "red|blue|drawn|not-fought|abandoned" },       \
  {                                                                                              \
    NULL                                                                                         \
  }

static const LwXmlValue stood_attributes[] = { FOUGHT };
static const LwXmlChild stood_children[] = { { &side_element, 0, 2, 2 },
                                             { &note_element, 1, 0, 1 },
                                             { NULL } };
static const LwXmlElement stood_element = { "stood", NULL, stood_attributes, stood_children };

static const LwXmlValue was_attributes[] = { { "on", LW_XML_TIME, TRUE },
                                             { "reason", LW_XML_NAME, FALSE,
                                               .max = 4 * LW_XML_NAME_LONGEST },
                                             { NULL } };
static const LwXmlChild was_children[] = { { &stood_element, 0, 1, 1 }, { NULL } };
static const LwXmlElement was_element = { "was", NULL, was_attributes, was_children };

static const LwXmlValue battle_attributes[] = {
  { "id", LW_XML_NAME, FALSE, .max = LW_XML_NAME_LONGEST }, FOUGHT
};
static const LwXmlChild battle_children[] = { { &side_element, 0, 2, 2 },
                                              { &note_element, 1, 0, 1 },
                                              { &was_element, 2, 0, MOST_VERSIONS },
                                              { NULL } };
static const LwXmlElement battle_element = { "battle", NULL, battle_attributes, battle_children,
                                             .id = "id" };

static const LwXmlValue campaign_attributes[] = {
  { "format", LW_XML_NAME, TRUE, .max = LW_XML_ID_LONGEST },
  { "name", LW_XML_NAME, TRUE, .max = LW_XML_NAME_LONGEST },
  { "target", LW_XML_INT, TRUE, 1, MOST_HALF_POINTS },
  { "method", LW_XML_CHOICE, TRUE, .choices = "margin|signed|raw" },
  { NULL }
};
static const LwXmlChild campaign_children[] = { { &player_element, 0, 0, 2 },
                                                { &battle_element, 1 },
                                                { NULL } };
static const LwXmlElement campaign_element = { "campaign", "urn:little-wars:campaign",
                                               campaign_attributes, campaign_children,
                                               .most = MOST_BATTLES + 2 };

/* ---- reading ---- */

static void
read_side (const LwXmlNode *node, LwRowSide *side)
{
  gint32 sent[3], home[3], dead[2];

  lw_xml_get_numbers (node, "sent", sent);
  lw_xml_get_numbers (node, "home", home);
  lw_xml_get_numbers (node, "dead", dead);
  side->sent = (LwForce){ sent[0], sent[1], sent[2] };
  side->home = (LwForce){ home[0], home[1], home[2] };
  side->dead[LW_INFANTRY] = dead[0];
  side->dead[LW_CAVALRY] = dead[1];
  side->captive = lw_xml_get_int (node, "captive", 0);
  side->taken = lw_xml_get_int (node, "taken", 0);
}

/* The points stand in the file for other readers; here they must be what the numbers give. */
static gboolean
check_points (const LwXmlDocument *document,
              const LwXmlNode *node,
              const LwLedgerRow *row,
              LwSide side,
              GError **error)
{
  gint points = lw_row_points (row, side);

  if (lw_xml_get_int (node, "points", 0) == points)
    return TRUE;
  return lw_xml_fail (document, node, "points", LW_STORE_ERROR_LAW, error,
                      _ ("%s has points=\"%s\"; its numbers give %d (in half-points)"),
                      lw_side_nick (side), lw_xml_get (node, "points"), points);
}

static gboolean
read_sides (const LwXmlDocument *document, const LwXmlNode *node, LwLedgerRow *row, GError **error)
{
  const LwXmlNode *first = lw_xml_nth_child (node, 0);
  const LwXmlNode *second = lw_xml_nth_child (node, 1);
  LwSide side = lw_xml_get_choice (first, "name", LW_RED);
  LwSide other = lw_xml_get_choice (second, "name", LW_RED);

  if (side == other)
    return lw_xml_fail (document, second, "name", LW_STORE_ERROR_CONTENT, error,
                        _ ("one <%s> for red and one for blue are needed"), "side");
  read_side (first, &row->side[side]);
  read_side (second, &row->side[other]);
  return check_points (document, first, row, side, error) &&
         check_points (document, second, row, other, error);
}

static LwLedgerRow *
read_row (const LwXmlDocument *document, const LwXmlNode *node, GError **error)
{
  g_autoptr (LwLedgerRow) row = lw_ledger_row_new ();

  row->date = g_strdup (lw_xml_get (node, "date"));
  row->country = g_strdup (lw_xml_get (node, "country"));
  row->variety = lw_xml_get_choice (node, "variety", LW_VARIETY_FINISH);
  row->on_floor = lw_xml_get_choice (node, "where", 0) == 1;
  row->file = g_strdup (lw_xml_get (node, "file"));
  row->sha256 = g_strdup (lw_xml_get (node, "sha256"));
  row->result = lw_xml_get_choice (node, "result", LW_RESULT_NOT_FOUGHT);
  row->note = g_strdup (lw_xml_child_text (node, "note"));
  return read_sides (document, node, row, error) ? g_steal_pointer (&row) : NULL;
}

static gboolean
read_version (const LwXmlDocument *document,
              const LwXmlNode *node,
              LwLedgerRow *row,
              GError **error)
{
  LwLedgerRow *stood = read_row (document, lw_xml_nth_child (node, 0), error);
  LwRowVersion *version;

  if (!stood)
    return FALSE;
  stood->id = g_strdup (row->id);
  version = g_new0 (LwRowVersion, 1);
  version->on = g_strdup (lw_xml_get (node, "on"));
  version->reason = g_strdup (lw_xml_get (node, "reason"));
  version->row = stood;
  g_ptr_array_add (row->was, version);
  return TRUE;
}

static gboolean
read_battle (const LwXmlDocument *document,
             const LwXmlNode *node,
             LwCampaign *campaign,
             GError **error)
{
  g_autoptr (LwLedgerRow) row = read_row (document, node, error);

  if (!row)
    return FALSE;
  row->id = g_strdup (lw_xml_get (node, "id"));
  for (guint i = 0; i < lw_xml_n_children (node); i++)
    {
      const LwXmlNode *child = lw_xml_nth_child (node, i);

      if (lw_xml_is (child, "was") && !read_version (document, child, row, error))
        return FALSE;
    }
  g_ptr_array_add (campaign->battles, g_steal_pointer (&row));
  return TRUE;
}

static gboolean
read_player (const LwXmlDocument *document,
             const LwXmlNode *node,
             LwCampaign *campaign,
             GError **error)
{
  LwSide side = lw_xml_get_choice (node, "side", LW_RED);

  if (campaign->player[side])
    return lw_xml_fail (document, node, "side", LW_STORE_ERROR_CONTENT, error,
                        _ ("%s has two players"), lw_side_nick (side));
  campaign->player[side] = g_strdup (lw_xml_get (node, "name"));
  return TRUE;
}

static gboolean
check_id (const LwXmlDocument *document, const LwXmlNode *node, GHashTable *ids, GError **error)
{
  const char *id = lw_xml_is (node, "battle") ? lw_xml_get (node, "id") : NULL;

  if (!id || g_hash_table_add (ids, (gpointer)id))
    return TRUE;
  return lw_xml_fail (document, node, "id", LW_STORE_ERROR_CONTENT, error,
                      _ ("the id “%s” is used twice"), id);
}

static gboolean
read_children (const LwXmlDocument *document,
               const LwXmlNode *root,
               LwCampaign *campaign,
               GError **error)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < lw_xml_n_children (root); i++)
    {
      const LwXmlNode *node = lw_xml_nth_child (root, i);

      if (!check_id (document, node, ids, error))
        return FALSE;
      if (lw_xml_is (node, "player") ? !read_player (document, node, campaign, error)
                                     : !read_battle (document, node, campaign, error))
        return FALSE;
    }
  return TRUE;
}

LwCampaign *
lw_campaign_parse (const char *name, const char *data, gsize size, GError **error)
{
  g_autoptr (LwXmlDocument) document = NULL;
  g_autoptr (LwCampaign) campaign = NULL;
  const LwXmlNode *root;

  g_return_val_if_fail (name != NULL && data != NULL, NULL);

  document = lw_xml_read (name, data, size, &campaign_element, error);
  if (!document)
    return NULL;
  root = lw_xml_document_root (document);
  campaign = lw_campaign_new (lw_xml_get (root, "name"), lw_xml_get_int (root, "target", 1),
                              lw_xml_get_choice (root, "method", LW_LEDGER_MARGIN));
  return read_children (document, root, campaign, error) ? g_steal_pointer (&campaign) : NULL;
}

LwCampaign *
lw_campaign_load (const char *path, GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *data = NULL;
  gsize size;

  g_return_val_if_fail (path != NULL, NULL);

  data = lw_safe_read (path, &size, error);
  name = g_filename_display_name (path);
  return data ? lw_campaign_parse (name, data, size, error) : NULL;
}

/* ---- writing ---- */

static void
put_force (LwXmlWriter *writer, const char *name, const LwForce *force)
{
  g_autofree char *text =
      g_strdup_printf ("%u %u %u", force->infantry, force->cavalry, force->guns);

  lw_xml_put (writer, name, text);
}

static void
put_side (LwXmlWriter *writer, const LwLedgerRow *row, LwSide side)
{
  const LwRowSide *line = &row->side[side];
  g_autofree char *dead =
      g_strdup_printf ("%u %u", line->dead[LW_INFANTRY], line->dead[LW_CAVALRY]);

  lw_xml_open (writer, "side");
  lw_xml_put (writer, "name", lw_side_nick (side));
  put_force (writer, "sent", &line->sent);
  put_force (writer, "home", &line->home);
  lw_xml_put (writer, "dead", dead);
  lw_xml_put_int (writer, "captive", line->captive);
  lw_xml_put_int (writer, "taken", line->taken);
  lw_xml_put_int (writer, "points", lw_row_points (row, side));
  lw_xml_close (writer);
}

static void
put_row (LwXmlWriter *writer, const LwLedgerRow *row)
{
  lw_xml_put (writer, "date", row->date);
  lw_xml_put (writer, "country", row->country);
  lw_xml_put (writer, "variety", lw_variety_nick (row->variety));
  lw_xml_put (writer, "where", row->on_floor ? "floor" : "screen");
  lw_xml_put (writer, "file", row->file);
  lw_xml_put (writer, "sha256", row->sha256);
  lw_xml_put (writer, "result", lw_result_nick (row->result));
  put_side (writer, row, LW_RED);
  put_side (writer, row, LW_BLUE);
  lw_xml_text (writer, "note", row->note);
}

static void
put_version (LwXmlWriter *writer, const LwRowVersion *version)
{
  lw_xml_open (writer, "was");
  lw_xml_put (writer, "on", version->on);
  lw_xml_put (writer, "reason", version->reason);
  lw_xml_open (writer, "stood");
  put_row (writer, version->row);
  lw_xml_close (writer);
  lw_xml_close (writer);
}

static void
put_battle (LwXmlWriter *writer, const LwLedgerRow *row)
{
  lw_xml_open (writer, "battle");
  lw_xml_put (writer, "id", row->id);
  put_row (writer, row);
  for (guint i = 0; i < row->was->len; i++)
    put_version (writer, g_ptr_array_index (row->was, i));
  lw_xml_close (writer);
}

static void
put_player (LwXmlWriter *writer, const LwCampaign *campaign, LwSide side)
{
  if (!campaign->player[side])
    return;
  lw_xml_open (writer, "player");
  lw_xml_put (writer, "side", lw_side_nick (side));
  lw_xml_put (writer, "name", campaign->player[side]);
  lw_xml_close (writer);
}

static char *
write_once (const LwCampaign *campaign, GError **error)
{
  LwXmlWriter *writer = lw_xml_writer_new (TRUE);

  lw_xml_open (writer, "campaign");
  lw_xml_put (writer, "xmlns", campaign_element.space);
  lw_xml_put (writer, "format", "1.0");
  lw_xml_put (writer, "name", campaign->name);
  lw_xml_put_int (writer, "target", campaign->target);
  lw_xml_put (writer, "method", lw_method_nick (campaign->method));
  put_player (writer, campaign, LW_RED);
  put_player (writer, campaign, LW_BLUE);
  for (guint i = 0; i < campaign->battles->len; i++)
    put_battle (writer, g_ptr_array_index (campaign->battles, i));
  lw_xml_close (writer);
  return lw_xml_writer_finish (writer, error);
}

char *
lw_campaign_write (const LwCampaign *campaign, GError **error)
{
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (LwCampaign) read = NULL;

  g_return_val_if_fail (campaign != NULL, NULL);

  text = write_once (campaign, error);
  if (!text)
    return NULL;
  read = lw_campaign_parse (_ ("The campaign to be saved"), text, strlen (text), error);
  if (!read)
    return NULL;
  again = write_once (read, error);
  if (g_strcmp0 (text, again) == 0)
    return g_steal_pointer (&text);
  g_set_error_literal (
      error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT,
      _ ("The campaign cannot be saved: it would not be the same when it is read back."));
  return NULL;
}

gboolean
lw_campaign_save (const LwCampaign *campaign, const char *path, GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (campaign != NULL && path != NULL, FALSE);

  text = lw_campaign_write (campaign, error);
  return text && lw_safe_save (path, text, NULL, LW_SAVE_GROWING, error);
}
