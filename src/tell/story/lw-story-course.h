/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-course.h: the course of the battle before and after what it turned on.
 */
#pragma once

#include "lw-story-words.h"

G_BEGIN_DECLS

/* Tells what happened before the crisis, or with @after what happened after it. */
void        lw_story_course     (LwStory *story, gboolean after);
/* Guns that changed hands without being told of in the course. */
guint       lw_story_untold_guns (const LwStory *story);
/* Guns that went over with lw_story_last_flag(). */
guint       lw_story_flag_guns  (const LwStory *story);

G_END_DECLS
