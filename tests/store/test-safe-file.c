/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-safe-file.c: the old file or the new one, never half; what cannot be read or written says
 * why.
 */
#include "lw-safe-file.h"
#include "lw-store-error.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp (NULL, NULL);
  fixture->path = g_build_filename (fixture->folder, "a.lwbattle", NULL);
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        remove_folder (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static char *
inside (const Fixture *fixture, const char *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

static void
assert_holds (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *found = NULL;
  gsize size;

  found = lw_safe_read (path, &size, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (found, ==, text);
  g_assert_cmpuint (size, ==, strlen (text));
}

static void
assert_written (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  lw_safe_write (path, text, &error);
  g_assert_no_error (error);
  assert_holds (path, text);
}

static guint
count_files (const Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir))
    n++;
  return n;
}

/* Three older copies, the latest under the lowest number. */
static void
test_replaces (Fixture *fixture, gconstpointer data)
{
  g_autofree char *one = inside (fixture, "a.lwbattle.1");
  g_autofree char *two = inside (fixture, "a.lwbattle.2");
  g_autofree char *three = inside (fixture, "a.lwbattle.3");

  assert_written (fixture->path, "one");
  g_assert_cmpuint (count_files (fixture), ==, 1);
  assert_written (fixture->path, "two");
  assert_holds (one, "one");
  assert_written (fixture->path, "three");
  assert_written (fixture->path, "four");
  assert_holds (three, "one");
  assert_written (fixture->path, "5");
  assert_holds (one, "four");
  assert_holds (two, "three");
  assert_holds (three, "two");
  g_assert_cmpuint (count_files (fixture), ==, 4);
}

static void
test_mode (Fixture *fixture, gconstpointer data)
{
  GStatBuf facts;

  assert_written (fixture->path, "one");
  g_assert_cmpint (g_chmod (fixture->path, 0660), ==, 0);
  assert_written (fixture->path, "two");
  g_assert_cmpint (g_stat (fixture->path, &facts), ==, 0);
  g_assert_cmpint (facts.st_mode & 07777, ==, 0660);
}

static void
test_links (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = inside (fixture, "deep");
  g_autofree char *target = inside (fixture, "deep/real.lwbattle");
  g_autofree char *second = inside (fixture, "second");

  g_mkdir (folder, 0755);
  assert_written (target, "old");
  g_assert_cmpint (symlink ("deep/real.lwbattle", second), ==, 0);
  g_assert_cmpint (symlink (second, fixture->path), ==, 0);
  assert_written (fixture->path, "new");
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (target, G_FILE_TEST_IS_SYMLINK));
  assert_holds (target, "new");
}

static void
test_dangling (Fixture *fixture, gconstpointer data)
{
  g_autofree char *target = inside (fixture, "not-there-yet");

  g_assert_cmpint (symlink ("not-there-yet", fixture->path), ==, 0);
  assert_written (fixture->path, "new");
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
  assert_holds (target, "new");
}

static void
assert_refused (const char *path, const char *words)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (lw_safe_write (path, "new", &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_WRITE);
  if (!strstr (error->message, words))
    g_assert_cmpstr (error->message, ==, words);
}

static void
test_looped (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gsize size;

  g_assert_cmpint (symlink ("a.lwbattle", fixture->path), ==, 0);
  assert_refused (fixture->path,
                  "“a.lwbattle” is a link that leads back to itself, so nothing was saved.");
  g_assert_null (lw_safe_read (fixture->path, &size, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_READ);
}

static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = inside (fixture, "none/a.lwbattle");
  g_autofree char *below = inside (fixture, "a.lwbattle/b.lwbattle");
  g_autofree char *name = g_strnfill (256, 'n');
  g_autofree char *name_path = inside (fixture, name);

  assert_refused (path, "There is no folder “");
  assert_refused (fixture->folder, "is not a file that can be written, so nothing was saved.");
  assert_written (fixture->path, "old");
  assert_refused (below, "There is no folder “");
  assert_refused (name_path, "is too long, so nothing was saved.");
  /* The longest name that the disk takes is taken. */
  name_path[strlen (name_path) - 1] = '\0';
  assert_written (name_path, "one");
  assert_written (name_path, "two");
}

static gboolean
read_fails (const char *path, const char *words)
{
  g_autoptr (GError) error = NULL;
  gsize size;

  g_assert_null (lw_safe_read (path, &size, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_READ);
  g_assert_true (g_str_has_prefix (error->message, path));
  return strstr (error->message, words) != NULL;
}

static void
test_unreadable (Fixture *fixture, gconstpointer data)
{
  g_assert_true (read_fails (fixture->path, ": there is no such file"));
  g_assert_true (read_fails (fixture->folder, ": this is a folder, not a file"));
  g_assert_true (read_fails ("/dev/null", ": the file cannot be read"));
  /* A pipe that nobody writes to must not be waited for. */
  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  g_assert_true (read_fails (fixture->path, ": the file cannot be read"));
}

static void
test_too_large (Fixture *fixture, gconstpointer data)
{
  assert_written (fixture->path, "a");
  g_assert_cmpint (truncate (fixture->path, LW_FILE_LARGEST + 1), ==, 0);
  g_assert_true (read_fails (fixture->path, "larger than 64 MiB"));
}

/* Runs the write as another user, who has no right here; root has every right. */
static char *
write_as_nobody (const char *path)
{
  g_autofree char *message = NULL;
  int ends[2];
  pid_t child;
  char buffer[1024];
  gssize got;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  if (child == 0)
    {
      g_autoptr (GError) error = NULL;

      if (geteuid () == 0 && seteuid (65534) != 0)
        _exit (1);
      lw_safe_write (path, "new", &error);
      message = g_strdup (error ? error->message : "written");
      _exit (write (ends[1], message, strlen (message)) < 0);
    }
  close (ends[1]);
  got = read (ends[0], buffer, sizeof buffer - 1);
  close (ends[0]);
  waitpid (child, NULL, 0);
  return g_strndup (buffer, MAX (got, 0));
}

static void
test_no_right (Fixture *fixture, gconstpointer data)
{
  g_autofree char *message = NULL;
  g_autofree char *in_folder = NULL;
  g_autofree char *other = inside (fixture, "b.lwbattle");

  assert_written (fixture->path, "old");
  g_chmod (fixture->path, 0444);
  g_chmod (fixture->folder, 0555);
  message = write_as_nobody (fixture->path);
  in_folder = write_as_nobody (other);
  g_chmod (fixture->folder, 0755);
  g_assert_true (g_str_has_prefix (message, "You have no right to write in “"));
  g_assert_true (g_str_has_prefix (in_folder, "You have no right to write in “"));
  assert_holds (fixture->path, "old");
}

/* A limit on the size of files stands for a disk with no room: the old file and no other remains.
 */
static void
test_full (Fixture *fixture, gconstpointer data)
{
  g_autofree char *large = g_strnfill (100000, 'x');
  int status;
  pid_t child;

  assert_written (fixture->path, "older");
  assert_written (fixture->path, "old");
  child = fork ();
  if (child == 0)
    {
      const struct rlimit limit = { 1000, 1000 };
      g_autoptr (GError) error = NULL;

      signal (SIGXFSZ, SIG_IGN);
      if (setrlimit (RLIMIT_FSIZE, &limit) != 0)
        _exit (2);
      _exit (!lw_safe_write (fixture->path, large, &error) &&
                     strstr (error->message, "was not saved")
                 ? 0
                 : 1);
    }
  waitpid (child, &status, 0);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
  assert_holds (fixture->path, "old");
  {
    g_autofree char *backup = g_strconcat (fixture->path, ".1", NULL);

    assert_holds (backup, "older");
  }
  g_assert_cmpuint (count_files (fixture), ==, 2);
}

static void
test_full_device (Fixture *fixture, gconstpointer data)
{
  /* /dev/full is no regular file: it is refused before a byte is written. */
  assert_refused ("/dev/full", "is not a file that can be written");
}

#define ADD(name, function) \
  g_test_add ("/store/safe-file/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("replaces", test_replaces);
  ADD ("mode", test_mode);
  ADD ("links", test_links);
  ADD ("dangling", test_dangling);
  ADD ("looped", test_looped);
  ADD ("no-folder", test_no_folder);
  ADD ("unreadable", test_unreadable);
  ADD ("too-large", test_too_large);
  ADD ("no-right", test_no_right);
  ADD ("full", test_full);
  ADD ("full-device", test_full_device);
  return g_test_run ();
}
