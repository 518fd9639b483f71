/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-root.h: what a file is, by its root: its kind, its format, its name for lists.
 */
#pragma once

#include "lw-xml-node.h"

G_BEGIN_DECLS

/* lw-xml-source.h */
typedef struct _LwXmlSource LwXmlSource;
typedef struct _LwXmlTag LwXmlTag;

/* The namespace of a kind of file. */
const char *lw_xml_root_space        (LwFileKind kind);
/* The kind of file whose root is @root. */
LwFileKind  lw_xml_root_kind         (const LwXmlElement *root);

/*
 * lw_xml_root_check: is the root @tag what is @wanted, in a format that is read?
 * @newer: (out): a later 1.x one.
 */
gboolean    lw_xml_root_check        (const LwXmlSource *source, const LwXmlTag *tag,
                                      const LwXmlElement *wanted, gboolean *newer, GError **error);

/*
 * lw_xml_root_peek: the kind of a file by its root, and its title or name for lists; looks at no
 * more than the root and the lexical state of @data. @title: (out) (transfer full) (nullable)
 */
gboolean    lw_xml_root_peek         (const char *name, const char *data, gsize size,
                                      LwFileKind *kind, char **title, GError **error);

/* What kind of file @path holds, by its root element, never by its name alone. */
gboolean    lw_xml_root_kind_of_file (const char *path, LwFileKind *kind, GError **error);

G_END_DECLS
