/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-type.h: the printer's type: which face, size and ink each sort of words is set in.
 *
 * EB Garamond where it is installed, else any serif. One unit of the context is one point.
 */
#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

typedef enum
{
  LW_TYPE_TITLE,
  LW_TYPE_KICKER,       /* spaced small capitals over the title */
  LW_TYPE_SUBTITLE,
  LW_TYPE_BODY,         /* the narrative */
  LW_TYPE_OPENING,      /* small capitals of its first words */
  LW_TYPE_DROP,         /* its first letter, three lines high */
  LW_TYPE_BODY_CLOSE,   /* the same three, smaller, where that saves a page */
  LW_TYPE_OPENING_CLOSE,
  LW_TYPE_DROP_CLOSE,
  LW_TYPE_LABEL,        /* small capitals before a fact, and over the sides of a table */
  LW_TYPE_FACT,
  LW_TYPE_HEAD,         /* over a table */
  LW_TYPE_CAPTION,
  LW_TYPE_CAPTION_BOLD,
  LW_TYPE_NOTE,         /* grey italics */
  LW_TYPE_CELL,
  LW_TYPE_CELL_BOLD,
  LW_TYPE_CELL_HEAD,
  LW_TYPE_CELL_SMALL,   /* "5 × 10" before its sum */
  LW_TYPE_GREAT,        /* the margin */
  LW_TYPE_PLACE,        /* names on a map */
  LW_TYPE_TINY,         /* marks on plans */
  LW_TYPE_FOOT,
  LW_N_TYPES
} LwType;

typedef enum
{
  LW_ALIGN_LEFT,
  LW_ALIGN_CENTRE,
  LW_ALIGN_RIGHT
} LwAlign;

/* Where words are set: from (@x, @y) on, within @width. */
typedef struct
{
  double x, y, width;
} LwSpan;

/* From one baseline to the next, in points. */
double       lw_type_leading (LwType type);

/* The text with the printer's apostrophe between letters, for the straight one of the keyboard;
 * valid UTF-8 in any case. Returns: (transfer full) */
char        *lw_type_curl    (const char *text);

/* Words ready to be measured and shown, unwrapped. Returns: (transfer full) */
PangoLayout *lw_type_layout  (cairo_t *cr, LwType type, const char *text);
/* For words with several sorts of type in them. */
PangoAttribute *lw_type_attribute (LwType type);
/* The weight that sets @text bold in a face that was drawn so; adds to @list what that takes.
 * Normal where there is no such face for all of its letters. */
PangoWeight  lw_type_bold    (PangoAttrList *list, const char *text);
void         lw_type_ink     (cairo_t *cr, LwType type);

/* Nothing more of @cr is seen: what is set there costs no letters. */
void         lw_type_hide    (cairo_t *cr);
gboolean     lw_type_hidden  (cairo_t *cr);

/* One line with its baseline on the span; what is too long ends in an ellipsis. */
void         lw_type_line    (cairo_t *cr, LwType type, LwAlign align, LwSpan span,
                              const char *text);
double       lw_type_width   (cairo_t *cr, LwType type, const char *text);

/* Words wrapped to the span, from there down, in @most lines, the last of which ends in an ellipsis
 * when there are more; 0: in all. Returns: their height; the other measures it alone. */
double       lw_type_lines   (cairo_t *cr, LwType type, LwAlign align, LwSpan span,
                              const char *text, guint most);
double       lw_type_height  (cairo_t *cr, LwType type, double width, const char *text,
                              guint most);

/* A rule of @thickness from (@x, @y), @width long; @grey 0 black to 1 white. */
void         lw_type_rule    (cairo_t *cr, double x, double y, double width, double thickness,
                              double grey);

G_END_DECLS
