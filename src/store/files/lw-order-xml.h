/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order-xml.h: the one codec of orders, for battle files, the journal and test scripts.
 */
#pragma once

#include "state/state.h"
#include "xml/xml.h"

G_BEGIN_DECLS

/* An order as one XML element on one line, and back. (transfer full) */
char    *lw_order_xml_write   (const LwBattle *battle, const LwOrder *order);
LwOrder *lw_order_xml_read    (const LwBattle *battle, const char *line, GError **error);

/* The same inside a file. Men and guns are looked up in @battle. (transfer full), NULL on error */
LwOrder *lw_order_xml_of_node (const LwXmlDocument *document, const LwXmlNode *node,
                               const LwBattle *battle, GError **error);
void     lw_order_xml_put     (LwXmlWriter *writer, const LwBattle *battle, const LwOrder *order);

G_END_DECLS
