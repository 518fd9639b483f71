/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-fire.h: the fire of a move.
 */
#pragma once

#include "lw-story-words.h"

G_BEGIN_DECLS

/* The fire of one move: shots and fallen. */
void        lw_story_fire       (LwStory *story, const LwLoss *loss);
/* The first shot of the day, and the whole fire of that move unless the story turns on it. */
void        lw_story_first_fire (LwStory *story);
/* Is it the fire that lw_story_first_fire() tells of? */
gboolean    lw_story_is_first   (const LwStory *story, const LwLoss *loss);

G_END_DECLS
