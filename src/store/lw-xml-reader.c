/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-reader.c: reads a file into nodes, led by a table of what may be there.
 */
#include "lw-xml-reader.h"

#include "lw-format.h"
#include "lw-xml-scan.h"
#include "lw-xml-source.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _LwXmlDocument
{
  const char *name; /* borrowed, as `data`, while it is being read; then own copies */
  const char *data;
  gsize size;
  char *own_name;
  GBytes *own_data;
  GStringChunk *strings;
  GStringChunk *taken_strings; /* of nodes that are given away */
  LwXmlNode *root;
};

typedef struct
{
  LwXmlDocument *document;
  const LwXmlElement *wanted;
  gboolean with_space; /* namespaces and the format are checked */
  gboolean newer;      /* written in a later 1.x format */
  LwXmlSource source;
  guint n_tags; /* seen so far */
  GPtrArray *open;
  GString *text; /* of the innermost element that may hold one */
  LwXmlTake take;
  gpointer user;
  guint n_taken; /* children of the root that are gone */
  const LwXmlElement *last_taken;
  const char *space; /* of the root, which lives as long as the reader */
  GError **error;
} Reading;

/* After so many children that are gone the room for their strings is given back. */
#define TAKEN_STRINGS_MOST 100

static void
free_node (LwXmlNode *node)
{
  g_clear_pointer (&node->children, g_ptr_array_unref);
  g_free (node);
}

void
lw_xml_document_free (LwXmlDocument *document)
{
  if (!document)
    return;
  g_clear_pointer (&document->root, free_node);
  g_clear_pointer (&document->strings, g_string_chunk_free);
  g_clear_pointer (&document->taken_strings, g_string_chunk_free);
  g_clear_pointer (&document->own_data, g_bytes_unref);
  g_free (document->own_name);
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
  return lw_xml_fail_at (document->name, document->data, offset, code, error, "%s", text);
}

/* A fault of content; from a later 1.x format it is that the program is too old. */
static gboolean
fail_content (Reading *reading, const LwXmlNode *node, const char *attribute, char *text)
{
  g_autofree char *owned = text;

  if (reading->newer)
    return lw_xml_fail (reading->document, node, attribute, LW_STORE_ERROR_NEWER, reading->error,
                        _ ("the file was written by a newer Little Wars, and was not changed: %s"),
                        owned);
  return lw_xml_fail (reading->document, node, attribute, LW_STORE_ERROR_CONTENT, reading->error,
                      "%s", owned);
}

static char *
shorten (const char *value)
{
  if (g_utf8_strlen (value, -1) <= 40)
    return g_strdup (value);
  {
    g_autofree char *start = g_utf8_substring (value, 0, 40);

    return g_strconcat (start, "…", NULL);
  }
}

/* ---- an element ---- */

static const LwXmlChild *
find_child (const LwXmlElement *parent, const char *name)
{
  for (const LwXmlChild *child = parent->children; child && child->element; child++)
    if (strcmp (child->element->name, name) == 0)
      return child;
  return NULL;
}

static guint
count_children (const LwXmlNode *node, const LwXmlElement *element)
{
  guint n = 0;

  for (guint i = 0; i < lw_xml_n_children (node); i++)
    n += lw_xml_nth_child (node, i)->element == element;
  return n;
}

static gboolean
check_place (Reading *reading,
             const LwXmlNode *parent,
             const LwXmlChild *child,
             const LwXmlNode *node)
{
  const char *name = child->element->name;
  gboolean in_root = reading->open->len == 1;
  guint kept = lw_xml_n_children (parent);
  guint before = kept + (in_root ? reading->n_taken : 0);

  if (before > 0)
    {
      const LwXmlElement *last =
          kept > 0 ? lw_xml_nth_child (parent, kept - 1)->element : reading->last_taken;

      if (find_child (parent->element, last->name)->rank > child->rank)
        return fail_content (reading, node, NULL,
                             g_strdup_printf (_ ("<%s> must come before <%s>"), name, last->name));
    }
  if (parent->element->most && before >= parent->element->most)
    return fail_content (reading, node, NULL,
                         g_strdup_printf (_ ("<%s> holds too much; at most %u elements are read"),
                                          parent->element->name, parent->element->most));
  if (child->most && count_children (parent, child->element) >= child->most)
    return fail_content (
        reading, node, NULL,
        g_strdup_printf (_ ("there are too many <%s>; at most %u are read"), name, child->most));
  return TRUE;
}

/* An element without a namespace of its own has that of the one around it. */
static const char *
wanted_space (const Reading *reading, const LwXmlElement *element)
{
  const char *space = element->space;

  for (guint i = reading->open->len; !space && i > 0; i--)
    space = ((const LwXmlNode *)g_ptr_array_index (reading->open, i - 1))->element->space;
  return space;
}

/* Most elements share the root's declaration, and the library gives them the same text for it. */
static gboolean
is_in_space (Reading *reading, const LwXmlElement *element, const char *space)
{
  const char *wanted = wanted_space (reading, element);

  if (space && space == reading->space && wanted == reading->wanted->space)
    return TRUE;
  return g_strcmp0 (space, wanted) == 0;
}

static const LwXmlElement *
find_element (Reading *reading, LwXmlNode *node)
{
  const xmlNode *found = xmlTextReaderCurrentNode (reading->source.reader);
  const char *name = (const char *)found->name;
  const char *space = found->ns ? (const char *)found->ns->href : NULL;
  const LwXmlNode *parent;
  const LwXmlChild *child;
  LwXmlNode unknown = { .element = reading->wanted, .offset = node->offset };

  if (reading->open->len == 0)
    {
      if (reading->with_space &&
          !lw_xml_root_check (&reading->source, reading->wanted, &reading->newer, reading->error))
        return NULL;
      reading->space = reading->with_space ? space : NULL;
      if (strcmp (name, reading->wanted->name) == 0)
        return reading->wanted;
      fail_content (reading, &unknown, NULL, g_strdup_printf (_ ("<%s> is not known here"), name));
      return NULL;
    }
  parent = g_ptr_array_index (reading->open, reading->open->len - 1);
  child = find_child (parent->element, name);
  if (child && reading->with_space && !is_in_space (reading, child->element, space))
    child = NULL;
  if (!child)
    {
      fail_content (
          reading, &unknown, NULL,
          g_strdup_printf (_ ("<%s> is not known inside <%s>"), name, parent->element->name));
      return NULL;
    }
  return check_place (reading, parent, child, &unknown) ? child->element : NULL;
}

/* The root's own values stay; all else goes with its node. */
static GStringChunk *
strings_of (Reading *reading)
{
  LwXmlDocument *document = reading->document;

  return reading->take && reading->open->len > 0 ? document->taken_strings : document->strings;
}

static gboolean
read_attribute (Reading *reading, LwXmlNode *node, const char *name, const char *value)
{
  gint i = lw_xml_find_attribute (node->element, name);

  if (i < 0)
    {
      g_autofree char *who = lw_xml_describe (node);

      return fail_content (reading, node, name,
                           g_strdup_printf (_ ("%s has an unknown attribute “%s”"), who, name));
    }
  node->values[i] = g_string_chunk_insert (strings_of (reading), value ? value : "");
  return TRUE;
}

/* Nearly every value is one text; where an entity stood in it the library joins its parts. */
static gboolean
read_value (Reading *reading, LwXmlNode *node, const xmlAttr *attribute)
{
  const xmlNode *text = attribute->children;
  xmlChar *joined;
  g_autofree char *name = NULL;
  gboolean fine;

  if (attribute->ns && attribute->ns->prefix)
    name = g_strdup_printf ("%s:%s", (const char *)attribute->ns->prefix,
                            (const char *)attribute->name);
  if (!text || (text->type == XML_TEXT_NODE && !text->next))
    return read_attribute (reading, node, name ? name : (const char *)attribute->name,
                           text ? (const char *)text->content : "");
  joined = xmlNodeListGetString (attribute->doc, text, 1);
  fine = read_attribute (reading, node, name ? name : (const char *)attribute->name,
                         (const char *)joined);
  xmlFree (joined);
  return fine;
}

static gboolean
read_attributes (Reading *reading, LwXmlNode *node)
{
  const xmlNode *element = xmlTextReaderCurrentNode (reading->source.reader);

  for (const xmlAttr *attribute = element->properties; attribute; attribute = attribute->next)
    if (!read_value (reading, node, attribute))
      return FALSE;
  return TRUE;
}

static gboolean
fail_value (Reading *reading, const LwXmlNode *node, const LwXmlValue *value, const char *given)
{
  g_autofree char *who = lw_xml_describe (node);
  g_autofree char *wanted = lw_xml_value_wanted (value);
  g_autofree char *shown = given ? shorten (given) : NULL;

  if (!given)
    /* Translators: "house farm has no width; a whole number from 1 to 9 is needed". */
    return fail_content (
        reading, node, NULL,
        g_strdup_printf (_ ("%s has no %s; %s is needed"), who, value->name, wanted));
  if (!value->name)
    return fail_content (reading, node, NULL,
                         g_strdup_printf (_ ("%s says “%s”; %s is needed"), who, shown, wanted));
  /* Translators: "gun rg1 has x="12,5"; a whole number from 0 to 9 is needed". */
  return fail_content (
      reading, node, value->name,
      g_strdup_printf (_ ("%s has %s=\"%s\"; %s is needed"), who, value->name, shown, wanted));
}

static gboolean
check_attributes (Reading *reading, const LwXmlNode *node)
{
  for (guint i = 0; node->element->attributes[i].name; i++)
    {
      const LwXmlValue *value = &node->element->attributes[i];

      if (node->values[i] ? !lw_xml_value_fits (value, node->values[i]) : value->required)
        return fail_value (reading, node, value, node->values[i]);
    }
  return TRUE;
}

static guint
count_attributes (const LwXmlElement *element)
{
  guint n = 0;

  while (element->attributes[n].name)
    n++;
  return n;
}

static gboolean
fail_too_few (Reading *reading, const LwXmlNode *node, const LwXmlChild *child)
{
  g_autofree char *who = lw_xml_describe (node);
  const char *name = child->element->name;

  if (child->least == 1)
    return fail_content (reading, node, NULL,
                         g_strdup_printf (_ ("%s has no <%s>, and needs one"), who, name));
  return fail_content (
      reading, node, NULL,
      g_strdup_printf (_ ("%s has too few <%s>; %u are needed"), who, name, child->least));
}

/* A child of the root goes to the taker, and then for good. */
static gboolean
give_away (Reading *reading, LwXmlNode *node)
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
close_element (Reading *reading)
{
  LwXmlNode *node = g_ptr_array_index (reading->open, reading->open->len - 1);

  g_ptr_array_set_size (reading->open, reading->open->len - 1);
  if (node->element->text)
    {
      node->text = g_string_chunk_insert (strings_of (reading), reading->text->str);
      if (!lw_xml_value_fits (node->element->text, node->text))
        return fail_value (reading, node, node->element->text, node->text);
    }
  for (const LwXmlChild *child = node->element->children; child && child->element; child++)
    if (child->least > 0 && count_children (node, child->element) < child->least)
      return fail_too_few (reading, node, child);
  return give_away (reading, node);
}

static void
adopt (Reading *reading, LwXmlNode *node)
{
  LwXmlNode *parent;

  if (reading->open->len == 0)
    {
      reading->document->root = node;
      return;
    }
  parent = g_ptr_array_index (reading->open, reading->open->len - 1);
  if (!parent->children)
    parent->children = g_ptr_array_new_with_free_func ((GDestroyNotify)free_node);
  g_ptr_array_add (parent->children, node);
}

static gboolean
open_element (Reading *reading)
{
  gboolean empty = xmlTextReaderIsEmptyElement (reading->source.reader) == 1;
  LwXmlNode start = { .offset = 0 };
  LwXmlNode *node;

  if (reading->n_tags < reading->source.tags->len)
    start.offset = g_array_index (reading->source.tags, guint32, reading->n_tags++);
  start.element = find_element (reading, &start);
  if (!start.element)
    return FALSE;
  node = g_malloc0 (sizeof start + count_attributes (start.element) * sizeof (char *));
  *node = start;
  node->values = (const char **)(node + 1);
  adopt (reading, node);
  if (!read_attributes (reading, node) || !check_attributes (reading, node))
    return FALSE;
  if (reading->take && reading->open->len == 0 &&
      !reading->take (reading->document, node, reading->user, reading->error))
    return FALSE;
  g_string_truncate (reading->text, 0);
  g_ptr_array_add (reading->open, node);
  return empty ? close_element (reading) : TRUE;
}

static gboolean
is_blank (const char *text)
{
  return text[strspn (text, " \t\r\n")] == 0;
}

static gboolean
read_text (Reading *reading)
{
  const char *value = (const char *)xmlTextReaderConstValue (reading->source.reader);
  const LwXmlNode *node;

  if (reading->open->len == 0 || !value)
    return TRUE;
  node = g_ptr_array_index (reading->open, reading->open->len - 1);
  if (node->element->text)
    g_string_append (reading->text, value);
  else if (!is_blank (value))
    {
      g_autofree char *who = lw_xml_describe (node);

      return fail_content (reading, node, NULL,
                           g_strdup_printf (_ ("%s holds text, where none belongs"), who));
    }
  return TRUE;
}

static gboolean
read_node (Reading *reading)
{
  switch (xmlTextReaderNodeType (reading->source.reader))
    {
    case XML_READER_TYPE_ELEMENT:
      return open_element (reading);
    case XML_READER_TYPE_END_ELEMENT:
      return close_element (reading);
    case XML_READER_TYPE_TEXT:
    case XML_READER_TYPE_CDATA:
    case XML_READER_TYPE_WHITESPACE:
    case XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
      return read_text (reading);
    default:
      return TRUE;
    }
}

/* ---- a document ---- */

static gboolean
read_all (Reading *reading)
{
  while (lw_xml_source_next (&reading->source))
    if (!read_node (reading))
      return FALSE;
  return lw_xml_source_is_fine (&reading->source, reading->error);
}

static void
keep_bytes (LwXmlDocument *document)
{
  document->own_name = g_strdup (document->name);
  document->own_data = g_bytes_new (document->data, document->size);
  document->name = document->own_name;
  document->data = g_bytes_get_data (document->own_data, NULL);
}

static LwXmlDocument *
read_document (Reading *reading, const char *name, const char *data, gsize size)
{
  g_autoptr (LwXmlDocument) document = g_new0 (LwXmlDocument, 1);
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  gboolean fine;

  document->name = name;
  document->data = data;
  document->size = size;
  document->strings = g_string_chunk_new (4096);
  if (reading->take)
    document->taken_strings = g_string_chunk_new (16384);
  reading->document = document;
  reading->open = open;
  reading->text = g_string_new (NULL);
  fine =
      lw_xml_source_open (&reading->source, name, data, size, reading->error) && read_all (reading);
  lw_xml_source_close (&reading->source);
  g_string_free (reading->text, TRUE);
  if (!fine)
    return NULL;
  if (!reading->take)
    keep_bytes (document);
  return g_steal_pointer (&document);
}

static LwXmlDocument *
read_migrated (Reading *reading, const char *name, const char *data, gsize size)
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
  Reading reading = { .wanted = root, .with_space = TRUE, .error = error };

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
  Reading reading = {
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
  Reading reading = { .wanted = root, .error = error };

  g_return_val_if_fail (name != NULL && line != NULL && root != NULL, NULL);
  return read_document (&reading, name, line, strlen (line));
}
