/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-chart.h: the running score on the screen, in the letters and the light of the desktop.
 */
#pragma once

#include <gtk/gtk.h>

#include "campaign/campaign.h"

G_BEGIN_DECLS

/* @area draws @campaign from now on; @forget (may be NULL) frees it with the area.
 * @small: bare lines, as on a card. */
void lw_war_chart_show (GtkDrawingArea *area, LwCampaign *campaign, gboolean small,
                        GDestroyNotify forget);

/* Battle @number, from 1, is the one that is looked at; 0: none. */
void lw_war_chart_mark (GtkDrawingArea *area, guint number);

G_END_DECLS
