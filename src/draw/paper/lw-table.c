/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-table.c: tables for printed pages: heads, rows and sums, broken between rows alone.
 *
 * A table keeps copies of its cells and the edges of its columns as shares of the width, so that it
 * can be drawn at any width. All measures are in points. A page break comes only before a row whose
 * kind allows it, and heads are repeated after it.
 */
#include "lw-table.h"

#include <string.h>

#define GAP 8.0 /* points kept free to the right of a column */
#define TIGHT 1.8
#define GROUP_GAP 4 /* between the rules of two groups */

/* Rows from which on a table is drawn anew whenever one of its pages is, and not kept as ink. */
#define LONG 200

typedef struct
{
  guint first, last;
  char *text;
} Group;

typedef struct
{
  LwRowKind kind;
  const char **cells; /* in one block */
  GArray *groups;     /* of Group, or NULL */
} Row;

struct _LwTable
{
  guint n;
  double *left; /* n + 1 edges, as shares of 1 */
  LwAlign *aligns;
  GPtrArray *rows; /* of Row */
  double saved;    /* points less to a row */
  gint references; /* its owner's, and of each part of a page that is drawn from it */
};

static void
clear_group (gpointer data)
{
  g_free (((Group *)data)->text);
}

static void
free_row (gpointer data)
{
  Row *row = data;

  g_free (row->cells);
  if (row->groups != NULL)
    g_array_unref (row->groups);
  g_free (row);
}

LwTable *
lw_table_new (guint n_columns, const double *shares, const LwAlign *aligns)
{
  LwTable *table;
  double whole = 0;

  g_return_val_if_fail (n_columns > 0 && shares && aligns, NULL);
  table = g_new0 (LwTable, 1);
  table->references = 1;
  table->n = n_columns;
  table->left = g_new0 (double, n_columns + 1);
  table->aligns = g_memdup2 (aligns, n_columns * sizeof *aligns);
  table->rows = g_ptr_array_new_with_free_func (free_row);
  for (guint i = 0; i < n_columns; i++)
    whole += shares[i];
  for (guint i = 0; i < n_columns; i++)
    table->left[i + 1] = table->left[i] + shares[i] / whole;
  return table;
}

void
lw_table_free (LwTable *table)
{
  if (table == NULL || !g_atomic_int_dec_and_test (&table->references))
    return;
  g_ptr_array_unref (table->rows);
  g_free (table->left);
  g_free (table->aligns);
  g_free (table);
}

/* Pointers and letters in one block. */
static const char **
copy_cells (guint n, const char *const *cells)
{
  gsize size = n * sizeof (char *);
  const char **copy;
  char *at;

  for (guint i = 0; i < n; i++)
    size += 1 + (cells && cells[i] ? strlen (cells[i]) : 0);
  copy = g_malloc (size);
  at = (char *)(copy + n);
  for (guint i = 0; i < n; i++)
    {
      copy[i] = at;
      at = g_stpcpy (at, cells && cells[i] ? cells[i] : "") + 1;
    }
  return copy;
}

void
lw_table_add (LwTable *table, LwRowKind kind, const char *const *cells)
{
  Row *row;

  g_return_if_fail (table != NULL);
  row = g_new0 (Row, 1);
  row->kind = kind;
  row->cells = copy_cells (table->n, cells);
  g_ptr_array_add (table->rows, row);
}

void
lw_table_group (LwTable *table, guint first, guint last, const char *text)
{
  Group group = { first, last, g_strdup (text) };
  Row *row;

  g_return_if_fail (table && table->rows->len > 0 && first <= last && last < table->n);
  row = g_ptr_array_index (table->rows, table->rows->len - 1);
  if (row->groups == NULL)
    {
      row->groups = g_array_new (FALSE, FALSE, sizeof (Group));
      g_array_set_clear_func (row->groups, clear_group);
    }
  g_array_append_val (row->groups, group);
}

static gboolean
is_head (const Row *row)
{
  return row->kind == LW_ROW_GROUP || row->kind == LW_ROW_HEAD;
}

void
lw_table_tight (LwTable *table)
{
  g_return_if_fail (table != NULL);
  table->saved = TIGHT;
}

static double
row_height (const LwTable *table, const Row *row)
{
  double leading = lw_type_leading (LW_TYPE_CELL) - (is_head (row) ? 0 : table->saved);

  return row->kind == LW_ROW_HEAD || row->kind == LW_ROW_SUM ? leading + 4
         : row->kind == LW_ROW_GREAT                         ? leading + 6
                                                             : leading;
}

static LwType
cell_type (const LwTable *table, const Row *row, guint column)
{
  switch (row->kind)
    {
    case LW_ROW_GROUP:
      return LW_TYPE_LABEL;
    case LW_ROW_HEAD:
      return LW_TYPE_CELL_HEAD;
    case LW_ROW_SUM:
      return LW_TYPE_CELL_BOLD;
    case LW_ROW_GREAT:
      return column == table->n - 1 ? LW_TYPE_GREAT : LW_TYPE_FACT;
    case LW_ROW_BODY:
    case LW_ROW_PART:
    case LW_ROW_PLAIN:
    default:
      return LW_TYPE_CELL;
    }
}

/* A long first word may run on over the empty cells beside it. */
static guint
last_free (const LwTable *table, const Row *row, guint column)
{
  guint last = column;

  while (table->aligns[column] == LW_ALIGN_LEFT && last + 1 < table->n && !*row->cells[last + 1])
    last++;
  return last;
}

/* ... and a long number back over the empty cells before it. */
static guint
first_free (const LwTable *table, const Row *row, guint column)
{
  guint first = column;

  while (table->aligns[column] == LW_ALIGN_RIGHT && first > 0 && !*row->cells[first - 1])
    first--;
  return first;
}

static void
draw_cells (
    const LwTable *table, const Row *row, cairo_t *cr, double x, double baseline, double width)
{
  for (guint i = 0; i < table->n; i++)
    {
      guint last = last_free (table, row, i);
      guint first = first_free (table, row, i);
      double left = x + table->left[first] * width;
      double room = (table->left[last + 1] - table->left[first]) * width;
      gboolean right = table->aligns[i] == LW_ALIGN_RIGHT;
      const char *text = row->cells[i];
      LwType type = cell_type (table, row, i);

      if (!*text)
        continue;
      if (*text == '\t')
        {
          type = LW_TYPE_CELL_SMALL;
          text++;
        }
      lw_type_line (cr, type, table->aligns[i],
                    (LwSpan){ left, baseline, right ? room : room - GAP }, text);
    }
}

static void
draw_groups (const LwTable *table, const Row *row, cairo_t *cr, double x, double y, double width)
{
  double leading = lw_type_leading (LW_TYPE_CELL);

  for (guint i = 0; row->groups && i < row->groups->len; i++)
    {
      const Group *group = &g_array_index (row->groups, Group, i);
      double left = x + table->left[group->first] * width + GROUP_GAP;
      double room = (table->left[group->last + 1] - table->left[group->first]) * width - GROUP_GAP;

      lw_type_line (cr, LW_TYPE_LABEL, LW_ALIGN_CENTRE, (LwSpan){ left, y + leading * 0.74, room },
                    group->text);
      lw_type_rule (cr, left, y + leading - 0.5, room, 0.5, 0.6);
    }
}

static void
draw_row (const LwTable *table, const Row *row, cairo_t *cr, double x, double y, double width)
{
  double leading = lw_type_leading (LW_TYPE_CELL);
  double drop = row->kind == LW_ROW_SUM ? 4 : row->kind == LW_ROW_GREAT ? 4 : 0;

  draw_groups (table, row, cr, x, y, width);
  draw_cells (table, row, cr, x, y + drop + leading * 0.76, width);
  if (row->kind == LW_ROW_HEAD)
    lw_type_rule (cr, x, y + leading + 1, width, 0.5, 0.5);
  if (row->kind == LW_ROW_SUM)
    lw_type_rule (cr, x, y + 2, width, 0.8, 0.1);
}

double
lw_table_height (const LwTable *table)
{
  double height = 0;

  g_return_val_if_fail (table != NULL, 0);
  for (guint i = 0; i < table->rows->len; i++)
    height += row_height (table, g_ptr_array_index (table->rows, i));
  return height;
}

void
lw_table_draw (const LwTable *table, cairo_t *cr, double x, double y, double width)
{
  g_return_if_fail (table != NULL && cr != NULL);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const Row *row = g_ptr_array_index (table->rows, i);

      draw_row (table, row, cr, x, y, width);
      y += row_height (table, row);
    }
}

/* Heads stand before all other rows. */
static void
flow_heads (const LwTable *table, LwPress *press)
{
  for (guint i = 0; i < table->rows->len; i++)
    {
      const Row *row = g_ptr_array_index (table->rows, i);

      if (!is_head (row))
        return;
      draw_row (table, row, press->cr, press->left, press->y, press->width);
      press->y += row_height (table, row);
    }
}

/* The height of the row @i and of all that must stay with it. */
static double
bound_height (const LwTable *table, guint i)
{
  double height = row_height (table, g_ptr_array_index (table->rows, i));

  for (i++; i < table->rows->len; i++)
    {
      const Row *row = g_ptr_array_index (table->rows, i);

      if (row->kind == LW_ROW_BODY || is_head (row))
        break;
      height += row_height (table, row);
    }
  return height;
}

/* ---- rows that are drawn when their page is ---- */

typedef struct
{
  LwTable *table;
  guint first, n;
  double x, y, width;
} Rows;

static void
draw_rows (cairo_t *cr, gpointer data)
{
  const Rows *rows = data;
  double y = rows->y;

  cairo_set_line_width (cr, LW_PRESS_LINE);
  for (guint i = rows->first; i < rows->first + rows->n; i++)
    {
      const Row *row = g_ptr_array_index (rows->table->rows, i);

      draw_row (rows->table, row, cr, rows->x, y, rows->width);
      y += row_height (rows->table, row);
    }
}

static void
free_rows (gpointer data)
{
  lw_table_free (((Rows *)data)->table);
  g_free (data);
}

/* The rows from @first on, which stand where the press is now; more are added while it moves on. */
static Rows *
add_rows (LwTable *table, LwPress *press, guint first)
{
  Rows *rows = g_new0 (Rows, 1);

  g_atomic_int_inc (&table->references);
  rows->table = table;
  rows->first = first;
  rows->x = press->left;
  rows->y = press->y;
  rows->width = press->width;
  lw_document_add_part (press->document, draw_rows, rows, free_rows);
  return rows;
}

void
lw_table_flow (LwTable *table, LwPress *press)
{
  gboolean headed = FALSE;
  Rows *rows = NULL;

  g_return_if_fail (table != NULL && press != NULL);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const Row *row = g_ptr_array_index (table->rows, i);
      gboolean free_row = row->kind == LW_ROW_BODY;

      if (is_head (row))
        continue;
      if (lw_press_need (press, free_row ? bound_height (table, i) : row_height (table, row)) ||
          !headed)
        {
          flow_heads (table, press);
          rows = table->rows->len < LONG ? NULL : add_rows (table, press, i);
        }
      headed = TRUE;
      if (rows != NULL)
        rows->n++;
      else
        draw_row (table, row, press->cr, press->left, press->y, press->width);
      press->y += row_height (table, row);
    }
}

/* Characters that a column needs; what is not told is left out. */
static glong
text_width (const LwTable *table, guint column)
{
  glong most = 0;

  for (guint i = 0; i < table->rows->len; i++)
    {
      const Row *row = g_ptr_array_index (table->rows, i);
      const char *text = row->cells[column] + (*row->cells[column] == '\t');

      if (last_free (table, row, column) == column)
        most = MAX (most, g_utf8_strlen (text, -1));
    }
  return most;
}

static void
print_spaces (GString *line, glong n)
{
  while (n-- > 0)
    g_string_append_c (line, ' ');
}

static void
print_cells (const LwTable *table, const Row *row, const glong *widths, GString *line)
{
  glong at = 0, end = 0;

  for (guint i = 0; i < table->n; i++)
    {
      const char *text = row->cells[i] + (*row->cells[i] == '\t');
      glong n = g_utf8_strlen (text, -1);
      glong shift = table->aligns[i] == LW_ALIGN_RIGHT ? widths[i] - n : 0;

      if (n > 0)
        {
          print_spaces (line, at + shift - end);
          g_string_append (line, text);
          end = at + shift + n;
        }
      at += widths[i] + 2;
    }
}

static void
print_groups (const LwTable *table, const Row *row, const glong *widths, GString *line)
{
  glong at = 0, end = 0;
  guint column = 0;

  for (guint i = 0; row->groups && i < row->groups->len; i++)
    {
      const Group *group = &g_array_index (row->groups, Group, i);

      for (; column < group->first; column++)
        at += widths[column] + 2;
      print_spaces (line, at - end);
      g_string_append (line, group->text);
      end = at + g_utf8_strlen (group->text, -1);
    }
}

void
lw_table_print (const LwTable *table, GString *text)
{
  g_autofree glong *widths = NULL;

  g_return_if_fail (table != NULL && text != NULL);
  widths = g_new0 (glong, table->n);
  for (guint i = 0; i < table->n; i++)
    widths[i] = text_width (table, i);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const Row *row = g_ptr_array_index (table->rows, i);

      if (row->kind == LW_ROW_GROUP)
        print_groups (table, row, widths, text);
      else
        print_cells (table, row, widths, text);
      g_string_append_c (text, '\n');
    }
}
