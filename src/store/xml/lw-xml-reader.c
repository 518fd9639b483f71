/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-reader.c: reads a file into nodes, led by a table of what may be there.
 */
#include "lw-xml-reading.h"

#include "safe/safe.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* After so many children that are gone the room for their strings is given back. */
#define TAKEN_STRINGS_MOST 100

static guint
count_attributes (const LwXmlElement *element)
{
  guint n = 0;

  while (element->attributes[n].name)
    n++;
  return n;
}

static gboolean
fail_too_few (LwXmlReading *reading, const LwXmlNode *node, const LwXmlChild *child)
{
  g_autofree char *who = lw_xml_describe (node);
  const char *name = child->element->name;

  if (child->least == 1)
    return lw_xml_content_fail (reading, node, NULL,
                                g_strdup_printf (_ ("%s has no <%s>, and needs one"), who, name));
  return lw_xml_content_fail (
      reading, node, NULL,
      g_strdup_printf (_ ("%s has too few <%s>; %u are needed"), who, name, child->least));
}

/* A child of the root goes to the taker, and then for good. */
static gboolean
give_away (LwXmlReading *reading, LwXmlNode *node)
{
  LwXmlNode *root;

  if (!reading->take || reading->open->len != 1)
    return TRUE;
  root = g_ptr_array_index (reading->open, 0);
  reading->last_taken = node->element;
  if (!reading->take (reading->document, node, reading->user, reading->error))
    return FALSE;
  g_ptr_array_set_size (root->children, root->children->len - 1);
  if (++reading->n_taken % TAKEN_STRINGS_MOST == 0)
    g_string_chunk_clear (reading->document->taken_strings);
  return TRUE;
}

static gboolean
close_element (gpointer user)
{
  LwXmlReading *reading = user;
  LwXmlNode *node = g_ptr_array_index (reading->open, reading->open->len - 1);

  g_ptr_array_set_size (reading->open, reading->open->len - 1);
  if (node->element->text)
    {
      node->text = g_string_chunk_insert (lw_xml_strings_of (reading), reading->text->str);
      if (!lw_xml_value_fits (node->element->text, node->text))
        return lw_xml_value_fail (reading, node, node->element->text, node->text);
    }
  for (const LwXmlChild *child = node->element->children; child && child->element; child++)
    if (child->least > 0 && lw_xml_count_children (node, child->element) < child->least)
      return fail_too_few (reading, node, child);
  return give_away (reading, node);
}

static void
adopt (LwXmlReading *reading, LwXmlNode *node)
{
  LwXmlNode *parent;

  if (reading->open->len == 0)
    {
      reading->document->root = node;
      return;
    }
  parent = g_ptr_array_index (reading->open, reading->open->len - 1);
  if (!parent->children)
    parent->children = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_xml_node_free);
  g_ptr_array_add (parent->children, node);
}

static LwXmlNode *
make_node (LwXmlReading *reading, const LwXmlTag *tag)
{
  LwXmlNode start = { .offset = 0 };
  LwXmlNode *node;

  if (reading->n_tags < reading->source.tags->len)
    start.offset = g_array_index (reading->source.tags, guint32, reading->n_tags++);
  start.element = lw_xml_find_element (reading, tag, &start);
  if (!start.element)
    return NULL;
  node = g_malloc0 (sizeof start + count_attributes (start.element) * sizeof (char *));
  *node = start;
  node->values = (const char **)(node + 1);
  return node;
}

static gboolean
open_element (const LwXmlTag *tag, gpointer user)
{
  LwXmlReading *reading = user;
  LwXmlNode *node = make_node (reading, tag);

  if (!node)
    return FALSE;
  adopt (reading, node);
  if (!lw_xml_read_attributes (reading, tag, node))
    return FALSE;
  if (reading->take && reading->open->len == 0 &&
      !reading->take (reading->document, node, reading->user, reading->error))
    return FALSE;
  g_string_truncate (reading->text, 0);
  g_ptr_array_add (reading->open, node);
  return TRUE;
}

static gboolean
is_blank (const char *text, gsize length)
{
  gsize at = 0;

  while (at < length &&
         (text[at] == ' ' || text[at] == '\n' || text[at] == '\t' || text[at] == '\r'))
    at++;
  return at == length;
}

static gboolean
read_text (const char *text, gsize length, gpointer user)
{
  LwXmlReading *reading = user;
  const LwXmlNode *node;

  if (reading->open->len == 0)
    return TRUE;
  node = g_ptr_array_index (reading->open, reading->open->len - 1);
  if (node->element->text)
    g_string_append_len (reading->text, text, (gssize)length);
  else if (!is_blank (text, length))
    {
      g_autofree char *who = lw_xml_describe (node);

      return lw_xml_content_fail (reading, node, NULL,
                                  g_strdup_printf (_ ("%s holds text, where none belongs"), who));
    }
  return TRUE;
}

static const LwXmlListener listener = { open_element, close_element, read_text };

/* ---- a document ---- */

static void
keep_bytes (LwXmlDocument *document)
{
  document->own_name = g_strdup (document->name);
  document->own_data = g_bytes_new (document->data, document->size);
  document->name = document->own_name;
  document->data = g_bytes_get_data (document->own_data, NULL);
}

static LwXmlDocument *
read_document (LwXmlReading *reading, const char *name, const char *data, gsize size)
{
  g_autoptr (LwXmlDocument) document = g_new0 (LwXmlDocument, 1);
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  gboolean fine;

  document->name = name;
  document->data = data;
  document->size = size;
  document->told = g_new (LwXmlPlace, 1);
  *document->told = (LwXmlPlace)LW_XML_FIRST_PLACE;
  document->strings = g_string_chunk_new (4096);
  if (reading->take)
    document->taken_strings = g_string_chunk_new (16384);
  reading->document = document;
  reading->open = open;
  reading->text = g_string_new (NULL);
  fine = lw_xml_source_open (&reading->source, name, data, size, reading->error) &&
         lw_xml_source_tell (&reading->source, &listener, reading) &&
         lw_xml_source_is_fine (&reading->source, reading->error);
  lw_xml_source_close (&reading->source);
  g_string_free (reading->text, TRUE);
  if (!fine)
    return NULL;
  if (!reading->take)
    keep_bytes (document);
  return g_steal_pointer (&document);
}

static LwXmlDocument *
read_migrated (LwXmlReading *reading, const char *name, const char *data, gsize size)
{
  g_autofree char *ours = NULL;
  g_autoptr (GError) failed = NULL;

  ours = lw_format_migrate (lw_xml_root_kind (reading->wanted), data, size, &failed);
  if (failed)
    {
      g_propagate_error (reading->error, g_steal_pointer (&failed));
      return NULL;
    }
  return read_document (reading, name, ours ? ours : data, ours ? strlen (ours) : size);
}

LwXmlDocument *
lw_xml_read (
    const char *name, const char *data, gsize size, const LwXmlElement *root, GError **error)
{
  LwXmlReading reading = { .wanted = root, .with_space = TRUE, .error = error };

  g_return_val_if_fail (name != NULL && data != NULL && root != NULL, NULL);
  return read_migrated (&reading, name, data, size);
}

gboolean
lw_xml_read_each (const char *name,
                  const char *data,
                  gsize size,
                  const LwXmlElement *root,
                  LwXmlTake take,
                  gpointer user,
                  GError **error)
{
  LwXmlReading reading = {
    .wanted = root, .with_space = TRUE, .take = take, .user = user, .error = error
  };
  g_autoptr (LwXmlDocument) document = NULL;

  g_return_val_if_fail (name != NULL && data != NULL && root != NULL && take != NULL, FALSE);

  document = read_migrated (&reading, name, data, size);
  return document != NULL;
}

LwXmlDocument *
lw_xml_read_line (const char *name, const char *line, const LwXmlElement *root, GError **error)
{
  LwXmlReading reading = { .wanted = root, .error = error };

  g_return_val_if_fail (name != NULL && line != NULL && root != NULL, NULL);
  return read_document (&reading, name, line, strlen (line));
}
