/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-opening.h: a file becomes a page: a battle under way goes on, one that is over is shown, a war
 * opens, and of a Country it is asked whether to fight on it or to edit it.
 *
 * What this program has open already, in whichever window, is not opened twice: its window comes to
 * the front. A file that cannot be read is told about, with what can be done.
 */
#pragma once

#include "kit/kit.h"

G_BEGIN_DECLS

/* Any of the three kinds. */
void lw_opening_path  (LwNavigator *navigator, const char *path);
/* A Country on the drawing board; @path NULL: a new one. */
void lw_opening_edit  (LwNavigator *navigator, const char *path);
/* The page of a new battle on it. */
void lw_opening_fight (LwNavigator *navigator, const char *path);

G_END_DECLS
