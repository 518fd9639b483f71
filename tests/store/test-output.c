/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-output.c: what is made for others is there whole or not at all, under the name, the link and
 * the permissions that were there.
 */
#include "store-fault.h"

#include "lw-safe-file.h"
#include "lw-store-error.h"

#define OLD "the old one"
#define NEW "the new one, which is longer"

static char *folder;

static char *
path_of (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

static void
put_old (const char *path)
{
  g_assert_true (g_file_set_contents (path, OLD, -1, NULL));
}

static void
assert_holds (const char *path, const char *wanted)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, wanted);
}

static guint
count_files (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* Each call of a write fails in its turn, once and for good: the old file or the new one, the cause
 * in a sentence, and no third file. */
static void
test_faults (void)
{
  g_autofree char *path = path_of ("faults.pdf");
  const int faults[] = { ENOSPC, EIO, EACCES };
  gboolean went_well = FALSE;

  for (guint at = 1; !went_well; at++)
    for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
      {
        g_autoptr (GError) error = NULL;
        g_autofree char *text = NULL;
        gboolean done;

        put_old (path);
        use_fault_calls ();
        plan_fault (FAULT_ERROR, CALL_ANY & ~CALL_UNLINK, at, i == 0, faults[i]);
        done = lw_output_write (path, NEW, -1, &error);
        went_well = plan.struck == 0;
        lw_calls_replace_for_test (NULL);
        g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
        g_assert_true (g_str_equal (text, OLD) || g_str_equal (text, NEW));
        g_assert_true (done == (error == NULL));
        g_assert_true (!done || g_str_equal (text, NEW));
        if (error != NULL)
          g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_WRITE);
        g_assert_cmpuint (count_files (), ==, 1);
        g_assert_cmpuint (at, <, 50);
      }
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
test_mode (void)
{
  g_autofree char *path = path_of ("mode.pdf");
  const guint modes[] = { 0600, 0640, 0664 };
  GStatBuf facts;

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      put_old (path);
      g_assert_cmpint (g_chmod (path, (int)modes[i]), ==, 0);
      g_assert_true (lw_output_write (path, NEW, -1, NULL));
      g_assert_cmpint (g_stat (path, &facts), ==, 0);
      g_assert_cmpuint (facts.st_mode & 07777, ==, modes[i]);
      assert_holds (path, NEW);
    }
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* A link, a link to a link and one that leads nowhere yet: what they lead to is written. */
static void
test_links (void)
{
  g_autofree char *target = path_of ("target.pdf");
  g_autofree char *link = path_of ("link.pdf");
  g_autofree char *further = path_of ("further.pdf");

  g_assert_cmpint (symlink ("target.pdf", link), ==, 0);
  g_assert_cmpint (symlink (link, further), ==, 0);
  g_assert_true (lw_output_write (further, NEW, -1, NULL));
  assert_holds (target, NEW);
  g_assert_true (lw_output_write (link, OLD, 3, NULL));
  assert_holds (target, "the");
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (further, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_unlink (target) + g_unlink (link) + g_unlink (further), ==, 0);
}

static void
assert_refused (const char *path)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (lw_output_write (path, NEW, -1, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_WRITE);
}

/* A folder, a circle of links, no folder, a full device. A device that takes all is written to. */
static void
test_others (void)
{
  g_autofree char *circle = path_of ("circle");
  g_autofree char *nowhere = path_of ("no/such/folder.pdf");

  g_assert_cmpint (symlink (circle, circle), ==, 0);
  assert_refused (folder);
  assert_refused (circle);
  assert_refused (nowhere);
  assert_refused ("/dev/full");
  g_assert_true (lw_output_write ("/dev/null", NEW, -1, NULL));
  g_assert_true (g_file_test ("/dev/null", G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test ("/dev/null", G_FILE_TEST_IS_REGULAR));
  g_assert_cmpint (g_unlink (circle), ==, 0);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp (NULL, NULL);
  g_test_add_func ("/store/output/faults", test_faults);
  g_test_add_func ("/store/output/mode", test_mode);
  g_test_add_func ("/store/output/links", test_links);
  g_test_add_func ("/store/output/others", test_others);
  status = g_test_run ();
  g_rmdir (folder);
  g_free (folder);
  return status;
}
