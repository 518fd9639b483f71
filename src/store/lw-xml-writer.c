/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-writer.c: XML that our own reader takes back.
 */
#include "lw-xml-writer.h"

#include "lw-xml-value.h"

#include <glib/gi18n-lib.h>

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
  if (!writer)
    return;
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

  if (writer->bad)
    {
      g_set_error_literal (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT, writer->bad);
      return NULL;
    }
  return g_strdup (writer->text->str);
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
  g_string_append_printf (writer->text, "<%s", element);
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
      g_string_append_printf (writer->text, "</%s>", element);
    }
  writer->in_tag = FALSE;
  if (writer->line_depth > 0)
    writer->line_depth--;
  if (writer->open->len == 0)
    g_string_append_c (writer->text, '\n');
}

/* In attributes line ends are written as numbers, or they would be read back as spaces. */
static void
append_escaped (GString *string, const char *text, gboolean in_attribute)
{
  for (; *text; text++)
    switch (*text)
      {
      case '&':
        g_string_append (string, "&amp;");
        break;
      case '<':
        g_string_append (string, "&lt;");
        break;
      case '>':
        g_string_append (string, "&gt;");
        break;
      case '"':
        g_string_append (string, "&quot;");
        break;
      case '\r':
        g_string_append (string, "&#13;");
        break;
      case '\t':
      case '\n':
        if (in_attribute)
          g_string_append_printf (string, "&#%d;", *text);
        else
          g_string_append_c (string, *text);
        break;
      default:
        g_string_append_c (string, *text);
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

void
lw_xml_put (LwXmlWriter *writer, const char *name, const char *text)
{
  g_return_if_fail (writer->in_tag);

  if (!text || !*text)
    return;
  check_text (writer, name, text);
  g_string_append_printf (writer->text, " %s=\"", name);
  append_escaped (writer->text, text, TRUE);
  g_string_append_c (writer->text, '"');
}

void
lw_xml_put_int (LwXmlWriter *writer, const char *name, gint64 number)
{
  g_return_if_fail (writer->in_tag);
  g_string_append_printf (writer->text, " %s=\"%" G_GINT64_FORMAT "\"", name, number);
}

void
lw_xml_put_seed (LwXmlWriter *writer, const char *name, guint64 number)
{
  g_return_if_fail (writer->in_tag);
  g_string_append_printf (writer->text, " %s=\"%" G_GUINT64_FORMAT "\"", name, number);
}

static char *
points_text (const GArray *points)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < points->len; i++)
    {
      LwPoint point = g_array_index (points, LwPoint, i);

      g_string_append_printf (text, "%s%d,%d", i > 0 ? " " : "", point.x, point.y);
    }
  return g_strdup (text->str);
}

void
lw_xml_put_point (LwXmlWriter *writer, const char *name, LwPoint point)
{
  g_return_if_fail (writer->in_tag);
  g_string_append_printf (writer->text, " %s=\"%d,%d\"", name, point.x, point.y);
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
  if (!text || !*text)
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
  g_autofree char *text = points ? points_text (points) : NULL;

  lw_xml_text (writer, element, text);
}
