/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-statistics.h: what has been done in a war, in numbers: by side, by Country, by player.
 */
#pragma once

#include <gtk/gtk.h>

#include "campaign/campaign.h"

G_BEGIN_DECLS

/* Fills @box anew: a switch between the three tables, and the killed battle by battle. */
void lw_war_statistics_show (GtkBox *box, const LwCampaign *campaign);

G_END_DECLS
