/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chart.c: the running score of a war against its target.
 *
 * Time goes from battle to battle, in slots as wide as there is room for, and half-points go
 * upwards. What a narrow slot has no room for, names, gains, marks, is left out, in this order. A
 * small chart has neither scale nor names.
 */
#include "lw-chart.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ink/ink.h"
#include "paper/paper.h"
#include "names/names.h"

/* Pixels of a slot from which names, gains and marks are drawn. */
#define SLOT_FOR_NAME 46.0
#define SLOT_FOR_GAIN 42.0
#define SLOT_FOR_MARK 7.0

/* About so many lines part the plot. */
#define TICKS 4

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
} Chart;

static double
x_of (const Chart *chart, guint battle)
{
  return chart->left + battle * chart->slot;
}

static double
y_of (const Chart *chart, gint points)
{
  double share = (double)(points - chart->least) / (chart->most - chart->least);

  return chart->top + chart->height * (1 - share);
}

/* A grey for a light ground and one for a dark. */
static void
set_grey (const Chart *chart, double light, double dark)
{
  double grey = chart->style->dark ? dark : light;

  cairo_set_source_rgb (chart->cr, grey, grey, grey);
}

static void
set_side (const Chart *chart, LwSide side)
{
  lw_set_colour (chart->cr,
                 chart->style->dark ? &lw_colour_side_dark[side] : &lw_colour_side_text[side], 1);
}

static PangoLayout *
new_layout (const Chart *chart, gboolean bold, const char *text)
{
  PangoLayout *layout = pango_cairo_create_layout (chart->cr);
  PangoFontDescription *font = pango_font_description_new ();
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_font_description_set_family (font, chart->style->family);
  pango_font_description_set_absolute_size (font, chart->style->size * PANGO_SCALE);
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("lnum=1"));
  if (bold)
    pango_font_description_set_weight (font, chart->style->paper ? lw_type_bold (attributes, text)
                                                                 : PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

/* Words about (@x, @baseline): @align 0 begins, 1/2 is centred, 1 ends there. */
static void
write_words (
    const Chart *chart, double x, double baseline, double align, gboolean bold, const char *text)
{
  g_autoptr (PangoLayout) layout = new_layout (chart, bold, text);
  int wide;

  pango_layout_get_size (layout, &wide, NULL);
  cairo_move_to (chart->cr, x - align * wide / PANGO_SCALE,
                 baseline - (double)pango_layout_get_baseline (layout) / PANGO_SCALE);
  pango_cairo_show_layout (chart->cr, layout);
  cairo_new_path (chart->cr);
}

/* Signed wars run below nought too. */
static void
measure (Chart *chart)
{
  chart->n = chart->campaign->battles->len;
  chart->most = chart->campaign->target;
  for (guint side = 0; side < LW_N_SIDES; side++)
    chart->total[side] = g_new0 (gint, chart->n + 1);
  for (guint i = 0; i < chart->n; i++)
    {
      gint adds[LW_N_SIDES];

      lw_row_adds (g_ptr_array_index (chart->campaign->battles, i), chart->campaign->method, adds);
      for (guint side = 0; side < LW_N_SIDES; side++)
        {
          gint total = chart->total[side][i] + adds[side];

          chart->total[side][i + 1] = total;
          chart->most = MAX (chart->most, total);
          chart->least = MIN (chart->least, total);
        }
    }
  chart->most = MAX (chart->most, chart->least + 2);
}

/* 1, 2 or 5 with noughts, so that about TICKS lines part the plot; in half-points. */
static gint
choose_step (const Chart *chart)
{
  double rough = (chart->most - chart->least) / 2.0 / TICKS;
  double unit = pow (10, floor (log10 (MAX (1, rough))));
  double nice = rough / unit > 5 ? 10 : rough / unit > 2 ? 5 : rough / unit > 1 ? 2 : 1;

  return MAX (2, (gint)(nice * unit * 2));
}

static void
draw_ticks (const Chart *chart)
{
  gint step = choose_step (chart);
  double size = chart->style->size;

  cairo_set_line_width (chart->cr, 1);
  for (gint at = -(-chart->least / step) * step; at <= chart->most; at += step)
    {
      g_autofree char *text = lw_points_format (at);
      double y = floor (y_of (chart, at)) + 0.5;
      double near = fabs (y - y_of (chart, chart->campaign->target));

      if (near < size && at != chart->campaign->target)
        continue;
      set_grey (chart, at == 0 ? 0.75 : 0.9, at == 0 ? 0.45 : 0.28);
      cairo_move_to (chart->cr, chart->left, y);
      cairo_line_to (chart->cr, chart->left + chart->width, y);
      cairo_stroke (chart->cr);
      set_grey (chart, 0.45, 0.65);
      if (near >= size)
        write_words (chart, chart->left - size * 0.7, y + size * 0.35, 1, FALSE, text);
    }
}

static void
draw_target (const Chart *chart)
{
  static const double dashes[] = { 5, 3.5 };
  g_autofree char *text = lw_points_format (chart->campaign->target);
  double y = floor (y_of (chart, chart->campaign->target)) + 0.5;
  double size = chart->style->size;
  gboolean small = chart->style->small;

  cairo_save (chart->cr);
  set_grey (chart, 0.4, 0.7);
  cairo_set_line_width (chart->cr, small ? 1 : 1.4);
  cairo_set_dash (chart->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (chart->cr, chart->left, y);
  cairo_line_to (chart->cr, chart->left + chart->width, y);
  cairo_stroke (chart->cr);
  cairo_restore (chart->cr);
  set_grey (chart, small ? 0.45 : 0.15, 0.85);
  if (small)
    write_words (chart, chart->left + chart->width + size * 0.5, y + size * 0.35, 0, FALSE, text);
  else
    write_words (chart, chart->left - size * 0.7, y + size * 0.35, 1, TRUE, text);
}

/* ---- steps, marks and gains ---- */

/* Steps: level till the battle, then up. A small chart goes straight from mark to mark. */
static void
trace_line (const Chart *chart, LwSide side, double lift)
{
  cairo_t *cr = chart->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, x_of (chart, 0), y_of (chart, 0) + lift);
  for (guint i = 1; i <= chart->n; i++)
    {
      if (!chart->style->small)
        cairo_line_to (cr, x_of (chart, i), y_of (chart, chart->total[side][i - 1]) + lift);
      cairo_line_to (cr, x_of (chart, i), y_of (chart, chart->total[side][i]) + lift);
    }
  if (!chart->style->small)
    cairo_line_to (cr, x_of (chart, chart->n) + chart->slot * 0.42,
                   y_of (chart, chart->total[side][chart->n]) + lift);
}

static void
draw_mark (const Chart *chart, LwSide side, double x, double y, double size)
{
  cairo_t *cr = chart->cr;

  cairo_new_path (cr);
  if (side == LW_RED)
    cairo_arc (cr, x, y, size, 0, 2 * G_PI);
  else
    cairo_rectangle (cr, x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8);
  set_side (chart, side);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, size * 0.22);
  cairo_stroke (cr);
}

/* Does the other side's line run within @reach of @y about a battle? */
static gboolean
is_crossed (const Chart *chart, LwSide side, guint battle, double y, double reach)
{
  const gint *other = chart->total[LW_OTHER (side)];
  double y1 = y_of (chart, other[battle - 1]), y2 = y_of (chart, other[battle]);

  return y >= MIN (y1, y2) - reach && y <= MAX (y1, y2) + reach;
}

/* Half way up a tall step, or nearer to its foot or head where the other line is in the way. */
static double
beside_step (const Chart *chart, LwSide side, guint battle, double y1, double y2)
{
  static const double shares[] = { 0.5, 0.3, 0.7, 0.15, 0.85 };
  double level = y_of (chart, chart->total[LW_OTHER (side)][battle - 1]);

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
above_step (const Chart *chart, double y)
{
  double size = chart->style->size, target = y_of (chart, chart->campaign->target);
  double baseline = y - size * 0.75;

  return fabs (baseline - size * 0.35 - target) < size * 0.7 ? target - size * 0.3 : baseline;
}

/* "+133" beside a tall step, above a low one, or below it where the other line is in the way. */
static void
draw_gain (const Chart *chart, LwSide side, guint battle)
{
  gint before = chart->total[side][battle - 1], after = chart->total[side][battle];
  g_autofree char *points = lw_points_format (ABS (after - before));
  g_autofree char *text = g_strdup_printf ("%s%s", after < before ? "−" : "+", points);
  double x = x_of (chart, battle), y1 = y_of (chart, before), y2 = y_of (chart, after);
  double size = chart->style->size;

  set_side (chart, side);
  if (fabs (y1 - y2) > size * 2.2)
    write_words (chart, x - size * 0.6, beside_step (chart, side, battle, y1, y2) + size * 0.35, 1,
                 TRUE, text);
  else if (is_crossed (chart, side, battle, MIN (y1, y2) - size * 1.1, size * 0.6))
    write_words (chart, x, MAX (y1, y2) + size * 1.5, 0.5, TRUE, text);
  else
    write_words (chart, x, above_step (chart, MIN (y1, y2)), 0.5, TRUE, text);
}

static void
draw_marks (const Chart *chart, LwSide side)
{
  gboolean small = chart->style->small;
  double size = small ? 2.6 : 4.6;

  for (guint i = small ? 0 : 1; i <= chart->n; i++)
    {
      gboolean last = i == chart->n;
      gboolean still = i > 0 && chart->total[side][i] == chart->total[side][i - 1];

      if ((chart->slot < SLOT_FOR_MARK && !last) || (!small && still))
        continue;
      draw_mark (chart, side, x_of (chart, i), y_of (chart, chart->total[side][i]),
                 small && last ? size * 1.6 : size);
      if (!small && chart->slot >= SLOT_FOR_GAIN)
        draw_gain (chart, side, i);
    }
}

static void
draw_lines (const Chart *chart)
{
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      trace_line (chart, side, side == LW_RED ? -0.8 : 0.8);
      set_side (chart, side);
      cairo_set_line_width (chart->cr, chart->style->small ? 1.4 : 2);
      cairo_stroke (chart->cr);
    }
  for (guint side = 0; side < LW_N_SIDES; side++)
    draw_marks (chart, side);
}

/* At the end of the steps, apart from each other. */
static void
draw_totals (const Chart *chart)
{
  double size = chart->style->size * 1.15;
  double y[LW_N_SIDES];
  double x = x_of (chart, chart->n) + chart->slot * 0.42 + size * 0.5;
  double apart;
  LwSide upper;

  for (guint side = 0; side < LW_N_SIDES; side++)
    y[side] = y_of (chart, chart->total[side][chart->n]);
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

      set_side (chart, side);
      write_words (chart, x, y[side] + size * 0.35, 0, TRUE, text);
    }
}

/* ---- battles ---- */

/* A Country's name below its battle: on two lines where it is long. */
static void
draw_name (const Chart *chart, guint i, double top, const char *name)
{
  g_autoptr (PangoLayout) layout = new_layout (chart, FALSE, name);
  double room = chart->slot - chart->style->size * 0.5;

  pango_layout_set_width (layout, (int)(room * PANGO_SCALE));
  pango_layout_set_height (layout, -2);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  cairo_move_to (chart->cr, x_of (chart, i) - room / 2,
                 top - (double)pango_layout_get_baseline (layout) / PANGO_SCALE);
  pango_cairo_show_layout (chart->cr, layout);
  cairo_new_path (chart->cr);
}

/* Lines that the longest of the names takes: 1 or 2, and none where there is no room for any. */
static guint
count_name_lines (const Chart *chart)
{
  if (chart->slot < SLOT_FOR_NAME)
    return 0;
  for (guint i = 0; i < chart->n; i++)
    {
      const LwLedgerRow *row = g_ptr_array_index (chart->campaign->battles, i);
      g_autoptr (PangoLayout) layout = new_layout (chart, FALSE, row->country ? row->country : "");
      int wide;

      pango_layout_get_size (layout, &wide, NULL);
      if (wide > (chart->slot - chart->style->size * 0.5) * PANGO_SCALE)
        return 2;
    }
  return 1;
}

static void
draw_battle (const Chart *chart, guint i, guint every)
{
  const LwLedgerRow *row =
      i <= chart->n ? g_ptr_array_index (chart->campaign->battles, i - 1) : NULL;
  g_autofree char *number = g_strdup_printf ("%u", i);
  double size = chart->style->size, baseline = chart->top + chart->height + size * 1.6;

  if (i % every != 0)
    return;
  set_grey (chart, row ? 0.15 : 0.6, row ? 0.85 : 0.5);
  write_words (chart, x_of (chart, i), baseline, 0.5, row != NULL, number);
  if (chart->slot < SLOT_FOR_NAME)
    return;
  set_grey (chart, row ? 0.4 : 0.6, row ? 0.65 : 0.5);
  draw_name (chart, i, baseline + size * 1.3,
             row == NULL    ? _ ("to come")
             : row->country ? row->country
                            : "");
}

/* Every battle, every second, fifth, tenth: so that the longest number has room. */
static guint
choose_every (const Chart *chart)
{
  static const guint steps[] = { 1, 2, 5 };
  guint digits = chart->n < 9 ? 1 : (guint)floor (log10 (chart->n + 1.0)) + 1;
  double room = chart->style->size * (0.75 * digits + 0.6);

  for (guint unit = 1;; unit *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
      if (steps[i] * unit * chart->slot >= room || unit >= 1000000)
        return steps[i] * unit;
}

static void
draw_battles (const Chart *chart)
{
  guint every = choose_every (chart);
  LwStanding standing;
  guint last;

  lw_campaign_standing (chart->campaign, G_MAXUINT, &standing);
  last = chart->n + (standing.over ? 0 : 1);
  for (guint i = 1; i <= last; i++)
    draw_battle (chart, i, every);
}

/* Room for the longest number that is written beside the plot. */
static double
number_room (const Chart *chart)
{
  g_autofree char *most = lw_points_format (chart->most | 1);
  g_autofree char *least = lw_points_format (chart->least < 0 ? chart->least - 1 : 0);

  return MAX (g_utf8_strlen (most, -1), g_utf8_strlen (least, -1)) * chart->style->size * 0.72;
}

/* Behind the battle that is looked at. */
static void
draw_band (const Chart *chart)
{
  double size = chart->style->size, slot = CLAMP (chart->slot, 2, size * 10);

  if (chart->style->marked == 0 || chart->style->marked > chart->n)
    return;
  if (chart->style->dark)
    cairo_set_source_rgba (chart->cr, 1, 1, 1, 0.07);
  else
    cairo_set_source_rgb (chart->cr, 0.945, 0.93, 0.895);
  cairo_rectangle (chart->cr, x_of (chart, chart->style->marked) - slot / 2, chart->top - size,
                   slot, chart->height + size * 5);
  cairo_fill (chart->cr);
}

static void
draw_full (Chart *chart, double width, double height)
{
  double size = chart->style->size, room = number_room (chart);

  chart->left = room + size * 1.2;
  chart->top = size * 1.8;
  chart->width = MAX (1, width - chart->left - size);
  /* The totals stand after the last battle, and "to come" below the next one. */
  chart->slot = MIN (MAX (0.001, chart->width - room - size) / (chart->n + 0.6),
                     MAX (0.001, chart->width - size * 2) / (chart->n + 1.0));
  chart->height = MAX (1, height - chart->top - size * (2.3 + 1.3 * count_name_lines (chart)));
  draw_band (chart);
  draw_ticks (chart);
  draw_target (chart);
  draw_lines (chart);
  draw_totals (chart);
  draw_battles (chart);
}

static void
draw_small (Chart *chart, double width, double height)
{
  double size = chart->style->size;

  chart->left = 5;
  chart->top = MAX (6, size * 0.6);
  chart->width = MAX (1, width - chart->left - number_room (chart) - size * 0.6);
  chart->height = MAX (1, height - chart->top - 8);
  chart->slot = MAX (0.001, chart->width - 8) / MAX (3.0, chart->n);
  set_grey (chart, 0.8, 0.4);
  cairo_set_line_width (chart->cr, 1);
  cairo_move_to (chart->cr, chart->left, floor (y_of (chart, 0)) + 0.5);
  cairo_line_to (chart->cr, chart->left + chart->width, floor (y_of (chart, 0)) + 0.5);
  cairo_stroke (chart->cr);
  draw_target (chart);
  draw_lines (chart);
}

void
lw_draw_chart (
    cairo_t *cr, const LwCampaign *campaign, double width, double height, const LwChartStyle *style)
{
  Chart chart = { cr, campaign, style };

  g_return_if_fail (cr != NULL && campaign != NULL && style != NULL);
  if (width < 8 || height < 8)
    return;
  cairo_save (cr);
  measure (&chart);
  if (style->small)
    draw_small (&chart, width, height);
  else
    draw_full (&chart, width, height);
  for (guint side = 0; side < LW_N_SIDES; side++)
    g_free (chart.total[side]);
  cairo_restore (cr);
}
