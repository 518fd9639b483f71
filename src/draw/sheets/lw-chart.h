/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chart.h: the running score of a war against its target.
 */
#pragma once

#include <pango/pangocairo.h>

#include "campaign/campaign.h"
#include "ink/ink.h"

G_BEGIN_DECLS

/* Draws a line of steps for each side from battle to battle, Red's with round marks and Blue's with
 * square ones, and the target dashed. It keeps within @width and @height, in user units. */
void lw_draw_chart (cairo_t *cr, const LwCampaign *campaign, double width, double height,
                    const LwChartStyle *style);

G_END_DECLS
