/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-safe-file.c: whole files in and out, so that the old one or the new one is there, never half.
 */
#include "lw-safe-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_LINKS 40

/* ---- reading ---- */

static gboolean
fail_read (const char *path, int fault, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);
  const char *why;

  switch (fault)
    {
    case ENOENT:
    case ENOTDIR:
      why = _ ("there is no such file");
      break;
    case EACCES:
    case EPERM:
      why = _ ("you have no right to read this file");
      break;
    case EISDIR:
      why = _ ("this is a folder, not a file");
      break;
    case EFBIG:
      why = _ ("the file is larger than 64 MiB, and was not read");
      break;
    case ELOOP:
      why = _ ("this is a link that leads back to itself");
      break;
    default:
      why = _ ("the file cannot be read");
      g_set_error (error, LW_STORE_ERROR, LW_STORE_ERROR_READ, "%s: %s (%s)", name, why,
                   g_strerror (fault));
      return FALSE;
    }
  g_set_error (error, LW_STORE_ERROR, LW_STORE_ERROR_READ, "%s: %s", name, why);
  return FALSE;
}

/* Only what has a length that can be known is read at all. */
static int
check_file (int file)
{
  struct stat facts;

  if (fstat (file, &facts) != 0)
    return errno;
  if (S_ISDIR (facts.st_mode))
    return EISDIR;
  if (!S_ISREG (facts.st_mode))
    return ENODEV;
  return facts.st_size > LW_FILE_LARGEST ? EFBIG : 0;
}

static int
read_whole (int file, GString *text)
{
  char buffer[65536];
  gssize got;

  do
    {
      got = read (file, buffer, sizeof buffer);
      if (got > 0)
        g_string_append_len (text, buffer, got);
      if (text->len > LW_FILE_LARGEST)
        return EFBIG; /* it has grown under our hands */
    }
  while (got > 0 || (got < 0 && errno == EINTR));
  return got < 0 ? errno : 0;
}

char *
lw_safe_read (const char *path, gsize *size, GError **error)
{
  GString *text;
  int file, fault;

  g_return_val_if_fail (path != NULL && size != NULL, NULL);

  file = open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
  if (file < 0)
    {
      fail_read (path, errno, error);
      return NULL;
    }
  text = g_string_new (NULL);
  fault = check_file (file);
  if (fault == 0)
    fault = read_whole (file, text);
  close (file);
  if (fault != 0)
    {
      fail_read (path, fault, error);
      g_string_free (text, TRUE);
      return NULL;
    }
  *size = text->len;
  return g_string_free (text, FALSE);
}

/* ---- writing ---- */

static gboolean
fail_write (const char *path, int fault, GError **error)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *shown = g_filename_display_name (folder);
  char *text;

  switch (fault)
    {
    case ENOSPC:
    case EDQUOT:
      text = g_strdup_printf (
          _ ("The disk is full, so “%s” was not saved. Free some space, or save elsewhere."), name);
      break;
    case EACCES:
    case EPERM:
      text = g_strdup_printf (
          _ ("You have no right to write in “%s”, so “%s” was not saved. Save elsewhere."), shown,
          name);
      break;
    case EROFS:
      text = g_strdup_printf (_ ("“%s” can only be read, so “%s” was not saved. Save elsewhere."),
                              shown, name);
      break;
    case ENOENT:
    case ENOTDIR:
      text = g_strdup_printf (_ ("There is no folder “%s”, so “%s” was not saved."), shown, name);
      break;
    case EISDIR:
      text = g_strdup_printf (_ ("“%s” is not a file that can be written, so nothing was saved."),
                              name);
      break;
    case ELOOP:
      text = g_strdup_printf (_ ("“%s” is a link that leads back to itself, so nothing was saved."),
                              name);
      break;
    case ENAMETOOLONG:
      text = g_strdup_printf (_ ("The name “%s” is too long, so nothing was saved."), name);
      break;
    case EFBIG:
      text = g_strdup_printf (
          _ ("“%s” would be larger than files may be here, so it was not saved."), name);
      break;
    default:
      text = g_strdup_printf (
          _ ("“%s” was not saved: the disk reports an error (%s). Save elsewhere."), name,
          g_strerror (fault));
    }
  g_set_error_literal (error, LW_STORE_ERROR, LW_STORE_ERROR_WRITE, text);
  g_free (text);
  return FALSE;
}

/* GLib has turned errno into its own numbers; these are the ones that have words of their own. */
static int
fault_of (const GError *error)
{
  static const struct
  {
    int code;
    int fault;
  } faults[] = {
    { G_FILE_ERROR_NOSPC, ENOSPC },
    { G_FILE_ERROR_ACCES, EACCES },
    { G_FILE_ERROR_PERM, EPERM },
    { G_FILE_ERROR_ROFS, EROFS },
    { G_FILE_ERROR_NOENT, ENOENT },
    { G_FILE_ERROR_NOTDIR, ENOTDIR },
    { G_FILE_ERROR_ISDIR, EISDIR },
    { G_FILE_ERROR_LOOP, ELOOP },
    { G_FILE_ERROR_NAMETOOLONG, ENAMETOOLONG },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    if (g_error_matches (error, G_FILE_ERROR, faults[i].code))
      return faults[i].fault;
  return EIO;
}

/* Where the chain of links from @path ends, be there a file or not; NULL when it does not end. */
static char *
follow_links (const char *path)
{
  g_autofree char *target = g_strdup (path);

  for (guint i = 0; i < MOST_LINKS; i++)
    {
      g_autofree char *next = g_file_read_link (target, NULL);
      g_autofree char *folder = g_path_get_dirname (target);

      if (!next)
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

/* Some file systems know no hard links; there the older copy is written out. */
static int
copy_file (const char *from, const char *to)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) failed = NULL;
  gsize size;

  text = lw_safe_read (from, &size, NULL);
  if (!text)
    return EIO;
  if (!g_file_set_contents_full (to, text, size, G_FILE_SET_CONTENTS_CONSISTENT, 0600, &failed))
    return fault_of (failed);
  return 0;
}

/* A second name for the old file, which becomes the backup once the new one stands. */
static int
keep_old (const char *target, const char *kept)
{
  int fault;

  g_unlink (kept);
  if (link (target, kept) == 0)
    return 0;
  fault = errno;
  if (fault == ENOSPC || fault == EDQUOT || fault == EROFS || fault == EACCES)
    return fault;
  return copy_file (target, kept);
}

static int
replace (const char *target, const char *text, mode_t mode, gboolean exists)
{
  g_autoptr (GError) failed = NULL;

  if (!g_file_set_contents_full (target, text, strlen (text),
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, mode,
                                 &failed))
    return fault_of (failed);
  /* The umask has had its say; the old file's mode is to stay. */
  if (exists && chmod (target, mode) != 0)
    g_debug ("the mode of %s could not be kept: %s", target, g_strerror (errno));
  return 0;
}

gboolean
lw_safe_write (const char *path, const char *text, GError **error)
{
  g_autofree char *target = NULL;
  g_autofree char *backup = NULL;
  g_autofree char *kept = NULL;
  gboolean exists;
  mode_t mode;
  int fault;

  g_return_val_if_fail (path != NULL && text != NULL, FALSE);

  target = follow_links (path);
  if (!target)
    return fail_write (path, ELOOP, error);
  backup = g_strconcat (target, "~", NULL);
  kept = g_strconcat (target, "~~", NULL);
  fault = look_at_target (target, &exists, &mode);
  if (fault == 0 && exists)
    fault = keep_old (target, kept);
  if (fault == 0)
    fault = replace (target, text, mode, exists);
  if (exists && (fault != 0 || g_rename (kept, backup) != 0))
    g_unlink (kept);
  return fault == 0 ? TRUE : fail_write (target, fault, error);
}
