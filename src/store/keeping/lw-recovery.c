/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-recovery.c: what is kept of unfinished work, so that a crash loses nothing of it.
 */
#include "lw-recovery.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>

#include "safe/safe.h"
#include "lw-journal.h"
#include "lw-recovery-folder.h"

#define CLOCK_LENGTH 32

struct _LwRecovery
{
  LwRecoveryKind kind;
  char *folder;
  char *about; /* as it was last written */
  LwLock *lock;
  LwJournal *journal;
  int clock;
};

static char *
inside (const LwRecovery *recovery, const char *name)
{
  return g_build_filename (recovery->folder, name, NULL);
}

/* Folders for this user alone; 0 or an errno. */
static int
make_folder (const char *folder)
{
  g_autofree char *parent = g_path_get_dirname (folder);
  int fault;

  if (g_file_test (folder, G_FILE_TEST_IS_DIR))
    return 0;
  fault = strcmp (parent, folder) == 0 ? ENOENT : make_folder (parent);
  if (fault == 0 && lw_calls ()->mkdir (folder, 0700) != 0 && errno != EEXIST)
    fault = errno;
  return fault == 0 ? lw_sync_folder_of (folder) : fault;
}

/* Takes the lock if it has none yet. */
static int
make_ready (LwRecovery *recovery, const char *name, GError **error)
{
  g_autofree char *lock = inside (recovery, LW_RECOVERY_LOCK);
  int fault = recovery->lock ? 0 : make_folder (recovery->folder);

  if (!recovery->lock && fault == 0)
    recovery->lock = lw_lock_take (lock, name, error);
  return fault;
}

LwRecovery *
lw_recovery_take (LwRecoveryKind kind, const char *folder, const char *name, GError **error)
{
  LwRecovery *recovery = g_new0 (LwRecovery, 1);
  g_autoptr (GError) locked = NULL;

  recovery->kind = kind;
  recovery->folder = g_strdup (folder);
  recovery->clock = -1;
  make_ready (recovery, name, &locked);
  if (!locked)
    return recovery;
  g_propagate_error (error, g_steal_pointer (&locked));
  lw_recovery_free (recovery);
  return NULL;
}

LwRecovery *
lw_recovery_open (LwRecoveryKind kind, const char *path, const char *name, GError **error)
{
  g_autofree char *folder = NULL;

  g_return_val_if_fail (kind <= LW_RECOVERY_FLOOR && name != NULL, NULL);

  folder = lw_recovery_folder_for (kind, path);
  return lw_recovery_take (kind, folder, name, error);
}

const char *
lw_recovery_warning (const LwRecovery *recovery)
{
  g_return_val_if_fail (recovery != NULL, NULL);
  return recovery->lock ? lw_lock_warning (recovery->lock) : NULL;
}

const char *
lw_recovery_folder (const LwRecovery *recovery)
{
  g_return_val_if_fail (recovery != NULL, NULL);
  return recovery->folder;
}

gboolean
lw_recovery_has_left (const LwRecovery *recovery)
{
  g_return_val_if_fail (recovery != NULL, FALSE);
  return lw_recovery_folder_holds (recovery->folder);
}

void
lw_recovery_put_aside (LwRecovery *recovery)
{
  g_autofree char *aside = NULL;

  g_return_if_fail (recovery != NULL);

  aside = lw_recovery_folder_for (recovery->kind, NULL);
  g_clear_pointer (&recovery->journal, lw_journal_free);
  g_clear_pointer (&recovery->about, g_free);
  if (lw_calls ()->rename (recovery->folder, aside) != 0)
    g_debug ("%s could not be put aside: %s", recovery->folder, g_strerror (errno));
  g_clear_pointer (&recovery->lock, lw_lock_release);
  make_ready (recovery, "", NULL);
}

/* ---- keeping ---- */

static char *
about_text (const LwRecovery *recovery, const LwRecoveryNote *note)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_key_file_set_string (file, "recovery", "kind", lw_recovery_kind_nick (recovery->kind));
  g_key_file_set_string (file, "recovery", "name", note->name ? note->name : "");
  if (note->detail)
    g_key_file_set_string (file, "recovery", "detail", note->detail);
  if (note->path)
    g_key_file_set_string (file, "recovery", "path", note->path);
  return g_key_file_to_data (file, NULL, NULL);
}

static int
write_about (LwRecovery *recovery, const LwRecoveryNote *note)
{
  g_autofree char *text = about_text (recovery, note);
  g_autofree char *path = inside (recovery, LW_RECOVERY_ABOUT);
  int fault;

  if (g_strcmp0 (text, recovery->about) == 0)
    return 0;
  fault = lw_replace (path, text, strlen (text), 0600, FALSE);
  if (fault == 0)
    {
      g_free (recovery->about);
      recovery->about = g_steal_pointer (&text);
    }
  return fault;
}

static gboolean
keep_whole (LwRecovery *recovery,
            const LwRecoveryNote *note,
            const char *name,
            const char *text,
            GError **error)
{
  g_autofree char *path = inside (recovery, name);
  int fault = make_ready (recovery, note->name, error);

  if (fault == 0 && !recovery->lock)
    return FALSE;
  if (fault == 0 && g_file_test (path, G_FILE_TEST_EXISTS))
    fault = lw_backup_hold (path);
  if (fault == 0)
    fault = lw_replace (path, text, strlen (text), 0600, FALSE);
  if (fault == 0)
    {
      lw_backup_turn (path, recovery->kind == LW_RECOVERY_BATTLE);
      fault = write_about (recovery, note);
    }
  return fault == 0 ? TRUE : lw_fault_keep (fault, error);
}

/* First the whole copy, then the journal: a crash between leaves records that the copy holds. */
gboolean
lw_recovery_checkpoint (LwRecovery *recovery,
                        const LwRecoveryNote *note,
                        const char *text,
                        guint n,
                        const char *seal,
                        GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (recovery != NULL && note != NULL && text != NULL, FALSE);

  if (!keep_whole (recovery, note, LW_RECOVERY_CHECKPOINT, text, error))
    return FALSE;
  path = inside (recovery, LW_RECOVERY_JOURNAL);
  g_clear_pointer (&recovery->journal, lw_journal_free);
  recovery->journal = lw_journal_create (path, n, seal, error);
  return recovery->journal != NULL;
}

gboolean
lw_recovery_record (LwRecovery *recovery, guint n, const char *order, GError **error)
{
  g_return_val_if_fail (recovery != NULL && order != NULL, FALSE);

  if (!recovery->journal)
    return lw_fault_keep (EIO, error);
  return lw_journal_append (recovery->journal, n, order, error);
}

void
lw_recovery_clock (LwRecovery *recovery, guint n, gint64 ms)
{
  char text[CLOCK_LENGTH + 1];

  g_return_if_fail (recovery != NULL);

  if (recovery->clock < 0)
    {
      g_autofree char *path = inside (recovery, LW_RECOVERY_CLOCK);

      recovery->clock =
          lw_calls ()->open (path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
    }
  /* Always as long: one write, and never half of two. */
  g_snprintf (text, sizeof text, "%010u %020" G_GINT64_FORMAT "\n", n, ms);
  if (recovery->clock >= 0)
    lw_calls ()->write_at (recovery->clock, text, CLOCK_LENGTH, 0);
}

gboolean
lw_recovery_draft (LwRecovery *recovery,
                   const LwRecoveryNote *note,
                   const char *text,
                   GError **error)
{
  g_return_val_if_fail (recovery != NULL && note != NULL && text != NULL, FALSE);
  return keep_whole (recovery, note, LW_RECOVERY_DRAFT, text, error);
}

char *
lw_recovery_text (const LwRecovery *recovery, GError **error)
{
  g_autofree char *path = NULL;
  gsize size;

  g_return_val_if_fail (recovery != NULL, NULL);

  path = inside (recovery, LW_RECOVERY_DRAFT);
  return lw_safe_read (path, &size, error);
}

/* ---- the end ---- */

void
lw_recovery_drop (LwRecovery *recovery)
{
  if (!recovery)
    return;
  if (recovery->lock)
    lw_recovery_folder_remove (recovery->folder);
  lw_recovery_free (recovery);
}

void
lw_recovery_free (LwRecovery *recovery)
{
  if (!recovery)
    return;
  if (recovery->clock >= 0)
    lw_calls ()->close (recovery->clock);
  g_clear_pointer (&recovery->journal, lw_journal_free);
  /* A folder in which nothing was kept goes with its lock. */
  if (recovery->lock && !lw_recovery_folder_holds (recovery->folder))
    lw_recovery_folder_remove (recovery->folder);
  g_clear_pointer (&recovery->lock, lw_lock_release);
  g_free (recovery->folder);
  g_free (recovery->about);
  g_free (recovery);
}
