/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-replace.c: one file put in the place of another, whole and for good.
 */
#include "lw-replace.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>

/* The calls to the system by which this floor changes files, in a table. */

static int
call_open (const char *path, int flags, mode_t mode)
{
  return open (path, flags, mode);
}

static gssize
call_write (int file, const void *data, gsize size)
{
  return write (file, data, size);
}

static gssize
call_write_at (int file, const void *data, gsize size, off_t at)
{
  return pwrite (file, data, size, at);
}

const LwStoreCalls lw_system_calls = {
  .open = call_open,
  .write = call_write,
  .write_at = call_write_at,
  .sync_data = fdatasync,
  .sync = fsync,
  .close = close,
  .chmod = fchmod,
  .rename = rename,
  .link = link,
  .unlink = unlink,
  .mkdir = mkdir,
  .rmdir = rmdir,
  .flock = flock,
};

static const LwStoreCalls *in_use = &lw_system_calls;

const LwStoreCalls *
lw_calls (void)
{
  return in_use;
}

void
lw_calls_replace_for_test (const LwStoreCalls *calls)
{
  in_use = calls != NULL ? calls : &lw_system_calls;
}

#define MOST_TRIES 100
/* A name on the disk has 255 bytes; the temporary one adds a dot before and seven bytes behind. */
#define NAME_LONGEST 240

int
lw_write_all (int file, const char *data, gsize size)
{
  while (size > 0)
    {
      gssize done = lw_calls ()->write (file, data, size);

      if (done < 0 && errno == EINTR)
        continue;
      if (done < 0)
        return errno;
      if (done == 0)
        return ENOSPC;
      data += done;
      size -= (gsize)done;
    }
  return 0;
}

int
lw_sync_folder_of (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int file = lw_calls ()->open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  int fault = 0;

  if (file < 0)
    return errno == EACCES ? 0 : errno; /* one may write in a folder that one may not read */
  /* Some file systems cannot sync a folder, and need not. */
  if (lw_calls ()->sync (file) != 0 && errno != EINVAL)
    fault = errno;
  lw_calls ()->close (file);
  return fault;
}

static int
open_temporary (const char *path, mode_t mode, char **temporary)
{
  static gint count;
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);

  for (guint i = 0; i < MOST_TRIES; i++)
    {
      guint number = (guint)getpid () * 4099 + (guint)g_atomic_int_add (&count, 1);
      g_autofree char *name = g_strdup_printf (".%.*s.%06x", NAME_LONGEST, base, number & 0xffffff);
      int file;

      *temporary = g_build_filename (folder, name, NULL);
      file =
          lw_calls ()->open (*temporary, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, mode);
      if (file >= 0 || errno != EEXIST)
        return file;
      g_clear_pointer (temporary, g_free);
    }
  errno = EEXIST;
  return -1;
}

static int
fill (int file, const char *data, gsize size, mode_t mode, gboolean keep_mode)
{
  int fault = lw_write_all (file, data, size);

  /* The umask has had its say; a mode that is to be kept is set again. Not all disks know modes. */
  if (fault == 0 && keep_mode && lw_calls ()->chmod (file, mode) != 0 && errno != EPERM)
    fault = errno;
  if (fault == 0 && lw_calls ()->sync (file) != 0)
    fault = errno;
  return fault;
}

static int
replace (const char *path, const char *data, gsize size, mode_t mode, gboolean keep_mode, int *kept)
{
  g_autofree char *temporary = NULL;
  int file = open_temporary (path, mode, &temporary);
  int fault;

  if (file < 0)
    return errno;
  fault = fill (file, data, size, mode, keep_mode);
  if (kept == NULL && lw_calls ()->close (file) != 0 && fault == 0)
    fault = errno;
  if (fault == 0 && lw_calls ()->rename (temporary, path) != 0)
    fault = errno;
  if (fault != 0)
    lw_calls ()->unlink (temporary);
  else
    fault = lw_sync_folder_of (path);
  if (kept && fault != 0)
    lw_calls ()->close (file);
  else if (kept != NULL)
    *kept = file;
  return fault;
}

int
lw_replace (const char *path, const char *data, gsize size, mode_t mode, gboolean keep_mode)
{
  return replace (path, data, size, mode, keep_mode, NULL);
}

int
lw_replace_open (const char *path, const char *data, gsize size, mode_t mode, int *file)
{
  return replace (path, data, size, mode, FALSE, file);
}
