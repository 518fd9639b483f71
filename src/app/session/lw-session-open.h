/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session-open.h: a battle from its file, or from what a crashed session has left.
 */
#pragma once

#include "lw-session.h"

G_BEGIN_DECLS

LwSession *lw_session_open   (const char *path, GError **error);

/* Goes on with what a crashed session has left. */
LwSession *lw_session_resume (const LwCrashItem *leftover, GError **error);

G_END_DECLS
