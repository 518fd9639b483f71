/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-store.c: what every file of the program has in common.
 */
#include "lw-store.h"

#include "lw-safe-file.h"
#include "lw-xml-reader.h"

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK (lw_store_error, lw_store_error)

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
