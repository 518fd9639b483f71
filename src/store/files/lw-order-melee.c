/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order-melee.c: the attributes of an order about a melee, and their fields.
 */
#include "lw-order-xml.h"

#include <glib/gi18n-lib.h>

static gboolean
get_melee (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->melee = lw_xml_get_int (source->node, attribute, 0);
  return TRUE;
}

static void
put_melee (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_int (target->writer, attribute, order->melee);
}

static gboolean
get_support (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->support = lw_xml_get_int (source->node, attribute, 0);
  order->has_outcome = TRUE;
  return TRUE;
}

static void
put_support (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  if (order->has_outcome)
    lw_xml_put_int (target->writer, attribute, order->support);
}

static guint
count_side (const LwBattle *battle, const GArray *men, LwSide side)
{
  guint n = 0;

  for (guint i = 0; i < men->len; i++)
    n += lw_battle_man (battle, g_array_index (men, LwRef, i))->side == side;
  return n;
}

static LwSide
find_inferior (const LwBattle *battle, const GArray *men)
{
  return count_side (battle, men, LW_RED) <= count_side (battle, men, LW_BLUE) ? LW_RED : LW_BLUE;
}

/* Read after red and blue: only the smaller of them can be isolated. */
static gboolean
get_isolated (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  LwSide side = lw_xml_get_choice (source->node, attribute, LW_RED);
  g_autofree char *who = NULL;

  order->isolated = TRUE;
  if (side == find_inferior (source->battle, order->who))
    return TRUE;
  who = lw_xml_describe (source->node);
  return lw_xml_fail (source->document, source->node, attribute, LW_STORE_ERROR_CONTENT,
                      source->error,
                      _ ("%s has isolated=\"%s\"; only the side with fewer men can be isolated"),
                      who, lw_side_nick (side));
}

static void
put_isolated (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  if (order->has_outcome && order->isolated)
    lw_xml_put (target->writer, attribute,
                lw_side_nick (find_inferior (target->battle, order->who)));
}

static gboolean
get_captured (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->has_outcome = TRUE;
  return lw_order_read_guns (source, source->node, attribute,
                             lw_order_list (order, &order->captured));
}

static void
put_captured (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < order->captured->len; i++)
    {
      const LwGun *gun = lw_battle_gun (target->battle, g_array_index (order->captured, LwRef, i));

      if (gun)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", gun->id);
    }
  lw_xml_put (target->writer, attribute, text->str);
}

const LwOrderField lw_order_melee_fields[LW_N_ORDER_MELEE_FIELDS] = {
  { "melee", get_melee, put_melee },
  { "support", get_support, put_support },
  { "isolated", get_isolated, put_isolated },
  { "captured", get_captured, put_captured },
};
