/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scenario-xml.h: the <scenario> of a Country, and the house rules of it or of a battle.
 */
#pragma once

#include "state/state.h"
#include "xml/xml.h"

G_BEGIN_DECLS

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
