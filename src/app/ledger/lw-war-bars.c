/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-bars.c: the enemies that each side killed, battle by battle, as bars.
 */
#include "lw-war-bars.h"

#include <glib/gi18n-lib.h>

#include "campaign/campaign.h"
#include "ink/ink.h"
#include "kit/kit.h"

#define MOST_BARS 7
#define HEIGHT 150

typedef struct
{
  guint n;
  guint number[MOST_BARS];
  guint killed[MOST_BARS][LW_N_SIDES];
  guint most;
} Bars;

static void
draw_text (GtkWidget *widget, cairo_t *cr, double x, double y, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoAttrList *attributes = pango_attr_list_new ();
  int width, height;

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, x - width / 2.0, y - height);
  pango_cairo_show_layout (cr, layout);
}

static void
set_side (cairo_t *cr, LwSide side)
{
  lw_set_colour (cr, lw_style_dark () ? &lw_colour_side_dark[side] : &lw_colour_side_text[side], 1);
}

static void
draw_bar (GtkWidget *widget, cairo_t *cr, const Bars *bars, guint i, double slot, double foot)
{
  double wide = MIN (slot * .36, 14);
  guint side;

  for (side = 0; side < LW_N_SIDES; side++)
    {
      double x = slot * (i + .5) + (side == LW_RED ? -wide - .5 : .5);
      double high = (foot - 20) * bars->killed[i][side] / MAX (bars->most, 1);
      g_autofree char *text = g_strdup_printf ("%u", bars->killed[i][side]);

      set_side (cr, side);
      cairo_rectangle (cr, x, foot - high, wide, high);
      cairo_fill (cr);
      draw_text (widget, cr, x + wide / 2 + (side == LW_RED ? -2 : 2), foot - high, text);
    }
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const Bars *bars = data;
  double slot = (double)width / bars->n, foot = height - 20;
  double grey = lw_style_dark () ? .75 : .35;
  guint i;

  for (i = 0; i < bars->n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", bars->number[i]);

      draw_bar (GTK_WIDGET (area), cr, bars, i, slot, foot);
      cairo_set_source_rgb (cr, grey, grey, grey);
      draw_text (GTK_WIDGET (area), cr, slot * (i + .5), height, number);
    }
  cairo_set_source_rgba (cr, grey, grey, grey, .5);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, 0, foot + .5);
  cairo_line_to (cr, width, foot + .5);
  cairo_stroke (cr);
}

/* The last battles that were fought. */
static Bars *
gather (const LwCampaign *campaign)
{
  Bars *bars = g_new0 (Bars, 1);
  guint i, first = 0, n = 0, side;

  for (i = campaign->battles->len; i > 0 && n < MOST_BARS; i--)
    if (((LwLedgerRow *)g_ptr_array_index (campaign->battles, i - 1))->result !=
        LW_RESULT_NOT_FOUGHT)
      {
        first = i - 1;
        n++;
      }
  for (i = first; n > 0 && i < campaign->battles->len; i++)
    {
      const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i);

      if (row->result == LW_RESULT_NOT_FOUGHT)
        continue;
      bars->number[bars->n] = i + 1;
      for (side = 0; side < LW_N_SIDES; side++)
        {
          bars->killed[bars->n][side] = lw_row_killed (row, side);
          bars->most = MAX (bars->most, bars->killed[bars->n][side]);
        }
      bars->n++;
    }
  return bars;
}

void
lw_war_bars_append (GtkBox *box, const LwCampaign *campaign)
{
  GtkWidget *area = gtk_drawing_area_new ();
  GtkWidget *title = gtk_label_new (_ ("Killed, battle by battle"));
  Bars *bars;

  g_return_if_fail (GTK_IS_BOX (box) && campaign != NULL);

  bars = gather (campaign);
  if (bars->most == 0)
    {
      g_free (bars);
      g_object_ref_sink (area);
      g_object_unref (area);
      g_object_ref_sink (title);
      g_object_unref (title);
      return;
    }
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_margin_top (title, 8);
  gtk_widget_add_css_class (title, "step-title");
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, bars, g_free);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL,
      _ ("Bars of the enemies killed in each battle; the ledger says the same in numbers"), -1);
  lw_style_redraw (area);
  gtk_box_append (box, title);
  gtk_box_append (box, area);
}
