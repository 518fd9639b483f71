/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-table.h: tables for printed pages: heads, rows and sums, broken between rows alone.
 */
#pragma once

#include "lw-press.h"

G_BEGIN_DECLS

typedef struct _LwTable LwTable;

typedef enum
{
  LW_ROW_GROUP,  /* small capitals over several columns, each with a rule under its words */
  LW_ROW_HEAD,   /* italics, repeated on every page */
  LW_ROW_BODY,
  LW_ROW_PART,   /* belongs to the row above: no page break before it */
  LW_ROW_SUM,    /* bold, with a rule above; stays with the row before it */
  LW_ROW_PLAIN,  /* stays with the row before it */
  LW_ROW_GREAT   /* the last line of an account: its last cell is set large */
} LwRowKind;

/* @shares: how the width is shared out, any scale; @aligns: one a column. */
LwTable *lw_table_new    (guint n_columns, const double *shares, const LwAlign *aligns);
void     lw_table_free   (LwTable *table);

/* @cells: one a column; NULL or "" stays empty. A cell that starts with a tab is set small. */
void     lw_table_add    (LwTable *table, LwRowKind kind, const char *const *cells);

/* Words over the columns @first .. @last, in a group row that was added last. */
void     lw_table_group  (LwTable *table, guint first, guint last, const char *text);

/* Rows a little closer, to save a page. */
void     lw_table_tight  (LwTable *table);

double   lw_table_height (const LwTable *table);
/* The whole of it, unbroken. */
void     lw_table_draw   (const LwTable *table, cairo_t *cr, double x, double y, double width);
/* Over as many pages as it needs, heads repeated, the press's whole width. */
void     lw_table_flow   (LwTable *table, LwPress *press);

/* The same in lines of plain text. */
void     lw_table_print  (const LwTable *table, GString *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwTable, lw_table_free)

G_END_DECLS
