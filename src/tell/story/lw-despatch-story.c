/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch-story.c: a battle told in about four paragraphs, in a war correspondent's manner:
 * every number in it is the record's, and only the words are chosen.
 */
#include "despatch/despatch.h"

#include "lw-story.h"

#define LEAST_FIRE 4 /* fewer dead of the fire of one move are no turning point */

guint
lw_story_choose (LwStory *story, LwStoryTurn turn, guint n)
{
  g_assert (turn < LW_N_STORY_TURNS && n > 0);

  if (story->turns[turn] < 0)
    story->turns[turn] = (gint)lw_chance_below (&story->chance, n);
  else
    story->turns[turn]++;

  return (guint)story->turns[turn] % n;
}

void
lw_story_say (LwStory *story, char *sentence)
{
  g_autofree char *whole = lw_word_capital (sentence);

  if (whole == NULL || *whole == '\0')
    return;
  if (story->text->len > 0)
    g_string_append_c (story->text, ' ');
  g_string_append (story->text, whole);
  story->spoken = LW_NONE;
}

void
lw_story_end (LwStory *story)
{
  if (story->text->len > 0)
    g_ptr_array_add (story->paragraphs, g_strdup (story->text->str));
  g_string_set_size (story->text, 0);
}

/* A name is capital within a sentence but for its article. Returns: (transfer full) */
static char *
call_general (const LwBattle *battle, LwSide side)
{
  const char *name = lw_player_name (battle, side);

  if (g_str_has_prefix (name, "The ") || g_str_has_prefix (name, "A "))
    return g_strdup_printf ("%c%s", g_ascii_tolower (*name), name + 1);
  return g_strdup (name);
}

/* How much of a story a loss makes: the men in a melee, or who fell to fire. */
static guint
weigh (const LwLoss *loss)
{
  guint dead = lw_story_dead (loss, LW_RED) + lw_story_dead (loss, LW_BLUE);

  if (loss->cause == LW_LOSS_FIRE)
    return dead >= LEAST_FIRE ? dead : 0;
  return loss->fought[LW_RED] + loss->fought[LW_BLUE];
}

/* What the story turns on: the greatest melee or the heaviest fire. */
static guint
find_main (const LwStatistics *statistics)
{
  guint best = G_MAXUINT;
  guint most = 0;

  for (guint i = 0; i < statistics->losses->len; i++)
    {
      guint weight = weigh (g_ptr_array_index (statistics->losses, i));

      if (weight <= most)
        continue;
      most = weight;
      best = i;
    }

  return best;
}

static guint64
seed_of_words (const LwBattle *battle)
{
  return battle->seed ^ (battle->id != NULL ? g_str_hash (battle->id) : 0);
}

GPtrArray *
lw_despatch_story (const LwBattle *battle)
{
  g_autoptr (LwStatistics) statistics = NULL;
  LwStory story = { .battle = battle };
  guint side;

  g_return_val_if_fail (battle != NULL, NULL);

  statistics = lw_statistics_new (battle);
  story.statistics = statistics;
  story.main = find_main (statistics);
  story.spoken = LW_NONE;
  story.paragraphs = g_ptr_array_new_with_free_func (g_free);
  story.text = g_string_new (NULL);
  for (side = 0; side < LW_N_SIDES; side++)
    story.general[side] = call_general (battle, side);
  lw_account (battle, &story.account);
  lw_chance_seed (&story.chance, seed_of_words (battle));
  for (guint turn = 0; turn < LW_N_STORY_TURNS; turn++)
    story.turns[turn] = -1;

  lw_story_armies (&story);
  lw_story_end (&story);
  lw_story_opening (&story);
  lw_story_end (&story);
  lw_story_crisis (&story);
  lw_story_end (&story);
  lw_story_course (&story, TRUE);
  lw_story_end (&story);
  lw_story_sequel (&story);
  lw_story_end (&story);
  g_string_free (story.text, TRUE);
  for (side = 0; side < LW_N_SIDES; side++)
    g_free (story.general[side]);

  return story.paragraphs;
}
