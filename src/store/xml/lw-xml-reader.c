/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-reader.c: reads a file into nodes, led by a table of what may be there.
 *
 * The parser tells of tags and texts as they come. Each tag is held against the table at once, in
 * its place among its siblings and attribute by attribute, and becomes a node of the innermost one
 * that is open; at the first fault reading stops. With a taker a child of the root is given away as
 * soon as it is whole and then forgotten, so that a long file is never in memory as nodes.
 */
#include "lw-xml-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lw-xml-root.h"
#include "lw-xml-source.h"

/* After so many children that are gone the room for their strings is given back. */
#define TAKEN_STRINGS_MOST 100

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
  const char *space; /* of the root, which lives as long as the parser */
  GError **error;
} Reading;

/* ---- Faults ---- */

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

static gboolean
fail_value (Reading *reading, const LwXmlNode *node, const LwXmlValue *value, const char *given)
{
  g_autofree char *who = lw_xml_describe (node);
  g_autofree char *wanted = lw_xml_value_wanted (value);
  g_autofree char *shown = given != NULL ? shorten (given) : NULL;

  if (given == NULL)
    /* Translators: "house farm has no width; a whole number from 1 to 9 is needed". */
    return fail_content (
        reading, node, NULL,
        g_strdup_printf (_ ("%s has no %s; %s is needed"), who, value->name, wanted));
  if (value->name == NULL)
    return fail_content (reading, node, NULL,
                         g_strdup_printf (_ ("%s says “%s”; %s is needed"), who, shown, wanted));
  /* Translators: "gun rg1 has x="12,5"; a whole number from 0 to 9 is needed". */
  return fail_content (
      reading, node, value->name,
      g_strdup_printf (_ ("%s has %s=\"%s\"; %s is needed"), who, value->name, shown, wanted));
}

/* ---- Where an element belongs ---- */

static const LwXmlChild *
find_child (const LwXmlElement *parent, const char *name)
{
  for (const LwXmlChild *child = parent->children; child && child->element; child++)
    if (strcmp (child->element->name, name) == 0)
      return child;
  return NULL;
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
  if (child->most && lw_xml_count_children (parent, child->element) >= child->most)
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

  for (guint i = reading->open->len; space == NULL && i > 0; i--)
    space = ((const LwXmlNode *)g_ptr_array_index (reading->open, i - 1))->element->space;
  return space;
}

/* Most elements share the root's declaration, and the library gives them the same text for it. */
static gboolean
is_in_space (Reading *reading, const LwXmlElement *element, const char *space)
{
  const char *wanted = wanted_space (reading, element);

  if (space != NULL && space == reading->space && wanted == reading->wanted->space)
    return TRUE;
  return g_strcmp0 (space, wanted) == 0;
}

static const LwXmlElement *
element_of (Reading *reading, const LwXmlTag *tag, const LwXmlNode *node)
{
  const char *name = tag->name;
  const LwXmlNode *parent;
  const LwXmlChild *child;
  LwXmlNode unknown = { .element = reading->wanted, .offset = node->offset };

  if (reading->open->len == 0)
    {
      if (reading->with_space && !lw_xml_root_check (&reading->source, tag, reading->wanted,
                                                     &reading->newer, reading->error))
        return NULL;
      reading->space = reading->with_space ? tag->space : NULL;
      if (strcmp (name, reading->wanted->name) == 0)
        return reading->wanted;
      fail_content (reading, &unknown, NULL, g_strdup_printf (_ ("<%s> is not known here"), name));
      return NULL;
    }
  parent = g_ptr_array_index (reading->open, reading->open->len - 1);
  child = find_child (parent->element, name);
  if (child != NULL && reading->with_space && !is_in_space (reading, child->element, tag->space))
    child = NULL;
  if (child == NULL)
    {
      fail_content (
          reading, &unknown, NULL,
          g_strdup_printf (_ ("<%s> is not known inside <%s>"), name, parent->element->name));
      return NULL;
    }
  return check_place (reading, parent, child, &unknown) ? child->element : NULL;
}

/* ---- Its values ---- */

/* The root's own values stay; all else goes with its node. */
static GStringChunk *
strings_of (Reading *reading)
{
  LwXmlDocument *document = reading->document;

  return reading->take && reading->open->len > 0 ? document->taken_strings : document->strings;
}

/* Looks at place @likely first: a file mostly keeps to the order of the table. */
static gint
find_attribute (const LwXmlElement *element, const char *name, gint likely)
{
  const char *there = element->attributes[likely].name;

  if (there != NULL && strcmp (there, name) == 0)
    return likely;
  return lw_xml_find_attribute (element, name);
}

/* @next: (inout): the place after that of the last one. */
static gboolean
read_value (Reading *reading, LwXmlNode *node, const LwXmlTag *tag, guint nth, gint *next)
{
  const char *name = lw_xml_tag_name (tag, nth, reading->text);
  gint i = find_attribute (node->element, name, *next);

  if (i < 0)
    {
      g_autofree char *who = lw_xml_describe (node);

      return fail_content (reading, node, name,
                           g_strdup_printf (_ ("%s has an unknown attribute “%s”"), who, name));
    }
  node->values[i] = lw_xml_tag_value (tag, nth, strings_of (reading));
  *next = i + 1;
  return TRUE;
}

static gboolean
read_values (Reading *reading, LwXmlNode *node, const LwXmlTag *tag)
{
  gint next = 0;

  for (guint i = 0; i < tag->n_attributes; i++)
    if (!read_value (reading, node, tag, i, &next))
      return FALSE;
  return TRUE;
}

static gboolean
check_attributes (Reading *reading, const LwXmlNode *node)
{
  for (guint i = 0; node->element->attributes[i].name; i++)
    {
      const LwXmlValue *value = &node->element->attributes[i];

      if (node->values[i] != NULL ? !lw_xml_value_fits (value, node->values[i]) : value->required)
        return fail_value (reading, node, value, node->values[i]);
    }
  return TRUE;
}

static gboolean
read_attributes (Reading *reading, const LwXmlTag *tag, LwXmlNode *node)
{
  return read_values (reading, node, tag) && check_attributes (reading, node);
}

/* ---- What the parser tells ---- */

static guint
count_attributes (const LwXmlElement *element)
{
  guint n = 0;

  while (element->attributes[n].name != NULL)
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

  if (reading->take == NULL || reading->open->len != 1)
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
  Reading *reading = user;
  LwXmlNode *node = g_ptr_array_index (reading->open, reading->open->len - 1);

  g_ptr_array_set_size (reading->open, reading->open->len - 1);
  if (node->element->text != NULL)
    {
      node->text = g_string_chunk_insert (strings_of (reading), reading->text->str);
      if (!lw_xml_value_fits (node->element->text, node->text))
        return fail_value (reading, node, node->element->text, node->text);
    }
  for (const LwXmlChild *child = node->element->children; child && child->element; child++)
    if (child->least > 0 && lw_xml_count_children (node, child->element) < child->least)
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
  if (parent->children == NULL)
    parent->children = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_xml_node_free);
  g_ptr_array_add (parent->children, node);
}

static LwXmlNode *
make_node (Reading *reading, const LwXmlTag *tag)
{
  LwXmlNode start = { .offset = 0 };
  LwXmlNode *node;

  if (reading->n_tags < reading->source.tags->len)
    start.offset = g_array_index (reading->source.tags, guint32, reading->n_tags++);
  start.element = element_of (reading, tag, &start);
  if (start.element == NULL)
    return NULL;
  node = g_malloc0 (sizeof start + count_attributes (start.element) * sizeof (char *));
  *node = start;
  node->values = (const char **)(node + 1);
  return node;
}

static gboolean
open_element (const LwXmlTag *tag, gpointer user)
{
  Reading *reading = user;
  LwXmlNode *node = make_node (reading, tag);

  if (node == NULL)
    return FALSE;
  adopt (reading, node);
  if (!read_attributes (reading, tag, node))
    return FALSE;
  if (reading->take != NULL && reading->open->len == 0 &&
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
  Reading *reading = user;
  const LwXmlNode *node;

  if (reading->open->len == 0)
    return TRUE;
  node = g_ptr_array_index (reading->open, reading->open->len - 1);
  if (node->element->text != NULL)
    g_string_append_len (reading->text, text, (gssize)length);
  else if (!is_blank (text, length))
    {
      g_autofree char *who = lw_xml_describe (node);

      return fail_content (reading, node, NULL,
                           g_strdup_printf (_ ("%s holds text, where none belongs"), who));
    }
  return TRUE;
}

static const LwXmlListener listener = { open_element, close_element, read_text };

/* ---- A document ---- */

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
  document->told = g_new (LwXmlPlace, 1);
  *document->told = (LwXmlPlace)LW_XML_FIRST_PLACE;
  document->strings = g_string_chunk_new (4096);
  if (reading->take != NULL)
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
  if (reading->take == NULL)
    keep_bytes (document);
  return g_steal_pointer (&document);
}

static LwXmlDocument *
read_migrated (Reading *reading, const char *name, const char *data, gsize size)
{
  g_autofree char *ours = NULL;
  g_autoptr (GError) failed = NULL;

  ours = lw_format_migrate (lw_xml_root_kind (reading->wanted), data, size, &failed);
  if (failed != NULL)
    {
      g_propagate_error (reading->error, g_steal_pointer (&failed));
      return NULL;
    }
  return read_document (reading, name, ours != NULL ? ours : data,
                        ours != NULL ? strlen (ours) : size);
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
