/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-campaign-floor.c: numbers as players write them, and battles of the real floor.
 */
#include "campaign/campaign.h"

/* ---- amounts ---- */

static void
assert_points (const char *text, LwAmount wanted, gint half_points)
{
  gint found;

  g_assert_cmpint (lw_points_parse (text, 999999, &found), ==, wanted);
  if (wanted == LW_AMOUNT_RIGHT)
    g_assert_cmpint (found, ==, half_points);
}

static void
test_points (void)
{
  assert_points ("12", LW_AMOUNT_RIGHT, 24);
  assert_points ("1½", LW_AMOUNT_RIGHT, 3);
  assert_points ("½", LW_AMOUNT_RIGHT, 1);
  assert_points ("1 1/2", LW_AMOUNT_RIGHT, 3);
  assert_points ("1/2", LW_AMOUNT_RIGHT, 1);
  assert_points ("1.5", LW_AMOUNT_RIGHT, 3);
  assert_points ("1,5", LW_AMOUNT_RIGHT, 3);
  assert_points ("12,0", LW_AMOUNT_RIGHT, 24);
  assert_points ("12,5", LW_AMOUNT_RIGHT, 25);
  assert_points ("12.5", LW_AMOUNT_RIGHT, 25);
  assert_points (" 300 ", LW_AMOUNT_RIGHT, 600);
  assert_points ("٣٠٠", LW_AMOUNT_RIGHT, 600);
  assert_points ("499999½", LW_AMOUNT_RIGHT, 999999);
  assert_points ("500000", LW_AMOUNT_TOO_LARGE, 0);
  assert_points ("99999999999999999999", LW_AMOUNT_TOO_LARGE, 0);
  assert_points ("", LW_AMOUNT_EMPTY, 0);
  assert_points ("  ", LW_AMOUNT_EMPTY, 0);
  assert_points ("-1", LW_AMOUNT_NEGATIVE, 0);
  assert_points ("−1", LW_AMOUNT_NEGATIVE, 0);
  assert_points ("1e9", LW_AMOUNT_NO_NUMBER, 0);
  assert_points ("abc", LW_AMOUNT_NO_NUMBER, 0);
  assert_points ("12.25", LW_AMOUNT_PART, 0);
  assert_points ("1/3", LW_AMOUNT_PART, 0);
  assert_points (".0", LW_AMOUNT_PART, 0);
}

static void
assert_count (const char *text, LwAmount wanted, guint count)
{
  guint found;

  g_assert_cmpint (lw_count_parse (text, 1000, &found), ==, wanted);
  if (wanted == LW_AMOUNT_RIGHT)
    g_assert_cmpuint (found, ==, count);
}

static void
test_counts (void)
{
  assert_count ("80", LW_AMOUNT_RIGHT, 80);
  assert_count (" 0 ", LW_AMOUNT_RIGHT, 0);
  assert_count ("1½", LW_AMOUNT_PART, 0);
  assert_count ("1.5", LW_AMOUNT_PART, 0);
  assert_count ("1,5", LW_AMOUNT_PART, 0);
  assert_count ("1/2", LW_AMOUNT_PART, 0);
  assert_count ("-1", LW_AMOUNT_NEGATIVE, 0);
  assert_count ("1e9", LW_AMOUNT_NO_NUMBER, 0);
  assert_count ("1000000000", LW_AMOUNT_TOO_LARGE, 0);
  assert_count ("1001", LW_AMOUNT_TOO_LARGE, 0);
  assert_count ("<b>5</b>", LW_AMOUNT_NO_NUMBER, 0);
  assert_count (NULL, LW_AMOUNT_EMPTY, 0);
}

/* ---- the form ---- */

static void
write_side (LwFloorForm *form, LwSide side, const char *const numbers[LW_N_FLOOR_ARMS][4])
{
  guint arm, fate;

  for (arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
    for (fate = 0; fate < LW_N_FLOOR_FATES; fate++)
      lw_floor_form_number (form, side, arm, fate, numbers[arm][fate]);
}

/* T29: Red 80/30/3 sent; 40/12/2 home, 30/15 dead, 10/3 prisoners; a gun lost. */
static LwFloorForm *
new_form (void)
{
  static const char *const red[LW_N_FLOOR_ARMS][4] = { { "80", "40", "30", "10" },
                                                       { "30", "12", "15", "3" },
                                                       { "3", "2", "", "" } };
  static const char *const blue[LW_N_FLOOR_ARMS][4] = { { "80", "60", "", "" },
                                                        { "30", "30", "", "" },
                                                        { "3", "4", "", "" } };
  LwFloorForm *form = lw_floor_form_new ();

  lw_floor_form_write (form, LW_FLOOR_DATE, "2026-10-24");
  lw_floor_form_write (form, LW_FLOOR_COUNTRY, "Hook's <Farm> & Łąka 漢");
  form->has_result = TRUE;
  form->result = LW_RESULT_BLUE;
  write_side (form, LW_RED, red);
  write_side (form, LW_BLUE, blue);
  return form;
}

static void
assert_right (const LwFloorForm *form, LwLedgerRow *row)
{
  LwFloorFault fault;
  gboolean right = lw_floor_form_read (form, row, &fault);

  if (!right)
    g_test_message ("reason %d", fault.reason);
  g_assert_true (right);
}

static void
assert_wrong (const LwFloorForm *form, LwFloorWrong wrong, LwFloorReason reason)
{
  g_autoptr (LwLedgerRow) row = lw_ledger_row_new ();
  LwFloorFault fault;

  g_assert_false (lw_floor_form_read (form, row, &fault));
  g_assert_cmpint (fault.wrong, ==, wrong);
  g_assert_cmpint (fault.reason, ==, reason);
}

static void
test_form (void)
{
  g_autoptr (LwFloorForm) form = new_form ();
  g_autoptr (LwLedgerRow) row = lw_ledger_row_new ();
  const LwRowSide *red = &row->side[LW_RED], *blue = &row->side[LW_BLUE];

  assert_right (form, row);
  g_assert_cmpuint (red->home.infantry, ==, 40);
  g_assert_cmpuint (red->home.cavalry, ==, 12);
  g_assert_cmpuint (red->home.guns, ==, 2);
  g_assert_cmpuint (red->dead[LW_INFANTRY], ==, 30);
  g_assert_cmpuint (red->dead[LW_CAVALRY], ==, 15);
  g_assert_cmpuint (red->captive, ==, 13);
  g_assert_cmpuint (red->captive_horse, ==, 3);
  g_assert_cmpuint (blue->taken, ==, 13);
  g_assert_cmpuint (blue->dead[LW_INFANTRY], ==, 20); /* the rest */
  g_assert_cmpuint (blue->captive, ==, 0);
  g_assert_cmpstr (row->country, ==, "Hook's <Farm> & Łąka 漢");
  /* 20 + 18 + 40 + 6.5, and 100 + 40 + 45 + 60 + 6.5. */
  g_assert_cmpint (lw_row_points (row, LW_RED), ==, 169);
  g_assert_cmpint (lw_row_points (row, LW_BLUE), ==, 503);
}

static void
test_sums (void)
{
  g_autoptr (LwFloorForm) form = new_form ();
  g_autoptr (LwLedgerRow) row = lw_ledger_row_new ();

  lw_floor_form_number (form, LW_RED, LW_FLOOR_FOOT, LW_FLOOR_HOME, "41");
  assert_wrong (form, LW_FLOOR_BAD_NUMBER, LW_FLOOR_MORE_TOLD);
  lw_floor_form_number (form, LW_RED, LW_FLOOR_FOOT, LW_FLOOR_HOME, "39");
  assert_wrong (form, LW_FLOOR_BAD_NUMBER, LW_FLOOR_FEWER_TOLD);
  lw_floor_form_number (form, LW_RED, LW_FLOOR_FOOT, LW_FLOOR_HOME, "");
  g_assert_cmpint (lw_floor_form_rest (form, LW_RED, LW_FLOOR_FOOT, LW_FLOOR_HOME), ==, 40);
  assert_right (form, row);
  lw_floor_form_number (form, LW_BLUE, LW_FLOOR_GUNS, LW_FLOOR_HOME, "5");
  assert_wrong (form, LW_FLOOR_BAD_NUMBER, LW_FLOOR_MORE_GUNS);
  lw_floor_form_number (form, LW_BLUE, LW_FLOOR_GUNS, LW_FLOOR_HOME, "1½");
  assert_wrong (form, LW_FLOOR_BAD_NUMBER, LW_FLOOR_AMOUNT);
}

static void
test_texts (void)
{
  g_autoptr (LwFloorForm) form = new_form ();

  lw_floor_form_write (form, LW_FLOOR_DATE, "2026-02-30");
  assert_wrong (form, LW_FLOOR_BAD_TEXT, LW_FLOOR_NO_DATE);
  lw_floor_form_write (form, LW_FLOOR_DATE, "24.10.2026");
  assert_wrong (form, LW_FLOOR_BAD_TEXT, LW_FLOOR_NO_DATE);
  lw_floor_form_write (form, LW_FLOOR_DATE, "2026-10-24");
  lw_floor_form_write (form, LW_FLOOR_RED_PLAYER, "Robert\x01");
  assert_wrong (form, LW_FLOOR_BAD_TEXT, LW_FLOOR_STRANGE_TEXT);
  lw_floor_form_write (form, LW_FLOOR_RED_PLAYER, "");
  form->has_result = FALSE;
  assert_wrong (form, LW_FLOOR_NO_RESULT, LW_FLOOR_UNDECIDED);
}

static void
test_all_none (void)
{
  g_autoptr (LwFloorForm) form = new_form ();
  g_autoptr (LwLedgerRow) row = lw_ledger_row_new ();

  lw_floor_form_all (form, LW_RED, LW_FLOOR_FOOT);
  lw_floor_form_none (form, LW_RED, LW_FLOOR_HORSE);
  assert_right (form, row);
  g_assert_cmpuint (row->side[LW_RED].home.infantry, ==, 80);
  g_assert_cmpuint (row->side[LW_RED].dead[LW_INFANTRY], ==, 0);
  g_assert_cmpuint (row->side[LW_RED].home.cavalry, ==, 0);
  g_assert_cmpuint (row->side[LW_RED].dead[LW_CAVALRY], ==, 27);
  g_assert_cmpuint (row->side[LW_RED].captive_horse, ==, 3);
}

static void
test_not_lost (void)
{
  g_autoptr (LwFloorForm) form = lw_floor_form_new ();
  g_autoptr (LwLedgerRow) row = lw_ledger_row_new ();
  gint adds[LW_N_SIDES];

  lw_floor_form_write (form, LW_FLOOR_DATE, "2026-10-24");
  form->has_result = TRUE;
  form->result = LW_RESULT_NOT_FOUGHT;
  assert_right (form, row);
  lw_row_adds (row, LW_LEDGER_RAW, adds);
  g_assert_cmpint (adds[LW_RED] + adds[LW_BLUE], ==, 0);
  form->result = LW_RESULT_ABANDONED;
  assert_wrong (form, LW_FLOOR_BAD_NUMBER, LW_FLOOR_NOBODY_SENT);
}

static void
test_kept (void)
{
  g_autoptr (LwFloorForm) form = new_form ();
  g_autoptr (LwFloorForm) again = NULL;
  g_autofree char *saved = NULL;
  g_autofree char *saved_again = NULL;

  lw_floor_form_number (form, LW_RED, LW_FLOOR_FOOT, LW_FLOOR_HOME, "1½ or so");
  lw_floor_form_write (form, LW_FLOOR_NOTE, " two\nlines;[x]=\"7\"");
  form->variety = LW_VARIETY_DEFENSIVE;
  saved = lw_floor_form_save (form);
  again = lw_floor_form_restore (saved);
  g_assert_nonnull (again);
  saved_again = lw_floor_form_save (again);
  g_assert_cmpstr (saved, ==, saved_again);
  g_assert_cmpstr (again->text[LW_FLOOR_NOTE], ==, " two\nlines;[x]=\"7\"");
  g_assert_cmpint (again->variety, ==, LW_VARIETY_DEFENSIVE);
  g_assert_true (again->has_result);
  g_assert_null (lw_floor_form_restore ("nothing of the kind"));
  g_assert_null (lw_floor_form_restore (NULL));
}

/* A row becomes a form and the same row again: what is corrected begins as it stands. */
static void
test_of_row (void)
{
  g_autoptr (LwFloorForm) form = new_form ();
  g_autoptr (LwLedgerRow) row = lw_ledger_row_new ();
  g_autoptr (LwLedgerRow) again = lw_ledger_row_new ();
  g_autoptr (LwFloorForm) of_row = NULL;

  assert_right (form, row);
  of_row = lw_floor_form_of (row);
  assert_right (of_row, again);
  g_assert_true (lw_row_equal (row, again));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reports/T27/halves", test_points);
  g_test_add_func ("/field/campaign-floor/counts", test_counts);
  g_test_add_func ("/reports/T29/losses-as-entered", test_form);
  g_test_add_func ("/reports/T29/sums-checked", test_sums);
  g_test_add_func ("/field/campaign-floor/texts", test_texts);
  g_test_add_func ("/field/campaign-floor/all-none", test_all_none);
  g_test_add_func ("/field/campaign-floor/not-lost", test_not_lost);
  g_test_add_func ("/field/campaign-floor/kept", test_kept);
  g_test_add_func ("/field/campaign-floor/of-row", test_of_row);

  return g_test_run ();
}
