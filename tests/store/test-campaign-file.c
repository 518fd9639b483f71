/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-campaign-file.c: a war's ledger in and out, its points held against its numbers; the CSV.
 */
#include "lw-campaign-file.h"

#include <glib/gstdio.h>
#include <malloc.h>
#include <string.h>
#include <time.h>

#include "lw-battle-file.h"
#include "lw-campaign-rebuild.h"
#include "lw-library.h"
#include "lw-campaign-read.h"

/* The numbers of the book's own battle (B20): 196 against 26. */
static LwLedgerRow *
hooks_farm_row (const char *id)
{
  LwLedgerRow *row = lw_ledger_row_new ();

  row->id = g_strdup (id);
  row->date = g_strdup ("2026-10-24");
  row->country = g_strdup ("Hook's Farm");
  row->result = LW_RESULT_BLUE;
  for (guint side = 0; side < LW_N_SIDES; side++)
    row->side[side].sent = (LwForce){ 48, 25, 3 };
  row->side[LW_RED].home = (LwForce){ 7, 4, 1 };
  row->side[LW_RED].captive = 6;
  row->side[LW_RED].captive_horse = 3;
  row->side[LW_RED].dead[LW_INFANTRY] = 38;
  row->side[LW_RED].dead[LW_CAVALRY] = 18;
  row->side[LW_BLUE].home = (LwForce){ 31, 8, 5 };
  row->side[LW_BLUE].taken = 6;
  row->side[LW_BLUE].dead[LW_INFANTRY] = 17;
  row->side[LW_BLUE].dead[LW_CAVALRY] = 17;
  return row;
}

static LwCampaign *
small_war (void)
{
  LwCampaign *war = lw_campaign_new ("The Sandgate War", 600, LW_LEDGER_MARGIN);
  LwLedgerRow *row = hooks_farm_row ("5f0c");
  LwLedgerRow *second = hooks_farm_row ("5f0d");
  LwLedgerRow *stood;

  war->player[LW_RED] = g_strdup ("O'Brien & \"Sons\" <1>");
  war->player[LW_BLUE] = g_strdup ("Анна");
  row->note = g_strdup ("One afternoon,\nwith \"rain\"");
  row->file = g_strdup ("hooks-farm-4.lwbattle");
  row->sha256 = g_strnfill (64, 'a');
  stood = lw_ledger_row_copy (row);
  stood->side[LW_BLUE].home.guns = 4;
  lw_row_add_version (row, "2026-10-25T09:00:00Z", "The second gun was Red's", stood);
  g_assert_true (lw_campaign_add (war, row));
  second->result = LW_RESULT_NOT_FOUGHT;
  second->on_floor = TRUE;
  g_free (second->country);
  second->country = NULL;
  g_assert_true (lw_campaign_add (war, second));
  return war;
}

static char *
write_text (const LwCampaign *war)
{
  g_autoptr (GError) error = NULL;
  char *text = lw_campaign_file_write (war, &error);

  g_assert_no_error (error);
  return text;
}

static void
test_round_trip (void)
{
  g_autoptr (LwCampaign) war = small_war ();
  g_autofree char *text = write_text (war);
  g_autoptr (GError) error = NULL;
  g_autoptr (LwCampaign) again = lw_campaign_read ("w", text, strlen (text), &error);
  g_autofree char *text_again = NULL;
  const LwLedgerRow *row;

  g_assert_no_error (error);
  text_again = write_text (again);
  g_assert_cmpstr (text, ==, text_again);
  g_assert_cmpstr (again->player[LW_RED], ==, "O'Brien & \"Sons\" <1>");
  g_assert_cmpint (again->target, ==, 600);
  g_assert_cmpint (again->battles->len, ==, 2);
  row = g_ptr_array_index (again->battles, 0);
  g_assert_cmpint (lw_row_points (row, LW_BLUE), ==, 392);
  g_assert_cmpint (lw_row_points (row, LW_RED), ==, 52);
  g_assert_cmpint (row->side[LW_RED].dead[LW_CAVALRY], ==, 18);
  g_assert_cmpstr (row->note, ==, "One afternoon,\nwith \"rain\"");
  g_assert_cmpint (row->was->len, ==, 1);
  g_assert_cmpint (
      ((const LwRowVersion *)g_ptr_array_index (row->was, 0))->row->side[LW_BLUE].home.guns, ==, 4);
  row = g_ptr_array_index (again->battles, 1);
  g_assert_true (row->on_floor);
  g_assert_cmpint (row->result, ==, LW_RESULT_NOT_FOUGHT);
}

static void
assert_tampered (const char *from, const char *to, LwStoreError code, const char *words)
{
  g_autoptr (LwCampaign) war = small_war ();
  g_autofree char *text = write_text (war);
  const char *at = strstr (text, from);
  g_autofree char *bad = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (at);
  bad = g_strdup_printf ("%.*s%s%s", (int)(at - text), text, to, at + strlen (from));
  g_assert_null (lw_campaign_read ("w", bad, strlen (bad), &error));
  g_assert_nonnull (error);
  if (!strstr (error->message, words))
    g_assert_cmpstr (error->message, ==, words);
  g_assert_error (error, LW_STORE_ERROR, (int)code);
}

static void
test_tampered (void)
{
  assert_tampered ("home=\"31 8 5\"", "home=\"31 8\"", LW_STORE_ERROR_CONTENT,
                   "a list of 3 whole numbers from 0 to 5000 is needed");
  assert_tampered ("id=\"5f0d\"", "id=\"5f0c\"", LW_STORE_ERROR_CONTENT,
                   "the id “5f0c” is used twice");
  assert_tampered ("<side name=\"blue\"", "<side name=\"red\"", LW_STORE_ERROR_CONTENT,
                   "one <side> for red and one for blue are needed");
  assert_tampered ("<player side=\"blue\"", "<player side=\"red\"", LW_STORE_ERROR_CONTENT,
                   "red has two players");
  assert_tampered ("target=\"600\"", "target=\"0\"", LW_STORE_ERROR_CONTENT,
                   "the campaign has target=\"0\"; a whole number from 1 to 999999 is needed");
  assert_tampered ("2026-10-24", "2026-02-30", LW_STORE_ERROR_CONTENT,
                   "a date such as 2026-11-30 is needed");
  assert_tampered ("method=\"margin\"", "method=\"luck\"", LW_STORE_ERROR_CONTENT,
                   "one of margin, signed, raw");
  assert_tampered ("hooks-farm-4.lwbattle", "../hooks-farm-4.lwbattle", LW_STORE_ERROR_CONTENT,
                   "the bare name of a file, without a folder is needed");
  assert_tampered ("hooks-farm-4.lwbattle", "/tmp/hooks-farm-4.lwbattle", LW_STORE_ERROR_CONTENT,
                   "the bare name of a file, without a folder is needed");
  assert_tampered ("hooks-farm-4.lwbattle", "..", LW_STORE_ERROR_CONTENT,
                   "the bare name of a file, without a folder is needed");
  assert_tampered ("format=\"1.0\"", "format=\"3.1\"", LW_STORE_ERROR_NEWER, "file format 3.1");
}

/* Points that are not what their numbers give, and men that were never sent: said, with the place,
 * and the numbers count. */
static void
test_remarks (void)
{
  static const struct
  {
    const char *from;
    const char *to;
    const char *words;
    gint blue;
  } cases[] = {
    { "points=\"392\"", "points=\"393\"",
      "blue has points=\"393\"; its numbers give 392 (in half-points), and these count", 392 },
    { "home=\"31 8 5\"", "home=\"31 8 4\"",
      "blue has points=\"392\"; its numbers give 372 (in half-points), and these count", 372 },
    { "home=\"31 8 5\"", "home=\"32 8 5\"", "Blue has 49 foot home, dead and captive, and sent 48.",
      394 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LwCampaign) war = small_war ();
      g_autofree char *text = write_text (war);
      const char *at = strstr (text, cases[i].from);
      g_autofree char *bad = g_strdup_printf ("%.*s%s%s", (int)(at - text), text, cases[i].to,
                                              at + strlen (cases[i].from));
      g_autoptr (GError) error = NULL;
      g_autoptr (LwCampaign) read = lw_campaign_read ("w", bad, strlen (bad), &error);
      const char *last;
      g_autofree char *again = NULL;

      g_assert_no_error (error);
      g_assert_nonnull (read->remarks);
      last = g_ptr_array_index (read->remarks, read->remarks->len - 1);
      g_assert_true (g_str_has_suffix (last, cases[i].words));
      g_assert_true (g_str_has_prefix (last, "w:"));
      g_assert_cmpint (lw_row_points (g_ptr_array_index (read->battles, 0), LW_BLUE), ==,
                       cases[i].blue);
      again = write_text (read);
      g_assert_null (strstr (again, "points=\"393\""));
    }
}

static double
cpu_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* A war in which the points of every side are wrong, and too many men came home. */
static char *
write_wrong_war (guint n, const char *between)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("Anno 1913 … “wrong”", 999999, LW_LEDGER_MARGIN);
  g_autofree char *right = NULL;
  GString *text;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("ü%u", i);

      g_ptr_array_add (war->battles, hooks_farm_row (id));
    }
  right = write_text (war);
  text = g_string_new (right);
  g_string_replace (text, "points=\"", "points=\"9", 0);
  g_string_replace (text, "home=\"31 8 5\"", "home=\"41 8 5\"", 0);
  g_string_replace (text, "\n", between, 0);
  return g_string_free (text, FALSE);
}

/* The place of the @nth text @what in @text, counted from the beginning. */
static char *
place_of (const char *text, const char *what, guint nth)
{
  const char *at = strstr (text, what);
  g_autofree char *before = NULL;
  const char *line;
  guint n = 1;

  for (; nth > 0; nth--)
    at = strstr (at + 1, what);
  before = g_strndup (text, (gsize)(at - text));
  for (line = before; strchr (line, '\n'); line = strchr (line, '\n') + 1)
    n++;
  return g_strdup_printf ("w:%u:%ld: ", n, g_utf8_strlen (line, -1) + 1);
}

/* Three things in each battle, of which the last said stands first in the file. */
static void
test_places_of_remarks (void)
{
  static const char *const between[] = { "\n", " ", "\n\n" };

  for (guint i = 0; i < G_N_ELEMENTS (between); i++)
    {
      g_autofree char *text = write_wrong_war (20, between[i]);
      g_autoptr (LwCampaign) war = lw_campaign_read ("w", text, strlen (text), NULL);

      g_assert_nonnull (war);
      g_assert_cmpuint (war->remarks->len, ==, 60);
      for (guint j = 0; j < 60; j++)
        {
          gboolean whole = j % 3 == 2;
          g_autofree char *place =
              place_of (text, whole ? "<battle " : "points=", whole ? j / 3 : j / 3 * 2 + j % 3);

          g_assert_true (g_str_has_prefix (g_ptr_array_index (war->remarks, j), place));
        }
    }
}

/* To say where does not take a walk through the whole file each time. */
static void
test_many_remarks (void)
{
  g_autofree char *few = write_wrong_war (300, " ");
  g_autofree char *many = write_wrong_war (3000, " ");
  double begin = cpu_seconds (), middle;

  lw_campaign_free (lw_campaign_read ("w", few, strlen (few), NULL));
  middle = cpu_seconds ();
  lw_campaign_free (lw_campaign_read ("w", many, strlen (many), NULL));
  g_assert_cmpfloat (cpu_seconds () - middle, <, 30 * (middle - begin));
}

/* What a hand may write into a file; each is refused with its place. */
static void
test_bad_numbers (void)
{
  static const char *const bad[] = { "1½ 8 5",  "1.5 8 5", "1,5 8 5", "1/2 8 5", "-1 8 5",
                                     "1e9 8 5", "",        "5",       "5001 8 5" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *home = g_strdup_printf ("home=\"%s\"", bad[i]);

      assert_tampered ("home=\"31 8 5\"", home, LW_STORE_ERROR_CONTENT,
                       "a list of 3 whole numbers from 0 to 5000 is needed");
    }
}

/* War and players under any name come back, and a battle more is verified by itself. */
static void
test_append (void)
{
  g_autoptr (LwCampaign) war = small_war ();
  g_autofree char *text = write_text (war);
  g_autoptr (LwCampaign) read = lw_campaign_read ("w", text, strlen (text), NULL);
  LwLedgerRow *row = hooks_farm_row ("third");
  g_autofree char *longer = NULL;
  g_autoptr (LwCampaign) again = NULL;
  g_autoptr (GError) error = NULL;

  g_free (row->country);
  row->country = g_strdup ("<b>Łąka & 漢</b> \"ä\"");
  row->side[LW_BLUE].player = g_strdup ("Ümit");
  g_assert_true (lw_campaign_add (read, row));
  read->loser_makes = read->drawn = TRUE;
  longer = write_text (read);
  again = lw_campaign_read ("w", longer, strlen (longer), NULL);
  g_assert_cmpuint (again->battles->len, ==, 3);
  g_assert_true (again->loser_makes && again->drawn);
  row = g_ptr_array_index (again->battles, 2);
  g_assert_cmpstr (row->country, ==, "<b>Łąka & 漢</b> \"ä\"");
  g_assert_cmpstr (row->side[LW_BLUE].player, ==, "Ümit");
  g_assert_cmpuint (row->side[LW_RED].captive_horse, ==, 3);
  /* What cannot be kept is not written, wherever it stands. */
  g_free (row->note);
  row->note = g_strdup ("torn\x01");
  row->read = FALSE;
  g_assert_null (lw_campaign_file_write (again, &error));
  g_assert_nonnull (error);
}

static void
test_truncated (void)
{
  g_autoptr (LwCampaign) war = small_war ();
  g_autofree char *text = write_text (war);
  gsize size = strlen (g_strchomp (text));

  for (gsize cut = 0; cut < size; cut++)
    {
      g_autofree char *part = g_strndup (text, cut);

      g_assert_null (lw_campaign_read ("w", part, cut, NULL));
    }
}

static void
test_save (void)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "a.lwcampaign", NULL);
  g_autoptr (LwCampaign) war = small_war ();
  g_autoptr (LwCampaign) again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (lw_campaign_file_save (war, path, &error));
  g_assert_no_error (error);
  again = lw_campaign_file_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (again->name, ==, "The Sandgate War");
  g_unlink (path);
  g_rmdir (folder);
}

#if defined(__SANITIZE_ADDRESS__) || !defined(__GLIBC__)
static void
assert_lean (const char *text)
{
}
#else
/* A war takes no more memory than twice its file, while it is read and after. */
static void
assert_lean (const char *text)
{
  gsize size = strlen (text);
  struct mallinfo2 before, after;
  g_autoptr (LwCampaign) war = NULL;

  malloc_trim (0);
  before = mallinfo2 ();
  war = lw_campaign_read ("w", text, size, NULL);
  after = mallinfo2 ();
  g_test_message ("%zu bytes in a file of %zu", after.uordblks - before.uordblks, size);
  g_assert_cmpuint (after.uordblks + after.hblkhd, <=, before.uordblks + before.hblkhd + 2 * size);
  g_assert_cmpuint (after.arena + after.hblkhd, <=, before.arena + before.hblkhd + 2 * size);
}
#endif

/* 10,000 battles are what the format is for. */
static void
test_large (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("Long", 999999, LW_LEDGER_RAW);
  g_autoptr (LwCampaign) again = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < 10000; i++)
    {
      g_autofree char *id = g_strdup_printf ("b%u", i);

      g_ptr_array_add (war->battles, hooks_farm_row (id));
    }
  text = write_text (war);
  assert_lean (text);
  again = lw_campaign_read ("w", text, strlen (text), NULL);
  g_assert_cmpint (again->battles->len, ==, 10000);
}

/* The ledger again from a battle's file: added once, mended where it says something else. */
static void
test_rebuild (void)
{
  g_autofree char *shipped = lw_library_shipped (LW_FILE_BATTLE);
  const char *const folders[] = { shipped, "/nowhere", NULL };
  g_autofree char *path = g_build_filename (shipped, "hooks-farm.lwbattle", NULL);
  g_autoptr (LwBattle) battle = lw_battle_file_load (path, NULL, NULL);
  g_autoptr (LwCampaign) war = lw_campaign_new ("W", 600, LW_LEDGER_MARGIN);
  LwRebuilt first = { 0 }, second = { 0 }, third = { 0 };
  LwLedgerRow *row = lw_campaign_rebuild_row (battle, path, "2026-11-30");
  LwLedgerRow *lost = hooks_farm_row ("lost");
  g_autofree char *said = NULL;
  gint points = lw_row_points (row, LW_BLUE);

  lost->file = g_strdup ("gone.lwbattle");
  lw_campaign_add (war, row);
  lw_campaign_add (war, lost);
  lw_campaign_rebuild (war, "w.lwcampaign", folders, "2026-11-30T10:00:00Z", &first);
  g_assert_cmpuint (first.found, ==, 1);
  g_assert_cmpuint (first.mended + first.added, ==, 0);
  g_assert_cmpuint (first.lost, ==, 1);
  row->side[LW_BLUE].home.infantry++;
  lw_campaign_rebuild (war, "w.lwcampaign", folders, "2026-11-30T10:00:00Z", &second);
  g_assert_cmpuint (second.mended, ==, 1);
  row = g_ptr_array_index (war->battles, 0);
  g_assert_cmpint (lw_row_points (row, LW_BLUE), ==, points);
  g_assert_cmpuint (row->was->len, ==, 1);
  g_assert_cmpstr (row->file, ==, "hooks-farm.lwbattle");
  lw_campaign_rebuild (war, "w.lwcampaign", folders, "2026-11-30T10:00:00Z", &third);
  g_assert_cmpuint (third.mended, ==, 0);
  said = lw_campaign_rebuild_words (&second);
  g_assert_cmpstr (said, ==,
                   "1 battle was mended. The file of 1 battle is not to be found; its row stays.");
}

static void
test_csv (void)
{
  g_autoptr (LwCampaign) war = small_war ();
  g_autofree char *csv = lw_campaign_file_csv (war);
  g_auto (GStrv) lines = g_strsplit (csv, "\r\n", -1);

  g_assert_true (
      g_str_has_prefix (lines[0], "number,date,country,variety,where,result,red points,"));
  g_assert_cmpstr (lines[1], ==,
                   "1,2026-10-24,Hook's "
                   "Farm,finish,screen,blue,26,48,25,3,7,4,1,38,18,6,0,196,48,25,3,31,8,5,17,17,0,"
                   "6,0,170,0,170,\"One afternoon,\nwith \"\"rain\"\"\"");
  g_assert_cmpstr (lines[2], ==,
                   "2,2026-10-24,,finish,floor,not-fought,0,48,25,3,7,4,1,38,18,6,0,0,48,25,3,31,8,"
                   "5,17,17,0,6,0,0,0,"
                   "170,");
  g_assert_cmpstr (lines[3], ==, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/campaign-file/round-trip", test_round_trip);
  g_test_add_func ("/store/campaign-file/tampered", test_tampered);
  g_test_add_func ("/store/campaign-file/truncated", test_truncated);
  g_test_add_func ("/reports/T24/points-edited-by-hand", test_remarks);
  g_test_add_func ("/store/campaign-file/places-of-remarks", test_places_of_remarks);
  g_test_add_func ("/store/campaign-file/many-remarks", test_many_remarks);
  g_test_add_func ("/store/campaign-file/bad-numbers", test_bad_numbers);
  g_test_add_func ("/store/campaign-file/append", test_append);
  g_test_add_func ("/store/campaign-file/rebuild", test_rebuild);
  g_test_add_func ("/store/campaign-file/save", test_save);
  g_test_add_func ("/store/campaign-file/large", test_large);
  g_test_add_func ("/store/campaign-file/csv", test_csv);
  return g_test_run ();
}
