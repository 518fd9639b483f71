/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-source.c: libxml2's reader, kept off the network and off everything but our bytes.
 */
#include "lw-xml-source.h"

#include "lw-xml-scan.h"

#include <glib/gi18n-lib.h>

#if LIBXML_VERSION >= 21200
static void
met_fault_cb (void *data, const xmlError *fault)
#else
static void
met_fault_cb (void *data, xmlErrorPtr fault)
#endif
{
  LwXmlSource *source = data;
  g_autofree char *text = g_strdup (fault->message ? fault->message : "");

  /* Only the first counts: what comes after it follows from it. */
  if (source->fault || fault->level < XML_ERR_ERROR)
    return;
  source->details = g_strdup (g_strchomp (text));
  source->fault = g_strdup_printf (_ ("%s:%d:%d: this is not well-formed XML"), source->name,
                                   MAX (fault->line, 1), MAX (fault->int2, 1));
}

static int
reader_options (void)
{
  int options = XML_PARSE_NONET | XML_PARSE_BIG_LINES;

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
  if (!source->tags)
    return FALSE;
  xmlInitParser ();
  source->reader = xmlReaderForMemory (data, (int)size, NULL, "UTF-8", reader_options ());
  if (!source->reader)
    {
      g_autofree char *text = g_strdup_printf (_ ("%s: there is no memory left to read it"), name);

      lw_store_fail (error, LW_STORE_ERROR_XML, text, NULL);
      return FALSE;
    }
  xmlTextReaderSetStructuredErrorHandler (source->reader, met_fault_cb, source);
  return TRUE;
}

void
lw_xml_source_close (LwXmlSource *source)
{
  g_clear_pointer (&source->reader, xmlFreeTextReader);
  g_clear_pointer (&source->tags, g_array_unref);
  g_clear_pointer (&source->fault, g_free);
  g_clear_pointer (&source->details, g_free);
}

gboolean
lw_xml_source_next (LwXmlSource *source)
{
  int more = xmlTextReaderRead (source->reader);

  if (more < 0 && !source->fault)
    source->fault = g_strdup_printf (_ ("%s: this is not well-formed XML"), source->name);
  return more == 1;
}

gboolean
lw_xml_source_is_fine (const LwXmlSource *source, GError **error)
{
  if (!source->fault)
    return TRUE;
  lw_store_fail (error, LW_STORE_ERROR_XML, source->fault, source->details);
  return FALSE;
}

char *
lw_xml_source_attribute (const LwXmlSource *source, const char *name)
{
  xmlChar *value = xmlTextReaderGetAttribute (source->reader, BAD_CAST name);
  char *copy = g_strdup ((const char *)value);

  xmlFree (value);
  return copy;
}
