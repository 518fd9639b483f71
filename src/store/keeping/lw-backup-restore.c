/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-backup-restore.c: the older copies of a file that cannot be opened any more, and the way back
 * to one.
 */
#include "lw-backup-restore.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "files/files.h"
#include "safe/safe.h"
#include "xml/xml.h"

#define MOST_FORMATS 10

void
lw_backup_restore_free (LwBackupCopy *copy)
{
  if (copy == NULL)
    return;
  g_free (copy->path);
  g_free (copy);
}

/* The copies lie beside the file itself, not beside a link to it. */
static char *
real_path (const char *path)
{
  char *target = realpath (path, NULL);
  char *real = g_strdup (target != NULL ? target : path);

  free (target);
  return real;
}

static gboolean
can_be_opened (const char *path, LwFileKind kind)
{
  g_autoptr (LwBattle) battle = NULL;
  g_autoptr (LwCampaign) campaign = NULL;
  g_autoptr (LwCountry) country = NULL;

  switch (kind)
    {
    case LW_FILE_BATTLE:
      return (battle = lw_battle_file_load (path, NULL, NULL)) != NULL;
    case LW_FILE_CAMPAIGN:
      return (campaign = lw_campaign_file_load (path, NULL)) != NULL;
    case LW_FILE_COUNTRY:
    default:
      return (country = lw_country_file_load (path, NULL, NULL)) != NULL;
    }
}

static void
add_if_good (GPtrArray *copies, char *path)
{
  LwBackupCopy *copy;
  LwFileKind kind;
  struct stat facts;

  if (stat (path, &facts) != 0 || !lw_xml_root_kind_of_file (path, &kind, NULL) ||
      !can_be_opened (path, kind))
    {
      g_free (path);
      return;
    }
  copy = g_new0 (LwBackupCopy, 1);
  copy->path = path;
  copy->kind = kind;
  copy->time = facts.st_mtime;
  g_ptr_array_add (copies, copy);
}

GPtrArray *
lw_backup_restore_list (const char *path)
{
  GPtrArray *copies = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_backup_restore_free);
  g_autofree char *real = NULL;

  g_return_val_if_fail (path != NULL, copies);

  real = real_path (path);
  /* What a save that was killed was still holding is the latest of all. */
  for (guint i = 0; i <= LW_N_BACKUPS; i++)
    add_if_good (copies, lw_backup_path (real, i));
  for (guint i = MOST_FORMATS; i > 0; i--)
    add_if_good (copies, g_strdup_printf ("%s.v%u.bak", real, i - 1));
  return copies;
}

/* The damaged file gets a second name that is free; a file that is gone needs none. */
static int
keep_damaged (const char *real)
{
  g_autofree char *kept = lw_backup_damaged_path (real);

  return kept != NULL ? lw_backup_keep (real, kept) : EEXIST;
}

gboolean
lw_backup_restore (const char *path, const LwBackupCopy *copy, GError **error)
{
  g_autofree char *real = NULL;
  g_autofree char *text = NULL;
  struct stat facts;
  gboolean exists;
  gsize size;
  int fault = 0;

  g_return_val_if_fail (path != NULL && copy != NULL, FALSE);

  text = lw_safe_read (copy->path, &size, error);
  if (text == NULL)
    return FALSE;
  real = real_path (path);
  exists = stat (real, &facts) == 0;
  if (exists)
    fault = keep_damaged (real);
  if (fault == 0)
    fault = lw_replace (real, text, size, exists ? facts.st_mode & 07777 : 0666, exists);
  return fault == 0 || lw_store_fail_write (real, fault, error);
}
