/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order-ids.c: men and guns in an order by their ids.
 */
#include "lw-order-xml.h"

#include <glib/gi18n-lib.h>

static gboolean
read_ids (const LwOrderSource *source,
          const LwXmlNode *node,
          const char *attribute,
          LwRef (*find) (const LwBattle *, const char *),
          GArray *refs)
{
  const char *value = lw_xml_get (node, attribute);
  g_auto (GStrv) ids = g_strsplit_set (value ? value : "", " \t\r\n", -1);

  for (guint i = 0; ids[i]; i++)
    {
      LwRef ref = *ids[i] ? find (source->battle, ids[i]) : LW_NONE;
      g_autofree char *who = NULL;

      if (ref != LW_NONE)
        g_array_append_val (refs, ref);
      if (ref != LW_NONE || !*ids[i])
        continue;
      who = lw_xml_describe (source->node);
      return lw_xml_fail (source->document, node, attribute, LW_STORE_ERROR_CONTENT, source->error,
                          _ ("%s names “%s”, and there is nobody of that id"), who, ids[i]);
    }
  return TRUE;
}

gboolean
lw_order_read_men (const LwOrderSource *source,
                   const LwXmlNode *node,
                   const char *attribute,
                   GArray *men)
{
  return read_ids (source, node, attribute, lw_battle_find_man, men);
}

gboolean
lw_order_read_guns (const LwOrderSource *source,
                    const LwXmlNode *node,
                    const char *attribute,
                    GArray *guns)
{
  return read_ids (source, node, attribute, lw_battle_find_gun, guns);
}

char *
lw_order_men_text (const LwBattle *battle, const GArray *men, gint side)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < men->len; i++)
    {
      const LwMan *man = lw_battle_man (battle, g_array_index (men, LwRef, i));

      if (man && (side < 0 || man->side == (LwSide)side))
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", man->id);
    }
  return g_strdup (text->str);
}

void
lw_order_put_men (const LwOrderTarget *target, const char *attribute, const GArray *men)
{
  g_autofree char *text = lw_order_men_text (target->battle, men, -1);

  lw_xml_put (target->writer, attribute, text);
}
