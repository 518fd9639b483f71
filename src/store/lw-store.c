/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-store.c: what every file of the program has in common.
 */
#include "lw-store.h"

#include "lw-safe-file.h"
#include "lw-xml-reader.h"

#include <glib/gi18n-lib.h>

/* ---- errors with details ---- */

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
  if (!error || error->domain != LW_STORE_ERROR)
    return NULL;
  return lw_store_error_get_private (error)->details;
}

void
lw_store_fail (GError **error, LwStoreError code, const char *message, const char *details)
{
  GError *made;

  if (!error)
    return;
  made = g_error_new_literal (LW_STORE_ERROR, code, message);
  lw_store_error_get_private (made)->details = g_strdup (details);
  g_propagate_error (error, made);
}

/* ---- kinds ---- */

const char *
lw_file_kind_extension (LwFileKind kind)
{
  static const char *const extensions[] = { ".lwcountry", ".lwbattle", ".lwcampaign" };

  g_return_val_if_fail (kind <= LW_FILE_CAMPAIGN, NULL);
  return extensions[kind];
}

const char *
lw_file_kind_name (LwFileKind kind)
{
  switch (kind)
    {
    case LW_FILE_COUNTRY:
      return _ ("Country");
    case LW_FILE_BATTLE:
      return _ ("battle");
    case LW_FILE_CAMPAIGN:
      return _ ("campaign");
    default:
      g_return_val_if_reached (NULL);
    }
}

gboolean
lw_file_kind_of (const char *path, LwFileKind *kind, GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  g_autofree char *data = NULL;
  gsize size;

  g_return_val_if_fail (path != NULL && kind != NULL, FALSE);

  data = lw_safe_read (path, &size, error);
  name = g_filename_display_name (path);
  return data && lw_xml_peek (name, data, size, kind, &title, error);
}

char *
lw_file_sha256 (const char *path, GError **error)
{
  g_autofree char *data = NULL;
  gsize size;

  g_return_val_if_fail (path != NULL, NULL);

  data = lw_safe_read (path, &size, error);
  return data ? g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *)data, size) : NULL;
}
