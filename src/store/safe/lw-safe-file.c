/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-safe-file.c: whole files out, so that the old one or the new one is there, never half.
 */
#include "lw-safe-file.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <fcntl.h>

#include "lw-backup.h"
#include "lw-replace.h"
#include "lw-store-error.h"

#define MOST_LINKS 40

char *
lw_safe_target (const char *path)
{
  g_autofree char *target = g_strdup (path);

  for (guint i = 0; i < MOST_LINKS; i++)
    {
      g_autofree char *next = g_file_read_link (target, NULL);
      g_autofree char *folder = g_path_get_dirname (target);

      if (next == NULL)
        return g_steal_pointer (&target);
      g_free (target);
      target = g_path_is_absolute (next) ? g_steal_pointer (&next)
                                         : g_build_filename (folder, next, NULL);
    }
  return NULL;
}

/* The mode that the new file is to have; a fault when what is there must not be replaced. */
static int
look_at_target (const char *target, gboolean *exists, mode_t *mode)
{
  struct stat facts;

  *exists = stat (target, &facts) == 0;
  *mode = 0666;
  if (!*exists)
    return errno == ENOENT ? 0 : errno;
  if (!S_ISREG (facts.st_mode))
    return EISDIR;
  *mode = facts.st_mode & 07777;
  return access (target, W_OK) == 0 ? 0 : errno;
}

static gboolean
fail_newer (const char *target, GError **error)
{
  g_autofree char *name = g_filename_display_basename (target);
  g_autofree char *text =
      g_strdup_printf (_ ("“%s” was written by a newer Little Wars, so it can be read here and not "
                          "written over. Save a copy."),
                       name);

  lw_store_fail (error, LW_STORE_ERROR_NEWER, text, NULL);
  return FALSE;
}

static gboolean
fail_changed (const char *target, GError **error)
{
  g_autofree char *name = g_filename_display_basename (target);
  g_autofree char *text =
      g_strdup_printf (_ ("Another program changed “%s” since you opened it, so it was not saved. "
                          "Save a copy, or write over it."),
                       name);

  lw_store_fail (error, LW_STORE_ERROR_CHANGED, text, NULL);
  return FALSE;
}

/* A file that is gone may be written again; one that is another than it was may not. */
static gboolean
check_mark (const char *target, const LwFileMark *mark, LwSaveFlags flags, GError **error)
{
  g_autofree char *data = NULL;
  LwFileMark now;
  gsize size;
  int fault;

  if (mark != NULL && mark->age == LW_FORMAT_NEWER)
    return fail_newer (target, error);
  if (mark == NULL || !mark->known || (flags & LW_SAVE_OVERWRITE))
    return TRUE;
  data = lw_safe_try_read (target, &size, &fault);
  if (data == NULL && (fault == ENOENT || !mark->exists))
    return TRUE;
  if (data == NULL)
    return lw_store_fail_write (target, fault, error);
  lw_file_mark_set (&now, data, size);
  if (lw_file_mark_same (&now, mark))
    return TRUE;
  return fail_changed (target, error);
}

/* Before a file of an older format is written in ours, it is kept as it was. */
static int
keep_older (const char *target, const LwFileMark *mark)
{
  g_autofree char *kept = NULL;

  if (mark == NULL || mark->age != LW_FORMAT_OLDER)
    return 0;
  kept = g_strdup_printf ("%s.v%u.bak", target, mark->major);
  return lw_backup_keep (target, kept);
}

static int
save_target (const char *target, const char *text, const LwFileMark *mark, LwSaveFlags flags)
{
  gboolean exists;
  mode_t mode;
  int fault = look_at_target (target, &exists, &mode);

  if (fault == 0 && exists)
    fault = keep_older (target, mark);
  if (fault == 0 && exists)
    fault = lw_backup_hold (target);
  if (fault == 0)
    fault = lw_replace (target, text, strlen (text), mode, exists);
  if (fault == 0)
    lw_backup_turn (target, flags & LW_SAVE_GROWING);
  else if (exists)
    lw_backup_let_go (target);
  return fault;
}

gboolean
lw_safe_save (
    const char *path, const char *text, LwFileMark *mark, LwSaveFlags flags, GError **error)
{
  g_autofree char *target = NULL;
  int fault;

  g_return_val_if_fail (path != NULL && text != NULL, FALSE);

  target = lw_safe_target (path);
  if (target == NULL)
    return lw_store_fail_write (path, ELOOP, error);
  if (!check_mark (target, mark, flags, error))
    return FALSE;
  fault = save_target (target, text, mark, flags);
  if (fault != 0)
    return lw_store_fail_write (target, fault, error);
  if (mark != NULL)
    lw_file_mark_set (mark, text, strlen (text));
  return TRUE;
}

gboolean
lw_safe_write (const char *path, const char *text, GError **error)
{
  return lw_safe_save (path, text, NULL, LW_SAVE_PLAIN, error);
}

/* What is made for others, a picture, a document, a table, into the file they named. */

/* What is no plain file is written to as it is: a pipe, a device. */
static int
write_through (const char *path, const char *data, gsize size)
{
  int file = lw_calls ()->open (path, O_WRONLY | O_CLOEXEC | O_NOCTTY, 0);
  int fault;

  if (file < 0)
    return errno;
  fault = lw_write_all (file, data, size);
  if (lw_calls ()->close (file) != 0 && fault == 0)
    fault = errno;
  return fault;
}

static int
write_target (const char *target, const char *data, gsize size)
{
  struct stat facts;
  gboolean exists = stat (target, &facts) == 0;

  if (!exists && errno != ENOENT)
    return errno;
  if (exists && S_ISDIR (facts.st_mode))
    return EISDIR;
  if (exists && !S_ISREG (facts.st_mode))
    return write_through (target, data, size);
  if (exists && access (target, W_OK) != 0)
    return errno;
  return lw_replace (target, data, size, exists ? facts.st_mode & 07777 : 0666, exists);
}

gboolean
lw_output_write (const char *path, const char *data, gssize size, GError **error)
{
  g_autofree char *target = NULL;
  gsize length;
  int fault;

  g_return_val_if_fail (path != NULL && data != NULL, FALSE);

  length = size < 0 ? strlen (data) : (gsize)size;
  if (g_str_equal (path, LW_OUTPUT_STANDARD))
    fault = lw_write_all (STDOUT_FILENO, data, length);
  else if ((target = lw_safe_target (path)) == NULL)
    fault = ELOOP;
  else
    fault = write_target (target, data, length);
  return fault == 0 || lw_store_fail_write (path, fault, error);
}
