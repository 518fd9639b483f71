/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-report.c: the page of a report: its words, its pages, and what printing keeps.
 */
#include "app-test.h"
#include "data-folder.h"

#include <glib/gstdio.h>

#include "lw-battle-file.h"
#include "lw-print.h"
#include "lw-navigator.h"
#include "lw-report-page.h"
#include "lw-sheets-view.h"

/* The battle of the book, in a file of the player's own. */
static char *
own_battle (void)
{
  g_autofree char *shipped =
      g_build_filename (data_folder (), "battles", "hooks-farm.lwbattle", NULL);
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "little-wars", NULL);
  char *path = g_build_filename (folder, "own.lwbattle", NULL);
  g_autofree char *data = NULL;
  gsize size;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_get_contents (shipped, &data, &size, NULL));
  g_assert_true (g_file_set_contents (path, data, (gssize)size, NULL));
  return path;
}

static LwSession *
push_report (void)
{
  g_autofree char *path = own_battle ();
  g_autoptr (GError) error = NULL;
  LwSession *session = lw_session_open (path, &error);

  g_assert_no_error (error);
  lw_navigator_push (LW_NAVIGATOR (app_window ()), lw_report_page_new_battle (session, NULL),
                     "report");
  return session;
}

static LwSession *
show_report (void)
{
  LwSession *session;

  app_open ();
  session = push_report ();
  app_need_shown ("The Battle of Hook's Farm");
  return session;
}

static guint
count_drawn (void)
{
  GtkWidget *sheets = app_find_type (NULL, LW_TYPE_SHEETS_VIEW);

  return sheets == NULL ? 0 : lw_sheets_view_drawn_for_test (LW_SHEETS_VIEW (sheets));
}

static void
painted_cb (GdkFrameClock *clock, guint *drawn)
{
  if (*drawn == 0)
    *drawn = count_drawn ();
}

static gboolean
all_drawn_cb (gpointer data)
{
  return count_drawn () == 2;
}

/* The frame that shows a report draws the page on top, and the one below it is drawn later. */
static void
test_unseen (void)
{
  g_autoptr (LwSession) session = NULL;
  guint drawn = 0;

  app_open ();
  g_signal_connect (gtk_widget_get_frame_clock (app_window ()), "after-paint",
                    G_CALLBACK (painted_cb), &drawn);
  session = push_report ();
  app_wait (all_drawn_cb, NULL, "both pages");
  g_assert_cmpuint (drawn, ==, 1);
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (app_window ()), &drawn);
  app_key (GDK_KEY_plus, GDK_SHIFT_MASK);
  app_wait (all_drawn_cb, NULL, "both pages, nearer");
  app_close ();
  app_forget_files ();
}

static gboolean
has_words_cb (gpointer data)
{
  return lw_session_file_words (lw_session_file (data)) != NULL;
}

static gboolean
has_none_cb (gpointer data)
{
  return lw_session_file_words (lw_session_file (data)) == NULL;
}

static GtkTextView *
open_editor (void)
{
  app_key (GDK_KEY_e, GDK_CONTROL_MASK);
  return GTK_TEXT_VIEW (
      app_need_named (GTK_TYPE_TEXT_VIEW, "The story, a blank line between paragraphs"));
}

static char *
text_of (GtkTextView *view)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

/* Words are kept with the battle, taken back, given again, and written anew from the record. */
static void
test_words (void)
{
  g_autoptr (LwSession) session = show_report ();
  GtkTextView *story = open_editor ();
  g_autofree char *written = text_of (story);
  g_autofree char *restored = NULL;
  const LwReportWords *words;

  app_key (GDK_KEY_Home, GDK_CONTROL_MASK);
  app_type ("Hark! ");
  app_key (GDK_KEY_e, GDK_CONTROL_MASK);
  app_wait (has_words_cb, session, "the words to be kept");
  words = lw_session_file_words (lw_session_file (session));
  g_assert_true (g_str_has_prefix (g_ptr_array_index (words->paragraphs, 0), "Hark! At Hook"));
  g_assert_cmpuint (words->paragraphs->len, ==, 5);

  app_key (GDK_KEY_z, GDK_CONTROL_MASK);
  app_wait (has_none_cb, session, "the words to be taken back");
  app_key (GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_wait (has_words_cb, session, "the words to come again");

  open_editor ();
  app_press_text ("Restore the written words");
  app_wait (has_none_cb, session, "the words of the record");
  restored = text_of (story);
  g_assert_cmpstr (restored, ==, written);
  app_press_text ("Undo");
  app_wait (has_words_cb, session, "the words to come back");
  app_close ();
  app_forget_files ();
}

/* Who goes back with words half written keeps them, in the file too. */
static void
test_leaving (void)
{
  g_autoptr (LwSession) session = show_report ();
  g_autofree char *path = g_strdup (lw_session_file_path (lw_session_file (session)));
  LwReportWords *words = NULL;
  g_autoptr (LwBattle) battle = NULL;

  open_editor ();
  app_key (GDK_KEY_Home, GDK_CONTROL_MASK);
  app_type ("At last. ");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_wait (has_words_cb, session, "the words to be kept");
  g_assert_true (lw_session_file_save (lw_session_file (session), NULL));
  battle = lw_battle_file_load (path, &words, NULL);
  g_assert_nonnull (battle);
  g_assert_nonnull (words);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (words->paragraphs, 0), "At last. At Hook"));
  lw_battle_file_words_free (words);
  app_close ();
  app_forget_files ();
}

/* Pages that there are not are said, and nothing is asked or written. */
static void
test_wrong_pages (void)
{
  g_autoptr (LwSession) session = show_report ();

  app_click (app_need_named (GTK_TYPE_ENTRY, "Pages to print or save"));
  app_type ("9");
  app_key (GDK_KEY_s, GDK_CONTROL_MASK);
  app_need_shown ("names no pages of this document");
  app_close ();
  app_forget_files ();
}

static LwDocument *
new_report (const LwPaper *paper)
{
  g_autofree char *path = g_build_filename (data_folder (), "battles", "hooks-farm.lwbattle", NULL);
  g_autoptr (LwBattle) battle = lw_battle_file_load (path, NULL, NULL);

  return lw_battle_report (battle, NULL, NULL, NULL, NULL, paper);
}

/* The print operation draws every page; its PDF is the printer's, not ours. */
static void
test_print (void)
{
  g_autoptr (LwDocument) report = new_report (&lw_paper_letter);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "printed.pdf", NULL);
  g_autofree char *program = g_find_program_in_path ("pdfinfo");
  const char *argv[] = { program, path, NULL };
  g_autofree char *info = NULL;
  g_autoptr (GError) error = NULL;

  app_open ();
  g_assert_true (lw_print_export_for_test (report, path, &error));
  g_assert_no_error (error);
  app_close ();
  if (program == NULL)
    return;
  g_assert_true (g_spawn_sync (NULL, (char **)argv, NULL, 0, NULL, NULL, &info, NULL, NULL, NULL));
  g_assert_nonnull (strstr (info, "Pages:           2"));
  g_assert_nonnull (strstr (info, "(letter)"));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Paper and printer are kept for the next time; pages and copies are not. */
static void
test_kept_setup (void)
{
  g_autoptr (LwDocument) report = new_report (&lw_paper_a4);
  g_autoptr (GtkPrintOperation) first = NULL;
  g_autoptr (GtkPrintOperation) second = NULL;
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  GtkPaperSize *legal = gtk_paper_size_new (GTK_PAPER_NAME_LEGAL);
  GtkPageSetup *kept;

  app_open ();
  first = lw_print_operation (report);
  kept = gtk_print_operation_get_default_page_setup (first);
  g_assert_cmpstr (gtk_paper_size_get_name (gtk_page_setup_get_paper_size (kept)), ==,
                   GTK_PAPER_NAME_A4);
  gtk_print_settings_set_printer (settings, "the one in the attic");
  gtk_print_settings_set_n_copies (settings, 7);
  gtk_page_setup_set_paper_size (setup, legal);
  gtk_paper_size_free (legal);
  gtk_print_operation_set_print_settings (first, settings);
  gtk_print_operation_set_default_page_setup (first, setup);
  lw_print_keep (first);

  second = lw_print_operation (report);
  kept = gtk_print_operation_get_default_page_setup (second);
  g_assert_cmpstr (gtk_paper_size_get_name (gtk_page_setup_get_paper_size (kept)), ==,
                   GTK_PAPER_NAME_LEGAL);
  g_assert_cmpstr (gtk_print_settings_get_printer (gtk_print_operation_get_print_settings (second)),
                   ==, "the one in the attic");
  g_assert_cmpint (
      gtk_print_settings_get_n_copies (gtk_print_operation_get_print_settings (second)), ==, 1);
  app_close ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/report/words", test_words);
  g_test_add_func ("/app/report/unseen", test_unseen);
  g_test_add_func ("/app/report/leaving", test_leaving);
  g_test_add_func ("/app/report/wrong-pages", test_wrong_pages);
  g_test_add_func ("/app/report/print", test_print);
  g_test_add_func ("/app/report/kept-setup", test_kept_setup);
  return app_test_run ();
}
