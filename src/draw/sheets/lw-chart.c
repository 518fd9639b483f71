/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chart.c: the running score of a war against its target.
 */
#include "lw-chart-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ink/ink.h"
#include "paper/paper.h"
#include "names/names.h"

#define SCREEN_SIZE 12.5 /* pixels: the desktop's usual letters */
#define SLOT_FOR_NAME 46.0
#define TICKS 4

double
lw_chart_x (const LwChart *chart, guint battle)
{
  return chart->left + battle * chart->slot;
}

double
lw_chart_y (const LwChart *chart, gint points)
{
  double share = (double)(points - chart->least) / (chart->most - chart->least);

  return chart->top + chart->height * (1 - share);
}

void
lw_chart_grey (const LwChart *chart, double light, double dark)
{
  double grey = chart->style->dark ? dark : light;

  cairo_set_source_rgb (chart->cr, grey, grey, grey);
}

void
lw_chart_side (const LwChart *chart, LwSide side)
{
  lw_set_colour (chart->cr,
                 chart->style->dark ? &lw_colour_side_dark[side] : &lw_colour_side_text[side], 1);
}

static PangoLayout *
new_layout (const LwChart *chart, gboolean bold, const char *text)
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

void
lw_chart_words (const LwChart *chart,
                double x,
                double baseline,
                double align,
                double room,
                gboolean bold,
                const char *text)
{
  g_autoptr (PangoLayout) layout = new_layout (chart, bold, text);
  int wide;

  pango_layout_get_size (layout, &wide, NULL);
  if (room > 0 && wide > room * PANGO_SCALE)
    {
      pango_layout_set_width (layout, (int)(room * PANGO_SCALE));
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_get_size (layout, &wide, NULL);
    }
  cairo_move_to (chart->cr, x - align * wide / PANGO_SCALE,
                 baseline - (double)pango_layout_get_baseline (layout) / PANGO_SCALE);
  pango_cairo_show_layout (chart->cr, layout);
  cairo_new_path (chart->cr);
}

/* Signed wars run below nought too. */
static void
measure (LwChart *chart)
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
choose_step (const LwChart *chart)
{
  double rough = (chart->most - chart->least) / 2.0 / TICKS;
  double unit = pow (10, floor (log10 (MAX (1, rough))));
  double nice = rough / unit > 5 ? 10 : rough / unit > 2 ? 5 : rough / unit > 1 ? 2 : 1;

  return MAX (2, (gint)(nice * unit * 2));
}

static void
draw_ticks (const LwChart *chart)
{
  gint step = choose_step (chart);
  double size = chart->style->size;

  cairo_set_line_width (chart->cr, 1);
  for (gint at = -(-chart->least / step) * step; at <= chart->most; at += step)
    {
      g_autofree char *text = lw_points_format (at);
      double y = floor (lw_chart_y (chart, at)) + 0.5;
      double near = fabs (y - lw_chart_y (chart, chart->campaign->target));

      if (near < size && at != chart->campaign->target)
        continue;
      lw_chart_grey (chart, at == 0 ? 0.75 : 0.9, at == 0 ? 0.45 : 0.28);
      cairo_move_to (chart->cr, chart->left, y);
      cairo_line_to (chart->cr, chart->left + chart->width, y);
      cairo_stroke (chart->cr);
      lw_chart_grey (chart, 0.45, 0.65);
      if (near >= size)
        lw_chart_words (chart, chart->left - size * 0.7, y + size * 0.35, 1, 0, FALSE, text);
    }
}

static void
draw_target (const LwChart *chart)
{
  static const double dashes[] = { 5, 3.5 };
  g_autofree char *text = lw_points_format (chart->campaign->target);
  double y = floor (lw_chart_y (chart, chart->campaign->target)) + 0.5;
  double size = chart->style->size;
  gboolean small = chart->style->small;

  cairo_save (chart->cr);
  lw_chart_grey (chart, 0.4, 0.7);
  cairo_set_line_width (chart->cr, small ? 1 : 1.4);
  cairo_set_dash (chart->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (chart->cr, chart->left, y);
  cairo_line_to (chart->cr, chart->left + chart->width, y);
  cairo_stroke (chart->cr);
  cairo_restore (chart->cr);
  lw_chart_grey (chart, small ? 0.45 : 0.15, 0.85);
  if (small)
    lw_chart_words (chart, chart->left + chart->width + size * 0.5, y + size * 0.35, 0, 0, FALSE,
                    text);
  else
    lw_chart_words (chart, chart->left - size * 0.7, y + size * 0.35, 1, 0, TRUE, text);
}

/* A Country's name below its battle: on two lines where it is long. */
static void
draw_name (const LwChart *chart, guint i, double top, const char *name)
{
  g_autoptr (PangoLayout) layout = new_layout (chart, FALSE, name);
  double room = chart->slot - chart->style->size * 0.5;

  pango_layout_set_width (layout, (int)(room * PANGO_SCALE));
  pango_layout_set_height (layout, -2);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  cairo_move_to (chart->cr, lw_chart_x (chart, i) - room / 2,
                 top - (double)pango_layout_get_baseline (layout) / PANGO_SCALE);
  pango_cairo_show_layout (chart->cr, layout);
  cairo_new_path (chart->cr);
}

/* Lines that the longest of the names takes: 1 or 2, and none where there is no room for any. */
static guint
count_name_lines (const LwChart *chart)
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
draw_battle (const LwChart *chart, guint i, guint every)
{
  const LwLedgerRow *row =
      i <= chart->n ? g_ptr_array_index (chart->campaign->battles, i - 1) : NULL;
  g_autofree char *number = g_strdup_printf ("%u", i);
  double size = chart->style->size, baseline = chart->top + chart->height + size * 1.6;

  if (i % every != 0)
    return;
  lw_chart_grey (chart, row ? 0.15 : 0.6, row ? 0.85 : 0.5);
  lw_chart_words (chart, lw_chart_x (chart, i), baseline, 0.5, 0, row != NULL, number);
  if (chart->slot < SLOT_FOR_NAME)
    return;
  lw_chart_grey (chart, row ? 0.4 : 0.6, row ? 0.65 : 0.5);
  draw_name (chart, i, baseline + size * 1.3,
             !row           ? _ ("to come")
             : row->country ? row->country
                            : "");
}

/* Every battle, every second, fifth, tenth: so that the longest number has room. */
static guint
choose_every (const LwChart *chart)
{
  static const guint steps[] = { 1, 2, 5 };
  guint digits = chart->n < 9 ? 1 : (guint)floor (log10 (chart->n + 1.0)) + 1;
  double room = chart->style->size * (0.75 * digits + 0.6);
  guint unit, i;

  for (unit = 1;; unit *= 10)
    for (i = 0; i < G_N_ELEMENTS (steps); i++)
      if (steps[i] * unit * chart->slot >= room || unit >= 1000000)
        return steps[i] * unit;
}

static void
draw_battles (const LwChart *chart)
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
number_room (const LwChart *chart)
{
  g_autofree char *most = lw_points_format (chart->most | 1);
  g_autofree char *least = lw_points_format (chart->least < 0 ? chart->least - 1 : 0);

  return MAX (g_utf8_strlen (most, -1), g_utf8_strlen (least, -1)) * chart->style->size * 0.72;
}

/* Behind the battle that is looked at. */
static void
draw_band (const LwChart *chart)
{
  double size = chart->style->size, slot = CLAMP (chart->slot, 2, size * 10);

  if (chart->style->marked == 0 || chart->style->marked > chart->n)
    return;
  if (chart->style->dark)
    cairo_set_source_rgba (chart->cr, 1, 1, 1, 0.07);
  else
    cairo_set_source_rgb (chart->cr, 0.945, 0.93, 0.895);
  cairo_rectangle (chart->cr, lw_chart_x (chart, chart->style->marked) - slot / 2,
                   chart->top - size, slot, chart->height + size * 5);
  cairo_fill (chart->cr);
}

static void
draw_full (LwChart *chart, double width, double height)
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
  lw_chart_lines (chart);
  lw_chart_totals (chart);
  draw_battles (chart);
}

static void
draw_small (LwChart *chart, double width, double height)
{
  double size = chart->style->size;

  chart->left = 5;
  chart->top = MAX (6, size * 0.6);
  chart->width = MAX (1, width - chart->left - number_room (chart) - size * 0.6);
  chart->height = MAX (1, height - chart->top - 8);
  chart->slot = MAX (0.001, chart->width - 8) / MAX (3.0, chart->n);
  lw_chart_grey (chart, 0.8, 0.4);
  cairo_set_line_width (chart->cr, 1);
  cairo_move_to (chart->cr, chart->left, floor (lw_chart_y (chart, 0)) + 0.5);
  cairo_line_to (chart->cr, chart->left + chart->width, floor (lw_chart_y (chart, 0)) + 0.5);
  cairo_stroke (chart->cr);
  draw_target (chart);
  lw_chart_lines (chart);
}

void
lw_draw_chart_styled (
    cairo_t *cr, const LwCampaign *campaign, double width, double height, const LwChartStyle *style)
{
  LwChart chart = { cr, campaign, style };

  g_return_if_fail (cr && campaign && style);
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

void
lw_draw_chart (cairo_t *cr,
               const LwCampaign *campaign,
               double width,
               double height,
               gboolean small,
               gboolean dark)
{
  LwChartStyle style = { small, dark, "Cantarell, Sans", SCREEN_SIZE };

  if (small)
    style.size = SCREEN_SIZE - 1;
  lw_draw_chart_styled (cr, campaign, width, height, &style);
}
