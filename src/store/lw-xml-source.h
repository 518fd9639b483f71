/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-source.h: private to this floor: libxml2's reader over bytes that have been looked over.
 */
#pragma once

#include "lw-xml-reader.h"

#include <libxml/xmlreader.h>

G_BEGIN_DECLS

typedef struct
{
  const char *name;        /* borrowed, as `data` */
  const char *data;
  gsize size;
  GArray *tags;            /* of guint32: where the start tags begin */
  xmlTextReaderPtr reader;
  char *fault;             /* the first that libxml2 met, in words with its place, or NULL */
  char *details;           /* the same in libxml2's own words */
} LwXmlSource;

/* Scans the bytes and opens a reader on them; close it even when this fails. */
gboolean lw_xml_source_open      (LwXmlSource *source, const char *name, const char *data,
                                  gsize size, GError **error);
void     lw_xml_source_close     (LwXmlSource *source);

/* FALSE at the end and at a fault; lw_xml_source_is_fine() tells them apart. */
gboolean lw_xml_source_next      (LwXmlSource *source);

/* Has all been well-formed so far? If not, sets @error. */
gboolean lw_xml_source_is_fine   (const LwXmlSource *source, GError **error);

/* Of the element under the reader. Returns: (transfer full) (nullable) */
char    *lw_xml_source_attribute (const LwXmlSource *source, const char *name);

/* The kind of file whose root is @root. */
LwFileKind lw_xml_root_kind      (const LwXmlElement *root);

/*
 * lw_xml_root_check: is the root under the reader what is @wanted, in a format that is read?
 * @newer: (out): a later 1.x one.
 */
gboolean lw_xml_root_check       (const LwXmlSource *source, const LwXmlElement *wanted,
                                  gboolean *newer, GError **error);

G_END_DECLS
