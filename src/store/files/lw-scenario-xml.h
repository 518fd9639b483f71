/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scenario-xml.h: the <scenario> of a Country, and the house rules of it or of a battle.
 */
#pragma once

#include "state/state.h"
#include "xml/xml.h"
#include "country/country.h"

G_BEGIN_DECLS

/* The <outline> of an area and the <line> of a wall or a river. */

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

extern const LwXmlElement lw_scenario_xml_element;
extern const LwXmlElement lw_scenario_xml_rule;

/* The <rule> children of @node, onto the defaults; and back, only those that differ from them. */
gboolean    lw_scenario_xml_read_rules (const LwXmlDocument *document, const LwXmlNode *node,
                                        LwHouseRules *rules, GError **error);
void        lw_scenario_xml_put_rules  (LwXmlWriter *writer, const LwHouseRules *rules);

/* Sets @scenario from its element. Returns: (transfer full), NULL on error */
LwScenario *lw_scenario_xml_read       (const LwXmlDocument *document, const LwXmlNode *node,
                                        const LwCountry *country, gboolean strict, GError **error);
void        lw_scenario_xml_put        (LwXmlWriter *writer, const LwScenario *scenario);

G_END_DECLS
