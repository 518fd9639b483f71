/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-drafting-steps.c: the edits of the drawing board one by one: what is one step, what goes
 * with what, what is drawn to what.
 */
#include "drafting-test.h"

static const LwFeature *
find (const LwDrafting *drafting, const char *id)
{
  return lw_country_find (lw_drafting_country (drafting), id);
}

#define IDS(...) ((const char *const[]){ __VA_ARGS__, NULL })

/* Moved, turned, undone, undone, made again: exact places each time, and the file to the byte. */
static void
test_exact (void)
{
  g_autoptr (LwDrafting) drafting = some_drafting ();
  g_autofree char *before = file_of (drafting);
  g_autofree char *after = NULL;
  g_autofree char *again = NULL;
  const LwFeature *farm;

  g_assert_true (lw_drafting_move (drafting, IDS ("farm"), LW_INCHES (3), -LW_INCHES (2)));
  g_assert_cmpstr (lw_drafting_undo_name (drafting), ==, "move house");
  g_assert_true (
      lw_drafting_rotate (drafting, IDS ("farm"), find (drafting, "farm")->at, 37 * LW_DEGREE));
  farm = find (drafting, "farm");
  g_assert_cmpint (farm->at.x, ==, LW_INCHES (63));
  g_assert_cmpint (farm->at.y, ==, LW_INCHES (18));
  g_assert_cmpint (farm->angle, ==, 37 * LW_DEGREE);
  after = file_of (drafting);
  g_assert_true (lw_drafting_undo (drafting));
  g_assert_true (lw_drafting_undo (drafting));
  g_assert_false (lw_drafting_undo (drafting));
  again = file_of (drafting);
  g_assert_cmpstr (again, ==, before);
  g_assert_true (lw_drafting_redo (drafting));
  g_assert_true (lw_drafting_redo (drafting));
  g_free (g_steal_pointer (&again));
  again = file_of (drafting);
  g_assert_cmpstr (again, ==, after);
}

/* A drag of many motions is one step; one that is given up or ends where it began is none. */
static void
test_gesture (void)
{
  g_autoptr (LwDrafting) drafting = some_drafting ();

  lw_drafting_begin (drafting, NULL);
  for (int i = 1; i <= 50; i++)
    {
      lw_drafting_rewind (drafting);
      lw_drafting_move (drafting, IDS ("farm"), i * 10, 0);
    }
  g_assert_false (lw_drafting_undo (drafting));
  lw_drafting_end (drafting);
  g_assert_cmpuint (lw_drafting_n_undo_for_test (drafting), ==, 1);
  g_assert_cmpint (find (drafting, "farm")->at.x, ==, LW_INCHES (60) + 500);

  lw_drafting_begin (drafting, NULL);
  lw_drafting_move (drafting, IDS ("farm"), 10, 0);
  lw_drafting_cancel (drafting);
  lw_drafting_begin (drafting, NULL);
  lw_drafting_move (drafting, IDS ("farm"), 10, 0);
  lw_drafting_move (drafting, IDS ("farm"), -10, 0);
  lw_drafting_end (drafting);
  g_assert_cmpuint (lw_drafting_n_undo_for_test (drafting), ==, 1);
}

/* What changes nothing pushes nothing, and leaves what was undone to be made again. */
static void
test_nothing (void)
{
  g_autoptr (LwDrafting) drafting = some_drafting ();

  lw_drafting_move (drafting, IDS ("farm"), 10, 0);
  lw_drafting_undo (drafting);
  g_assert_false (lw_drafting_move (drafting, IDS ("farm"), 0, 0));
  g_assert_false (lw_drafting_move (drafting, IDS ("nobody"), 9, 9));
  g_assert_false (lw_drafting_set_word (drafting, "farm", LW_WORD_NAME, ""));
  g_assert_false (lw_drafting_set_title (drafting, "Drawn"));
  g_assert_false (lw_drafting_set_word (drafting, "farm", LW_WORD_ID, "tree-1"));
  g_assert_false (lw_drafting_set_word (drafting, "farm", LW_WORD_ID, "7 farm"));
  g_assert_cmpuint (lw_drafting_n_undo_for_test (drafting), ==, 0);
  g_assert_cmpuint (lw_drafting_n_redo_for_test (drafting), ==, 1);
}

/* Keys held down are one step, until something comes between, or a save. */
static void
test_merge (void)
{
  g_autoptr (LwDrafting) drafting = some_drafting ();

  for (int i = 0; i < 4; i++)
    {
      lw_drafting_merge (drafting, "nudge");
      lw_drafting_move (drafting, IDS ("farm"), LW_INCH, 0);
    }
  g_assert_cmpuint (lw_drafting_n_undo_for_test (drafting), ==, 1);
  lw_drafting_mark_saved (drafting);
  lw_drafting_merge (drafting, "nudge");
  lw_drafting_move (drafting, IDS ("farm"), LW_INCH, 0);
  g_assert_cmpuint (lw_drafting_n_undo_for_test (drafting), ==, 2);
  lw_drafting_set_author (drafting, "Miss Smith");
  lw_drafting_merge (drafting, "nudge");
  lw_drafting_move (drafting, IDS ("farm"), LW_INCH, 0);
  g_assert_cmpuint (lw_drafting_n_undo_for_test (drafting), ==, 4);
  while (lw_drafting_undo (drafting))
    ;
  g_assert_cmpint (find (drafting, "farm")->at.x, ==, LW_INCHES (60));
}

/* Dirty is told by what there is, not by how it came to be. */
static void
test_dirty (void)
{
  g_autoptr (LwDrafting) drafting = some_drafting ();

  g_assert_false (lw_drafting_dirty (drafting));
  lw_drafting_move (drafting, IDS ("farm"), LW_INCH, 0);
  g_assert_true (lw_drafting_dirty (drafting));
  lw_drafting_move (drafting, IDS ("farm"), -LW_INCH, 0);
  g_assert_false (lw_drafting_dirty (drafting));
  lw_drafting_undo (drafting);
  g_assert_true (lw_drafting_dirty (drafting));
  lw_drafting_mark_saved (drafting);
  lw_drafting_undo (drafting);
  g_assert_true (lw_drafting_dirty (drafting));
  lw_drafting_redo (drafting);
  g_assert_false (lw_drafting_dirty (drafting));
}

/* What is locked stays where it is, whatever is done; it is saved so. */
static void
test_locked (void)
{
  g_autoptr (LwDrafting) drafting = some_drafting ();
  g_autofree char *text = NULL;

  g_assert_true (lw_drafting_lock (drafting, IDS ("farm"), TRUE));
  g_assert_false (lw_drafting_move (drafting, IDS ("farm"), LW_INCH, 0));
  g_assert_false (lw_drafting_delete (drafting, IDS ("farm")));
  g_assert_true (lw_drafting_delete (drafting, IDS ("farm", "tree-1")));
  g_assert_nonnull (find (drafting, "farm"));
  g_assert_null (find (drafting, "tree-1"));
  text = file_of (drafting);
  g_assert_nonnull (strstr (text, "id=\"farm\" locked=\"yes\""));
}

/* Heights add: a board is as thick wherever it is laid. */
static void
test_boards (void)
{
  g_autoptr (LwDrafting) drafting = some_drafting ();
  gint32 thick;

  g_assert_cmpint (find (drafting, "upper")->height, ==, LW_INCHES (2));
  lw_drafting_move (drafting, IDS ("upper"), LW_INCHES (60), 0);
  g_assert_cmpint (find (drafting, "upper")->height, ==, LW_INCH);
  lw_drafting_move (drafting, IDS ("upper"), -LW_INCHES (60), 0);
  g_assert_cmpint (find (drafting, "upper")->height, ==, LW_INCHES (2));
  lw_drafting_add (drafting, some_board ("top", LW_INCHES (18), LW_INCHES (18), LW_INCHES (4)));
  g_assert_cmpint (find (drafting, "top")->height, ==, LW_INCHES (3));
  lw_drafting_set_number (drafting, IDS ("lower"), LW_NUMBER_THICKNESS, LW_INCHES (2));
  g_assert_cmpint (find (drafting, "upper")->height, ==, LW_INCHES (3));
  g_assert_cmpint (find (drafting, "top")->height, ==, LW_INCHES (4));
  g_assert_true (lw_drafting_get_number (drafting, "top", LW_NUMBER_THICKNESS, &thick));
  g_assert_cmpint (thick, ==, LW_INCH);
  lw_drafting_delete (drafting, IDS ("lower"));
  g_assert_cmpint (find (drafting, "upper")->height, ==, LW_INCH);
}

/* A bridge goes with its river, keeps to it when it bends, and is gone with it. */
static void
test_river (void)
{
  g_autoptr (LwDrafting) drafting = some_drafting ();
  LwPoint at = find (drafting, "bridge-1")->at;

  lw_drafting_move (drafting, IDS ("stream"), 0, LW_INCHES (6));
  g_assert_cmpint (find (drafting, "bridge-1")->at.y, ==, at.y + LW_INCHES (6));
  lw_drafting_move_point (drafting, "stream", 1, (LwPoint){ LW_INCHES (60), LW_INCHES (20) });
  g_assert_cmpint (find (drafting, "bridge-1")->at.y, <, at.y);
  lw_drafting_set_word (drafting, "stream", LW_WORD_ID, "brook");
  g_assert_cmpstr (find (drafting, "bridge-1")->across, ==, "brook");
  lw_drafting_delete (drafting, IDS ("brook"));
  g_assert_null (find (drafting, "bridge-1"));
  lw_drafting_undo (drafting);
  g_assert_nonnull (find (drafting, "bridge-1"));
}

/* Five things taken, dragged, undone and clicked at are still five; copies have ids of their own.
 */
static void
test_copies (void)
{
  g_autoptr (LwDrafting) drafting = some_drafting ();
  g_autoptr (GPtrArray) made = g_ptr_array_new_with_free_func (g_free);
  guint n = lw_country_count (lw_drafting_country (drafting));

  lw_drafting_duplicate (drafting, IDS ("stream", "bridge-1", "farm"), LW_INCH, LW_INCH, made);
  g_assert_cmpuint (made->len, ==, 3);
  g_assert_cmpuint (lw_country_count (lw_drafting_country (drafting)), ==, n + 3);
  g_assert_cmpstr (find (drafting, "bridge-2")->across, ==, "river-1");
  lw_drafting_undo (drafting);
  g_assert_cmpuint (lw_country_count (lw_drafting_country (drafting)), ==, n);
}

/* Each thing of a halved field has its image. */
static void
check_halves (LwHalf how)
{
  g_autoptr (LwDrafting) drafting = some_drafting ();
  const LwCountry *country = lw_drafting_country (drafting);

  g_assert_true (lw_drafting_halve (drafting, LW_EDGE_SOUTH, how));
  g_assert_null (find (drafting, "wall-1"));
  for (guint i = 0; i < lw_country_count (country); i++)
    {
      LwBox box = lw_feature_bounds (lw_country_feature (country, i));
      gboolean found = FALSE;

      for (guint k = 0; k < lw_country_count (country) && !found; k++)
        {
          LwBox other = lw_feature_bounds (lw_country_feature (country, k));
          LwLength x = how == LW_HALF_ROTATE ? country->width - box.x2 : box.x1;

          found = ABS (other.x1 - x) <= 4 && ABS (other.y2 - (country->depth - box.y1)) <= 4;
        }
      g_assert_true (found);
    }
}

static void
test_halves (void)
{
  check_halves (LW_HALF_ROTATE);
  check_halves (LW_HALF_MIRROR);
}

static void
test_in_line (void)
{
  g_autoptr (LwDrafting) drafting = some_drafting ();
  LwBox a, b;

  lw_drafting_align (drafting, IDS ("farm", "lower"), LW_LINE_UP_WEST);
  a = lw_feature_bounds (find (drafting, "farm"));
  b = lw_feature_bounds (find (drafting, "lower"));
  g_assert_cmpint (a.x1, ==, b.x1);
  lw_drafting_layer (drafting, IDS ("lower"), LW_LAYER_TOP);
  g_assert_true (
      g_str_equal (lw_country_feature (lw_drafting_country (drafting),
                                       lw_country_count (lw_drafting_country (drafting)) - 1)
                       ->id,
                   "lower"));
  lw_drafting_layer (drafting, IDS ("lower"), LW_LAYER_BOTTOM);
  g_assert_true (g_str_equal (lw_country_feature (lw_drafting_country (drafting), 0)->id, "lower"));
}

/* A thousand steps of three hundred things, all undone. */
static void
test_thousand_steps (void)
{
  g_autoptr (LwDrafting) drafting = some_drafting ();
  g_autofree char *before = file_of (drafting);
  g_autofree char *after = NULL;

  for (int i = 0; i < 300; i++)
    {
      LwFeature *tree = lw_feature_new (LW_FEATURE_TREE, "");

      tree->at = (LwPoint){ i * 90, 400 };
      lw_drafting_add (drafting, tree);
    }
  for (int i = 0; i < 1000; i++)
    lw_drafting_move (drafting, IDS ("tree-7", "farm"), i % 2 == 0 ? 64 : -48, 16);
  g_assert_cmpuint (lw_drafting_n_undo_for_test (drafting), ==, 1300);
  while (lw_drafting_undo (drafting))
    ;
  after = file_of (drafting);
  g_assert_cmpstr (before, ==, after);
}

/* Off the field, without size, crossed: kept in the file as they are, refused for a battle. */
static void
test_bad_things (void)
{
  g_autoptr (LwDrafting) drafting = some_drafting ();
  LwFeature *pond = lw_feature_new (LW_FEATURE_POND, "bow");
  const LwPoint bow[] = { { 0, 0 }, { 2000, 2000 }, { 2000, 0 }, { 0, 2000 } };
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (LwScenario) scenario = NULL;
  g_autoptr (LwCountry) country = NULL;
  g_autoptr (GError) error = NULL;

  g_array_append_vals (pond->points, bow, 4);
  lw_drafting_add (drafting, pond);
  lw_drafting_move (drafting, IDS ("farm"), -20 * LW_FOOT, 0);
  lw_drafting_set_number (drafting, IDS ("farm"), LW_NUMBER_WIDTH, 0);
  for (int i = 0; i < 4; i++)
    lw_drafting_set_word (drafting, "farm", LW_WORD_NAME, names[i]);
  text = file_of (drafting);
  country = lw_country_file_parse ("bad", text, strlen (text), &scenario, &error);
  g_assert_no_error (error);
  again = lw_country_file_write (country, scenario, &error);
  g_assert_cmpstr (again, ==, text);
  g_assert_null (lw_country_file_parse_strict_for_test ("bad", text, strlen (text), NULL, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT);
}

/* --- Snapping ------------------------------------------------------------------------------ */

static void
test_snap (void)
{
  g_autoptr (LwDrafting) drafting = some_drafting ();
  const LwCountry *country = lw_drafting_country (drafting);
  LwBox box = { LW_INCHES (63) + 20, LW_INCHES (40), LW_INCHES (70), LW_INCHES (44) };
  LwSnap snap = lw_snap_box (country, box, NULL, 0, LW_INCH / 2);
  LwFeature *ford = lw_feature_new (LW_FEATURE_FORD, "f");
  const LwFeature *river = lw_country_find (country, "stream");

  /* The farm's east edge is at 63 in. */
  g_assert_true (snap.on_x);
  g_assert_cmpint (snap.shift.x, ==, -20);
  g_assert_cmpint (snap.guide[0].from.x, ==, LW_INCHES (63));
  snap = lw_snap_point (country, (LwPoint){ 700, 4000 }, NULL, LW_INCH, 0);
  g_assert_cmpint (snap.shift.x, ==, 68);
  g_assert_cmpint (snap.shift.y, ==, 96);
  g_assert_true (lw_snap_river (country, (LwPoint){ 0, country->depth / 2 + 100 }, NULL, 0) ==
                 river);
  lw_snap_crossing (river, (LwPoint){ LW_INCHES (90), LW_INCHES (50) }, LW_INCH, ford);
  g_assert_cmpstr (ford->across, ==, "stream");
  g_assert_cmpint (ford->depth, ==, LW_INCHES (5));
  g_assert_cmpint (
      ABS (lw_angle_between (ford->angle, lw_direction ((LwPoint){ 0, 0 }, (LwPoint){ 5, -1 }))), <,
      LW_DEGREE);
  g_assert_cmpint (lw_snap_angle (8 * LW_DEGREE, 15 * LW_DEGREE), ==, 15 * LW_DEGREE);
  lw_feature_free (ford);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reports/T2/exact-places", test_exact);
  g_test_add_func ("/field/drafting/gesture", test_gesture);
  g_test_add_func ("/field/drafting/nothing", test_nothing);
  g_test_add_func ("/field/drafting/merge", test_merge);
  g_test_add_func ("/field/drafting/dirty", test_dirty);
  g_test_add_func ("/field/drafting/locked", test_locked);
  g_test_add_func ("/field/drafting/boards", test_boards);
  g_test_add_func ("/field/drafting/river", test_river);
  g_test_add_func ("/field/drafting/copies", test_copies);
  g_test_add_func ("/field/drafting/halves", test_halves);
  g_test_add_func ("/field/drafting/in-line", test_in_line);
  g_test_add_func ("/field/drafting/thousand-steps", test_thousand_steps);
  g_test_add_func ("/field/drafting/bad-things", test_bad_things);
  g_test_add_func ("/field/drafting/snap", test_snap);
  return g_test_run ();
}
