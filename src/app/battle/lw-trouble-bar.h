/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trouble-bar.h: what is wrong with the file of a battle, and what can be done about it.
 */
#pragma once

#include "kit/kit.h"
#include "session/session.h"

G_BEGIN_DECLS

/* Shows itself while the session has trouble. Needs no more than to be put under a header bar. */
GtkWidget *lw_trouble_bar_new (LwSession *session);

G_END_DECLS
