/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-map.h: one map of a battle report, and the key to its signs.
 */
#pragma once

#include "paper/paper.h"
#include "lw-report-stage.h"

G_BEGIN_DECLS

/* The height that becomes a map of @country @width points wide. */
double lw_report_map_height (const LwCountry *country, double width);
/* The map with its frame; @number counts from 1 and is set in Roman numerals below it. */
void   lw_report_map_draw   (cairo_t *cr, const LwReportStage *stage, guint number,
                             const cairo_rectangle_t *frame);
/* What is under a map, and the height of the key. */
#define LW_REPORT_CAPTION 19.0
#define LW_REPORT_KEY 20.0
void   lw_report_key_draw   (cairo_t *cr, double x, double y, double width);

G_END_DECLS
