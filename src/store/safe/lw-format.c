/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-format.c: the three kinds of files, their versions, and the way from older ones to ours.
 */
#include "lw-format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- Kinds ---- */

const char *
lw_file_kind_extension (LwFileKind kind)
{
  static const char *const extensions[] = { ".lwcountry", ".lwbattle", ".lwcampaign" };

  g_return_val_if_fail (kind <= LW_FILE_CAMPAIGN, NULL);
  return extensions[kind];
}

const char *
lw_file_kind_name (LwFileKind kind)
{
  switch (kind)
    {
    case LW_FILE_COUNTRY:
      return _ ("Country");
    case LW_FILE_BATTLE:
      return _ ("battle");
    case LW_FILE_CAMPAIGN:
      return _ ("campaign");
    default:
      g_return_val_if_reached (NULL);
    }
}

/* ---- Versions ---- */

/* The first tag of an honest file comes early, after a declaration and some comments. */
#define LOOKED_AT 65536

/* The format of the first release is 1.0: no way leads to it yet. */
static const LwMigration of_program[] = { { 0, 0, NULL } };

static const LwMigration *migrations = of_program;

void
lw_format_replace_migrations_for_test (const LwMigration *steps)
{
  migrations = steps != NULL ? steps : of_program;
}

/* The text of the first tag that is neither a declaration nor a comment. */
static char *
first_tag (const char *data, gsize size)
{
  const char *end = data + MIN (size, LOOKED_AT);
  const char *at = data;

  while ((at = memchr (at, '<', end - at)) != NULL && at + 1 < end &&
         (at[1] == '?' || at[1] == '!'))
    {
      at = g_strstr_len (at, end - at, at[1] == '?' ? "?>" : "-->");
      if (at == NULL)
        return NULL;
    }
  return at != NULL ? g_strndup (at, end - at) : NULL;
}

/* A whole number of at most nine digits. */
static gboolean
parse_number (const char *text, guint *number)
{
  gsize digits = strspn (text, "0123456789");

  if (digits == 0 || digits > 9 || text[digits] != '\0')
    return FALSE;
  *number = (guint)g_ascii_strtoull (text, NULL, 10);
  return TRUE;
}

gboolean
lw_format_parse (const char *text, guint *major, guint *minor)
{
  g_auto (GStrv) parts = g_strsplit (text, ".", -1);
  guint numbers[2];

  if (g_strv_length (parts) != 2 || !parse_number (parts[0], &numbers[0]) ||
      !parse_number (parts[1], &numbers[1]))
    return FALSE;
  *major = numbers[0];
  *minor = numbers[1];
  return TRUE;
}

/* The major and minor number of a file, by a look at its first tag. FALSE: it names none. */
static gboolean
peek (const char *data, gsize size, guint *major, guint *minor)
{
  g_autofree char *tag = first_tag (data, size);
  g_autofree char *value = NULL;
  char *close = tag != NULL ? strchr (tag, '>') : NULL;
  const char *format;

  if (close == NULL)
    return FALSE;
  *close = '\0';
  format = strstr (tag, " format=");
  if (format == NULL || !strchr (format + 9, format[8]) || format[8] == '\0')
    return FALSE;
  value = g_strndup (format + 9, strchr (format + 9, format[8]) - (format + 9));
  return lw_format_parse (value, major, minor);
}

LwFormatAge
lw_format_age (const char *data, gsize size, guint *major)
{
  guint minor;

  *major = LW_FORMAT_MAJOR;
  if (!peek (data, size, major, &minor))
    return LW_FORMAT_OURS;
  if (*major < LW_FORMAT_MAJOR)
    return LW_FORMAT_OLDER;
  if (*major > LW_FORMAT_MAJOR || minor > LW_FORMAT_MINOR)
    return LW_FORMAT_NEWER;
  return LW_FORMAT_OURS;
}

static const LwMigration *
find_step (LwFileKind kind, guint from)
{
  for (const LwMigration *step = migrations; step->step; step++)
    if (step->kind == kind && step->from == from)
      return step;
  return NULL;
}

gboolean
lw_format_is_known (LwFileKind kind, guint major)
{
  return find_step (kind, major) != NULL;
}

char *
lw_format_migrate (LwFileKind kind, const char *data, gsize size, GError **error)
{
  g_autofree char *text = NULL;
  guint major, minor;

  if (!peek (data, size, &major, &minor))
    return NULL;
  for (; major < LW_FORMAT_MAJOR && find_step (kind, major); major++)
    {
      const char *from = text != NULL ? text : data;
      char *next = find_step (kind, major)->step (from, text != NULL ? strlen (text) : size, error);

      g_free (text);
      text = next;
      if (text == NULL)
        return NULL;
    }
  return g_steal_pointer (&text);
}
