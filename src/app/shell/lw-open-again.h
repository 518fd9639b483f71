/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-open-again.h: a battle that this program has open already leads to its page.
 */
#pragma once

#include "lw-window.h"

G_BEGIN_DECLS

/*
 * The page that plays the battle of the file at @path, in whichever window of the program, is shown
 * again: the pages over it go, if they may. FALSE: there is no such page.
 */
gboolean lw_open_again (const char *path);

G_END_DECLS
