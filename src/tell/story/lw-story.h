/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story.h: a battle told in about four paragraphs.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* In a war correspondent's manner; the same battle is told in the same words.
 * Returns: (transfer full) (element-type utf8) */
GPtrArray *lw_story_paragraphs (const LwBattle *battle);

G_END_DECLS
