/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-xml.c: what the <battle> element may hold, and the words of an account in it.
 */
#include "lw-battle-xml.h"

#include "laws/laws.h"

#include "lw-order-elements.h"
#include "lw-country-xml.h"
#include "lw-scenario-xml.h"

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
  { "general", LW_XML_CHOICE, FALSE, .choices = LW_BATTLE_LEVELS },
  { "temper", LW_XML_CHOICE, FALSE, .choices = LW_BATTLE_TEMPERS },
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
  { "format", LW_XML_NAME, TRUE, .min = LW_FORMAT_MAJOR, .max = LW_XML_ID_LONGEST },
  { "id", LW_XML_HEX, FALSE, .count = 32 },
  { "begun", LW_XML_TIME, FALSE },
  { "zone", LW_XML_INT, FALSE, .min = LW_ZONE_LEAST, .max = LW_ZONE_MOST },
  { "title", LW_XML_NAME, FALSE, .max = LW_XML_NAME_LONGEST },
  { "campaign", LW_XML_FILE, FALSE },
  { "variety", LW_XML_CHOICE, TRUE, .choices = "finish|blow|defensive" },
  SIDE ("first"),
  { "curtain", LW_XML_CHOICE, TRUE, .choices = "yes|no" },
  { "seed", LW_XML_SEED, TRUE },
  { "laws", LW_XML_INT, FALSE, .min = 1, .max = LW_LAWS_EDITION },
  { NULL }
};
static const LwXmlChild battle_children[] = {
  { &player_element, 0, 2, 2 },         { &lw_scenario_xml_rule, 1, 0, LW_N_RULES },
  { &lw_country_xml_element, 2, 1, 1 }, { &army_element, 3, 2, 2 },
  { &record_element, 4, 1, 1 },         { &account_element, 5, 0, 1 },
  { &report_element, 6, 0, 1 },         { NULL }
};
const LwXmlElement lw_battle_xml_element = { "battle", "urn:little-wars:battle", battle_attributes,
                                             battle_children };

/* ---- An account in the words of a file ---- */

static const char *const addends[LW_BATTLE_XML_ADDENDS] = { "victory",  "guns",    "cavalry",
                                                            "infantry", "captive", "taken",
                                                            "points" };

const char *
lw_battle_xml_addend_name (guint i)
{
  return addends[i];
}

gint
lw_battle_xml_addend (const LwSideAccount *account, guint i)
{
  const gint values[LW_BATTLE_XML_ADDENDS] = {
    account->victory,        account->gun_points,   account->cavalry, account->infantry,
    account->captive_points, account->taken_points, account->points,
  };

  return values[i];
}

const char *
lw_battle_xml_ending (LwEnding ending)
{
  switch (ending)
    {
    case LW_ENDING_DRIVEN:
      return "driven";
    case LW_ENDING_BOTH_GONE:
      return "both-gone";
    case LW_ENDING_EXHAUSTED:
      return "exhausted";
    case LW_ENDING_SURRENDER:
      return "surrender";
    case LW_ENDING_AGREED:
      return "agreed";
    case LW_ENDING_BLOW:
      return "blow";
    case LW_ENDING_ARRIVED:
      return "arrived";
    case LW_ENDING_REPULSED:
      return "repulsed";
    case LW_ENDING_NONE:
    default:
      return NULL;
    }
}

const char *
lw_battle_xml_result (const LwAccount *account)
{
  return account->won ? lw_side_nick (account->winner) : "drawn";
}
