/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-words.c: what a file can hold of what is typed, and what a step is called.
 */
#include "lw-drafting-words.h"

#include <glib/gi18n-lib.h>

/* ---- What is typed ---- */

#define LONGEST_LINE 80
#define LONGEST_TEXT 4096

static gboolean
is_noncharacter (gunichar c)
{
  return (c & 0xfffe) == 0xfffe || (c >= 0xfdd0 && c <= 0xfdef);
}

static char *
clean (const char *text, gboolean lines, glong most)
{
  g_autofree char *valid = g_utf8_make_valid (text != NULL ? text : "", -1);
  g_autoptr (GString) kept = g_string_new (NULL);
  glong n = 0;

  for (const char *p = valid; *p != '\0' && n < most; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      char bytes[6];
      gint size;

      if (is_noncharacter (c))
        continue;
      if (g_unichar_iscntrl (c) && !(lines && (c == '\n' || c == '\t')))
        c = ' ';
      size = g_unichar_to_utf8 (c, bytes);
      n += lines ? size : 1;
      if (n <= most)
        g_string_append_len (kept, bytes, size);
    }
  return kept->len > 0 ? g_strdup (kept->str) : NULL;
}

char *
lw_drafting_line (const char *text)
{
  return clean (text, FALSE, LONGEST_LINE);
}

char *
lw_drafting_text (const char *text)
{
  return clean (text, TRUE, LONGEST_TEXT);
}

/* ---- Names of steps ---- */

/* One whole phrase an act, so that each can be said as its grammar wants. */
static const char *
one_thing (LwAct act)
{
  switch (act)
    {
    case LW_ACT_ADD:
      return _ ("put down %s");
    case LW_ACT_DELETE:
      return _ ("delete %s");
    case LW_ACT_MOVE:
      return _ ("move %s");
    case LW_ACT_ROTATE:
      return _ ("turn %s");
    case LW_ACT_RESIZE:
      return _ ("resize %s");
    case LW_ACT_SHAPE:
      return _ ("reshape %s");
    case LW_ACT_FLIP:
      return _ ("mirror %s");
    case LW_ACT_NAME:
      return _ ("name %s");
    case LW_ACT_DUPLICATE:
      return _ ("duplicate %s");
    case LW_ACT_ALIGN:
      return _ ("align %s");
    case LW_ACT_DISTRIBUTE:
      return _ ("space out %s");
    case LW_ACT_RAISE:
      return _ ("raise %s");
    case LW_ACT_LOWER:
      return _ ("lower %s");
    case LW_ACT_LOCK:
      return _ ("lock %s");
    case LW_ACT_UNLOCK:
      return _ ("unlock %s");
    case LW_ACT_CHANGE:
    default:
      return _ ("change %s");
    }
}

static const char *
many_things (LwAct act, guint n)
{
  switch (act)
    {
    case LW_ACT_ADD:
      return g_dngettext (GETTEXT_PACKAGE, "put down %u thing", "put down %u things", n);
    case LW_ACT_DELETE:
      return g_dngettext (GETTEXT_PACKAGE, "delete %u thing", "delete %u things", n);
    case LW_ACT_MOVE:
      return g_dngettext (GETTEXT_PACKAGE, "move %u thing", "move %u things", n);
    case LW_ACT_ROTATE:
      return g_dngettext (GETTEXT_PACKAGE, "turn %u thing", "turn %u things", n);
    case LW_ACT_RESIZE:
      return g_dngettext (GETTEXT_PACKAGE, "resize %u thing", "resize %u things", n);
    case LW_ACT_SHAPE:
      return g_dngettext (GETTEXT_PACKAGE, "reshape %u thing", "reshape %u things", n);
    case LW_ACT_FLIP:
      return g_dngettext (GETTEXT_PACKAGE, "mirror %u thing", "mirror %u things", n);
    case LW_ACT_NAME:
      return g_dngettext (GETTEXT_PACKAGE, "name %u thing", "name %u things", n);
    case LW_ACT_DUPLICATE:
      return g_dngettext (GETTEXT_PACKAGE, "duplicate %u thing", "duplicate %u things", n);
    case LW_ACT_ALIGN:
      return g_dngettext (GETTEXT_PACKAGE, "align %u thing", "align %u things", n);
    case LW_ACT_DISTRIBUTE:
      return g_dngettext (GETTEXT_PACKAGE, "space out %u thing", "space out %u things", n);
    case LW_ACT_RAISE:
      return g_dngettext (GETTEXT_PACKAGE, "raise %u thing", "raise %u things", n);
    case LW_ACT_LOWER:
      return g_dngettext (GETTEXT_PACKAGE, "lower %u thing", "lower %u things", n);
    case LW_ACT_LOCK:
      return g_dngettext (GETTEXT_PACKAGE, "lock %u thing", "lock %u things", n);
    case LW_ACT_UNLOCK:
      return g_dngettext (GETTEXT_PACKAGE, "unlock %u thing", "unlock %u things", n);
    case LW_ACT_CHANGE:
    default:
      return g_dngettext (GETTEXT_PACKAGE, "change %u thing", "change %u things", n);
    }
}

/* The phrases above are the only ones, each with one place to fill. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
char *
lw_drafting_words (const LwDrafting *drafting, LwAct act, const GArray *places)
{
  const LwFeature *feature;

  if (places->len != 1)
    return g_strdup_printf (many_things (act, places->len), places->len);
  feature = lw_drafting_at (drafting, g_array_index (places, guint, 0));
  return g_strdup_printf (one_thing (act), feature->name != NULL && *feature->name != '\0'
                                               ? lw_name_shown (feature->name)
                                               : lw_feature_kind_name (feature->kind));
}
#pragma GCC diagnostic pop
