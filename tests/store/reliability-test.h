/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * reliability-test.h: what the tests of reported faults have in common: a home, a battle, files.
 */
#pragma once

#include "store-story.h"

static char *home;
static char *battle_text;

static inline char *
inside (const char *name)
{
  return g_build_filename (home, name, NULL);
}

static inline void
assert_text (const char *path, const char *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize size;

  text = lw_safe_read (path, &size, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, wanted);
}

static inline void
assert_saved (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  lw_safe_save (path, text, NULL, LW_SAVE_GROWING, &error);
  g_assert_no_error (error);
}

static inline void
assert_error_says (const GError *error, const char *words)
{
  g_assert_nonnull (error);
  if (!strstr (error->message, words))
    g_assert_cmpstr (error->message, ==, words);
}

typedef struct
{
  const char *name;
  void (*test) (void);
} ReliabilityTest;

/* Adds the tests under /reliability/ and runs them all. */
static inline int
run_reliability (int argc, char **argv, const ReliabilityTest *tests, guint n)
{
  int status;

  home = new_home ();
  g_test_init (&argc, &argv, NULL);
  tell_story (40);
  battle_text = lw_battle_file_write (story, NULL, NULL);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat ("/reliability/", tests[i].name, NULL);

      g_test_add_func (path, tests[i].test);
    }
  status = g_test_run ();
  forget_story ();
  remove_tree (home);
  g_free (home);
  g_free (battle_text);
  return status;
}
