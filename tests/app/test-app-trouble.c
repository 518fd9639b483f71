/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-trouble.c: two windows on one battle, a file that cannot be written, that another
 * program changed, or that cannot be opened; signals.
 */
#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <utime.h>

#include "app-files.h"
#include "lw-battle-file.h"
#include "lw-lock.h"
#include "lw-safe-file.h"
#include "lw-start-page.h"
#include "lw-replace.h"
#include "lw-saved-mark.h"
#include "lw-navigator.h"

#define OPENINGS 20

static GtkWidget *
trouble (void)
{
  return app_find_type (app_window (), LW_TYPE_TROUBLE_ROW);
}

static gboolean
in_trouble (gpointer data)
{
  return trouble () != NULL;
}

static gboolean
out_of_trouble (gpointer data)
{
  return trouble () == NULL;
}

static gboolean
title_says_unsaved (void)
{
  return strstr (gtk_window_get_title (GTK_WINDOW (app_window ())), "(not saved)") != NULL;
}

static gboolean
shows_cb (gpointer words)
{
  return app_find_text (NULL, words) != NULL;
}

static gboolean
says_cb (gpointer words)
{
  return app_shows (words);
}

/* ---- two windows, files that resist ---- */

/* The other window is this process too: the lock does not care. */
static void
test_second_opener (void)
{
  g_autofree char *path = app_battle_path ();
  g_autoptr (LwSession) first = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *process = g_strdup_printf ("(process %d on ", getpid ());
  LwOrder *go;

  app_forget_files ();
  app_write_battle ();
  first = lw_session_open (path, &error);
  g_assert_no_error (error);
  app_open_battle ();
  g_assert_nonnull (trouble ());
  g_assert_true (app_shows ("is open in another window"));
  g_assert_true (app_shows (process));
  g_assert_true (lw_session_file_read_only (lw_session_file (app_session ())));
  g_assert_null (app_find_text (NULL, "Saved"));
  g_assert_false (gtk_widget_is_sensitive (app_find_text (NULL, "Go")));
  go = lw_order_new (LW_ORDER_GO, LW_RED);
  g_assert_false (lw_session_submit (app_session (), go, NULL));
  g_assert_true (lw_session_submit (first, go, NULL));
  lw_order_free (go);
  app_close ();
  lw_session_leave (first);
}

static void
test_changed_outside (void)
{
  g_autofree char *path = app_battle_path ();
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;

  app_forget_files ();
  app_write_battle ();
  app_open_battle ();
  text = app_text (path);
  changed = g_strconcat (text, "\n", NULL);
  g_file_set_contents (path, changed, -1, NULL);
  app_play_a_move ();
  app_wait (in_trouble, NULL, "the trouble with the file");
  g_assert_true (app_shows ("Another program changed"));
  g_assert_true (app_shows ("Your battle is safe"));
  g_assert_true (title_says_unsaved ());
  app_assert_text (path, changed);
  app_click_text ("Overwrite");
  app_wait (out_of_trouble, NULL, "the file written over");
  g_assert_false (title_says_unsaved ());
  app_close ();
}

static gssize
no_room (int file, const void *data, gsize size)
{
  errno = ENOSPC;
  return -1;
}

/* The disk is full: it is said, the title stays unsaved, and there is a way out. */
static void
test_full_disk (void)
{
  LwStoreCalls calls = lw_system_calls;

  app_forget_files ();
  app_write_battle ();
  app_open_battle ();
  calls.write = no_room;
  lw_calls_replace_for_test (&calls);
  app_play_a_move ();
  app_wait (in_trouble, NULL, "the trouble with the disk");
  lw_session_file_save (lw_session_file (app_session ()), NULL);
  app_settle ();
  g_assert_true (app_shows ("The disk is full"));
  g_assert_true (app_shows ("Details"));
  g_assert_nonnull (app_find_text (NULL, "Save as…"));
  g_assert_nonnull (app_find_text (NULL, "Not saved"));
  g_assert_true (title_says_unsaved ());
  lw_calls_replace_for_test (NULL);
  app_click_text ("Try again");
  app_wait (out_of_trouble, NULL, "the file saved");
  app_wait (shows_cb, (gpointer) "Saved", "the mark of what is saved");
  app_close ();
}

/* ---- when an order is on the disk, and only then, the page says so ---- */

static GMutex disk;

/* The disk takes its time: until whoever holds the mutex lets go of it. */
static int
slow_sync (int file)
{
  g_mutex_lock (&disk);
  g_mutex_unlock (&disk);
  return lw_system_calls.sync_data (file);
}

static void
test_saved_mark (void)
{
  LwStoreCalls calls = lw_system_calls;

  app_forget_files ();
  app_write_battle ();
  app_open_battle ();
  g_assert_nonnull (app_find_text (NULL, "Saved"));
  app_submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  app_wait (shows_cb, (gpointer) "Saved", "the first order on the disk");
  calls.sync_data = slow_sync;
  lw_calls_replace_for_test (&calls);
  g_mutex_lock (&disk);
  app_submit (app_march_all ((LwPoint){ 3 * LW_FOOT, 3 * LW_FOOT }));
  app_settle ();
  g_assert_nonnull (app_find_text (NULL, "Saving…"));
  g_assert_null (app_find_text (NULL, "Saved"));
  g_mutex_unlock (&disk);
  app_wait (shows_cb, (gpointer) "Saved", "the second order on the disk");
  g_assert_true (app_all_kept (app_session ()));
  lw_calls_replace_for_test (NULL);
  app_close ();
}

/* ---- a file that cannot be opened ---- */

static gboolean
no_dialog (gpointer data)
{
  return app_top () == app_window ();
}

static void
spoil (const char *path)
{
  g_autofree char *text = app_text (path);
  g_auto (GStrv) parts = g_strsplit (text, "width=\"", 2);
  g_autofree char *bad = g_strjoinv ("width=\"x", parts);

  g_assert_nonnull (parts[1]);
  g_assert_true (g_file_set_contents (path, bad, -1, NULL));
}

/* A move is played and saved twice, so that there are copies; then the file is spoilt. */
static void
spoil_battle (const char *path)
{
  struct utimbuf then = { 1000000000, 1000000000 };
  g_autofree char *latest = g_strconcat (path, ".1", NULL);

  app_write_battle ();
  app_open_battle ();
  app_play_a_move ();
  app_close ();
  g_assert_cmpint (g_utime (latest, &then), ==, 0);
  spoil (path);
}

/* The dialog names the file and the line, says what is safe, and offers the copy before by its
 * time; what was damaged stays beside it. */
static void
test_older_copy (void)
{
  g_autofree char *path = app_battle_path ();
  g_autofree char *kept = g_strconcat (path, ".damaged-1", NULL);
  g_autofree char *bad = NULL;

  app_forget_files ();
  spoil_battle (path);
  bad = app_text (path);
  app_open ();
  g_assert_true (app_open_path (path));
  app_need_shown ("“story.lwbattle” cannot be opened");
  g_assert_true (app_shows ("Line 6, column "));
  g_assert_true (app_shows ("has width=\"x"));
  g_assert_true (app_shows ("Nothing was loaded, and no file was changed."));
  g_assert_true (app_shows ("9 September 2001, 01:46"));
  app_assert_text (path, bad);
  app_click_text ("Go back to this");
  app_wait (no_dialog, NULL, "the end of the dialog");
  app_need_text ("Go");
  g_assert_cmpint (app_battle ()->phase, ==, LW_PHASE_WAITING);
  app_assert_text (kept, bad);
  app_close ();
}

/* Nothing lies beside it: that is said, and Close and Esc lead back to the start page; twenty times
 * over nothing is left of the dialog. */
static void
test_bad_country (void)
{
  g_autofree char *path = app_country_path ();

  app_forget_files ();
  app_write_country ();
  spoil (path);
  app_open ();
  for (guint i = 0; i < OPENINGS; i++)
    {
      g_assert_true (app_open_path (path));
      app_need_shown ("“meadow.lwcountry” cannot be opened");
      g_assert_true (app_shows ("There is no older copy beside it that can be opened."));
      if (i % 2 == 0)
        app_key (GDK_KEY_Escape, 0);
      else
        app_click_text ("Close");
      app_wait (no_dialog, NULL, "the end of the dialog");
      g_assert_nonnull (app_find_type (app_window (), LW_TYPE_START_PAGE));
    }
  app_close ();
}

/* Another kind of file, whatever it is called, and one of a later format: the kind or the format is
 * named, no older copy is offered in its place, and no byte of it is changed. */
static void
test_another_kind (void)
{
  g_autofree char *path = app_country_path ();
  g_autofree char *battle_path = app_battle_path ();
  g_autofree char *battle = NULL;

  app_forget_files ();
  app_write_country ();
  app_write_battle ();
  battle = app_text (battle_path);
  g_assert_true (g_file_set_contents (path, battle, -1, NULL));
  app_open ();
  g_assert_true (gtk_widget_activate_action (app_window (), "win.edit-country", "s", path));
  app_need_shown ("This is a battle; a Country is wanted.");
  g_assert_null (app_find_text (NULL, "Go back to this"));
  app_key (GDK_KEY_Escape, 0);
  app_wait (no_dialog, NULL, "the end of the dialog");
  app_assert_text (path, battle);
  app_close ();
}

static void
test_newer_window (void)
{
  g_autofree char *path = app_battle_path ();
  g_autofree char *text = NULL;
  g_autofree char *newer = NULL;
  g_auto (GStrv) parts = NULL;

  app_forget_files ();
  app_write_battle ();
  text = app_text (path);
  parts = g_strsplit (text, "format=\"1.0\"", -1);
  newer = g_strjoinv ("format=\"2.0\"", parts);
  g_assert_true (g_file_set_contents (path, newer, -1, NULL));
  app_open ();
  g_assert_true (app_open_path (path));
  app_wait (says_cb, (gpointer) "a newer Little Wars (file format 2.0;", "the refusal");
  app_key (GDK_KEY_Escape, 0);
  app_wait (no_dialog, NULL, "the end of the dialog");
  app_assert_text (path, newer);
  app_close ();
}

/* ---- signals ---- */

static gboolean
no_window (gpointer data)
{
  return app_window () == NULL;
}

static void
test_signal (gconstpointer number)
{
  g_autofree char *path = app_battle_path ();
  g_autoptr (LwBattle) battle = NULL;
  guint n;

  app_forget_files ();
  app_write_battle ();
  app_open_battle ();
  app_submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  n = app_orders ();
  kill (getpid (), GPOINTER_TO_INT (number));
  app_wait (no_window, NULL, "the end after a signal");
  app_end ();
  battle = lw_battle_file_load (path, NULL, NULL);
  g_assert_nonnull (battle);
  g_assert_cmpuint (battle->record->len, >=, n);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/reliability/14/second-window", test_second_opener);
  g_test_add_func ("/app/trouble/changed-outside", test_changed_outside);
  g_test_add_func ("/reliability/5/full-disk-in-the-window", test_full_disk);
  g_test_add_func ("/app/trouble/saved-mark", test_saved_mark);
  g_test_add_func ("/reliability/3/older-copy-in-the-window", test_older_copy);
  g_test_add_func ("/reports/T32/bad-country-twenty-times", test_bad_country);
  g_test_add_func ("/reports/T10/another-kind-in-the-window", test_another_kind);
  g_test_add_func ("/reliability/16/newer-file-in-the-window", test_newer_window);
  g_test_add_data_func ("/app/trouble/term", GINT_TO_POINTER (SIGTERM), test_signal);
  g_test_add_data_func ("/app/trouble/hup", GINT_TO_POINTER (SIGHUP), test_signal);
  return app_test_run ();
}
