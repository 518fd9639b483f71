/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-acts.h: what can be done on the page of a war, as actions with their keys.
 */
#pragma once

#include "lw-campaign-page-private.h"

G_BEGIN_DECLS

/* "campaign.undo" and the like. */
void lw_campaign_acts_install (GtkWidgetClass *widget_class);

G_END_DECLS
