/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-resume.h: what crashed sessions have left, offered at the start: to continue, to keep for
 * later, or to discard.
 */
#pragma once

#include "keeping/keeping.h"
#include "kit/kit.h"

G_BEGIN_DECLS

/*
 * A page that goes on with a draft. @recovery: (transfer full): holds the lock, and is for
 * lw_save_queue_new(). @text: the draft. Returns: NULL on error
 */
typedef GtkWidget *(*LwResumePage) (LwRecovery *recovery, const LwCrashItem *leftover,
                                    const char *text, GError **error);

/* A box with all that is left, each with its buttons; NULL when nothing is. What a button has
 * changed it tells the page by the action start.refresh. */
GtkWidget *lw_resume_list_new (void);

G_END_DECLS
