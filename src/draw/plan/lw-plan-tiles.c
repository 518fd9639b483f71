/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-plan-tiles.c: a floor plan over many sheets, with overlap and marks, and the key to them.
 *
 * Rows are lettered from the north, columns numbered from the west. Sheets of bare floor are not
 * printed; the key shows them.
 */
#include <glib/gi18n-lib.h>
#include <math.h>

#include "lw-plan-tiles.h"
#include "country/country.h"
#include "measure/measure.h"
#include "ink/ink.h"
#include "lw-plan-draw.h"

#define OVERLAP 36.0 /* points: half an inch of the next sheet */
#define CROP 10.0

typedef struct
{
  LwPress *press;
  const LwCountry *country;
  const GArray *parts;
  double scale;         /* points to 1/256 inch */
  double width, height; /* of the drawing on a sheet */
  guint columns, rows;
} Tiles;

/* "a" .. "z", "aa", ...; (transfer full) */
static char *
letter_row (guint row)
{
  GString *text = g_string_new (NULL);

  for (guint n = row + 1; n > 0; n = (n - 1) / 26)
    g_string_prepend_c (text, (char)('a' + (n - 1) % 26));
  return g_string_free (text, FALSE);
}

static guint
count_sheets (double whole, double sheet)
{
  return (guint)MAX (1, ceil ((whole - OVERLAP) / (sheet - OVERLAP) - 1e-9));
}

/* What of the floor lies on a sheet. */
static LwBox
sheet_box (const Tiles *tiles, guint row, guint column)
{
  double x = column * (tiles->width - OVERLAP) / tiles->scale;
  double y = tiles->country->depth - row * (tiles->height - OVERLAP) / tiles->scale;

  return (LwBox){ (LwLength)floor (x), (LwLength)floor (y - tiles->height / tiles->scale),
                  (LwLength)ceil (x + tiles->width / tiles->scale), (LwLength)ceil (y) };
}

static gboolean
holds_something (const Tiles *tiles, guint row, guint column)
{
  LwBox box = sheet_box (tiles, row, column);

  for (guint i = 0; i < lw_country_count (tiles->country); i++)
    if (lw_box_meets (lw_feature_bounds (lw_country_feature (tiles->country, i)), box))
      return TRUE;
  return lw_country_count (tiles->country) == 0;
}

/* The Country with only what meets the sheet: the rest need not be drawn. (transfer full) */
static LwCountry *
cut_country (const Tiles *tiles, guint row, guint column)
{
  LwBox box = sheet_box (tiles, row, column);
  LwCountry *cut =
      lw_country_new (tiles->country->name, tiles->country->width, tiles->country->depth);

  cut->texture = tiles->country->texture;
  for (guint i = 0; i < lw_country_count (tiles->country); i++)
    {
      const LwFeature *feature = lw_country_feature (tiles->country, i);

      if (lw_box_meets (lw_feature_bounds (feature), box))
        lw_country_add (cut, lw_feature_copy (feature));
    }
  return cut;
}

static void
draw_cross (cairo_t *cr, double x, double y)
{
  cairo_move_to (cr, x - CROP, y);
  cairo_line_to (cr, x + CROP, y);
  cairo_move_to (cr, x, y - CROP);
  cairo_line_to (cr, x, y + CROP);
}

/*
 * The edges to which the next sheets are laid, and a cross on each corner of what is the sheet's
 * own: where four sheets meet, four crosses lie on one another.
 */
static void
draw_marks (const Tiles *tiles, guint row, guint column)
{
  static const double dashes[] = { 3, 3 };
  LwPress *press = tiles->press;
  cairo_t *cr = press->cr;
  gboolean east = column + 1 < tiles->columns, south = row + 1 < tiles->rows;
  double right = press->left + tiles->width - (east ? OVERLAP : 0);
  double bottom = press->top + tiles->height - (south ? OVERLAP : 0);

  cairo_save (cr);
  cairo_set_source_rgb (cr, 0.35, 0.35, 0.35);
  cairo_set_line_width (cr, 0.5);
  cairo_rectangle (cr, press->left - 0.25, press->top - 0.25, tiles->width + 0.5,
                   tiles->height + 0.5);
  cairo_clip (cr); /* nothing goes into the margin */
  cairo_rectangle (cr, press->left, press->top, tiles->width, tiles->height);
  draw_cross (cr, press->left, press->top);
  draw_cross (cr, right, press->top);
  draw_cross (cr, press->left, bottom);
  draw_cross (cr, right, bottom);
  cairo_stroke (cr);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  if (east)
    {
      cairo_move_to (cr, right, press->top);
      cairo_line_to (cr, right, press->top + tiles->height);
    }
  if (south)
    {
      cairo_move_to (cr, press->left, bottom);
      cairo_line_to (cr, press->left + tiles->width, bottom);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_sheet (const Tiles *tiles, guint row, guint column)
{
  LwPress *press = tiles->press;
  g_autofree char *letter = letter_row (row);
  g_autofree char *label =
      g_strdup_printf (_ ("row %s, column %u of %u"), letter, column + 1, tiles->columns);
  g_autoptr (LwCountry) cut = cut_country (tiles, row, column);
  cairo_rectangle_t clip = { press->left, press->top, tiles->width, tiles->height };
  LwView view;

  lw_press_page (press);
  lw_press_foot (press, label);
  view.scale = tiles->scale;
  view.left = press->left - column * (tiles->width - OVERLAP);
  view.top = press->top - row * (tiles->height - OVERLAP);
  view.depth = tiles->country->depth;
  lw_plan_draw (press->cr, cut, tiles->parts, &view, &clip);
  draw_marks (tiles, row, column);
  press->y = press->bottom;
}

/* One sheet on the key: its name, or grey when it is bare. */
static void
draw_key_cell (const Tiles *tiles, cairo_t *cr, const LwView *view, guint row, guint column)
{
  double ratio = view->scale / tiles->scale;
  double x = view->left + column * (tiles->width - OVERLAP) * ratio;
  double y = view->top + row * (tiles->height - OVERLAP) * ratio;
  double width = tiles->width * ratio, height = tiles->height * ratio;
  g_autofree char *letter = letter_row (row);
  g_autofree char *name = g_strdup_printf ("%s%u", letter, column + 1);

  cairo_rectangle (cr, x, y, width, height);
  if (!holds_something (tiles, row, column))
    {
      cairo_set_source_rgba (cr, 0.5, 0.5, 0.5, 0.35);
      cairo_fill_preserve (cr);
    }
  cairo_set_source_rgb (cr, 0.3, 0.3, 0.3);
  cairo_stroke (cr);
  if (width > 16)
    lw_type_line (cr, LW_TYPE_TINY, LW_ALIGN_LEFT, (LwSpan){ x + 2, y + 8, width }, name);
}

static void
draw_key (const Tiles *tiles)
{
  LwPress *press = tiles->press;
  double reach_x = tiles->columns * (tiles->width - OVERLAP) + OVERLAP;
  double reach_y = tiles->rows * (tiles->height - OVERLAP) + OVERLAP;
  double room = MIN (lw_press_left (press) - 30, 420);
  double ratio = MIN (press->width / reach_x, room / reach_y);
  cairo_rectangle_t clip = { press->left, press->y, press->width, room };
  LwView view = { tiles->scale * ratio, 0, press->y, tiles->country->depth };

  view.left = press->left + (press->width - reach_x * ratio) / 2;
  lw_plan_draw (press->cr, tiles->country, tiles->parts, &view, &clip);
  cairo_save (press->cr);
  cairo_set_line_width (press->cr, 0.5);
  for (guint row = 0; row < tiles->rows; row++)
    for (guint column = 0; column < tiles->columns; column++)
      draw_key_cell (tiles, press->cr, &view, row, column);
  cairo_restore (press->cr);
  press->y += reach_y * ratio + 8;
}

static guint
count_printed (const Tiles *tiles)
{
  guint n = 0;

  for (guint row = 0; row < tiles->rows; row++)
    for (guint column = 0; column < tiles->columns; column++)
      n += holds_something (tiles, row, column);
  return n;
}

static void
set_key (const Tiles *tiles)
{
  guint printed = count_printed (tiles), bare = tiles->rows * tiles->columns - printed;
  g_autofree char *sheets = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "The plan is on %u sheet. Each repeats half an inch of its neighbours to the "
                   "east and the south: lay the edge of the next sheet along the broken line.",
                   "The plan is on %u sheets. Each repeats half an inch of its neighbours to the "
                   "east and the south: lay the edge of the next sheet along the broken line.",
                   printed),
      printed);
  g_autofree char *grey = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u sheet of bare floor, grey in the key, is not printed.",
                   "%u sheets of bare floor, grey in the key, are not printed.", bare),
      bare);

  draw_key (tiles);
  lw_press_block (tiles->press, LW_TYPE_NOTE, LW_ALIGN_LEFT, sheets);
  if (bare > 0)
    lw_press_block (tiles->press, LW_TYPE_NOTE, LW_ALIGN_LEFT, grey);
  lw_press_skip (tiles->press, 14);
}

void
lw_plan_tiles (LwPress *press, const LwCountry *country, const GArray *parts, double scale)
{
  Tiles tiles = { press, country, parts, scale };
  g_autoptr (LwTable) list = NULL;

  g_return_if_fail (press && country && parts && scale > 0);
  tiles.width = press->width;
  tiles.height = press->bottom - press->top;
  tiles.columns = count_sheets (country->width * scale, tiles.width);
  tiles.rows = count_sheets (country->depth * scale, tiles.height);
  set_key (&tiles);
  list = lw_plan_list (parts);
  lw_press_head (press, _ ("The parts"), 80);
  lw_table_flow (list, press);
  for (guint row = 0; row < tiles.rows; row++)
    for (guint column = 0; column < tiles.columns; column++)
      if (holds_something (&tiles, row, column))
        draw_sheet (&tiles, row, column);
}
