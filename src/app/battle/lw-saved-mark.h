/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-saved-mark.h: whether the battle is on the disk, and what can be done where it is not.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/session.h"
#include "kit/kit.h"

G_BEGIN_DECLS

/* What is wrong with the file of the battle, and what can be done about it. It shows itself while
 * there is trouble, and needs no more than to be put under a header bar. */
GtkWidget *lw_trouble_bar_new (LwSession *session);

/* "Saved" beside the names of the players, as soon as the latest order is on the disk; until then
 * "Saving…", and where it cannot be, "Not saved". Says nothing of a battle that is only looked at,
 * and nothing while nobody may look. */
GtkWidget *lw_saved_mark_new (LwSession *session);

G_END_DECLS
