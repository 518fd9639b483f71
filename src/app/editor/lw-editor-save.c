/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-save.c: the Country's file: saved, saved under another name, left unsaved.
 */
#include "lw-editor-save.h"

#include <glib/gi18n-lib.h>

#include "files/files.h"
#include "kit/kit.h"
#include "library/library.h"
#include "lw-editor-export.h"

static void
show_problem (LwEditorPage *self, const char *sentence)
{
  gtk_label_set_text (self->banner_label, sentence == NULL ? "" : sentence);
  gtk_revealer_set_reveal_child (self->banner, sentence != NULL);
}

static void
kept_cb (gpointer data, guint n, const GError *problem)
{
  show_problem (data, problem == NULL ? NULL : problem->message);
}

static const LwSaveQueueAnswers answers = { kept_cb, NULL };

/* From the first change to the next save a copy is kept beside, never over, the player's file. */
static void
keep (LwEditorPage *self)
{
  g_autoptr (GError) error = NULL;
  LwRecovery *recovery;

  if (self->keeper != NULL || self->unkept)
    return;
  recovery = lw_recovery_open (LW_RECOVERY_COUNTRY, lw_editor_path (self->editor),
                               lw_editor_name (self->editor), &error);
  /* What a crash has left of this very Country is still to be offered. */
  if (recovery != NULL && lw_recovery_has_left (recovery))
    lw_recovery_put_aside (recovery);
  if (recovery != NULL)
    self->keeper = lw_save_queue_new (recovery, &answers, self);
  else
    show_problem (self, error->message);
  self->unkept = recovery == NULL;
}

void
lw_editor_page_take_recovery (LwEditorPage *self, LwRecovery *recovery)
{
  g_clear_pointer (&self->keeper, lw_save_queue_drop);
  self->keeper = lw_save_queue_new (recovery, &answers, self);
}

void
lw_editor_page_keep_draft (LwEditorPage *self)
{
  const LwCountry *country = lw_editor_country (self->editor);
  guint n = lw_country_count (country);
  g_autofree char *detail = g_strdup_printf (ngettext ("%u thing", "%u things", n), n);
  g_autofree char *text = NULL;
  LwRecoveryNote note = { lw_editor_name (self->editor), detail, lw_editor_path (self->editor) };

  if (!lw_drafting_dirty (lw_editor_drafting (self->editor)))
    {
      g_clear_pointer (&self->keeper, lw_save_queue_drop);
      return;
    }
  keep (self);
  text = lw_country_file_write (country, lw_editor_scenario (self->editor), NULL);
  if (self->keeper != NULL && text != NULL)
    lw_save_queue_draft (self->keeper, &note, text);
}

void
lw_editor_page_end_draft (LwEditorPage *self)
{
  if (self->leaving || !lw_drafting_dirty (lw_editor_drafting (self->editor)))
    g_clear_pointer (&self->keeper, lw_save_queue_drop);
  else
    g_clear_pointer (&self->keeper, lw_save_queue_free);
}

static void
overwrite_cb (gpointer data)
{
  LwEditorPage *self = data;

  self->overwrites = TRUE;
  gtk_widget_activate_action (GTK_WIDGET (self), "editor.save", NULL);
}

/* Another program has changed the file since it was read. */
static void
ask_overwrite (LwEditorPage *self, const char *why)
{
  lw_dialog_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                 _ ("Write over what another program has changed?"), why, _ ("Overwrite"), TRUE,
                 overwrite_cb, self);
}

static void
written (LwEditorPage *self, const char *path)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *said = g_strdup_printf (_ ("Saved as %s."), base);

  lw_drafting_mark_saved (lw_editor_drafting (self->editor));
  g_clear_pointer (&self->keeper, lw_save_queue_drop);
  self->unkept = FALSE;
  show_problem (self, NULL);
  lw_editor_set_path (self->editor, path);
  lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), said);
}

static gboolean
write_to (LwEditorPage *self, const char *path, LwFileMark *mark, LwSaveFlags flags)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = lw_country_file_write (lw_editor_country (self->editor),
                                                 lw_editor_scenario (self->editor), &error);

  if (text != NULL && lw_safe_save (path, text, mark, flags, &error))
    {
      self->overwrites = FALSE;
      self->mark = *mark;
      written (self, path);
      return TRUE;
    }
  if (g_error_matches (error, LW_STORE_ERROR, LW_STORE_ERROR_CHANGED))
    ask_overwrite (self, error->message);
  else
    lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), error->message);
  return FALSE;
}

/* What came with the program is read-only: it is saved as a copy among the player's own. */
static gboolean
is_shipped (const char *path)
{
  g_autofree char *shipped = lw_library_shipped (LW_FILE_COUNTRY);

  return shipped != NULL && g_str_has_prefix (path, shipped);
}

gboolean
lw_editor_page_save (LwEditorPage *self)
{
  const char *path = lw_editor_path (self->editor);
  g_autofree char *fresh = NULL;
  LwFileMark mark = { 0 };

  if (path != NULL && !is_shipped (path))
    return write_to (self, path, &self->mark, self->overwrites ? LW_SAVE_OVERWRITE : LW_SAVE_PLAIN);
  fresh = lw_library_new_path (LW_FILE_COUNTRY, lw_editor_name (self->editor));
  return write_to (self, fresh, &mark, LW_SAVE_PLAIN);
}

static void
saved_as_cb (const char *path, gpointer data)
{
  g_autofree char *whole = g_str_has_suffix (path, ".lwcountry")
                               ? g_strdup (path)
                               : g_strconcat (path, ".lwcountry", NULL);
  LwFileMark mark = { 0 };

  /* The chooser has asked about writing over. */
  write_to ((LwEditorPage *)data, whole, &mark, LW_SAVE_PLAIN);
}

void
lw_editor_page_save_as (LwEditorPage *self)
{
  g_autofree char *name = lw_editor_page_file_name (self, ".lwcountry");

  lw_files_save (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Save the Country as"),
                 name, "*.lwcountry", saved_as_cb, self);
}

static void
go_on (LwEditorPage *self)
{
  self->leaving = TRUE;
  if (self->closes)
    gtk_window_close (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  else
    lw_navigator_back (lw_navigator_of (GTK_WIDGET (self)));
}

static void
save_and_go_cb (gpointer data)
{
  LwEditorPage *self = data;

  if (lw_editor_page_save (self))
    go_on (self);
}

static void
discard_and_go_cb (gpointer data)
{
  go_on (data);
}

gboolean
lw_editor_page_may_leave (LwGuarded *page, gboolean closes)
{
  LwEditorPage *self = (LwEditorPage *)page;
  g_autofree char *question = NULL;

  lw_editor_hand_let_go (self->hand);
  if (self->leaving || !lw_drafting_dirty (lw_editor_drafting (self->editor)))
    return TRUE;
  self->closes = closes;
  question = g_strdup_printf (_ ("Save the changes of “%s”?"), lw_editor_name (self->editor));
  lw_dialog_ask_save (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page))), question,
                      _ ("Without saving, what was changed since the last time is lost."),
                      save_and_go_cb, discard_and_go_cb, self);
  return FALSE;
}
