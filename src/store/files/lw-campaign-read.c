/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-read.c: `.lwcampaign` files in: what may be there, and the ledger made of it.
 */
#include "lw-campaign-read.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "laws/laws.h"
#include "xml/xml.h"

#include "remarks/remarks.h"

/* ---- What may be there ---- */

#define MOST_BATTLES 100000
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
  { "captive", LW_XML_NUMBERS, TRUE, .max = LW_MOST_MEN, .count = 2 },
  { "taken", LW_XML_INT, TRUE, .max = 2 * LW_MOST_MEN },
  { "points", LW_XML_INT, TRUE, .max = MOST_HALF_POINTS },
  { "player", LW_XML_NAME, FALSE, .max = LW_XML_NAME_LONGEST },
  { NULL }
};
static const LwXmlElement side_element = { "side", NULL, side_attributes, .id = "name" };

#define FOUGHT                                                                                     \
  { "date", LW_XML_DATE, FALSE }, { "country", LW_XML_NAME, FALSE, .max = LW_XML_NAME_LONGEST },   \
      { "variety", LW_XML_CHOICE, TRUE, .choices = "finish|blow|defensive" },                      \
      { "where", LW_XML_CHOICE, TRUE, .choices = "screen|floor" }, { "file", LW_XML_FILE, FALSE }, \
      { "sha256", LW_XML_HEX, FALSE, .count = 64 },                                                \
      { "result", LW_XML_CHOICE, TRUE, .choices = "red|blue|drawn|not-fought|abandoned" },         \
  {                                                                                                \
    NULL                                                                                           \
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
  { "format", LW_XML_NAME, TRUE, .min = LW_FORMAT_MAJOR, .max = LW_XML_ID_LONGEST },
  { "name", LW_XML_NAME, TRUE, .max = LW_XML_NAME_LONGEST },
  { "target", LW_XML_INT, TRUE, 1, MOST_HALF_POINTS },
  { "method", LW_XML_CHOICE, TRUE, .choices = "margin|signed|raw" },
  { "country", LW_XML_CHOICE, FALSE, .choices = "toss|loser" },
  { "ended", LW_XML_CHOICE, FALSE, .choices = "drawn" },
  { NULL }
};
static const LwXmlChild campaign_children[] = { { &player_element, 0, 0, 2 },
                                                { &battle_element, 1 },
                                                { NULL } };
const LwXmlElement lw_campaign_read_element = { "campaign", "urn:little-wars:campaign",
                                                campaign_attributes, campaign_children,
                                                .most = MOST_BATTLES + 2 };

/* ---- Reading ---- */

typedef struct
{
  LwCampaign *campaign;
  GHashTable *ids;
} Reading;

static void
read_side (const LwXmlNode *node, LwRowSide *side)
{
  gint32 sent[3], home[3], dead[2], captive[2];

  lw_xml_get_numbers (node, "sent", sent);
  lw_xml_get_numbers (node, "home", home);
  lw_xml_get_numbers (node, "dead", dead);
  lw_xml_get_numbers (node, "captive", captive);
  side->sent = (LwForce){ sent[0], sent[1], sent[2] };
  side->home = (LwForce){ home[0], home[1], home[2] };
  side->dead[LW_INFANTRY] = dead[0];
  side->dead[LW_CAVALRY] = dead[1];
  side->captive = captive[0] + captive[1];
  side->captive_horse = captive[1];
  side->taken = lw_xml_get_int (node, "taken", 0);
  side->player = g_strdup (lw_xml_get (node, "player"));
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
  return TRUE;
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

  if (stood == NULL)
    return FALSE;
  stood->id = g_strdup (row->id);
  lw_row_add_version (row, lw_xml_get (node, "on"), lw_xml_get (node, "reason"), stood);
  return TRUE;
}

static void
remark (LwCampaign *campaign,
        const LwXmlDocument *document,
        const LwXmlNode *node,
        const char *attribute,
        const char *sentence)
{
  g_autoptr (GError) error = NULL;

  lw_xml_fail (document, node, attribute, LW_STORE_ERROR_LAW, &error, "%s", sentence);
  if (campaign->remarks == NULL)
    campaign->remarks = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (campaign->remarks, g_strdup (error->message));
}

/* The points stand in the file for other readers. Where they are not what the numbers give, the
 * numbers count, and it is said. */
static void
check_points (const LwXmlDocument *document,
              const LwXmlNode *node,
              const LwLedgerRow *row,
              LwCampaign *campaign)
{
  LwSide side = lw_xml_get_choice (node, "name", LW_RED);
  gint points = lw_row_points (row, side);
  gint32 told = lw_xml_get_int (node, "points", 0);
  g_autofree char *sentence = NULL;

  if (told == points)
    return;
  sentence = g_strdup_printf (
      _ ("%s has points=\"%d\"; its numbers give %d (in half-points), and these count"),
      lw_side_nick (side), told, points);
  remark (campaign, document, node, "points", sentence);
}

static void
check_sums (const LwXmlDocument *document,
            const LwXmlNode *node,
            const LwLedgerRow *row,
            LwCampaign *campaign)
{
  g_autofree char *excess = lw_row_excess_words (row);

  check_points (document, lw_xml_nth_child (node, 0), row, campaign);
  check_points (document, lw_xml_nth_child (node, 1), row, campaign);
  if (excess != NULL)
    remark (campaign, document, node, NULL, excess);
}

static gboolean
check_id (const LwXmlDocument *document,
          const LwXmlNode *node,
          LwLedgerRow *row,
          GHashTable *ids,
          GError **error)
{
  if (row->id == NULL || g_hash_table_add (ids, row->id))
    return TRUE;
  return lw_xml_fail (document, node, "id", LW_STORE_ERROR_CONTENT, error,
                      _ ("the id “%s” is used twice"), row->id);
}

static gboolean
read_battle (const LwXmlDocument *document, const LwXmlNode *node, Reading *reading, GError **error)
{
  g_autoptr (LwLedgerRow) row = read_row (document, node, error);

  if (row == NULL)
    return FALSE;
  row->id = g_strdup (lw_xml_get (node, "id"));
  row->read = TRUE;
  if (!check_id (document, node, row, reading->ids, error))
    return FALSE;
  for (guint i = 2; i < lw_xml_n_children (node); i++)
    {
      const LwXmlNode *child = lw_xml_nth_child (node, i);

      if (lw_xml_is (child, "was") && !read_version (document, child, row, error))
        return FALSE;
    }
  check_sums (document, node, row, reading->campaign);
  g_ptr_array_add (reading->campaign->battles, g_steal_pointer (&row));
  return TRUE;
}

static gboolean
read_player (const LwXmlDocument *document,
             const LwXmlNode *node,
             LwCampaign *campaign,
             GError **error)
{
  LwSide side = lw_xml_get_choice (node, "side", LW_RED);

  if (campaign->player[side] != NULL)
    return lw_xml_fail (document, node, "side", LW_STORE_ERROR_CONTENT, error,
                        _ ("%s has two players"), lw_side_nick (side));
  campaign->player[side] = g_strdup (lw_xml_get (node, "name"));
  return TRUE;
}

static void
read_root (const LwXmlNode *root, Reading *reading)
{
  reading->campaign =
      lw_campaign_new (lw_xml_get (root, "name"), lw_xml_get_int (root, "target", 1),
                       lw_xml_get_choice (root, "method", LW_LEDGER_MARGIN));
  reading->campaign->loser_makes = lw_xml_get_choice (root, "country", 0) == 1;
  reading->campaign->drawn = lw_xml_get (root, "ended") != NULL;
}

static gboolean
take_cb (const LwXmlDocument *document, const LwXmlNode *node, gpointer data, GError **error)
{
  Reading *reading = data;

  if (node->element == &battle_element)
    return read_battle (document, node, reading, error);
  if (node->element == &player_element)
    return read_player (document, node, reading->campaign, error);
  read_root (node, reading);
  return TRUE;
}

LwCampaign *
lw_campaign_read (const char *name, const char *data, gsize size, GError **error)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  Reading reading = { NULL, ids };

  g_return_val_if_fail (name != NULL && data != NULL, NULL);

  if (lw_xml_read_each (name, data, size, &lw_campaign_read_element, take_cb, &reading, error))
    return reading.campaign;
  lw_campaign_free (reading.campaign);
  return NULL;
}
