/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-outline-xml.h: the <outline> of an area and the <line> of a wall or a river.
 */
#pragma once

#include "country/country.h"
#include "xml/xml.h"

G_BEGIN_DECLS

/* A Country being drawn may have things off its field, though none that is lost to sight. */
#define LW_OUTLINE_XML_LEAST LW_FEATURE_LEAST
#define LW_OUTLINE_XML_MOST LW_FEATURE_MOST

#define LW_OUTLINE_XML_POINTS 256 /* of one outline or line */

extern const LwXmlElement lw_outline_xml_element;
extern const LwXmlElement lw_outline_xml_line_for_test;

/*
 * The points that the text of @node gives. @strict: inside @country; an outline does not cross
 * itself, a line does not stand still. Returns: (transfer full), NULL on error
 */
GArray *lw_outline_xml_read      (const LwXmlDocument *document, const LwXmlNode *node,
                                  const LwCountry *country, gboolean strict, GError **error);
GArray *lw_outline_xml_read_line (const LwXmlDocument *document, const LwXmlNode *node,
                                  const LwCountry *country, gboolean strict, GError **error);

G_END_DECLS
