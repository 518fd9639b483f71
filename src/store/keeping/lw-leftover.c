/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-leftover.c: what crashed sessions have left, for the list at the start.
 */
#include <errno.h>
#include <glib/gi18n-lib.h>
#include <sys/stat.h>

#include "safe/safe.h"
#include "lw-recovery-folder.h"

void
lw_leftover_free (LwLeftover *leftover)
{
  if (!leftover)
    return;
  g_free (leftover->folder);
  g_free (leftover->name);
  g_free (leftover->detail);
  g_free (leftover->path);
  g_free (leftover);
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
read_about (LwLeftover *leftover)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = g_build_filename (leftover->folder, LW_RECOVERY_ABOUT, NULL);
  g_autofree char *nick = NULL;

  leftover->kind = kind_of_folder (leftover->folder);
  if (g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL))
    {
      nick = g_key_file_get_string (file, "recovery", "kind", NULL);
      leftover->name = g_key_file_get_string (file, "recovery", "name", NULL);
      leftover->detail = g_key_file_get_string (file, "recovery", "detail", NULL);
      leftover->path = g_key_file_get_string (file, "recovery", "path", NULL);
    }
  if (nick)
    lw_recovery_kind_parse (nick, &leftover->kind);
  if (!leftover->name || !*leftover->name)
    {
      g_free (leftover->name);
      leftover->name = g_strdup (kind_name (leftover->kind));
    }
}

static LwLeftover *
look_into (char *folder)
{
  LwLeftover *leftover = g_new0 (LwLeftover, 1);

  leftover->folder = folder;
  read_about (leftover);
  leftover->time = MAX (time_of (folder, LW_RECOVERY_JOURNAL), time_of (folder, LW_RECOVERY_DRAFT));
  leftover->time = MAX (leftover->time, time_of (folder, LW_RECOVERY_CHECKPOINT));
  return leftover;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const LwLeftover *one = *(LwLeftover *const *)a;
  const LwLeftover *other = *(LwLeftover *const *)b;

  return one->time < other->time ? 1 : one->time > other->time ? -1 : 0;
}

GPtrArray *
lw_leftover_list (void)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_leftover_free);
  g_autofree char *root = lw_recovery_root ();
  g_autoptr (GDir) dir = g_dir_open (root, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *folder = g_build_filename (root, name, NULL);
      g_autofree char *lock = g_build_filename (folder, LW_RECOVERY_LOCK, NULL);

      if (!lw_lock_is_held (lock) && lw_recovery_folder_holds (folder))
        g_ptr_array_add (list, look_into (g_steal_pointer (&folder)));
    }
  g_ptr_array_sort (list, compare_times);
  return list;
}

LwRecovery *
lw_leftover_resume (const LwLeftover *leftover, GError **error)
{
  g_return_val_if_fail (leftover != NULL, NULL);
  return lw_recovery_take (leftover->kind, leftover->folder, leftover->name, error);
}

gboolean
lw_leftover_discard (const LwLeftover *leftover, GError **error)
{
  LwRecovery *recovery = lw_leftover_resume (leftover, error);

  if (!recovery)
    return FALSE;
  lw_recovery_drop (recovery);
  if (!lw_recovery_folder_holds (leftover->folder))
    return TRUE;
  return lw_fault_write (leftover->folder, EACCES, error);
}
