/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-outline-xml.c: the <outline> of an area and the <line> of a wall or a river.
 */
#include "lw-outline-xml.h"

#include <glib/gi18n-lib.h>

static const LwXmlValue no_attributes[] = { { NULL } };
static const LwXmlValue outline_text = {
  NULL, LW_XML_POINTS, FALSE, LW_OUTLINE_XML_LEAST, LW_OUTLINE_XML_MOST, 3
};
static const LwXmlValue line_text = {
  NULL, LW_XML_POINTS, FALSE, LW_OUTLINE_XML_LEAST, LW_OUTLINE_XML_MOST, 2
};

const LwXmlElement lw_outline_xml_element = { "outline", NULL, no_attributes,
                                              .text = &outline_text };
const LwXmlElement lw_outline_xml_line_for_test = { "line", NULL, no_attributes,
                                                    .text = &line_text };

static gboolean
check_points (const LwXmlDocument *document,
              const LwXmlNode *node,
              const GArray *points,
              const LwCountry *country,
              gboolean strict,
              GError **error)
{
  LwBox field = { 0, 0, country->width, country->depth };

  if (points->len > LW_OUTLINE_XML_POINTS)
    return lw_xml_fail (document, node, NULL, LW_STORE_ERROR_CONTENT, error,
                        _ ("%u points are too many; at most %u are read"), points->len,
                        LW_OUTLINE_XML_POINTS);
  for (guint i = 0; strict && i < points->len; i++)
    {
      LwPoint point = g_array_index (points, LwPoint, i);

      if (!lw_box_holds (field, point))
        return lw_xml_fail (document, node, NULL, LW_STORE_ERROR_CONTENT, error,
                            _ ("the point %d,%d lies outside the field of %d by %d"), point.x,
                            point.y, country->width, country->depth);
    }
  return TRUE;
}

GArray *
lw_outline_xml_read (const LwXmlDocument *document,
                     const LwXmlNode *node,
                     const LwCountry *country,
                     gboolean strict,
                     GError **error)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (LwPoint));

  lw_xml_get_points (node, NULL, points);
  if (!check_points (document, node, points, country, strict, error))
    return NULL;
  if (strict && !lw_outline_simple ((const LwPoint *)points->data, points->len))
    {
      lw_xml_fail (document, node, NULL, LW_STORE_ERROR_CONTENT, error,
                   _ ("the outline crosses itself or holds no area"));
      return NULL;
    }
  return g_steal_pointer (&points);
}

GArray *
lw_outline_xml_read_line (const LwXmlDocument *document,
                          const LwXmlNode *node,
                          const LwCountry *country,
                          gboolean strict,
                          GError **error)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (LwPoint));

  lw_xml_get_points (node, NULL, points);
  if (!check_points (document, node, points, country, strict, error))
    return NULL;
  for (guint i = 1; strict && i < points->len; i++)
    {
      LwPoint a = g_array_index (points, LwPoint, i - 1);
      LwPoint b = g_array_index (points, LwPoint, i);

      if (a.x != b.x || a.y != b.y)
        continue;
      lw_xml_fail (document, node, NULL, LW_STORE_ERROR_CONTENT, error,
                   _ ("the line has the point %d,%d twice running"), a.x, a.y);
      return NULL;
    }
  return g_steal_pointer (&points);
}
