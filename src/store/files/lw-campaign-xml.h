/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-xml.h: private to this floor: the root of a `.lwcampaign` file.
 */
#pragma once

#include "xml/xml.h"

G_BEGIN_DECLS

extern const LwXmlElement lw_campaign_element;

G_END_DECLS
