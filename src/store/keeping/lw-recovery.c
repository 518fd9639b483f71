/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-recovery.c: what is kept of unfinished work, so that a crash loses nothing of it.
 *
 * The same file has the same folder, named after a sum of its real path, so that a second opener
 * meets the lock. A whole copy comes first and the journal after it: a crash between leaves records
 * that the copy holds already. Damaged journals are never removed.
 */
#include "lw-recovery.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

#include "lw-journal.h"

#define CLOCK_LENGTH 32
#define KEY_LENGTH 16

/* ---- Folders and the names in them ---- */

static const char *const nicks[] = { "battle", "country", "floor" };

static const char *
nick_of (LwRecoveryKind kind)
{
  return nicks[kind];
}

gboolean
lw_recovery_kind_parse (const char *nick, LwRecoveryKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (nicks); i++)
    if (g_strcmp0 (nick, nicks[i]) == 0)
      {
        *kind = i;
        return TRUE;
      }
  return FALSE;
}

char *
lw_recovery_root (void)
{
  return g_build_filename (g_get_user_state_dir (), "little-wars", "recovery", NULL);
}

/* One file by whatever links it is reached. */
static char *
real_path (const char *path)
{
  char *real = realpath (path, NULL);
  char *copy = real != NULL ? g_strdup (real) : g_canonicalize_filename (path, NULL);

  free (real);
  return copy;
}

char *
lw_recovery_folder_for (LwRecoveryKind kind, const char *path)
{
  g_autofree char *root = lw_recovery_root ();
  g_autofree char *real = path != NULL ? real_path (path) : NULL;
  g_autofree char *key =
      real ? g_compute_checksum_for_string (G_CHECKSUM_SHA256, real, -1) : g_uuid_string_random ();
  g_autofree char *name = NULL;

  if (real != NULL)
    key[KEY_LENGTH] = '\0';
  name = g_strdup_printf ("%s-%s", nicks[kind], key);
  return g_build_filename (root, name, NULL);
}

static gboolean
is_there (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

gboolean
lw_recovery_folder_holds (const char *folder)
{
  return is_there (folder, LW_RECOVERY_CHECKPOINT) || is_there (folder, LW_RECOVERY_DRAFT);
}

static gboolean
is_ours (const char *name)
{
  static const char *const ours[] = { LW_RECOVERY_CHECKPOINT, LW_RECOVERY_JOURNAL,
                                      LW_RECOVERY_DRAFT,      LW_RECOVERY_ABOUT,
                                      LW_RECOVERY_CLOCK,      LW_RECOVERY_HELD };

  if (strstr (name, ".damaged-"))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (ours); i++)
    if (g_str_has_prefix (name + (*name == '.' ? 1 : 0), ours[i]))
      return TRUE;
  return FALSE;
}

static gboolean
remove_folder (const char *folder)
{
  g_autofree char *lock = g_build_filename (folder, LW_RECOVERY_LOCK, NULL);
  GDir *dir = g_dir_open (folder, 0, NULL);
  gboolean fine = TRUE;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (is_ours (name) && lw_calls ()->unlink (path) != 0)
        fine = FALSE;
    }
  g_clear_pointer (&dir, g_dir_close);
  lw_calls ()->unlink (lock);
  /* What was damaged stays. */
  lw_calls ()->rmdir (folder);
  return fine;
}

/* ---- One piece of work ---- */

struct _LwRecovery
{
  LwRecoveryKind kind;
  char *folder;
  char *about; /* as it was last written */
  char *held;  /* the same */
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
  int fault = recovery->lock != NULL ? 0 : make_folder (recovery->folder);

  if (recovery->lock == NULL && fault == 0)
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
  if (locked == NULL)
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
  return recovery->lock != NULL ? lw_lock_warning (recovery->lock) : NULL;
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
  g_clear_pointer (&recovery->held, g_free);
  if (lw_calls ()->rename (recovery->folder, aside) != 0)
    g_debug ("%s could not be put aside: %s", recovery->folder, g_strerror (errno));
  g_clear_pointer (&recovery->lock, lw_lock_release);
  make_ready (recovery, "", NULL);
}

/* ---- Keeping ---- */

static char *
about_text (const LwRecovery *recovery, const LwRecoveryNote *note)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_key_file_set_string (file, "recovery", "kind", nick_of (recovery->kind));
  g_key_file_set_string (file, "recovery", "name", note->name != NULL ? note->name : "");
  if (note->detail != NULL)
    g_key_file_set_string (file, "recovery", "detail", note->detail);
  if (note->path != NULL)
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

  if (fault == 0 && recovery->lock == NULL)
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
  return fault == 0 ? TRUE : lw_store_fail_keep (fault, error);
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

  if (recovery->journal == NULL)
    return lw_store_fail_keep (EIO, error);
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

/* ---- What the file held ---- */

static void
append_mark (GString *text, const LwFileMark *mark)
{
  if (mark != NULL && mark->known && mark->exists)
    g_string_append_printf (text, "%" G_GSIZE_FORMAT " %016" G_GINT64_MODIFIER "x\n", mark->size,
                            mark->sum);
}

void
lw_recovery_held (LwRecovery *recovery, const LwFileMark *before, const LwFileMark *after)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = NULL;

  g_return_if_fail (recovery != NULL);

  append_mark (text, before);
  append_mark (text, after);
  if (recovery->lock == NULL || g_strcmp0 (recovery->held, text->str) == 0)
    return;
  path = inside (recovery, LW_RECOVERY_HELD);
  if (lw_replace (path, text->str, text->len, 0600, FALSE) != 0)
    return;
  g_free (recovery->held);
  recovery->held = g_strdup (text->str);
}

gboolean
lw_recovery_knows_held (const LwRecovery *recovery)
{
  g_return_val_if_fail (recovery != NULL, FALSE);
  return recovery->held != NULL;
}

gboolean
lw_recovery_fits (const char *folder, const LwFileMark *mark)
{
  g_autofree char *path = NULL;
  g_autofree char *held = NULL;
  g_autoptr (GString) wanted = g_string_new (NULL);
  gsize size;
  int fault;

  g_return_val_if_fail (folder != NULL, FALSE);

  path = g_build_filename (folder, LW_RECOVERY_HELD, NULL);
  held = lw_safe_try_read (path, &size, &fault);
  append_mark (wanted, mark);
  return held == NULL || wanted->len == 0 || strstr (held, wanted->str) != NULL;
}

/* ---- The end ---- */

void
lw_recovery_drop (LwRecovery *recovery)
{
  if (recovery == NULL)
    return;
  if (recovery->lock != NULL)
    remove_folder (recovery->folder);
  lw_recovery_free (recovery);
}

void
lw_recovery_free (LwRecovery *recovery)
{
  if (recovery == NULL)
    return;
  if (recovery->clock >= 0)
    lw_calls ()->close (recovery->clock);
  g_clear_pointer (&recovery->journal, lw_journal_free);
  /* A folder in which nothing was kept goes with its lock. */
  if (recovery->lock != NULL && !lw_recovery_folder_holds (recovery->folder))
    remove_folder (recovery->folder);
  g_clear_pointer (&recovery->lock, lw_lock_release);
  g_free (recovery->folder);
  g_free (recovery->about);
  g_free (recovery->held);
  g_free (recovery);
}
