/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-chart.c: the running score on the screen, in the letters and the light of the desktop.
 */
#include "lw-war-chart.h"

#include <glib/gi18n-lib.h>

#include "sheets/sheets.h"
#include "kit/kit.h"

/* The letters of a chart are a little smaller than those of the page. */
#define LETTERS 0.92
#define MARKED "lw-marked"

/* Pixels. */
static double
letter_size (PangoContext *context, const PangoFontDescription *font)
{
  double size = (double)pango_font_description_get_size (font) / PANGO_SCALE;
  double resolution = pango_cairo_context_get_resolution (context);

  if (!pango_font_description_get_size_is_absolute (font))
    size *= (resolution > 0 ? resolution : 96) / 72;
  return size * LETTERS;
}

static void
draw (
    GtkDrawingArea *area, cairo_t *cr, int width, int height, LwCampaign *campaign, gboolean small)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (area));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  LwChartStyle style = { small,
                         lw_style_dark (),
                         pango_font_description_get_family (font),
                         letter_size (context, font),
                         FALSE,
                         GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (area), MARKED)) };

  lw_draw_chart (cr, campaign, width, height, &style);
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  draw (area, cr, width, height, data, FALSE);
}

static void
draw_small_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  draw (area, cr, width, height, data, TRUE);
}

void
lw_war_chart_show (GtkDrawingArea *area,
                   LwCampaign *campaign,
                   gboolean small,
                   GDestroyNotify forget)
{
  g_return_if_fail (GTK_IS_DRAWING_AREA (area));
  g_return_if_fail (campaign != NULL);

  gtk_drawing_area_set_draw_func (area, small ? draw_small_cb : draw_cb, campaign, forget);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL,
      _ ("Chart of the running score; the ledger says the same in numbers"), -1);
  lw_style_redraw (GTK_WIDGET (area));
}

void
lw_war_chart_mark (GtkDrawingArea *area, guint number)
{
  g_return_if_fail (GTK_IS_DRAWING_AREA (area));

  g_object_set_data (G_OBJECT (area), MARKED, GUINT_TO_POINTER (number));
  gtk_widget_queue_draw (GTK_WIDGET (area));
}
