/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-words.c: the story as it is being written: a sentence is said, one of several ways to
 * say a thing is chosen; and men, moves and rounds as the story calls them.
 */
#include "lw-story-words.h"

#include <glib/gi18n-lib.h>

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

const char *
lw_story_general (const LwStory *story, LwSide side)
{
  return story->general[side];
}

char *
lw_story_move (LwStory *story, guint move)
{
  g_autofree char *ordinal = lw_word_ordinal (move);

  if (move == story->told_move)
    /* Translators: stands for "third move": it has just been told of. */
    return g_strdup (_ ("same move"));

  story->told_move = move;
  /* Translators: %s is an ordinal: "third move". */
  return g_strdup_printf (_ ("%s move"), ordinal);
}

char *
lw_story_men (LwSide side, guint n)
{
  g_autofree char *number = lw_word_number (n);

  if (side == LW_RED)
    return g_strdup_printf (ngettext ("%s Red", "%s Reds", n), number);
  return g_strdup_printf (ngettext ("%s Blue", "%s Blues", n), number);
}

char *
lw_story_both (const guint n[LW_N_SIDES])
{
  g_autofree char *reds = lw_story_men (LW_RED, n[LW_RED]);
  g_autofree char *blues = lw_story_men (LW_BLUE, n[LW_BLUE]);

  if (n[LW_RED] == 0 && n[LW_BLUE] == 0)
    return NULL;
  if (n[LW_BLUE] == 0)
    return g_steal_pointer (&reds);
  if (n[LW_RED] == 0)
    return g_steal_pointer (&blues);

  /* Translators: "three Reds", "one Blue". */
  return g_strdup_printf (_ ("%1$s and %2$s"), reds, blues);
}

static char *
word_foot (guint n)
{
  g_autofree char *number = lw_word_number (n);

  /* Translators: infantry, the number in words. */
  return g_strdup_printf (ngettext ("%s foot-soldier", "%s foot", n), number);
}

static char *
word_horse (guint n)
{
  g_autofree char *number = lw_word_number (n);

  /* Translators: cavalry, the number in words. */
  return g_strdup_printf (ngettext ("%s horseman", "%s horse", n), number);
}

static char *
word_side_foot (LwSide side, guint n)
{
  g_autofree char *number = lw_word_number (n);

  /* Translators: infantry of one side, the number in words. */
  return g_strdup_printf (side == LW_RED ? ngettext ("%s Red foot-soldier", "%s Red foot", n)
                                         : ngettext ("%s Blue foot-soldier", "%s Blue foot", n),
                          number);
}

static char *
word_side_horse (LwSide side, guint n)
{
  g_autofree char *number = lw_word_number (n);

  /* Translators: cavalry of one side, the number in words. */
  return g_strdup_printf (side == LW_RED ? ngettext ("%s Red horseman", "%s Red horse", n)
                                         : ngettext ("%s Blue horseman", "%s Blue horse", n),
                          number);
}

char *
lw_story_arms (LwSide side, LwMen men, gboolean with_side)
{
  guint foot = men.n[LW_INFANTRY], horse = men.n[LW_CAVALRY];
  g_autofree char *first = with_side ? word_side_horse (side, horse) : word_horse (horse);
  g_autofree char *second =
      with_side && horse == 0 ? word_side_foot (side, foot) : word_foot (foot);

  if (foot == 0 && horse > 0)
    return g_steal_pointer (&first);
  if (horse == 0)
    return g_steal_pointer (&second);

  /* Translators: cavalry, then infantry: "two Red horse", "nine foot". */
  return g_strdup_printf (_ ("%1$s and %2$s"), first, second);
}

char *
lw_story_rounds (guint n)
{
  g_autofree char *number = lw_word_number (n);

  /* Translators: shots, the number in words. */
  return g_strdup_printf (ngettext ("%s round", "%s rounds", n), number);
}

char *
lw_story_friends (guint n)
{
  g_autofree char *number = lw_word_number (n);

  /* Translators: men near enough to help in a melee, the number in words. */
  return g_strdup_printf (ngettext ("%s friend", "%s friends", n), number);
}

guint
lw_story_dead (const LwLoss *loss, LwSide side)
{
  return loss->dead[side][LW_INFANTRY] + loss->dead[side][LW_CAVALRY];
}

LwMen
lw_story_fallen (const LwLoss *loss, LwSide side)
{
  return (LwMen){ { loss->dead[side][LW_INFANTRY], loss->dead[side][LW_CAVALRY] } };
}
