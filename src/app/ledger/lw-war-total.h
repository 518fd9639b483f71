/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-total.h: how a war stands: a card for each side, and the running score.
 */
#pragma once

#include <gtk/gtk.h>

#include "campaign/campaign.h"

G_BEGIN_DECLS

/* Total, target and need of @side, and whether it leads or has won. */
GtkWidget *lw_war_total_new (const LwCampaign *campaign, LwSide side, const LwStanding *standing);

/* The running score on the screen, in the letters and the light of the desktop. */
#define LW_TYPE_WAR_CHART (lw_war_chart_get_type ())
G_DECLARE_FINAL_TYPE (LwWarChart, lw_war_chart, LW, WAR_CHART, GtkDrawingArea)

/* Bare lines, as on a card. Takes @campaign. */
GtkWidget *lw_war_chart_new_small (LwCampaign *campaign);

/* Draws @campaign, which is borrowed, from now on. */
void       lw_war_chart_show      (LwWarChart *self, const LwCampaign *campaign);

/* Battle @number, from 1, is the one that is looked at; 0: none. */
void       lw_war_chart_mark      (LwWarChart *self, guint number);

G_END_DECLS
