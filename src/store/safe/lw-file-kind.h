/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-file-kind.h: the three kinds of files that the program writes.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  LW_FILE_COUNTRY,
  LW_FILE_BATTLE,
  LW_FILE_CAMPAIGN
} LwFileKind;

const char *lw_file_kind_extension (LwFileKind kind);  /* ".lwbattle" */
const char *lw_file_kind_name      (LwFileKind kind);  /* _("battle") */

G_END_DECLS
