/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-node.c: what a node that has been read says, and what is wrong with it, by its place.
 */
#include "lw-xml-node.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- The document ---- */

void
lw_xml_node_free (LwXmlNode *node)
{
  g_clear_pointer (&node->children, g_ptr_array_unref);
  g_free (node);
}

void
lw_xml_document_free (LwXmlDocument *document)
{
  if (document == NULL)
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
  if (attribute != NULL)
    offset = lw_xml_attribute (document->data, document->size, offset, attribute);
  lw_xml_move_place (document->told, document->data, offset);
  g_set_error (error, LW_STORE_ERROR, code, "%s:%u:%u: %s", document->name, document->told->line,
               document->told->column, text);
  return FALSE;
}

/* ---- Nodes; their values have all passed their checks ---- */

gint
lw_xml_find_attribute (const LwXmlElement *element, const char *name)
{
  /* Nearly all names differ in their first letter. */
  for (gint i = 0; element->attributes[i].name; i++)
    if (element->attributes[i].name[0] == name[0] &&
        strcmp (element->attributes[i].name, name) == 0)
      return i;
  return -1;
}

const char *
lw_xml_get (const LwXmlNode *node, const char *attribute)
{
  gint i = lw_xml_find_attribute (node->element, attribute);

  return i < 0 ? NULL : node->values[i];
}

gint32
lw_xml_get_int (const LwXmlNode *node, const char *attribute, gint32 fallback)
{
  const char *value = lw_xml_get (node, attribute);

  if (value != NULL && !lw_xml_parse_int (value, &fallback))
    g_assert_not_reached ();
  return fallback;
}

guint64
lw_xml_get_seed (const LwXmlNode *node, const char *attribute)
{
  const char *value = lw_xml_get (node, attribute);
  guint64 seed = 0;

  if (value != NULL && !lw_xml_parse_seed (value, &seed))
    g_assert_not_reached ();
  return seed;
}

gint
lw_xml_get_choice (const LwXmlNode *node, const char *attribute, gint fallback)
{
  gint i = lw_xml_find_attribute (node->element, attribute);

  if (i < 0 || node->values[i] == NULL)
    return fallback;
  return lw_xml_choice_index (node->element->attributes[i].choices, node->values[i]);
}

void
lw_xml_get_points (const LwXmlNode *node, const char *attribute, GArray *points)
{
  const char *value = attribute != NULL ? lw_xml_get (node, attribute) : node->text;

  if (value != NULL && !lw_xml_parse_points (value, points))
    g_assert_not_reached ();
}

void
lw_xml_get_numbers (const LwXmlNode *node, const char *attribute, gint32 *numbers)
{
  const char *value = lw_xml_get (node, attribute);

  if (value != NULL && !lw_xml_parse_numbers (value, numbers))
    g_assert_not_reached ();
}

guint
lw_xml_n_children (const LwXmlNode *node)
{
  return node->children != NULL ? node->children->len : 0;
}

const LwXmlNode *
lw_xml_nth_child (const LwXmlNode *node, guint i)
{
  return g_ptr_array_index (node->children, i);
}

gboolean
lw_xml_is (const LwXmlNode *node, const char *name)
{
  return strcmp (node->element->name, name) == 0;
}

const LwXmlNode *
lw_xml_child (const LwXmlNode *node, const char *name)
{
  for (guint i = 0; i < lw_xml_n_children (node); i++)
    if (lw_xml_is (lw_xml_nth_child (node, i), name))
      return lw_xml_nth_child (node, i);
  return NULL;
}

const char *
lw_xml_child_text (const LwXmlNode *node, const char *name)
{
  const LwXmlNode *child = lw_xml_child (node, name);

  return child != NULL ? child->text : NULL;
}

char *
lw_xml_describe (const LwXmlNode *node)
{
  const char *name = node->element->name;
  const char *id = node->element->id != NULL ? lw_xml_get (node, node->element->id) : NULL;

  if (id == NULL)
    /* Translators: %s is the name of an element in a file: "the army". */
    return g_strdup_printf (_ ("the %s"), name);
  if (strcmp (node->element->id, "n") == 0)
    /* Translators: "order 41 (fire)"; the word in brackets stands in the file. */
    return g_strdup_printf (_ ("order %s (%s)"), id, name);
  return g_strdup_printf ("%s %s", name, id);
}

guint
lw_xml_count_children (const LwXmlNode *node, const LwXmlElement *element)
{
  guint n = 0;

  for (guint i = 0; i < lw_xml_n_children (node); i++)
    n += lw_xml_nth_child (node, i)->element == element;
  return n;
}
