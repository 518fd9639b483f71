/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-lock.h: one writer at a time, by flock() on a file of its own.
 *
 * The system frees such a lock with the process that holds it, however that ends: a lock that is
 * free although there are files beside it is the sign of a session that crashed.
 */
#pragma once

#include "lw-store-error.h"

G_BEGIN_DECLS

typedef struct _LwLock LwLock;

/*
 * lw_lock_take: takes the lock @path, making it if it is missing. @name: what is locked, for the
 * sentence of LW_STORE_ERROR_LOCKED: “Hook's Farm” is open in another window (process 4211 on
 * attic).
 * Where there can be no lock (a network disk, a folder that cannot be written, a lock of another
 * user, a link in its place) one goes on without, and lw_lock_warning() says so.
 * Returns: (transfer full), NULL when another holds it
 */
LwLock     *lw_lock_take    (const char *path, const char *name, GError **error);

/* NULL when the lock is sure; else a sentence. */
const char *lw_lock_warning (const LwLock *lock);

/* What would not be sure about a lock @path if it were taken now; takes nothing, touches nothing.
 * NULL: nothing. Returns: (transfer full) */
char       *lw_lock_doubt   (const char *path);

/* Removes the file and frees the lock. */
void        lw_lock_release (LwLock *lock);

/* Does another hold it? Takes nothing. */
gboolean    lw_lock_is_held (const char *path);

/* The lock beside a file that has no folder of its own: ".NAME.lock". (transfer full) */
char       *lw_lock_beside  (const char *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwLock, lw_lock_release)

G_END_DECLS
