/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-keepsake.c: what is kept for the next start is what was made, or it is not there; whatever
 * becomes of its files, nobody is told and nothing else comes to harm.
 */
#include "store-fault.h"

#include "lw-keepsake.h"

#include <fcntl.h>

#define MIB (1024 * 1024)

static char *folder;

static char *
name_of (const char *text)
{
  return lw_keepsake_name ("test", "as it is", text, strlen (text));
}

static char *
path_of (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

static void
put (const char *name, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  lw_keepsake_put (name, bytes);
}

static void
assert_kept (const char *name, const char *text)
{
  g_autoptr (GBytes) bytes = lw_keepsake_get (name);

  g_assert_nonnull (bytes);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), text, strlen (text));
}

static void
assert_none (const char *name)
{
  g_autoptr (GBytes) bytes = lw_keepsake_get (name);

  g_assert_null (bytes);
}

/* ---- */

static void
test_kept (void)
{
  g_autofree char *name = name_of ("a Country"), *other = name_of ("another");

  assert_none (name);
  put (name, "its picture");
  assert_kept (name, "its picture");
  assert_none (other);
  put (name, "a better one");
  assert_kept (name, "a better one");
}

static void
test_names (void)
{
  const struct
  {
    const char *kind, *how, *data;
  } cases[] = {
    { "country", "150x112", "<country/>" },   { "battle", "150x112", "<country/>" },
    { "country", "150x112 2", "<country/>" }, { "country", "150x112", "<country />" },
    { "country", "150x112", "<country/>\n" }, { "country", "150x112", "" },
  };
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint twice = 0; twice < 2; twice++)
    for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
      g_hash_table_add (names, lw_keepsake_name (cases[i].kind, cases[i].how, cases[i].data,
                                                 strlen (cases[i].data)));
  g_assert_cmpuint (g_hash_table_size (names), ==, G_N_ELEMENTS (cases));
}

static void
test_rights (void)
{
  g_autofree char *name = name_of ("mine"), *path = path_of (name);
  struct stat status;

  put (name, "nobody else's");
  g_assert_cmpint (stat (path, &status), ==, 0);
  g_assert_cmphex (status.st_mode & 0777, ==, 0600);
  g_assert_cmpint (stat (folder, &status), ==, 0);
  g_assert_cmphex (status.st_mode & 0777, ==, 0700);
}

/* Any byte changed, any end missing, any byte more. */
static void
test_spoilt (void)
{
  g_autofree char *name = name_of ("spoilt"), *path = path_of (name), *file = NULL, *more = NULL;
  gsize size;

  put (name, "a picture of a few bytes");
  g_assert_true (g_file_get_contents (path, &file, &size, NULL));
  for (gsize i = 0; i < size; i++)
    {
      file[i] ^= 16;
      g_assert_true (g_file_set_contents (path, file, (gssize)size, NULL));
      assert_none (name);
      file[i] ^= 16;
      g_assert_true (g_file_set_contents (path, file, (gssize)i, NULL));
      assert_none (name);
    }
  more = g_malloc (size + 1);
  memcpy (more, file, size);
  more[size] = 0;
  g_assert_true (g_file_set_contents (path, more, (gssize)size + 1, NULL));
  assert_none (name);
  put (name, "drawn anew");
  assert_kept (name, "drawn anew");
}

/* What says that it is longer than anything that is kept is not even read. */
static void
test_huge (void)
{
  g_autofree char *name = name_of ("huge"), *path = path_of (name), *file = NULL;
  g_autofree guint8 *data = g_malloc0 (LW_KEEPSAKE_LARGEST + 1);
  g_autoptr (GBytes) bytes = g_bytes_new (data, LW_KEEPSAKE_LARGEST + 1);
  gsize size;

  lw_keepsake_put (name, bytes);
  assert_none (name);
  put (name, "x");
  g_assert_true (g_file_get_contents (path, &file, &size, NULL));
  memset (file + 8, 0xff, 8);
  g_assert_true (g_file_set_contents (path, file, (gssize)size, NULL));
  assert_none (name);
}

/* Another's file under this name, and things that are no files. */
static void
test_foreign (void)
{
  g_autofree char *name = name_of ("foreign"), *path = path_of (name);
  g_autofree char *other = name_of ("its own"), *other_path = path_of (other);

  put (other, "another's picture");
  g_assert_cmpint (g_rename (other_path, path), ==, 0);
  assert_none (name);
  g_unlink (path);

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  assert_none (name);
  put (name, "in place of a pipe");
  assert_kept (name, "in place of a pipe");

  g_assert_cmpint (g_rename (path, other_path), ==, 0);
  g_assert_cmpint (symlink (other_path, path), ==, 0);
  assert_none (name);
  g_unlink (path);

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  assert_none (name);
  put (name, "there is no room for it");
  assert_none (name);
  g_rmdir (path);
  g_unlink (other_path);
}

/* ---- when things go wrong ---- */

static guint
count_files (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
test_faults (void)
{
  static const int faults[] = { ENOSPC, EIO, EACCES, EROFS, EDQUOT };
  g_autofree char *name = name_of ("faults");
  gboolean went_well = FALSE;

  for (guint at = 1; !went_well; at++)
    for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
      for (guint how = 0; how < 3; how++)
        {
          g_autoptr (GBytes) bytes = NULL;
          guint n;

          put (name, "the old one");
          n = count_files ();
          use_fault_calls ();
          plan_fault (how == 2 ? FAULT_SHORT : FAULT_ERROR, CALL_ANY, at, how == 1, faults[i]);
          put (name, "the new one");
          went_well = plan.struck == 0;
          lw_calls_replace_for_test (NULL);
          bytes = lw_keepsake_get (name);
          g_assert_nonnull (bytes);
          g_assert_cmpuint (g_bytes_get_size (bytes), ==, strlen ("the old one"));
          /* One that could not be removed any more goes with the next. */
          put (name, "the next");
          g_assert_cmpuint (count_files (), ==, n);
          g_assert_cmpuint (at, <, 50);
        }
}

/* What could not be finished does not lie about. */
static void
test_leavings (void)
{
  g_autofree char *name = name_of ("leavings");
  guint n;

  put (name, "the old one");
  n = count_files ();
  use_fault_calls ();
  for (guint i = 0; i < 2; i++)
    {
      plan_fault (FAULT_ERROR, i == 0 ? CALL_WRITE : CALL_RENAME, 1, TRUE, EIO);
      put (name, "the new one");
      g_assert_cmpuint (plan.struck, >, 0);
      g_assert_cmpuint (count_files (), ==, n);
    }
  lw_calls_replace_for_test (NULL);
  assert_kept (name, "the old one");
}

static void
killed_put (gpointer name)
{
  put (name, "the new one");
}

static void
test_killed (void)
{
  g_autofree char *name = name_of ("killed");

  for (guint at = 1; at < 12; at++)
    for (guint half = 0; half < 2; half++)
      {
        g_autoptr (GBytes) bytes = NULL;
        gsize size;

        put (name, "the old one");
        use_fault_calls ();
        plan_fault (half ? FAULT_HALF : FAULT_KILL, half ? CALL_WRITE : CALL_ANY, at, FALSE, 0);
        in_child (killed_put, name);
        lw_calls_replace_for_test (NULL);
        bytes = lw_keepsake_get (name);
        g_assert_nonnull (bytes);
        size = g_bytes_get_size (bytes);
        g_assert_true (strncmp (g_bytes_get_data (bytes, NULL), "the old one", size) == 0 ||
                       strncmp (g_bytes_get_data (bytes, NULL), "the new one", size) == 0);
      }
}

/* A folder that cannot be made: its place is taken by a file, or the disk is for reading only. */
static void
test_no_folder (void)
{
  g_autofree char *name = name_of ("nowhere"), *above = g_path_get_dirname (folder);

  remove_tree (above);
  g_assert_true (g_file_set_contents (above, "a file", -1, NULL));
  put (name, "x");
  assert_none (name);
  g_unlink (above);

  use_fault_calls ();
  plan_fault (FAULT_ERROR, CALL_MKDIR, 1, TRUE, EROFS);
  put (name, "x");
  lw_calls_replace_for_test (NULL);
  assert_none (name);
  put (name, "x");
  assert_kept (name, "x");
}

/* ---- how many ---- */

static void
set_time (const char *name, guint seconds)
{
  g_autofree char *path = path_of (name);
  const struct timespec times[2] = { { .tv_sec = seconds }, { .tv_sec = seconds } };

  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

static void
test_number (void)
{
  g_autofree char *first = NULL, *last = NULL, *stranger = path_of ("README");

  remove_tree (folder);
  for (guint i = 0; i < LW_KEEPSAKES_MOST + 5; i++)
    {
      g_autofree char *text = g_strdup_printf ("number %u", i);

      g_free (last);
      last = name_of (text);
      put (last, text);
      if (i == 0)
        first = g_strdup (last);
      if (i == 0)
        g_assert_true (g_file_set_contents (stranger, "not ours", -1, NULL));
      set_time (last, 1000 + i);
    }
  g_assert_cmpuint (count_files (), ==, LW_KEEPSAKES_MOST + 1);
  assert_none (first);
  g_assert_nonnull (last);
  g_assert_true (g_file_test (stranger, G_FILE_TEST_EXISTS));
}

static void
test_size (void)
{
  g_autofree guint8 *data = g_malloc0 (LW_KEEPSAKE_LARGEST);
  g_autoptr (GBytes) bytes = g_bytes_new (data, LW_KEEPSAKE_LARGEST);
  guint kept = 0;

  remove_tree (folder);
  for (guint i = 0; i < 2 * LW_KEEPSAKES_MOST_BYTES / MIB; i++)
    {
      g_autofree char *text = g_strdup_printf ("large %u", i);
      g_autofree char *name = name_of (text);

      lw_keepsake_put (name, bytes);
      set_time (name, 1000 + i);
    }
  kept = count_files ();
  g_assert_cmpuint (kept, >, 1);
  g_assert_cmpuint (kept * LW_KEEPSAKE_LARGEST, <=, LW_KEEPSAKES_MOST_BYTES);
}

int
main (int argc, char **argv)
{
  g_autofree char *home = new_home ();
  int result;

  g_setenv ("XDG_CACHE_HOME", home, TRUE);
  folder = g_build_filename (home, "little-wars", "keepsakes", NULL);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/keepsake/kept", test_kept);
  g_test_add_func ("/keepsake/names", test_names);
  g_test_add_func ("/keepsake/rights", test_rights);
  g_test_add_func ("/keepsake/spoilt", test_spoilt);
  g_test_add_func ("/keepsake/huge", test_huge);
  g_test_add_func ("/keepsake/foreign", test_foreign);
  g_test_add_func ("/keepsake/faults", test_faults);
  g_test_add_func ("/keepsake/leavings", test_leavings);
  g_test_add_func ("/keepsake/killed", test_killed);
  g_test_add_func ("/keepsake/no-folder", test_no_folder);
  g_test_add_func ("/keepsake/number", test_number);
  g_test_add_func ("/keepsake/size", test_size);
  result = g_test_run ();
  remove_tree (home);
  g_free (folder);
  return result;
}
