/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-resume.h: what crashed sessions have left, offered at the start: to continue, to keep for
 * later, or to discard.
 */
#pragma once

#include "lw-window.h"

G_BEGIN_DECLS

/*
 * A page that goes on with a draft. @recovery: (transfer full): holds the lock, and is for
 * lw_keeper_new(). @text: the draft. Returns: NULL on error
 */
typedef GtkWidget *(*LwResumePage) (LwRecovery *recovery, const LwLeftover *leftover,
                                    const char *text, GError **error);

/* A box with all that is left, each with its buttons; NULL when nothing is. */
GtkWidget *lw_resume_list_new (void);

/* Goes on with it in this window. */
gboolean   lw_resume          (LwWindow *window, const LwLeftover *leftover, GError **error);

G_END_DECLS
