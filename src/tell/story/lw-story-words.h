/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-words.h: the story as it is being written, and its words.
 *
 * The story is told in the order of the record. Each loss of men is told once: by itself, or in a
 * sum with others of its kind; so the numbers of the story are those of the tables.
 */
#pragma once

#include "names/names.h"
#include "play/play.h"
#include "state/state.h"

G_BEGIN_DECLS

/* Things that can be said in several ways, which take turns. */
typedef enum
{
  LW_STORY_MEETING,
  LW_STORY_FORCES,
  LW_STORY_LINES,
  LW_STORY_FIRE,
  LW_STORY_REPLY,
  LW_STORY_FRIENDS,
  LW_STORY_CHARGE,
  LW_STORY_ISOLATED,
  LW_STORY_CHOICE,
  LW_STORY_SCRAP,
  LW_STORY_EQUAL,
  LW_STORY_FLAG,
  LW_STORY_CAPTURE,
  LW_STORY_REST,
  LW_STORY_END,
  LW_STORY_BEST_GUN,
  LW_N_STORY_TURNS
} LwStoryTurn;

typedef struct
{
  const LwBattle *battle;
  LwStatistics *statistics;
  LwAccount account;
  LwChance chance;        /* of the choice of words: the same battle is told in the same words */
  gint turns[LW_N_STORY_TURNS];
  GPtrArray *paragraphs;  /* of char* */
  GString *text;          /* the paragraph that is being written */
  char *general[LW_N_SIDES]; /* what the players are called within a sentence */
  const LwLoss *told;     /* the loss that was told last, or NULL */
  LwRef spoken;           /* the gun that the last sentence was about, or LW_NONE */
  guint told_move;        /* the move that was spoken of last, 0 for none */
  guint main;             /* index of the loss the story turns on; G_MAXUINT when there is none */
} LwStory;

/* One of @n ways to say a thing: the first by chance, then each in its turn. */
guint       lw_story_choose     (LwStory *story, LwStoryTurn turn, guint n);
/* Adds a sentence, with a space before it when it is not the first; takes it. */
void        lw_story_say        (LwStory *story, char *sentence);
/* Ends the paragraph when anything is in it. */
void        lw_story_end        (LwStory *story);

/* All but the general are (transfer full). */

/* The player's name as within a sentence, "the Red general"; "Red" when he has given none. */
const char *lw_story_general    (const LwStory *story, LwSide side);
/* "third move", or "same move" when @move was spoken of last; from now on it was. */
char       *lw_story_move       (LwStory *story, guint move);
/* "three Reds". */
char       *lw_story_men        (LwSide side, guint n);
/* "three Reds and one Blue", without a side of which there are none; NULL where there are none of
 * either. */
char       *lw_story_both       (const guint n[LW_N_SIDES]);
/* "two Red horse and one foot-soldier"; without the side "two horse and one foot-soldier". */
char       *lw_story_arms       (LwSide side, LwMen men, gboolean with_side);
/* "eight rounds". */
char       *lw_story_rounds     (guint n);
/* "two friends". */
char       *lw_story_friends    (guint n);
/* How many of @side are dead of @loss. */
guint       lw_story_dead       (const LwLoss *loss, LwSide side);
LwMen       lw_story_fallen     (const LwLoss *loss, LwSide side);

G_END_DECLS
