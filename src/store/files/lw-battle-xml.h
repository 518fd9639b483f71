/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-xml.h: what the <battle> element may hold, and the words of an account in it.
 */
#pragma once

#include "state/state.h"
#include "xml/xml.h"

G_BEGIN_DECLS

extern const LwXmlElement lw_battle_xml_element;

/* Levels and tempers of a General in a seat (LwSeat), in their order. */
#define LW_BATTLE_LEVELS "cadet|captain|colonel|marshal"
#define LW_BATTLE_TEMPERS "even|fiery|prudent|gunner"

/* "driven", "both-gone": how a battle ended. */
const char *lw_battle_xml_ending      (LwEnding ending);
/* "red", "blue" or "drawn". */
const char *lw_battle_xml_result      (const LwAccount *account);

/* The seven half-point numbers of an account, by their names in files. */
#define LW_BATTLE_XML_ADDENDS 7
const char *lw_battle_xml_addend_name (guint i);
gint        lw_battle_xml_addend      (const LwSideAccount *account, guint i);

G_END_DECLS
