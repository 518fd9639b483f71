/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-read.c: the <battle> element read: the set-up, and the record played by the laws.
 *
 * The set-up gives a battle before its first order. The record is either taken as orders or played:
 * every order must be lawful, every state on the way and the account at the end must be what
 * playing gives. The first that is not ends the reading with its place and its law.
 */
#include "lw-battle-read.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "remarks/remarks.h"
#include "names/names.h"
#include "play/play.h"

#include "lw-battle-xml.h"
#include "lw-country-xml.h"
#include "lw-order-xml.h"
#include "lw-scenario-xml.h"

/* ---- The set-up ---- */

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
  to->seat.general = (guint)(lw_xml_get_choice (player, "general", -1) + 1);
  to->seat.temper = (guint)lw_xml_get_choice (player, "temper", 0);
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
lw_battle_read_set_up (const LwXmlDocument *document, const LwXmlNode *root, GError **error)
{
  g_autoptr (LwCountry) country = NULL;
  g_autoptr (LwScenario) scenario = NULL;
  LwPlayer players[LW_N_SIDES];
  LwHouseRules rules;
  LwBattle *battle;

  if (!read_players (document, root, players, error) ||
      !lw_scenario_xml_read_rules (document, root, &rules, error))
    return NULL;
  country = lw_country_xml_read (document, lw_xml_child (root, "country"), TRUE, &scenario, error);
  if (country == NULL)
    return NULL;
  battle = lw_battle_new (country, players, lw_xml_get_choice (root, "variety", LW_VARIETY_FINISH),
                          &rules, lw_xml_get_seed (root, "seed"));
  lw_battle_set_up (battle, lw_xml_get_choice (root, "first", LW_RED),
                    lw_xml_get_choice (root, "curtain", 1) == 0);
  battle->id = g_strdup (lw_xml_get (root, "id"));
  battle->begun = g_strdup (lw_xml_get (root, "begun"));
  battle->zone = lw_xml_get_int (root, "zone", 0);
  battle->title = g_strdup (lw_xml_get (root, "title"));
  battle->war = g_strdup (lw_xml_get (root, "campaign"));
  /* Before there was a second edition of the laws, nobody said by which. */
  battle->laws = (guint)lw_xml_get_int (root, "laws", 1);
  battle->scenario = g_steal_pointer (&scenario);
  return battle;
}

/* ---- The record ---- */

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
lw_battle_read_record (const LwXmlDocument *document,
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
          !(order = lw_order_xml_of_node (document, node, battle, error)))
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
  hash = mark != NULL ? g_strdup (mark) : lw_battle_checksum (battle);
  if (strcmp (hash, lw_xml_get (node, "sha256")) == 0)
    return TRUE;
  return lw_xml_fail (
      document, node, "sha256", LW_STORE_ERROR_LAW, error,
      _ ("after order %u the battle does not stand as it was recorded; one of the orders before "
         "it was changed"),
      battle->record->len);
}

static gboolean
play_order (const LwXmlDocument *document,
            const LwXmlNode *node,
            LwBattle *battle,
            gboolean judge,
            GError **error)
{
  g_autoptr (LwOrder) order = NULL;
  g_autofree char *sentence = NULL;
  LwRefusal refusal;
  guint n = battle->record->len + 1;

  if (!check_number (document, node, n, error) ||
      !(order = lw_order_xml_of_node (document, node, battle, error)))
    return FALSE;
  order->n = n;
  /* What it leaves out it claims not to have been. */
  order->has_outcome |= judge;
  if ((!judge || lw_claims_check (battle, order, &refusal)) && lw_play (battle, order, &refusal))
    return TRUE;
  sentence = lw_refusal_words (battle, &refusal);
  /* Translators: "order 41 (fire): Red's left gun has fired four times (R37)." */
  return lw_xml_fail (document, node, NULL, LW_STORE_ERROR_LAW, error, _ ("order %u (%s): %s"), n,
                      node->element->name, sentence);
}

/* Where a record ought to have its mark, after every so many orders and at its end, and has none.
 */
static gboolean
check_marked (const LwXmlDocument *document,
              const LwXmlNode *node,
              const LwBattle *battle,
              gboolean last,
              GError **error)
{
  guint n = battle->record->len;

  if (n == 0 || (!last && n % LW_CHECKSUM_EVERY != 0))
    return TRUE;
  /* Translators: "order 40 (march): the mark of the state after it is missing (R28)" */
  return lw_xml_fail (document, node, NULL, LW_STORE_ERROR_LAW, error,
                      _ ("order %u (%s): the mark of the state after it is missing (%s)"), n,
                      node->element->name, lw_entry_law (lw_battle_order (battle, n)->kind));
}

static gboolean
play_record (const LwXmlDocument *document,
             const LwXmlNode *root,
             LwBattle *battle,
             gboolean judge,
             GError **error)
{
  const LwXmlNode *record = lw_xml_child (root, "record");
  const LwXmlNode *before = NULL;

  for (guint i = 0; i < lw_xml_n_children (record); i++)
    {
      const LwXmlNode *node = lw_xml_nth_child (record, i);

      if (judge && before != NULL && !lw_xml_is (node, "state") &&
          !check_marked (document, before, battle, FALSE, error))
        return FALSE;
      if (lw_xml_is (node, "state") ? !check_state (document, node, battle, error)
                                    : !play_order (document, node, battle, judge, error))
        return FALSE;
      before = lw_xml_is (node, "state") ? NULL : node;
    }
  return !judge || before == NULL || check_marked (document, before, battle, TRUE, error);
}

/* ---- The account ---- */

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
  for (guint i = 0; i < LW_BATTLE_XML_ADDENDS; i++)
    if (lw_xml_get_int (node, lw_battle_xml_addend_name (i), 0) != lw_battle_xml_addend (sums, i))
      return lw_xml_fail (
          document, node, lw_battle_xml_addend_name (i), LW_STORE_ERROR_LAW, error,
          _ ("the account of %s has %s=\"%s\"; the record gives %d (in half-points)"),
          lw_side_nick (side), lw_battle_xml_addend_name (i),
          lw_xml_get (node, lw_battle_xml_addend_name (i)), lw_battle_xml_addend (sums, i));
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

  if (node == NULL)
    return TRUE;
  if (battle->phase != LW_PHASE_OVER)
    return lw_xml_fail (document, node, NULL, LW_STORE_ERROR_LAW, error,
                        _ ("there is an account, and the battle is not over"));
  lw_account (battle, &account);
  if (!find_sides (document, node, "side", "name", sides, error) ||
      !check_word (document, node, "result", lw_battle_xml_result (&account), error) ||
      !check_word (document, node, "ending", lw_battle_xml_ending (battle->ending), error))
    return FALSE;
  for (guint side = 0; side < LW_N_SIDES; side++)
    if (!check_sums (document, sides[side], side, &account.side[side], error))
      return FALSE;
  return TRUE;
}

gboolean
lw_battle_read_played (const LwXmlDocument *document,
                       const LwXmlNode *root,
                       LwBattle *battle,
                       gboolean judge,
                       GError **error)
{
  return play_record (document, root, battle, judge, error) &&
         check_account (document, root, battle, error);
}
