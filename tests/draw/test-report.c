/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-report.c: the battle report on paper and as text: pages, margins, words, errors.
 */
#include "report-test.h"
#include "data-folder.h"

#include "lw-battle-file.h"
#include "lw-picture.h"
#include "paper-test.h"
#include "lw-floor-plan.h"
#include "lw-report-text.h"

static const LwPaper *const papers[] = { &lw_paper_a4, &lw_paper_letter };

static GPtrArray *
long_story (guint n)
{
  GPtrArray *story = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (story,
                     g_strdup_printf ("Paragraph %u. The guns spoke twice before the smoke of "
                                      "the first had lifted, and the foot who had lain along the "
                                      "brook since morning rose and went on at a walk, for "
                                      "nobody had told them to run.",
                                      i + 1));
  return story;
}

static void
check_battle (LwForce force, guint turns, guint paragraphs)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwBattle) battle = fought_battle (country, force, turns);
  g_autoptr (GPtrArray) story = long_story (paragraphs);

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr (LwDocument) report =
          lw_battle_report (battle, NULL, paragraphs ? story : NULL, NULL, NULL, papers[i]);

      g_assert_cmpuint (lw_document_pages (report), >=, 1);
      g_assert_cmpuint (lw_document_pages (report), <=, 3 + paragraphs / 10 + turns / 8);
      check_document (report, papers[i]);
    }
}

static void
test_unbegun (void)
{
  check_battle ((LwForce){ 4, 1, 1 }, 0, 0);
}

static void
test_one_turn (void)
{
  check_battle ((LwForce){ 2, 0, 1 }, 1, 1);
}

static void
test_ten_turns (void)
{
  check_battle ((LwForce){ 48, 25, 3 }, 10, 4);
}

static void
test_long_battle (void)
{
  check_battle ((LwForce){ 20, 10, 2 }, 60, 60);
}

static void
test_words (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwBattle) battle = fought_battle (country, (LwForce){ 24, 12, 2 }, 6);
  g_autoptr (LwCampaign) war = fought_war (battle->id, 2);
  g_autoptr (GPtrArray) story = long_story (2);
  g_autoptr (LwDocument) report = NULL;
  g_autofree char *words = NULL;

  report = lw_battle_report (battle, "Żółć", story, war, "2026-10-24", &lw_paper_a4);
  g_assert_cmpstr (lw_document_title (report), ==, "Żółć");
  words = document_words (report);
  if (words == NULL)
    return;
  assert_holds (words, "Żółć");
  assert_holds (words, "Saturday, the 24th of October 2026");
  assert_holds (words, "Robert, first player");
  assert_holds (words, "24 foot, 12 horse and 2 guns a side");
  assert_holds (words, "Łódź Crossroads, 10 ft by 8 ft");
  assert_holds (words, "fired by hand");
  assert_holds (words, "Paragraph 2.");
  assert_holds (words, "Put down");
  assert_holds (words, "The losses");
  assert_holds (words, "All the guns");
  assert_holds (words, "Own men captive");
  assert_holds (words, "Standing after it");
}

/* What is not over says so; a war that does not know the battle says that. */
static void
test_as_it_stands (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwBattle) battle = fought_battle (country, (LwForce){ 12, 6, 1 }, 1);
  g_autoptr (LwCampaign) war = fought_war ("other", 1);
  g_autofree char *text = lw_report_text (battle, NULL, NULL, war, NULL);

  assert_holds (text, "The Battle of Łódź Crossroads\n=============================\n");
  assert_holds (text, "The battle as it stands in Blue’s first move.");
  assert_holds (text, "Nobody has been lost.");
  assert_holds (text, "not in the ledger yet");
}

static void
test_text (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwBattle) battle = fought_battle (country, (LwForce){ 24, 12, 2 }, 6);
  g_autofree char *text = lw_report_text (battle, "A \xff title", NULL, NULL, "2026-02-01");
  g_auto (GStrv) lines = NULL;

  assert_holds (text, "Sunday, the 1st of February 2026");
  assert_holds (text, "Left free");
  assert_holds (text, "Infantry");
  assert_holds (text, "Score");
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 3; lines[i] != NULL; i++)
    if (g_utf8_validate (lines[i], -1, NULL))
      g_assert_cmpint (g_utf8_strlen (lines[i], -1), <, 100);
}

/* Where the account that a record follows is silent, the report says so. */
static void
test_untold (void)
{
  g_autofree char *path = g_build_filename (data_folder (), "battles", "hooks-farm.lwbattle", NULL);
  g_autoptr (LwBattle) battle = lw_battle_file_load (path, NULL, NULL);
  g_autofree char *text = lw_report_text (battle, NULL, NULL, NULL, NULL);
  g_autoptr (LwDocument) document = lw_battle_report (battle, NULL, NULL, NULL, NULL, &lw_paper_a4);

  g_assert_nonnull (strstr (text, "fire of the right gun "));
  g_assert_nonnull (strstr (text, "fire of three guns*"));
  g_assert_nonnull (strstr (text, "\n* The account that this record follows does not tell how "));
  g_assert_nonnull (strstr (text, "these 19 men fell."));
  g_assert_cmpint (lw_document_pages (document), ==, 2);
}

static void
test_long_names (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwBattle) battle = fought_battle (country, (LwForce){ 4, 2, 1 }, 2);
  g_autoptr (LwDocument) report = NULL;
  GString *name = g_string_new (NULL);

  for (guint i = 0; i < 40; i++)
    g_string_append (name, "Μάχη 戦い ");
  g_free (battle->player[LW_RED].name);
  battle->player[LW_RED].name = g_string_free (name, FALSE);
  report =
      lw_battle_report (battle, battle->player[LW_RED].name, NULL, NULL, NULL, &lw_paper_letter);
  for (guint i = 0; i < lw_document_pages (report); i++)
    check_margins (report, &lw_paper_letter, i, lw_paper_letter.margin - 2);
}

static void
test_same_bytes (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwBattle) battle = fought_battle (country, (LwForce){ 12, 6, 1 }, 4);
  g_autofree char *contents[2] = { NULL, NULL };
  gsize sizes[2];

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (LwDocument) report =
          lw_battle_report (battle, NULL, NULL, NULL, NULL, &lw_paper_a4);
      g_autofree char *path = scratch_path ("same.pdf");

      g_assert_true (lw_document_export (report, path, g_file_set_contents, NULL));
      g_assert_true (g_file_get_contents (path, &contents[i], &sizes[i], NULL));
    }
  g_assert_cmpmem (contents[0], sizes[0], contents[1], sizes[1]);
  g_free (contents[1]);
  contents[1] = NULL;
}

static void
test_pictures (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwBattle) battle = fought_battle (country, (LwForce){ 24, 12, 2 }, 6);
  g_autoptr (GPtrArray) story = long_story (12);
  g_autoptr (LwDocument) report = lw_battle_report (battle, NULL, story, NULL, NULL, &lw_paper_a4);
  const char *const endings[] = { "svg", "PNG" };

  g_assert_cmpuint (lw_document_pages (report), >=, 2);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *name = g_strdup_printf ("picture.%s", endings[i]);
      g_autofree char *second = g_strdup_printf ("picture-2.%s", endings[i]);
      g_autofree char *path = scratch_path (name);
      g_autofree char *next = scratch_path (second);

      g_assert_true (lw_document_export (report, path, g_file_set_contents, NULL));
      g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
      g_assert_true (g_file_test (next, G_FILE_TEST_IS_REGULAR));
    }
}

static void
test_errors (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwDocument) plan = lw_floor_plan (country, 0, &lw_paper_a4);
  g_autofree char *nowhere = scratch_path ("no/such/folder/plan.pdf");
  g_autofree char *strange = scratch_path ("plan.doc");
  g_autoptr (GError) error = NULL;

  g_assert_false (lw_document_export (plan, nowhere, g_file_set_contents, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  assert_holds (error->message, nowhere);
  g_clear_error (&error);
  g_assert_false (lw_document_export (plan, strange, g_file_set_contents, &error));
  g_assert_error (error, LW_PICTURE_ERROR, LW_PICTURE_ERROR_KIND);
  g_assert_false (g_file_test (strange, G_FILE_TEST_EXISTS));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/report/unbegun", test_unbegun);
  g_test_add_func ("/reports/T30/one-turn", test_one_turn);
  g_test_add_func ("/reports/T30/ten-turns", test_ten_turns);
  g_test_add_func ("/reports/T30/sixty-turns", test_long_battle);
  g_test_add_func ("/draw/report/words", test_words);
  g_test_add_func ("/draw/report/as-it-stands", test_as_it_stands);
  g_test_add_func ("/draw/report/text", test_text);
  g_test_add_func ("/draw/report/untold", test_untold);
  g_test_add_func ("/draw/report/long-names", test_long_names);
  g_test_add_func ("/draw/report/same-bytes", test_same_bytes);
  g_test_add_func ("/draw/report/pictures", test_pictures);
  g_test_add_func ("/draw/report/errors", test_errors);
  return g_test_run ();
}
