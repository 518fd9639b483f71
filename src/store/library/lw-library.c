/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-library.c: the folders of Countries, battles and campaigns, and lists of what is in them.
 *
 * A list is made from the folder whenever it is asked for; nothing is remembered. Of each file only
 * the root is looked at, for its kind and name. What ships is never changed: whoever works on it
 * works on a copy in the player's folder.
 */
#include "lw-library.h"

#include "xml/xml.h"
#include "safe/safe.h"
#include "lw-source-places.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#define MOST_SAME_NAMES 10000

void
lw_library_item_free (LwLibraryItem *item)
{
  if (item == NULL)
    return;
  g_free (item->path);
  g_free (item->name);
  g_free (item->bad);
  g_free (item);
}

static const char *
folder_name (LwFileKind kind)
{
  static const char *const names[] = { "countries", "battles", "campaigns" };

  return names[kind];
}

char *
lw_library_folder (LwFileKind kind)
{
  g_autofree char *folder = NULL;

  g_return_val_if_fail (kind <= LW_FILE_CAMPAIGN, NULL);

  folder = g_build_filename (g_get_user_data_dir (), "little-wars", folder_name (kind), NULL);
  /* Where it cannot be made, saving will say so in words. */
  if (g_mkdir_with_parents (folder, 0755) != 0)
    g_debug ("%s cannot be made", folder);
  return g_steal_pointer (&folder);
}

char *
lw_library_shipped (LwFileKind kind)
{
  const char *told = g_getenv ("LITTLE_WARS_DATADIR");

  g_return_val_if_fail (kind <= LW_FILE_CAMPAIGN, NULL);

  if (told != NULL && *told)
    return g_build_filename (told, folder_name (kind), NULL);
  if (g_file_test (LW_DATADIR, G_FILE_TEST_IS_DIR) || *LW_SOURCE_DATADIR == '\0')
    return g_build_filename (LW_DATADIR, folder_name (kind), NULL);
  return g_build_filename (LW_SOURCE_DATADIR, folder_name (kind), NULL);
}

/* "NAME: why" without the name, which the list shows already. */
static char *
why_bad (const LwLibraryItem *item, const GError *error)
{
  g_autofree char *shown = g_filename_display_name (item->path);
  const char *message = error->message;

  if (g_str_has_prefix (message, shown))
    message += strlen (shown);
  return g_strdup (message + strspn (message, ": "));
}

/* On one line, whatever the file is called. */
static char *
name_of_file (const char *path)
{
  return g_strdelimit (g_filename_display_basename (path), "\n\r\t\v\f", ' ');
}

/* Its name is the root's; a bad file, or one without a name, goes by the name of the file. */
static void
look_into (LwLibraryItem *item)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  g_autofree char *data = NULL;
  g_autofree char *shown = g_filename_display_name (item->path);
  LwFileKind kind;
  gsize size;

  data = lw_safe_read (item->path, &size, &error);
  if (data == NULL || !lw_xml_root_peek (shown, data, size, &kind, &title, &error))
    item->bad = why_bad (item, error);
  else if (kind != item->kind)
    /* Translators: both %s are kinds of files: "this is a battle; a Country is wanted". */
    item->bad = g_strdup_printf (_ ("this is a %s; a %s is wanted"), lw_file_kind_name (kind),
                                 lw_file_kind_name (item->kind));
  if (item->bad == NULL && title && *title)
    item->name = g_steal_pointer (&title);
  else
    item->name = name_of_file (item->path);
}

LwLibraryItem *
lw_library_item_elsewhere (const char *path, LwFileKind kind)
{
  LwLibraryItem *item;

  g_return_val_if_fail (path != NULL, NULL);

  item = g_new0 (LwLibraryItem, 1);
  item->path = g_strdup (path);
  item->kind = kind;
  item->elsewhere = TRUE;
  look_into (item);
  return item;
}

gboolean
lw_library_holds (LwFileKind kind, const char *path)
{
  g_autofree char *whole = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *own = NULL;
  g_autofree char *shipped = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  whole = g_canonicalize_filename (path, NULL);
  folder = g_path_get_dirname (whole);
  own = lw_library_folder (kind);
  shipped = lw_library_shipped (kind);
  return strcmp (folder, own) == 0 || g_strcmp0 (folder, shipped) == 0;
}

static int
compare_items (gconstpointer a, gconstpointer b)
{
  const LwLibraryItem *one = *(LwLibraryItem *const *)a;
  const LwLibraryItem *two = *(LwLibraryItem *const *)b;
  int order = g_utf8_collate (one->name, two->name);

  if (one->shipped != two->shipped)
    return one->shipped ? -1 : 1;
  return order != 0 ? order : strcmp (one->path, two->path);
}

static void
list_folder (GPtrArray *items, LwFileKind kind, const char *folder, gboolean shipped)
{
  GDir *dir = g_dir_open (folder, 0, NULL);
  const char *name;

  if (dir == NULL)
    return;
  while ((name = g_dir_read_name (dir)))
    {
      LwLibraryItem *item;

      if (*name == '.' || !g_str_has_suffix (name, lw_file_kind_extension (kind)))
        continue;
      item = g_new0 (LwLibraryItem, 1);
      item->path = g_build_filename (folder, name, NULL);
      item->kind = kind;
      item->shipped = shipped;
      look_into (item);
      g_ptr_array_add (items, item);
    }
  g_dir_close (dir);
}

GPtrArray *
lw_library_list (LwFileKind kind)
{
  GPtrArray *items = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_library_item_free);
  g_autofree char *shipped = lw_library_shipped (kind);
  g_autofree char *own = lw_library_folder (kind);

  /* A war that ships is a sample, and nobody's until it is copied. */
  if (kind != LW_FILE_CAMPAIGN)
    list_folder (items, kind, shipped, TRUE);
  list_folder (items, kind, own, FALSE);
  g_ptr_array_sort (items, compare_items);
  return items;
}

char *
lw_library_own_copy (LwFileKind kind, const char *path, GError **error)
{
  g_autofree char *shipped = lw_library_shipped (kind);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *own_folder = NULL;
  g_autofree char *own = NULL;
  g_autofree char *text = NULL;

  if (strcmp (folder, shipped) != 0)
    return g_strdup (path);
  own_folder = lw_library_folder (kind);
  own = g_build_filename (own_folder, base, NULL);
  if (!g_file_test (own, G_FILE_TEST_EXISTS) &&
      !(g_file_get_contents (path, &text, NULL, error) && lw_safe_write (own, text, error)))
    return NULL;
  return g_steal_pointer (&own);
}

/* "Hook's Farm" becomes "hooks-farm": letters and digits of any script, hyphens between. */
static char *
file_stem (const char *name)
{
  g_autofree char *small = g_utf8_strdown (name, -1);
  GString *stem = g_string_new (NULL);

  for (const char *c = small; *c && stem->len < 100; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (g_unichar_isalnum (letter))
        g_string_append_unichar (stem, letter);
      else if (letter != '\'' && letter != 0x2019 && stem->len > 0 &&
               stem->str[stem->len - 1] != '-')
        g_string_append_c (stem, '-');
    }
  while (stem->len > 0 && stem->str[stem->len - 1] == '-')
    g_string_truncate (stem, stem->len - 1);
  return g_string_free (stem, FALSE);
}

char *
lw_library_new_path (LwFileKind kind, const char *name)
{
  g_autofree char *folder = NULL;
  g_autofree char *stem = NULL;
  const char *extension = lw_file_kind_extension (kind);

  g_return_val_if_fail (name != NULL && g_utf8_validate (name, -1, NULL), NULL);

  folder = lw_library_folder (kind);
  stem = file_stem (name);
  for (guint i = 1; i < MOST_SAME_NAMES; i++)
    {
      const char *start = *stem ? stem : folder_name (kind);
      g_autofree char *file = i == 1 ? g_strconcat (start, extension, NULL)
                                     : g_strdup_printf ("%s-%u%s", start, i, extension);
      g_autofree char *path = g_build_filename (folder, file, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        return g_steal_pointer (&path);
    }
  return NULL;
}
