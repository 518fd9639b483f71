/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-document.c: a file that has been read, and what is wrong with it, by its place.
 */
#include "lw-xml-reading.h"

void
lw_xml_node_free (LwXmlNode *node)
{
  g_clear_pointer (&node->children, g_ptr_array_unref);
  g_free (node);
}

void
lw_xml_document_free (LwXmlDocument *document)
{
  if (!document)
    return;
  g_clear_pointer (&document->root, lw_xml_node_free);
  g_clear_pointer (&document->strings, g_string_chunk_free);
  g_clear_pointer (&document->taken_strings, g_string_chunk_free);
  g_clear_pointer (&document->own_data, g_bytes_unref);
  g_free (document->own_name);
  g_free (document->told);
  g_free (document);
}

const LwXmlNode *
lw_xml_document_root (const LwXmlDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);
  return document->root;
}

gboolean
lw_xml_fail (const LwXmlDocument *document,
             const LwXmlNode *node,
             const char *attribute,
             LwStoreError code,
             GError **error,
             const char *format,
             ...)
{
  g_autofree char *text = NULL;
  va_list arguments;
  gsize offset = node->offset;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  if (attribute)
    offset = lw_xml_attribute (document->data, document->size, offset, attribute);
  lw_xml_move_place (document->told, document->data, offset);
  g_set_error (error, LW_STORE_ERROR, code, "%s:%u:%u: %s", document->name, document->told->line,
               document->told->column, text);
  return FALSE;
}
