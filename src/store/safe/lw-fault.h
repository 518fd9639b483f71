/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-fault.h: private to this floor: what the system refuses, in whole sentences for a player.
 */
#pragma once

#include "lw-file-kind.h"
#include "lw-store-error.h"

G_BEGIN_DECLS

/* @fault is an errno, which goes to the details. All return FALSE. */
gboolean lw_fault_read  (const char *path, int fault, GError **error);
gboolean lw_fault_write (const char *path, int fault, GError **error);

/* The same of the recovery folder: "…, so what you do now is not being kept." */
gboolean lw_fault_keep  (int fault, GError **error);

G_END_DECLS
