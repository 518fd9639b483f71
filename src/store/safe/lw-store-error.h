/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-store-error.h: what can go wrong with a file, and the system's own words for it.
 *
 * Messages read "NAME:LINE:COLUMN: what is wrong and what was wanted"; no line where there is none.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LW_STORE_ERROR (lw_store_error_quark ())
GQuark      lw_store_error_quark   (void);

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
 * What the system refuses, in whole sentences for a player. @fault is an errno, which goes to the
 * details. The third is for the recovery folder: "…, so what you do now is not being kept." All
 * return FALSE.
 */
gboolean    lw_store_fail_read     (const char *path, int fault, GError **error);
gboolean    lw_store_fail_write    (const char *path, int fault, GError **error);
gboolean    lw_store_fail_keep     (int fault, GError **error);

G_END_DECLS
