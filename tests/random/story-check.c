/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * story-check.c: reads the story of a battle and holds every number in it against the record.
 *
 * The record is counted here once more, from its events, so that the story and the tables that the
 * program makes of it are judged by a third.
 */
#include "story-reading.h"
#include "story/story.h"

static void
check_sums (const Reading *reading)
{
  guint guns = count_events (reading, LW_EVENT_GUN_CAPTURED, -1);

  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      hold (reading, "dead of fire in all", reading->told_dead[FALSE][side],
            all_dead (reading, FALSE, side));
      hold (reading, "dead of melees in all", reading->told_dead[TRUE][side],
            all_dead (reading, TRUE, side));
      hold (reading, "taken in all", reading->told_taken[side],
            count_events (reading, LW_EVENT_TAKEN, (int)side));
      hold (reading, "freed in all", reading->told_freed[side],
            count_events (reading, LW_EVENT_FREED, (int)side));
    }
  hold (reading, "captures in all", reading->told_guns, guns);
}

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  return g_strv_length (words);
}

guint
check_story (const LwBattle *battle)
{
  g_autoptr (GPtrArray) story = lw_story_paragraphs (battle);
  Reading reading = { .battle = battle };
  guint words = 0;

  compile_all ();
  reading.acts = g_array_sized_new (FALSE, TRUE, sizeof (Act), MOST_ACTS);
  count_record (&reading);
  lw_account (battle, &reading.account);
  for (guint i = 0; i < story->len; i++)
    {
      const char *text = g_ptr_array_index (story, i);

      words += count_words (text);
      while (*text != '\0')
        text += read_sentence (&reading, text);
    }
  reading.sentence = "the whole story";
  if (battle->move > 0)
    check_sums (&reading);
  g_array_unref (reading.acts);
  return words;
}
