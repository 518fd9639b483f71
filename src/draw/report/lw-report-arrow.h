/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-arrow.h: marches and shots drawn together: bodies that went one way are one arrow.
 */
#pragma once

#include "lw-report-stage.h"

G_BEGIN_DECLS

/* The middle of those of @who that have been put down. Returns: how many they are; when none are,
 * @centre is left as it is. */
guint lw_report_centre    (const GArray *who, const LwBattle *battle, LwPoint *centre);

/* Adds to an arrow that begins and ends near by, or else one more. */
void  lw_report_add_arrow (GArray *arrows, const LwReportArrow *arrow);

/* Shots from one place that fell near each other are one line. */
void  lw_report_add_shot  (GArray *shots, const LwReportShot *shot);

G_END_DECLS
