/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-acts.c: what can be done on the page of a war: undo, papers, battles fought and
 * corrected.
 */
#include "lw-campaign-acts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/files.h"
#include "kit/kit.h"
#include "lw-floor-page.h"
#include "library/library.h"
#include "battle/battle.h"
#include "paper/paper.h"
#include "sheets/sheets.h"
#include "documents/documents.h"
#include "lw-campaign-begin.h"
#include "safe/safe.h"

static void
toast (LwCampaignPage *self, const char *text)
{
  lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), text);
}

static void
undo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = (LwCampaignPage *)widget;
  g_autofree char *said = g_strdup_printf (_ ("Undone: %s"), lw_war_book_undo_name (self->book));
  g_autoptr (GError) error = NULL;

  toast (self, lw_war_book_undo (self->book, &error) ? said : error->message);
}

static void
redo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = (LwCampaignPage *)widget;
  g_autofree char *said =
      g_strdup_printf (_ ("Done again: %s"), lw_war_book_redo_name (self->book));
  g_autoptr (GError) error = NULL;

  toast (self, lw_war_book_redo (self->book, &error) ? said : error->message);
}

static void
settings_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = (LwCampaignPage *)widget;

  lw_campaign_begin_settings (GTK_WINDOW (gtk_widget_get_root (widget)), self->book);
}

static void
rebuild_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = (LwCampaignPage *)widget;
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;

  toast (self, lw_war_book_rebuild (self->book, &said, &error) ? said : error->message);
}

static void
push_document (LwCampaignPage *self, LwDocument *document, const char *name, const char *title)
{
  lw_navigator_push (lw_navigator_of (GTK_WIDGET (self)),
                     lw_report_page_new_document (document, name), title);
}

static void
sheet_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = (LwCampaignPage *)widget;

  push_document (self, lw_war_sheet (lw_war_book_campaign (self->book), lw_settings_paper ()),
                 _ ("War sheet.pdf"), _ ("War sheet"));
}

static void
blank_card_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = (LwCampaignPage *)widget;

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
  LwCampaignPage *self = (LwCampaignPage *)widget;
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
  g_autofree char *csv = lw_campaign_file_csv (lw_war_book_campaign (self->book));
  g_autoptr (GError) error = NULL;

  if (!lw_output_write (path, csv, -1, &error))
    toast (self, error->message);
}

static void
export_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const LwCampaign *campaign = lw_war_book_campaign (((LwCampaignPage *)widget)->book);
  g_autofree char *base = lw_files_name (campaign->name, ".csv");

  lw_files_save (GTK_WINDOW (gtk_widget_get_root (widget)),
                 &(LwFileWanted){ _ ("Export the ledger"), base, ".csv", NULL }, exported_cb,
                 widget);
}

static void
fight_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = (LwCampaignPage *)widget;
  GtkWidget *page = lw_new_battle_page_new (NULL, NULL);

  lw_new_battle_page_set_campaign (LW_NEW_BATTLE_PAGE (page), lw_war_book_path (self->book));
  lw_navigator_push (lw_navigator_of (widget), page, _ ("New battle"));
}

static void
floor_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = (LwCampaignPage *)widget;

  lw_navigator_push (lw_navigator_of (widget), lw_floor_page_new (self->book, NULL),
                     _ ("Floor battle"));
}

static void
correct (LwCampaignPage *self, const LwLedgerRow *row)
{
  if (row != NULL && row->id != NULL)
    lw_navigator_push (lw_navigator_of (GTK_WIDGET (self)), lw_floor_page_new (self->book, row),
                       _ ("Correct a battle"));
}

static void
correct_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = (LwCampaignPage *)widget;

  correct (self, row_of (self, g_variant_get_string (parameter, NULL)));
}

/* The battle whose line has the focus. */
static void
correct_chosen_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = (LwCampaignPage *)widget;
  gint chosen = lw_ledger_view_chosen (self->ledger);

  if (chosen >= 0)
    correct (self, g_ptr_array_index (lw_war_book_campaign (self->book)->battles, chosen));
  else
    toast (self, _ ("Go to the line of the battle first."));
}

static void
look_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *path = lw_war_book_battle_path (((LwCampaignPage *)widget)->book,
                                                   g_variant_get_string (parameter, NULL));

  lw_navigator_open_path (lw_navigator_of (widget), path);
}

static void
report_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = (LwCampaignPage *)widget;
  g_autofree char *path =
      lw_war_book_battle_path (self->book, g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;
  g_autoptr (LwSession) session = lw_session_open (path, &error);

  if (session == NULL)
    toast (self, error->message);
  else
    lw_navigator_push (lw_navigator_of (widget),
                       lw_report_page_new_battle (session, lw_war_book_path (self->book)),
                       _ ("Battle report"));
}

static void
copy (LwCampaignPage *self, guint number)
{
  g_autofree char *text = lw_ledger_view_text (self->ledger, number);

  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  toast (self, _ ("The line is copied."));
}

static void
copy_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  copy ((LwCampaignPage *)widget, g_variant_get_uint32 (parameter));
}

static void
copy_chosen_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwCampaignPage *self = (LwCampaignPage *)widget;
  gint chosen = lw_ledger_view_chosen (self->ledger);

  if (chosen >= 0)
    copy (self, (guint)chosen);
}

static void
filter_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_ledger_view_search (((LwCampaignPage *)widget)->ledger);
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
  gtk_widget_class_install_action (widget_class, "campaign.copy", "u", copy_cb);
  gtk_widget_class_install_action (widget_class, "campaign.copy-chosen", NULL, copy_chosen_cb);
}

void
lw_campaign_acts_install (GtkWidgetClass *widget_class)
{
  install_actions (widget_class);
}
