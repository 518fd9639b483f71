/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-label.h: what is written on a map of a battle report.
 */
#pragma once

#include "lw-report-stage.h"
#include "ink/ink.h"

G_BEGIN_DECLS

/* One map while it is drawn. */
typedef struct
{
  cairo_t *cr;
  const LwReportStage *stage;
  LwView view;
  double x, y, width, height;
  double man, dead, gun;      /* sizes of the signs, in points */
} LwReportField;

/* Does the frame hold the whole of a sign of @size about (@x, @y)? */
gboolean lw_report_field_holds (const LwReportField *field, double x, double y, double size);

/* Names of places and back lines, the scale of a close map, what was captured and taken. */
void     lw_report_label_draw  (const LwReportField *field);

G_END_DECLS
