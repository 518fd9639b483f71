/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-document-pages.c: some pages of a document, as a player asks for them: "1, 3-4".
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lw-document-private.h"

#define MOST_DIGITS 6

G_DEFINE_QUARK (lw - document - error - quark, lw_document_error)

/* A number at *@text, which is moved behind it; 0 for none. */
static guint
read_number (const char **text)
{
  guint number = 0;

  while (**text == ' ')
    (*text)++;
  for (guint digits = 0; g_ascii_isdigit (**text) && digits < MOST_DIGITS; digits++)
    number = number * 10 + (guint)(*(*text)++ - '0');
  while (**text == ' ')
    (*text)++;
  return number;
}

/* "3", "3-4", "3-" or "-4" at *@text. FALSE: it is none of these. */
static gboolean
read_range (const char **text, guint pages, guint *first, guint *last)
{
  *first = read_number (text);
  if (**text != '-')
    {
      *last = *first;
      return *first > 0;
    }
  (*text)++;
  *last = read_number (text);
  if (*first == 0 && *last == 0)
    return FALSE;
  *first = MAX (*first, 1);
  *last = *last == 0 ? pages : *last;
  return *first <= *last;
}

/* The wanted pages as flags, or NULL when @ranges cannot be read or wants none that there is. */
static gboolean *
read_ranges (const char *ranges, guint pages)
{
  g_autofree gboolean *wanted = g_new0 (gboolean, pages + 1);
  const char *text = ranges + strspn (ranges, " ");
  gboolean any = *text == '\0';

  for (guint i = 0; any && i < pages; i++)
    wanted[i] = TRUE;
  while (*text != '\0')
    {
      guint first, last;

      if (!read_range (&text, pages, &first, &last) || (*text != '\0' && *text != ','))
        return NULL;
      for (guint page = first; page <= MIN (last, pages); page++)
        wanted[page - 1] = any = TRUE;
      text += *text == ',' ? 1 : 0;
    }
  return any ? g_steal_pointer (&wanted) : NULL;
}

LwDocument *
lw_document_excerpt (const LwDocument *document, const char *ranges, GError **error)
{
  g_autofree gboolean *wanted = NULL;
  LwDocument *excerpt;

  g_return_val_if_fail (document && ranges, NULL);
  wanted = read_ranges (ranges, document->pages->len);
  if (!wanted)
    {
      g_set_error (error, LW_DOCUMENT_ERROR, LW_DOCUMENT_ERROR_PAGES,
                   ngettext ("“%s” names no page of this document, which has %u page.",
                             "“%s” names no pages of this document, which has %u pages.",
                             document->pages->len),
                   ranges, document->pages->len);
      return NULL;
    }
  excerpt = lw_document_new (document->title, &document->paper);
  lw_document_set_date (excerpt, document->date);
  for (guint i = 0; i < document->pages->len; i++)
    if (wanted[i])
      g_ptr_array_add (excerpt->pages,
                       cairo_surface_reference (g_ptr_array_index (document->pages, i)));
  return excerpt;
}
