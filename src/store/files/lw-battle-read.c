/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-read.c: the <battle> element: set-up, record, account, report.
 */
#include "lw-battle-xml.h"

#include "lw-country-xml.h"
#include "lw-order-xml.h"
#include "play/play.h"
#include "names/names.h"
#include "remarks/remarks.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- what may be there ---- */

#define SIDE(name)                                   \
  {                                                  \
    name, LW_XML_CHOICE, TRUE, .choices = "red|blue" \
  }
#define HALF_POINTS(name)                \
  {                                      \
    name, LW_XML_INT, TRUE, 0, 999999999 \
  }

static const LwXmlValue no_attributes[] = { { NULL } };

static const LwXmlValue player_attributes[] = {
  SIDE ("side"),
  { "name", LW_XML_NAME, FALSE, .max = LW_XML_NAME_LONGEST },
  { "edge", LW_XML_CHOICE, TRUE, .choices = "south|north" },
  { NULL }
};
static const LwXmlElement player_element = { "player", NULL, player_attributes, .id = "side" };

static const LwXmlValue army_attributes[] = { SIDE ("side"),
                                              { "infantry", LW_XML_INT, TRUE, .max = LW_MOST_MEN },
                                              { "cavalry", LW_XML_INT, TRUE, .max = LW_MOST_MEN },
                                              { "guns", LW_XML_INT, TRUE, .max = LW_MOST_GUNS },
                                              { NULL } };
static const LwXmlElement army_element = { "army", NULL, army_attributes, .id = "side" };

static const LwXmlValue state_attributes[] = { { "n", LW_XML_INT, TRUE, 0, LW_MOST_ORDERS },
                                               { "sha256", LW_XML_HEX, TRUE, .count = 64 },
                                               { NULL } };
static const LwXmlElement state_element = { "state", NULL, state_attributes, .id = "n" };

static const LwXmlChild record_children[] = { { &lw_order_elements[LW_ORDER_TOSS] },
                                              { &lw_order_elements[LW_ORDER_PUT] },
                                              { &lw_order_elements[LW_ORDER_PUT_GUN] },
                                              { &lw_order_elements[LW_ORDER_READY] },
                                              { &lw_order_elements[LW_ORDER_CURTAIN] },
                                              { &lw_order_elements[LW_ORDER_GO] },
                                              { &lw_order_elements[LW_ORDER_HAUL] },
                                              { &lw_order_elements[LW_ORDER_LIE] },
                                              { &lw_order_elements[LW_ORDER_FIRE] },
                                              { &lw_order_elements[LW_ORDER_MARCH] },
                                              { &lw_order_elements[LW_ORDER_TURN] },
                                              { &lw_order_elements[LW_ORDER_END] },
                                              { &lw_order_elements[LW_ORDER_TAIL] },
                                              { &lw_order_elements[LW_ORDER_MELEE] },
                                              { &lw_order_elements[LW_ORDER_SETTLE] },
                                              { &lw_order_elements[LW_ORDER_SURRENDER] },
                                              { &lw_order_elements[LW_ORDER_AGREE] },
                                              { &lw_order_elements[LW_ORDER_PAUSE] },
                                              { &lw_order_elements[LW_ORDER_ADD_TIME] },
                                              { &lw_order_elements[LW_ORDER_UNDO] },
                                              { &lw_order_elements[LW_ORDER_REDO] },
                                              { &state_element },
                                              { NULL } };
static const LwXmlElement record_element = { "record", NULL, no_attributes, record_children,
                                             .most = 2 * LW_MOST_ORDERS };

static const LwXmlValue sum_attributes[] = {
  SIDE ("name"),           HALF_POINTS ("victory"),  HALF_POINTS ("guns"),
  HALF_POINTS ("cavalry"), HALF_POINTS ("infantry"), HALF_POINTS ("captive"),
  HALF_POINTS ("taken"),   HALF_POINTS ("points"),   { NULL }
};
static const LwXmlElement sum_element = { "side", NULL, sum_attributes, .id = "name" };
static const LwXmlValue account_attributes[] = {
  { "result", LW_XML_CHOICE, TRUE, .choices = "red|blue|drawn" },
  { "ending", LW_XML_CHOICE, TRUE,
    .choices = "driven|both-gone|exhausted|surrender|agreed|blow|arrived|repulsed" },
  { NULL }
};
static const LwXmlChild account_children[] = { { &sum_element, 0, 2, 2 }, { NULL } };
static const LwXmlElement account_element = { "account", NULL, account_attributes,
                                              account_children };

static const LwXmlValue paragraph_text = { NULL, LW_XML_TEXT, .max = LW_XML_TEXT_LONGEST };
static const LwXmlElement paragraph_element = { "p", NULL, no_attributes, .text = &paragraph_text };
static const LwXmlValue report_attributes[] = {
  { "title", LW_XML_NAME, FALSE, .max = 2 * LW_XML_NAME_LONGEST }, { NULL }
};
static const LwXmlChild report_children[] = { { &paragraph_element }, { NULL } };
static const LwXmlElement report_element = { "report", NULL, report_attributes, report_children,
                                             .most = 200 };

static const LwXmlValue battle_attributes[] = {
  { "format", LW_XML_NAME, TRUE, .max = LW_XML_ID_LONGEST },
  { "id", LW_XML_HEX, FALSE, .count = 32 },
  { "begun", LW_XML_TIME, FALSE },
  { "title", LW_XML_NAME, FALSE, .max = LW_XML_NAME_LONGEST },
  { "campaign", LW_XML_NAME, FALSE, .max = LW_XML_NAME_LONGEST },
  { "variety", LW_XML_CHOICE, TRUE, .choices = "finish|blow|defensive" },
  SIDE ("first"),
  { "curtain", LW_XML_CHOICE, TRUE, .choices = "yes|no" },
  { "seed", LW_XML_SEED, TRUE },
  { NULL }
};
static const LwXmlChild battle_children[] = {
  { &player_element, 0, 2, 2 },     { &lw_rule_element, 1, 0, LW_N_RULES },
  { &lw_country_element, 2, 1, 1 }, { &army_element, 3, 2, 2 },
  { &record_element, 4, 1, 1 },     { &account_element, 5, 0, 1 },
  { &report_element, 6, 0, 1 },     { NULL }
};
const LwXmlElement lw_battle_element = { "battle", "urn:little-wars:battle", battle_attributes,
                                         battle_children };

/* ---- the set-up ---- */

/* The two children of one kind, each of another side, by side. */
static gboolean
find_sides (const LwXmlDocument *document,
            const LwXmlNode *parent,
            const char *name,
            const char *attribute,
            const LwXmlNode *found[LW_N_SIDES],
            GError **error)
{
  found[LW_RED] = found[LW_BLUE] = NULL;
  for (guint i = 0; i < lw_xml_n_children (parent); i++)
    {
      const LwXmlNode *child = lw_xml_nth_child (parent, i);

      if (!lw_xml_is (child, name))
        continue;
      if (found[lw_xml_get_choice (child, attribute, LW_RED)])
        return lw_xml_fail (document, child, attribute, LW_STORE_ERROR_CONTENT, error,
                            _ ("one <%s> for red and one for blue are needed"), name);
      found[lw_xml_get_choice (child, attribute, LW_RED)] = child;
    }
  return TRUE;
}

static gboolean
read_player (const LwXmlDocument *document,
             const LwXmlNode *player,
             const LwXmlNode *army,
             LwPlayer *to,
             GError **error)
{
  to->name = (char *)lw_xml_get (player, "name");
  to->edge = lw_xml_get_choice (player, "edge", LW_EDGE_SOUTH);
  to->force.infantry = lw_xml_get_int (army, "infantry", 0);
  to->force.cavalry = lw_xml_get_int (army, "cavalry", 0);
  to->force.guns = lw_xml_get_int (army, "guns", 0);
  if (to->force.infantry + to->force.cavalry > 0)
    return TRUE;
  return lw_xml_fail (document, army, NULL, LW_STORE_ERROR_CONTENT, error,
                      _ ("the army has no men"));
}

/* The names are borrowed from @document. */
static gboolean
read_players (const LwXmlDocument *document,
              const LwXmlNode *root,
              LwPlayer players[LW_N_SIDES],
              GError **error)
{
  const LwXmlNode *player[LW_N_SIDES];
  const LwXmlNode *army[LW_N_SIDES];

  if (!find_sides (document, root, "player", "side", player, error) ||
      !find_sides (document, root, "army", "side", army, error))
    return FALSE;
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      if (!read_player (document, player[side], army[side], &players[side], error))
        return FALSE;
      /* A file need not say who plays. */
      if (players[side].name == NULL)
        players[side].name = (char *)lw_side_name (side);
    }
  if (players[LW_RED].edge != players[LW_BLUE].edge)
    return TRUE;
  return lw_xml_fail (
      document, player[LW_BLUE], "edge", LW_STORE_ERROR_CONTENT, error,
      _ ("both sides have the same back line; one needs south and the other north"));
}

LwBattle *
lw_battle_set_up_of_node (const LwXmlDocument *document, const LwXmlNode *root, GError **error)
{
  g_autoptr (LwCountry) country = NULL;
  g_autoptr (LwScenario) scenario = NULL;
  LwPlayer players[LW_N_SIDES];
  LwHouseRules rules;
  LwBattle *battle;

  if (!read_players (document, root, players, error) ||
      !lw_rules_of_node (document, root, &rules, error))
    return NULL;
  country = lw_country_of_node (document, lw_xml_child (root, "country"), TRUE, &scenario, error);
  if (!country)
    return NULL;
  battle = lw_battle_new (country, players, lw_xml_get_choice (root, "variety", LW_VARIETY_FINISH),
                          &rules, lw_xml_get_seed (root, "seed"));
  lw_battle_set_up (battle, lw_xml_get_choice (root, "first", LW_RED),
                    lw_xml_get_choice (root, "curtain", 1) == 0);
  battle->id = g_strdup (lw_xml_get (root, "id"));
  battle->begun = g_strdup (lw_xml_get (root, "begun"));
  battle->title = g_strdup (lw_xml_get (root, "title"));
  battle->war = g_strdup (lw_xml_get (root, "campaign"));
  battle->scenario = g_steal_pointer (&scenario);
  return battle;
}

/* ---- the record ---- */

/* Orders count from 1 without a gap; one without its number is what comes next. */
static gboolean
check_number (const LwXmlDocument *document, const LwXmlNode *node, guint expected, GError **error)
{
  guint n = lw_xml_get_int (node, "n", expected);
  g_autofree char *who = NULL;

  if (n == expected)
    return TRUE;
  who = lw_xml_describe (node);
  return lw_xml_fail (document, node, "n", LW_STORE_ERROR_CONTENT, error,
                      _ ("%s has n=\"%u\"; %u is needed here"), who, n, expected);
}

GPtrArray *
lw_record_of_node (const LwXmlDocument *document,
                   const LwXmlNode *root,
                   const LwBattle *battle,
                   GError **error)
{
  const LwXmlNode *record = lw_xml_child (root, "record");
  g_autoptr (GPtrArray) orders = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_order_free);

  for (guint i = 0; i < lw_xml_n_children (record); i++)
    {
      const LwXmlNode *node = lw_xml_nth_child (record, i);
      LwOrder *order;

      if (lw_xml_is (node, "state"))
        continue;
      if (!check_number (document, node, orders->len + 1, error) ||
          !(order = lw_order_of_node (document, node, battle, error)))
        return NULL;
      order->n = orders->len + 1;
      g_ptr_array_add (orders, order);
    }
  return g_steal_pointer (&orders);
}

static gboolean
check_state (const LwXmlDocument *document,
             const LwXmlNode *node,
             const LwBattle *battle,
             GError **error)
{
  g_autofree char *hash = NULL;
  const char *mark;

  if (!check_number (document, node, battle->record->len, error))
    return FALSE;
  mark = lw_battle_checksum_mark (battle);
  hash = mark ? g_strdup (mark) : lw_battle_checksum (battle);
  if (strcmp (hash, lw_xml_get (node, "sha256")) == 0)
    return TRUE;
  return lw_xml_fail (
      document, node, "sha256", LW_STORE_ERROR_LAW, error,
      _ ("after order %u the battle does not stand as it was recorded; one of the orders before "
         "it was changed"),
      battle->record->len);
}

static gboolean
play_order (const LwXmlDocument *document, const LwXmlNode *node, LwBattle *battle, GError **error)
{
  g_autoptr (LwOrder) order = NULL;
  g_autofree char *sentence = NULL;
  LwRefusal refusal;
  guint n = battle->record->len + 1;

  if (!check_number (document, node, n, error) ||
      !(order = lw_order_of_node (document, node, battle, error)))
    return FALSE;
  order->n = n;
  if (lw_play (battle, order, &refusal))
    return TRUE;
  sentence = lw_refusal_words (battle, &refusal);
  /* Translators: "order 41 (fire): Red's left gun has fired four times (R37)." */
  return lw_xml_fail (document, node, NULL, LW_STORE_ERROR_LAW, error, _ ("order %u (%s): %s"), n,
                      node->element->name, sentence);
}

static gboolean
play_record (const LwXmlDocument *document, const LwXmlNode *root, LwBattle *battle, GError **error)
{
  const LwXmlNode *record = lw_xml_child (root, "record");

  for (guint i = 0; i < lw_xml_n_children (record); i++)
    {
      const LwXmlNode *node = lw_xml_nth_child (record, i);

      if (lw_xml_is (node, "state") ? !check_state (document, node, battle, error)
                                    : !play_order (document, node, battle, error))
        return FALSE;
    }
  return TRUE;
}

/* ---- the account ---- */

static gboolean
check_word (const LwXmlDocument *document,
            const LwXmlNode *node,
            const char *attribute,
            const char *found,
            GError **error)
{
  if (g_strcmp0 (lw_xml_get (node, attribute), found) == 0)
    return TRUE;
  return lw_xml_fail (document, node, attribute, LW_STORE_ERROR_LAW, error,
                      _ ("the account has %s=\"%s\"; the record gives “%s”"), attribute,
                      lw_xml_get (node, attribute), found);
}

static gboolean
check_sums (const LwXmlDocument *document,
            const LwXmlNode *node,
            LwSide side,
            const LwSideAccount *sums,
            GError **error)
{
  for (guint i = 0; i < LW_N_ADDENDS; i++)
    if (lw_xml_get_int (node, lw_addend_name (i), 0) != lw_addend (sums, i))
      return lw_xml_fail (
          document, node, lw_addend_name (i), LW_STORE_ERROR_LAW, error,
          _ ("the account of %s has %s=\"%s\"; the record gives %d (in half-points)"),
          lw_side_nick (side), lw_addend_name (i), lw_xml_get (node, lw_addend_name (i)),
          lw_addend (sums, i));
  return TRUE;
}

static gboolean
check_account (const LwXmlDocument *document,
               const LwXmlNode *root,
               const LwBattle *battle,
               GError **error)
{
  const LwXmlNode *node = lw_xml_child (root, "account");
  const LwXmlNode *sides[LW_N_SIDES];
  LwAccount account;

  if (!node)
    return TRUE;
  if (battle->phase != LW_PHASE_OVER)
    return lw_xml_fail (document, node, NULL, LW_STORE_ERROR_LAW, error,
                        _ ("there is an account, and the battle is not over"));
  lw_account (battle, &account);
  if (!find_sides (document, node, "side", "name", sides, error) ||
      !check_word (document, node, "result", lw_account_result (&account), error) ||
      !check_word (document, node, "ending", lw_ending_nick (battle->ending), error))
    return FALSE;
  for (guint side = 0; side < LW_N_SIDES; side++)
    if (!check_sums (document, sides[side], side, &account.side[side], error))
      return FALSE;
  return TRUE;
}

gboolean
lw_battle_play_node (const LwXmlDocument *document,
                     const LwXmlNode *root,
                     LwBattle *battle,
                     GError **error)
{
  return play_record (document, root, battle, error) &&
         check_account (document, root, battle, error);
}

LwReportWords *
lw_report_words_of_node (const LwXmlNode *root)
{
  const LwXmlNode *node = lw_xml_child (root, "report");
  LwReportWords *words;

  if (!node)
    return NULL;
  words = lw_report_words_new ();
  words->title = g_strdup (lw_xml_get (node, "title"));
  for (guint i = 0; i < lw_xml_n_children (node); i++)
    g_ptr_array_add (words->paragraphs, g_strdup (lw_xml_nth_child (node, i)->text));
  return words;
}
