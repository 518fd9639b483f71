/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-page.c: one war: standing, chart, ledger, what each side needs.
 */
#include "lw-campaign-page.h"

#include <glib/gi18n-lib.h>

#include "lw-campaign-file.h"
#include "lw-chart.h"
#include "lw-files.h"
#include "lw-ledger-row.h"
#include "lw-library.h"
#include "lw-new-battle-page.h"
#include "lw-report-page.h"
#include "lw-settings.h"
#include "lw-style.h"
#include "lw-window.h"
#include "lw-words.h"

struct _LwCampaignPage
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkBox *totals;
  GtkDrawingArea *chart;
  GtkListBox *ledger;
  GtkLabel *next;
  GtkLabel *need;
  GtkLabel *method;
  GtkButton *fight;
  GtkGrid *statistics;

  /* Owned. */
  LwCampaign *campaign;
  char *path;
};

G_DEFINE_FINAL_TYPE (LwCampaignPage, lw_campaign_page, GTK_TYPE_BOX)

static void
draw_chart_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  lw_draw_chart (cr, LW_CAMPAIGN_PAGE (data)->campaign, width, height, FALSE, lw_style_dark ());
}

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
new_total (LwCampaignPage *self, LwSide side, const LwStanding *standing)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, MAX (self->campaign->target, 1));
  g_autofree char *total = lw_points_format (standing->total[side]);
  g_autofree char *target = lw_points_format (self->campaign->target);
  g_autofree char *need = lw_points_format (standing->need[side]);
  g_autofree char *name =
      g_strdup_printf ("%s  %s", lw_side_name (side), self->campaign->player[side]);
  g_autofree char *of = g_strdup_printf (_ ("of %s · needs %s"), target, need);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "melee-sum");
  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar),
                           CLAMP (standing->total[side], 0, self->campaign->target));
  gtk_widget_add_css_class (bar, lw_side_nick (side));
  gtk_box_append (GTK_BOX (card), new_label (name, "step-title", 0));
  gtk_box_append (GTK_BOX (card),
                  new_label (total, side == LW_RED ? "red-total" : "blue-total", 0));
  gtk_box_append (GTK_BOX (card), new_label (of, "dim", 0));
  gtk_box_append (GTK_BOX (card), bar);
  return card;
}

static void
attach_statistic (LwCampaignPage *self, int row, const char *title, guint red, guint blue)
{
  g_autofree char *r = g_strdup_printf ("%u", red);
  g_autofree char *b = g_strdup_printf ("%u", blue);
  GtkWidget *label = new_label (title, NULL, 0);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (self->statistics, label, 0, row, 1, 1);
  gtk_grid_attach (self->statistics, new_label (r, "red-text", 1), 1, row, 1, 1);
  gtk_grid_attach (self->statistics, new_label (b, "blue-text", 1), 2, row, 1, 1);
}

static guint
killed (const LwLedgerRow *row, LwSide side)
{
  return row->side[side].dead[LW_INFANTRY] + row->side[side].dead[LW_CAVALRY];
}

static void
show_statistics (LwCampaignPage *self)
{
  guint won[LW_N_SIDES] = { 0, 0 }, taken[LW_N_SIDES] = { 0, 0 }, dead[LW_N_SIDES] = { 0, 0 },
        drawn = 0, i, side;

  for (i = 0; i < self->campaign->battles->len; i++)
    {
      const LwLedgerRow *row = g_ptr_array_index (self->campaign->battles, i);

      won[LW_RED] += row->result == LW_RESULT_RED ? 1 : 0;
      won[LW_BLUE] += row->result == LW_RESULT_BLUE ? 1 : 0;
      drawn += row->result == LW_RESULT_DRAWN ? 1 : 0;
      for (side = 0; side < LW_N_SIDES; side++)
        {
          taken[side] += row->side[side].taken;
          dead[side] += killed (row, LW_OTHER (side));
        }
    }
  attach_statistic (self, 0, _ ("Battles won"), won[LW_RED], won[LW_BLUE]);
  attach_statistic (self, 1, _ ("Drawn"), drawn, drawn);
  attach_statistic (self, 2, _ ("Prisoners taken"), taken[LW_RED], taken[LW_BLUE]);
  attach_statistic (self, 3, _ ("Enemies killed"), dead[LW_RED], dead[LW_BLUE]);
}

static void
show_ledger (LwCampaignPage *self)
{
  guint i;

  for (i = 0; i < self->campaign->battles->len; i++)
    {
      LwStanding standing;

      lw_campaign_standing (self->campaign, i + 1, &standing);
      gtk_list_box_append (self->ledger, lw_ledger_row_widget_new (self->campaign, i, &standing));
    }
  if (i == 0)
    gtk_list_box_append (
        self->ledger,
        new_label (_ ("No battles yet. Fight one, and it is entered here when it ends."), "dim",
                   .5f));
}

static void
show (LwCampaignPage *self)
{
  LwStanding standing;
  g_autofree char *target = lw_points_format (self->campaign->target);
  g_autofree char *fought = lw_words_fought (self->campaign);
  g_autofree char *subtitle = g_strdup_printf (_ ("%s up, %s · %s"), target,
                                               lw_method_name (self->campaign->method), fought);
  g_autofree char *next = g_strdup_printf (_ ("Battle %u"), self->campaign->battles->len + 1);
  g_autofree char *need = lw_words_need (self->campaign);
  g_autofree char *method =
      g_strdup_printf (_ ("Totals are counted %s."), lw_method_name (self->campaign->method));

  lw_campaign_standing (self->campaign, G_MAXUINT, &standing);
  gtk_label_set_text (self->title, self->campaign->name);
  gtk_label_set_text (self->subtitle, subtitle);
  gtk_box_append (self->totals, new_total (self, LW_RED, &standing));
  gtk_box_append (self->totals, new_total (self, LW_BLUE, &standing));
  gtk_label_set_text (self->next, standing.over ? _ ("The war is over") : next);
  gtk_label_set_text (self->need, need);
  gtk_label_set_text (self->method, method);
  gtk_widget_set_visible (GTK_WIDGET (self->fight), !standing.over);
  show_ledger (self);
  show_statistics (self);
}

static void
sheet_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);
  LwDocument *sheet = lw_war_sheet (self->campaign, lw_settings_paper ());

  lw_window_push (lw_window_of (widget), lw_report_page_new_document (sheet, _ ("War sheet.pdf")),
                  _ ("War sheet"));
}

static void
exported_cb (const char *path, gpointer data)
{
  LwCampaignPage *self = data;
  g_autofree char *csv = lw_campaign_csv (self->campaign);
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents_full (path, csv, -1,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666,
                                 &error))
    lw_window_toast (lw_window_of (GTK_WIDGET (self)), error->message);
}

static void
export_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_files_save (GTK_WINDOW (gtk_widget_get_root (widget)), _ ("Export the ledger"),
                 _ ("Ledger.csv"), "*.csv", exported_cb, widget);
}

static void
fight_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);
  GtkWidget *page = lw_new_battle_page_new (NULL, NULL);

  lw_new_battle_page_set_campaign (LW_NEW_BATTLE_PAGE (page), self->path);
  lw_window_push (lw_window_of (widget), page, _ ("New battle"));
}

/* A row names its battle's file; it lies beside the ledger's, or in the player's folder of battles.
 */
static void
look_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);
  const char *file = g_variant_get_string (parameter, NULL);
  g_autofree char *folder = lw_library_folder (LW_FILE_BATTLE);
  g_autofree char *own = g_build_filename (folder, file, NULL);
  g_autofree char *beside_folder = g_path_get_dirname (self->path);
  g_autofree char *beside = g_build_filename (beside_folder, file, NULL);

  lw_window_open_path (lw_window_of (widget),
                       g_file_test (beside, G_FILE_TEST_EXISTS) ? beside : own);
}

static void
lw_campaign_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_CAMPAIGN_PAGE);
  G_OBJECT_CLASS (lw_campaign_page_parent_class)->dispose (object);
}

static void
lw_campaign_page_finalize (GObject *object)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (object);

  g_clear_pointer (&self->campaign, lw_campaign_free);
  g_clear_pointer (&self->path, g_free);
  G_OBJECT_CLASS (lw_campaign_page_parent_class)->finalize (object);
}

static void
lw_campaign_page_class_init (LwCampaignPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_campaign_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = lw_campaign_page_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               LW_RESOURCE_BASE "/lw-campaign-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, title);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, subtitle);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, totals);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, chart);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, ledger);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, next);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, need);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, method);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, fight);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, statistics);
  gtk_widget_class_install_action (widget_class, "campaign.sheet", NULL, sheet_cb);
  gtk_widget_class_install_action (widget_class, "campaign.export", NULL, export_cb);
  gtk_widget_class_install_action (widget_class, "campaign.fight", NULL, fight_cb);
  gtk_widget_class_install_action (widget_class, "campaign.look", "s", look_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "campaign.sheet",
                                       NULL);
}

static void
lw_campaign_page_init (LwCampaignPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->chart, draw_chart_cb, self, NULL);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->chart), GTK_ACCESSIBLE_PROPERTY_LABEL,
      _ ("Chart of the running score; the ledger says the same in numbers"), -1);
}

const char *
lw_campaign_page_name (LwCampaignPage *self)
{
  return self->campaign->name;
}

GtkWidget *
lw_campaign_page_new (const char *path, GError **error)
{
  LwCampaign *campaign = lw_campaign_load (path, error);
  LwCampaignPage *self;

  if (campaign == NULL)
    return NULL;
  self = g_object_new (LW_TYPE_CAMPAIGN_PAGE, NULL);
  self->campaign = campaign;
  self->path = g_strdup (path);
  show (self);
  return GTK_WIDGET (self);
}
