/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-scraps.h: melees, white flags, and guns that changed hands.
 */
#pragma once

#include "lw-story-words.h"

G_BEGIN_DECLS

/* A melee, a white flag, or men taken again, in a sentence. */
void        lw_story_scrap      (LwStory *story, const LwLoss *loss);
/* The white flag over a whole army, which ended the battle and is told with its end; or NULL. */
const LwLoss *lw_story_last_flag (const LwStory *story);
/* The guns that changed hands in the move of capture event @first, told together. Returns: the
 * number of them. */
guint       lw_story_capture    (LwStory *story, guint first);

G_END_DECLS
