/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order-xml.h: private to this floor: an order as one XML element, and back.
 */
#pragma once

#include "state/state.h"
#include "xml/xml.h"

G_BEGIN_DECLS

/* What each kind of order may say; in the order of LwOrderKind. */
extern const LwXmlElement lw_order_elements[LW_N_ORDER_KINDS];

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

/* One attribute and its field of LwOrder. */
typedef struct
{
  const char *attribute;
  gboolean (*get) (const LwOrderSource *source, LwOrder *order, const char *attribute);
  void (*put) (const LwOrderTarget *target, const LwOrder *order, const char *attribute);
} LwOrderField;

const LwOrderField *lw_order_field (const char *attribute);

/* Those about a melee. */
#define LW_N_ORDER_MELEE_FIELDS 4
extern const LwOrderField lw_order_melee_fields[LW_N_ORDER_MELEE_FIELDS];

/* Lists of men by their ids, in an attribute of @node, which may be a child of the source's. */
gboolean lw_order_read_men (const LwOrderSource *source, const LwXmlNode *node,
                            const char *attribute, GArray *men);
gboolean lw_order_read_guns (const LwOrderSource *source, const LwXmlNode *node,
                             const char *attribute, GArray *guns);
/* @side: one side's only, or -1 for both. Returns: (transfer full) */
char    *lw_order_men_text (const LwBattle *battle, const GArray *men, gint side);
void     lw_order_put_men  (const LwOrderTarget *target, const char *attribute, const GArray *men);

/* Men and guns are looked up in @battle. Returns: (transfer full), NULL on error */
LwOrder *lw_order_of_node (const LwXmlDocument *document, const LwXmlNode *node,
                           const LwBattle *battle, GError **error);
void     lw_order_put_xml (LwXmlWriter *writer, const LwBattle *battle, const LwOrder *order);

G_END_DECLS
