/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-floor-plan.c: floor plans: to one page, to a scale, at real size over many sheets.
 */
#include "report-test.h"

#include "lw-plan.h"
#include "paper-test.h"

static void
test_one_page (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwDocument) a4 = lw_floor_plan (country, 0, &lw_paper_a4);
  g_autoptr (LwDocument) letter = lw_floor_plan (country, 0, &lw_paper_letter);
  g_autofree char *words = document_words (a4);

  g_assert_cmpuint (lw_document_pages (a4), ==, 1);
  g_assert_cmpuint (lw_document_pages (letter), ==, 1);
  check_document (a4, &lw_paper_a4);
  check_document (letter, &lw_paper_letter);
  if (words == NULL)
    return;
  assert_holds (words, "Łódź Crossroads");
  assert_holds (words, "4 numbered parts and 1 twig");
  assert_holds (words, "From south");
  assert_holds (words, "church");
  assert_holds (words, "3 in by 3 in");
}

static void
test_scaled (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwDocument) plan = lw_floor_plan (country, 12, &lw_paper_a4);
  g_autofree char *words = document_words (plan);

  check_document (plan, &lw_paper_a4);
  if (words == NULL)
    return;
  assert_holds (words, "at 1:12");
  assert_holds (words, "row a, column 1 of 2");
}

/* Ten feet and half an inch of overlap: 19 columns of 6.6 in on A4, 9.4 in rows. */
static void
test_real_size (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwDocument) plan = lw_floor_plan (country, 1, &lw_paper_a4);
  g_autofree char *words = document_words (plan);

  g_assert_cmpuint (lw_document_pages (plan), >, 20);
  g_assert_cmpuint (lw_document_pages (plan), <, 19 * 10);
  check_document (plan, &lw_paper_a4);
  if (words == NULL)
    return;
  assert_holds (words, "column 5 of 19");
  assert_holds (words, "not printed");
  g_assert_null (strstr (words, "row a, column 1 of 19"));
}

/* One inch of floor is 72 points at 1:1, on every sheet. */
static void
test_true_scale (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("Bare", 4 * LW_FOOT, 4 * LW_FOOT);
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, "house");
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 595, 842);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (LwDocument) plan = NULL;
  guint dark = 0;

  house->at = P (3, 45);
  house->width = LW_INCHES (3);
  house->depth = LW_INCHES (2);
  house->height = LW_INCHES (4);
  lw_country_add (country, house);
  plan = lw_floor_plan (country, 1, &lw_paper_a4);
  g_assert_cmpuint (lw_document_pages (plan), ==, 2);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  lw_document_draw (plan, cr, 1);
  cairo_surface_flush (surface);
  /* Across the house's middle: three inches of it, and its shadow, between white floor. */
  for (int x = 44; x < 44 + 72 * 6; x++)
    {
      int y = (int)(42.52 + 72 * 3 - 40);
      const guint32 *row =
          (const guint32 *)(gconstpointer)(cairo_image_surface_get_data (surface) +
                                           y * cairo_image_surface_get_stride (surface));

      dark += (row[x] & 0xff) < 0xe0;
    }
  g_assert_cmpuint (dark, >, 72 * 3 / 4);
  g_assert_cmpuint (dark, <, 72 * 3 + 40);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_empty (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("", 40 * LW_FOOT, 4 * LW_FOOT);
  g_autoptr (LwDocument) plan = lw_floor_plan (country, 0, &lw_paper_letter);
  g_autofree char *words = document_words (plan);

  check_document (plan, &lw_paper_letter);
  if (words != NULL)
    assert_holds (words, "Nothing stands on this floor.");
}

/* Every thing but a twig has a number of its own, kind by kind. */
static void
test_parts (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (GArray) parts = lw_plan_parts (country);
  guint number = 0;

  g_assert_cmpuint (parts->len, ==, lw_country_count (country));
  for (guint i = 0; i < parts->len; i++)
    {
      const LwPart *part = &g_array_index (parts, LwPart, i);

      if (part->feature->kind == LW_FEATURE_TREE)
        g_assert_cmpuint (part->number, ==, 0);
      else
        g_assert_cmpuint (part->number, ==, ++number);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/floor-plan/one-page", test_one_page);
  g_test_add_func ("/draw/floor-plan/scaled", test_scaled);
  g_test_add_func ("/draw/floor-plan/real-size", test_real_size);
  g_test_add_func ("/draw/floor-plan/true-scale", test_true_scale);
  g_test_add_func ("/draw/floor-plan/empty", test_empty);
  g_test_add_func ("/draw/floor-plan/parts", test_parts);
  return g_test_run ();
}
