/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-lock.c: one writer at a time, by flock() on a file of its own.
 *
 * The lock is not on the file itself, which is replaced at every save, but on one beside it, which
 * is removed when the lock is released. Where there can be no lock, on a full disk or in a folder
 * that cannot be written, work goes on without it and with a warning.
 */
#include "lw-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <unistd.h>

#include "lw-replace.h"

#define MOST_TRIES 20
#define NOTE_LONGEST 400

struct _LwLock
{
  int file; /* -1: none */
  char *path;
  char *warning;
};

char *
lw_lock_beside (const char *file)
{
  g_autofree char *folder = g_path_get_dirname (file);
  g_autofree char *name = g_path_get_basename (file);
  g_autofree char *lock = g_strdup_printf (".%.*s.lock", 240, name);

  return g_build_filename (folder, lock, NULL);
}

/* "PID HOST TIME", only for the sentence that says who has it open. */
static void
write_note (int file)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *time = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  g_autofree char *note =
      g_strdup_printf ("%d %s %s\n", (int)getpid (), g_get_host_name (), time != NULL ? time : "");

  /* A full disk has no room for the note; the lock is held all the same. */
  if (ftruncate (file, 0) == 0)
    lw_calls ()->write (file, note, strlen (note));
}

static char *
read_note (int file, gint *process)
{
  char buffer[NOTE_LONGEST + 1];
  gssize got = pread (file, buffer, NOTE_LONGEST, 0);
  char host[NOTE_LONGEST + 1] = "";

  buffer[MAX (got, 0)] = '\0';
  if (sscanf (buffer, "%d %400s", process, host) != 2 || !g_utf8_validate (host, -1, NULL))
    return NULL;
  return g_strdup (host);
}

static void
fail_held (int file, const char *name, GError **error)
{
  g_autofree char *host = NULL;
  g_autofree char *text = NULL;
  gint process;

  host = read_note (file, &process);
  if (host != NULL)
    text = g_strdup_printf (_ ("“%s” is open in another window (process %d on %s). Here it can be "
                               "looked at and not changed."),
                            name, process, host);
  else
    text = g_strdup_printf (
        _ ("“%s” is open in another window. Here it can be looked at and not changed."), name);
  lw_store_fail (error, LW_STORE_ERROR_LOCKED, text, NULL);
}

/* Is it on a disk of another machine, by the number of its kind? Locks may hold there, or not. */
static gboolean
is_remote (const struct statfs *facts)
{
  static const gint64 kinds[] = { 0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x65735546, 0x01021997 };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if ((gint64)(guint32)facts->f_type == kinds[i])
      return TRUE;
  return FALSE;
}

/* ---- what is not sure about a lock ---- */

static char *
remote_warning (void)
{
  return g_strdup (
      _ ("This is on a disk of another machine, where no lock is sure: see that nobody "
         "else has it open."));
}

static char *
folder_warning (void)
{
  return g_strdup (_ ("Its folder cannot be written, so there is no lock: see that nobody else has "
                      "it open."));
}

/* What stands there already is in the way: a link, something that is no file, with @refused another
 * user's lock. NULL: nothing does. */
static char *
obstacle_warning (const char *path, gboolean refused)
{
  g_autofree char *name = g_filename_display_basename (path);
  struct stat there;

  if (lstat (path, &there) != 0)
    return NULL;
  if (S_ISLNK (there.st_mode))
    return g_strdup_printf (
        _ ("A link, “%s”, stands where its lock would be, and was not followed: "
           "see that nobody else has it open, and remove the link."),
        name);
  if (!S_ISREG (there.st_mode))
    return g_strdup_printf (_ ("“%s”, which is no file, stands where its lock would be: see that "
                               "nobody else has it open, and remove it."),
                            name);
  if (refused)
    return g_strdup_printf (_ ("The lock “%s” belongs to another user and cannot be taken: he may "
                               "have it open. If he has not, ask him to remove it."),
                            name);
  return NULL;
}

/* Returns: (transfer full) */
static char *
warning_of (const char *path, int fault)
{
  char *obstacle = obstacle_warning (path, fault == EACCES || fault == EPERM);

  if (obstacle != NULL)
    return obstacle;
  switch (fault)
    {
    case ENOSPC:
    case EDQUOT:
      return g_strdup (_ ("The disk is full, so there is no lock: see that nobody else has it "
                          "open."));
    case EACCES:
    case EPERM:
    case EROFS:
    case ENOENT:
      return folder_warning ();
    case ENOLCK:
    case EOPNOTSUPP:
    case ENOSYS:
      return remote_warning ();
    default:
      return g_strdup_printf (_ ("There is no lock (%s): see that nobody else has it open."),
                              g_strerror (fault));
    }
}

char *
lw_lock_doubt (const char *path)
{
  g_autofree char *folder = NULL;
  struct statfs facts;
  char *obstacle;

  g_return_val_if_fail (path != NULL, NULL);

  obstacle = obstacle_warning (path, access (path, R_OK | W_OK) != 0);
  if (obstacle != NULL)
    return obstacle;
  folder = g_path_get_dirname (path);
  if (!g_file_test (path, G_FILE_TEST_EXISTS) && access (folder, W_OK) != 0)
    return folder_warning ();
  return statfs (folder, &facts) == 0 && is_remote (&facts) ? remote_warning () : NULL;
}

/* Takes @warning. */
static LwLock *
new_lock (int file, const char *path, char *warning)
{
  LwLock *lock = g_new0 (LwLock, 1);

  lock->file = file;
  lock->path = g_strdup (path);
  lock->warning = warning;
  return lock;
}

static LwLock *
without_lock (const char *path, int fault)
{
  return new_lock (-1, path, warning_of (path, fault));
}

static LwLock *
with_lock (int file, const char *path)
{
  struct statfs facts;
  gboolean remote = fstatfs (file, &facts) == 0 && is_remote (&facts);

  write_note (file);
  return new_lock (file, path, remote ? remote_warning () : NULL);
}

/* The file may have been removed by the one before us between our opening and locking it. */
static gboolean
is_still_there (int file, const char *path)
{
  struct stat ours, there;

  return fstat (file, &ours) == 0 && stat (path, &there) == 0 && ours.st_ino == there.st_ino &&
         ours.st_dev == there.st_dev;
}

/* What is no file, such as a pipe, is left alone: it would be removed with the lock. */
static int
open_lock (const char *path)
{
  int file = lw_calls ()->open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
  struct stat facts;

  if (file < 0 || (fstat (file, &facts) == 0 && S_ISREG (facts.st_mode)))
    return file;
  lw_calls ()->close (file);
  errno = EINVAL;
  return -1;
}

LwLock *
lw_lock_take (const char *path, const char *name, GError **error)
{
  g_return_val_if_fail (path != NULL && name != NULL, NULL);

  for (guint i = 0; i < MOST_TRIES; i++)
    {
      int file = open_lock (path);
      int fault = file < 0 ? errno : 0;

      if (file < 0)
        return without_lock (path, fault);
      if (lw_calls ()->flock (file, LOCK_EX | LOCK_NB) != 0)
        fault = errno;
      if (fault == 0 && is_still_there (file, path))
        return with_lock (file, path);
      if (fault == EWOULDBLOCK)
        fail_held (file, name, error);
      lw_calls ()->close (file);
      if (fault == EWOULDBLOCK)
        return NULL;
      if (fault != 0 && fault != EINTR)
        return without_lock (path, fault);
    }
  return without_lock (path, ENOLCK);
}

const char *
lw_lock_warning (const LwLock *lock)
{
  g_return_val_if_fail (lock != NULL, NULL);
  return lock->warning;
}

void
lw_lock_release (LwLock *lock)
{
  if (lock == NULL)
    return;
  if (lock->file >= 0)
    {
      /* The name goes first and the lock after it, so that whoever gets the lock next sees that its
       * name is gone. */
      if (is_still_there (lock->file, lock->path))
        lw_calls ()->unlink (lock->path);
      lw_calls ()->close (lock->file);
    }
  g_free (lock->path);
  g_free (lock->warning);
  g_free (lock);
}

gboolean
lw_lock_is_held (const char *path)
{
  int file = open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  gboolean held;

  if (file < 0)
    return FALSE;
  held = lw_calls ()->flock (file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  close (file);
  return held;
}
