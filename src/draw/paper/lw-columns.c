/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-columns.c: the narrative in two justified columns that begin with a drop cap.
 *
 * All lines are broken first, then dealt out to columns; every line stands on one grid, so that the
 * columns keep level.
 */
#include "lw-columns.h"

#include <string.h>

#define GUTTER 22.0
#define INDENT 13.0
#define DROP_LINES 3
#define LEAST_LINES 4 /* fewer are not worth a new column */
#define OPENING_WORDS 3

typedef struct
{
  PangoLayoutLine *line;
  double shift;   /* from the column's left edge */
  gboolean first; /* of its paragraph */
  gboolean last;
} Line;

struct _LwColumns
{
  cairo_t *cr;        /* that the letters are measured for */
  double width;       /* of a column */
  GArray *lines;      /* of Line */
  GPtrArray *layouts; /* of PangoLayout: a line knows its letters only while its layout lives */
  char *drop;         /* the first letter, or NULL */
  LwType body, opening, initial;
  double leading;
};

static void
clear_line (gpointer data)
{
  pango_layout_line_unref (((Line *)data)->line);
}

static PangoLayout *
break_lines (LwColumns *columns, const char *text, double width, double indent)
{
  PangoLayout *layout = lw_type_layout (columns->cr, columns->body, "");

  pango_layout_set_text (layout, text, -1); /* unchanged: its bytes are counted */
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, (int)(width * PANGO_SCALE));
  pango_layout_set_indent (layout, (int)(indent * PANGO_SCALE));
  pango_layout_set_justify (layout, TRUE);
  g_ptr_array_add (columns->layouts, layout);
  return layout;
}

/* Takes up to @most lines of @layout. Returns: the byte at which the rest begins. */
static int
take_lines (
    LwColumns *columns, PangoLayout *layout, int most, double shift, double indent, gboolean first)
{
  int n = pango_layout_get_line_count (layout);
  int taken = MIN (n, most);
  int rest = 0;

  for (int i = 0; i < taken; i++)
    {
      Line line = { pango_layout_line_ref (pango_layout_get_line_readonly (layout, i)),
                    shift + (i == 0 ? indent : 0), first && i == 0, i == n - 1 };

      rest = line.line->start_index + line.line->length;
      g_array_append_val (columns->lines, line);
    }
  return rest;
}

/* The bytes of the first words, which are set in small capitals. */
static guint
opening_length (const char *text)
{
  const char *p = text;

  for (int words = 0; *p; p = g_utf8_next_char (p))
    if (g_unichar_isspace (g_utf8_get_char (p)) && ++words == OPENING_WORDS)
      break;
  return (guint)(p - text);
}

static void
set_opening (const LwColumns *columns, PangoLayout *layout, guint end)
{
  PangoAttrList *list = pango_attr_list_copy (pango_layout_get_attributes (layout));
  PangoAttribute *attributes[2] = { lw_type_attribute (columns->opening),
                                    pango_attr_letter_spacing_new (PANGO_SCALE) };

  for (guint i = 0; i < G_N_ELEMENTS (attributes); i++)
    {
      attributes[i]->start_index = 0;
      attributes[i]->end_index = end;
      pango_attr_list_insert (list, attributes[i]);
    }
  pango_layout_set_attributes (layout, list);
  pango_attr_list_unref (list);
}

/* Only letters that have capitals make a drop cap, with the marks that stand on them. */
static guint
drop_length (const char *text)
{
  gunichar c = g_utf8_get_char (text);
  const char *p;

  if (!g_unichar_isalpha (c) || (g_unichar_toupper (c) == c && g_unichar_tolower (c) == c))
    return 0;
  for (p = g_utf8_next_char (text); g_unichar_ismark (g_utf8_get_char (p));
       p = g_utf8_next_char (p))
    ;
  return (guint)(p - text);
}

static void
add_first (LwColumns *columns, const char *text)
{
  guint drop = drop_length (text);
  g_autofree char *letter = g_strndup (text, drop);
  PangoLayout *beside, *below;
  double shift;
  int rest;

  columns->drop = g_utf8_strup (letter, -1);
  shift = drop ? lw_type_width (columns->cr, columns->initial, columns->drop) + 4 : 0;
  beside = break_lines (columns, text + drop, columns->width - shift, 0);
  set_opening (columns, beside, opening_length (text + drop));
  rest = take_lines (columns, beside, drop ? DROP_LINES : G_MAXINT, shift, 0, TRUE);
  if (!text[drop + rest])
    return;
  while (text[drop + rest] == ' ')
    rest++;
  below = break_lines (columns, text + drop + rest, columns->width, 0);
  take_lines (columns, below, G_MAXINT, 0, 0, FALSE);
}

static void
add_paragraph (LwColumns *columns, const char *text)
{
  PangoLayout *layout = break_lines (columns, text, columns->width, INDENT);

  take_lines (columns, layout, G_MAXINT, 0, INDENT, TRUE);
}

static void
add_all (LwColumns *columns, const GPtrArray *paragraphs)
{
  gboolean begun = FALSE;

  for (guint i = 0; i < paragraphs->len; i++)
    {
      g_autofree char *text = lw_type_curl (g_ptr_array_index (paragraphs, i));

      g_strdelimit (g_strstrip (text), "\n\r\t", ' ');
      if (!*text)
        continue;
      if (begun)
        add_paragraph (columns, text);
      else
        add_first (columns, text);
      begun = TRUE;
    }
}

static void
draw_drop (cairo_t *cr, const LwColumns *columns, double x, double y)
{
  double leading = columns->leading;

  if (*columns->drop)
    lw_type_line (cr, columns->initial, LW_ALIGN_LEFT,
                  (LwSpan){ x, y + (DROP_LINES - 1) * leading + leading * 0.76, columns->width },
                  columns->drop);
}

/* Lines @from .. @to - 1 down one column. */
static void
draw_column (cairo_t *cr, const LwColumns *columns, guint from, guint to, double x, double y)
{
  double leading = columns->leading;

  if (lw_type_hidden (cr))
    return;
  if (from == 0)
    draw_drop (cr, columns, x, y);
  lw_type_ink (cr, columns->body);
  for (guint i = from; i < to; i++)
    {
      const Line *line = &g_array_index (columns->lines, Line, i);

      cairo_move_to (cr, x + line->shift, y + (i - from) * leading + leading * 0.76);
      pango_cairo_show_layout_line (cr, line->line);
    }
  cairo_new_path (cr);
}

/* Moves a break so that no paragraph's last line opens a column and no first line ends one. */
static guint
mend_break (const LwColumns *columns, guint from, guint at)
{
  if (at <= from + 2 || at >= columns->lines->len)
    return at;
  if (g_array_index (columns->lines, Line, at - 1).first)
    return at - 1;
  if (g_array_index (columns->lines, Line, at).last &&
      !g_array_index (columns->lines, Line, at).first)
    return at - 1;
  return at;
}

/* One page: as much as fits, in two columns. Returns: the first line that did not. */
static guint
set_page (LwPress *press, const LwColumns *columns, guint from)
{
  double leading = columns->leading;
  guint n = columns->lines->len - from;
  guint fit = MAX (1, (guint)(lw_press_left (press) / leading));
  guint tall = MIN (fit, (n + 1) / 2);
  double right = press->left + columns->width + GUTTER;
  guint middle, end;

  if (n < LEAST_LINES)
    tall = MIN (fit, n);
  /* Mending the break may leave the left column a line short, so the right has one to spare. */
  middle = mend_break (columns, from, MIN (from + tall, columns->lines->len));
  if (columns->lines->len - middle > tall && tall < fit)
    tall++;
  end = MIN (middle + tall, columns->lines->len);
  end = mend_break (columns, middle, end);
  draw_column (press->cr, columns, from, middle, press->left, press->y);
  draw_column (press->cr, columns, middle, end, right, press->y);
  cairo_save (press->cr);
  cairo_set_source_rgb (press->cr, 0.7, 0.7, 0.7);
  cairo_rectangle (press->cr, right - GUTTER / 2 - 0.25, press->y, 0.5, tall * leading);
  cairo_fill (press->cr);
  cairo_restore (press->cr);
  press->y += tall * leading;
  return end;
}

LwColumns *
lw_columns_break (const LwPress *press, const GPtrArray *paragraphs, gboolean close)
{
  LwColumns *columns;

  g_return_val_if_fail (press != NULL && paragraphs != NULL, NULL);
  columns = g_new0 (LwColumns, 1);
  columns->cr = cairo_reference (press->cr);
  columns->body = close ? LW_TYPE_BODY_CLOSE : LW_TYPE_BODY;
  columns->opening = close ? LW_TYPE_OPENING_CLOSE : LW_TYPE_OPENING;
  columns->initial = close ? LW_TYPE_DROP_CLOSE : LW_TYPE_DROP;
  columns->width = (press->width - GUTTER) / 2;
  columns->leading = lw_type_leading (columns->body);
  columns->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (columns->lines, clear_line);
  columns->layouts = g_ptr_array_new_with_free_func (g_object_unref);
  add_all (columns, paragraphs);
  return columns;
}

void
lw_columns_free (LwColumns *columns)
{
  if (columns == NULL)
    return;
  g_array_unref (columns->lines);
  g_ptr_array_unref (columns->layouts);
  cairo_destroy (columns->cr);
  g_free (columns->drop);
  g_free (columns);
}

void
lw_columns_set (LwPress *press, const LwColumns *columns)
{
  g_return_if_fail (press != NULL && columns != NULL);
  for (guint i = 0; i < columns->lines->len;)
    {
      lw_press_need (press, LEAST_LINES * columns->leading);
      i = set_page (press, columns, i);
    }
}
