/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-squares.c: men at rest, drawn together: one kept node for each square of the floor.
 */
#include "lw-squares.h"

#include <math.h>

#include "lw-picture-node.h"

/* Under GL a node costs as much as some thousand pixels. */
#define SIDE (3 * LW_FOOT)
#define PICTURE_MOST (256 * 256) /* pixels of the window */

/* FNV-1a, by the word. */
#define STAMP_BEGIN G_GUINT64_CONSTANT (0xcbf29ce484222325)
#define STAMP_FACTOR G_GUINT64_CONSTANT (0x100000001b3)

typedef struct
{
  LwManLook look;
  LwAngle facing;
  LwPoint at;
} Standing;

typedef struct
{
  GArray *men;         /* of Standing */
  guint64 stamp;       /* of all that they show now */
  guint64 drawn;       /* and of what the node shows */
  GskRenderNode *node; /* NULL: nobody stands there, or it has yet to be drawn */
} Square;

struct _LwSquares
{
  guint columns, rows;
  Square *squares;
};

LwSquares *
lw_squares_new (const LwCountry *country)
{
  LwSquares *self = g_new0 (LwSquares, 1);

  self->columns = (guint)(country->width / SIDE + 1);
  self->rows = (guint)(country->depth / SIDE + 1);
  self->squares = g_new0 (Square, self->columns * self->rows);
  return self;
}

void
lw_squares_forget (LwSquares *self)
{
  guint i;

  for (i = 0; i < self->columns * self->rows; i++)
    g_clear_pointer (&self->squares[i].node, gsk_render_node_unref);
}

void
lw_squares_free (LwSquares *self)
{
  guint i;

  if (self == NULL)
    return;
  lw_squares_forget (self);
  for (i = 0; i < self->columns * self->rows; i++)
    g_clear_pointer (&self->squares[i].men, g_array_unref);
  g_free (self->squares);
  g_free (self);
}

void
lw_squares_begin (LwSquares *self)
{
  guint i;

  for (i = 0; i < self->columns * self->rows; i++)
    {
      if (self->squares[i].men != NULL)
        g_array_set_size (self->squares[i].men, 0);
      self->squares[i].stamp = STAMP_BEGIN;
    }
}

/* Whoever stands beyond the edge belongs to the last square before it. */
static Square *
square_of (LwSquares *self, LwPoint at)
{
  guint x = (guint)CLAMP (at.x / SIDE, 0, (gint)self->columns - 1),
        y = (guint)CLAMP (at.y / SIDE, 0, (gint)self->rows - 1);

  return &self->squares[y * self->columns + x];
}

static void
stamp (Square *square, guint64 with)
{
  square->stamp = (square->stamp ^ with) * STAMP_FACTOR;
}

void
lw_squares_add (LwSquares *self, const LwManLook *look, LwAngle facing, LwPoint at)
{
  Square *square = square_of (self, at);
  Standing man = { *look, facing, at };

  if (square->men == NULL)
    square->men = g_array_new (FALSE, FALSE, sizeof (Standing));
  g_array_append_val (square->men, man);
  stamp (square, lw_sprites_man_key (look, facing));
  stamp (square, (guint64)(guint32)at.x << 32 | (guint32)at.y);
}

static double
x_of (const LwView *view, LwPoint at)
{
  return at.x * view->scale;
}

static double
y_of (const LwView *view, LwPoint at)
{
  return (view->depth - at.y) * view->scale;
}

/* All its men, with half a sprite about each. */
static graphene_rect_t
bounds_of (const Square *square, const LwView *view)
{
  float half = (float)ceil (lw_draw_man_extent (lw_view_inch (view))) + 2;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  guint i;

  for (i = 0; i < square->men->len; i++)
    {
      const Standing *man = &g_array_index (square->men, Standing, i);
      graphene_rect_t own =
          GRAPHENE_RECT_INIT ((float)floor (x_of (view, man->at)) - half,
                              (float)floor (y_of (view, man->at)) - half, 2 * half, 2 * half);

      if (i == 0)
        bounds = own;
      else
        graphene_rect_union (&bounds, &own, &bounds);
    }
  return bounds;
}

static void
paint_men (const Square *square, cairo_t *cr, LwSprites *sprites, const LwView *view)
{
  guint i;

  for (i = 0; i < square->men->len; i++)
    {
      const Standing *man = &g_array_index (square->men, Standing, i);

      lw_sprites_paint_man (sprites, cr, &man->look, man->facing, x_of (view, man->at),
                            y_of (view, man->at));
    }
}

/* All of them in one picture, which a frame copies in one go. (transfer full) */
static cairo_surface_t *
picture_of (const Square *square,
            LwSprites *sprites,
            const LwView *view,
            const graphene_rect_t *bounds)
{
  int scale = lw_sprites_scale (sprites);
  cairo_surface_t *picture = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, (int)bounds->size.width * scale, (int)bounds->size.height * scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (picture, scale, scale);
  cr = cairo_create (picture);
  cairo_translate (cr, -bounds->origin.x, -bounds->origin.y);
  paint_men (square, cr, sprites, view);
  cairo_destroy (cr);
  return picture;
}

/* Near to, a picture would take much memory for few men. */
static gboolean
is_small (const graphene_rect_t *bounds)
{
  return bounds->size.width * bounds->size.height <= PICTURE_MOST;
}

/* (transfer full) */
static GskRenderNode *
small_node (const Square *square,
            LwSprites *sprites,
            const LwView *view,
            const graphene_rect_t *bounds)
{
  cairo_surface_t *picture = picture_of (square, sprites, view, bounds);
  GskRenderNode *node;
  cairo_t *cr;

  if (lw_sprites_textured (sprites))
    node = lw_picture_node (picture, bounds->origin.x, bounds->origin.y, bounds,
                            lw_sprites_scale (sprites));
  else
    {
      node = gsk_cairo_node_new (bounds);
      cr = gsk_cairo_node_get_draw_context (node);
      cairo_set_source_surface (cr, picture, bounds->origin.x, bounds->origin.y);
      cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
      cairo_paint (cr);
      cairo_destroy (cr);
    }
  cairo_surface_destroy (picture);
  return node;
}

static void
draw_square (Square *square, LwSprites *sprites, const LwView *view, const graphene_rect_t *bounds)
{
  cairo_t *cr;

  g_clear_pointer (&square->node, gsk_render_node_unref);
  square->drawn = square->stamp;
  if (is_small (bounds))
    {
      square->node = small_node (square, sprites, view, bounds);
      return;
    }
  square->node = gsk_cairo_node_new (bounds);
  cr = gsk_cairo_node_get_draw_context (square->node);
  paint_men (square, cr, sprites, view);
  cairo_destroy (cr);
}

void
lw_squares_snapshot (LwSquares *self,
                     GtkSnapshot *snapshot,
                     LwSprites *sprites,
                     const LwView *view,
                     const graphene_rect_t *seen)
{
  guint i;

  for (i = 0; i < self->columns * self->rows; i++)
    {
      Square *square = &self->squares[i];
      graphene_rect_t bounds;

      if (square->men == NULL || square->men->len == 0)
        continue;
      bounds = bounds_of (square, view);
      if (!graphene_rect_intersection (&bounds, seen, NULL))
        continue;
      if (square->node == NULL || square->drawn != square->stamp)
        draw_square (square, sprites, view, &bounds);
      gtk_snapshot_append_node (snapshot, square->node);
    }
}
