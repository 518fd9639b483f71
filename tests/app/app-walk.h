/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-walk.h: a walk over the window or dialog on top, for those who hear the screen.
 */
#pragma once

#include "app-test.h"

G_BEGIN_DECLS

/* Every widget there that takes the focus has a role and a name; otherwise the test has failed. */
void     app_walk           (const char *where);
void     app_walk_window    (GtkWidget *window, const char *where);
/* Has a widget of that type been among them? */
gboolean app_walked         (const char *type);
/* Words, and not none of them. */
gboolean app_says_something (const char *words);

G_END_DECLS
