/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-sequel.h: what came of the fight the story turned on, and the end.
 */
#pragma once

#include "lw-story-words.h"

G_BEGIN_DECLS

/* The last sentences. */
void lw_story_sequel (LwStory *story);

G_END_DECLS
