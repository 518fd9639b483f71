/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-node.h: a file that has been read: a tree of nodes in which every value fits.
 *
 * A table says what elements there may be, what they hold and what their attributes may say; every
 * node is of an element of it. Names and values are known, so that the code for a kind of file has
 * only the meaning to check.
 */
#pragma once

#include "lw-xml-scan.h"
#include "lw-xml-value.h"

G_BEGIN_DECLS

typedef struct _LwXmlElement LwXmlElement;

/*
 * What an element may hold. Children come in rising `rank`; those of one rank in any order. `most`:
 * how many of this name, 0 for no limit of its own.
 */
typedef struct
{
  const LwXmlElement *element; /* NULL ends the list */
  guint rank;
  guint least;
  guint most;
} LwXmlChild;

struct _LwXmlElement
{
  const char *name;
  const char *space;            /* its namespace; NULL: that of the element around it */
  const LwXmlValue *attributes; /* ended by a nameless one */
  const LwXmlChild *children;   /* NULL: none */
  const LwXmlValue *text;       /* of its text; NULL: it holds none */
  const char *id;               /* the attribute by which messages call it; NULL: none */
  guint most;                   /* children of all names together; 0: no limit of its own */
};

typedef struct _LwXmlDocument LwXmlDocument;

typedef struct _LwXmlNode LwXmlNode;

struct _LwXmlNode
{
  const LwXmlElement *element;
  gsize offset;                 /* of its tag in the file */
  const char **values;          /* in the order of element->attributes; NULL: not given */
  const char *text;             /* NULL: the element holds none */
  GPtrArray *children;          /* of LwXmlNode; NULL: none */
};

/* The reader makes it; others ask for its root. */
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

void             lw_xml_document_free  (LwXmlDocument *document);
const LwXmlNode *lw_xml_document_root  (const LwXmlDocument *document);
void             lw_xml_node_free      (LwXmlNode *node);

/* Attributes: all have passed their checks. Where one is not given: NULL, or @fallback. */
const char      *lw_xml_get            (const LwXmlNode *node, const char *attribute);
gint32           lw_xml_get_int        (const LwXmlNode *node, const char *attribute,
                                        gint32 fallback);
guint64          lw_xml_get_seed       (const LwXmlNode *node, const char *attribute);
gint             lw_xml_get_choice     (const LwXmlNode *node, const char *attribute,
                                        gint fallback);
/* Appends LwPoint to @points: of an attribute, or with NULL of the node's text. */
void             lw_xml_get_points     (const LwXmlNode *node, const char *attribute,
                                        GArray *points);
/* Fills @numbers, as many as the table says. */
void             lw_xml_get_numbers    (const LwXmlNode *node, const char *attribute,
                                        gint32 *numbers);

/* The first child called @name, or NULL; its text, or NULL. */
const LwXmlNode *lw_xml_child          (const LwXmlNode *node, const char *name);
const char      *lw_xml_child_text     (const LwXmlNode *node, const char *name);
guint            lw_xml_n_children     (const LwXmlNode *node);
const LwXmlNode *lw_xml_nth_child      (const LwXmlNode *node, guint i);
gboolean         lw_xml_is             (const LwXmlNode *node, const char *name);

/* Its place among the element's attributes, -1 when it has none such. */
gint             lw_xml_find_attribute (const LwXmlElement *element, const char *name);

/* "gun rg1", "order 41 (fire)", "the army". Returns: (transfer full) */
char            *lw_xml_describe       (const LwXmlNode *node);

/*
 * lw_xml_fail: sets @error to "NAME:LINE:COLUMN: message" with the place of @node, or of its
 * @attribute when that is not NULL. Returns: FALSE
 */
gboolean         lw_xml_fail           (const LwXmlDocument *document, const LwXmlNode *node,
                                        const char *attribute, LwStoreError code, GError **error,
                                        const char *format, ...) G_GNUC_PRINTF (6, 7);

/* How many children of an element there are. */
guint            lw_xml_count_children (const LwXmlNode *node, const LwXmlElement *element);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwXmlDocument, lw_xml_document_free)

G_END_DECLS
