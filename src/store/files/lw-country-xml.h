/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-country-xml.h: the <country> element, alone in a file or in a battle's.
 */
#pragma once

#include "state/state.h"
#include "xml/xml.h"

G_BEGIN_DECLS

/* More than any table holds. */
#define LW_MOST_FEATURES 4000

extern const LwXmlElement lw_country_xml_element;

/* @strict: for a battle: all on the field, no outline that crosses itself, no size of nothing.
 * @scenario: (out) (optional) (nullable) (transfer full).
 * Returns: (transfer full), NULL on error */
LwCountry *lw_country_xml_read (const LwXmlDocument *document, const LwXmlNode *node,
                                gboolean strict, LwScenario **scenario, GError **error);
void       lw_country_xml_put  (LwXmlWriter *writer, const LwCountry *country,
                                const LwScenario *scenario);

G_END_DECLS
