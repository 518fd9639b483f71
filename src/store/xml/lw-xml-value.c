/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-value.c: what an attribute or a text may say: whole numbers, ids, points, choices.
 */
#include "lw-xml-value.h"

#include "safe/safe.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_DIGITS 9
#define FILE_NAME_LONGEST 255 /* characters */
#define BLANKS " \t\r\n"

/* Reads a number of at most nine digits; returns the character after it, NULL when it is none. */
static const char *
read_int (const char *text, gint32 *number)
{
  gboolean negative = *text == '-';
  gint32 sum = 0;
  guint digits;

  if (*text == '-' || *text == '+')
    text++;
  for (digits = 0; g_ascii_isdigit (text[digits]) && digits < MOST_DIGITS; digits++)
    sum = sum * 10 + (text[digits] - '0');
  if (digits == 0 || g_ascii_isdigit (text[digits]))
    return NULL;
  *number = negative ? -sum : sum;
  return text + digits;
}

gboolean
lw_xml_parse_int (const char *text, gint32 *number)
{
  gint32 value;
  const char *end = read_int (text, &value);

  if (end == NULL || *end)
    return FALSE;
  *number = value;
  return TRUE;
}

static const char *
skip_blanks (const char *text)
{
  while (*text == ' ' || *text == '\t' || *text == '\r' || *text == '\n')
    text++;
  return text;
}

gboolean
lw_xml_parse_numbers (const char *text, gint32 *numbers)
{
  for (text = skip_blanks (text); *text; text = skip_blanks (text))
    {
      text = read_int (text, numbers++);
      if (text == NULL)
        return FALSE;
    }
  return TRUE;
}

gboolean
lw_xml_parse_seed (const char *text, guint64 *number)
{
  guint64 sum = 0;

  if (!*text)
    return FALSE;
  for (; *text; text++)
    {
      guint digit = *text - '0';

      if (!g_ascii_isdigit (*text) || sum > (G_MAXUINT64 - digit) / 10)
        return FALSE;
      sum = sum * 10 + digit;
    }
  *number = sum;
  return TRUE;
}

static const char *
read_point (const char *text, LwPoint *point)
{
  text = read_int (text, &point->x);
  if (text == NULL || *text != ',')
    return NULL;
  return read_int (text + 1, &point->y);
}

gboolean
lw_xml_parse_points (const char *text, GArray *points)
{
  text += strspn (text, BLANKS);
  while (*text)
    {
      LwPoint point;
      gsize blanks;

      text = read_point (text, &point);
      if (text == NULL)
        return FALSE;
      blanks = strspn (text, BLANKS);
      if (*text && blanks == 0)
        return FALSE;
      text += blanks;
      g_array_append_val (points, point);
    }
  return TRUE;
}

gint
lw_xml_choice_index (const char *choices, const char *text)
{
  gsize length = strlen (text);

  for (gint i = 0;; i++)
    {
      gsize this = strcspn (choices, "|");

      if (this == length && memcmp (choices, text, length) == 0)
        return i;
      if (choices[this] == 0)
        return -1;
      choices += this + 1;
    }
}

/* Letters, digits and marks of ASCII alone: what most texts are. */
static gboolean
is_plain_ascii (const char *text)
{
  while (*text >= 0x20 && *text < 0x7f)
    text++;
  return *text == '\0';
}

gboolean
lw_xml_text_holds (const char *text, gboolean plain)
{
  if (is_plain_ascii (text))
    return TRUE;
  if (!g_utf8_validate (text, -1, NULL))
    return FALSE;
  for (; *text; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      if (c < 0x20 && (plain || (c != '\n' && c != '\t' && c != '\r')))
        return FALSE;
      if (c == 0xfffe || c == 0xffff || (plain && g_unichar_iscntrl (c)))
        return FALSE;
    }
  return TRUE;
}

/* The length of the id that @text begins with; 0 when it begins with none. */
static gsize
measure_id (const char *text)
{
  gsize length = 0;

  if (!g_ascii_isalpha (*text))
    return 0;
  while (g_ascii_isalnum (text[length]) || (text[length] && strchr ("-_.", text[length])))
    length++;
  return length <= LW_XML_ID_LONGEST ? length : 0;
}

static gboolean
fits_ids (const char *text)
{
  text += strspn (text, BLANKS);
  while (*text)
    {
      gsize length = measure_id (text);
      gsize blanks = strspn (text + length, BLANKS);

      if (length == 0 || (text[length] && blanks == 0))
        return FALSE;
      text += length + blanks;
    }
  return TRUE;
}

static gboolean
fits_numbers (const LwXmlValue *value, const char *text)
{
  guint n = 0;

  text = skip_blanks (text);
  while (*text)
    {
      gint32 number;
      const char *end;

      end = read_int (text, &number);
      if (end == NULL || number < value->min || number > value->max)
        return FALSE;
      text = skip_blanks (end);
      if (*text && text == end)
        return FALSE;
      n++;
    }
  return n == value->count;
}

static gboolean
fits_points (const LwXmlValue *value, const char *text)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (LwPoint));

  if (!lw_xml_parse_points (text, points) || points->len < value->count)
    return FALSE;
  for (guint i = 0; i < points->len; i++)
    {
      LwPoint point = g_array_index (points, LwPoint, i);

      if (MIN (point.x, point.y) < value->min || MAX (point.x, point.y) > value->max)
        return FALSE;
    }
  return value->type == LW_XML_POINTS || points->len == 1;
}

/* Does @text look like @pattern, in which 0 stands for any digit? */
static gboolean
fits_pattern (const char *pattern, const char *text)
{
  for (; *pattern && *text; pattern++, text++)
    if (*pattern == '0' ? !g_ascii_isdigit (*text) : *pattern != *text)
      return FALSE;
  return *pattern == *text;
}

static gboolean
fits_day (const char *text)
{
  guint year = g_ascii_strtoull (text, NULL, 10);
  guint month = g_ascii_strtoull (text + 5, NULL, 10);
  guint day = g_ascii_strtoull (text + 8, NULL, 10);

  return year > 0 && g_date_valid_dmy (day, month, year);
}

static gboolean
fits_hour (const char *text)
{
  return (text[0] < '2' || (text[0] == '2' && text[1] < '4')) && text[3] < '6' && text[6] < '6';
}

/* At most @most characters; only a text of more bytes need be counted. */
static gboolean
is_short (const char *text, gint32 most)
{
  return strlen (text) <= (gsize)most || g_utf8_strlen (text, -1) <= most;
}

/* Is it the number of a format, such as "1.0", of that @major? */
static gboolean
fits_format (guint major, const char *text)
{
  guint his_major, minor;

  return lw_format_parse (text, &his_major, &minor) && his_major == major &&
         strchr (text, '.') == text + 1;
}

/* A name that leads out of the folder is none. */
static gboolean
fits_file (const char *text)
{
  return *text != '\0' && lw_xml_text_holds (text, TRUE) && is_short (text, FILE_NAME_LONGEST) &&
         strchr (text, '/') == NULL && !g_str_equal (text, ".") && !g_str_equal (text, "..");
}

gboolean
lw_xml_value_fits (const LwXmlValue *value, const char *text)
{
  gint32 number;
  guint64 seed;

  switch (value->type)
    {
    case LW_XML_NAME:
      return *text && lw_xml_text_holds (text, TRUE) && is_short (text, value->max) &&
             (value->min == 0 || fits_format ((guint)value->min, text));
    case LW_XML_FILE:
      return fits_file (text);
    case LW_XML_TEXT:
      return lw_xml_text_holds (text, FALSE) && strlen (text) <= (gsize)value->max;
    case LW_XML_INT:
      return lw_xml_parse_int (text, &number) && number >= value->min && number <= value->max;
    case LW_XML_NUMBERS:
      return fits_numbers (value, text);
    case LW_XML_SEED:
      return lw_xml_parse_seed (text, &seed);
    case LW_XML_ID:
      return *text && measure_id (text) == strlen (text);
    case LW_XML_IDS:
      return fits_ids (text);
    case LW_XML_POINT:
    case LW_XML_POINTS:
      return fits_points (value, text);
    case LW_XML_CHOICE:
      return lw_xml_choice_index (value->choices, text) >= 0;
    case LW_XML_HEX:
      return strlen (text) == value->count && strspn (text, "0123456789abcdef") == value->count;
    case LW_XML_DATE:
      return fits_pattern ("0000-00-00", text) && fits_day (text);
    case LW_XML_TIME:
      return fits_pattern ("0000-00-00T00:00:00Z", text) && fits_day (text) &&
             fits_hour (text + 11);
    default:
      g_assert_not_reached ();
    }
}

static char *
choices_wanted (const char *choices)
{
  g_auto (GStrv) words = g_strsplit (choices, "|", -1);
  g_autofree char *list = g_strjoinv (", ", words);

  if (words[1] == NULL)
    return g_strdup_printf ("“%s”", list);
  /* Translators: %s is a list of words that stand in files and are not translated. */
  return g_strdup_printf (_ ("one of %s"), list);
}

char *
lw_xml_value_wanted (const LwXmlValue *value)
{
  switch (value->type)
    {
    case LW_XML_NAME:
      return g_strdup_printf (_ ("a text of 1 to %d characters without control characters"),
                              value->max);
    case LW_XML_FILE:
      return g_strdup (_ ("the bare name of a file, without a folder"));
    case LW_XML_TEXT:
      return g_strdup_printf (_ ("a text of at most %d bytes"), value->max);
    case LW_XML_INT:
      return g_strdup_printf (_ ("a whole number from %d to %d"), value->min, value->max);
    case LW_XML_NUMBERS:
      return g_strdup_printf (_ ("a list of %u whole numbers from %d to %d"), value->count,
                              value->min, value->max);
    case LW_XML_SEED:
      return g_strdup (_ ("a whole number from 0 to 18446744073709551615"));
    case LW_XML_ID:
      return g_strdup_printf (
          _ ("an id of a letter and up to %d more letters, digits, “-”, “_” or “.”"),
          LW_XML_ID_LONGEST - 1);
    case LW_XML_IDS:
      return g_strdup (_ ("a list of ids with spaces between them"));
    case LW_XML_POINT:
      return g_strdup_printf (_ ("a point “x,y” of whole numbers from %d to %d"), value->min,
                              value->max);
    case LW_XML_POINTS:
      return g_strdup_printf (
          _ ("a list of at least %u points “x,y x,y” of whole numbers from %d to %d"), value->count,
          value->min, value->max);
    case LW_XML_CHOICE:
      return choices_wanted (value->choices);
    case LW_XML_HEX:
      return g_strdup_printf (_ ("a number of %u hexadecimal digits in small letters"),
                              value->count);
    case LW_XML_DATE:
      return g_strdup (_ ("a date such as 2026-11-30"));
    case LW_XML_TIME:
      return g_strdup (_ ("a time such as 2026-11-30T14:05:00Z"));
    default:
      g_assert_not_reached ();
    }
}
