/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-length.c: roots, paths, boxes, and lengths as players write them.
 */
#include "lw-length.h"

#include "field-test.h"

#include <string.h>

static void
test_roots (void)
{
  guint32 seed = 3;

  g_assert_cmpuint (lw_isqrt (0), ==, 0);
  g_assert_cmpuint (lw_isqrt (15), ==, 3);
  g_assert_cmpuint (lw_isqrt_up (15), ==, 4);
  g_assert_cmpuint (lw_isqrt_up (16), ==, 4);
  g_assert_cmpuint (lw_isqrt (G_MAXUINT64), ==, G_MAXUINT32);
  g_assert_cmpuint (lw_isqrt_up (G_MAXUINT64), ==, G_MAXUINT32);
  for (int i = 0; i < 20000; i++)
    {
      guint64 n = ((guint64)draw_number (&seed) << 32 | draw_number (&seed)) >> (i % 64);
      guint64 root = lw_isqrt (n);

      g_assert_true (root * root <= n && n - root * root <= 2 * root);
      g_assert_cmpuint (lw_isqrt (root * root), ==, root);
      if (root > 0)
        g_assert_cmpuint (lw_isqrt (root * root - 1), ==, root - 1);
    }
}

/* Q2: each leg is rounded up to the unit, and a path is the sum of its legs. */
static void
test_path (void)
{
  const LwPoint path[] = { { 0, 0 }, { 300, 400 }, { 301, 401 }, { 301, 401 }, { 301, 1401 } };
  LwPoint p;

  g_assert_cmpint (lw_distance (path[0], path[1]), ==, 500);
  g_assert_cmpint (lw_distance (path[1], path[2]), ==, 2);
  g_assert_cmpint (lw_path_length (path, 5), ==, 1502);
  g_assert_cmpint (lw_path_length (path, 1), ==, 0);
  p = lw_path_point (path, 5, 250);
  g_assert_true (p.x == 150 && p.y == 200);
  p = lw_path_point (path, 5, 502 + 10);
  g_assert_true (p.x == 301 && p.y == 411);
  p = lw_path_point (path, 5, 99999);
  g_assert_true (p.x == 301 && p.y == 1401);
  p = lw_path_point (path, 5, -3);
  g_assert_true (p.x == 0 && p.y == 0);
}

static void
test_path_point (void)
{
  guint32 seed = 8;

  for (int i = 0; i < 5000; i++)
    {
      LwPoint path[2] = { draw_point (&seed, 0, LW_FIELD_MAX),
                          draw_point (&seed, 0, LW_FIELD_MAX) };
      LwLength along = draw_between (&seed, 0, LW_FIELD_MAX);
      LwPoint p = lw_path_point (path, 2, along);

      g_assert_cmpint (lw_distance (path[0], p), <=, along);
      g_assert_cmpint (lw_distance (path[0], p) + 3, >=,
                       MIN (along, lw_distance (path[0], path[1])));
    }
}

static void
test_boxes (void)
{
  const LwPoint points[] = { { 5, 9 }, { -2, 4 }, { 3, 12 } };
  LwBox box = lw_box_around (points, 3, 1);

  g_assert_true (box.x1 == -3 && box.y1 == 3 && box.x2 == 6 && box.y2 == 13);
  g_assert_true (lw_box_holds (box, (LwPoint){ 6, 13 }));
  g_assert_false (lw_box_holds (box, (LwPoint){ 7, 13 }));
  g_assert_true (lw_box_meets (box, (LwBox){ 6, 13, 20, 20 }));
  g_assert_false (lw_box_meets (box, (LwBox){ 7, 3, 20, 20 }));
}

static void
test_format (void)
{
  static const struct
  {
    LwLength length;
    const char *feet, *centimetres;
  } cases[] = {
    { 0, "0 in", "0 cm" },
    { 16, "1/16 in", "0.2 cm" },
    { 32, "⅛ in", "0.3 cm" },
    { 128, "½ in", "1.3 cm" },
    { 256, "1 in", "2.5 cm" },
    { 1536, "6 in", "15.2 cm" },
    { 11 * 256 + 80, "11 5/16 in", "28.7 cm" },
    { 3072, "1 ft", "30.5 cm" },
    { 3072 - 7, "1 ft", "30.4 cm" },
    { 2 * 3072 + 3 * 256 + 128, "2 ft 3½ in", "69.9 cm" },
    { 3072 + 128, "1 ft ½ in", "31.8 cm" },
    { 40 * 3072, "40 ft", "1219.2 cm" },
    { -640, "−2½ in", "−6.4 cm" },
    { -5, "0 in", "0 cm" },
    { 2520, "9⅞ in", "25 cm" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *feet = lw_length_format (cases[i].length, LW_UNITS_FEET);
      g_autofree char *centimetres = lw_length_format (cases[i].length, LW_UNITS_CENTIMETRES);

      g_assert_cmpstr (feet, ==, cases[i].feet);
      g_assert_cmpstr (centimetres, ==, cases[i].centimetres);
    }
}

static void
test_parse (void)
{
  static const struct
  {
    const char *text;
    LwLength length;
  } cases[] = {
    { "2 ft 3 1/2 in", 7040 },
    { "2'3\"", 6912 },
    { "27.5", 7040 },
    { "27,5 in", 7040 },
    { "27½ in", 7040 },
    { "70 cm", 7055 },
    { "1/2", 128 },
    { "½", 128 },
    { "3 1/2", 896 },
    { "  12  ", 3072 },
    { "2 ft", 6144 },
    { "2ft6", 7680 },
    { "1 foot 1 inch", 3328 },
    { "3 feet", 9216 },
    { "2 pi 3½ po", 7040 },
    { "1 pouce", 256 },
    { "2 Fuß 3½ Zoll", 7040 },
    { "2 FUSS", 6144 },
    { "2 pieds 3½ pouces", 7040 },
    { "70 Zentimeter", 7055 },
    { "2′ 3½″", 7040 },
    { "2’ 3”", 6912 },
    { "11 5/16 in", 2896 },
    { ".5 ft", 1536 },
    { "1.5 FT", 4608 },
    { "-3 in", -768 },
    { "−3 in", -768 },
    { "+3", 768 },
    { "25.4 mm", 256 },
    { "2.54 centimetres", 256 },
    { "0", 0 },
    { "40 ft", LW_FIELD_MAX },
    { "1⁄3", 85 },
    { "3''", 768 },
    { "0.00390625", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      LwLength length = 12345;
      gboolean ok = lw_length_parse (cases[i].text, &length, &error);

      g_assert_no_error (error);
      g_assert_true (ok);
      g_assert_cmpint (length, ==, cases[i].length);
    }
}

static void
test_parse_refused (void)
{
  static const struct
  {
    const char *text;
    int code;
  } cases[] = {
    { "", LW_LENGTH_ERROR_SYNTAX },
    { "  ", LW_LENGTH_ERROR_SYNTAX },
    { "in", LW_LENGTH_ERROR_SYNTAX },
    { "two feet", LW_LENGTH_ERROR_SYNTAX },
    { "3 yards", LW_LENGTH_ERROR_SYNTAX },
    { "3 in 2 ft", LW_LENGTH_ERROR_SYNTAX },
    { "2 ft 3 ft", LW_LENGTH_ERROR_SYNTAX },
    { "2 ft 3 cm", LW_LENGTH_ERROR_SYNTAX },
    { "2 ft -3", LW_LENGTH_ERROR_SYNTAX },
    { "--3", LW_LENGTH_ERROR_SYNTAX },
    { "1/0", LW_LENGTH_ERROR_SYNTAX },
    { "3 in in", LW_LENGTH_ERROR_SYNTAX },
    { "1e3", LW_LENGTH_ERROR_SYNTAX },
    { "\xff\xfe", LW_LENGTH_ERROR_SYNTAX },
    { "40 ft 1/16 in", LW_LENGTH_ERROR_RANGE },
    { "-41 ft", LW_LENGTH_ERROR_RANGE },
    { "99999999999999999999999999", LW_LENGTH_ERROR_RANGE },
    { "999999999999999999.5 ft", LW_LENGTH_ERROR_RANGE },
    { "5000 cm", LW_LENGTH_ERROR_RANGE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      LwLength length = 12345;

      g_assert_false (lw_length_parse (cases[i].text, &length, &error));
      g_assert_error (error, LW_LENGTH_ERROR, cases[i].code);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_true (g_str_has_suffix (error->message, "."));
      g_assert_cmpint (length, ==, 12345);
    }
}

/* What is written is read back: whole sixteenths exactly, the rest to the nearest. */
static void
test_round_trip (void)
{
  for (LwLength length = -LW_FIELD_MAX; length <= LW_FIELD_MAX; length += 37)
    {
      g_autofree char *feet = lw_length_format (length, LW_UNITS_FEET);
      g_autofree char *centimetres = lw_length_format (length, LW_UNITS_CENTIMETRES);
      g_autofree char *again = NULL;
      LwLength read = 0;

      g_assert_true (lw_length_parse (feet, &read, NULL));
      g_assert_cmpint (ABS (read - length), <=, 8);
      again = lw_length_format (read, LW_UNITS_FEET);
      g_assert_cmpstr (again, ==, feet);
      g_assert_true (lw_length_parse (centimetres, &read, NULL));
      g_assert_cmpint (ABS (read - length), <=, 6);
    }
}

/* Nothing that can be typed may do worse than be refused. */
static void
test_parse_noise (void)
{
  static const char *const scraps[] = { "1", "27", "/", " ",  "ft",      "in", "'", "\"", "½",
                                        ",", ".",  "-", "cm", "9999999", "0",  "⅔", "é" };
  guint32 seed = 5;

  for (int i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      LwLength length = 7;

      for (int n = draw_between (&seed, 0, 6); n > 0; n--)
        g_string_append (text, scraps[draw_between (&seed, 0, G_N_ELEMENTS (scraps) - 1)]);
      if (lw_length_parse (text->str, &length, NULL))
        g_assert_cmpint (ABS (length), <=, LW_FIELD_MAX);
      else
        g_assert_cmpint (length, ==, 7);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/field/length/roots", test_roots);
  g_test_add_func ("/laws/Q2/path", test_path);
  g_test_add_func ("/field/length/path-point", test_path_point);
  g_test_add_func ("/field/length/boxes", test_boxes);
  g_test_add_func ("/field/length/format", test_format);
  g_test_add_func ("/field/length/parse", test_parse);
  g_test_add_func ("/field/length/parse-refused", test_parse_refused);
  g_test_add_func ("/field/length/round-trip", test_round_trip);
  g_test_add_func ("/field/length/parse-noise", test_parse_noise);
  return g_test_run ();
}
