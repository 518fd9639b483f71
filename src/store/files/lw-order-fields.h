/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order-fields.h: each attribute of an order tied to its field.
 */
#pragma once

#include "state/state.h"
#include "xml/xml.h"

G_BEGIN_DECLS

/* Where an order is read from, and where it is written to. */
typedef struct
{
  const LwXmlDocument *document;
  const LwXmlNode *node;
  const LwBattle *battle;
  GError **error;
} LwOrderSource;

typedef struct
{
  LwXmlWriter *writer;
  const LwBattle *battle;
} LwOrderTarget;

/* The attribute as it stands in the source, which has it. FALSE with the error of the source. */
gboolean lw_order_fields_read     (const LwOrderSource *source, LwOrder *order,
                                   const char *attribute);
/* Writes it, or nothing where the order has nothing to say there. */
void     lw_order_fields_put      (const LwOrderTarget *target, const LwOrder *order,
                                   const char *attribute);

/* Men by their ids in an attribute of @node, which may be a child of the source's; and back. */
gboolean lw_order_fields_read_men (const LwOrderSource *source, const LwXmlNode *node,
                                   const char *attribute, GArray *men);
void     lw_order_fields_put_men  (const LwOrderTarget *target, const char *attribute,
                                   const GArray *men);

G_END_DECLS
