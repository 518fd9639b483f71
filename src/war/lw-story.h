/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story.h: private to this floor: what the paragraphs of the story of a battle share.
 */
#pragma once

#include "lw-score.h"
#include "lw-statistics.h"
#include "lw-phrase.h"

G_BEGIN_DECLS

typedef struct
{
  const LwBattle *battle;
  LwStatistics *statistics;
  LwAccount account;
  LwChance chance;        /* of the choice of words: the same battle is told in the same words */
  GPtrArray *paragraphs;  /* of char* */
  GString *text;          /* the paragraph that is being written */
  char *general[LW_N_SIDES]; /* what the players are called within a sentence */
  const LwLoss *fire;     /* the fire that was told last, or NULL */
  guint main;             /* index of the loss the story turns on; G_MAXUINT when there is none */
} LwStory;

/* One of @n ways to say a thing. */
guint       lw_story_choose     (LwStory *story, guint n);
/* Adds a sentence, with a space before it when it is not the first; takes it. */
void        lw_story_say        (LwStory *story, char *sentence);
/* Ends the paragraph when anything is in it. */
void        lw_story_end        (LwStory *story);
/* The player's name as within a sentence, "the Red general"; "Red" when he has given none. */
const char *lw_story_general    (const LwStory *story, LwSide side);
/* "third move". */
char       *lw_story_move       (guint move);
/* "three Reds". */
char       *lw_story_men        (LwSide side, guint n);
/* How many of @side are dead of @loss. */
guint       lw_story_dead       (const LwLoss *loss, LwSide side);
/* The fire of one move: shots and fallen, as a sentence. */
void        lw_story_fire       (LwStory *story, const LwLoss *loss);

void        lw_story_armies     (LwStory *story);
void        lw_story_opening    (LwStory *story);
void        lw_story_crisis     (LwStory *story);
void        lw_story_sequel     (LwStory *story);

G_END_DECLS
