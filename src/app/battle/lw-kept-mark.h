/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-kept-mark.h: "Saved" beside the names of the players, as soon as the latest order is on the
 * disk; until then "Saving…", and where it cannot be, "Not saved".
 */
#pragma once

#include "session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says nothing of a battle that is only looked at, and nothing while nobody may look. */
GtkWidget *lw_kept_mark_new (LwSession *session);

G_END_DECLS
