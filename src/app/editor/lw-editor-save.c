/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-save.c: the files of the drawing board: the Country itself, its pictures, its plans.
 */
#include "lw-editor-save.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/files.h"
#include "kit/kit.h"
#include "library/library.h"
#include "lw-country-form.h"
#include "report/report.h"
#include "documents/documents.h"
#include "plan/plan.h"
#include "safe/safe.h"

/* Pictures of the map and of parts of it, and plans for the floor. */

/* Pixels to the inch of a picture of the map. */
#define PICTURE_INCH 12

/* A name for a file, after that of the Country. (transfer full) */
static char *
file_name (LwEditorPage *self, const char *ending)
{
  return lw_files_name (lw_editor_name (self->editor), ending);
}

static const char *
last_part (const char *path)
{
  const char *slash = strrchr (path, G_DIR_SEPARATOR);

  return slash == NULL ? path : slash + 1;
}

static void
say_written (LwEditorPage *self, const char *path)
{
  g_autofree char *said = g_strdup_printf (_ ("Written: %s."), last_part (path));

  lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), said);
}

static void
exported_cb (const char *path, gpointer data)
{
  LwEditorPage *self = data;
  const LwCountry *country = lw_editor_country (self->editor);
  g_autoptr (GError) error = NULL;
  LwMapPart part = { lw_country_bounds (country), self->export_names, PICTURE_INCH };

  if (self->export_selection)
    lw_editor_bounds (self->editor, &part.box);
  if (lw_map_export_part (country, &part, path, lw_output_write, &error))
    say_written (self, path);
  else
    lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), error->message);
}

static void
ask_for_name (LwEditorPage *self)
{
  g_autofree char *name = file_name (self, self->export_ending);
  g_autofree char *kinds = g_strconcat (self->export_ending, " .png .svg .pdf", NULL);

  lw_files_save (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                 &(LwFileWanted){ _ ("Export the map"), name, kinds, NULL }, exported_cb, self);
}

/* ---- the dialog ---- */

/* In the order of the list. */
static const char *const endings[] = { ".png", ".svg", ".pdf" };

typedef struct
{
  GtkDropDown *part, *kind;
  GtkCheckButton *names;
  LwEditorPage *page; /* over which the dialog stands */
} Export;

static void
chosen_cb (GtkButton *button, Export *self)
{
  LwEditorPage *page = self->page;

  page->export_selection = gtk_drop_down_get_selected (self->part) == 1;
  page->export_names = gtk_check_button_get_active (self->names);
  page->export_ending = endings[gtk_drop_down_get_selected (self->kind)];
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (button))));
  ask_for_name (page);
}

static void
free_export_cb (gpointer data, GClosure *closure)
{
  g_free (data);
}

static GtkDropDown *
add_choice (GtkWidget *box, const char *title, const char *const *choices)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (choices);

  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  gtk_box_append (GTK_BOX (box), lw_form_row (title, choice));
  return GTK_DROP_DOWN (choice);
}

static GtkWidget *
new_form (Export *self, gboolean any, gboolean selection)
{
  const char *const parts[] = { _ ("The whole field"), any ? _ ("What is selected") : NULL, NULL };
  const char *const kinds[] = { _ ("Picture in pixels (PNG)"), _ ("Drawing in lines (SVG)"),
                                _ ("Page to print (PDF)"), NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *go = gtk_button_new_with_label (_ ("Export…"));

  self->part = add_choice (box, _ ("What is to be seen"), parts);
  gtk_drop_down_set_selected (self->part, any && selection ? 1 : 0);
  self->kind = add_choice (box, _ ("As"), kinds);
  self->names = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (_ ("With the names of places")));
  gtk_check_button_set_active (self->names, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->names));
  gtk_widget_add_css_class (go, "suggested-action");
  g_signal_connect_data (go, "clicked", G_CALLBACK (chosen_cb), self, free_export_cb, 0);
  gtk_box_append (GTK_BOX (box), go);
  gtk_widget_add_css_class (box, "form");
  return box;
}

void
lw_editor_page_export (LwEditorPage *self, gboolean selection)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  Export *export = g_new0 (Export, 1);

  export->page = self;
  gtk_window_present (lw_small_window_new (
      window, _ ("Export the map"),
      new_form (export, lw_editor_n_selected (self->editor) > 0, selection), 360, -1));
}

/* Read, printed and written from a page of its own. @scale: 0 fits a page, 1 is life size. */
void
lw_editor_page_plan (LwEditorPage *self, double scale)
{
  g_autofree char *name = file_name (self, scale == 1 ? " (1 to 1).pdf" : " (plan).pdf");
  LwDocument *plan = lw_floor_plan (lw_editor_country (self->editor), scale, lw_settings_paper ());

  lw_navigator_push (lw_navigator_of (GTK_WIDGET (self)), lw_report_page_new_document (plan, name),
                     _ ("Floor plan"));
}

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

  if (self->saving != NULL || self->unkept)
    return;
  recovery = lw_recovery_open (LW_RECOVERY_COUNTRY, lw_editor_path (self->editor),
                               lw_editor_name (self->editor), &error);
  /* What a crash has left of this very Country is still to be offered. */
  if (recovery != NULL && lw_recovery_has_left (recovery))
    lw_recovery_put_aside (recovery);
  if (recovery != NULL)
    self->saving = lw_save_queue_new (recovery, &answers, self);
  else
    show_problem (self, error->message);
  self->unkept = recovery == NULL;
}

void
lw_editor_page_take_recovery (LwEditorPage *self, LwRecovery *recovery)
{
  g_clear_pointer (&self->saving, lw_save_queue_drop);
  self->saving = lw_save_queue_new (recovery, &answers, self);
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
      g_clear_pointer (&self->saving, lw_save_queue_drop);
      return;
    }
  keep (self);
  text = lw_country_file_write (country, lw_editor_scenario (self->editor), NULL);
  if (self->saving != NULL && text != NULL)
    lw_save_queue_draft (self->saving, &note, text);
}

void
lw_editor_page_end_draft (LwEditorPage *self)
{
  if (self->leaving || !lw_drafting_dirty (lw_editor_drafting (self->editor)))
    g_clear_pointer (&self->saving, lw_save_queue_drop);
  else
    g_clear_pointer (&self->saving, lw_save_queue_free);
}

static void
overwrite_cb (gpointer data)
{
  LwEditorPage *self = data;

  self->overwrites = TRUE;
  gtk_widget_activate_action (GTK_WIDGET (self), "editor.save", NULL);
}

static void
copy_cb (gpointer data)
{
  lw_editor_page_save_as (data);
}

/* Another program has changed the file since it was read. */
static void
ask_overwrite (LwEditorPage *self, const char *why)
{
  LwQuestion question = { _ ("Write over what another program has changed?"), why, _ ("Overwrite"),
                          TRUE };

  lw_dialog_choose (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), &question,
                    _ ("Save a copy…"), &(LwChoice){ overwrite_cb, copy_cb, self, NULL });
}

static void
written (LwEditorPage *self, const char *path)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *said = g_strdup_printf (_ ("Saved as %s."), base);

  lw_drafting_mark_saved (lw_editor_drafting (self->editor));
  g_clear_pointer (&self->saving, lw_save_queue_drop);
  self->unkept = FALSE;
  show_problem (self, NULL);
  lw_editor_set_path (self->editor, path);
  lw_files_remember (path);
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
  LwFileMark mark = { 0 };

  /* The chooser has asked about writing over. */
  write_to ((LwEditorPage *)data, path, &mark, LW_SAVE_PLAIN);
}

void
lw_editor_page_save_as (LwEditorPage *self)
{
  const char *path = lw_editor_path (self->editor);
  g_autofree char *name =
      path == NULL ? file_name (self, ".lwcountry") : g_path_get_basename (path);
  g_autofree char *folder =
      path == NULL ? lw_library_folder (LW_FILE_COUNTRY) : g_path_get_dirname (path);

  lw_files_save (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                 &(LwFileWanted){ _ ("Save the Country as"), name, ".lwcountry", folder },
                 saved_as_cb, self);
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
  g_autofree char *asks = NULL;
  LwQuestion question = { NULL, _ ("Without saving, what was changed since the last time is lost."),
                          NULL, FALSE };

  lw_editor_hand_let_go (self->hand);
  if (self->leaving || !lw_drafting_dirty (lw_editor_drafting (self->editor)))
    return TRUE;
  self->closes = closes;
  question.question = asks =
      g_strdup_printf (_ ("Save the changes of “%s”?"), lw_editor_name (self->editor));
  lw_dialog_ask_save (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page))), &question,
                      save_and_go_cb, discard_and_go_cb, self);
  return FALSE;
}
