/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-total.c: how a war stands: a card for each side, and the running score.
 */
#include "lw-war-total.h"

#include <glib/gi18n-lib.h>

#include "names/names.h"
#include "sheets/sheets.h"
#include "kit/kit.h"

static GtkWidget *
new_label (const char *text, const char *css_class, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
new_mark (LwSide side)
{
  GtkWidget *mark = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (mark, "mark");
  gtk_widget_add_css_class (mark, lw_side_nick (side));
  return mark;
}

/* Who leads, or who has won. */
static void
append_chip (GtkBox *row, LwSide side, const LwStanding *standing)
{
  gint ahead = standing->total[side] - standing->total[LW_OTHER (side)];
  g_autofree char *points = lw_points_format (ahead);
  g_autofree char *text = NULL;
  GtkWidget *chip;

  if (standing->over && standing->has_leader)
    text = standing->leader == side ? g_strdup (_ ("has won the war")) : NULL;
  else if (ahead > 0)
    text = g_strdup_printf (_ ("leads by %s"), points);
  if (text == NULL)
    return;
  chip = new_label (text, "chip", .5f);
  gtk_widget_add_css_class (chip, "small");
  gtk_box_append (row, chip);
}

static GtkWidget *
new_total_head (const LwCampaign *campaign, LwSide side, const LwStanding *standing)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *player = new_label (campaign->player[side], "dim", 0);

  gtk_label_set_ellipsize (GTK_LABEL (player), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (player, TRUE);
  gtk_box_append (GTK_BOX (row), new_mark (side));
  gtk_box_append (GTK_BOX (row), new_label (lw_side_name (side), "card-title", 0));
  if (g_strcmp0 (campaign->player[side], lw_side_name (side)) != 0)
    gtk_box_append (GTK_BOX (row), player);
  else
    g_object_unref (g_object_ref_sink (player));
  append_chip (GTK_BOX (row), side, standing);
  return row;
}

/* The battle that last added to the side's total; NULL: none has. (transfer full) */
static char *
last_scored (const LwCampaign *campaign, LwSide side)
{
  guint i;

  for (i = campaign->battles->len; i > 0; i--)
    {
      gint adds[LW_N_SIDES];

      lw_row_adds (g_ptr_array_index (campaign->battles, i - 1), campaign->method, adds);
      if (adds[side] > 0)
        return g_strdup_printf (_ ("last scored in battle %u"), i);
    }
  return NULL;
}

static GtkWidget *
new_need (const LwCampaign *campaign, LwSide side, const LwStanding *standing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *points = lw_points_format (standing->need[side]);
  g_autofree char *needs = standing->need[side] == 0 ? g_strdup (_ ("has reached it"))
                                                     : g_strdup_printf (_ ("needs %s"), points);
  g_autofree char *last = last_scored (campaign, side);
  GtkWidget *caption = new_label (last, "dim", 1);

  gtk_widget_add_css_class (caption, "caption");
  gtk_label_set_ellipsize (GTK_LABEL (caption), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (caption, gtk_label_get_text (GTK_LABEL (caption)));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), new_label (needs, "step-title", 1));
  gtk_box_append (GTK_BOX (box), caption);
  gtk_widget_set_visible (caption, last != NULL);
  return box;
}

static GtkWidget *
new_total_line (const LwCampaign *campaign, LwSide side, const LwStanding *standing)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  g_autofree char *total = lw_points_format (standing->total[side]);
  g_autofree char *target = lw_points_format (campaign->target);
  g_autofree char *of = g_strdup_printf (_ ("of %s"), target);
  GtkWidget *number = new_label (total, side == LW_RED ? "red-total" : "blue-total", 0);
  GtkWidget *of_label = new_label (of, "dim", 0);

  gtk_widget_set_valign (number, GTK_ALIGN_BASELINE);
  gtk_widget_set_valign (of_label, GTK_ALIGN_BASELINE);
  gtk_widget_set_hexpand (of_label, TRUE);
  gtk_box_append (GTK_BOX (row), number);
  gtk_box_append (GTK_BOX (row), of_label);
  gtk_box_append (GTK_BOX (row), new_need (campaign, side, standing));
  return row;
}

GtkWidget *
lw_war_total_new (const LwCampaign *campaign, LwSide side, const LwStanding *standing)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, MAX (campaign->target, 1));

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "melee-sum");
  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), CLAMP (standing->total[side], 0, campaign->target));
  gtk_widget_add_css_class (bar, lw_side_nick (side));
  gtk_box_append (GTK_BOX (card), new_total_head (campaign, side, standing));
  gtk_box_append (GTK_BOX (card), new_total_line (campaign, side, standing));
  gtk_box_append (GTK_BOX (card), bar);
  return card;
}

/* The running score on the screen, in the letters and the light of the desktop. */

struct _LwWarChart
{
  GtkDrawingArea parent_instance;

  const LwCampaign *campaign; /* borrowed; NULL until it is given one */
  gboolean small;
  guint marked;
};

G_DEFINE_FINAL_TYPE (LwWarChart, lw_war_chart, GTK_TYPE_DRAWING_AREA)

/* The letters of a chart are a little smaller than those of the page. */
#define LETTERS 0.92

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
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  LwWarChart *self = LW_WAR_CHART (area);
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (area));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  LwChartStyle style = { self->small,
                         lw_style_dark (),
                         pango_font_description_get_family (font),
                         letter_size (context, font),
                         FALSE,
                         self->marked };

  if (self->campaign != NULL)
    lw_draw_chart (cr, self->campaign, width, height, &style);
}

static void
lw_war_chart_class_init (LwWarChartClass *klass)
{
}

static void
lw_war_chart_init (LwWarChart *self)
{
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), draw_cb, NULL, NULL);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
      _ ("Chart of the running score; the ledger says the same in numbers"), -1);
  lw_style_redraw (GTK_WIDGET (self));
}

GtkWidget *
lw_war_chart_new_small (LwCampaign *campaign)
{
  LwWarChart *self = g_object_new (LW_TYPE_WAR_CHART, NULL);

  g_return_val_if_fail (campaign != NULL, NULL);

  self->small = TRUE;
  self->campaign = campaign;
  lw_widget_owns (GTK_WIDGET (self), campaign, (GDestroyNotify)lw_campaign_free);
  return GTK_WIDGET (self);
}

void
lw_war_chart_show (LwWarChart *self, const LwCampaign *campaign)
{
  g_return_if_fail (LW_IS_WAR_CHART (self));

  self->campaign = campaign;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
lw_war_chart_mark (LwWarChart *self, guint number)
{
  g_return_if_fail (LW_IS_WAR_CHART (self));

  self->marked = number;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
