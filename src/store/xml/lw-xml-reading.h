/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-reading.h: private to the reader of files: a document that is being read, and what is
 * known of it half-way.
 */
#pragma once

#include "lw-xml-reader.h"
#include "lw-xml-scan.h"
#include "lw-xml-source.h"

G_BEGIN_DECLS

struct _LwXmlDocument
{
  const char *name; /* borrowed, as `data`, while it is being read; then own copies */
  const char *data;
  gsize size;
  char *own_name;
  GBytes *own_data;
  GStringChunk *strings;
  GStringChunk *taken_strings; /* of nodes that are given away */
  LwXmlPlace *told;            /* of the last message: the next one is mostly not far from it */
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
  const char *space; /* of the root, which lives as long as the parser */
  GError **error;
} LwXmlReading;

/* lw-xml-document.c */
void                lw_xml_node_free       (LwXmlNode *node);

/* lw-xml-element.c: which element this is, by the table, and its values. All that fail set the
 * error of the reading. */
const LwXmlElement *lw_xml_find_element    (LwXmlReading *reading, const LwXmlTag *tag,
                                            const LwXmlNode *node);
gboolean            lw_xml_read_attributes (LwXmlReading *reading, const LwXmlTag *tag,
                                            LwXmlNode *node);
guint               lw_xml_count_children  (const LwXmlNode *node, const LwXmlElement *element);
/* Where the texts of what is read now go. */
GStringChunk       *lw_xml_strings_of      (LwXmlReading *reading);

/* @text: (transfer full). Both return FALSE. */
gboolean            lw_xml_content_fail    (LwXmlReading *reading, const LwXmlNode *node,
                                            const char *attribute, char *text);
/* @given: NULL: it is missing. */
gboolean            lw_xml_value_fail      (LwXmlReading *reading, const LwXmlNode *node,
                                            const LwXmlValue *value, const char *given);

G_END_DECLS
