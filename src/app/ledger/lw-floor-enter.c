/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-enter.c: a floor battle into the ledger, or a correction of one.
 */
#include "lw-floor-enter.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"

/* What is typed of a floor battle is kept as it is typed, and gone on with later. */

static void
kept_cb (gpointer data, guint n, const GError *problem)
{
  LwFloorPage *self = data;

  if (problem != NULL)
    lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), problem->message);
}

static const LwSaveQueueAnswers answers = { kept_cb, NULL };

static char *
save_page (LwFloorPage *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *form = lw_floor_form_save (self->form);
  const char *reason =
      self->reason == NULL ? "" : gtk_editable_get_text (GTK_EDITABLE (self->reason));

  g_key_file_load_from_data (file, form, -1, G_KEY_FILE_NONE, NULL);
  if (self->id != NULL)
    {
      g_key_file_set_string (file, LW_FLOOR_KEEP_GROUP, "id", self->id);
      g_key_file_set_string (file, LW_FLOOR_KEEP_GROUP, "reason", reason);
    }
  return g_key_file_to_data (file, NULL, NULL);
}

void
lw_floor_keep (LwFloorPage *self)
{
  const LwCampaign *campaign = lw_war_book_campaign (self->book);
  g_autofree char *text = NULL;
  LwRecoveryNote note = { campaign->name, NULL, lw_war_book_path (self->book) };

  if (self->saving == NULL)
    {
      LwRecovery *recovery = lw_recovery_open (LW_RECOVERY_FLOOR, NULL, campaign->name, NULL);

      if (recovery == NULL)
        return;
      self->saving = lw_save_queue_new (recovery, &answers, self);
    }
  text = save_page (self);
  note.detail = *self->form->text[LW_FLOOR_COUNTRY] == '\0' ? _ ("A floor battle, half entered")
                                                            : self->form->text[LW_FLOOR_COUNTRY];
  lw_save_queue_draft (self->saving, &note, text);
}

void
lw_floor_keep_go_on (LwFloorPage *self, LwRecovery *recovery)
{
  self->saving = lw_save_queue_new (recovery, &answers, self);
}

void
lw_floor_enter_foresee (LwFloorPage *self, LwForesight *foresight)
{
  const LwCampaign *campaign = lw_war_book_campaign (self->book);
  gint number = self->id == NULL ? -1 : lw_campaign_find (campaign, self->id);

  if (number >= 0)
    {
      lw_campaign_foresee (campaign, (guint)number, self->row, foresight);
      return;
    }
  lw_campaign_standing (campaign, G_MAXUINT, &foresight->before);
  foresight->after = foresight->before;
  lw_standing_add (&foresight->after, campaign, self->row);
}

static void
leave (LwFloorPage *self, const char *said)
{
  LwNavigator *navigator = lw_navigator_of (GTK_WIDGET (self));

  g_clear_pointer (&self->saving, lw_save_queue_drop);
  lw_navigator_toast (navigator, said);
  lw_navigator_back (navigator);
}

static char *
new_id (void)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_auto (GStrv) parts = g_strsplit (uuid, "-", -1);

  return g_strjoinv ("", parts);
}

static void
add (LwFloorPage *self)
{
  LwLedgerRow *row = lw_ledger_row_copy (self->row);
  g_autoptr (GError) error = NULL;

  row->id = new_id ();
  row->on_floor = TRUE;
  if (lw_war_book_add (self->book, row, &error))
    leave (self, _ ("The battle stands in the ledger."));
  else
    gtk_label_set_text (self->wrong, error->message);
}

static void
correct (gpointer data)
{
  LwFloorPage *self = data;
  const char *reason = gtk_editable_get_text (GTK_EDITABLE (self->reason));
  LwLedgerRow *row = lw_ledger_row_copy (self->row);
  g_autoptr (GError) error = NULL;

  if (lw_war_book_correct (self->book, row, reason, &error))
    leave (self, _ ("Corrected; what stood there is kept."));
  else
    gtk_label_set_text (self->wrong, error->message);
}

static const char *
winner_words (const LwStanding *standing)
{
  if (!standing->over)
    return _ ("Nobody has won the war then.");
  if (!standing->has_leader)
    return _ ("The war is drawn then.");
  return standing->leader == LW_RED ? _ ("Red has won the war then.")
                                    : _ ("Blue has won the war then.");
}

/* A correction that gives the war to another is asked about. */
static void
ask_or_correct (LwFloorPage *self)
{
  LwForesight foresight;

  lw_floor_enter_foresee (self, &foresight);
  if (foresight.other_winner)
    {
      LwQuestion question = { _ ("This changes who has won the war"),
                              winner_words (&foresight.after), _ ("Correct it"), FALSE };

      lw_dialog_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), &question, correct,
                     self);
    }
  else
    correct (self);
}

static gboolean
has_reason (LwFloorPage *self)
{
  g_autofree char *reason =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->reason))));

  if (*reason != '\0')
    return TRUE;
  gtk_label_set_text (self->wrong, _ ("Say why it is corrected."));
  gtk_widget_grab_focus (GTK_WIDGET (self->reason));
  return FALSE;
}

/* Who is at work on the numbers of that arm is not sent from one to another. */
static gboolean
is_at_work (LwFloorPage *self, LwSide side, LwFloorArm arm)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  LwFloorFate fate;

  for (fate = 0; focus != NULL && fate < LW_N_FLOOR_FATES; fate++)
    if (self->number[side][arm][fate] != NULL &&
        gtk_widget_is_ancestor (focus, GTK_WIDGET (self->number[side][arm][fate])))
      return TRUE;
  return FALSE;
}

static void
focus_fault (LwFloorPage *self, const LwFloorFault *fault)
{
  if (fault->wrong == LW_FLOOR_BAD_NUMBER && !is_at_work (self, fault->side, fault->arm))
    gtk_widget_grab_focus (GTK_WIDGET (self->number[fault->side][fault->arm][fault->fate]));
  if (fault->wrong == LW_FLOOR_BAD_TEXT)
    gtk_widget_grab_focus (GTK_WIDGET (self->text[fault->text]));
  if (fault->wrong == LW_FLOOR_NO_RESULT)
    gtk_widget_grab_focus (GTK_WIDGET (self->result[LW_RESULT_RED]));
}

static void
enter (LwFloorPage *self)
{
  LwFloorFault fault = { LW_FLOOR_RIGHT };

  if (!lw_floor_form_read (self->form, self->row, &fault))
    focus_fault (self, &fault);
  else if (self->id == NULL)
    add (self);
  else if (has_reason (self))
    ask_or_correct (self);
}

static void
enter_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  enter ((LwFloorPage *)widget);
}

static void
discard_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwFloorPage *self = (LwFloorPage *)widget;

  g_clear_pointer (&self->saving, lw_save_queue_drop);
  lw_navigator_back (lw_navigator_of (widget));
}

void
lw_floor_enter_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "floor.enter", NULL, enter_cb);
  gtk_widget_class_install_action (widget_class, "floor.discard", NULL, discard_cb);
}
