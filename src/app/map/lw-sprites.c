/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sprites.c: pictures of soldiers and guns, drawn once for a size and a facing.
 *
 * A sprite at a whole pixel is ten to twenty times cheaper than its paths.
 */
#include "lw-sprites.h"

#include <math.h>

#include "kit/kit.h"

/* No larger than its ink: what is clear about it would be copied, too. */
typedef struct
{
  cairo_surface_t *surface;
  int left, top;       /* of the surface, from the middle of the figure */
  int width, height;   /* all in pixels of the window */
  GdkTexture *texture; /* or NULL */
} Sprite;

struct _LwSprites
{
  double inch;
  int scale;
  GHashTable *sprites; /* of guint64 key -> Sprite */
};

#define GUN_KEY ((guint64)1 << 60)

static void
sprite_free (gpointer data)
{
  Sprite *sprite = data;

  g_clear_object (&sprite->texture);
  cairo_surface_destroy (sprite->surface);
  g_free (sprite);
}

LwSprites *
lw_sprites_new (void)
{
  LwSprites *self = g_new0 (LwSprites, 1);

  self->sprites = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, sprite_free);
  self->scale = 1;
  return self;
}

void
lw_sprites_free (LwSprites *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->sprites);
  g_free (self);
}

void
lw_sprites_reset (LwSprites *self, double inch, int scale)
{
  if (self->inch == inch && self->scale == scale)
    return;
  self->inch = inch;
  self->scale = scale;
  g_hash_table_remove_all (self->sprites);
}

static guint
facing_step (LwAngle facing)
{
  return ((guint)lw_angle_wrapped ((gint64)facing + LW_TURN / LW_SPRITE_FACINGS / 2) *
          (guint64)LW_SPRITE_FACINGS / LW_TURN) %
         LW_SPRITE_FACINGS;
}

guint64
lw_sprites_man_key (const LwManLook *look, LwAngle facing)
{
  return (guint64)look->side | (guint64)look->arm << 2 | (guint64)look->state << 4 |
         (guint64)(look->prone != 0) << 8 | (guint64)(look->letters != 0) << 9 |
         (guint64)facing_step (facing) << 12 | (guint64)look->number << 20;
}

guint64
lw_sprites_gun_key (const LwGunLook *look, LwAngle bearing)
{
  return GUN_KEY | (guint64)look->owner | (guint64)look->state << 4 |
         (guint64)facing_step (bearing) << 12;
}

/* A square about the middle of a figure that is that large. */
static cairo_surface_t *
new_square (LwSprites *self, double extent, cairo_t **cr)
{
  int side = (int)ceil (extent) * 2 + 2;
  cairo_surface_t *square = lw_canvas_surface (CAIRO_FORMAT_ARGB32, side, side, self->scale);

  *cr = cairo_create (square);
  cairo_translate (*cr, side / 2.0, side / 2.0);
  return square;
}

/* Of @square, which is freed, and @cr, which draws on it. */
static Sprite *
keep (LwSprites *self, guint64 key, cairo_surface_t *square, cairo_t *cr)
{
  Sprite *sprite = g_new (Sprite, 1);
  int half = cairo_image_surface_get_width (square) / self->scale / 2;
  cairo_rectangle_int_t ink;

  cairo_destroy (cr);
  lw_canvas_ink (square, self->scale, &ink);
  *sprite = (Sprite){ lw_canvas_surface (CAIRO_FORMAT_ARGB32, ink.width, ink.height, self->scale),
                      ink.x - half,
                      ink.y - half,
                      ink.width,
                      ink.height,
                      NULL };
  cr = cairo_create (sprite->surface);
  cairo_set_source_surface (cr, square, -ink.x, -ink.y);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (square);
  g_hash_table_insert (self->sprites, g_memdup2 (&key, sizeof key), sprite);
  return sprite;
}

static LwAngle
stepped (LwAngle facing)
{
  return (LwAngle)((gint64)facing_step (facing) * LW_TURN / LW_SPRITE_FACINGS);
}

/* A sprite where it is shown, at whole pixels. */
typedef struct
{
  const Sprite *sprite;
  double left, top;
} Placed;

static Placed
place (const Sprite *sprite, double x, double y)
{
  return (Placed){ sprite, floor (x + .5) + sprite->left, floor (y + .5) + sprite->top };
}

static void
paint_cb (cairo_t *cr, gconstpointer part)
{
  const Placed *placed = part;

  lw_canvas_copy (cr, placed->sprite->surface, placed->left, placed->top);
}

static void
show (LwCanvas *canvas, GskRenderNode **node, Sprite *sprite, double x, double y)
{
  Placed placed = place (sprite, x, y);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float)placed.left, (float)placed.top,
                                               (float)sprite->width, (float)sprite->height);

  if (canvas->textures && sprite->texture == NULL)
    sprite->texture = lw_canvas_texture (sprite->surface);
  if (canvas->textures && *node == NULL)
    *node = gsk_texture_node_new (sprite->texture, &bounds);
  lw_canvas_show (canvas, node, &bounds, paint_cb, &placed);
}

static Sprite *
find_man (LwSprites *self, const LwManLook *look, LwAngle facing)
{
  guint64 key = lw_sprites_man_key (look, facing);
  Sprite *sprite = g_hash_table_lookup (self->sprites, &key);
  cairo_surface_t *square;
  cairo_t *cr;

  if (sprite != NULL)
    return sprite;
  square = new_square (self, lw_draw_man_extent (self->inch), &cr);
  lw_draw_man (cr, look, stepped (facing), self->inch, LW_INK_COLOUR);
  return keep (self, key, square, cr);
}

static Sprite *
find_gun (LwSprites *self, const LwGunLook *look, LwAngle bearing)
{
  guint64 key = lw_sprites_gun_key (look, bearing);
  Sprite *sprite = g_hash_table_lookup (self->sprites, &key);
  cairo_surface_t *square;
  cairo_t *cr;

  if (sprite != NULL)
    return sprite;
  square = new_square (self, lw_draw_gun_extent (self->inch), &cr);
  lw_draw_gun (cr, look, stepped (bearing), self->inch, LW_INK_COLOUR);
  return keep (self, key, square, cr);
}

void
lw_sprites_paint_man (
    LwSprites *self, cairo_t *cr, const LwManLook *look, LwAngle facing, double x, double y)
{
  Placed placed = place (find_man (self, look, facing), x, y);

  paint_cb (cr, &placed);
}

void
lw_sprites_show_man (LwSprites *self,
                     LwCanvas *canvas,
                     GskRenderNode **node,
                     const LwManLook *look,
                     LwAngle facing,
                     double x,
                     double y)
{
  show (canvas, node, find_man (self, look, facing), x, y);
}

void
lw_sprites_show_gun (LwSprites *self,
                     LwCanvas *canvas,
                     GskRenderNode **node,
                     const LwGunLook *look,
                     LwAngle bearing,
                     double x,
                     double y)
{
  show (canvas, node, find_gun (self, look, bearing), x, y);
}
