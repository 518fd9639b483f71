/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-value.h: private to this floor: what an attribute or a text may say, and its reading.
 *
 * Whole numbers only, by our own parser: no locale, no fraction, nothing that is not a number.
 */
#pragma once

#include "measure/measure.h"

G_BEGIN_DECLS

typedef enum
{
  LW_XML_NAME,    /* 1 to `max` characters, none of them a control character; where `min` is
                     not 0, the number of a format of that major: "1.0" */
  LW_XML_FILE,    /* the bare name of a file, 1 to 255 characters: no folder, no control
                     character */
  LW_XML_TEXT,    /* at most `max` bytes; line ends and tabs are allowed */
  LW_XML_INT,     /* `min` to `max` */
  LW_XML_NUMBERS, /* `count` whole numbers, each `min` to `max` */
  LW_XML_SEED,    /* 0 to 2^64 - 1 */
  LW_XML_ID,      /* a letter, then letters, digits, '-', '_', '.' */
  LW_XML_IDS,     /* a list of them, perhaps empty */
  LW_XML_POINT,   /* "x,y", each `min` to `max` */
  LW_XML_POINTS,  /* a list of them, at least `count` */
  LW_XML_CHOICE,  /* one of `choices`, separated by | */
  LW_XML_HEX,     /* `count` hexadecimal digits, small letters */
  LW_XML_DATE,    /* 2026-11-30 */
  LW_XML_TIME     /* 2026-11-30T14:05:00Z */
} LwXmlType;

#define LW_XML_ID_LONGEST 32
#define LW_XML_NAME_LONGEST 80   /* characters */
#define LW_XML_TEXT_LONGEST 4096 /* bytes */

/* A kind of value; `name` is the attribute's, NULL for an element's text and at a table's end. */
typedef struct
{
  const char *name;
  LwXmlType type;
  gboolean required;
  gint32 min;
  gint32 max;
  guint count;
  const char *choices;
} LwXmlValue;

/* Is @text such a value? */
gboolean lw_xml_value_fits    (const LwXmlValue *value, const char *text);

/* "a whole number from 0 to 240000": what is wanted. Returns: (transfer full) */
char    *lw_xml_value_wanted  (const LwXmlValue *value);

/* [+-]?[0-9]{1,9} and nothing else; [0-9]{1,20} up to 2^64 - 1. */
gboolean lw_xml_parse_int     (const char *text, gint32 *number);
gboolean lw_xml_parse_seed    (const char *text, guint64 *number);

/* Whole numbers with blanks between them; FALSE when it is no list of them. */
gboolean lw_xml_parse_numbers (const char *text, gint32 *numbers);

/* Appends the points (LwPoint) of "x,y x,y"; FALSE when it is not a list of points. */
gboolean lw_xml_parse_points  (const char *text, GArray *points);

/* Which of "a|b|c" is @text? -1 when none. */
gint     lw_xml_choice_index  (const char *choices, const char *text);

/* Can XML hold every character of it, and, with @plain, is none of them a control character? */
gboolean lw_xml_text_holds    (const char *text, gboolean plain);

G_END_DECLS
