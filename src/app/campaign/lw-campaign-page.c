/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-page.c: one war: standing, chart, ledger, what each side needs.
 */
#include "lw-campaign-page.h"

#include <glib/gi18n-lib.h>

#include "lw-campaign-file.h"
#include "lw-files.h"
#include "lw-floor-page.h"
#include "lw-ledger-view.h"
#include "lw-library.h"
#include "lw-new-battle-page.h"
#include "lw-next-battle.h"
#include "lw-record-card.h"
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
  GtkLabel *target;
  LwLedgerView *ledger;
  GtkWidget *nothing;
  GtkBox *remarks;
  GtkBox *next;
  GtkButton *fight;
  GtkButton *floor;
  GtkButton *go_on;
  GtkBox *statistics;

  /* Owned. */
  LwWarBook *book;
};

G_DEFINE_FINAL_TYPE (LwCampaignPage, lw_campaign_page, GTK_TYPE_BOX)

static void
toast (LwCampaignPage *self, const char *text)
{
  LwWindow *window = lw_window_of (GTK_WIDGET (self));

  if (window != NULL)
    lw_window_toast (window, text);
}

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

/* What did not add up in the file, and was counted anew. */
static void
show_remarks (LwCampaignPage *self)
{
  const GPtrArray *remarks = lw_war_book_campaign (self->book)->remarks;
  guint i, n = remarks == NULL ? 0 : remarks->len;

  empty (self->remarks);
  gtk_widget_set_visible (GTK_WIDGET (self->remarks), n > 0);
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
  g_autofree char *fought = lw_words_fought (campaign);
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
  lw_war_chart_show (self->chart, lw_war_book_campaign (self->book), FALSE, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self->chart));
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

/* ---- acts ---- */

static void
undo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);
  g_autofree char *said = g_strdup_printf (_ ("Undone: %s"), lw_war_book_undo_name (self->book));
  g_autoptr (GError) error = NULL;

  toast (self, lw_war_book_undo (self->book, &error) ? said : error->message);
}

static void
redo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);
  g_autofree char *said =
      g_strdup_printf (_ ("Done again: %s"), lw_war_book_redo_name (self->book));
  g_autoptr (GError) error = NULL;

  toast (self, lw_war_book_redo (self->book, &error) ? said : error->message);
}

static void
settings_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);

  lw_campaign_page_settle (GTK_WINDOW (gtk_widget_get_root (widget)), self->book);
}

static void
rebuild_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;

  toast (self, lw_war_book_rebuild (self->book, &said, &error) ? said : error->message);
}

static void
push_document (LwCampaignPage *self, LwDocument *document, const char *name, const char *title)
{
  lw_window_push (lw_window_of (GTK_WIDGET (self)), lw_report_page_new_document (document, name),
                  title);
}

static void
sheet_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);

  push_document (self, lw_war_sheet (lw_war_book_campaign (self->book), lw_settings_paper ()),
                 _ ("War sheet.pdf"), _ ("War sheet"));
}

static void
blank_card_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);

  push_document (self,
                 lw_record_card (lw_war_book_campaign (self->book), NULL, lw_settings_paper ()),
                 _ ("Record card.pdf"), _ ("Record card"));
}

static const LwLedgerRow *
row_of (LwCampaignPage *self, const char *id)
{
  const LwCampaign *campaign = lw_war_book_campaign (self->book);
  gint number = lw_campaign_find (campaign, id);

  return number < 0 ? NULL : g_ptr_array_index (campaign->battles, number);
}

static void
card_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);
  const LwLedgerRow *row = row_of (self, g_variant_get_string (parameter, NULL));

  if (row != NULL)
    push_document (self,
                   lw_record_card (lw_war_book_campaign (self->book), row, lw_settings_paper ()),
                   _ ("Record card.pdf"), _ ("Record card"));
}

static void
exported_cb (const char *path, gpointer data)
{
  LwCampaignPage *self = data;
  g_autofree char *csv = lw_campaign_csv (lw_war_book_campaign (self->book));
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents_full (path, csv, -1,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666,
                                 &error))
    toast (self, error->message);
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

  lw_new_battle_page_set_campaign (LW_NEW_BATTLE_PAGE (page), lw_war_book_path (self->book));
  lw_window_push (lw_window_of (widget), page, _ ("New battle"));
}

static void
floor_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);

  lw_window_push (lw_window_of (widget), lw_floor_page_new (self->book, NULL), _ ("Floor battle"));
}

static void
correct (LwCampaignPage *self, const LwLedgerRow *row)
{
  if (row != NULL && row->id != NULL)
    lw_window_push (lw_window_of (GTK_WIDGET (self)), lw_floor_page_new (self->book, row),
                    _ ("Correct a battle"));
}

static void
correct_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);

  correct (self, row_of (self, g_variant_get_string (parameter, NULL)));
}

/* The battle whose line has the focus. */
static void
correct_chosen_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);
  gint chosen = lw_ledger_view_chosen (self->ledger);

  if (chosen >= 0)
    correct (self, g_ptr_array_index (lw_war_book_campaign (self->book)->battles, chosen));
  else
    toast (self, _ ("Go to the line of the battle first."));
}

static void
look_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *path = lw_war_book_battle_path (LW_CAMPAIGN_PAGE (widget)->book,
                                                   g_variant_get_string (parameter, NULL));

  lw_window_open_path (lw_window_of (widget), path);
}

static void
report_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = LW_CAMPAIGN_PAGE (widget);
  g_autofree char *path =
      lw_war_book_battle_path (self->book, g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;
  g_autoptr (LwSession) session = lw_session_open (path, &error);

  if (session == NULL)
    toast (self, error->message);
  else
    lw_window_push (lw_window_of (widget),
                    lw_report_page_new_battle (session, lw_war_book_path (self->book)),
                    _ ("Battle report"));
}

static void
filter_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_ledger_view_search (LW_CAMPAIGN_PAGE (widget)->ledger);
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
lw_campaign_page_dispose (GObject *object)
{
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
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "campaign.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "campaign.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "campaign.settings", NULL, settings_cb);
  gtk_widget_class_install_action (widget_class, "campaign.rebuild", NULL, rebuild_cb);
  gtk_widget_class_install_action (widget_class, "campaign.sheet", NULL, sheet_cb);
  gtk_widget_class_install_action (widget_class, "campaign.blank-card", NULL, blank_card_cb);
  gtk_widget_class_install_action (widget_class, "campaign.card", "s", card_cb);
  gtk_widget_class_install_action (widget_class, "campaign.export", NULL, export_cb);
  gtk_widget_class_install_action (widget_class, "campaign.fight", NULL, fight_cb);
  gtk_widget_class_install_action (widget_class, "campaign.floor", NULL, floor_cb);
  gtk_widget_class_install_action (widget_class, "campaign.correct", "s", correct_cb);
  gtk_widget_class_install_action (widget_class, "campaign.correct-chosen", NULL,
                                   correct_chosen_cb);
  gtk_widget_class_install_action (widget_class, "campaign.look", "s", look_cb);
  gtk_widget_class_install_action (widget_class, "campaign.report", "s", report_cb);
  gtk_widget_class_install_action (widget_class, "campaign.filter", NULL, filter_cb);
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    const char *action;
  } keys[] = {
    { GDK_KEY_p, GDK_CONTROL_MASK, "campaign.sheet" },
    { GDK_KEY_z, GDK_CONTROL_MASK, "campaign.undo" },
    { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "campaign.redo" },
    { GDK_KEY_f, GDK_CONTROL_MASK, "campaign.filter" },
    { GDK_KEY_e, GDK_CONTROL_MASK, "campaign.export" },
    { GDK_KEY_b, GDK_CONTROL_MASK, "campaign.floor" },
    { GDK_KEY_F2, 0, "campaign.settings" },
    { GDK_KEY_F4, 0, "campaign.correct-chosen" },
  };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, keys[i].modifiers,
                                         keys[i].action, NULL);
}

static void
lw_campaign_page_class_init (LwCampaignPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_campaign_page_dispose;
  widget_class->grab_focus = lw_campaign_page_grab_focus;
  bind_children (widget_class);
  install_actions (widget_class);
  bind_keys (widget_class);
}

static void
lw_campaign_page_init (LwCampaignPage *self)
{
  g_type_ensure (LW_TYPE_LEDGER_VIEW);
  gtk_widget_init_template (GTK_WIDGET (self));
}

const char *
lw_campaign_page_name (LwCampaignPage *self)
{
  return lw_war_book_campaign (self->book)->name;
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
