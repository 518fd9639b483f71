/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch-story.c: a battle told in about four paragraphs, in a war correspondent's manner:
 * every number in it is the record's, and only the words are chosen.
 */
#include "lw-despatch.h"

#include <glib/gi18n-lib.h>

#include "lw-story.h"

guint
lw_story_choose (LwStory *story, guint n)
{
  return lw_chance_below (&story->chance, n);
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
  const char *name = battle->player[side].name;

  if (name == NULL || *name == '\0')
    return g_strdup (lw_side_name (side));
  if (g_str_has_prefix (name, "The ") || g_str_has_prefix (name, "A "))
    return g_strdup_printf ("%c%s", g_ascii_tolower (*name), name + 1);
  return g_strdup (name);
}

const char *
lw_story_general (const LwStory *story, LwSide side)
{
  return story->general[side];
}

char *
lw_story_men (LwSide side, guint n)
{
  g_autofree char *number = lw_word_number (n);

  if (side == LW_RED)
    return g_strdup_printf (ngettext ("%s Red", "%s Reds", n), number);
  return g_strdup_printf (ngettext ("%s Blue", "%s Blues", n), number);
}

guint
lw_story_dead (const LwLoss *loss, LwSide side)
{
  return loss->dead[side][LW_INFANTRY] + loss->dead[side][LW_CAVALRY];
}

char *
lw_story_move (guint move)
{
  g_autofree char *ordinal = lw_word_ordinal (move);

  /* Translators: %s is an ordinal: "third move". */
  return g_strdup_printf (_ ("%s move"), ordinal);
}

static guint
count_shots (const LwStory *story, const LwLoss *loss)
{
  guint shots = 0;
  guint i, k;

  for (i = 0; i < story->statistics->guns->len; i++)
    {
      const LwGunTally *tally = g_ptr_array_index (story->statistics->guns, i);

      for (k = 0; k < tally->moves->len; k++)
        {
          const LwGunMove *fire = &g_array_index (tally->moves, LwGunMove, k);

          if (fire->move == loss->move && fire->side == loss->mover)
            shots += fire->shots;
        }
    }

  return shots;
}

void
lw_story_fire (LwStory *story, const LwLoss *loss)
{
  LwSide enemy = LW_OTHER (loss->mover);
  LwMen down = { { loss->dead[enemy][LW_INFANTRY], loss->dead[enemy][LW_CAVALRY] } };
  guint own = loss->dead[loss->mover][LW_INFANTRY] + loss->dead[loss->mover][LW_CAVALRY];
  guint shots = count_shots (story, loss);
  gboolean same = story->fire != NULL && story->fire->move == loss->move;
  /* Translators: stands for "third move": it has just been told of. */
  g_autofree char *move = same ? g_strdup (_ ("same move")) : lw_story_move (loss->move);
  g_autofree char *rounds = lw_word_number (shots);
  g_autofree char *men = lw_word_side_men (enemy, down);
  g_autofree char *friends = lw_word_number (own);
  const char *side = lw_side_name (loss->mover);

  story->fire = loss;
  switch (lw_story_choose (story, 3))
    {
    case 0:
      /* Translators: a move ("third move"), a side, rounds in words, the fallen ("two Red horse").
       */
      lw_story_say (story, g_strdup_printf (
                               ngettext ("In the %s %s gave %s round, and %s went down.",
                                         "In the %s %s gave %s rounds, and %s went down.", shots),
                               move, side, rounds, men));
      break;
    case 1:
      /* Translators: rounds in words, a side, a move, the fallen. */
      lw_story_say (
          story, g_strdup_printf (ngettext ("%s round from %s in the %s struck down %s.",
                                            "%s rounds from %s in the %s struck down %s.", shots),
                                  rounds, side, move, men));
      break;
    default:
      /* Translators: the fallen, rounds in words, a side, a move. */
      lw_story_say (
          story, g_strdup_printf (ngettext ("%s fell to %s round that %s fired in the %s.",
                                            "%s fell to %s rounds that %s fired in the %s.", shots),
                                  men, rounds, side, move));
      break;
    }
  if (own > 0)
    lw_story_say (story,
                  g_strdup_printf (ngettext ("%s of its own men fell to the same guns.",
                                             "%s of its own men fell to the same guns.", own),
                                   friends));
}

/* What the story turns on: the melee with most men in it, else the heaviest fire. */
static guint
find_main (const LwStatistics *statistics)
{
  guint best = G_MAXUINT;
  guint most = 0;
  guint i;

  for (i = 0; i < statistics->losses->len; i++)
    {
      const LwLoss *loss = g_ptr_array_index (statistics->losses, i);
      guint fought = loss->fought[LW_RED] + loss->fought[LW_BLUE];
      guint dead = 0;
      guint side;

      for (side = 0; side < LW_N_SIDES; side++)
        dead += loss->dead[side][LW_INFANTRY] + loss->dead[side][LW_CAVALRY];
      /* Any melee is more of a story than any fire. */
      if (fought * 1000 + dead > most)
        {
          most = fought * 1000 + dead;
          best = i;
        }
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
  story.paragraphs = g_ptr_array_new_with_free_func (g_free);
  story.text = g_string_new (NULL);
  for (side = 0; side < LW_N_SIDES; side++)
    story.general[side] = call_general (battle, side);
  lw_account (battle, &story.account);
  lw_chance_seed (&story.chance, seed_of_words (battle));

  lw_story_armies (&story);
  lw_story_end (&story);
  lw_story_opening (&story);
  lw_story_end (&story);
  lw_story_crisis (&story);
  lw_story_end (&story);
  lw_story_sequel (&story);
  lw_story_end (&story);
  g_string_free (story.text, TRUE);
  for (side = 0; side < LW_N_SIDES; side++)
    g_free (story.general[side]);

  return story.paragraphs;
}
