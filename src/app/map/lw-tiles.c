/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-tiles.c: a large picture in square tiles, each kept in a node of its own.
 *
 * A tile is drawn when it is first seen and kept, so that a pan draws nothing but what comes into
 * sight. Where a part of the picture changes, its tiles alone are drawn again.
 */
#include "lw-tiles.h"

#include <math.h>

typedef struct
{
  cairo_surface_t *surface;
  GskRenderNode *node; /* NULL: yet to be made */
} Tile;

struct _LwTiles
{
  int width, height, scale;
  int side, columns, rows;
  LwTilesDraw draw;
  gpointer data;
  GHashTable *tiles; /* of Tile, by row * columns + column */
};

static void
drop_node (Tile *tile)
{
  g_clear_pointer (&tile->node, gsk_render_node_unref);
}

static void
tile_free (gpointer data)
{
  Tile *tile = data;

  drop_node (tile);
  cairo_surface_destroy (tile->surface);
  g_free (tile);
}

LwTiles *
lw_tiles_new (int width, int height, int side, int scale, LwTilesDraw draw, gpointer data)
{
  LwTiles *self = g_new0 (LwTiles, 1);

  self->width = MAX (width, 1);
  self->height = MAX (height, 1);
  self->scale = scale;
  self->side = MAX (side / scale, 1);
  self->columns = (self->width + self->side - 1) / self->side;
  self->rows = (self->height + self->side - 1) / self->side;
  self->draw = draw;
  self->data = data;
  self->tiles = g_hash_table_new_full (NULL, NULL, NULL, tile_free);
  return self;
}

void
lw_tiles_free (LwTiles *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->tiles);
  g_free (self);
}

static Tile *
find (LwTiles *self, int place)
{
  return g_hash_table_lookup (self->tiles, GINT_TO_POINTER (place));
}

/* Each overlaps the next by a pixel: where one pixel is less than one of the screen, the floor
 * would else shine through between them. */
static cairo_rectangle_int_t
box_of (const LwTiles *self, int place)
{
  int x = place % self->columns * self->side, y = place / self->columns * self->side;

  return (cairo_rectangle_int_t){ x, y, MIN (self->side + 1, self->width - x),
                                  MIN (self->side + 1, self->height - y) };
}

/* Calls @visit for the places of all tiles that begin in @box, there or not, until it says FALSE.
 */
typedef gboolean (*Visit) (LwTiles *self, int place, gpointer data);

static void
visit (LwTiles *self, const cairo_rectangle_int_t *box, Visit it, gpointer data)
{
  int left = MAX (box->x, 0) / self->side, top = MAX (box->y, 0) / self->side,
      right = MIN (box->x + box->width - 1, self->width - 1) / self->side,
      bottom = MIN (box->y + box->height - 1, self->height - 1) / self->side;

  if (box->x + box->width <= 0 || box->y + box->height <= 0)
    return;
  for (int row = top; row <= bottom; row++)
    for (int column = left; column <= right; column++)
      if (!it (self, row * self->columns + column, data))
        return;
}

static void
clip_to (cairo_t *cr, const cairo_region_t *part)
{
  for (int i = 0; i < cairo_region_num_rectangles (part); i++)
    {
      cairo_rectangle_int_t box;

      cairo_region_get_rectangle (part, i, &box);
      cairo_rectangle (cr, box.x, box.y, box.width, box.height);
    }
  cairo_clip (cr);
}

/* What of the picture lies in @part, on a sheet as large as its @extents. (transfer full) */
static cairo_surface_t *
draw_sheet (LwTiles *self, const cairo_region_t *part, cairo_rectangle_int_t *extents)
{
  cairo_surface_t *sheet;
  cairo_t *cr;

  cairo_region_get_extents (part, extents);
  sheet = lw_canvas_surface (CAIRO_FORMAT_RGB24, extents->width, extents->height, self->scale);
  cr = cairo_create (sheet);
  cairo_translate (cr, -extents->x, -extents->y);
  clip_to (cr, part);
  cairo_identity_matrix (cr);
  self->draw (self->data, cr, -extents->x, -extents->y);
  cairo_destroy (cr);
  return sheet;
}

static Tile *
find_or_add (LwTiles *self, int place)
{
  Tile *tile = find (self, place);
  cairo_rectangle_int_t box = box_of (self, place);

  if (tile == NULL)
    {
      tile = g_new0 (Tile, 1);
      tile->surface = lw_canvas_surface (CAIRO_FORMAT_RGB24, box.width, box.height, self->scale);
      g_hash_table_insert (self->tiles, GINT_TO_POINTER (place), tile);
    }
  return tile;
}

/* Copies onto the tile what is in @part. */
static void
cut (LwTiles *self,
     int place,
     cairo_surface_t *sheet,
     const cairo_rectangle_int_t *extents,
     const cairo_region_t *part)
{
  cairo_rectangle_int_t box = box_of (self, place);
  Tile *tile = find_or_add (self, place);
  cairo_t *cr;

  drop_node (tile);
  cr = cairo_create (tile->surface);
  cairo_translate (cr, -box.x, -box.y);
  clip_to (cr, part);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (cr, sheet, extents->x, extents->y);
  cairo_paint (cr);
  cairo_destroy (cr);
}

/* Draws @part in one go, and cuts it into tiles. @places: of int */
static void
draw_part (LwTiles *self, const cairo_region_t *part, const GArray *places)
{
  cairo_rectangle_int_t extents;
  cairo_surface_t *sheet;

  if (places->len == 0)
    return;
  sheet = draw_sheet (self, part, &extents);
  for (guint i = 0; i < places->len; i++)
    cut (self, g_array_index (places, int, i), sheet, &extents, part);
  cairo_surface_destroy (sheet);
}

typedef struct
{
  GArray *places;
  guint most;
} Wanted;

static gboolean
want_missing (LwTiles *self, int place, gpointer data)
{
  Wanted *wanted = data;

  if (find (self, place) == NULL)
    g_array_append_val (wanted->places, place);
  return wanted->places->len < wanted->most;
}

gboolean
lw_tiles_fill (LwTiles *self, const cairo_rectangle_int_t *box, guint most)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (int));
  Wanted wanted = { places, most };
  cairo_region_t *part = cairo_region_create ();

  visit (self, box, want_missing, &wanted);
  for (guint i = 0; i < places->len; i++)
    {
      cairo_rectangle_int_t tile = box_of (self, g_array_index (places, int, i));

      cairo_region_union_rectangle (part, &tile);
    }
  draw_part (self, part, places);
  cairo_region_destroy (part);
  return places->len > 0;
}

void
lw_tiles_mend (LwTiles *self, const cairo_region_t *part)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (int));
  GHashTableIter each;
  gpointer place;

  g_hash_table_iter_init (&each, self->tiles);
  while (g_hash_table_iter_next (&each, &place, NULL))
    {
      int at = GPOINTER_TO_INT (place);
      cairo_rectangle_int_t box = box_of (self, at);

      if (cairo_region_contains_rectangle (part, &box) != CAIRO_REGION_OVERLAP_OUT)
        g_array_append_val (places, at);
    }
  draw_part (self, part, places);
}

void
lw_tiles_keep (LwTiles *self, const cairo_rectangle_int_t *box)
{
  cairo_region_t *kept = cairo_region_create_rectangle (box);
  GHashTableIter each;
  gpointer place;

  g_hash_table_iter_init (&each, self->tiles);
  while (g_hash_table_iter_next (&each, &place, NULL))
    {
      cairo_rectangle_int_t tile = box_of (self, GPOINTER_TO_INT (place));

      if (cairo_region_contains_rectangle (kept, &tile) == CAIRO_REGION_OVERLAP_OUT)
        g_hash_table_iter_remove (&each);
    }
  cairo_region_destroy (kept);
}

/* The first pixel whose middle lies beyond @edge. */
static float
first_beyond (double edge)
{
  return (float)ceil (edge - .5);
}

/* A tile as it is shown. */
typedef struct
{
  cairo_surface_t *surface;
  cairo_rectangle_int_t box;
  double stretch;
  graphene_rect_t bounds; /* the pixels that it covers then */
} Shown;

static Shown
shown_of (LwTiles *self, const Tile *tile, int place, double stretch)
{
  cairo_rectangle_int_t box = box_of (self, place);
  float left = first_beyond (box.x * stretch), top = first_beyond (box.y * stretch),
        right = first_beyond ((box.x + box.width) * stretch),
        bottom = first_beyond ((box.y + box.height) * stretch);

  return (Shown){ tile->surface, box, stretch,
                  GRAPHENE_RECT_INIT (left, top, right - left, bottom - top) };
}

/* To what the picture library counts in: so a tile looks the same wherever it is painted. */
static double
counted (double number)
{
  return floor (number * 65536 + .5) / 65536;
}

/* From pixels of what is painted to those of the tile. */
static cairo_matrix_t
matrix_of (const Shown *shown)
{
  double left = shown->bounds.origin.x, top = shown->bounds.origin.y,
         step = counted (1 / shown->stretch);

  return (cairo_matrix_t){ step,
                           0,
                           0,
                           step,
                           counted (left / shown->stretch - shown->box.x) - step * left,
                           counted (top / shown->stretch - shown->box.y) - step * top };
}

/* Nothing is seen through it, so that what lay there before need not be read. */
static void
paint_tile_cb (cairo_t *cr, gconstpointer part)
{
  const Shown *shown = part;
  const graphene_rect_t *bounds = &shown->bounds;
  cairo_matrix_t matrix = matrix_of (shown);
  cairo_pattern_t *pattern;

  cairo_set_source_surface (cr, shown->surface, 0, 0);
  pattern = cairo_get_source (cr);
  cairo_pattern_set_matrix (pattern, &matrix);
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_NEAREST);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_PAD);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_rectangle (cr, bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height);
  cairo_fill (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
}

typedef struct
{
  LwCanvas *canvas;
  double stretch;
} Showing;

static gboolean
show_tile (LwTiles *self, int place, gpointer data)
{
  const Showing *showing = data;
  Tile *tile = find (self, place);
  GskRenderNode *passing = NULL;
  Shown shown;

  if (tile == NULL)
    return TRUE;
  shown = shown_of (self, tile, place, showing->stretch);
  lw_canvas_show (showing->canvas, showing->stretch == 1 ? &tile->node : &passing, &shown.bounds,
                  paint_tile_cb, &shown);
  g_clear_pointer (&passing, gsk_render_node_unref);
  return TRUE;
}

void
lw_tiles_show (LwTiles *self, LwCanvas *canvas, const cairo_rectangle_int_t *box, double stretch)
{
  Showing showing = { canvas, stretch };

  visit (self, box, show_tile, &showing);
}
