/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-about.h: what the program is, whose, and of what version.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void lw_about_present (GtkWindow *parent);

G_END_DECLS
