/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-reader.c: libxml2's reader over bytes we hold, led by a table of what may be there.
 */
#include "lw-xml-reader.h"

#include "lw-xml-scan.h"

#include <glib/gi18n-lib.h>
#include <libxml/xmlreader.h>
#include <string.h>

struct _LwXmlDocument
{
  const char *name; /* borrowed, as `data`, while it is being read; then own copies */
  const char *data;
  gsize size;
  char *own_name;
  GBytes *own_data;
  GStringChunk *strings;
  LwXmlNode *root;
};

typedef struct
{
  LwXmlDocument *document;
  const LwXmlElement *wanted;
  gboolean with_space; /* namespaces and the format are checked */
  gboolean newer;      /* written in a later 1.x format */
  xmlTextReaderPtr reader;
  GArray *tags;
  guint n_tags; /* seen so far */
  GPtrArray *open;
  GString *text; /* of the innermost element that may hold one */
  gboolean failed;
  GError **error;
} Reading;

static void
free_node (LwXmlNode *node)
{
  g_clear_pointer (&node->children, g_ptr_array_unref);
  g_free (node->values);
  g_free (node);
}

void
lw_xml_document_free (LwXmlDocument *document)
{
  if (!document)
    return;
  g_clear_pointer (&document->root, free_node);
  g_clear_pointer (&document->strings, g_string_chunk_free);
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

/* ---- the root ---- */

static const struct
{
  const char *name;
  const char *space;
} kinds[] = {
  [LW_FILE_COUNTRY] = { "country", "urn:little-wars:country" },
  [LW_FILE_BATTLE] = { "battle", "urn:little-wars:battle" },
  [LW_FILE_CAMPAIGN] = { "campaign", "urn:little-wars:campaign" },
};

static gboolean
find_kind (const char *name, const char *space, LwFileKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (name, kinds[i].name) == 0 && g_strcmp0 (space, kinds[i].space) == 0)
      {
        *kind = i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
fail_kind (Reading *reading, const char *name, const char *space)
{
  const char *file = reading->document->name;
  LwFileKind found, wanted;

  if (!find_kind (name, space, &found))
    return lw_xml_fail_at (file, reading->document->data, g_array_index (reading->tags, guint32, 0),
                           LW_STORE_ERROR_KIND, reading->error,
                           _ ("this is not a file of Little Wars; its root is <%s>"), name);
  if (!find_kind (reading->wanted->name, reading->wanted->space, &wanted))
    g_assert_not_reached ();
  /* Translators: both %s are kinds of files: "this is a battle; a Country is wanted". */
  g_set_error (reading->error, LW_STORE_ERROR, LW_STORE_ERROR_KIND,
               _ ("%s: this is a %s; a %s is wanted"), file, lw_file_kind_name (found),
               lw_file_kind_name (wanted));
  return FALSE;
}

static char *
copy_attribute (Reading *reading, const char *name)
{
  xmlChar *value = xmlTextReaderGetAttribute (reading->reader, BAD_CAST name);
  char *copy = g_strdup ((const char *)value);

  xmlFree (value);
  return copy;
}

/* "1.0" is ours, "1.7" is read as far as all in it is known, "2.0" is not touched. */
static gboolean
check_format (Reading *reading)
{
  g_autofree char *format = copy_attribute (reading, "format");
  g_auto (GStrv) parts = g_strsplit (format ? format : "", ".", -1);
  gint32 major, minor;
  gboolean fits = g_strv_length (parts) == 2 && lw_xml_parse_int (parts[0], &major) &&
                  lw_xml_parse_int (parts[1], &minor) && g_ascii_isdigit (*parts[0]) &&
                  g_ascii_isdigit (*parts[1]);

  if (!fits || major < 1)
    return lw_xml_fail_at (reading->document->name, reading->document->data,
                           g_array_index (reading->tags, guint32, 0), LW_STORE_ERROR_CONTENT,
                           reading->error,
                           format ? _ ("the %s has format=\"%s\"; “1.0” is needed")
                                  : _ ("the %s has no format; “1.0” is needed"),
                           reading->wanted->name, format);
  if (major > 1)
    {
      g_set_error (
          reading->error, LW_STORE_ERROR, LW_STORE_ERROR_NEWER,
          _ ("%s: this was written by a newer Little Wars (file format %s; this one reads 1.x). "
             "It was not changed."),
          reading->document->name, format);
      return FALSE;
    }
  reading->newer = minor > 0;
  return TRUE;
}

static gboolean
check_root (Reading *reading)
{
  const char *name = (const char *)xmlTextReaderConstLocalName (reading->reader);
  const char *space = (const char *)xmlTextReaderConstNamespaceUri (reading->reader);

  if (!reading->with_space)
    return TRUE;
  if (strcmp (name, reading->wanted->name) != 0 || g_strcmp0 (space, reading->wanted->space) != 0)
    return fail_kind (reading, name, space);
  return check_format (reading);
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
  guint before = lw_xml_n_children (parent);

  if (before > 0)
    {
      const LwXmlElement *last = lw_xml_nth_child (parent, before - 1)->element;

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

static const LwXmlElement *
find_element (Reading *reading, LwXmlNode *node)
{
  const char *name = (const char *)xmlTextReaderConstLocalName (reading->reader);
  const char *space = (const char *)xmlTextReaderConstNamespaceUri (reading->reader);
  const LwXmlNode *parent;
  const LwXmlChild *child;
  LwXmlNode unknown = { .element = reading->wanted, .offset = node->offset };

  if (reading->open->len == 0)
    {
      if (!check_root (reading))
        return NULL;
      if (strcmp (name, reading->wanted->name) == 0)
        return reading->wanted;
      fail_content (reading, &unknown, NULL, g_strdup_printf (_ ("<%s> is not known here"), name));
      return NULL;
    }
  parent = g_ptr_array_index (reading->open, reading->open->len - 1);
  child = find_child (parent->element, name);
  if (child && reading->with_space &&
      g_strcmp0 (space, wanted_space (reading, child->element)) != 0)
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

static gboolean
read_attribute (Reading *reading, LwXmlNode *node)
{
  const char *name = (const char *)xmlTextReaderConstName (reading->reader);
  const char *value = (const char *)xmlTextReaderConstValue (reading->reader);
  gint i;

  if (xmlTextReaderIsNamespaceDecl (reading->reader) == 1)
    return TRUE;
  i = lw_xml_find_attribute (node->element, name);
  if (i < 0)
    {
      g_autofree char *who = lw_xml_describe (node);

      return fail_content (reading, node, name,
                           g_strdup_printf (_ ("%s has an unknown attribute “%s”"), who, name));
    }
  node->values[i] = g_string_chunk_insert (reading->document->strings, value ? value : "");
  return TRUE;
}

static gboolean
read_attributes (Reading *reading, LwXmlNode *node)
{
  while (xmlTextReaderMoveToNextAttribute (reading->reader) == 1)
    if (!read_attribute (reading, node))
      return FALSE;
  xmlTextReaderMoveToElement (reading->reader);
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

static gboolean
close_element (Reading *reading)
{
  LwXmlNode *node = g_ptr_array_index (reading->open, reading->open->len - 1);

  g_ptr_array_set_size (reading->open, reading->open->len - 1);
  if (node->element->text)
    {
      node->text = g_string_chunk_insert (reading->document->strings, reading->text->str);
      if (!lw_xml_value_fits (node->element->text, node->text))
        return fail_value (reading, node, node->element->text, node->text);
    }
  for (const LwXmlChild *child = node->element->children; child && child->element; child++)
    if (child->least > 0 && count_children (node, child->element) < child->least)
      return fail_too_few (reading, node, child);
  return TRUE;
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
  gboolean empty = xmlTextReaderIsEmptyElement (reading->reader) == 1;
  LwXmlNode start = { .offset = 0 };
  LwXmlNode *node;

  if (reading->n_tags < reading->tags->len)
    start.offset = g_array_index (reading->tags, guint32, reading->n_tags++);
  start.element = find_element (reading, &start);
  if (!start.element)
    return FALSE;
  node = g_memdup2 (&start, sizeof start);
  node->values = g_new0 (const char *, count_attributes (node->element));
  adopt (reading, node);
  if (!read_attributes (reading, node) || !check_attributes (reading, node))
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
  const char *value = (const char *)xmlTextReaderConstValue (reading->reader);
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
  switch (xmlTextReaderNodeType (reading->reader))
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

/* ---- libxml2 ---- */

#if LIBXML_VERSION >= 21200
static void
xml_failed_cb (void *data, const xmlError *fault)
#else
static void
xml_failed_cb (void *data, xmlErrorPtr fault)
#endif
{
  Reading *reading = data;
  g_autofree char *text = g_strdup (fault->message ? fault->message : "");

  if (reading->failed || fault->level < XML_ERR_ERROR)
    return;
  reading->failed = TRUE;
  g_strchomp (text);
  g_set_error (reading->error, LW_STORE_ERROR, LW_STORE_ERROR_XML,
               _ ("%s:%d:%d: this is not well-formed XML (%s)"), reading->document->name,
               MAX (fault->line, 1), MAX (fault->int2, 1), text);
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

static gboolean
open_reader (Reading *reading)
{
  xmlInitParser ();
  reading->reader = xmlReaderForMemory (reading->document->data, (int)reading->document->size, NULL,
                                        "UTF-8", reader_options ());
  g_assert (reading->reader != NULL);
  xmlTextReaderSetStructuredErrorHandler (reading->reader, xml_failed_cb, reading);
  return TRUE;
}

static gboolean
fail_unexplained (Reading *reading)
{
  if (!reading->failed)
    g_set_error (reading->error, LW_STORE_ERROR, LW_STORE_ERROR_XML,
                 _ ("%s: this is not well-formed XML"), reading->document->name);
  return FALSE;
}

static gboolean
read_all (Reading *reading)
{
  int more;

  while ((more = xmlTextReaderRead (reading->reader)) == 1)
    {
      if (reading->failed || !read_node (reading))
        return FALSE;
    }
  return more == 0 && !reading->failed && reading->document->root ? TRUE
                                                                  : fail_unexplained (reading);
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
read_document (const char *name,
               const char *data,
               gsize size,
               const LwXmlElement *root,
               gboolean with_space,
               GError **error)
{
  g_autoptr (LwXmlDocument) document = g_new0 (LwXmlDocument, 1);
  g_autoptr (GArray) tags = lw_xml_scan (name, data, size, error);
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  Reading reading = { document, root, with_space, .tags = tags, .open = open, .error = error };
  gboolean fine;

  if (!tags)
    return NULL;
  document->name = name;
  document->data = data;
  document->size = size;
  document->strings = g_string_chunk_new (4096);
  reading.text = g_string_new (NULL);
  fine = open_reader (&reading) && read_all (&reading);
  xmlFreeTextReader (reading.reader);
  g_string_free (reading.text, TRUE);
  if (!fine)
    return NULL;
  keep_bytes (document);
  return g_steal_pointer (&document);
}

LwXmlDocument *
lw_xml_read (
    const char *name, const char *data, gsize size, const LwXmlElement *root, GError **error)
{
  g_return_val_if_fail (name != NULL && data != NULL && root != NULL, NULL);
  return read_document (name, data, size, root, TRUE, error);
}

LwXmlDocument *
lw_xml_read_line (const char *name, const char *line, const LwXmlElement *root, GError **error)
{
  g_return_val_if_fail (name != NULL && line != NULL && root != NULL, NULL);
  return read_document (name, line, strlen (line), root, FALSE, error);
}

/* ---- the root alone ---- */

static gboolean
peek_root (Reading *reading, LwFileKind *kind, char **title)
{
  const char *name, *space;
  int more;

  while ((more = xmlTextReaderRead (reading->reader)) == 1 &&
         xmlTextReaderNodeType (reading->reader) != XML_READER_TYPE_ELEMENT)
    ;
  if (more != 1)
    return fail_unexplained (reading);
  name = (const char *)xmlTextReaderConstLocalName (reading->reader);
  space = (const char *)xmlTextReaderConstNamespaceUri (reading->reader);
  if (!find_kind (name, space, kind))
    return fail_kind (reading, name, space);
  if (!check_format (reading))
    return FALSE;
  *title = copy_attribute (reading, *kind == LW_FILE_BATTLE ? "title" : "name");
  return TRUE;
}

gboolean
lw_xml_peek (
    const char *name, const char *data, gsize size, LwFileKind *kind, char **title, GError **error)
{
  static const LwXmlElement anything = { "file" };
  LwXmlDocument document = { .name = name, .data = data, .size = size };
  g_autoptr (GArray) tags = lw_xml_scan (name, data, size, error);
  Reading reading = { &document, &anything, TRUE, .tags = tags, .error = error };
  gboolean fine;

  if (!tags)
    return FALSE;
  *title = NULL;
  fine = open_reader (&reading) && peek_root (&reading, kind, title);
  xmlFreeTextReader (reading.reader);
  /* A fault further down may have been met already; the root is all that counts here. */
  if (fine && error)
    g_clear_error (error);
  return fine;
}
