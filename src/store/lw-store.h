/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-store.h: what every file of the program has in common: kinds, errors, limits.
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

#define LW_STORE_ERROR (lw_store_error_quark ())
GQuark lw_store_error_quark (void);

typedef enum
{
  LW_STORE_ERROR_READ,      /* cannot be read at all: missing, a folder, no right */
  LW_STORE_ERROR_XML,       /* cut short, not XML, not UTF-8, hostile */
  LW_STORE_ERROR_KIND,      /* another kind of file */
  LW_STORE_ERROR_NEWER,     /* written by a newer Little Wars */
  LW_STORE_ERROR_CONTENT,   /* a value out of range, an unknown name, a missing part */
  LW_STORE_ERROR_LAW,       /* an order that the laws refuse, an account that does not add up */
  LW_STORE_ERROR_WRITE,     /* cannot be written: full disk, no right */
  LW_STORE_ERROR_CHANGED,   /* another program changed the file since it was read */
  LW_STORE_ERROR_LOCKED,    /* open in another window, which holds its lock */
  LW_STORE_ERROR_DAMAGED    /* a journal that is bad in the middle */
} LwStoreError;

/*
 * What the system or the XML library said of it, in their words: for those who ask for details, and
 * no part of the message. NULL when there is nothing of the kind.
 */
const char *lw_store_error_details (const GError *error);
/* Sets @error as g_set_error_literal() does, with @details (may be NULL) behind it. */
void        lw_store_fail          (GError **error, LwStoreError code, const char *message,
                                    const char *details);

/*
 * Messages read "NAME:LINE:COLUMN: what is wrong and what was wanted"; no line where there is none.
 */

const char *lw_file_kind_extension (LwFileKind kind);  /* ".lwbattle" */
const char *lw_file_kind_name      (LwFileKind kind);  /* _("battle") */

/* What kind of file @path holds, by its root element, never by its name alone. */
gboolean    lw_file_kind_of        (const char *path, LwFileKind *kind, GError **error);

/* SHA-256 of a file's bytes, 64 hex digits. Returns: (transfer full) */
char       *lw_file_sha256         (const char *path, GError **error);

G_END_DECLS
