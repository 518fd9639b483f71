/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-journal.c: the journal: every truncation and every bit of it, and what a crash leaves.
 */
#include "store-story.h"

static char *home;
static char *path;

static LwJournalText *
parse (const char *data, gsize size)
{
  return lw_journal_parse ("journal", data, size, NULL);
}

static char *
read_journal (gsize *size)
{
  g_autoptr (GError) error = NULL;
  char *data = lw_safe_read (path, size, &error);

  g_assert_no_error (error);
  return data;
}

/* A journal of the first @n orders of the story. */
static void
write_journal (guint n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwJournal) journal =
      lw_journal_create (path, 0, g_ptr_array_index (story_seals, 0), &error);

  g_assert_no_error (error);
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *order = lw_order_xml_write (story, lw_battle_order (story, i));

      lw_journal_append (journal, i, order, &error);
      g_assert_no_error (error);
    }
}

static void
assert_story_line (const LwJournalText *text, guint i)
{
  const LwJournalLine *line = g_ptr_array_index (text->lines, i);
  g_autofree char *order = lw_order_xml_write (story, lw_battle_order (story, i + 1));

  g_assert_cmpuint (line->n, ==, i + 1);
  g_assert_cmpstr (line->order, ==, order);
}

static void
test_round_trip (void)
{
  g_autoptr (LwJournalText) text = NULL;
  g_autoptr (GError) error = NULL;

  write_journal (20);
  text = lw_journal_read (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (text->base, ==, 0);
  g_assert_cmpstr (text->seal, ==, g_ptr_array_index (story_seals, 0));
  g_assert_cmpuint (text->lines->len, ==, 20);
  g_assert_false (text->torn);
  g_assert_cmpuint (text->damaged, ==, 0);
  for (guint i = 0; i < 20; i++)
    assert_story_line (text, i);
}

/* Cut at any byte it gives the orders before the cut, and says that one was under way. */
static void
test_truncations (void)
{
  g_autofree char *data = NULL;
  gsize size, header;

  write_journal (6);
  data = read_journal (&size);
  header = strchr (data, '\n') + 1 - data;
  for (gsize cut = 0; cut < size; cut++)
    {
      g_autoptr (LwJournalText) text = parse (data, cut);
      guint whole = 0;

      if (cut < header)
        {
          g_assert_null (text);
          continue;
        }
      for (gsize i = header; i < cut; i++)
        whole += data[i] == '\n';
      /* A last line that lacks its end alone is whole. */
      whole += cut > header && data[cut] == '\n' ? 1 : 0;
      g_assert_cmpuint (text->lines->len, ==, whole);
      g_assert_cmpuint (text->damaged, ==, 0);
      for (guint i = 0; i < whole; i++)
        assert_story_line (text, i);
    }
}

/* No bit can be turned without being noticed, and no order that was changed is believed. */
static void
test_bit_flips (void)
{
  g_autofree char *data = NULL;
  gsize size;

  write_journal (6);
  data = read_journal (&size);
  for (gsize bit = 0; bit < 8 * size; bit++)
    {
      g_autoptr (LwJournalText) text = NULL;

      data[bit / 8] ^= (char)(1 << bit % 8);
      text = parse (data, size);
      data[bit / 8] ^= (char)(1 << bit % 8);
      if (!text)
        continue;
      g_assert_true (text->damaged != 0 || text->torn);
      g_assert_cmpuint (text->lines->len, <, 6);
      /* Quietly only the last one goes; the rest is announced. */
      g_assert_true (text->damaged != 0 || text->lines->len == 5);
      for (guint i = 0; i < text->lines->len; i++)
        assert_story_line (text, i);
    }
}

static void
assert_cannot_append (CallKind call, int fault, const char *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwJournal) journal =
      lw_journal_create (path, 0, g_ptr_array_index (story_seals, 0), NULL);
  g_autoptr (LwJournalText) text = NULL;

  lw_journal_append (journal, 1, "<one/>", &error);
  g_assert_no_error (error);
  plan_fault (FAULT_ERROR, call, 1, FALSE, fault);
  g_assert_false (lw_journal_append (journal, 2, "<two/>", &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, words));
  g_assert_cmpstr (lw_store_error_details (error), ==, g_strerror (fault));
  plan_fault (FAULT_NONE, CALL_ANY, 0, FALSE, 0);
  /* It takes no more, although the disk is well again. */
  g_assert_false (lw_journal_append (journal, 2, "<two/>", NULL));
  text = lw_journal_read (path, NULL);
  g_assert_cmpuint (text->damaged, ==, 0);
  g_assert_cmpuint (text->lines->len, >=, 1);
}

static void
test_errors (void)
{
  use_fault_calls ();
  assert_cannot_append (CALL_WRITE, ENOSPC, "The disk is full");
  assert_cannot_append (CALL_WRITE, EDQUOT, "The disk is full");
  assert_cannot_append (CALL_WRITE, EROFS, "cannot be written");
  assert_cannot_append (CALL_WRITE, EIO, "The disk reports an error");
  assert_cannot_append (CALL_SYNC, EIO, "The disk reports an error");
  assert_cannot_append (CALL_SYNC, ENOSPC, "The disk is full");
  lw_calls_replace_for_test (NULL);
}

/* What is no journal at all. */
static void
test_garbage (void)
{
  static const char *const texts[] = {
    "",
    "\n",
    "little-wars-journal\t1\t0\tzz\n",
    "little-wars-journal\t2\t0\t\n",
    "<battle/>\n",
    "little-wars-journal\t1\t-"
    "1\t0123456789012345678901234567890123456789012345678901234567890123\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lw_journal_parse ("j", texts[i], strlen (texts[i]), &error));
      g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_DAMAGED);
    }
}

int
main (int argc, char **argv)
{
  int status;

  home = new_home ();
  path = g_build_filename (home, "journal", NULL);
  g_test_init (&argc, &argv, NULL);
  tell_story (40);
  g_test_add_func ("/store/journal/round-trip", test_round_trip);
  g_test_add_func ("/store/journal/every-truncation", test_truncations);
  g_test_add_func ("/store/journal/every-bit", test_bit_flips);
  g_test_add_func ("/store/journal/errors", test_errors);
  g_test_add_func ("/store/journal/garbage", test_garbage);
  status = g_test_run ();
  forget_story ();
  remove_tree (home);
  g_free (home);
  g_free (path);
  return status;
}
