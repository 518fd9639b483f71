/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chart-lines.c: the steps of both sides in the chart of a war, and what is written at them.
 */
#include <math.h>

#include "lw-chart-private.h"
#include "names/names.h"

#define SLOT_FOR_MARK 7.0
#define SLOT_FOR_GAIN 42.0

/* Steps: level till the battle, then up. A small chart goes straight from mark to mark. */
static void
trace_line (const LwChart *chart, LwSide side, double lift)
{
  cairo_t *cr = chart->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, lw_chart_x (chart, 0), lw_chart_y (chart, 0) + lift);
  for (guint i = 1; i <= chart->n; i++)
    {
      if (!chart->style->small)
        cairo_line_to (cr, lw_chart_x (chart, i),
                       lw_chart_y (chart, chart->total[side][i - 1]) + lift);
      cairo_line_to (cr, lw_chart_x (chart, i), lw_chart_y (chart, chart->total[side][i]) + lift);
    }
  if (!chart->style->small)
    cairo_line_to (cr, lw_chart_x (chart, chart->n) + chart->slot * 0.42,
                   lw_chart_y (chart, chart->total[side][chart->n]) + lift);
}

static void
draw_mark (const LwChart *chart, LwSide side, double x, double y, double size)
{
  cairo_t *cr = chart->cr;

  cairo_new_path (cr);
  if (side == LW_RED)
    cairo_arc (cr, x, y, size, 0, 2 * G_PI);
  else
    cairo_rectangle (cr, x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8);
  lw_chart_side (chart, side);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, size * 0.22);
  cairo_stroke (cr);
}

/* Does the other side's line run within @reach of @y about a battle? */
static gboolean
is_crossed (const LwChart *chart, LwSide side, guint battle, double y, double reach)
{
  const gint *other = chart->total[LW_OTHER (side)];
  double y1 = lw_chart_y (chart, other[battle - 1]), y2 = lw_chart_y (chart, other[battle]);

  return y >= MIN (y1, y2) - reach && y <= MAX (y1, y2) + reach;
}

/* Half way up a tall step, or nearer to its foot or head where the other line is in the way. */
static double
beside_step (const LwChart *chart, LwSide side, guint battle, double y1, double y2)
{
  static const double shares[] = { 0.5, 0.3, 0.7, 0.15, 0.85 };
  double level = lw_chart_y (chart, chart->total[LW_OTHER (side)][battle - 1]);

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    {
      double y = y1 + (y2 - y1) * shares[i];

      if (fabs (level - y) > chart->style->size * 0.8)
        return y;
    }
  return (y1 + y2) / 2;
}

/* Above a low step; above the target too, where its line would cross the words. */
static double
above_step (const LwChart *chart, double y)
{
  double size = chart->style->size, target = lw_chart_y (chart, chart->campaign->target);
  double baseline = y - size * 0.75;

  return fabs (baseline - size * 0.35 - target) < size * 0.7 ? target - size * 0.3 : baseline;
}

/* "+133" beside a tall step, above a low one, or below it where the other line is in the way. */
static void
draw_gain (const LwChart *chart, LwSide side, guint battle)
{
  gint before = chart->total[side][battle - 1], after = chart->total[side][battle];
  g_autofree char *points = lw_points_format (ABS (after - before));
  g_autofree char *text = g_strdup_printf ("%s%s", after < before ? "−" : "+", points);
  double x = lw_chart_x (chart, battle), y1 = lw_chart_y (chart, before),
         y2 = lw_chart_y (chart, after);
  double size = chart->style->size;

  lw_chart_side (chart, side);
  if (fabs (y1 - y2) > size * 2.2)
    lw_chart_words (chart, x - size * 0.6, beside_step (chart, side, battle, y1, y2) + size * 0.35,
                    1, 0, TRUE, text);
  else if (is_crossed (chart, side, battle, MIN (y1, y2) - size * 1.1, size * 0.6))
    lw_chart_words (chart, x, MAX (y1, y2) + size * 1.5, 0.5, 0, TRUE, text);
  else
    lw_chart_words (chart, x, above_step (chart, MIN (y1, y2)), 0.5, 0, TRUE, text);
}

static void
draw_marks (const LwChart *chart, LwSide side)
{
  gboolean small = chart->style->small;
  double size = small ? 2.6 : 4.6;

  for (guint i = small ? 0 : 1; i <= chart->n; i++)
    {
      gboolean last = i == chart->n;
      gboolean still = i > 0 && chart->total[side][i] == chart->total[side][i - 1];

      if ((chart->slot < SLOT_FOR_MARK && !last) || (!small && still))
        continue;
      draw_mark (chart, side, lw_chart_x (chart, i), lw_chart_y (chart, chart->total[side][i]),
                 small && last ? size * 1.6 : size);
      if (!small && chart->slot >= SLOT_FOR_GAIN)
        draw_gain (chart, side, i);
    }
}

void
lw_chart_lines (const LwChart *chart)
{
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      trace_line (chart, side, side == LW_RED ? -0.8 : 0.8);
      lw_chart_side (chart, side);
      cairo_set_line_width (chart->cr, chart->style->small ? 1.4 : 2);
      cairo_stroke (chart->cr);
    }
  for (guint side = 0; side < LW_N_SIDES; side++)
    draw_marks (chart, side);
}

void
lw_chart_totals (const LwChart *chart)
{
  double size = chart->style->size * 1.15;
  double y[LW_N_SIDES];
  double x = lw_chart_x (chart, chart->n) + chart->slot * 0.42 + size * 0.5;
  double apart;
  LwSide upper;

  for (guint side = 0; side < LW_N_SIDES; side++)
    y[side] = lw_chart_y (chart, chart->total[side][chart->n]);
  upper = y[LW_RED] <= y[LW_BLUE] ? LW_RED : LW_BLUE;
  apart = size * 1.15 - (y[LW_OTHER (upper)] - y[upper]);
  if (apart > 0)
    {
      y[upper] -= apart / 2;
      y[LW_OTHER (upper)] += apart / 2;
    }
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      g_autofree char *text = lw_points_format (chart->total[side][chart->n]);

      lw_chart_side (chart, side);
      lw_chart_words (chart, x, y[side] + size * 0.35, 0, 0, TRUE, text);
    }
}
