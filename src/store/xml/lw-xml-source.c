/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-source.c: libxml2's parser, kept off the network and off everything but our bytes.
 *
 * The parser is given the bytes piece by piece and tells what it meets by callbacks. Once the
 * listener has had enough, or a fault was met, nothing more is passed on.
 */
#include "lw-xml-source.h"

#include "lw-xml-scan.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Bytes that the parser is given at a time: it holds no more of the file, and is stopped between
 * two such pieces. */
#define PIECE 16384

/* What libxml2 hands over of each attribute. */
enum
{
  GIVEN_NAME,
  GIVEN_PREFIX,
  GIVEN_SPACE,
  GIVEN_VALUE,
  GIVEN_VALUE_END,
  N_GIVEN
};

/* ---- what the parser tells ---- */

static gboolean
is_deaf (const LwXmlSource *source)
{
  return source->stopped || source->fault;
}

static void
open_cb (void *data,
         const xmlChar *name,
         const xmlChar *prefix,
         const xmlChar *space,
         int n_spaces,
         const xmlChar **spaces,
         int n_attributes,
         int n_defaulted,
         const xmlChar **attributes)
{
  LwXmlSource *source = data;
  const LwXmlTag tag = { (const char *)name, (const char *)space, (guint)n_attributes, attributes };

  if (!is_deaf (source))
    source->stopped = !source->listener->open (&tag, source->user);
}

static void
close_cb (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *space)
{
  LwXmlSource *source = data;

  if (!is_deaf (source))
    source->stopped = !source->listener->close (source->user);
}

static void
text_cb (void *data, const xmlChar *text, int length)
{
  LwXmlSource *source = data;

  if (!is_deaf (source))
    source->stopped = !source->listener->text ((const char *)text, (gsize)length, source->user);
}

static void
end_cb (void *data)
{
  LwXmlSource *source = data;

  source->ended = TRUE;
}

#if LIBXML_VERSION >= 21200
static void
met_fault_cb (void *data, const xmlError *fault)
#else
static void
met_fault_cb (void *data, xmlErrorPtr fault)
#endif
{
  LwXmlSource *source = data;
  g_autofree char *text = g_strdup (fault->message != NULL ? fault->message : "");

  /* Only the first counts: what comes after it follows from it. */
  if (source->fault || fault->level < XML_ERR_ERROR)
    return;
  source->details = g_strdup (g_strchomp (text));
  source->fault = g_strdup_printf (_ ("%s:%d:%d: this is not well-formed XML"), source->name,
                                   MAX (fault->line, 1), MAX (fault->int2, 1));
}

static xmlSAXHandler handler = {
  .initialized = XML_SAX2_MAGIC,
  .startElementNs = open_cb,
  .endElementNs = close_cb,
  .characters = text_cb,
  .ignorableWhitespace = text_cb,
  .cdataBlock = text_cb,
  .endDocument = end_cb,
  .serror = met_fault_cb,
};

/* ---- the parser ---- */

/* What the declaration says of the encoding has been looked at: it is UTF-8. */
static int
parser_options (void)
{
  int options = XML_PARSE_NONET | XML_PARSE_BIG_LINES | XML_PARSE_IGNORE_ENC;

#if LIBXML_VERSION >= 21300
  options |= XML_PARSE_NO_XXE;
#endif
#if LIBXML_VERSION >= 21400
  options |= XML_PARSE_NO_SYS_CATALOG;
#endif
  return options;
}

gboolean
lw_xml_source_open (
    LwXmlSource *source, const char *name, const char *data, gsize size, GError **error)
{
  *source = (LwXmlSource){ .name = name, .data = data, .size = size };
  source->tags = lw_xml_scan (name, data, size, error);
  if (source->tags == NULL)
    return FALSE;
  xmlInitParser ();
  source->parser = xmlCreatePushParserCtxt (&handler, source, NULL, 0, NULL);
  if (source->parser == NULL)
    {
      g_autofree char *text = g_strdup_printf (_ ("%s: there is no memory left to read it"), name);

      lw_store_fail (error, LW_STORE_ERROR_XML, text, NULL);
      return FALSE;
    }
  xmlCtxtUseOptions (source->parser, parser_options ());
  return TRUE;
}

void
lw_xml_source_close (LwXmlSource *source)
{
  g_clear_pointer (&source->parser, xmlFreeParserCtxt);
  g_clear_pointer (&source->tags, g_array_unref);
  g_clear_pointer (&source->fault, g_free);
  g_clear_pointer (&source->details, g_free);
}

static void
feed (LwXmlSource *source)
{
  for (gsize at = 0; at < source->size && !is_deaf (source); at += PIECE)
    xmlParseChunk (source->parser, source->data + at, (int)MIN (PIECE, source->size - at), 0);
  if (!is_deaf (source))
    xmlParseChunk (source->parser, NULL, 0, 1);
}

gboolean
lw_xml_source_tell (LwXmlSource *source, const LwXmlListener *listener, gpointer user)
{
  source->listener = listener;
  source->user = user;
  feed (source);
  if (source->stopped)
    return FALSE;
  /* Where memory came to an end the parser may say nothing, and come to an end as well. */
  if (source->fault == NULL && (!source->ended || !source->parser->wellFormed))
    source->fault = g_strdup_printf (_ ("%s: this is not well-formed XML"), source->name);
  return TRUE;
}

gboolean
lw_xml_source_is_fine (const LwXmlSource *source, GError **error)
{
  if (source->fault == NULL)
    return TRUE;
  lw_store_fail (error, LW_STORE_ERROR_XML, source->fault, source->details);
  return FALSE;
}

/* ---- attributes ---- */

static const char *
given (const LwXmlTag *tag, guint i, guint what)
{
  return (const char *)tag->attributes[N_GIVEN * i + what];
}

const char *
lw_xml_tag_name (const LwXmlTag *tag, guint i, GString *room)
{
  const char *prefix = given (tag, i, GIVEN_PREFIX);

  if (prefix == NULL)
    return given (tag, i, GIVEN_NAME);
  g_string_printf (room, "%s:%s", prefix, given (tag, i, GIVEN_NAME));
  return room->str;
}

/* The parser leaves an "&" as "&#38;" for those who make a tree of it. */
static void
restore_ampersands (char *value)
{
  static const char left[] = "&#38;";
  char *from = strchr (value, '&');
  char *to = from;

  while (from != NULL && *from)
    {
      *to++ = *from;
      from += g_str_has_prefix (from, left) ? strlen (left) : 1;
    }
  if (to != NULL)
    *to = '\0';
}

char *
lw_xml_tag_value (const LwXmlTag *tag, guint i, GStringChunk *strings)
{
  const char *value = given (tag, i, GIVEN_VALUE);
  char *copy = g_string_chunk_insert_len (strings, value, given (tag, i, GIVEN_VALUE_END) - value);

  restore_ampersands (copy);
  return copy;
}

char *
lw_xml_tag_get (const LwXmlTag *tag, const char *name)
{
  for (guint i = 0; i < tag->n_attributes; i++)
    if (!given (tag, i, GIVEN_PREFIX) && strcmp (given (tag, i, GIVEN_NAME), name) == 0)
      {
        const char *value = given (tag, i, GIVEN_VALUE);
        char *copy = g_strndup (value, given (tag, i, GIVEN_VALUE_END) - value);

        restore_ampersands (copy);
        return copy;
      }
  return NULL;
}
