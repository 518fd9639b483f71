/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-page.c: one war: standing, chart, ledger, what each side needs.
 */
#include "lw-campaign-page.h"

#include <glib/gi18n-lib.h>

#include "lw-campaign-file.h"
#include "lw-files.h"
#include "lw-ledger-row.h"
#include "lw-library.h"
#include "lw-new-battle-page.h"
#include "lw-report-page.h"
#include "lw-settings.h"
#include "lw-war-chart.h"
#include "lw-war-statistics.h"
#include "lw-war-total.h"
#include "lw-window.h"
#include "lw-words.h"

struct _LwCampaignPage
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkBox *totals;
  GtkWidget *chart_card;
  GtkDrawingArea *chart;
  GtkBox *ledger_card;
  GtkListBox *ledger;
  GtkWidget *nothing;
  GtkLabel *next;
  GtkLabel *need;
  GtkLabel *rate;
  GtkLabel *method;
  GtkButton *fight;
  GtkGrid *statistics;

  /* Owned. */
  LwCampaign *campaign;
  char *path;
};

G_DEFINE_FINAL_TYPE (LwCampaignPage, lw_campaign_page, GTK_TYPE_BOX)

static void
append_rows (LwCampaignPage *self, GtkSizeGroup *const groups[LW_N_LEDGER_COLUMNS])
{
  guint i;

  for (i = 0; i < self->campaign->battles->len; i++)
    {
      LwStanding standing;

      lw_campaign_standing (self->campaign, i + 1, &standing);
      gtk_list_box_append (self->ledger,
                           lw_ledger_row_widget_new (self->campaign, i, &standing, groups));
    }
}

/* The groups live as long as the cells in them. */
static void
show_ledger (LwCampaignPage *self)
{
  GtkSizeGroup *groups[LW_N_LEDGER_COLUMNS];
  gboolean empty = self->campaign->battles->len == 0;
  guint column;

  for (column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    groups[column] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_box_prepend (self->ledger_card, lw_ledger_head_new (groups));
  append_rows (self, groups);
  for (column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    g_object_unref (groups[column]);
  gtk_widget_set_visible (GTK_WIDGET (self->ledger_card), !empty);
  gtk_widget_set_visible (self->chart_card, !empty);
  gtk_widget_set_visible (self->nothing, empty);
}

/* "At this rate one battle more", of the side that is ahead. */
static char *
rate_words (LwCampaignPage *self, const LwStanding *standing)
{
  gint total, left;

  if (standing->over || !standing->has_leader || standing->fought == 0)
    return NULL;
  total = standing->total[standing->leader];
  if (total <= 0)
    return NULL;
  left = (standing->need[standing->leader] * (gint)standing->fought + total - 1) / total;
  return g_strdup_printf (ngettext ("At the present rate the war lasts one battle more.",
                                    "At the present rate the war lasts %d battles more.",
                                    (gulong)left),
                          left);
}

static void
show_next (LwCampaignPage *self, const LwStanding *standing)
{
  g_autofree char *next = g_strdup_printf (_ ("Battle %u"), self->campaign->battles->len + 1);
  g_autofree char *need = lw_words_need (self->campaign);
  g_autofree char *rate = rate_words (self, standing);
  g_autofree char *method =
      g_strdup_printf (_ ("Totals are counted %s."), lw_method_name (self->campaign->method));

  gtk_label_set_text (self->next, standing->over ? _ ("The war is over") : next);
  gtk_label_set_text (self->need, need);
  gtk_label_set_text (self->rate, rate == NULL ? "" : rate);
  gtk_widget_set_visible (GTK_WIDGET (self->rate), rate != NULL);
  gtk_label_set_text (self->method, method);
  gtk_widget_set_visible (GTK_WIDGET (self->fight), !standing->over);
}

static void
show (LwCampaignPage *self)
{
  LwStanding standing;
  g_autofree char *target = lw_points_format (self->campaign->target);
  g_autofree char *fought = lw_words_fought (self->campaign);
  g_autofree char *subtitle = g_strdup_printf (_ ("%s up, %s · %s"), target,
                                               lw_method_name (self->campaign->method), fought);

  lw_campaign_standing (self->campaign, G_MAXUINT, &standing);
  gtk_label_set_text (self->title, self->campaign->name);
  gtk_label_set_text (self->subtitle, subtitle);
  gtk_box_append (self->totals, lw_war_total_new (self->campaign, LW_RED, &standing));
  gtk_box_append (self->totals, lw_war_total_new (self->campaign, LW_BLUE, &standing));
  show_next (self, &standing);
  show_ledger (self);
  lw_war_statistics_show (self->statistics, self->campaign);
}

static void
row_activated_cb (LwCampaignPage *self, GtkListBoxRow *row)
{
  lw_ledger_row_toggle (row);
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

/* A row names its battle's file; it lies beside the ledger's, or in the player's folder of
 * battles. */
static char *
battle_path (LwCampaignPage *self, const char *file)
{
  g_autofree char *folder = lw_library_folder (LW_FILE_BATTLE);
  g_autofree char *beside_folder = g_path_get_dirname (self->path);
  g_autofree char *beside = g_build_filename (beside_folder, file, NULL);

  if (g_file_test (beside, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&beside);
  return g_build_filename (folder, file, NULL);
}

static void
look_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *path =
      battle_path (LW_CAMPAIGN_PAGE (widget), g_variant_get_string (parameter, NULL));

  lw_window_open_path (lw_window_of (widget), path);
}

static void
report_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);
  g_autofree char *path = battle_path (self, g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;
  g_autoptr (LwSession) session = lw_session_open (path, &error);

  if (session == NULL)
    lw_window_toast (lw_window_of (widget), error->message);
  else
    lw_window_push (lw_window_of (widget), lw_report_page_new_battle (session, self->path),
                    _ ("Battle report"));
}

static gboolean
lw_campaign_page_grab_focus (GtkWidget *widget)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);

  return gtk_widget_grab_focus (gtk_widget_get_visible (GTK_WIDGET (self->fight))
                                    ? GTK_WIDGET (self->fight)
                                    : GTK_WIDGET (self->ledger));
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
  widget_class->grab_focus = lw_campaign_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               LW_RESOURCE_BASE "/lw-campaign-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, title);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, subtitle);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, totals);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, chart);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, ledger);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, next);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, need);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, rate);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, ledger_card);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, chart_card);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, method);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, fight);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, statistics);
  gtk_widget_class_install_action (widget_class, "campaign.sheet", NULL, sheet_cb);
  gtk_widget_class_install_action (widget_class, "campaign.export", NULL, export_cb);
  gtk_widget_class_install_action (widget_class, "campaign.fight", NULL, fight_cb);
  gtk_widget_class_install_action (widget_class, "campaign.look", "s", look_cb);
  gtk_widget_class_install_action (widget_class, "campaign.report", "s", report_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "campaign.sheet",
                                       NULL);
}

static void
lw_campaign_page_init (LwCampaignPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
  lw_war_chart_show (self->chart, campaign, FALSE, NULL);
  show (self);
  return GTK_WIDGET (self);
}
