/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-scan.c: the first look at a file's bytes: what is hostile or cut short stops here.
 *
 * Limits are kept here, before libxml2 sees a byte: how long, how many and how deep. The place of
 * each start tag is written down, so that faults of content can be told later by line and column.
 */
#define _GNU_SOURCE /* memmem() */

#include "lw-xml-scan.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const char *name;
  const char *data;
  gsize size;
  gsize at;
  guint depth;
  guint asides;
  GArray *tags;
  GError **error;
} Scan;

/* The first byte of a character of UTF-8. */
static gboolean
is_first (char c)
{
  return (c & 0xc0) != 0x80;
}

static guint
measure_column (const char *data, gsize offset)
{
  guint column = 1;

  while (offset > 0 && data[offset - 1] != '\n')
    column += is_first (data[--offset]);
  return column;
}

static void
move_back (LwXmlPlace *place, const char *data, gsize offset)
{
  guint line = place->line;

  while (place->offset > offset)
    {
      char c = data[--place->offset];

      if (c == '\n')
        place->line--;
      else if (is_first (c))
        place->column--;
    }
  if (place->line != line)
    place->column = measure_column (data, offset);
}

void
lw_xml_move_place (LwXmlPlace *place, const char *data, gsize offset)
{
  move_back (place, data, offset);
  for (; place->offset < offset; place->offset++)
    {
      char c = data[place->offset];

      if (c == '\n')
        {
          place->line++;
          place->column = 1;
        }
      else if (is_first (c))
        place->column++;
    }
}

gboolean
lw_xml_fail_at (const char *name,
                const char *data,
                gsize offset,
                LwStoreError code,
                GError **error,
                const char *format,
                ...)
{
  g_autofree char *text = NULL;
  LwXmlPlace place = LW_XML_FIRST_PLACE;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  lw_xml_move_place (&place, data, offset);
  g_set_error (error, LW_STORE_ERROR, code, "%s:%u:%u: %s", name, place.line, place.column, text);
  return FALSE;
}

static gboolean
is_space (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

gsize
lw_xml_attribute (const char *data, gsize size, gsize tag, const char *attribute)
{
  gsize length = strlen (attribute);
  char quote = 0;

  for (gsize i = tag; i < size && (quote || data[i] != '>'); i++)
    {
      if (quote != 0)
        quote = data[i] == quote ? 0 : quote;
      else if (data[i] == '"' || data[i] == '\'')
        quote = data[i];
      else if (i > tag && is_space (data[i - 1]) && size - i > length &&
               memcmp (data + i, attribute, length) == 0 &&
               (data[i + length] == '=' || is_space (data[i + length])))
        return i;
    }
  return tag;
}

static gboolean
fail_cut_short (Scan *scan)
{
  return lw_xml_fail_at (scan->name, scan->data, scan->size, LW_STORE_ERROR_XML, scan->error,
                         _ ("the file ends too soon: it was cut short"));
}

static gboolean
starts_with (const Scan *scan, const char *prefix)
{
  gsize length = strlen (prefix);

  return scan->size - scan->at >= length && memcmp (scan->data + scan->at, prefix, length) == 0;
}

static gboolean
skip_past (Scan *scan, const char *end)
{
  const char *found = memmem (scan->data + scan->at, scan->size - scan->at, end, strlen (end));

  if (found == NULL)
    return fail_cut_short (scan);
  scan->at = found - scan->data + strlen (end);
  return TRUE;
}

/* To the end of a value in quotes; one byte before @limit when it does not end there. */
static gsize
skip_value (const char *data, gsize at, gsize limit, char *quote)
{
  const char *end = memchr (data + at, *quote, limit - at);

  if (end == NULL)
    return limit - 1;
  *quote = 0;
  return end - data;
}

/* Steps over a comment, a CDATA section or a processing instruction. */
static gboolean
skip_aside (Scan *scan, const char *end)
{
  if (++scan->asides <= LW_XML_MOST_ASIDES)
    return skip_past (scan, end);
  return lw_xml_fail_at (scan->name, scan->data, scan->at, LW_STORE_ERROR_XML, scan->error,
                         _ ("there are too many comments and instructions; at most %u are read"),
                         LW_XML_MOST_ASIDES);
}

static gboolean
scan_start_tag (Scan *scan)
{
  guint32 begin = scan->at;
  gsize limit = MIN (scan->size, scan->at + LW_XML_TAG_LONGEST);
  guint attributes = 0;
  char quote = 0;
  gsize i;

  for (i = begin; i < limit && (quote || scan->data[i] != '>'); i++)
    {
      if (quote != 0)
        i = skip_value (scan->data, i, limit, &quote);
      else if (scan->data[i] < '"' || scan->data[i] > '=')
        continue;
      else if (scan->data[i] == '"' || scan->data[i] == '\'')
        quote = scan->data[i];
      else if (scan->data[i] == '=')
        attributes++;
    }
  if (i == scan->size)
    return fail_cut_short (scan);
  if (i == limit || attributes > LW_XML_MOST_ATTRIBUTES)
    return lw_xml_fail_at (scan->name, scan->data, begin, LW_STORE_ERROR_XML, scan->error,
                           _ ("a tag is too long or has too many attributes"));
  g_array_append_val (scan->tags, begin);
  scan->at = i + 1;
  if (scan->tags->len > LW_XML_MOST_TAGS)
    return lw_xml_fail_at (scan->name, scan->data, begin, LW_STORE_ERROR_XML, scan->error,
                           _ ("there are too many elements; at most %u are read"),
                           LW_XML_MOST_TAGS);
  if (scan->data[i - 1] != '/' && ++scan->depth > LW_XML_DEEPEST)
    return lw_xml_fail_at (scan->name, scan->data, begin, LW_STORE_ERROR_XML, scan->error,
                           _ ("elements are nested more than %u deep"), LW_XML_DEEPEST);
  return TRUE;
}

static gboolean
scan_end_tag (Scan *scan)
{
  /* One too many is left to the XML library, which words it better. */
  if (scan->depth > 0)
    scan->depth--;
  return skip_past (scan, ">");
}

static gboolean
scan_markup (Scan *scan)
{
  /* Nearly every tag is a start tag. */
  if (scan->size - scan->at > 1 && g_ascii_isalpha (scan->data[scan->at + 1]))
    return scan_start_tag (scan);
  if (starts_with (scan, "<!--"))
    return skip_aside (scan, "-->");
  if (starts_with (scan, "<![CDATA["))
    return skip_aside (scan, "]]>");
  if (starts_with (scan, "<!"))
    return lw_xml_fail_at (scan->name, scan->data, scan->at, LW_STORE_ERROR_XML, scan->error,
                           _ ("a document type (DOCTYPE) is not allowed in such a file"));
  if (starts_with (scan, "<?"))
    return skip_aside (scan, "?>");
  if (starts_with (scan, "</"))
    return scan_end_tag (scan);
  return scan_start_tag (scan);
}

static gboolean
scan_tags (Scan *scan)
{
  while (scan->at < scan->size)
    {
      const char *next = memchr (scan->data + scan->at, '<', scan->size - scan->at);
      gsize run = (next != NULL ? (gsize)(next - scan->data) : scan->size) - scan->at;

      if (run > LW_XML_RUN_LONGEST)
        return lw_xml_fail_at (scan->name, scan->data, scan->at, LW_STORE_ERROR_XML, scan->error,
                               _ ("a text is too long"));
      if (next == NULL)
        break;
      scan->at = next - scan->data;
      if (!scan_markup (scan))
        return FALSE;
    }
  return scan->depth == 0 ? TRUE : fail_cut_short (scan);
}

/* The XML declaration may say UTF-8, or nothing, of the encoding. */
static gboolean
check_declaration (const Scan *scan)
{
  gsize start = g_str_has_prefix (scan->data, "\xef\xbb\xbf") ? 3 : 0;
  const char *declaration = scan->data + start;
  const char *end = NULL;
  const char *encoding;

  if (g_str_has_prefix (declaration, "<?xml"))
    end = g_strstr_len (declaration, scan->size - start, "?>");
  if (end == NULL)
    return TRUE;
  encoding = g_strstr_len (declaration, end - declaration, "encoding");
  if (encoding == NULL)
    return TRUE;
  encoding += strspn (encoding + 8, " =\t\r\n\"'") + 8;
  if (g_ascii_strncasecmp (encoding, "utf-8", 5) == 0)
    return TRUE;
  return lw_xml_fail_at (scan->name, scan->data, encoding - scan->data, LW_STORE_ERROR_XML,
                         scan->error, _ ("only files in UTF-8 are read"));
}

/* How many bytes at the beginning are ASCII and not zero, looked at eight at a time: nearly all of
 * nearly every file. */
static gsize
measure_ascii (const char *data, gsize size)
{
  const guint64 highs = G_GUINT64_CONSTANT (0x8080808080808080);
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);
  gsize at;

  for (at = 0; at + sizeof (guint64) <= size; at += sizeof (guint64))
    {
      guint64 word;

      memcpy (&word, data + at, sizeof word);
      if ((word | (word - ones)) & highs)
        break;
    }
  return at;
}

static gboolean
check_bytes (const Scan *scan)
{
  gsize ascii = measure_ascii (scan->data, scan->size);
  const char *bad;
  gsize blank = 0;

  while (blank < scan->size && is_space (scan->data[blank]))
    blank++;
  if (blank == scan->size)
    {
      g_set_error (scan->error, LW_STORE_ERROR, LW_STORE_ERROR_XML, _ ("%s: the file is empty"),
                   scan->name);
      return FALSE;
    }
  if (g_utf8_validate_len (scan->data + ascii, scan->size - ascii, &bad))
    return TRUE;
  return lw_xml_fail_at (scan->name, scan->data, bad - scan->data, LW_STORE_ERROR_XML, scan->error,
                         *bad ? _ ("this is not UTF-8 text")
                              : _ ("there is a zero byte: the file is damaged"));
}

GArray *
lw_xml_scan (const char *name, const char *data, gsize size, GError **error)
{
  g_autoptr (GArray) tags = g_array_new (FALSE, FALSE, sizeof (guint32));
  Scan scan = { name, data, size, 0, 0, 0, tags, error };

  g_return_val_if_fail (name != NULL && data != NULL, NULL);

  if (!check_bytes (&scan) || !check_declaration (&scan) || !scan_tags (&scan))
    return NULL;
  if (tags->len == 0)
    {
      lw_xml_fail_at (name, data, 0, LW_STORE_ERROR_XML, error, _ ("this is not XML"));
      return NULL;
    }
  return g_steal_pointer (&tags);
}
