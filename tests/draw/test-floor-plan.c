/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-floor-plan.c: floor plans: to one page, to a scale, at real size over many sheets.
 */
#define _GNU_SOURCE /* memmem */
#include "report-test.h"

#include <gio/gio.h>

#include "lw-country-file.h"
#include "lw-plan-draw.h"
#include "lw-plan-parts.h"
#include "lw-plan-tiles.h"
#include "paper-test.h"
#include "lw-floor-plan.h"

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

/* Wider than it is deep by half: the whole of it is on the page and within its margins. */
static void
test_whole_map (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("Wide", 12 * LW_FOOT, 6 * LW_FOOT);
  const LwPaper *const both[] = { &lw_paper_a4, &lw_paper_letter };

  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *id = g_strdup_printf ("house%u", i);
      LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, id);

      house->at = P (i % 2 ? 3 : 141, i / 2 ? 3 : 69);
      house->width = house->depth = house->height = LW_INCHES (4);
      lw_country_add (country, house);
    }
  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    {
      g_autoptr (LwDocument) plan = lw_floor_plan (country, 0, both[i]);

      g_assert_cmpuint (lw_document_pages (plan), ==, 1);
      check_document (plan, both[i]);
    }
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

/* --- What the PDF itself says ---------------------------------------------------------------- */

/* The drawing of each page as the PDF has it, unpacked. (transfer full) (element-type utf8) */
static GPtrArray *
pdf_pages (const LwDocument *document)
{
  g_autofree char *path = scratch_path ("measured.pdf");
  g_autofree char *data = NULL;
  GPtrArray *pages = g_ptr_array_new_with_free_func (g_free);
  gsize size;
  char *at;

  g_assert_true (lw_document_export (document, path, g_file_set_contents, NULL));
  g_assert_true (g_file_get_contents (path, &data, &size, NULL));
  g_unlink (path);
  for (at = data; (at = memmem (at, size - (gsize)(at - data), "stream\n", 7)) != NULL; at += 7)
    {
      g_autoptr (GConverter) unpack =
          G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB));
      gsize room = 1 << 22, read, written;
      g_autofree char *text = g_malloc0 (room + 1);

      if (at - data > 3 && memcmp (at - 3, "end", 3) == 0)
        continue;
      if (g_converter_convert (unpack, at + 7, size - (gsize)(at + 7 - data), text, room,
                               G_CONVERTER_INPUT_AT_END, &read, &written,
                               NULL) == G_CONVERTER_FINISHED &&
          strstr (text, " re ") != NULL && strstr (text, " m ") != NULL)
        g_ptr_array_add (pages, g_steal_pointer (&text));
    }
  return pages;
}

typedef struct
{
  double x, y, width, height;
} Rect;

/* The words of a drawing, none of them empty. (transfer full) (element-type utf8) */
static GPtrArray *
words_of (const char *page)
{
  g_auto (GStrv) all = g_strsplit_set (page, " \n", -1);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; all[i] != NULL; i++)
    if (*all[i] != '\0')
      g_ptr_array_add (words, g_strdup (all[i]));
  return words;
}

static double
nth_number (const GPtrArray *words, guint i)
{
  return g_ascii_strtod (g_ptr_array_index (words, i), NULL);
}

/* The first rectangle of that size, filled or stroked, to a tenth of a millimetre. */
static gboolean
find_rect (const char *page, double width, double height, Rect *rect)
{
  g_autoptr (GPtrArray) words = words_of (page);

  for (guint i = 4; i < words->len; i++)
    {
      Rect found = { nth_number (words, i - 4), nth_number (words, i - 3),
                     nth_number (words, i - 2), nth_number (words, i - 1) };

      if (g_str_equal (g_ptr_array_index (words, i), "re") &&
          ABS (ABS (found.width) - width) < 0.3 && ABS (ABS (found.height) - height) < 0.3)
        {
          *rect = found;
          return TRUE;
        }
    }
  return FALSE;
}

static Rect
rect_on_pages (GPtrArray *pages, double width, double height)
{
  Rect rect = { 0 };

  for (guint i = 0; i < pages->len; i++)
    if (find_rect (g_ptr_array_index (pages, i), width, height, &rect))
      return rect;
  g_test_message ("no rectangle of %g by %g points", width, height);
  g_test_fail ();
  return rect;
}

#define MM (72 / 25.4)

static void
add_box (LwCountry *country, const char *id, LwPoint at, LwLength width, LwLength depth)
{
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, id);

  house->at = at;
  house->width = width;
  house->depth = depth;
  house->height = LW_INCHES (4);
  lw_country_add (country, house);
}

/* Two houses 61 and 42 inches apart: at 1:12 on paper to half a millimetre. */
static void
test_twelfth (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("Measured", 7 * LW_FOOT, 6 * LW_FOOT);
  g_autoptr (LwDocument) plan = NULL;
  g_autoptr (GPtrArray) pages = NULL;
  Rect a, b;

  add_box (country, "a", P (11, 14), LW_INCHES (7), LW_INCHES (3));
  add_box (country, "b", P (72, 56), LW_INCHES (5), LW_INCHES (2));
  plan = lw_floor_plan (country, 12, &lw_paper_a4);
  pages = pdf_pages (plan);
  a = rect_on_pages (pages, 7 * 6, 3 * 6);
  b = rect_on_pages (pages, 5 * 6, 2 * 6);
  g_assert_cmpfloat (ABS ((b.x + b.width / 2) - (a.x + a.width / 2) - 61 * 6), <, 0.5 * MM);
  g_assert_cmpfloat (ABS (ABS ((b.y + b.height / 2) - (a.y + a.height / 2)) - 42 * 6), <, 0.5 * MM);
}

/*
 * At real size the field's border is five feet long on every sheet, and two houses 54 in apart lie
 * on different sheets: what a sheet adds to the one before is its frame less the half inch that
 * both have.
 */
static void
test_whole_size (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("Measured", 5 * LW_FOOT, 5 * LW_FOOT);
  g_autoptr (LwDocument) plan = NULL;
  g_autoptr (GPtrArray) pages = NULL;
  double wide = lw_paper_a4.width - 2 * lw_paper_a4.margin;
  guint first = 0, last = 0;
  Rect frame, whole, a, b;

  add_box (country, "a", P (3, 57), LW_INCHES (3), LW_INCHES (2));
  add_box (country, "b", P (57, 57), LW_INCH * 5 / 2, LW_INCHES (2));
  plan = lw_floor_plan (country, 1, &lw_paper_a4);
  pages = pdf_pages (plan);
  for (guint i = 0; i < pages->len; i++)
    {
      if (find_rect (g_ptr_array_index (pages, i), 3 * 72, 2 * 72, &a))
        first = i;
      if (find_rect (g_ptr_array_index (pages, i), 2.5 * 72, 2 * 72, &b))
        last = i;
    }
  g_assert_cmpuint (first, >, 0);
  g_assert_cmpuint (last, >, first);
  /* The row has as many columns as the field needs; b lies on the last but for overlap. */
  frame = (Rect){ 0, 0, wide, 0 };
  g_assert_true (
      find_rect (g_ptr_array_index (pages, first), 60 * 72 - 0.6, 60 * 72 - 0.6, &whole));
  g_assert_true (find_rect (g_ptr_array_index (pages, last), 60 * 72 - 0.6, 60 * 72 - 0.6, &whole));
  for (guint columns = 1; columns < 20; columns++)
    {
      double apart = (columns - 1) * (frame.width - 36) + (b.x + b.width / 2) - (a.x + a.width / 2);

      if (ABS (apart - 54 * 72) < 1 * MM)
        return;
    }
  g_test_message ("a at %g, b at %g, a sheet adds %g", a.x, b.x, frame.width - 36);
  g_test_fail ();
}

/* Four crosses a sheet, on every sheet that is printed. */
static void
test_marks (void)
{
  g_autoptr (LwCountry) country = printed_country ();
  g_autoptr (LwDocument) plan = lw_floor_plan (country, 1, &lw_paper_a4);
  g_autoptr (GPtrArray) pages = pdf_pages (plan);
  guint marked = 0;

  for (guint i = 0; i < pages->len; i++)
    {
      g_autoptr (GPtrArray) words = words_of (g_ptr_array_index (pages, i));
      guint bars = 0;

      for (guint k = 5; k < words->len; k++)
        if (g_str_equal (g_ptr_array_index (words, k), "l") &&
            g_str_equal (g_ptr_array_index (words, k - 3), "m"))
          {
            double dx = nth_number (words, k - 2) - nth_number (words, k - 5);
            double dy = nth_number (words, k - 1) - nth_number (words, k - 4);

            bars += ABS (ABS (dx) + ABS (dy) - 20) < 0.01 && (ABS (dx) < 0.01 || ABS (dy) < 0.01);
          }
      marked += bars >= 8;
    }
  /* All but the key and the list. */
  g_assert_cmpuint (marked, >, 20);
  g_assert_cmpuint (marked + 2, >=, lw_document_pages (plan));
}

/* Every thing of the shipped farm is in the list: a line each, and the twigs in one. */
static void
test_whole_list (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "countries",
                                            "hooks-farm.lwcountry", NULL);
  g_autoptr (LwCountry) country = lw_country_file_load (path, NULL, NULL);
  g_autoptr (LwDocument) plan = lw_floor_plan (country, 12, &lw_paper_a4);
  g_autoptr (GArray) parts = lw_plan_parts (country);
  g_autofree char *words = document_words (plan);
  guint twigs = 0;

  for (guint i = 0; i < parts->len; i++)
    twigs += g_array_index (parts, LwPart, i).number == 0;
  g_assert_cmpuint (parts->len, ==, lw_country_count (country));
  g_assert_cmpuint (twigs, ==, 17);
  if (words == NULL)
    return;
  assert_holds (words, "17 twigs");
  for (guint i = 0; i < parts->len; i++)
    {
      const LwPart *part = &g_array_index (parts, LwPart, i);
      g_autofree char *number = g_strdup_printf ("\n%u\n", part->number);

      if (part->number == 0)
        continue;
      assert_holds (words, number);
      assert_holds (words, lw_feature_kind_name (part->feature->kind));
      /* Printed apostrophes are curly. */
      if (part->feature->name != NULL && strchr (part->feature->name, '\'') == NULL)
        assert_holds (words, part->feature->name);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/floor-plan/one-page", test_one_page);
  g_test_add_func ("/reports/T30/whole-map", test_whole_map);
  g_test_add_func ("/draw/floor-plan/scaled", test_scaled);
  g_test_add_func ("/draw/floor-plan/real-size", test_real_size);
  g_test_add_func ("/draw/floor-plan/true-scale", test_true_scale);
  g_test_add_func ("/draw/floor-plan/empty", test_empty);
  g_test_add_func ("/draw/floor-plan/parts", test_parts);
  g_test_add_func ("/draw/floor-plan/a-twelfth", test_twelfth);
  g_test_add_func ("/draw/floor-plan/whole-size", test_whole_size);
  g_test_add_func ("/draw/floor-plan/marks", test_marks);
  g_test_add_func ("/draw/floor-plan/whole-list", test_whole_list);
  return g_test_run ();
}
