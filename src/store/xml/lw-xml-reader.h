/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-reader.h: reads an XML file by a table of what it may hold.
 *
 * A table of elements, attributes, types and ranges goes in; a tree of nodes comes out. Nothing of
 * libxml2 is seen outside.
 */
#pragma once

#include "lw-xml-node.h"

G_BEGIN_DECLS

/*
 * lw_xml_read: @name is the file's, for messages. @root: the element wanted; another kind of file
 * of the program is LW_STORE_ERROR_KIND, a newer one LW_STORE_ERROR_NEWER.
 * Returns: (transfer full), NULL on error
 */
LwXmlDocument *lw_xml_read      (const char *name, const char *data, gsize size,
                                 const LwXmlElement *root, GError **error);

/*
 * lw_xml_read_each: the same, but each child of the root is given to @take as soon as it has been
 * read, and is forgotten then: a long file is never in memory as nodes. @take may not keep the
 * node; FALSE with its error stops the reading. It is called for the root itself first, which has
 * no children then. How many of a name there may be is for @take to say.
 */
typedef gboolean (*LwXmlTake) (const LwXmlDocument *document, const LwXmlNode *node, gpointer data,
                               GError **error);
gboolean       lw_xml_read_each (const char *name, const char *data, gsize size,
                                 const LwXmlElement *root, LwXmlTake take, gpointer user,
                                 GError **error);

/* One element alone, without a namespace of its own: an order on its line. */
LwXmlDocument *lw_xml_read_line (const char *name, const char *line, const LwXmlElement *root,
                                 GError **error);

G_END_DECLS
