/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-write.c: the <battle> element written: set-up, record, states on the way, account.
 */
#include "lw-battle-xml.h"

#include "lw-country-xml.h"
#include "lw-order-xml.h"
#include "play/play.h"

static const char *const addends[LW_N_ADDENDS] = { "victory", "guns",  "cavalry", "infantry",
                                                   "captive", "taken", "points" };

const char *
lw_addend_name (guint i)
{
  return addends[i];
}

gint
lw_addend (const LwSideAccount *account, guint i)
{
  const gint values[LW_N_ADDENDS] = {
    account->victory,        account->gun_points,   account->cavalry, account->infantry,
    account->captive_points, account->taken_points, account->points,
  };

  return values[i];
}

const char *
lw_ending_nick (LwEnding ending)
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
lw_account_result (const LwAccount *account)
{
  return account->won ? lw_side_nick (account->winner) : "drawn";
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
put_record (LwXmlWriter *writer, const LwBattleParts *parts)
{
  guint n = parts->record->len;

  lw_xml_open (writer, "record");
  for (guint i = 0; i < n; i++)
    {
      lw_order_put_xml (writer, parts->battle, g_ptr_array_index (parts->record, i));
      if ((i + 1) % LW_CHECKSUM_EVERY == 0 && i + 1 < n)
        put_state (writer, i + 1, g_ptr_array_index (parts->hashes, i / LW_CHECKSUM_EVERY));
    }
  put_state (writer, n, parts->last_hash);
  lw_xml_close (writer);
}

static void
put_account (LwXmlWriter *writer, const LwBattleParts *parts)
{
  if (!parts->account)
    return;
  lw_xml_open (writer, "account");
  lw_xml_put (writer, "result", lw_account_result (parts->account));
  lw_xml_put (writer, "ending", lw_ending_nick (parts->ending));
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      lw_xml_open (writer, "side");
      lw_xml_put (writer, "name", lw_side_nick (side));
      for (guint i = 0; i < LW_N_ADDENDS; i++)
        lw_xml_put_int (writer, addends[i], lw_addend (&parts->account->side[side], i));
      lw_xml_close (writer);
    }
  lw_xml_close (writer);
}

static void
put_report (LwXmlWriter *writer, const LwReportWords *words)
{
  if (!words)
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
  lw_xml_put (writer, "xmlns", lw_battle_element.space);
  lw_xml_put (writer, "format", "1.0");
  lw_xml_put (writer, "id", battle->id);
  lw_xml_put (writer, "begun", battle->begun);
  lw_xml_put (writer, "title", battle->title);
  lw_xml_put (writer, "campaign", battle->war);
  lw_xml_put (writer, "variety", lw_variety_nick (battle->variety));
  lw_xml_put (writer, "first", lw_side_nick (battle->first));
  lw_xml_put (writer, "curtain", battle->curtain_used ? "yes" : "no");
  lw_xml_put_seed (writer, "seed", battle->seed);
}

char *
lw_battle_parts_write (const LwBattleParts *parts, GError **error)
{
  LwXmlWriter *writer = lw_xml_writer_new (TRUE);
  const LwBattle *battle = parts->battle;

  lw_xml_open (writer, "battle");
  put_set_up (writer, battle);
  put_players (writer, battle);
  lw_rules_put_xml (writer, &battle->rules);
  lw_country_put_xml (writer, lw_battle_country (battle), battle->scenario);
  put_armies (writer, battle);
  put_record (writer, parts);
  put_account (writer, parts);
  put_report (writer, parts->words);
  lw_xml_close (writer);
  return lw_xml_writer_finish (writer, error);
}
