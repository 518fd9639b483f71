/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-element.c: one element of a file held against the table of what may be there: its name,
 * its place, its values.
 */
#include "lw-xml-reading.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A fault of content; from a later 1.x format it is that the program is too old. */
gboolean
lw_xml_content_fail (LwXmlReading *reading,
                     const LwXmlNode *node,
                     const char *attribute,
                     char *text)
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

gboolean
lw_xml_value_fail (LwXmlReading *reading,
                   const LwXmlNode *node,
                   const LwXmlValue *value,
                   const char *given)
{
  g_autofree char *who = lw_xml_describe (node);
  g_autofree char *wanted = lw_xml_value_wanted (value);
  g_autofree char *shown = given ? shorten (given) : NULL;

  if (!given)
    /* Translators: "house farm has no width; a whole number from 1 to 9 is needed". */
    return lw_xml_content_fail (
        reading, node, NULL,
        g_strdup_printf (_ ("%s has no %s; %s is needed"), who, value->name, wanted));
  if (!value->name)
    return lw_xml_content_fail (
        reading, node, NULL,
        g_strdup_printf (_ ("%s says “%s”; %s is needed"), who, shown, wanted));
  /* Translators: "gun rg1 has x="12,5"; a whole number from 0 to 9 is needed". */
  return lw_xml_content_fail (
      reading, node, value->name,
      g_strdup_printf (_ ("%s has %s=\"%s\"; %s is needed"), who, value->name, shown, wanted));
}

/* ---- where it belongs ---- */

static const LwXmlChild *
find_child (const LwXmlElement *parent, const char *name)
{
  for (const LwXmlChild *child = parent->children; child && child->element; child++)
    if (strcmp (child->element->name, name) == 0)
      return child;
  return NULL;
}

guint
lw_xml_count_children (const LwXmlNode *node, const LwXmlElement *element)
{
  guint n = 0;

  for (guint i = 0; i < lw_xml_n_children (node); i++)
    n += lw_xml_nth_child (node, i)->element == element;
  return n;
}

static gboolean
check_place (LwXmlReading *reading,
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
        return lw_xml_content_fail (
            reading, node, NULL,
            g_strdup_printf (_ ("<%s> must come before <%s>"), name, last->name));
    }
  if (parent->element->most && before >= parent->element->most)
    return lw_xml_content_fail (
        reading, node, NULL,
        g_strdup_printf (_ ("<%s> holds too much; at most %u elements are read"),
                         parent->element->name, parent->element->most));
  if (child->most && lw_xml_count_children (parent, child->element) >= child->most)
    return lw_xml_content_fail (
        reading, node, NULL,
        g_strdup_printf (_ ("there are too many <%s>; at most %u are read"), name, child->most));
  return TRUE;
}

/* An element without a namespace of its own has that of the one around it. */
static const char *
wanted_space (const LwXmlReading *reading, const LwXmlElement *element)
{
  const char *space = element->space;

  for (guint i = reading->open->len; !space && i > 0; i--)
    space = ((const LwXmlNode *)g_ptr_array_index (reading->open, i - 1))->element->space;
  return space;
}

/* Most elements share the root's declaration, and the library gives them the same text for it. */
static gboolean
is_in_space (LwXmlReading *reading, const LwXmlElement *element, const char *space)
{
  const char *wanted = wanted_space (reading, element);

  if (space && space == reading->space && wanted == reading->wanted->space)
    return TRUE;
  return g_strcmp0 (space, wanted) == 0;
}

const LwXmlElement *
lw_xml_find_element (LwXmlReading *reading, const LwXmlTag *tag, const LwXmlNode *node)
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
      lw_xml_content_fail (reading, &unknown, NULL,
                           g_strdup_printf (_ ("<%s> is not known here"), name));
      return NULL;
    }
  parent = g_ptr_array_index (reading->open, reading->open->len - 1);
  child = find_child (parent->element, name);
  if (child && reading->with_space && !is_in_space (reading, child->element, tag->space))
    child = NULL;
  if (!child)
    {
      lw_xml_content_fail (
          reading, &unknown, NULL,
          g_strdup_printf (_ ("<%s> is not known inside <%s>"), name, parent->element->name));
      return NULL;
    }
  return check_place (reading, parent, child, &unknown) ? child->element : NULL;
}

/* ---- its values ---- */

/* The root's own values stay; all else goes with its node. */
GStringChunk *
lw_xml_strings_of (LwXmlReading *reading)
{
  LwXmlDocument *document = reading->document;

  return reading->take && reading->open->len > 0 ? document->taken_strings : document->strings;
}

/* Looks at place @likely first: a file mostly keeps to the order of the table. */
static gint
find_attribute (const LwXmlElement *element, const char *name, gint likely)
{
  const char *there = element->attributes[likely].name;

  if (there && strcmp (there, name) == 0)
    return likely;
  return lw_xml_find_attribute (element, name);
}

/* @next: (inout): the place after that of the last one. */
static gboolean
read_value (LwXmlReading *reading, LwXmlNode *node, const LwXmlTag *tag, guint nth, gint *next)
{
  const char *name = lw_xml_tag_name (tag, nth, reading->text);
  gint i = find_attribute (node->element, name, *next);

  if (i < 0)
    {
      g_autofree char *who = lw_xml_describe (node);

      return lw_xml_content_fail (
          reading, node, name, g_strdup_printf (_ ("%s has an unknown attribute “%s”"), who, name));
    }
  node->values[i] = lw_xml_tag_value (tag, nth, lw_xml_strings_of (reading));
  *next = i + 1;
  return TRUE;
}

static gboolean
read_values (LwXmlReading *reading, LwXmlNode *node, const LwXmlTag *tag)
{
  gint next = 0;

  for (guint i = 0; i < tag->n_attributes; i++)
    if (!read_value (reading, node, tag, i, &next))
      return FALSE;
  return TRUE;
}

static gboolean
check_attributes (LwXmlReading *reading, const LwXmlNode *node)
{
  for (guint i = 0; node->element->attributes[i].name; i++)
    {
      const LwXmlValue *value = &node->element->attributes[i];

      if (node->values[i] ? !lw_xml_value_fits (value, node->values[i]) : value->required)
        return lw_xml_value_fail (reading, node, value, node->values[i]);
    }
  return TRUE;
}

gboolean
lw_xml_read_attributes (LwXmlReading *reading, const LwXmlTag *tag, LwXmlNode *node)
{
  return read_values (reading, node, tag) && check_attributes (reading, node);
}
