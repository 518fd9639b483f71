/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-keep.c: what is typed of a floor battle is kept as it is typed, and gone on with later.
 */
#include "lw-floor-keep.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"

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

  if (self->keeper == NULL)
    {
      LwRecovery *recovery = lw_recovery_open (LW_RECOVERY_FLOOR, NULL, campaign->name, NULL);

      if (recovery == NULL)
        return;
      self->keeper = lw_save_queue_new (recovery, &answers, self);
    }
  text = save_page (self);
  note.detail = *self->form->text[LW_FLOOR_COUNTRY] == '\0' ? _ ("A floor battle, half entered")
                                                            : self->form->text[LW_FLOOR_COUNTRY];
  lw_save_queue_draft (self->keeper, &note, text);
}

void
lw_floor_keep_go_on (LwFloorPage *self, LwRecovery *recovery)
{
  self->keeper = lw_save_queue_new (recovery, &answers, self);
}
