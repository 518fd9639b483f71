/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-reader.h: private to this floor: reads an XML file by a table of what it may hold.
 *
 * A table of elements, attributes, types and ranges goes in; a tree of nodes comes out in which
 * every name is known and every value fits, so that the code for a kind of file has only the
 * meaning to check. Nothing of libxml2 is seen outside.
 */
#pragma once

#include "safe/safe.h"
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

typedef struct
{
  const LwXmlElement *element;
  gsize offset;                 /* of its tag in the file */
  const char **values;          /* in the order of element->attributes; NULL: not given */
  const char *text;             /* NULL: the element holds none */
  GPtrArray *children;          /* of LwXmlNode; NULL: none */
} LwXmlNode;

/*
 * lw_xml_read: @name is the file's, for messages. @root: the element wanted; another kind of file
 * of the program is LW_STORE_ERROR_KIND, a newer one LW_STORE_ERROR_NEWER.
 * Returns: (transfer full), NULL on error
 */
LwXmlDocument   *lw_xml_read          (const char *name, const char *data, gsize size,
                                       const LwXmlElement *root, GError **error);

/*
 * lw_xml_read_each: the same, but each child of the root is given to @take as soon as it has been
 * read, and is forgotten then: a long file is never in memory as nodes. @take may not keep the
 * node; FALSE with its error stops the reading. It is called for the root itself first, which has
 * no children then. How many of a name there may be is for @take to say.
 */
typedef gboolean (*LwXmlTake) (const LwXmlDocument *document, const LwXmlNode *node, gpointer data,
                               GError **error);
gboolean         lw_xml_read_each     (const char *name, const char *data, gsize size,
                                       const LwXmlElement *root, LwXmlTake take, gpointer user,
                                       GError **error);

void             lw_xml_document_free (LwXmlDocument *document);
const LwXmlNode *lw_xml_document_root (const LwXmlDocument *document);

/* One element alone, without a namespace of its own: an order on its line. */
LwXmlDocument   *lw_xml_read_line     (const char *name, const char *line, const LwXmlElement *root,
                                       GError **error);

/* Attributes: all have passed their checks. Where one is not given: NULL, or @fallback. */
const char      *lw_xml_get           (const LwXmlNode *node, const char *attribute);
gint32           lw_xml_get_int       (const LwXmlNode *node, const char *attribute,
                                       gint32 fallback);
guint64          lw_xml_get_seed      (const LwXmlNode *node, const char *attribute);
gint             lw_xml_get_choice    (const LwXmlNode *node, const char *attribute, gint fallback);
/* Appends LwPoint to @points: of an attribute, or with NULL of the node's text. */
void             lw_xml_get_points    (const LwXmlNode *node, const char *attribute,
                                       GArray *points);
/* Fills @numbers, as many as the table says. */
void             lw_xml_get_numbers   (const LwXmlNode *node, const char *attribute,
                                       gint32 *numbers);

/* The first child called @name, or NULL; its text, or NULL. */
const LwXmlNode *lw_xml_child         (const LwXmlNode *node, const char *name);
const char      *lw_xml_child_text    (const LwXmlNode *node, const char *name);
guint            lw_xml_n_children    (const LwXmlNode *node);
const LwXmlNode *lw_xml_nth_child     (const LwXmlNode *node, guint i);
gboolean         lw_xml_is            (const LwXmlNode *node, const char *name);

/* Its place among the element's attributes, -1 when it has none such. */
gint             lw_xml_find_attribute (const LwXmlElement *element, const char *name);

/* "gun rg1", "order 41 (fire)", "the army". Returns: (transfer full) */
char            *lw_xml_describe      (const LwXmlNode *node);

/*
 * lw_xml_fail: sets @error to "NAME:LINE:COLUMN: message" with the place of @node, or of its
 * @attribute when that is not NULL. Returns: FALSE
 */
gboolean         lw_xml_fail          (const LwXmlDocument *document, const LwXmlNode *node,
                                       const char *attribute, LwStoreError code, GError **error,
                                       const char *format, ...) G_GNUC_PRINTF (6, 7);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwXmlDocument, lw_xml_document_free)

G_END_DECLS
