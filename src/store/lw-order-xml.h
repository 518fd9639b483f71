/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order-xml.h: private to this floor: an order as one XML element, and back.
 */
#pragma once

#include "lw-battle.h"
#include "lw-xml-reader.h"
#include "lw-xml-writer.h"

G_BEGIN_DECLS

#define LW_MOST_ORDERS 100000

/* What each kind of order may say; in the order of LwOrderKind. */
extern const LwXmlElement lw_order_elements[LW_N_ORDER_KINDS];

/* Men and guns are looked up in @battle. Returns: (transfer full), NULL on error */
LwOrder *lw_order_of_node (const LwXmlDocument *document, const LwXmlNode *node,
                           const LwBattle *battle, GError **error);
void     lw_order_put_xml (LwXmlWriter *writer, const LwBattle *battle, const LwOrder *order);

G_END_DECLS
