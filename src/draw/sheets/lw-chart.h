/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chart.h: the running score of a war against its target.
 */
#pragma once

#include <pango/pangocairo.h>

#include "campaign/campaign.h"
#include "ink/ink.h"

G_BEGIN_DECLS

/* Steps of both sides from battle to battle, dashed target; Red round marks, Blue square ones. It
 * keeps within @width and @height. */
void lw_draw_chart (cairo_t *cr, const LwCampaign *campaign, double width, double height,
                    const LwChartStyle *style);

G_END_DECLS
