/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chips.c: labels on the map that keep out of one another's way.
 */
#include "lw-chips.h"

#include "lw-label.h"

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
