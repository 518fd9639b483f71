/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-page.c: a printed document on the screen: read, edit its words, save as PDF, print.
 */
#include "lw-report-page.h"

#include <glib/gi18n-lib.h>

#include "files/files.h"
#include "kit/kit.h"
#include "lw-sheets-view.h"
#include "story/story.h"
#include "paper/paper.h"
#include "safe/safe.h"

struct _LwReportPage
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkLabel *title;
  GtkToggleButton *edit;
  GtkEntry *title_entry;
  GtkTextView *story;
  GtkEntry *pages;
  LwSheetsView *sheets;

  /* Owned. */
  LwDocument *document;
  LwSession *session; /* NULL: a document that cannot be edited */
  char *campaign_path;
  char *file_name;
  char *chosen;      /* the file that is to be written */
  char *shown_title; /* as it was put into its entry */
  GPtrArray *past;   /* of LwReportWords, or NULL for the words of the record */
  GPtrArray *future; /* those that were taken back */
};

G_DEFINE_FINAL_TYPE (LwReportPage, lw_report_page, GTK_TYPE_BOX)

static void
show_document (LwReportPage *self, LwDocument *document) /* (transfer full) */
{
  LwDocument *old = self->document;

  self->document = document;
  gtk_label_set_text (self->title, lw_document_title (document));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), lw_document_title (document));
  lw_sheets_view_show (self->sheets, document);
  if (old != NULL)
    lw_document_free (old);
}

static char *
story_text (GPtrArray *paragraphs)
{
  GString *text = g_string_new (NULL);
  guint i;

  for (i = 0; i < paragraphs->len; i++)
    g_string_append_printf (text, "%s%s", i == 0 ? "" : "\n\n",
                            (char *)g_ptr_array_index (paragraphs, i));
  return g_string_free (text, FALSE);
}

/* Fills the editor with the words that stand on the page. */
static void
show_words (LwReportPage *self)
{
  const LwReportWords *words = lw_session_file_words (lw_session_file (self->session));
  const LwBattle *battle = lw_session_battle (self->session);
  g_autoptr (GPtrArray) story = words == NULL ? lw_story_paragraphs (battle) : NULL;
  g_autofree char *text = story_text (words == NULL ? story : words->paragraphs);

  gtk_editable_set_text (GTK_EDITABLE (self->title_entry), lw_document_title (self->document));
  g_free (self->shown_title);
  self->shown_title = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->title_entry)));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->story), text, -1);
  gtk_text_buffer_set_modified (gtk_text_view_get_buffer (self->story), FALSE);
}

static void
set_page (LwReportPage *self)
{
  const LwReportWords *words = lw_session_file_words (lw_session_file (self->session));
  const LwBattle *battle = lw_session_battle (self->session);
  g_autoptr (LwCampaign) campaign = NULL;
  g_autofree char *date = lw_battle_day (battle);

  if (self->campaign_path != NULL)
    campaign = lw_campaign_file_load (self->campaign_path, NULL);
  show_document (self, lw_battle_report (battle, words == NULL ? NULL : words->title,
                                         words == NULL ? NULL : words->paragraphs, campaign, date,
                                         lw_settings_paper ()));
  show_words (self);
}

static char *
get_story (LwReportPage *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->story);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static void
update_actions (LwReportPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "report.undo", self->past->len > 0);
  gtk_widget_action_set_enabled (widget, "report.redo", self->future->len > 0);
  gtk_widget_action_set_enabled (
      widget, "report.restore",
      self->session != NULL && lw_session_file_words (lw_session_file (self->session)) != NULL);
  gtk_widget_action_set_enabled (widget, "report.edit", self->session != NULL);
}

/* Keeps @words (transfer full) with the battle, and what stood there in @kept. */
static void
change_words (LwReportPage *self, LwReportWords *words, GPtrArray *kept)
{
  g_ptr_array_add (
      kept, lw_battle_file_words_copy (lw_session_file_words (lw_session_file (self->session))));
  lw_session_set_words (self->session, words);
  set_page (self);
  update_actions (self);
}

/* The words as they stand in the editor. */
static LwReportWords *
read_words (LwReportPage *self)
{
  LwReportWords *words = lw_battle_file_words_new ();
  g_autofree char *text = get_story (self);
  g_auto (GStrv) parts = g_strsplit (text, "\n\n", -1);

  words->title = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->title_entry)));
  for (guint i = 0; parts[i] != NULL; i++)
    if (*g_strstrip (parts[i]) != '\0')
      g_ptr_array_add (words->paragraphs, g_strdup (g_strdelimit (parts[i], "\n", ' ')));
  return words;
}

static gboolean
has_new_words (LwReportPage *self)
{
  return self->session != NULL && self->document != NULL &&
         (gtk_text_buffer_get_modified (gtk_text_view_get_buffer (self->story)) ||
          g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->title_entry)), self->shown_title) !=
              0);
}

/* Nothing that was typed is lost by going elsewhere. */
static void
keep_words (LwReportPage *self)
{
  if (!has_new_words (self))
    return;
  g_ptr_array_set_size (self->future, 0);
  change_words (self, read_words (self), self->past);
}

static void
words_kept_cb (LwReportPage *self)
{
  keep_words (self);
}

static void
edit_toggled_cb (LwReportPage *self)
{
  if (gtk_toggle_button_get_active (self->edit))
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->story));
      return;
    }
  keep_words (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->sheets));
}

static void
edit_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwReportPage *self = LW_REPORT_PAGE (widget);

  gtk_toggle_button_set_active (self->edit, !gtk_toggle_button_get_active (self->edit));
}

static void
restore_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwReportPage *self = LW_REPORT_PAGE (widget);

  keep_words (self);
  g_ptr_array_set_size (self->future, 0);
  change_words (self, NULL, self->past);
}

/* The latest words of @from stand again, and those of now in @to. */
static void
step_words (LwReportPage *self, GPtrArray *from, GPtrArray *to)
{
  if (from->len > 0)
    change_words (self, g_ptr_array_steal_index (from, from->len - 1), to);
}

static void
undo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwReportPage *self = LW_REPORT_PAGE (widget);

  keep_words (self);
  step_words (self, self->past, self->future);
}

static void
redo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwReportPage *self = LW_REPORT_PAGE (widget);

  keep_words (self);
  step_words (self, self->future, self->past);
}

/* The pages that are asked for; NULL, and the player is told, when there are none such. */
static LwDocument *
take_pages (LwReportPage *self)
{
  g_autoptr (GError) error = NULL;
  LwDocument *excerpt = lw_document_excerpt (
      self->document, gtk_editable_get_text (GTK_EDITABLE (self->pages)), &error);

  if (excerpt == NULL)
    {
      lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), error->message);
      gtk_widget_grab_focus (GTK_WIDGET (self->pages));
    }
  return excerpt;
}

static void
write_chosen (gpointer data)
{
  LwReportPage *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *shown = g_filename_display_name (self->chosen);
  g_autofree char *done = NULL;
  g_autoptr (LwDocument) pages = take_pages (self);

  if (pages == NULL)
    return;
  if (!lw_document_export (pages, self->chosen, lw_output_write, &error))
    {
      lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), error->message);
      return;
    }
  done = g_strdup_printf (_ ("Written to %s."), shown);
  lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), done);
}

/* The first of the further pages that would be written over: nobody has typed its name. Returns:
 * (transfer full), or NULL */
static char *
find_page_there (const char *path, guint n)
{
  LwPictureKind kind;

  if (!lw_picture_kind (path, &kind, NULL) || kind == LW_PICTURE_PDF)
    return NULL;
  for (guint i = 1; i < n; i++)
    {
      g_autofree char *page = lw_picture_page_path (path, i);

      if (g_file_test (page, G_FILE_TEST_EXISTS))
        return g_filename_display_basename (page);
    }
  return NULL;
}

static void
chosen_cb (const char *path, gpointer data)
{
  LwReportPage *self = data;
  g_autoptr (LwDocument) pages = take_pages (self);
  g_autofree char *there = NULL;
  g_autofree char *asks = NULL;
  LwQuestion question = { NULL,
                          _ ("Each further page is a file of its own, and there are files of "
                             "their names already. What is in them is lost."),
                          _ ("Replace"), TRUE };

  if (pages == NULL)
    return;
  g_free (self->chosen);
  self->chosen = g_strdup (path);
  there = find_page_there (path, lw_document_pages (pages));
  if (there == NULL)
    {
      write_chosen (self);
      return;
    }
  question.question = asks = g_strdup_printf (_ ("Replace “%s”?"), there);
  lw_dialog_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), &question, write_chosen,
                 self);
}

static void
save_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwReportPage *self = LW_REPORT_PAGE (widget);
  g_autoptr (LwDocument) pages = NULL;

  keep_words (self);
  pages = take_pages (self);
  if (pages == NULL)
    return;
  lw_files_save (GTK_WINDOW (gtk_widget_get_root (widget)),
                 &(LwFileWanted){ _ ("Save as PDF"), self->file_name, ".pdf .png .svg", NULL },
                 chosen_cb, self);
}

static void
print_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwReportPage *self = LW_REPORT_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (LwDocument) pages = NULL;

  keep_words (self);
  pages = take_pages (self);
  if (pages != NULL &&
      !lw_print_document (pages, GTK_WINDOW (gtk_widget_get_root (widget)), &error))
    lw_navigator_toast (lw_navigator_of (widget), error->message);
}

static void
lw_report_page_unmap (GtkWidget *widget)
{
  keep_words (LW_REPORT_PAGE (widget));
  GTK_WIDGET_CLASS (lw_report_page_parent_class)->unmap (widget);
}

static gboolean
lw_report_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LW_REPORT_PAGE (widget)->sheets));
}

static void
lw_report_page_dispose (GObject *object)
{
  LwReportPage *self = LW_REPORT_PAGE (object);

  lw_fall_silent (GTK_WIDGET (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_REPORT_PAGE);
  g_clear_pointer (&self->document, lw_document_free);
  g_clear_object (&self->session);
  g_clear_pointer (&self->campaign_path, g_free);
  g_clear_pointer (&self->file_name, g_free);
  g_clear_pointer (&self->chosen, g_free);
  g_clear_pointer (&self->shown_title, g_free);
  g_clear_pointer (&self->past, g_ptr_array_unref);
  g_clear_pointer (&self->future, g_ptr_array_unref);
  G_OBJECT_CLASS (lw_report_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "report.save", save_cb }, { "report.print", print_cb }, { "report.edit", edit_cb },
    { "report.undo", undo_cb }, { "report.redo", redo_cb },   { "report.restore", restore_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
}

static void
lw_report_page_class_init (LwReportPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_report_page_dispose;
  widget_class->grab_focus = lw_report_page_grab_focus;
  widget_class->unmap = lw_report_page_unmap;
  gtk_widget_class_set_template_from_resource (widget_class, LW_RESOURCE_BASE "/lw-report-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LwReportPage, title);
  gtk_widget_class_bind_template_child (widget_class, LwReportPage, edit);
  gtk_widget_class_bind_template_child (widget_class, LwReportPage, title_entry);
  gtk_widget_class_bind_template_child (widget_class, LwReportPage, story);
  gtk_widget_class_bind_template_child (widget_class, LwReportPage, pages);
  gtk_widget_class_bind_template_child (widget_class, LwReportPage, sheets);
  gtk_widget_class_bind_template_callback (widget_class, words_kept_cb);
  gtk_widget_class_bind_template_callback (widget_class, edit_toggled_cb);
  install_actions (widget_class);
}

static void
lw_report_page_init (LwReportPage *self)
{
  g_type_ensure (LW_TYPE_SHEETS_VIEW);
  gtk_widget_init_template (GTK_WIDGET (self));
  lw_keys_add (GTK_WIDGET (self), LW_KEYS_REPORT, NULL, NULL);
  lw_keys_tip (GTK_WIDGET (self->edit), "report.edit");
  self->past = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_battle_file_words_free);
  self->future = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_battle_file_words_free);
}

GtkWidget *
lw_report_page_new_battle (LwSession *session, const char *campaign_path)
{
  LwReportPage *self = g_object_new (LW_TYPE_REPORT_PAGE, NULL);

  self->session = g_object_ref (session);
  self->campaign_path = g_strdup (campaign_path);
  self->file_name =
      g_strdup_printf (_ ("%s, report.pdf"), lw_caption_title (lw_session_battle (session)));
  set_page (self);
  update_actions (self);
  return GTK_WIDGET (self);
}

GtkWidget *
lw_report_page_new_document (LwDocument *document, const char *name)
{
  LwReportPage *self = g_object_new (LW_TYPE_REPORT_PAGE, NULL);

  self->file_name = g_strdup (name);
  gtk_widget_set_visible (GTK_WIDGET (self->edit), FALSE);
  show_document (self, document);
  update_actions (self);
  return GTK_WIDGET (self);
}
