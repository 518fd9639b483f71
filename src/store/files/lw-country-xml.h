/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-country-xml.h: private to this floor: the <country> element, alone in a file or in a battle's.
 */
#pragma once

#include "state/state.h"
#include "xml/xml.h"

G_BEGIN_DECLS

/* More than any table holds. */
#define LW_MOST_FEATURES 4000
#define LW_MOST_POINTS 256     /* of one outline or line */

extern const LwXmlElement lw_country_element;
extern const LwXmlElement lw_rule_element;

/* @strict: for a battle: all on the field, no outline that crosses itself, no size of nothing.
 * @scenario: (out) (optional) (nullable) (transfer full).
 * Returns: (transfer full), NULL on error */
LwCountry *lw_country_of_node   (const LwXmlDocument *document, const LwXmlNode *node,
                                 gboolean strict, LwScenario **scenario, GError **error);
void       lw_country_put_xml   (LwXmlWriter *writer, const LwCountry *country,
                                 const LwScenario *scenario);

/* The <rule> children of @node, onto the defaults; and back, only those that differ from them. */
gboolean   lw_rules_of_node     (const LwXmlDocument *document, const LwXmlNode *node,
                                 LwHouseRules *rules, GError **error);
void       lw_rules_put_xml     (LwXmlWriter *writer, const LwHouseRules *rules);

/* Sets @scenario from its element. Returns: (transfer full), NULL on error */
LwScenario *lw_scenario_of_node (const LwXmlDocument *document, const LwXmlNode *node,
                                 const LwCountry *country, gboolean strict, GError **error);
void        lw_scenario_put_xml (LwXmlWriter *writer, const LwScenario *scenario);

/* An outline that the text of @node gives; @strict: simple, and inside @country. (transfer full) */
GArray    *lw_outline_of_node   (const LwXmlDocument *document, const LwXmlNode *node,
                                 const LwCountry *country, gboolean strict, GError **error);

extern const LwXmlElement lw_outline_element;
extern const LwXmlElement lw_scenario_element;

G_END_DECLS
