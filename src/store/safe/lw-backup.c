/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-backup.c: the older copies of a file, three and numbered.
 */
#include "lw-backup.h"

#include <errno.h>
#include <sys/stat.h>

#include "lw-replace.h"
#include "lw-safe-read.h"

#define MOST_DAMAGED 1000

char *
lw_backup_path (const char *path, guint i)
{
  return g_strdup_printf ("%s.%u", path, i);
}

/* Some file systems know no second names; there the older copy is written out. */
static int
copy_file (const char *from, const char *to)
{
  gsize size;
  int fault;
  g_autofree char *data = lw_safe_try_read (from, &size, &fault);

  return data != NULL ? lw_replace (to, data, size, 0600, FALSE) : EIO;
}

int
lw_backup_keep (const char *path, const char *kept)
{
  if (lw_calls ()->link (path, kept) == 0 || errno == EEXIST)
    return 0;
  switch (errno)
    {
    case ENOSPC:
    case EDQUOT:
    case EROFS:
    case EACCES:
    case EIO:
      return errno;
    case ENAMETOOLONG:
      return 0; /* such a name has no room for backups */
    default:
      return copy_file (path, kept);
    }
}

static gboolean
look (const char *path, struct stat *facts)
{
  return stat (path, facts) == 0;
}

/* A save that was killed may have left something held: an older copy, or but a second name. */
static void
settle_left_over (const char *path, const char *held)
{
  struct stat one, other;

  if (!look (held, &one))
    return;
  if (look (path, &other) && one.st_dev == other.st_dev && one.st_ino == other.st_ino)
    lw_calls ()->unlink (held);
  else
    lw_backup_turn (path, TRUE);
}

int
lw_backup_hold (const char *path)
{
  g_autofree char *held = lw_backup_path (path, 0);

  settle_left_over (path, held);
  return lw_backup_keep (path, held);
}

static goffset
size_of (const char *path)
{
  struct stat facts;

  return look (path, &facts) ? facts.st_size : -1;
}

/* The backup that gives way: the first number that is free, else the oldest that may. */
static guint
find_victim (const char *path, goffset held, gboolean growing)
{
  goffset size[LW_N_BACKUPS + 1];
  guint largest = 1;

  for (guint i = 1; i <= LW_N_BACKUPS; i++)
    {
      g_autofree char *backup = lw_backup_path (path, i);

      size[i] = size_of (backup);
      if (size[i] < 0)
        return i;
      if (size[i] > size[largest])
        largest = i;
    }
  if (growing && largest == LW_N_BACKUPS && size[largest] > held)
    return LW_N_BACKUPS - 1;
  return LW_N_BACKUPS;
}

void
lw_backup_turn (const char *path, gboolean growing)
{
  g_autofree char *held = lw_backup_path (path, 0);
  goffset size = size_of (held);
  guint victim;

  if (size < 0)
    return;
  victim = find_victim (path, size, growing);
  for (guint i = victim; i > 0; i--)
    {
      g_autofree char *from = lw_backup_path (path, i - 1);
      g_autofree char *to = lw_backup_path (path, i);

      /* The file itself stands: a backup that cannot be moved is no reason to say otherwise. */
      lw_calls ()->rename (from, to);
    }
}

void
lw_backup_let_go (const char *path)
{
  g_autofree char *held = lw_backup_path (path, 0);

  lw_calls ()->unlink (held);
}

char *
lw_backup_damaged_path (const char *path)
{
  for (guint i = 1; i < MOST_DAMAGED; i++)
    {
      g_autofree char *kept = g_strdup_printf ("%s.damaged-%u", path, i);

      if (!g_file_test (kept, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&kept);
    }
  return NULL;
}
