/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-library.c: lists of files: shipped and own, good and bad; names for new ones.
 */
#include "lw-library.h"
#include "data-folder.h"
#include "lw-xml-root.h"

#include <glib/gstdio.h>
#include <string.h>

static void
write_file (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
empty_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        empty_folder (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

static const LwLibraryItem *
item_at (const GPtrArray *items, guint i)
{
  g_assert_cmpuint (i, <, items->len);
  return g_ptr_array_index (items, i);
}

#define COUNTRY(name)                                                      \
  "<country xmlns=\"urn:little-wars:country\" format=\"1.0\" name=\"" name \
  "\" width=\"12288\" depth=\"12288\"/>"

static void
test_list (void)
{
  g_autofree char *told = g_strdup (g_getenv ("LITTLE_WARS_DATADIR"));
  g_autofree char *data = g_dir_make_tmp (NULL, NULL);
  g_autofree char *own = lw_library_folder (LW_FILE_COUNTRY);
  g_autofree char *shipped = NULL;
  g_autoptr (GPtrArray) items = NULL;

  g_setenv ("LITTLE_WARS_DATADIR", data, TRUE);
  shipped = lw_library_shipped (LW_FILE_COUNTRY);
  write_file (shipped, "z.lwcountry", COUNTRY ("Zulu"));
  write_file (shipped, "a.lwcountry", COUNTRY ("Yard &amp; pond"));
  write_file (own, "c.lwcountry", COUNTRY ("Alps"));
  write_file (own, "cut.lwcountry",
              "<country xmlns=\"urn:little-wars:country\" format=\"1.0\" name=\"C\">");
  write_file (own, "d.lwcountry", "<battle xmlns=\"urn:little-wars:battle\" format=\"1.0\"/>");
  write_file (own, "e.lwcountry", "");
  write_file (own, "f.lwcountry",
              "<country xmlns=\"urn:little-wars:country\" format=\"7.0\" name=\"F\"/>");
  write_file (own, "notes.txt", "not listed");
  write_file (own, ".hidden.lwcountry", COUNTRY ("Hidden"));
  items = lw_library_list (LW_FILE_COUNTRY);
  g_setenv ("LITTLE_WARS_DATADIR", told, TRUE);

  g_assert_cmpuint (items->len, ==, 7);
  g_assert_cmpstr (item_at (items, 0)->name, ==, "Yard & pond");
  g_assert_cmpstr (item_at (items, 1)->name, ==, "Zulu");
  g_assert_true (item_at (items, 1)->shipped);
  g_assert_cmpstr (item_at (items, 2)->name, ==, "Alps");
  g_assert_false (item_at (items, 2)->shipped);
  g_assert_null (item_at (items, 2)->bad);
  g_assert_cmpstr (item_at (items, 3)->name, ==, "cut.lwcountry");
  g_assert_cmpstr (item_at (items, 3)->bad, ==, "1:64: the file ends too soon: it was cut short");
  g_assert_cmpstr (item_at (items, 4)->bad, ==, "this is a battle; a Country is wanted");
  g_assert_cmpstr (item_at (items, 5)->bad, ==, "the file is empty");
  g_assert_true (
      g_str_has_prefix (item_at (items, 6)->bad, "this was written by a newer Little Wars"));
  empty_folder (data);
  empty_folder (own);
}

static void
test_shipped (void)
{
  g_autoptr (GPtrArray) items = lw_library_list (LW_FILE_COUNTRY);
  gboolean found = FALSE;

  for (guint i = 0; i < items->len; i++)
    {
      g_assert_null (item_at (items, i)->bad);
      found |= g_str_equal (item_at (items, i)->name, "Hook's Farm");
    }
  g_assert_true (found);
}

static void
assert_new_path (const char *name, const char *expected)
{
  g_autofree char *path = lw_library_new_path (LW_FILE_BATTLE, name);
  g_autofree char *base = g_path_get_basename (path);

  g_assert_cmpstr (base, ==, expected);
}

static void
test_new_path (void)
{
  g_autofree char *own = lw_library_folder (LW_FILE_BATTLE);

  assert_new_path ("Hook's Farm", "hooks-farm.lwbattle");
  assert_new_path ("Hook’s Farm!", "hooks-farm.lwbattle");
  assert_new_path ("  ../../etc/passwd ", "etc-passwd.lwbattle");
  assert_new_path ("Усадьба Хука", "усадьба-хука.lwbattle");
  assert_new_path ("***", "battles.lwbattle");
  write_file (own, "hooks-farm.lwbattle", "");
  assert_new_path ("Hook's Farm", "hooks-farm-2.lwbattle");
  write_file (own, "hooks-farm-2.lwbattle", "");
  assert_new_path ("Hook's Farm", "hooks-farm-3.lwbattle");
  empty_folder (own);
}

static void
test_kind_of (void)
{
  g_autofree char *path =
      g_build_filename (data_folder (), "countries", "hooks-farm.lwcountry", NULL);
  g_autofree char *sum = lw_file_sha256 (path, NULL);
  LwFileKind kind;

  g_assert_true (lw_xml_root_kind_of_file (path, &kind, NULL));
  g_assert_cmpint (kind, ==, LW_FILE_COUNTRY);
  g_assert_cmpuint (strlen (sum), ==, 64);
  g_assert_null (lw_file_sha256 ("/no/such/file", NULL));
}

int
main (int argc, char **argv)
{
  g_autofree char *home = g_dir_make_tmp (NULL, NULL);
  int failed;

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/library/list", test_list);
  g_test_add_func ("/store/library/shipped", test_shipped);
  g_test_add_func ("/store/library/new-path", test_new_path);
  g_test_add_func ("/store/library/kind-of", test_kind_of);
  failed = g_test_run ();
  empty_folder (home);
  return failed;
}
