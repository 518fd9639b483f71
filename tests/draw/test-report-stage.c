/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-report-stage.c: the maps of a report show the battle as it was at their time.
 */
#include "report-test.h"
#include "data-folder.h"

#include "lw-battle-file.h"
#include "lw-report-stage.h"
#include "lw-word-placer.h"
#include "lw-report-facts.h"
#include "lw-trail-place.h"

static guint
count_dead (const LwBattle *battle)
{
  guint dead = 0;

  for (guint side = 0; side < LW_N_SIDES; side++)
    for (guint arm = 0; arm < LW_N_ARMS; arm++)
      dead += lw_battle_count (battle, side, arm, LW_MAN_DEAD);
  return dead;
}

static GPtrArray *
stages_of (const LwBattle *battle)
{
  g_autoptr (LwStatistics) statistics = lw_statistics_new (battle);

  return lw_report_stages (battle, statistics);
}

static void
test_in_order (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwBattle) battle = fought_battle (country, (LwForce){ 24, 12, 2 }, 8);
  g_autoptr (GPtrArray) stages = stages_of (battle);
  g_autofree char *end = lw_battle_checksum_state (battle);
  g_autofree char *drawn = NULL;
  const LwReportStage *first, *last;
  guint dead = 0;

  g_assert_cmpuint (stages->len, ==, 4);
  first = g_ptr_array_index (stages, 0);
  last = g_ptr_array_index (stages, 3);
  g_assert_cmpuint (count_dead (first->battle), ==, 0);
  g_assert_cmpuint (first->battle->move, ==, 1);
  g_assert_cmpuint (first->arrows->len, >=, 2);
  g_assert_cmpuint (first->shots->len, ==, 0);
  for (guint i = 0; i < stages->len; i++)
    {
      const LwReportStage *stage = g_ptr_array_index (stages, i);

      g_assert_cmpuint (count_dead (stage->battle), >=, dead);
      dead = count_dead (stage->battle);
      g_assert_nonnull (stage->caption);
    }
  drawn = lw_battle_checksum_state (last->battle);
  g_assert_cmpstr (drawn, ==, end);
}

/* A march that was taken back leaves no arrow. */
static void
test_undone (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwBattle) battle = fought_battle (country, (LwForce){ 12, 4, 1 }, 2);
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;
  const LwReportStage *last;
  guint marched;

  expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
  march_arm (battle, LW_INFANTRY, LW_INCHES (12));
  before = stages_of (battle);
  last = g_ptr_array_index (before, before->len - 1);
  marched = last->arrows->len;
  g_assert_cmpuint (marched, >, 0);
  while (lw_play_can_undo (battle) > 0 && lw_play_undo (battle, NULL))
    ;
  after = stages_of (battle);
  last = g_ptr_array_index (after, after->len - 1);
  g_assert_cmpuint (last->arrows->len, <, marched);
}

static void
test_unbegun (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwBattle) battle = fought_battle (country, (LwForce){ 4, 2, 1 }, 0);
  g_autoptr (GPtrArray) stages = stages_of (battle);

  g_assert_cmpuint (stages->len, ==, 1);
}

/* Every arrow ends where men of its side stand or fell. */
static void
test_arrows (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwBattle) battle = fought_battle (country, (LwForce){ 24, 12, 2 }, 5);
  g_autoptr (GPtrArray) stages = stages_of (battle);

  for (guint i = 1; i < stages->len; i++)
    {
      const LwReportStage *stage = g_ptr_array_index (stages, i);

      for (guint k = 0; k < stage->arrows->len; k++)
        {
          const LwReportArrow *arrow = &g_array_index (stage->arrows, LwReportArrow, k);
          gboolean found = FALSE;

          for (guint m = 0; m < stage->battle->n_men && !found; m++)
            found = stage->battle->men[m].side == arrow->side &&
                    lw_distance (stage->battle->men[m].at, arrow->to) < LW_INCHES (18);
          g_assert_true (found);
          g_assert_cmpuint (arrow->men, >, 0);
        }
    }
}

static void
test_ordinals (void)
{
  static const struct
  {
    guint n;
    const char *word;
  } cases[] = { { 1, "first" },   { 12, "twelfth" }, { 13, "13th" }, { 21, "21st" },
                { 102, "102nd" }, { 113, "113th" },  { 33, "33rd" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *word = lw_report_ordinal (cases[i].n);

      g_assert_cmpstr (word, ==, cases[i].word);
    }
}

/* Words keep off what is in their way, and off one another; what finds no room is not set. */
static void
test_words (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 200, 100);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (LwWordPlacer) words = lw_word_placer_new (cr, &(cairo_rectangle_t){ 0, 0, 200, 100 });

  lw_word_placer_avoid (words, &(cairo_rectangle_t){ 90, 60, 20, 30 }, 1);
  g_assert_cmpfloat (lw_word_placer_cost (words, &(cairo_rectangle_t){ 0, 0, 200, 50 }), ==, 0);
  lw_word_placer_set (words, "farm", &(cairo_rectangle_t){ 90, 40, 20, 20 }, FALSE);
  g_assert_cmpfloat (lw_word_placer_cost (words, &(cairo_rectangle_t){ 90, 62, 20, 28 }), ==,
                     20 * 28);
  g_assert_cmpfloat (lw_word_placer_cost (words, &(cairo_rectangle_t){ 112, 40, 60, 20 }), >, 0);
  lw_word_placer_set (words, "a name that is by far too long to be set on so small a map",
                      &(cairo_rectangle_t){ 50, 10, 5, 5 }, FALSE);
  g_assert_cmpfloat (lw_word_placer_cost (words, &(cairo_rectangle_t){ 0, 0, 200, 35 }), ==, 0);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_dates (void)
{
  static const char *const cases[][2] = {
    { "2026-10-24", "Saturday, the 24th of October 2026" },
    { "2026-11-01T09:00:00Z", "Sunday, the 1st of November 2026" },
    { "2026-02-31", "2026-02-31" },
    { "yesterday", "yesterday" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = lw_report_date (cases[i][0]);

      g_assert_cmpstr (words, ==, cases[i][1]);
    }
  g_assert_null (lw_report_date (NULL));
}

/* The close map of the melee of horse holds all thirty-nine, and the two at the trail. */
static void
test_close (void)
{
  g_autofree char *path = g_build_filename (data_folder (), "battles", "hooks-farm.lwbattle", NULL);
  g_autoptr (LwBattle) battle = lw_battle_file_load (path, NULL, NULL);
  g_autoptr (LwStatistics) statistics = lw_statistics_new (battle);
  g_autoptr (GPtrArray) stages = lw_report_stages (battle, statistics);
  const LwReportStage *stage = g_ptr_array_index (stages, 1);
  const LwOrder *melee = NULL;
  guint n;

  for (n = 1; melee == NULL; n++)
    if (lw_battle_order (battle, n)->kind == LW_ORDER_MELEE)
      melee = lw_battle_order (battle, n);
  g_assert_cmpuint (stages->len, ==, 4);
  g_assert_true (stage->close);
  g_assert_cmpuint (melee->who->len, ==, 39);
  for (guint i = 0; i < melee->who->len; i++)
    {
      const LwMan *man = lw_battle_man (stage->battle, g_array_index (melee->who, LwRef, i));

      g_assert_true (lw_box_holds (stage->box, man->at));
    }
  for (guint i = 0; i < LW_TRAIL_MEN; i++)
    {
      LwPoint places[LW_TRAIL_MEN];

      lw_gun_trail_places (lw_battle_gun (stage->battle, lw_battle_find_gun (battle, "rg2")),
                           places);
      g_assert_true (lw_box_holds (stage->box, places[i]));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/report-stage/in-order", test_in_order);
  g_test_add_func ("/draw/report-stage/undone", test_undone);
  g_test_add_func ("/draw/report-stage/unbegun", test_unbegun);
  g_test_add_func ("/draw/report-stage/arrows", test_arrows);
  g_test_add_func ("/draw/report-words/kept-apart", test_words);
  g_test_add_func ("/draw/report-facts/ordinals", test_ordinals);
  g_test_add_func ("/draw/report-facts/dates", test_dates);
  g_test_add_func ("/draw/report-stage/close", test_close);
  return g_test_run ();
}
