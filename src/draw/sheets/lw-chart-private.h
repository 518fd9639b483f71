/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chart-private.h: the plot of a running score, for the files that draw it.
 */
#pragma once

#include "lw-chart.h"

G_BEGIN_DECLS

typedef struct
{
  cairo_t *cr;
  const LwCampaign *campaign;
  const LwChartStyle *style;
  double left, top, width, height; /* of the plot within its labels */
  gint least, most;                /* half-points at its foot and its head */
  guint n;                         /* battles */
  double slot;                     /* from battle to battle */
  gint *total[LW_N_SIDES];         /* after each battle; n + 1 of them */
} LwChart;

double lw_chart_x      (const LwChart *chart, guint battle);
double lw_chart_y      (const LwChart *chart, gint points);
/* A grey for a light ground and one for a dark; the colour of a side. */
void   lw_chart_grey   (const LwChart *chart, double light, double dark);
void   lw_chart_side   (const LwChart *chart, LwSide side);

/* Words about (@x, @baseline): @align 0 begins, 1/2 is centred, 1 ends there; within @room, if that
 * is not 0. */
void   lw_chart_words  (const LwChart *chart, double x, double baseline, double align, double room,
                        gboolean bold, const char *text);

/* The steps of both sides with their marks and gains; both totals at the end of them. */
void   lw_chart_lines  (const LwChart *chart);
void   lw_chart_totals (const LwChart *chart);

G_END_DECLS
