/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-recovery-folder.c: the folders of recovery and the names in them.
 */
#include "lw-recovery-folder.h"

#include <stdlib.h>
#include <string.h>

#include "safe/safe.h"

#define KEY_LENGTH 16

static const char *const nicks[] = { "battle", "country", "floor" };

const char *
lw_recovery_kind_nick (LwRecoveryKind kind)
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
  char *copy = real ? g_strdup (real) : g_canonicalize_filename (path, NULL);

  free (real);
  return copy;
}

char *
lw_recovery_folder_for (LwRecoveryKind kind, const char *path)
{
  g_autofree char *root = lw_recovery_root ();
  g_autofree char *real = path ? real_path (path) : NULL;
  g_autofree char *key =
      real ? g_compute_checksum_for_string (G_CHECKSUM_SHA256, real, -1) : g_uuid_string_random ();
  g_autofree char *name = NULL;

  if (real)
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
                                      LW_RECOVERY_DRAFT, LW_RECOVERY_ABOUT, LW_RECOVERY_CLOCK };

  if (strstr (name, ".damaged-"))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (ours); i++)
    if (g_str_has_prefix (name + (*name == '.' ? 1 : 0), ours[i]))
      return TRUE;
  return FALSE;
}

gboolean
lw_recovery_folder_remove (const char *folder)
{
  g_autofree char *lock = g_build_filename (folder, LW_RECOVERY_LOCK, NULL);
  GDir *dir = g_dir_open (folder, 0, NULL);
  gboolean fine = TRUE;
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
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
