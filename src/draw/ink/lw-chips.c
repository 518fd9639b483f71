/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chips.c: labels on the map that keep out of one another's way.
 *
 * Labels are collected first and placed when they are drawn, in the order in which they were added:
 * each takes the nearest free place below or above what it belongs to, on the paper. Those that
 * others draw are added too, without a colour, so that they are kept clear of.
 */
#include "lw-chips.h"

/* Words on the map. */

static PangoLayout *
make_layout (
    cairo_t *cr, const char *family, PangoStyle style, const char *text, double size, gboolean bold)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family (font, family);
  pango_font_description_set_style (font, style);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  return layout;
}

double
lw_label_size (const LwView *view)
{
  return CLAMP (lw_view_inch (view) * 1.45, 10, 15);
}

PangoLayout *
lw_label_layout (cairo_t *cr, const char *text, double size, gboolean bold)
{
  return make_layout (cr, "Sans", PANGO_STYLE_NORMAL, text, size, bold);
}

static void
get_size (PangoLayout *layout, double *width, double *height)
{
  int w, h;

  pango_layout_get_size (layout, &w, &h);
  *width = w / (double)PANGO_SCALE;
  *height = h / (double)PANGO_SCALE;
}

static void
trace_chip (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

void
lw_label_measure (cairo_t *cr, const char *text, double size, double *width, double *height)
{
  PangoLayout *layout = lw_label_layout (cr, text, size, FALSE);

  get_size (layout, width, height);
  *width += size * 1.5;
  *height += size * 0.6;
  g_object_unref (layout);
}

void
lw_label_chip (
    cairo_t *cr, double x, double y, const char *text, double size, const LwColour *ground)
{
  static const LwColour white = { 1, 1, 1 };
  static const LwColour black = { 0, 0, 0 };
  double width, height;

  g_return_if_fail (cr != NULL && text != NULL && ground != NULL);

  lw_label_measure (cr, text, size, &width, &height);
  double left = x - width / 2, top = y - height / 2;
  double radius = MIN (height / 2, size * 0.95);

  cairo_new_path (cr);
  trace_chip (cr, left + size * 0.06, top + size * 0.12, width, height, radius);
  lw_set_colour (cr, &black, 0.22);
  cairo_fill (cr);
  trace_chip (cr, left, top, width, height, radius);
  lw_set_colour (cr, ground, 0.96);
  cairo_fill (cr);

  PangoLayout *layout = lw_label_layout (cr, text, size, FALSE);
  cairo_move_to (cr, left + size * 0.75, top + size * 0.3);
  lw_set_colour (cr, &white, 1);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (layout);
}

void
lw_label_place (cairo_t *cr, double x, double y, const char *name, double size, gboolean floor)
{
  static const LwColour bark = { 0.24, 0.15, 0.08 };
  static const LwColour white = { 1, 1, 1 };
  double width, height;

  g_return_if_fail (cr != NULL && name != NULL);

  PangoLayout *layout =
      make_layout (cr, "EB Garamond, Serif", PANGO_STYLE_ITALIC, name, size, FALSE);
  get_size (layout, &width, &height);
  cairo_new_path (cr);
  cairo_move_to (cr, x - width / 2, y - height / 2);
  pango_cairo_layout_path (cr, layout);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, size * (floor ? 0.16 : 0.3));
  lw_set_colour (cr, floor ? &bark : &white, floor ? 0.55 : 0.92);
  cairo_stroke_preserve (cr);
  lw_set_colour (cr, floor ? &lw_colour_chalk : &lw_colour_ink, 1);
  cairo_fill (cr);
  g_object_unref (layout);
}

void
lw_label_words (
    cairo_t *cr, double x, double y, double align, const char *text, const LwLetters *letters)
{
  double width, height;

  g_return_if_fail (cr != NULL && text != NULL && letters != NULL);

  PangoLayout *layout = lw_label_layout (cr, text, letters->size, letters->bold);
  get_size (layout, &width, &height);
  cairo_move_to (cr, x - width * align, y - height / 2);
  lw_set_colour (cr, letters->colour, 1);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
  g_object_unref (layout);
}

/* So many rows above and below are tried before labels may lie on one another. */
#define MOST_ROWS 8

typedef struct
{
  double x, top, bottom;
  double wide, high;
  double y; /* of its middle, once placed */
  char *text;
  const LwColour *ground; /* NULL: it is drawn elsewhere */
} Chip;

struct _LwChips
{
  double size, width, height;
  GArray *chips; /* of Chip */
  guint placed;
};

static void
clear_chip (gpointer data)
{
  g_free (((Chip *)data)->text);
}

LwChips *
lw_chips_new (double size, double width, double height)
{
  LwChips *self = g_new0 (LwChips, 1);

  self->size = size;
  self->width = width;
  self->height = height;
  self->chips = g_array_new (FALSE, FALSE, sizeof (Chip));
  g_array_set_clear_func (self->chips, clear_chip);
  return self;
}

void
lw_chips_free (LwChips *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->chips);
  g_free (self);
}

void
lw_chips_add (
    LwChips *self, double x, double top, double bottom, const char *text, const LwColour *ground)
{
  Chip chip = { x, top, bottom, 0, 0, 0, g_strdup (text), ground };

  g_array_append_val (self->chips, chip);
}

static gboolean
is_free (const LwChips *self, guint n, const Chip *chip, double y)
{
  guint i;

  if (y - chip->high / 2 < 0 || y + chip->high / 2 > self->height)
    return FALSE;
  for (i = 0; i < n; i++)
    {
      const Chip *other = &g_array_index (self->chips, Chip, i);

      if (ABS (other->x - chip->x) < (other->wide + chip->wide) / 2 + 2 &&
          ABS (other->y - y) < (other->high + chip->high) / 2 + 2)
        return FALSE;
    }
  return TRUE;
}

static void
place (LwChips *self, guint n, Chip *chip)
{
  double below = chip->bottom + self->size * .2, above = chip->top - self->size * .2;
  double step = chip->high + 3;
  guint row;

  chip->x = CLAMP (chip->x, MIN (chip->wide / 2 + 2, self->width / 2),
                   MAX (self->width - chip->wide / 2 - 2, self->width / 2));
  for (row = 0; row < MOST_ROWS; row++)
    {
      chip->y = below + row * step;
      if (is_free (self, n, chip, chip->y))
        return;
      chip->y = above - row * step;
      if (is_free (self, n, chip, chip->y))
        return;
    }
  chip->y = below;
}

/* Each is placed when those before it are. */
static void
place_next (LwChips *self, cairo_t *cr)
{
  Chip *chip = &g_array_index (self->chips, Chip, self->placed);

  lw_label_measure (cr, chip->text, self->size, &chip->wide, &chip->high);
  place (self, self->placed, chip);
  self->placed++;
}

void
lw_chips_draw_one (LwChips *self, cairo_t *cr, guint n)
{
  const Chip *chip = &g_array_index (self->chips, Chip, n);

  while (self->placed <= n)
    place_next (self, cr);
  if (chip->ground != NULL)
    lw_label_chip (cr, chip->x, chip->y, chip->text, self->size, chip->ground);
}

guint
lw_chips_count (const LwChips *self)
{
  return self->chips->len;
}

void
lw_chips_draw (LwChips *self, cairo_t *cr)
{
  guint i;

  for (i = 0; i < self->chips->len; i++)
    lw_chips_draw_one (self, cr, i);
}
