/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-read.h: the <battle> element read: the set-up, and the record played by the laws.
 */
#pragma once

#include "state/state.h"
#include "xml/xml.h"

G_BEGIN_DECLS

/* The battle before its first order. Returns: (transfer full), NULL on error */
LwBattle  *lw_battle_read_set_up (const LwXmlDocument *document, const LwXmlNode *root,
                                  GError **error);

/* The orders of the record, not played. Returns: (transfer full) (element-type LwOrder) */
GPtrArray *lw_battle_read_record (const LwXmlDocument *document, const LwXmlNode *root,
                                  const LwBattle *battle, GError **error);

/* Plays the record; then the account must be what it gives. @judge: what it claims is looked at as
 * well, and that it has all its marks (lw-entry.h). */
gboolean   lw_battle_read_played (const LwXmlDocument *document, const LwXmlNode *root,
                                  LwBattle *battle, gboolean judge, GError **error);

G_END_DECLS
