/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-length.c: whole-number arithmetic of lengths, and how players write and read them.
 *
 * Every root is of a 64-bit square, found without a float; a distance is rounded up, so that no way
 * is ever shorter than it is counted. Words are feet and inches in sixteenths, or centimetres; what
 * is typed may be either, in English, German or French, and is read as a fraction of whole numbers.
 */
#include "lw-length.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (lw - length - error - quark, lw_length_error)

/* ---- Roots, distances and paths ---- */

/* Newton's way from above: every root tried is at least the whole one and nearer to it than the
 * last, until it is the one. */
guint32
lw_isqrt (guint64 n)
{
  guint64 root, next;
  guint half;

  if (n == 0)
    return 0;

  /* With 4^half for the unit, n is from 1/4 to 1; there the root is at most 2/3 n + 3/8. */
  half = (65 - (guint)__builtin_clzll (n)) / 2;
  next = (n >> half) * 2 / 3 + (G_GUINT64_CONSTANT (3) << half) / 8 + 2;
  do
    {
      root = next;
      next = (root + n / root) / 2;
    }
  while (next < root);

  return (guint32)root;
}

guint32
lw_isqrt_up (guint64 n)
{
  guint32 root = lw_isqrt (n);

  if ((guint64)root * root < n && root < G_MAXUINT32)
    root++;
  return root;
}

LwLength
lw_distance (LwPoint a, LwPoint b)
{
  return (LwLength)lw_isqrt_up ((guint64)lw_distance_squared (a, b));
}

LwLength
lw_path_length (const LwPoint *points, guint n_points)
{
  gint64 length = 0;

  for (guint i = 1; i < n_points; i++)
    length += lw_distance (points[i - 1], points[i]);
  return (LwLength)MIN (length, G_MAXINT32);
}

LwPoint
lw_path_point (const LwPoint *points, guint n_points, LwLength along)
{
  g_return_val_if_fail (points != NULL && n_points > 0, ((LwPoint){ 0, 0 }));

  for (guint i = 1; i < n_points; i++)
    {
      LwPoint a = points[i - 1], b = points[i];
      LwLength leg = lw_distance (a, b);

      if (along < leg)
        {
          gint64 part = MAX (along, 0);

          /* Cut off towards a, so that the way to the point is never longer than `along`. */
          return (LwPoint){ a.x + (LwLength)(((gint64)b.x - a.x) * part / leg),
                            a.y + (LwLength)(((gint64)b.y - a.y) * part / leg) };
        }
      along -= leg;
    }
  return points[n_points - 1];
}

/* ---- Written ---- */

#define SIXTEENTH (LW_INCH / 16)

/* The sixteenths that have a character of their own; the odd ones are written n/16. */
static const char *const fraction_glyphs[16] = {
  [2] = "⅛", [4] = "¼", [6] = "⅜", [8] = "½", [10] = "⅝", [12] = "¾", [14] = "⅞"
};

static char *
format_inches (gint64 sixteenths)
{
  int whole = (int)(sixteenths / 16), rest = (int)(sixteenths % 16);

  if (rest == 0)
    return g_strdup_printf ("%d", whole);
  if (fraction_glyphs[rest] != NULL)
    return whole == 0 ? g_strdup (fraction_glyphs[rest])
                      : g_strdup_printf ("%d%s", whole, fraction_glyphs[rest]);
  return whole == 0 ? g_strdup_printf ("%d/16", rest) : g_strdup_printf ("%d %d/16", whole, rest);
}

static char *
format_feet (gint64 size)
{
  gint64 sixteenths = (size + SIXTEENTH / 2) / SIXTEENTH;
  int feet = (int)(sixteenths / (12 * 16));
  g_autofree char *inches = format_inches (sixteenths % (12 * 16));

  if (feet == 0)
    /* Translators: a length in inches, such as "3½ in" */
    return g_strdup_printf (_ ("%s in"), inches);
  if (sixteenths % (12 * 16) == 0)
    /* Translators: a length in whole feet */
    return g_strdup_printf (_ ("%d ft"), feet);
  /* Translators: a length in feet and inches, such as "2 ft 3½ in" */
  return g_strdup_printf (_ ("%d ft %s in"), feet, inches);
}

static char *
format_centimetres (gint64 size)
{
  /* An inch is 25.4 mm. */
  int millimetres = (int)((size * 254 + 1280) / 2560);

  if (millimetres % 10 == 0)
    /* Translators: a length in whole centimetres */
    return g_strdup_printf (_ ("%d cm"), millimetres / 10);
  /* Translators: a length in centimetres and tenths: keep the dot */
  return g_strdup_printf (_ ("%d.%d cm"), millimetres / 10, millimetres % 10);
}

char *
lw_length_format (LwLength length, LwUnits units)
{
  gint64 size = ABS ((gint64)length);
  gboolean metric = units == LW_UNITS_CENTIMETRES;
  g_autofree char *text = metric ? format_centimetres (size) : format_feet (size);

  /* What rounds to nothing has no sign. */
  if (length < 0 && size >= (metric ? 6 : SIXTEENTH / 2))
    return g_strconcat ("−", text, NULL);
  return g_steal_pointer (&text);
}

/* ---- Read ---- */

/* A fraction of whole numbers; `over` is never 0. */
typedef struct
{
  gint64 number;
  gint64 over;
} Amount;

#define LARGEST_NUMBER 1000000

static void
skip_blanks (const char **text)
{
  while (**text != '\0' && g_unichar_isspace (g_utf8_get_char (*text)))
    *text = g_utf8_next_char (*text);
}

static gboolean
read_whole (const char **text, gint64 *whole)
{
  if (!g_ascii_isdigit (**text))
    return FALSE;

  for (*whole = 0; g_ascii_isdigit (**text); (*text)++)
    *whole = MIN (*whole * 10 + (**text - '0'), LARGEST_NUMBER);
  return TRUE;
}

/* Decimals after a dot or a comma; what lies beyond the sixth changes nothing. */
static gboolean
read_decimals (const char **text, Amount *amount)
{
  if ((**text != '.' && **text != ',') || !g_ascii_isdigit ((*text)[1]))
    return FALSE;

  for ((*text)++; g_ascii_isdigit (**text); (*text)++)
    if (amount->over < LARGEST_NUMBER)
      {
        amount->number = amount->number * 10 + (**text - '0');
        amount->over *= 10;
      }
  return TRUE;
}

static gboolean
read_glyph (const char **text, Amount *amount)
{
  static const struct
  {
    const char *glyph;
    int number, over;
  } others[] = { { "⅓", 1, 3 }, { "⅔", 2, 3 } };

  for (int i = 1; i < 16; i++)
    if (fraction_glyphs[i] != NULL && g_str_has_prefix (*text, fraction_glyphs[i]))
      {
        *amount = (Amount){ amount->number * 16 + i, 16 };
        *text += strlen (fraction_glyphs[i]);
        return TRUE;
      }
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_has_prefix (*text, others[i].glyph))
      {
        *amount = (Amount){ amount->number * others[i].over + others[i].number, others[i].over };
        *text += strlen (others[i].glyph);
        return TRUE;
      }
  return FALSE;
}

/* "1/2", added to the whole inches already read. */
static gboolean
read_fraction (const char **text, Amount *amount)
{
  const char *end = *text;
  gint64 number, over;

  if (!read_whole (&end, &number) || (*end != '/' && !g_str_has_prefix (end, "⁄")))
    return FALSE;
  end = g_utf8_next_char (end);
  if (!read_whole (&end, &over) || over == 0 || over > 1024)
    return FALSE;

  *amount = (Amount){ amount->number * over + number, over };
  *text = end;
  return TRUE;
}

static gboolean
read_amount (const char **text, Amount *amount)
{
  const char *rest;

  *amount = (Amount){ 0, 1 };
  if (read_fraction (text, amount) || read_glyph (text, amount) || read_decimals (text, amount))
    return TRUE;
  if (!read_whole (text, &amount->number))
    return FALSE;
  if (read_decimals (text, amount) || read_glyph (text, amount))
    return TRUE;

  rest = *text;
  skip_blanks (&rest);
  if (read_glyph (&rest, amount) || read_fraction (&rest, amount))
    *text = rest;
  return TRUE;
}

typedef struct
{
  const char *name;
  gboolean feet;
  gint64 number, over; /* units of 1/256 in */
} Unit;

/* The longest name of several that begin alike stands first. */
static const Unit unit_names[] = {
  { "feet", TRUE, 3072, 1 },
  { "foot", TRUE, 3072, 1 },
  { "ft.", TRUE, 3072, 1 },
  { "ft", TRUE, 3072, 1 },
  { "inches", FALSE, 256, 1 },
  { "inch", FALSE, 256, 1 },
  { "in.", FALSE, 256, 1 },
  { "in", FALSE, 256, 1 },
  { "''", FALSE, 256, 1 },
  { "′′", FALSE, 256, 1 },
  { "’’", FALSE, 256, 1 },
  { "\"", FALSE, 256, 1 },
  { "″", FALSE, 256, 1 },
  { "”", FALSE, 256, 1 },
  { "'", TRUE, 3072, 1 },
  { "′", TRUE, 3072, 1 },
  { "’", TRUE, 3072, 1 },
  /* As the translations write them, German, then French: what is shown in a field can be typed
   * there. */
  { "fuß", TRUE, 3072, 1 },
  { "fuss", TRUE, 3072, 1 },
  { "zoll", FALSE, 256, 1 },
  { "pieds", TRUE, 3072, 1 },
  { "pied", TRUE, 3072, 1 },
  { "pi", TRUE, 3072, 1 },
  { "pouces", FALSE, 256, 1 },
  { "pouce", FALSE, 256, 1 },
  { "po", FALSE, 256, 1 },
  { "zentimeter", FALSE, 256 * 50, 127 },
  { "centimètres", FALSE, 256 * 50, 127 },
  { "centimètre", FALSE, 256 * 50, 127 },
  { "centimetres", FALSE, 256 * 50, 127 },
  { "centimetre", FALSE, 256 * 50, 127 },
  { "centimeters", FALSE, 256 * 50, 127 },
  { "centimeter", FALSE, 256 * 50, 127 },
  { "cm", FALSE, 256 * 50, 127 },
  { "mm", FALSE, 256 * 5, 127 },
};

static const Unit *
read_unit (const char **text)
{
  static const Unit bare = { "", FALSE, 256, 1 };

  skip_blanks (text);
  for (guint i = 0; i < G_N_ELEMENTS (unit_names); i++)
    {
      gsize size = strlen (unit_names[i].name);

      if (g_ascii_strncasecmp (*text, unit_names[i].name, size) == 0)
        {
          *text += size;
          return &unit_names[i];
        }
    }
  return &bare;
}

static gboolean
read_sign (const char **text)
{
  gboolean minus = **text == '-' || g_str_has_prefix (*text, "−");

  if (minus || **text == '+')
    *text = g_utf8_next_char (*text);
  skip_blanks (text);
  return minus;
}

/* Adds one amount with its unit to @sum; the sum is capped well beyond what is allowed. */
static gboolean
read_part (const char **text, gint64 *sum, const Unit **unit)
{
  const gint64 cap = 2 * LW_FIELD_MAX;
  Amount amount;
  gint64 top, bottom;

  if (!read_amount (text, &amount))
    return FALSE;
  *unit = read_unit (text);
  skip_blanks (text);

  if (amount.number / amount.over > LARGEST_NUMBER)
    *sum = cap;
  else
    {
      top = amount.number * (*unit)->number;
      bottom = amount.over * (*unit)->over;
      *sum = MIN (*sum + (2 * top + bottom) / (2 * bottom), cap);
    }
  return TRUE;
}

/* One length, or feet and then inches. */
static gboolean
read_length (const char *text, gint64 *length)
{
  const Unit *unit;
  gboolean minus;

  *length = 0;
  skip_blanks (&text);
  minus = read_sign (&text);
  if (!read_part (&text, length, &unit))
    return FALSE;
  if (unit->feet && *text != '\0')
    {
      if (!read_part (&text, length, &unit) || unit->feet || unit->over != 1)
        return FALSE;
    }
  if (minus)
    *length = -*length;
  return *text == '\0';
}

gboolean
lw_length_parse (const char *text, LwLength *length, GError **error)
{
  gint64 value;

  g_return_val_if_fail (text != NULL && length != NULL, FALSE);

  if (!g_utf8_validate (text, -1, NULL) || !read_length (text, &value))
    {
      g_autofree char *shown = g_utf8_make_valid (text, -1);

      g_set_error (error, LW_LENGTH_ERROR, LW_LENGTH_ERROR_SYNTAX,
                   _ ("“%s” is not a length. Write it like “2 ft 3½ in”, “27.5” or “70 cm”."),
                   shown);
      return FALSE;
    }
  if (ABS (value) > LW_FIELD_MAX)
    {
      g_set_error (error, LW_LENGTH_ERROR, LW_LENGTH_ERROR_RANGE,
                   _ ("“%s” is longer than any field. A length is at most 40 ft."), text);
      return FALSE;
    }
  *length = (LwLength)value;
  return TRUE;
}
