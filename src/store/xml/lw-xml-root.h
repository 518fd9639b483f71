/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-root.h: what a file is, by its root.
 */
#pragma once

#include "safe/safe.h"

G_BEGIN_DECLS

/* What kind of file @path holds, by its root element, never by its name alone. */
gboolean lw_file_kind_of (const char *path, LwFileKind *kind, GError **error);

/*
 * lw_xml_peek: the kind of a file by its root, and its title or name for lists; looks at no more
 * than the root and the lexical state of @data. @title: (out) (transfer full) (nullable)
 */
gboolean lw_xml_peek     (const char *name, const char *data, gsize size, LwFileKind *kind,
                          char **title, GError **error);

G_END_DECLS
