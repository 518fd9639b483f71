/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * trouble-shots.c: pictures of what the program says when something goes wrong with files: a full
 * disk, a file that is newer, open elsewhere, changed by another, spoilt; what a crash has left.
 *
 *   trouble-shots FOLDER WIDTH HEIGHT [dark]
 */
#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app-camera.h"
#include "app-files.h"
#include "lw-recovery.h"
#include "lw-replace.h"
#include "lw-saved-mark.h"

static const char *program;

static gboolean
in_trouble (gpointer data)
{
  return app_find_type (app_window (), LW_TYPE_TROUBLE_ROW) != NULL;
}

/* The file with @from in it once, and with @to in its place. */
static void
rewrite (const char *path, const char *from, const char *to)
{
  g_autofree char *text = app_text (path);
  g_auto (GStrv) parts = g_strsplit (text, from, 2);
  g_autofree char *changed = g_strjoinv (to, parts);

  g_assert_nonnull (parts[1]);
  g_file_set_contents (path, changed, -1, NULL);
}

static void
close_dialog_and_all (void)
{
  app_key (GDK_KEY_Escape, 0);
  app_settle ();
  app_close ();
  app_forget_files ();
  app_forget_left ();
}

/* ---- at the table ---- */

static gssize
no_room (int file, const void *data, gsize size)
{
  errno = ENOSPC;
  return -1;
}

static void
full_disk (void)
{
  LwStoreCalls calls = lw_system_calls;

  app_write_battle ();
  app_open_battle ();
  calls.write = no_room;
  lw_calls_replace_for_test (&calls);
  app_play_a_move ();
  app_wait (in_trouble, NULL, "the trouble with the disk");
  lw_session_file_save (lw_session_file (app_session ()), NULL);
  app_shoot ("full-disk");
  lw_calls_replace_for_test (NULL);
  app_close ();
  app_forget_files ();
}

static void
open_elsewhere (void)
{
  g_autofree char *path = app_battle_path ();
  g_autoptr (LwSession) first = NULL;

  app_write_battle ();
  first = lw_session_open (path, NULL);
  app_open_battle ();
  app_shoot ("open-elsewhere");
  app_close ();
  lw_session_leave (first);
  app_forget_files ();
}

static void
changed_outside (void)
{
  g_autofree char *path = app_battle_path ();
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;

  app_write_battle ();
  app_open_battle ();
  text = app_text (path);
  changed = g_strconcat (text, "\n", NULL);
  g_file_set_contents (path, changed, -1, NULL);
  app_play_a_move ();
  app_wait (in_trouble, NULL, "the trouble with the file");
  app_shoot ("changed-outside");
  app_close ();
  app_forget_files ();
  app_forget_left ();
}

static void
minor_newer (void)
{
  g_autofree char *path = app_battle_path ();

  app_write_battle ();
  rewrite (path, "format=\"1.0\"", "format=\"1.9\"");
  app_open_battle ();
  app_shoot ("newer-minor");
  app_close ();
  app_forget_files ();
}

/* ---- files that cannot be opened ---- */

static void
refused (const char *name, const char *from, const char *to)
{
  g_autofree char *path = app_battle_path ();

  app_write_battle ();
  rewrite (path, from, to);
  app_open ();
  app_open_path (path);
  app_settle ();
  app_shoot (name);
  if (app_find_text (NULL, "Details") != NULL)
    {
      app_click_text ("Details");
      app_shoot (name);
    }
  close_dialog_and_all ();
}

static void
older_copies (void)
{
  g_autofree char *path = app_battle_path ();

  app_write_battle ();
  app_open_battle ();
  app_play_a_move ();
  app_close ();
  rewrite (path, "width=\"", "width=\"x");
  app_open ();
  app_open_path (path);
  app_settle ();
  app_shoot ("refused-with-copies");
  close_dialog_and_all ();
}

/* ---- what a crash left ---- */

static int
live (void)
{
  app_open_battle ();
  app_submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  for (guint i = 0; i < 4; i++)
    lw_session_set_paused (app_session (), i % 2 == 0);
  app_wait (app_all_kept, app_session (), "every order on the disk");
  kill (getpid (), SIGKILL);
  return 1;
}

static void
leave_unfinished (void)
{
  const char *const arguments[] = { program, "--live", NULL };

  app_write_battle ();
  g_spawn_sync (NULL, (char **)arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, NULL,
                NULL);
}

/* A letter in the second record: those after it hang in the air. */
static void
damage_journal (void)
{
  g_autoptr (GPtrArray) left = lw_crash_list ();
  const LwCrashItem *first = g_ptr_array_index (left, 0);
  g_autofree char *journal = g_build_filename (first->folder, "journal", NULL);
  g_autofree char *text = app_text (journal);
  char *line = strchr (text, '\n');

  line = strchr (line + 1, '\n');
  line[5] ^= 1;
  g_file_set_contents (journal, text, -1, NULL);
}

static void
offered (void)
{
  leave_unfinished ();
  app_open ();
  app_shoot ("recovery-offer");
  app_click_text ("Discard");
  app_settle ();
  app_shoot ("recovery-discard");
  app_key (GDK_KEY_Escape, 0);
  app_settle ();
  app_close ();
  damage_journal ();
  app_open ();
  app_click_text ("Continue");
  app_settle ();
  app_shoot ("damaged-journal");
  app_close ();
  app_forget_files ();
  app_forget_left ();
}

int
main (int argc, char **argv)
{
  program = argv[0];
  if (argc == 2 && g_str_equal (argv[1], "--live"))
    return live ();
  if (argc < 4)
    return 2;
  app_look (atoi (argv[2]), atoi (argv[3]), argc > 4 && g_str_equal (argv[4], "dark"));
  g_mkdir_with_parents (argv[1], 0755);
  app_camera_into (argv[1]);
  argc = 1;
  app_test_init (&argc, &argv);
  full_disk ();
  open_elsewhere ();
  changed_outside ();
  minor_newer ();
  refused ("newer-major", "format=\"1.0\"", "format=\"2.0\"");
  refused ("refused", "width=\"", "width=\"x");
  refused ("refused-xml", "<record", "<record x");
  older_copies ();
  offered ();
  return 0;
}
