/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-xml.h: private to this floor: the <battle> element, read in steps and written in one.
 */
#pragma once

#include "lw-battle-file.h"
#include "state/state.h"
#include "xml/xml.h"

G_BEGIN_DECLS

extern const LwXmlElement lw_battle_element;

/* The battle before its first order. Returns: (transfer full), NULL on error */
LwBattle      *lw_battle_set_up_of_node (const LwXmlDocument *document, const LwXmlNode *root,
                                         GError **error);

/* The orders of the record, not played. Returns: (transfer full) (element-type LwOrder) */
GPtrArray     *lw_record_of_node        (const LwXmlDocument *document, const LwXmlNode *root,
                                         const LwBattle *battle, GError **error);

/* Plays the record; then the account must be what it gives. */
gboolean       lw_battle_play_node      (const LwXmlDocument *document, const LwXmlNode *root,
                                         LwBattle *battle, GError **error);

/* Returns: (transfer full), NULL when no player has edited the report */
LwReportWords *lw_report_words_of_node  (const LwXmlNode *root);

/* What a battle's text is made of: taken apart, so that what was read back can be written again. */
typedef struct
{
  const LwBattle *battle;     /* its set-up alone counts */
  const GPtrArray *record;    /* of LwOrder */
  const GPtrArray *hashes;    /* of char*, after every tenth order */
  const char *last_hash;      /* after the last */
  const LwAccount *account;   /* NULL while the battle goes on */
  LwEnding ending;
  const LwReportWords *words; /* may be NULL */
} LwBattleParts;

char          *lw_battle_parts_write    (const LwBattleParts *parts, GError **error);

/* "driven", "drawn by exhaustion" in one word: the nick of an ending in files. */
const char    *lw_ending_nick           (LwEnding ending);

/* The seven half-point numbers of an account, by their names in files. */
#define LW_N_ADDENDS 7
const char    *lw_addend_name           (guint i);
gint           lw_addend                (const LwSideAccount *account, guint i);

/* "red", "blue" or "drawn". */
const char    *lw_account_result        (const LwAccount *account);

G_END_DECLS
