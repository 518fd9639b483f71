/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-total.h: where one side stands in a war, as a card.
 */
#pragma once

#include <gtk/gtk.h>

#include "campaign/campaign.h"

G_BEGIN_DECLS

/* Total, target and need of @side, and whether it leads or has won. */
GtkWidget *lw_war_total_new (const LwCampaign *campaign, LwSide side, const LwStanding *standing);

G_END_DECLS
