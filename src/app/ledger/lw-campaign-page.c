/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-page.c: one war: standing, chart, ledger, what each side needs.
 */
#include "lw-campaign-page.h"

#include "lw-campaign-acts.h"
#include "names/names.h"
#include <glib/gi18n-lib.h>

#include "lw-next-battle.h"
#include "lw-war-statistics.h"
#include "lw-war-total.h"
#include "kit/kit.h"

G_DEFINE_FINAL_TYPE (LwCampaignPage, lw_campaign_page, GTK_TYPE_BOX)

static void
empty (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* ---- what is shown ---- */

static void
append_remark (LwCampaignPage *self, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_box_append (self->remarks, label);
}

/* What did not add up in the file, and was counted anew; and that no lock keeps others from it. */
static void
show_remarks (LwCampaignPage *self)
{
  const GPtrArray *remarks = lw_war_book_campaign (self->book)->remarks;
  const char *doubt = lw_war_book_doubt (self->book);
  guint i, n = remarks == NULL ? 0 : remarks->len;

  empty (self->remarks);
  gtk_widget_set_visible (GTK_WIDGET (self->remarks), n > 0 || doubt != NULL);
  if (doubt != NULL)
    append_remark (self, doubt);
  for (i = 0; i < MIN (n, 5); i++)
    append_remark (self, g_ptr_array_index (remarks, i));
  if (n > 5)
    {
      g_autofree char *more = g_strdup_printf (
          ngettext ("And %u more like it.", "And %u more like these.", n - 5), n - 5);

      append_remark (self, more);
    }
}

static void
show_heading (LwCampaignPage *self, const LwCampaign *campaign)
{
  g_autofree char *target = lw_points_format (campaign->target);
  g_autofree char *fought = lw_caption_fought (campaign);
  const LwLedgerRow *first =
      campaign->battles->len == 0 ? NULL : g_ptr_array_index (campaign->battles, 0);
  g_autofree char *since = first == NULL ? NULL : lw_ledger_date (first->date);
  g_autofree char *subtitle =
      since == NULL || *since == '\0'
          ? g_strdup_printf (_ ("%s up · %s · %s"), target, lw_method_name (campaign->method),
                             fought)
          : g_strdup_printf (_ ("%s up · %s · %s since %s"), target,
                             lw_method_name (campaign->method), fought, since);

  g_autofree char *mark = g_strdup_printf (_ ("┄ target %s"), target);

  gtk_label_set_text (self->target, mark);
  gtk_label_set_text (self->title, campaign->name);
  gtk_label_set_text (self->subtitle, subtitle);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->subtitle), subtitle);
}

static void
enable (LwCampaignPage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "campaign.undo",
                                 lw_war_book_undo_name (self->book) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "campaign.redo",
                                 lw_war_book_redo_name (self->book) != NULL);
}

static void
show (LwCampaignPage *self)
{
  const LwCampaign *campaign = lw_war_book_campaign (self->book);
  gboolean none = campaign->battles->len == 0;
  LwStanding standing;

  lw_campaign_standing (campaign, G_MAXUINT, &standing);
  show_heading (self, campaign);
  show_remarks (self);
  empty (self->totals);
  gtk_box_append (self->totals, lw_war_total_new (campaign, LW_RED, &standing));
  gtk_box_append (self->totals, lw_war_total_new (campaign, LW_BLUE, &standing));
  lw_war_chart_show (self->chart, lw_war_book_campaign (self->book));
  lw_next_battle_show (self->next, campaign, &standing);
  lw_ledger_view_set (self->ledger, self->book);
  lw_war_statistics_show (self->statistics, campaign);
  gtk_widget_set_visible (GTK_WIDGET (self->ledger), !none);
  gtk_widget_set_visible (self->chart_card, !none);
  gtk_widget_set_visible (GTK_WIDGET (self->statistics), !none);
  gtk_widget_set_visible (self->nothing, none);
  gtk_widget_set_visible (GTK_WIDGET (self->fight), !standing.over);
  gtk_widget_set_visible (GTK_WIDGET (self->floor), !standing.over);
  gtk_widget_set_visible (GTK_WIDGET (self->go_on), standing.over);
  enable (self);
}

static void
book_changed_cb (LwCampaignPage *self)
{
  show (self);
}

/* The battle that is looked at has a band of its own in the chart. */
static void
opened_cb (LwCampaignPage *self, gint number)
{
  lw_war_chart_mark (self->chart, (guint)(number + 1));
}

/* ---- the widget ---- */

static gboolean
lw_campaign_page_grab_focus (GtkWidget *widget)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);

  return gtk_widget_grab_focus (gtk_widget_get_visible (GTK_WIDGET (self->fight))
                                    ? GTK_WIDGET (self->fight)
                                    : GTK_WIDGET (self->ledger));
}

static void
lw_campaign_page_map (GtkWidget *widget)
{
  lw_war_book_look (LW_CAMPAIGN_PAGE (widget)->book);
  GTK_WIDGET_CLASS (lw_campaign_page_parent_class)->map (widget);
}

static void
lw_campaign_page_dispose (GObject *object)
{
  lw_fall_silent (GTK_WIDGET (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_CAMPAIGN_PAGE);
  g_clear_object (&LW_CAMPAIGN_PAGE (object)->book);
  G_OBJECT_CLASS (lw_campaign_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               LW_RESOURCE_BASE "/lw-campaign-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, title);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, subtitle);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, totals);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, chart_card);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, chart);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, target);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, ledger);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, remarks);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, next);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, fight);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, floor);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, go_on);
  gtk_widget_class_bind_template_child (widget_class, LwCampaignPage, statistics);
  gtk_widget_class_bind_template_callback (widget_class, opened_cb);
}

static void
lw_campaign_page_class_init (LwCampaignPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_campaign_page_dispose;
  widget_class->grab_focus = lw_campaign_page_grab_focus;
  widget_class->map = lw_campaign_page_map;
  bind_children (widget_class);
  lw_campaign_acts_install (widget_class);
}

static void
lw_campaign_page_init (LwCampaignPage *self)
{
  g_type_ensure (LW_TYPE_LEDGER_VIEW);
  g_type_ensure (LW_TYPE_WAR_CHART);
  gtk_widget_init_template (GTK_WIDGET (self));
  lw_keys_add (GTK_WIDGET (self), LW_KEYS_CAMPAIGN, NULL, NULL);
}

const char *
lw_campaign_page_name (LwCampaignPage *self)
{
  return lw_war_book_campaign (self->book)->name;
}

const char *
lw_campaign_page_path (LwCampaignPage *self)
{
  return lw_war_book_path (self->book);
}

GtkWidget *
lw_campaign_page_new (const char *path, GError **error)
{
  g_autoptr (LwWarBook) book = lw_war_book_open (path, error);
  LwCampaignPage *self;

  if (book == NULL)
    return NULL;
  self = g_object_new (LW_TYPE_CAMPAIGN_PAGE, NULL);
  self->book = g_object_ref (book);
  g_signal_connect_object (book, "changed", G_CALLBACK (book_changed_cb), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}
