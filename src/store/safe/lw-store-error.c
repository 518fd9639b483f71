/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-store-error.c: errors that carry, beside their sentence, the system's own words.
 */
#include "lw-store-error.h"

#include <errno.h>
#include <glib/gi18n-lib.h>

typedef struct
{
  char *details;
} LwStoreErrorPrivate;

static void
lw_store_error_private_init (LwStoreErrorPrivate *more)
{
  more->details = NULL;
}

static void
lw_store_error_private_copy (const LwStoreErrorPrivate *from, LwStoreErrorPrivate *to)
{
  to->details = g_strdup (from->details);
}

static void
lw_store_error_private_clear (LwStoreErrorPrivate *more)
{
  g_free (more->details);
}

G_DEFINE_EXTENDED_ERROR (LwStoreError, lw_store_error)

const char *
lw_store_error_details (const GError *error)
{
  if (error == NULL || error->domain != LW_STORE_ERROR)
    return NULL;
  return lw_store_error_get_private (error)->details;
}

void
lw_store_fail (GError **error, LwStoreError code, const char *message, const char *details)
{
  GError *made;

  if (error == NULL)
    return;
  made = g_error_new_literal (LW_STORE_ERROR, code, message);
  lw_store_error_get_private (made)->details = g_strdup (details);
  g_propagate_error (error, made);
}

/* ---- What the system refuses, in whole sentences for a player ---- */

gboolean
lw_store_fail_read (const char *path, int fault, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *text = NULL;
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
    }
  text = g_strdup_printf ("%s: %s", name, why);
  lw_store_fail (error, LW_STORE_ERROR_READ, text, g_strerror (fault));
  return FALSE;
}

static char *
write_text (const char *name, const char *folder, int fault)
{
  switch (fault)
    {
    case ENOSPC:
    case EDQUOT:
      return g_strdup_printf (
          _ ("The disk is full, so “%s” was not saved. Free some space, or save elsewhere."), name);
    case EACCES:
    case EPERM:
      return g_strdup_printf (
          _ ("You have no right to write in “%s”, so “%s” was not saved. Save elsewhere."), folder,
          name);
    case EROFS:
      return g_strdup_printf (_ ("“%s” can only be read, so “%s” was not saved. Save elsewhere."),
                              folder, name);
    case ENOENT:
    case ENOTDIR:
      return g_strdup_printf (_ ("There is no folder “%s”, so “%s” was not saved."), folder, name);
    case EISDIR:
      return g_strdup_printf (_ ("“%s” is not a file that can be written, so nothing was saved."),
                              name);
    case ELOOP:
      return g_strdup_printf (_ ("“%s” is a link that leads back to itself, so nothing was saved."),
                              name);
    case ENAMETOOLONG:
      return g_strdup_printf (_ ("The name “%s” is too long, so nothing was saved."), name);
    case EFBIG:
      return g_strdup_printf (
          _ ("“%s” would be larger than files may be here, so it was not saved."), name);
    default:
      return g_strdup_printf (_ ("“%s” was not saved: the disk reports an error. Save elsewhere."),
                              name);
    }
}

gboolean
lw_store_fail_write (const char *path, int fault, GError **error)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *shown = g_filename_display_name (folder);
  g_autofree char *text = write_text (name, shown, fault);

  lw_store_fail (error, LW_STORE_ERROR_WRITE, text, g_strerror (fault));
  return FALSE;
}

gboolean
lw_store_fail_keep (int fault, GError **error)
{
  const char *text;

  switch (fault)
    {
    case ENOSPC:
    case EDQUOT:
      text = _ ("The disk is full, so what you do now is not being kept. You can go on; free some "
                "space, or save elsewhere.");
      break;
    case EACCES:
    case EPERM:
    case EROFS:
      text = _ ("The folder for recovery cannot be written, so what you do now is not being kept. "
                "You can go on; save often.");
      break;
    default:
      text = _ ("The disk reports an error, so what you do now is not being kept. You can go on; "
                "save elsewhere.");
    }
  lw_store_fail (error, LW_STORE_ERROR_WRITE, text, g_strerror (fault));
  return FALSE;
}
