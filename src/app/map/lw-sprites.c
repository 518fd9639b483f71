/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sprites.c: pictures of soldiers and guns, drawn once for a size and a facing.
 *
 * A sprite at a whole pixel is ten to twenty times cheaper than its paths.
 */
#include "lw-sprites.h"

#include <math.h>

struct _LwSprites
{
  double inch;
  int scale;
  GHashTable *surfaces; /* of guint64 key -> cairo_surface_t */
};

#define GUN_KEY ((guint64)1 << 60)

LwSprites *
lw_sprites_new (void)
{
  LwSprites *self = g_new0 (LwSprites, 1);

  self->surfaces = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                          (GDestroyNotify)cairo_surface_destroy);
  self->scale = 1;
  return self;
}

void
lw_sprites_free (LwSprites *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->surfaces);
  g_free (self);
}

void
lw_sprites_reset (LwSprites *self, double inch, int scale)
{
  if (self->inch == inch && self->scale == scale)
    return;
  self->inch = inch;
  self->scale = scale;
  g_hash_table_remove_all (self->surfaces);
}

int
lw_sprites_scale (const LwSprites *self)
{
  return self->scale;
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

static cairo_surface_t *
new_surface (LwSprites *self, double extent, cairo_t **cr)
{
  int size = (int)ceil (extent) * 2 + 2;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size * self->scale, size * self->scale);

  cairo_surface_set_device_scale (surface, self->scale, self->scale);
  *cr = cairo_create (surface);
  cairo_translate (*cr, size / 2.0, size / 2.0);
  return surface;
}

static void
keep (LwSprites *self, guint64 key, cairo_surface_t *surface, cairo_t *cr)
{
  cairo_destroy (cr);
  g_hash_table_insert (self->surfaces, g_memdup2 (&key, sizeof key), surface);
}

static LwAngle
stepped (LwAngle facing)
{
  return (LwAngle)((gint64)facing_step (facing) * LW_TURN / LW_SPRITE_FACINGS);
}

/* The corner of a sprite about (x, y): on a whole pixel. Returns its side. */
static int
place (LwSprites *self, cairo_surface_t *surface, double x, double y, double *left, double *top)
{
  int size = cairo_image_surface_get_width (surface) / self->scale;

  *left = floor (x + .5) - size / 2.0;
  *top = floor (y + .5) - size / 2.0;
  return size;
}

static void
paint (LwSprites *self, cairo_t *cr, cairo_surface_t *surface, double x, double y)
{
  double left, top;
  int size = place (self, surface, x, y, &left, &top);

  cairo_set_source_surface (cr, surface, left, top);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_rectangle (cr, left, top, size, size);
  cairo_fill (cr);
}

static GskRenderNode *
node_of (LwSprites *self, cairo_surface_t *surface, double x, double y)
{
  double left, top;
  int size = place (self, surface, x, y, &left, &top);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float)left, (float)top, size, size);
  GskRenderNode *node = gsk_cairo_node_new (&bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  paint (self, cr, surface, x, y);
  cairo_destroy (cr);
  return node;
}

static cairo_surface_t *
find_man (LwSprites *self, const LwManLook *look, LwAngle facing)
{
  guint64 key = lw_sprites_man_key (look, facing);
  cairo_surface_t *surface = g_hash_table_lookup (self->surfaces, &key);
  cairo_t *cr;

  if (surface == NULL)
    {
      surface = new_surface (self, lw_draw_man_extent (self->inch), &cr);
      lw_draw_man (cr, look, stepped (facing), self->inch, LW_INK_COLOUR);
      keep (self, key, surface, cr);
    }
  return surface;
}

void
lw_sprites_paint_man (
    LwSprites *self, cairo_t *cr, const LwManLook *look, LwAngle facing, double x, double y)
{
  paint (self, cr, find_man (self, look, facing), x, y);
}

GskRenderNode *
lw_sprites_man_node (LwSprites *self, const LwManLook *look, LwAngle facing, double x, double y)
{
  return node_of (self, find_man (self, look, facing), x, y);
}

GskRenderNode *
lw_sprites_gun_node (LwSprites *self, const LwGunLook *look, LwAngle bearing, double x, double y)
{
  guint64 key = lw_sprites_gun_key (look, bearing);
  cairo_surface_t *surface = g_hash_table_lookup (self->surfaces, &key);
  cairo_t *cr;

  if (surface == NULL)
    {
      surface = new_surface (self, lw_draw_gun_extent (self->inch), &cr);
      lw_draw_gun (cr, look, stepped (bearing), self->inch, LW_INK_COLOUR);
      keep (self, key, surface, cr);
    }
  return node_of (self, surface, x, y);
}
