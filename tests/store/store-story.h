/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * store-story.h: a short battle that is played again and kept order by order, and what must be left
 * of it whenever the program ends.
 */
#pragma once

#include "store-fault.h"
#include "store-test.h"

#include "lw-journal.h"
#include "lw-save-queue.h"
#include "lw-recovery.h"
#include "lw-safe-file.h"
#include "lw-battle-checksum.h"
#include "lw-crash-list.h"
#include "lw-recovered.h"

#define STORY_CHECKPOINT_EVERY 12

static LwBattle *story;      /* the whole of it */
static GPtrArray *story_seals; /* of char*: after so many orders */
static char *story_file;

/* Three men a side and no guns: played in no time, for tests that play it a thousand times. */
static inline LwBattle *
tiny_battle (void)
{
  g_autoptr (LwCountry) country = open_country (6 * LW_FOOT, 5 * LW_FOOT);
  LwHouseRules rules;
  LwBattle *battle;

  lw_house_rules_init (&rules);
  battle = battle_on (country, (LwForce){ 3, 0, 0 }, &rules);
  battle->id = g_strdup ("0123456789abcdef0123456789abcdef");
  battle->title = g_strdup ("Tiny");
  put_all_down (battle);
  play_moves (battle, 6);
  return battle;
}

/* The first @n orders of @told (transfer full). */
static inline void
tell_story_of (LwBattle *told, guint n)
{
  g_autoptr (LwBattle) whole = told;

  story = lw_battle_fresh (whole);
  story_seals = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (story_seals, lw_battle_checksum (story));
  for (guint i = 0; i < MIN (n, whole->record->len); i++)
    {
      gboolean played = lw_play_again (story, g_ptr_array_index (whole->record, i), NULL);

      g_assert_true (played);
      g_ptr_array_add (story_seals, lw_battle_checksum (story));
    }
}

/* The first @n orders of a short battle. */
static inline void
tell_story (guint n)
{
  tell_story_of (short_battle (), n);
}

static inline void
forget_story (void)
{
  g_clear_pointer (&story, lw_battle_free);
  g_clear_pointer (&story_seals, g_ptr_array_unref);
  g_clear_pointer (&story_file, g_free);
}

/* Keeps one more order as a session does. Returns: is it on the disk? */
static inline gboolean
keep_order (LwRecovery *recovery, const LwBattle *battle, gboolean whole)
{
  const LwRecoveryNote note = { battle->title, "Red to move", story_file };
  guint n = battle->record->len;
  g_autofree char *text = NULL;

  if (whole)
    {
      text = lw_battle_file_write (battle, NULL, NULL);
      return lw_recovery_checkpoint (recovery, &note, text, n,
                                     g_ptr_array_index (story_seals, n), NULL);
    }
  text = lw_order_xml_write (battle, lw_battle_order (battle, n));
  return lw_recovery_record (recovery, n, text, NULL);
}

/* Plays the story and keeps it; @acknowledged follows what is on the disk. */
static inline void
live_story (volatile guint *acknowledged)
{
  g_autoptr (LwBattle) battle = lw_battle_fresh (story);
  g_autoptr (LwRecovery) recovery =
      lw_recovery_open (LW_RECOVERY_BATTLE, story_file, "story", NULL);
  gboolean broken = FALSE;

  g_assert_nonnull (recovery);
  for (guint i = 0; i < story->record->len; i++)
    {
      gboolean whole = i % STORY_CHECKPOINT_EVERY == 0 || broken;
      gboolean played = lw_play_again (battle, g_ptr_array_index (story->record, i), NULL);

      g_assert_true (played);
      broken = !keep_order (recovery, battle, whole);
      /* As the saving does: after a journal that failed the whole is tried at once. */
      if (broken && !whole)
        broken = !keep_order (recovery, battle, TRUE);
      if (!broken)
        *acknowledged = i + 1;
    }
}

/* How many orders can be taken up again; -1: nothing is left. Their state must be the story's. */
static inline gint
recover_story (char **damage)
{
  g_autoptr (GPtrArray) left = lw_crash_list ();
  g_autoptr (LwRecovery) recovery = NULL;
  g_autoptr (LwRecovered) recovered = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *seal = NULL;
  guint n;

  if (left->len == 0)
    return -1;
  g_assert_cmpuint (left->len, ==, 1);
  recovery = lw_crash_item_resume (g_ptr_array_index (left, 0), &error);
  g_assert_no_error (error);
  recovered = lw_recovered_new (recovery, NULL, &error);
  if (!recovered)
    return -2;
  n = recovered->battle->record->len;
  g_assert_cmpuint (n, <, story_seals->len);
  seal = lw_battle_checksum (recovered->battle);
  g_assert_cmpstr (seal, ==, g_ptr_array_index (story_seals, n));
  if (damage)
    *damage = g_strdup (recovered->damage);
  return (gint)n;
}

static inline void
forget_left (void)
{
  g_autofree char *root =
      g_build_filename (g_get_user_state_dir (), "little-wars", "recovery", NULL);

  remove_tree (root);
}
