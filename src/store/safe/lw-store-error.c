/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-store-error.c: errors that carry, beside their message, the system's own words.
 */
#include "lw-store-error.h"

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
