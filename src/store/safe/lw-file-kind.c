/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-file-kind.c: endings and names of the three kinds of files.
 */
#include "lw-file-kind.h"

#include <glib/gi18n-lib.h>

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
