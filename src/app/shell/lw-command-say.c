/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-command-say.c: what the command line says, and how it ends.
 */
#include "lw-command-say.h"

#include <string.h>

#include "safe/safe.h"

/* Marks that turn or isolate the direction of what follows them. */
static gboolean
turns (gunichar c)
{
  return c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
         (c >= 0x2066 && c <= 0x2069);
}

static gboolean
may_stand (gunichar c, gboolean lines)
{
  if (lines && (c == '\n' || c == '\t'))
    return TRUE;
  return !g_unichar_iscntrl (c) && !turns (c) && c != 0x2028 && c != 0x2029;
}

char *
lw_command_shown (const char *text, gboolean lines)
{
  GString *shown = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, g_string_free (shown, FALSE));

  while (*text != '\0')
    {
      gunichar c = g_utf8_get_char_validated (text, -1);

      if (c == (gunichar)-1 || c == (gunichar)-2)
        {
          g_string_append_printf (shown, "\\x%02x", (guchar)*text++);
          continue;
        }
      if (may_stand (c, lines))
        g_string_append_unichar (shown, c);
      else if (c < 0x80)
        g_string_append_printf (shown, "\\x%02x", c);
      else
        g_string_append_printf (shown, "\\u{%04x}", c);
      text = g_utf8_next_char (text);
    }
  return g_string_free (shown, FALSE);
}

/* In the letters of the terminal; what it does not have is a question mark. */
static char *
for_terminal (const char *text)
{
  const char *charset;
  char *converted = NULL;

  if (!g_get_console_charset (&charset))
    converted = g_convert_with_fallback (text, -1, charset, "UTF-8", "?", NULL, NULL, NULL);
  return converted == NULL ? g_strdup (text) : converted;
}

int
lw_command_print (const char *text, const char *output)
{
  g_autofree char *shown = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (text != NULL, LW_COMMAND_FAILED);

  if (output != NULL && !g_str_equal (output, LW_OUTPUT_STANDARD))
    {
      if (!lw_output_write (output, text, -1, &error))
        return lw_command_refuse (error);
      return lw_command_wrote (output, NULL);
    }
  shown = for_terminal (text);
  if (!lw_output_write (LW_OUTPUT_STANDARD, shown, -1, &error))
    return lw_command_refuse (error);
  return LW_COMMAND_DONE;
}

int
lw_command_wrote (const char *path, const char *more)
{
  g_autofree char *name = lw_command_shown (path, FALSE);
  g_autofree char *line = more == NULL ? g_strdup_printf ("wrote %s\n", name)
                                       : g_strdup_printf ("wrote %s %s\n", name, more);

  if (g_str_equal (path, LW_OUTPUT_STANDARD))
    return LW_COMMAND_DONE;
  return lw_command_print (line, NULL);
}

int
lw_command_refuse (const GError *error)
{
  g_autofree char *shown = lw_command_shown (error->message, FALSE);

  g_printerr ("%s\n", shown);
  return LW_COMMAND_FAILED;
}

int
lw_command_misuse (const char *sentence)
{
  g_autofree char *shown = lw_command_shown (sentence, FALSE);

  g_printerr ("little-wars: %s\n", shown);
  return LW_COMMAND_MISUSED;
}
