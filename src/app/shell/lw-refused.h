/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-refused.h: a file that cannot be opened: why, what is safe, and the older copies that can be.
 */
#pragma once

#include "kit/kit.h"

G_BEGIN_DECLS

/* Opens it again, when an older copy has taken its place. */
typedef void (*LwOpenAgain) (LwNavigator *navigator, const char *path);

/* A dialog over @window about @error, of reading @path. */
void lw_refused_show (GtkWindow *window, const char *path, const GError *error, LwOpenAgain again);

G_END_DECLS
