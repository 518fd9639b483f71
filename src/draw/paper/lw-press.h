/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-press.h: the press: sets blocks one under another on pages, and gives the document.
 *
 * A page is begun only when something is to stand on it, so that no page is blank; what must keep
 * together asks for its height first. The running foot is set last, when the pages are counted.
 */
#pragma once

#include "lw-document.h"
#include "lw-type.h"

G_BEGIN_DECLS

#define LW_PRESS_LINE 0.6 /* points: the pen that a page begins with */

typedef struct
{
  LwDocument *document;
  LwPaper paper;
  cairo_t *cr;          /* of the page under the pen; on a blank scrap before the first */
  double left, width;   /* within the margins */
  double top, bottom;   /* the foot stands below the bottom */
  double y;             /* filled down to here */
} LwPress;

/* @title: of the document; @foot: the middle of the running foot, or NULL. */
LwPress    *lw_press_new    (const char *title, const char *foot, const LwPaper *paper);
/* One that draws nothing: to see how many pages it would take. */
LwPress    *lw_press_trial  (const char *title, const LwPaper *paper);
LwDocument *lw_press_finish (LwPress *press);   /* frees the press; (transfer full) */

/* The middle of the running foot of this page alone. */
void        lw_press_foot   (LwPress *press, const char *text);

void        lw_press_page   (LwPress *press);   /* a new page */
/* A new page unless @height is left on this one. Returns: whether it is new. */
gboolean    lw_press_need   (LwPress *press, double height);
double      lw_press_left   (const LwPress *press);          /* what is left of the page */
gboolean    lw_press_fresh  (const LwPress *press);          /* nothing stands on it yet */
void        lw_press_skip   (LwPress *press, double gap);    /* space, but never at a page's top */

/* A heading with a rule under it, which keeps @with points of what follows on its page. */
void        lw_press_head   (LwPress *press, const char *text, double with);
void        lw_press_block  (LwPress *press, LwType type, LwAlign align, const char *text);
/* In @most lines; what is longer ends in an ellipsis. */
void        lw_press_lines  (LwPress *press, LwType type, LwAlign align, const char *text,
                             guint most);

G_END_DECLS
