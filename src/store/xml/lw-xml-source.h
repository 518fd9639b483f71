/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-source.h: private to this floor: libxml2's parser over bytes that have been looked over.
 *
 * It tells each tag and each text as it comes and keeps none of them: a tree, or even the one node
 * at a time of libxml2's own reader, would cost more than all the rest of reading.
 */
#pragma once

#include "lw-xml-scan.h"

#include <libxml/parser.h>

G_BEGIN_DECLS

typedef struct _LwXmlTag LwXmlTag;

/* A start tag, as long as it is being told. */
struct _LwXmlTag
{
  const char *name;        /* without its prefix */
  const char *space;       /* its namespace, or NULL; one pointer for all tags of the same */
  guint n_attributes;
  const xmlChar **attributes;
};

/* What is told. Each returns FALSE to hear no more. */
typedef struct
{
  gboolean (*open)  (const LwXmlTag *tag, gpointer user);
  gboolean (*close) (gpointer user);
  /* Of a piece of text; `text` does not end with a zero. */
  gboolean (*text)  (const char *text, gsize length, gpointer user);
} LwXmlListener;

typedef struct _LwXmlSource LwXmlSource;

struct _LwXmlSource
{
  const char *name;        /* borrowed, as `data` */
  const char *data;
  gsize size;
  GArray *tags;            /* of guint32: where the start tags begin */
  xmlParserCtxtPtr parser;
  const LwXmlListener *listener;
  gpointer user;
  gboolean stopped;        /* the listener has had enough */
  gboolean ended;          /* the parser came to the end of the file */
  char *fault;             /* the first that libxml2 met, in words with its place, or NULL */
  char *details;           /* the same in libxml2's own words */
};

/* Scans the bytes and makes a parser for them; close it even when this fails. */
gboolean    lw_xml_source_open    (LwXmlSource *source, const char *name, const char *data,
                                   gsize size, GError **error);
void        lw_xml_source_close   (LwXmlSource *source);

/* Tells all that is there to @listener, up to the first fault. Returns: FALSE when @listener has
 * had enough. */
gboolean    lw_xml_source_tell    (LwXmlSource *source, const LwXmlListener *listener,
                                   gpointer user);

/* Has all been well-formed, as far as it was read? If not, sets @error. */
gboolean    lw_xml_source_is_fine (const LwXmlSource *source, GError **error);

/* The name of attribute @i with its prefix, which is put together in @room when it has one. */
const char *lw_xml_tag_name       (const LwXmlTag *tag, guint i, GString *room);
/* Its value. Returns: (transfer none), kept in @strings. */
char       *lw_xml_tag_value      (const LwXmlTag *tag, guint i, GStringChunk *strings);
/* The value of the attribute @name. Returns: (transfer full) (nullable) */
char       *lw_xml_tag_get        (const LwXmlTag *tag, const char *name);

G_END_DECLS
