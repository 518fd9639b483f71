/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-writer.h: private to this floor: writes XML that our own reader takes back.
 *
 * Two spaces an indentation; elements between lw_xml_open_line() and its end stand on one line.
 * Every string is looked at before it is written: what XML cannot hold fails the whole text.
 */
#pragma once

#include "measure/measure.h"
#include "safe/safe.h"

G_BEGIN_DECLS

typedef struct _LwXmlWriter LwXmlWriter;

/* @declared: begin with the XML declaration. */
LwXmlWriter *lw_xml_writer_new    (gboolean declared);
void         lw_xml_writer_free   (LwXmlWriter *writer);

/* Frees the writer. Returns: (transfer full), NULL with @error when a string could not be
 * written */
char        *lw_xml_writer_finish (LwXmlWriter *writer, GError **error);

void         lw_xml_open          (LwXmlWriter *writer, const char *element);
/* The same, but all inside it stands on its line. */
void         lw_xml_open_line     (LwXmlWriter *writer, const char *element);
void         lw_xml_close         (LwXmlWriter *writer);

/* Attributes of the element just opened. A text of NULL or nothing is left out. */
void         lw_xml_put           (LwXmlWriter *writer, const char *name, const char *text);
void         lw_xml_put_int       (LwXmlWriter *writer, const char *name, gint64 number);
/* With a space between each and the next. */
void         lw_xml_put_numbers   (LwXmlWriter *writer, const char *name, const guint *numbers,
                                   guint n);
void         lw_xml_put_seed      (LwXmlWriter *writer, const char *name, guint64 number);
void         lw_xml_put_point     (LwXmlWriter *writer, const char *name, LwPoint point);
void         lw_xml_put_points    (LwXmlWriter *writer, const char *name, const GArray *points);

/* A whole element that holds nothing but a text, or points; left out when that is nothing. */
void         lw_xml_text          (LwXmlWriter *writer, const char *element, const char *text);
void         lw_xml_points        (LwXmlWriter *writer, const char *element, const GArray *points);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwXmlWriter, lw_xml_writer_free)

G_END_DECLS
