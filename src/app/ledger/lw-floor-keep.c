/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-keep.c: what is typed of a floor battle is kept as it is typed, and gone on with later.
 */
#include "lw-floor-page-private.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"

#define GROUP "page"

static void
kept_cb (gpointer data, guint n, const GError *problem)
{
  LwFloorPage *self = data;

  if (problem != NULL)
    lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), problem->message);
}

static const LwKeeperAnswers answers = { kept_cb, NULL };

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
      g_key_file_set_string (file, GROUP, "id", self->id);
      g_key_file_set_string (file, GROUP, "reason", reason);
    }
  return g_key_file_to_data (file, NULL, NULL);
}

void
lw_floor_page_keep (LwFloorPage *self)
{
  const LwCampaign *campaign = lw_war_book_campaign (self->book);
  g_autofree char *text = NULL;
  LwRecoveryNote note = { campaign->name, NULL, lw_war_book_path (self->book) };

  if (self->keeper == NULL)
    {
      LwRecovery *recovery = lw_recovery_open (LW_RECOVERY_FLOOR, NULL, campaign->name, NULL);

      if (recovery == NULL)
        return;
      self->keeper = lw_keeper_new (recovery, &answers, self);
    }
  text = save_page (self);
  note.detail = *self->form->text[LW_FLOOR_COUNTRY] == '\0' ? _ ("A floor battle, half entered")
                                                            : self->form->text[LW_FLOOR_COUNTRY];
  lw_keeper_draft (self->keeper, &note, text);
}

GtkWidget *
lw_floor_page_resume (LwRecovery *recovery,
                      const LwLeftover *leftover,
                      const char *text,
                      GError **error)
{
  g_autoptr (LwRecovery) held = recovery;
  g_autoptr (LwFloorForm) form = lw_floor_form_restore (text);
  g_autoptr (LwWarBook) book =
      leftover->path == NULL ? NULL : lw_war_book_open (leftover->path, error);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *id = NULL;
  g_autofree char *reason = NULL;
  LwFloorPage *self;
  gint number;

  if (form == NULL || book == NULL)
    {
      if (error != NULL && *error == NULL)
        g_set_error_literal (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT,
                             _ ("What was typed of the floor battle cannot be read."));
      return NULL;
    }
  g_key_file_load_from_data (file, text, -1, G_KEY_FILE_NONE, NULL);
  id = g_key_file_get_string (file, GROUP, "id", NULL);
  reason = g_key_file_get_string (file, GROUP, "reason", NULL);
  number = lw_campaign_find (lw_war_book_campaign (book), id);
  self = lw_floor_page_create (
      book, number < 0 ? NULL : g_ptr_array_index (lw_war_book_campaign (book)->battles, number));
  self->keeper = lw_keeper_new (g_steal_pointer (&held), &answers, self);
  self->form = g_steal_pointer (&form);
  if (self->reason != NULL && reason != NULL)
    {
      self->filling = TRUE;
      gtk_editable_set_text (GTK_EDITABLE (self->reason), reason);
    }
  lw_floor_page_fill (self);
  return GTK_WIDGET (self);
}
