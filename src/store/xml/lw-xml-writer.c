/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-writer.c: XML that our own reader takes back.
 *
 * The text is put together as it is asked for. Names of elements are borrowed until they are
 * closed. A string that XML cannot hold is remembered as a fault, and lw_xml_writer_finish() fails
 * with the first of them, so that callers need not look after every call.
 */
#include "lw-xml-writer.h"

#include "lw-xml-value.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _LwXmlWriter
{
  GString *text;
  GPtrArray *open;  /* of const char *: names */
  guint line_depth; /* elements open since the one that stands on one line; 0: none does */
  gboolean in_tag;  /* the start tag of the innermost is not closed yet */
  char *bad;        /* why the text cannot be written */
};

LwXmlWriter *
lw_xml_writer_new (gboolean declared)
{
  LwXmlWriter *writer = g_new0 (LwXmlWriter, 1);

  writer->text = g_string_new (declared ? "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" : NULL);
  writer->open = g_ptr_array_new ();
  return writer;
}

void
lw_xml_writer_free (LwXmlWriter *writer)
{
  if (writer == NULL)
    return;
  if (writer->text != NULL)
    g_string_free (writer->text, TRUE);
  g_ptr_array_unref (writer->open);
  g_free (writer->bad);
  g_free (writer);
}

char *
lw_xml_writer_finish (LwXmlWriter *writer, GError **error)
{
  g_autoptr (LwXmlWriter) owned = writer;

  g_return_val_if_fail (writer != NULL && writer->open->len == 0, NULL);

  if (writer->bad != NULL)
    {
      g_set_error_literal (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT, writer->bad);
      return NULL;
    }
  return g_string_free (g_steal_pointer (&writer->text), FALSE);
}

static void
finish_tag (LwXmlWriter *writer)
{
  if (writer->in_tag)
    g_string_append_c (writer->text, '>');
  writer->in_tag = FALSE;
}

static void
break_line (LwXmlWriter *writer)
{
  gboolean at_start = writer->text->len == 0 || writer->text->str[writer->text->len - 1] == '\n';

  if (writer->line_depth > 0)
    return;
  if (!at_start)
    g_string_append_c (writer->text, '\n');
  for (guint i = 0; i < writer->open->len; i++)
    g_string_append (writer->text, "  ");
}

void
lw_xml_open (LwXmlWriter *writer, const char *element)
{
  finish_tag (writer);
  break_line (writer);
  g_string_append_c (writer->text, '<');
  g_string_append (writer->text, element);
  g_ptr_array_add (writer->open, (gpointer)element);
  writer->in_tag = TRUE;
  if (writer->line_depth > 0)
    writer->line_depth++;
}

void
lw_xml_open_line (LwXmlWriter *writer, const char *element)
{
  g_return_if_fail (writer->line_depth == 0);
  lw_xml_open (writer, element);
  writer->line_depth = 1;
}

void
lw_xml_close (LwXmlWriter *writer)
{
  const char *element = g_ptr_array_remove_index (writer->open, writer->open->len - 1);

  if (writer->in_tag)
    g_string_append (writer->text, "/>");
  else
    {
      break_line (writer);
      g_string_append (writer->text, "</");
      g_string_append (writer->text, element);
      g_string_append_c (writer->text, '>');
    }
  writer->in_tag = FALSE;
  if (writer->line_depth > 0)
    writer->line_depth--;
  if (writer->open->len == 0)
    g_string_append_c (writer->text, '\n');
}

/* How @c is written where it may not stand for itself. In attributes line ends are written as
 * numbers, or they would be read back as spaces. */
static const char *
escape (char c, gboolean in_attribute)
{
  switch (c)
    {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '"':
      return "&quot;";
    case '\r':
      return "&#13;";
    case '\t':
      return in_attribute ? "&#9;" : "\t";
    default:
      return in_attribute ? "&#10;" : "\n";
    }
}

static void
append_escaped (GString *string, const char *text, gboolean in_attribute)
{
  while (TRUE)
    {
      gsize plain = strcspn (text, "&<>\"\r\t\n");

      g_string_append_len (string, text, plain);
      text += plain;
      if (*text == 0)
        return;
      g_string_append (string, escape (*text++, in_attribute));
    }
}

static void
check_text (LwXmlWriter *writer, const char *name, const char *text)
{
  if (writer->bad || lw_xml_text_holds (text, FALSE))
    return;
  /* Translators: %s is the name of an element or attribute of a file. */
  writer->bad = g_strdup_printf (
      _ ("“%s” holds a character that no file can keep; take it out and save again"), name);
}

static void
begin_value (LwXmlWriter *writer, const char *name)
{
  g_string_append_c (writer->text, ' ');
  g_string_append (writer->text, name);
  g_string_append (writer->text, "=\"");
}

void
lw_xml_put (LwXmlWriter *writer, const char *name, const char *text)
{
  g_return_if_fail (writer->in_tag);

  if (text == NULL || !*text)
    return;
  check_text (writer, name, text);
  begin_value (writer, name);
  append_escaped (writer->text, text, TRUE);
  g_string_append_c (writer->text, '"');
}

/* Files are full of numbers, and printf() takes ten times as long for one. */
static void
append_number (GString *string, guint64 number)
{
  char digits[20];
  gsize n = sizeof digits;

  do
    digits[--n] = (char)('0' + number % 10);
  while ((number /= 10) > 0);
  g_string_append_len (string, digits + n, sizeof digits - n);
}

static void
append_int (GString *string, gint64 number)
{
  if (number < 0)
    g_string_append_c (string, '-');
  append_number (string, number < 0 ? -(guint64)number : (guint64)number);
}

static void
append_point (GString *string, LwPoint point)
{
  append_int (string, point.x);
  g_string_append_c (string, ',');
  append_int (string, point.y);
}

void
lw_xml_put_int (LwXmlWriter *writer, const char *name, gint64 number)
{
  g_return_if_fail (writer->in_tag);
  begin_value (writer, name);
  append_int (writer->text, number);
  g_string_append_c (writer->text, '"');
}

void
lw_xml_put_numbers (LwXmlWriter *writer, const char *name, const guint *numbers, guint n)
{
  g_return_if_fail (writer->in_tag);
  begin_value (writer, name);
  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append_c (writer->text, ' ');
      append_number (writer->text, numbers[i]);
    }
  g_string_append_c (writer->text, '"');
}

void
lw_xml_put_seed (LwXmlWriter *writer, const char *name, guint64 number)
{
  g_return_if_fail (writer->in_tag);
  begin_value (writer, name);
  append_number (writer->text, number);
  g_string_append_c (writer->text, '"');
}

static char *
points_text (const GArray *points)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < points->len; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');
      append_point (text, g_array_index (points, LwPoint, i));
    }
  return g_string_free (text, FALSE);
}

void
lw_xml_put_point (LwXmlWriter *writer, const char *name, LwPoint point)
{
  g_return_if_fail (writer->in_tag);
  begin_value (writer, name);
  append_point (writer->text, point);
  g_string_append_c (writer->text, '"');
}

void
lw_xml_put_points (LwXmlWriter *writer, const char *name, const GArray *points)
{
  g_autofree char *text = points_text (points);

  lw_xml_put (writer, name, text);
}

void
lw_xml_text (LwXmlWriter *writer, const char *element, const char *text)
{
  if (text == NULL || !*text)
    return;
  check_text (writer, element, text);
  finish_tag (writer);
  break_line (writer);
  g_string_append_printf (writer->text, "<%s>", element);
  append_escaped (writer->text, text, FALSE);
  g_string_append_printf (writer->text, "</%s>", element);
}

void
lw_xml_points (LwXmlWriter *writer, const char *element, const GArray *points)
{
  g_autofree char *text = points != NULL ? points_text (points) : NULL;

  lw_xml_text (writer, element, text);
}
