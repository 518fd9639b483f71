/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-statistics.h: what both sides have done in a war, in numbers.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-campaign.h"

G_BEGIN_DECLS

/* Fills an empty grid: a title and a number for either side in each row. */
void lw_war_statistics_show (GtkGrid *grid, const LwCampaign *campaign);

G_END_DECLS
