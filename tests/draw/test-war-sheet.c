/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-war-sheet.c: the war sheet, the record card, and some pages of a document.
 */
#include "report-test.h"

#include "lw-campaign-file.h"
#include "campaign/campaign.h"
#include "lw-record-card.h"
#include "paper-test.h"
#include "lw-war-sheet.h"
#include "names/names.h"

#include <malloc.h>

static const LwPaper *const papers[] = { &lw_paper_a4, &lw_paper_letter };

static void
check_sheet (guint battles, guint least, guint most)
{
  g_autoptr (LwCampaign) war = fought_war ("first", battles);

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr (LwDocument) sheet = lw_war_sheet (war, papers[i]);

      g_assert_cmpuint (lw_document_pages (sheet), >=, least);
      g_assert_cmpuint (lw_document_pages (sheet), <=, most);
      check_document (sheet, papers[i]);
    }
}

static void
test_no_battle (void)
{
  check_sheet (0, 1, 1);
}

static void
test_one_battle (void)
{
  check_sheet (1, 1, 1);
}

static void
test_twenty_battles (void)
{
  check_sheet (20, 2, 3);
}

/* Bytes of memory that a sheet keeps. */
static gsize
kept_by_sheet (guint battles)
{
  g_autoptr (LwCampaign) war = fought_war ("first", battles);
  gsize before = mallinfo2 ().uordblks;
  g_autoptr (LwDocument) sheet = lw_war_sheet (war, &lw_paper_a4);

  return mallinfo2 ().uordblks - before;
}

/* A long war takes as much memory as its words do, and not as the ink of its pages; a sanitizer
 * counts memory by itself, and there is nothing to compare. */
static void
test_long_war (void)
{
  gsize few = kept_by_sheet (400), many = kept_by_sheet (2400);

  g_assert_cmpuint (many - MIN (few, many), <, 2000 * 1500);
}

/* Every battle has its line, and the last total is the war's. */
static void
test_words (void)
{
  g_autoptr (LwCampaign) war = fought_war ("first", 20);
  g_autoptr (LwDocument) sheet = lw_war_sheet (war, &lw_paper_a4);
  g_autofree char *words = document_words (sheet);
  LwStanding standing;

  lw_campaign_standing (war, G_MAXUINT, &standing);
  if (words == NULL)
    return;
  assert_holds (words, "The Sandgate War");
  assert_holds (words, "Åse");
  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *country = g_strdup_printf ("Country %u\n", i + 1);

      assert_holds (words, country);
    }
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      g_autofree char *total = lw_points_format (standing.total[side]);

      assert_holds (words, total);
    }
}

/* The end of the last line of the table. (transfer full) */
static char *
csv_totals (const LwStanding *standing)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint side = 0; side < LW_N_SIDES; side++)
    g_string_append_printf (text, ",%d%s", standing->total[side] / 2,
                            standing->total[side] % 2 != 0 ? ".5" : "");
  return g_strconcat (text->str, ",", NULL);
}

/* One battle of five corrected, from won to drawn: standing, tally, table and sheet say the same at
 * once, and it is no longer what they said. */
static void
test_corrected (void)
{
  g_autoptr (LwCampaign) war = fought_war ("first", 5);
  LwLedgerRow *drawn = lw_ledger_row_copy (g_ptr_array_index (war->battles, 1));
  g_autofree char *csv = NULL;
  g_autofree char *words = NULL;
  g_autofree char *total = NULL;
  g_autofree char *csv_end = NULL;
  LwStanding before, after;
  LwTally tally;
  guint n_drawn;

  lw_campaign_standing (war, G_MAXUINT, &before);
  lw_campaign_tally (war, &tally);
  n_drawn = tally.drawn;
  g_assert_cmpint (drawn->result, !=, LW_RESULT_DRAWN);
  drawn->result = LW_RESULT_DRAWN;
  lw_campaign_correct (war, 1, drawn, "2026-10-25T09:00:00Z", "Neither had won.");
  lw_campaign_standing (war, G_MAXUINT, &after);
  g_assert_cmpint (before.total[LW_BLUE], !=, after.total[LW_BLUE]);
  lw_campaign_tally (war, &tally);
  g_assert_cmpuint (tally.drawn, ==, n_drawn + 1);
  csv = lw_campaign_file_csv (war);
  csv_end = csv_totals (&after);
  assert_holds (csv, csv_end);
  total = lw_points_format (after.total[after.leader]);
  {
    g_autoptr (LwDocument) sheet = lw_war_sheet (war, &lw_paper_a4);

    words = document_words (sheet);
  }
  if (words != NULL)
    assert_holds (words, total);
}

/* Ten thousand battles (`-m slow`) are a book; it is laid out all the same, and its last page is
 * not blank. */
static void
test_book (void)
{
  guint battles = g_test_slow () ? 10000 : 1500;
  g_autoptr (LwCampaign) war = fought_war ("first", battles);
  g_autoptr (LwDocument) sheet = lw_war_sheet (war, &lw_paper_a4);
  guint pages = lw_document_pages (sheet);
  g_autofree char *ranges = g_strdup_printf ("1-2,%u-", pages);
  g_autofree char *path = scratch_path ("book.pdf");
  g_autofree char *last = g_strdup_printf ("page %u of %u", pages, pages);
  g_autofree char *words = NULL;
  g_autoptr (LwDocument) excerpt = NULL;

  g_assert_cmpuint (pages, >, battles / 40);
  g_assert_cmpuint (pages, <, battles / 15);
  excerpt = lw_document_excerpt (sheet, ranges, NULL);
  for (guint i = 0; i < lw_document_pages (excerpt); i++)
    check_margins (excerpt, &lw_paper_a4, i, lw_paper_a4.margin - 2);
  g_assert_true (lw_document_export (excerpt, path, g_file_set_contents, NULL));
  words = page_words (path, 3);
  if (words != NULL)
    assert_holds (words, last);
}

static LwLedgerRow *
entered_row (void)
{
  LwLedgerRow *row = lw_ledger_row_new ();

  row->date = g_strdup ("2026-11-30");
  row->country = g_strdup ("Łąka 漢");
  row->variety = LW_VARIETY_BLOW;
  row->on_floor = TRUE;
  row->result = LW_RESULT_DRAWN;
  row->note = g_strdup ("The cat took a gun.");
  row->side[LW_RED] = (LwRowSide){ .sent = { 80, 30, 3 },
                                   .home = { 40, 12, 2 },
                                   .dead = { 30, 15 },
                                   .captive = 13,
                                   .captive_horse = 3,
                                   .taken = 7 };
  row->side[LW_BLUE] = (LwRowSide){ .sent = { 81, 29, 4 },
                                    .home = { 47, 13, 5 },
                                    .dead = { 31, 9 },
                                    .captive = 10,
                                    .captive_horse = 7,
                                    .taken = 13,
                                    .player = g_strdup ("Zoë") };
  return row;
}

static void
test_blank_card (void)
{
  static const char *const fields[] = { "date",
                                        "country",
                                        "red is",
                                        "blue is",
                                        "variety",
                                        "Fight to the Finish",
                                        "Blow at the Rear",
                                        "Sent",
                                        "Home",
                                        "Dead",
                                        "Prisoner",
                                        "Foot",
                                        "Horse",
                                        "Guns",
                                        "Note",
                                        "not fought" };

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr (LwDocument) card = lw_record_card (NULL, NULL, papers[i]);
      g_autofree char *words = document_words (card);
      g_autofree char *lower = words == NULL ? NULL : g_utf8_strdown (words, -1);

      g_assert_cmpuint (lw_document_pages (card), ==, 1);
      check_document (card, papers[i]);
      for (guint k = 0; lower != NULL && k < G_N_ELEMENTS (fields); k++)
        {
          g_autofree char *field = g_utf8_strdown (fields[k], -1);

          assert_holds (lower, field);
        }
    }
}

/* How often a word stands there alone. */
static guint
count_word (const char *text, const char *word)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n\f", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    n += g_str_equal (words[i], word) ? 1 : 0;
  return n;
}

/* Each number of the row has its box, and the sums are the ledger's. */
static void
test_filled_card (void)
{
  g_autoptr (LwCampaign) war = fought_war ("first", 1);
  g_autoptr (LwLedgerRow) row = entered_row ();
  g_autoptr (LwDocument) card = lw_record_card (war, row, &lw_paper_a4);
  g_autofree char *words = document_words (card);
  static const struct
  {
    const char *word;
    guint times;
  } numbers[] = { { "80", 1 }, { "81", 1 }, { "30", 2 }, { "29", 1 }, { "15", 1 },
                  { "31", 1 }, { "9", 1 },  { "18", 1 }, { "50", 3 }, { "½", 2 } };

  check_document (card, &lw_paper_a4);
  if (words == NULL)
    return;
  assert_holds (words, "Robert");
  assert_holds (words, "Zoë");
  g_assert_null (strstr (words, "Åse"));
  assert_holds (words, "Łąka");
  assert_holds (words, "The cat took a gun.");
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_assert_cmpuint (count_word (words, numbers[i].word), ==, numbers[i].times);
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      g_autofree char *points = lw_points_format (lw_row_points (row, side));

      assert_holds (words, points);
    }
}

static void
check_ranges (const LwDocument *document, const char *ranges, guint pages)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwDocument) excerpt = lw_document_excerpt (document, ranges, &error);

  if (pages > 0)
    {
      g_assert_no_error (error);
      g_assert_cmpuint (lw_document_pages (excerpt), ==, pages);
      return;
    }
  g_assert_null (excerpt);
  g_assert_error (error, LW_DOCUMENT_ERROR, LW_DOCUMENT_ERROR_PAGES);
}

static void
test_excerpt (void)
{
  g_autoptr (LwCampaign) war = fought_war ("first", 100);
  g_autoptr (LwDocument) sheet = lw_war_sheet (war, &lw_paper_a4);
  guint pages = lw_document_pages (sheet);
  static const char *const wrong[] = { "x",   "0",   ",1", "2-1", "1 2", "1-2-3",       "-",
                                       "--1", "900", "½",  "1;2", "1.5", "999999999999" };

  g_assert_cmpuint (pages, >=, 5);
  check_ranges (sheet, "", pages);
  check_ranges (sheet, "  ", pages);
  check_ranges (sheet, "2", 1);
  check_ranges (sheet, "2,", 1);
  check_ranges (sheet, " 1 , 3 - 4 ", 3);
  check_ranges (sheet, "1,1,1-2", 2);
  check_ranges (sheet, "-2", 2);
  check_ranges (sheet, "2-", pages - 1);
  check_ranges (sheet, "3-900", pages - 2);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    check_ranges (sheet, wrong[i], 0);
}

/* Pages keep their numbers, and the whole document outlives its part and the other way round. */
static void
test_excerpt_numbers (void)
{
  g_autoptr (LwCampaign) war = fought_war ("first", 60);
  LwDocument *sheet = lw_war_sheet (war, &lw_paper_a4);
  g_autoptr (LwDocument) excerpt = lw_document_excerpt (sheet, "2-3", NULL);
  g_autofree char *second = g_strdup_printf ("page 2 of %u", lw_document_pages (sheet));
  g_autofree char *words = NULL;

  lw_document_free (sheet);
  words = document_words (excerpt);
  if (words == NULL)
    return;
  assert_holds (words, second);
  g_assert_null (strstr (words, "page 1 of"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/war-sheet/no-battle", test_no_battle);
  g_test_add_func ("/draw/war-sheet/one-battle", test_one_battle);
  g_test_add_func ("/draw/war-sheet/twenty-battles", test_twenty_battles);
  g_test_add_func ("/draw/war-sheet/long", test_long_war);
  g_test_add_func ("/draw/war-sheet/words", test_words);
  g_test_add_func ("/reports/T24/corrected-battle", test_corrected);
  g_test_add_func ("/draw/war-sheet/book", test_book);
  g_test_add_func ("/draw/record-card/blank", test_blank_card);
  g_test_add_func ("/draw/record-card/filled", test_filled_card);
  g_test_add_func ("/draw/document/excerpt", test_excerpt);
  g_test_add_func ("/draw/document/excerpt-numbers", test_excerpt_numbers);
  return g_test_run ();
}
