/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order-xml.c: the one codec of orders, for battle files, the journal and test scripts.
 *
 * lw-order-elements.c says which attributes a kind of order has, and in which order they are
 * written; lw-order-fields.c ties each of them to its field.
 */
#include "lw-order-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lw-order-elements.h"
#include "lw-order-fields.h"

/* ---- Outcomes that are elements ---- */

static gboolean
read_shot (const LwOrderSource *source, const LwXmlNode *child, LwShotEventKind kind, GArray *shots)
{
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwShotEvent event = { .kind = kind };

  if (!lw_order_fields_read_men (source, child, "who", men))
    return FALSE;
  event.man = g_array_index (men, LwRef, 0);
  g_array_append_val (shots, event);
  return TRUE;
}

static gboolean
read_child (const LwOrderSource *source, const LwXmlNode *child, LwOrder *order)
{
  if (lw_xml_is (child, "touch"))
    return read_shot (source, child, LW_SHOT_TOUCH, lw_order_list (order, &order->shots));
  if (lw_xml_is (child, "overset"))
    return read_shot (source, child, LW_SHOT_OVERSET, lw_order_list (order, &order->shots));
  if (lw_xml_is (child, "dead"))
    return lw_order_fields_read_men (source, child, "who", lw_order_list (order, &order->dead));
  if (lw_xml_is (child, "taken"))
    return lw_order_fields_read_men (source, child, "who", lw_order_list (order, &order->taken));
  order->rest.x = lw_xml_get_int (child, "x", 0);
  order->rest.y = lw_xml_get_int (child, "y", 0);
  return TRUE;
}

static gboolean
read_children (const LwOrderSource *source, LwOrder *order)
{
  for (guint i = 0; i < lw_xml_n_children (source->node); i++)
    if (!read_child (source, lw_xml_nth_child (source->node, i), order))
      return FALSE;
  /* A shot that has come to rest has its outcome; touches alone are a report still to be judged. */
  if (order->kind == LW_ORDER_FIRE)
    order->has_outcome = lw_xml_child (source->node, "rest") != NULL;
  return TRUE;
}

static void
put_shot (const LwOrderTarget *target, const LwShotEvent *event)
{
  const LwMan *man = lw_battle_man (target->battle, event->man);

  lw_xml_open (target->writer, event->kind == LW_SHOT_TOUCH ? "touch" : "overset");
  lw_xml_put (target->writer, "who", man != NULL ? man->id : NULL);
  lw_xml_close (target->writer);
}

static void
put_list (const LwOrderTarget *target, const char *element, const GArray *men)
{
  if (men->len == 0)
    return;
  lw_xml_open (target->writer, element);
  lw_order_fields_put_men (target, "who", men);
  lw_xml_close (target->writer);
}

static void
put_fire_outcome (const LwOrderTarget *target, const LwOrder *order)
{
  for (guint i = 0; i < order->shots->len; i++)
    put_shot (target, &g_array_index (order->shots, LwShotEvent, i));
  if (!order->has_outcome)
    return;
  lw_xml_open (target->writer, "rest");
  lw_xml_put_int (target->writer, "x", order->rest.x);
  lw_xml_put_int (target->writer, "y", order->rest.y);
  lw_xml_close (target->writer);
}

static void
put_children (const LwOrderTarget *target, const LwOrder *order)
{
  if (order->kind == LW_ORDER_FIRE)
    put_fire_outcome (target, order);
  put_list (target, "dead", order->dead);
  put_list (target, "taken", order->taken);
}

/* ---- Whole orders ---- */

LwOrder *
lw_order_xml_of_node (const LwXmlDocument *document,
                      const LwXmlNode *node,
                      const LwBattle *battle,
                      GError **error)
{
  g_autoptr (LwOrder) order = NULL;
  LwOrderSource source = { document, node, battle, error };
  LwOrderKind kind;

  if (!lw_order_kind_parse (node->element->name, &kind))
    g_assert_not_reached ();
  order = lw_order_new (kind, LW_RED);
  for (guint i = 0; node->element->attributes[i].name != NULL; i++)
    if (node->values[i] != NULL &&
        !lw_order_fields_read (&source, order, node->element->attributes[i].name))
      return NULL;
  return read_children (&source, order) ? g_steal_pointer (&order) : NULL;
}

void
lw_order_xml_put (LwXmlWriter *writer, const LwBattle *battle, const LwOrder *order)
{
  const LwXmlElement *element = &lw_order_elements[order->kind];
  LwOrderTarget target = { writer, battle };

  lw_xml_open_line (writer, element->name);
  for (const LwXmlValue *value = element->attributes; value->name; value++)
    lw_order_fields_put (&target, order, value->name);
  if (element->children != NULL)
    put_children (&target, order);
  lw_xml_close (writer);
}

char *
lw_order_xml_write (const LwBattle *battle, const LwOrder *order)
{
  LwXmlWriter *writer;
  char *line;

  g_return_val_if_fail (battle != NULL && order != NULL && order->kind < LW_N_ORDER_KINDS, NULL);

  writer = lw_xml_writer_new (FALSE);
  lw_order_xml_put (writer, battle, order);
  line = lw_xml_writer_finish (writer, NULL);
  return line != NULL ? g_strchomp (line) : NULL;
}

LwOrder *
lw_order_xml_read (const LwBattle *battle, const char *line, GError **error)
{
  g_autoptr (LwXmlDocument) document = NULL;
  g_autofree char *name = NULL;
  LwOrderKind kind;

  g_return_val_if_fail (battle != NULL && line != NULL, NULL);

  if (*line == '<')
    name = g_strndup (line + 1, strspn (line + 1, "abcdefghijklmnopqrstuvwxyz-"));
  if (!lw_order_kind_parse (name, &kind))
    {
      g_set_error (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT, _ ("there is no order “%s”"),
                   name ? name : line);
      return NULL;
    }
  document = lw_xml_read_line (_ ("order"), line, &lw_order_elements[kind], error);
  return document != NULL
             ? lw_order_xml_of_node (document, lw_xml_document_root (document), battle, error)
             : NULL;
}
