/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-drafting.c: the drawing board: every edit, in sequences drawn at random, undone to the byte
 * and made again.
 *
 * `test-drafting --sequences 2000` draws so many sequences of fifty edits.
 */
#include "drafting-test.h"

static gint sequences = 2000;

typedef struct
{
  LwDrafting *drafting;
  LwChance chance;
} Draughtsman;

static gint32
some (Draughtsman *man, gint32 low, gint32 high)
{
  return low + (gint32)lw_chance_below (&man->chance, (guint32)(high - low + 1));
}

static LwPoint
some_point (Draughtsman *man)
{
  return (LwPoint){ some (man, -LW_FOOT, 11 * LW_FOOT), some (man, -LW_FOOT, 9 * LW_FOOT) };
}

/* Up to four ids, perhaps of what is not there. (transfer full) */
static GPtrArray *
some_ids (Draughtsman *man)
{
  const LwCountry *country = lw_drafting_country (man->drafting);
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);
  gint n = some (man, 1, 4);

  for (gint i = 0; i < n; i++)
    if (lw_country_count (country) > 0)
      g_ptr_array_add (
          ids, g_strdup (lw_country_feature (
                             country, (guint)some (man, 0, (gint)lw_country_count (country) - 1))
                             ->id));
  if (some (man, 0, 9) == 0)
    g_ptr_array_add (ids, g_strdup ("nobody"));
  g_ptr_array_add (ids, NULL);
  return ids;
}

static LwFeature *
some_feature (Draughtsman *man)
{
  LwFeature *feature =
      lw_feature_new (some (man, 0, LW_N_FEATURE_KINDS - 1), some (man, 0, 1) ? "" : "twice");
  gint n = some (man, 2, 7);

  feature->at = some_point (man);
  feature->width = some (man, 0, LW_FOOT);
  feature->depth = some (man, 0, LW_FOOT);
  if (feature->kind == LW_FEATURE_ROCK)
    feature->radius = some (man, 0, LW_FOOT);
  feature->height = some (man, 0, LW_FOOT);
  feature->thickness = some (man, 0, LW_INCH);
  feature->angle = some (man, 0, LW_TURN - 1);
  if (feature->kind == LW_FEATURE_FORD || feature->kind == LW_FEATURE_BRIDGE)
    feature->across = g_strdup ("stream");
  for (gint i = 0; feature->points != NULL && i < n; i++)
    {
      LwPoint point = some_point (man);

      g_array_append_val (feature->points, point);
    }
  return feature;
}

static void
edit_points (Draughtsman *man, const char *id)
{
  const LwFeature *feature = lw_country_find (lw_drafting_country (man->drafting), id);
  guint n = feature != NULL && feature->points != NULL ? feature->points->len : 3;
  guint index = (guint)some (man, 0, (gint)n);

  switch (some (man, 0, 2))
    {
    case 0:
      lw_drafting_move_point (man->drafting, id, index, some_point (man));
      break;
    case 1:
      lw_drafting_insert_point (man->drafting, id, index, some_point (man));
      break;
    default:
      lw_drafting_delete_point (man->drafting, id, index);
      break;
    }
}

static void
edit_whole (Draughtsman *man)
{
  LwDrafting *drafting = man->drafting;
  LwScenario *scenario;

  switch (some (man, 0, 7))
    {
    case 0:
      lw_drafting_set_field (drafting, some (man, 0, 45 * LW_FOOT), some (man, 0, 45 * LW_FOOT),
                             (LwPoint){ some (man, -99, 99), some (man, -99, 99) });
      break;
    case 1:
      lw_drafting_set_author (drafting, names[some (man, 0, 5)]);
      break;
    case 2:
      lw_drafting_set_title (drafting, names[some (man, 0, 5)]);
      break;
    case 3:
      lw_drafting_set_author (drafting, names[some (man, 0, 5)]);
      break;
    case 4:
      lw_drafting_set_notes (drafting, names[some (man, 0, 5)]);
      break;
    case 5:
      lw_drafting_halve (drafting, some (man, 0, 1), some (man, 0, 1));
      break;
    case 6:
      lw_planning_set_scenario (drafting, NULL, "no scenario");
      break;
    default:
      scenario = lw_scenario_new ();
      scenario->title = g_strdup ("A <fight>");
      scenario->notes = g_strdup (names[2]);
      scenario->side[LW_RED].force.infantry = (guint)some (man, 10, 99);
      lw_planning_set_scenario (drafting, scenario, "change Red's force");
      break;
    }
}

static void
edit_one (Draughtsman *man, const char *id)
{
  switch (some (man, 0, 3))
    {
    case 0:
      lw_drafting_set_word (man->drafting, id, some (man, 0, 2), names[some (man, 0, 5)]);
      break;
    case 1:
      lw_drafting_set_word (man->drafting, id, LW_WORD_ID, some (man, 0, 1) ? "new.id" : "other");
      break;
    case 2:
      lw_drafting_set_box (man->drafting, id, some_point (man), some (man, -9, LW_FOOT),
                           some (man, 0, LW_FOOT), some (man, -LW_TURN, LW_TURN));
      break;
    default:
      lw_drafting_layer (man->drafting, (const char *const[]){ id, NULL }, LW_LAYER_BOTTOM);
      break;
    }
}

static void
edit_many (Draughtsman *man, const char *const *ids)
{
  LwDrafting *drafting = man->drafting;
  LwBox box = { LW_INCHES (10), LW_INCHES (10), LW_INCHES (50), LW_INCHES (40) };

  switch (some (man, 0, 10))
    {
    case 0:
      lw_drafting_delete (drafting, ids);
      break;
    case 1:
      lw_drafting_rotate (drafting, ids, some_point (man), some (man, -LW_TURN, LW_TURN));
      break;
    case 2:
      lw_drafting_resize (drafting, ids, box,
                          (LwBox){ 0, 0, some (man, -9, LW_FOOT), some (man, 1, 9 * LW_FOOT) });
      break;
    case 3:
      lw_drafting_flip (drafting, ids, some (man, 0, 1));
      break;
    case 4:
      lw_drafting_set_number (drafting, ids, some (man, 0, LW_NUMBER_ANGLE),
                              some (man, -LW_FOOT, LW_FOOT));
      break;
    case 5:
      lw_drafting_duplicate (drafting, ids, some (man, -99, 99), LW_INCH, NULL);
      break;
    case 6:
      lw_drafting_align (drafting, ids, some (man, 0, LW_LINE_UP_NORTH));
      break;
    case 7:
      lw_drafting_distribute (drafting, ids, some (man, 0, 1));
      break;
    case 8:
      lw_drafting_layer (drafting, ids, some (man, 0, LW_LAYER_BOTTOM));
      break;
    case 9:
      lw_drafting_lock (drafting, ids, some (man, 0, 2) == 0);
      break;
    default:
      lw_drafting_move (drafting, ids, some (man, -LW_FOOT, LW_FOOT),
                        some (man, -LW_FOOT, LW_FOOT));
      break;
    }
}

static void
edit_something (Draughtsman *man)
{
  g_autoptr (GPtrArray) ids = some_ids (man);
  const char *first = g_ptr_array_index (ids, 0) != NULL ? g_ptr_array_index (ids, 0) : "nobody";

  switch (some (man, 0, 9))
    {
    case 0:
    case 1:
      lw_drafting_add (man->drafting, some_feature (man));
      break;
    case 2:
      edit_points (man, first);
      break;
    case 3:
      edit_whole (man);
      break;
    case 4:
      edit_one (man, first);
      break;
    case 5:
      lw_drafting_strew (man->drafting, some_point (man), LW_INCHES (4), LW_INCH,
                         (guint)some (man, 0, 9));
      break;
    default:
      edit_many (man, (const char *const *)ids->pdata);
      break;
    }
}

/* One edit, a gesture of a few with or without rewinding, or one that joins the last. */
static void
edit_somehow (Draughtsman *man)
{
  gint how = some (man, 0, 9);

  if (how > 2)
    {
      if (how == 3)
        lw_drafting_merge (man->drafting, "key");
      edit_something (man);
      return;
    }
  lw_drafting_begin (man->drafting, "a gesture");
  for (gint i = some (man, 0, 4); i > 0; i--)
    {
      if (how == 1)
        lw_drafting_rewind (man->drafting);
      edit_something (man);
    }
  if (how == 2)
    lw_drafting_cancel (man->drafting);
  else
    lw_drafting_end (man->drafting);
}

static void
try_sequence (guint64 seed)
{
  Draughtsman man = { some_drafting () };
  g_autofree char *before = file_of (man.drafting);
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  guint steps;

  lw_chance_seed (&man.chance, seed);
  for (gint i = 0; i < 50; i++)
    {
      edit_somehow (&man);
      if (some (&man, 0, 9) == 0 && lw_drafting_undo (man.drafting))
        lw_drafting_redo (man.drafting);
    }
  after = file_of (man.drafting);
  steps = lw_drafting_n_undo_for_test (man.drafting);
  g_assert_cmpint (lw_drafting_dirty (man.drafting), ==, !g_str_equal (before, after));
  while (lw_drafting_undo (man.drafting))
    g_assert_nonnull (lw_drafting_redo_name (man.drafting));
  undone = file_of (man.drafting);
  g_assert_cmpstr (undone, ==, before);
  g_assert_false (lw_drafting_dirty (man.drafting));
  g_assert_cmpuint (lw_drafting_n_redo_for_test (man.drafting), ==, steps);
  while (lw_drafting_redo (man.drafting))
    ;
  redone = file_of (man.drafting);
  g_assert_cmpstr (redone, ==, after);
  lw_drafting_free (man.drafting);
}

static void
test_sequences (void)
{
  for (gint i = 0; i < sequences; i++)
    try_sequence ((guint64)i + 1);
}

int
main (int argc, char **argv)
{
  for (int i = 1; i + 1 < argc; i++)
    if (g_str_equal (argv[i], "--sequences"))
      {
        sequences = (gint)g_ascii_strtoll (argv[i + 1], NULL, 10);
        argc = i;
      }
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/field/drafting/sequences", test_sequences);
  return g_test_run ();
}
