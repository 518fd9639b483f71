/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-bin.c: files put into the desktop's bin, and back.
 *
 * A bin has no way back that every desktop knows: what was put there is remembered, and written
 * again.
 */
#include "lw-bin.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "safe/safe.h"

struct LwBinned
{
  char *path;
  char *data;
  gsize size;
  int mode;
};

void
lw_binned_free (LwBinned *binned)
{
  if (binned == NULL)
    return;
  g_free (binned->path);
  g_free (binned->data);
  g_free (binned);
}

static LwBinned *
remember (const char *path, GError **error)
{
  LwBinned *binned = g_new0 (LwBinned, 1);
  GStatBuf facts;

  binned->path = g_strdup (path);
  binned->data = lw_safe_read (path, &binned->size, error);
  binned->mode = g_stat (path, &facts) == 0 ? (int)facts.st_mode & 07777 : 0600;
  if (binned->data == NULL)
    g_clear_pointer (&binned, lw_binned_free);
  return binned;
}

static LwBinned *
fail (LwBinned *binned, GQuark domain, int code, const char *why, GError **error)
{
  g_autofree char *base = g_filename_display_basename (binned->path);

  g_set_error (error, domain, code, _ ("“%s” could not be deleted: %s."), base, why);
  lw_binned_free (binned);
  return NULL;
}

LwBinned *
lw_bin_put (const char *path, GError **error)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) why = NULL;
  LwBinned *binned;

  g_return_val_if_fail (path != NULL, NULL);

  binned = remember (path, error);
  if (binned == NULL)
    return NULL;
  file = g_file_new_for_path (path);
  if (!g_file_trash (file, NULL, &why))
    return fail (binned, why->domain, why->code, why->message, error);
  return binned;
}

LwBinned *
lw_bin_destroy (const char *path, GError **error)
{
  LwBinned *binned;

  g_return_val_if_fail (path != NULL, NULL);

  binned = remember (path, error);
  if (binned != NULL && g_unlink (path) != 0)
    {
      int fault = errno;

      return fail (binned, G_FILE_ERROR, (int)g_file_error_from_errno (fault), g_strerror (fault),
                   error);
    }
  return binned;
}

gboolean
lw_bin_take_back (const LwBinned *binned, GError **error)
{
  g_autofree char *base = NULL;

  g_return_val_if_fail (binned != NULL, FALSE);

  base = g_filename_display_basename (binned->path);
  if (g_file_test (binned->path, G_FILE_TEST_EXISTS))
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST,
                   _ ("There is another “%s” by now; the old one is still in the bin."), base);
      return FALSE;
    }
  if (!lw_output_write (binned->path, binned->data, (gssize)binned->size, error))
    return FALSE;
  g_chmod (binned->path, binned->mode);
  return TRUE;
}
