/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-force-words.h: ready-made forces by name, and what is to be said of forces.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* "The usual force: 80 infantry, 50 cavalry, 4 guns". Static. */
const char *lw_force_title (const LwForcePreset *preset);

/* The advice in a sentence; NULL when there is nothing to say. Static. */
const char *lw_force_words (LwForceAdvice advice);

G_END_DECLS
