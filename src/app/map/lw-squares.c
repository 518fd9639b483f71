/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-squares.c: men at rest, drawn together: one kept node for each square of the floor.
 */
#include "lw-squares.h"

#include <math.h>

#include "kit/kit.h"

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
  GArray *men;    /* of Standing */
  guint64 stamp;  /* of all that they show now */
  gboolean known; /* what follows is of ... */
  guint64 drawn;  /* ... these men */
  graphene_rect_t bounds;
  cairo_surface_t *picture; /* or NULL: too large, or yet to be drawn */
  GskRenderNode *node;      /* or NULL: yet to be made */
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

static void
forget (Square *square)
{
  g_clear_pointer (&square->node, gsk_render_node_unref);
  g_clear_pointer (&square->picture, cairo_surface_destroy);
  square->known = FALSE;
}

void
lw_squares_forget (LwSquares *self)
{
  for (guint i = 0; i < self->columns * self->rows; i++)
    forget (&self->squares[i]);
}

void
lw_squares_free (LwSquares *self)
{

  if (self == NULL)
    return;
  lw_squares_forget (self);
  for (guint i = 0; i < self->columns * self->rows; i++)
    g_clear_pointer (&self->squares[i].men, g_array_unref);
  g_free (self->squares);
  g_free (self);
}

void
lw_squares_begin (LwSquares *self)
{
  for (guint i = 0; i < self->columns * self->rows; i++)
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
  for (guint i = 0; i < square->men->len; i++)
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

/* Near to, a picture would take much memory for few men. */
static gboolean
is_small (const Square *square)
{
  return square->bounds.size.width * square->bounds.size.height <= PICTURE_MOST;
}

/* What it takes to draw one. */
typedef struct
{
  Square *square;
  LwSprites *sprites;
  const LwView *view;
  int scale; /* pixels of the screen to one of the window */
} Sitting;

static void
paint_men (const Sitting *sitting, cairo_t *cr)
{
  const GArray *men = sitting->square->men;
  for (guint i = 0; i < men->len; i++)
    {
      const Standing *man = &g_array_index (men, Standing, i);

      lw_sprites_paint_man (sitting->sprites, cr, &man->look, man->facing,
                            x_of (sitting->view, man->at), y_of (sitting->view, man->at));
    }
}

/* All of them in one picture, which a frame copies in one go. (transfer full) */
static cairo_surface_t *
picture_of (const Sitting *sitting)
{
  const graphene_rect_t *bounds = &sitting->square->bounds;
  cairo_surface_t *picture = lw_canvas_surface (CAIRO_FORMAT_ARGB32, (int)bounds->size.width,
                                                (int)bounds->size.height, sitting->scale);
  cairo_t *cr = cairo_create (picture);

  cairo_translate (cr, -bounds->origin.x, -bounds->origin.y);
  paint_men (sitting, cr);
  cairo_destroy (cr);
  return picture;
}

static void
paint_men_cb (cairo_t *cr, gconstpointer sitting)
{
  paint_men (sitting, cr);
}

static void
paint_picture_cb (cairo_t *cr, gconstpointer part)
{
  const Sitting *sitting = part;
  Square *square = sitting->square;

  if (square->picture == NULL)
    square->picture = picture_of (sitting);
  lw_canvas_copy (cr, square->picture, square->bounds.origin.x, square->bounds.origin.y);
}

/* (transfer full) */
static GskRenderNode *
textures_of (const Sitting *sitting)
{
  const graphene_rect_t *bounds = &sitting->square->bounds;
  cairo_surface_t *picture = picture_of (sitting);
  GskRenderNode *node =
      lw_canvas_textures (picture, bounds->origin.x, bounds->origin.y, bounds, sitting->scale);

  cairo_surface_destroy (picture);
  return node;
}

/* Who stands there now is looked at again only if they are not those of before. */
static void
look_at (Square *square, const LwView *view)
{
  if (square->known && square->drawn == square->stamp)
    return;
  forget (square);
  square->bounds = bounds_of (square, view);
  square->drawn = square->stamp;
  square->known = TRUE;
}

static void
show_square (Square *square, LwCanvas *canvas, LwSprites *sprites, const LwView *view)
{
  Sitting sitting = { square, sprites, view, canvas->scale };

  if (canvas->snapshot != NULL && square->node == NULL && canvas->textures && is_small (square))
    square->node = textures_of (&sitting);
  if (is_small (square))
    lw_canvas_show (canvas, &square->node, &square->bounds, paint_picture_cb, &sitting);
  else
    lw_canvas_gather (canvas, &square->node, &square->bounds, paint_men_cb, &sitting);
}

void
lw_squares_show (LwSquares *self,
                 LwCanvas *canvas,
                 LwSprites *sprites,
                 const LwView *view,
                 const graphene_rect_t *seen)
{
  for (guint i = 0; i < self->columns * self->rows; i++)
    {
      Square *square = &self->squares[i];

      if (square->men == NULL || square->men->len == 0)
        continue;
      look_at (square, view);
      if (graphene_rect_intersection (&square->bounds, seen, NULL))
        show_square (square, canvas, sprites, view);
    }
}
