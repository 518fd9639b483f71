/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-amount.c: numbers as players write them: whole men, and points with halves.
 */
#include "lw-campaign-amount.h"

#include <string.h>

/* More digits than any number here may have; beyond them it is too large whatever follows. */
#define MOST_DIGITS 9

static const char *
skip_blanks (const char *text)
{
  while (*text != '\0' && g_unichar_isspace (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);
  return text;
}

/* Digits of one script or several; how many there were. */
static guint
read_digits (const char **text, guint *value)
{
  guint digits = 0;

  *value = 0;
  for (; g_unichar_isdigit (g_utf8_get_char (*text)); *text = g_utf8_next_char (*text), digits++)
    if (digits < MOST_DIGITS)
      *value = *value * 10 + (guint)g_unichar_digit_value (g_utf8_get_char (*text));
  return digits;
}

static gboolean
is_minus (const char *text)
{
  return *text == '-' || g_str_has_prefix (text, "−") || g_str_has_prefix (text, "–");
}

static gboolean
is_part (const char *text)
{
  static const char *const parts[] = { "½", "¼", "¾", "⅓", "⅔", "/", ".", "," };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_has_prefix (text, parts[i]))
      return TRUE;
  return FALSE;
}

/* What stands after the whole number: nothing, or a half in one of its ways of writing. */
static LwAmount
read_half (const char *text, gboolean has_whole, gboolean *half)
{
  static const char *const halves[] = { "½", "1/2", ".5", ",5", ".50", ",50" };
  static const char *const wholes[] = { "", ".0", ",0", ".00", ",00" };
  g_autofree char *rest = g_strchomp (g_strdup (skip_blanks (text)));

  *half = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (halves); i++)
    if (g_str_equal (rest, halves[i]))
      return LW_AMOUNT_RIGHT;
  *half = FALSE;
  for (guint i = 0; has_whole && i < G_N_ELEMENTS (wholes); i++)
    if (g_str_equal (rest, wholes[i]))
      return LW_AMOUNT_RIGHT;
  return is_part (rest) ? LW_AMOUNT_PART : LW_AMOUNT_NO_NUMBER;
}

LwAmount
lw_count_parse (const char *text, guint most, guint *count)
{
  guint digits;

  g_return_val_if_fail (count != NULL, LW_AMOUNT_EMPTY);

  *count = 0;
  text = skip_blanks (text == NULL ? "" : text);
  if (*text == '\0')
    return LW_AMOUNT_EMPTY;
  if (is_minus (text))
    return LW_AMOUNT_NEGATIVE;
  digits = read_digits (&text, count);
  text = skip_blanks (text);
  if (*text != '\0')
    return is_part (text) ? LW_AMOUNT_PART : LW_AMOUNT_NO_NUMBER;
  return digits > MOST_DIGITS || *count > most ? LW_AMOUNT_TOO_LARGE : LW_AMOUNT_RIGHT;
}

/* "1/2" alone is a half, and not one and a fault. */
static gboolean
is_half_alone (const char *text)
{
  g_autofree char *rest = g_strchomp (g_strdup (text));

  return g_str_equal (rest, "1/2");
}

LwAmount
lw_points_parse (const char *text, gint most, gint *half_points)
{
  guint whole = 0, digits = 0;
  gboolean half;
  LwAmount amount;

  g_return_val_if_fail (half_points != NULL, LW_AMOUNT_EMPTY);

  *half_points = 0;
  text = skip_blanks (text == NULL ? "" : text);
  if (*text == '\0')
    return LW_AMOUNT_EMPTY;
  if (is_minus (text))
    return LW_AMOUNT_NEGATIVE;
  if (!is_half_alone (text))
    digits = read_digits (&text, &whole);
  amount = read_half (text, digits > 0, &half);
  if (amount != LW_AMOUNT_RIGHT)
    return amount;
  if (digits >= MOST_DIGITS || (gint64)whole * 2 + half > most)
    return LW_AMOUNT_TOO_LARGE;
  *half_points = (gint)whole * 2 + half;
  return LW_AMOUNT_RIGHT;
}
