/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-begin.h: a new war, and the settings of one.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/session.h"

G_BEGIN_DECLS

/* A small window that asks for name, players and target, makes the file and opens its page. */
void lw_campaign_begin (GtkWindow *parent);
/* The same for a war that is: rename it, another target, another method, the end of it. */
void lw_campaign_begin_settings (GtkWindow *parent, LwWarBook *book);

G_END_DECLS
