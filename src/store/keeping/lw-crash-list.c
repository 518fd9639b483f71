/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-crash-list.c: what crashed sessions have left, for the list at the start.
 */
#include "lw-crash-list.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <sys/stat.h>

#include "safe/safe.h"

void
lw_crash_item_free (LwCrashItem *item)
{
  if (item == NULL)
    return;
  g_free (item->folder);
  g_free (item->name);
  g_free (item->detail);
  g_free (item->path);
  g_free (item);
}

static gint64
time_of (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  struct stat facts;

  return stat (path, &facts) == 0 ? (gint64)facts.st_mtime : 0;
}

static const char *
kind_name (LwRecoveryKind kind)
{
  switch (kind)
    {
    case LW_RECOVERY_COUNTRY:
      return _ ("A Country");
    case LW_RECOVERY_FLOOR:
      return _ ("A battle of the floor");
    case LW_RECOVERY_BATTLE:
    default:
      return _ ("A battle");
    }
}

/* Without a word about it the folder's own name tells at least what kind it is. */
static LwRecoveryKind
kind_of_folder (const char *folder)
{
  g_autofree char *name = g_path_get_basename (folder);
  g_auto (GStrv) parts = g_strsplit (name, "-", 2);
  LwRecoveryKind kind;

  return lw_recovery_kind_parse (parts[0], &kind) ? kind : LW_RECOVERY_BATTLE;
}

static void
read_about (LwCrashItem *item)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = g_build_filename (item->folder, LW_RECOVERY_ABOUT, NULL);
  g_autofree char *nick = NULL;

  item->kind = kind_of_folder (item->folder);
  if (g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL))
    {
      nick = g_key_file_get_string (file, "recovery", "kind", NULL);
      item->name = g_key_file_get_string (file, "recovery", "name", NULL);
      item->detail = g_key_file_get_string (file, "recovery", "detail", NULL);
      item->path = g_key_file_get_string (file, "recovery", "path", NULL);
    }
  if (nick != NULL)
    lw_recovery_kind_parse (nick, &item->kind);
  if (item->name == NULL || !*item->name)
    {
      g_free (item->name);
      item->name = g_strdup (kind_name (item->kind));
    }
}

static LwCrashItem *
look_into (char *folder)
{
  LwCrashItem *item = g_new0 (LwCrashItem, 1);

  item->folder = folder;
  read_about (item);
  item->time = MAX (time_of (folder, LW_RECOVERY_JOURNAL), time_of (folder, LW_RECOVERY_DRAFT));
  item->time = MAX (item->time, time_of (folder, LW_RECOVERY_CHECKPOINT));
  return item;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const LwCrashItem *one = *(LwCrashItem *const *)a;
  const LwCrashItem *other = *(LwCrashItem *const *)b;

  return one->time < other->time ? 1 : one->time > other->time ? -1 : 0;
}

static gboolean
is_left (const char *folder)
{
  g_autofree char *lock = g_build_filename (folder, LW_RECOVERY_LOCK, NULL);

  return !lw_lock_is_held (lock) && lw_recovery_folder_holds (folder);
}

GPtrArray *
lw_crash_list (void)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_crash_item_free);
  g_autofree char *root = lw_recovery_root ();
  g_autoptr (GDir) dir = g_dir_open (root, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)))
    {
      g_autofree char *folder = g_build_filename (root, name, NULL);

      if (is_left (folder))
        g_ptr_array_add (list, look_into (g_steal_pointer (&folder)));
    }
  g_ptr_array_sort (list, compare_times);
  return list;
}

LwCrashItem *
lw_crash_item_of (LwRecoveryKind kind, const char *path)
{
  g_autofree char *folder = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  folder = lw_recovery_folder_for (kind, path);
  return is_left (folder) ? look_into (g_steal_pointer (&folder)) : NULL;
}

LwRecovery *
lw_crash_item_resume (const LwCrashItem *item, GError **error)
{
  g_return_val_if_fail (item != NULL, NULL);
  return lw_recovery_take (item->kind, item->folder, item->name, error);
}

gboolean
lw_crash_item_discard (const LwCrashItem *item, GError **error)
{
  LwRecovery *recovery = lw_crash_item_resume (item, error);

  if (recovery == NULL)
    return FALSE;
  lw_recovery_drop (recovery);
  if (!lw_recovery_folder_holds (item->folder))
    return TRUE;
  return lw_store_fail_write (item->folder, EACCES, error);
}
