/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-armies.h: the armies as they were put down.
 */
#pragma once

#include "lw-story-words.h"

G_BEGIN_DECLS

/* The first paragraph. */
void lw_story_armies (LwStory *story);

G_END_DECLS
