/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-scan.h: private to this floor: the first look at a file's bytes, before any XML library.
 *
 * It refuses what is hostile or cut short, cheaply, and remembers where each tag begins, so that
 * every later message can name line and column exactly.
 */
#pragma once

#include "safe/safe.h"

G_BEGIN_DECLS

/* What no honest file needs more of. */
#define LW_XML_DEEPEST 8
#define LW_XML_TAG_LONGEST (256 * 1024)  /* bytes: a march of all that a side can have fits */
#define LW_XML_MOST_ATTRIBUTES 64        /* in one tag: XML libraries take their squares of time */
#define LW_XML_RUN_LONGEST (64 * 1024)   /* bytes from one tag to the next */
#define LW_XML_MOST_TAGS 1000000
#define LW_XML_MOST_ASIDES 10000         /* comments, instructions and the like */

/*
 * lw_xml_scan: looks over @data: not empty, UTF-8, no NUL, no DOCTYPE, within the limits above,
 * every tag closed. @name: the file's, for messages.
 * Returns: (transfer full) (element-type guint32): where each start tag begins, in order.
 */
GArray  *lw_xml_scan       (const char *name, const char *data, gsize size, GError **error);

/* A byte of a file, with its line and its column, in characters, both from 1. */
typedef struct
{
  gsize offset;
  guint line;
  guint column;
} LwXmlPlace;

#define LW_XML_FIRST_PLACE { 0, 1, 1 }

/* Moves @place to byte @offset; what lies between is all that is looked at. */
void     lw_xml_move_place (LwXmlPlace *place, const char *data, gsize offset);

/* Where @attribute stands in the tag that begins at @tag; @tag itself when it does not. */
gsize    lw_xml_attribute  (const char *data, gsize size, gsize tag, const char *attribute);

/* Sets @error to "NAME:LINE:COLUMN: message". Returns: FALSE */
gboolean lw_xml_fail_at    (const char *name, const char *data, gsize offset, LwStoreError code,
                            GError **error, const char *format, ...) G_GNUC_PRINTF (6, 7);

G_END_DECLS
