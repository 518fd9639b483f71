/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-store.c: the view along a gun kept from frame to frame.
 *
 * An unsteady hand turns the eye by some minutes of arc: so small a turn only shifts the picture.
 */
#include "lw-sight-eye.h"

#include <math.h>

/* More than the hand ever sways, in arc-seconds. */
#define MOST_SWAY (30 * 60)

typedef struct
{
  cairo_surface_t *image; /* NULL: never drawn */
  gboolean stale;         /* but its paper serves again */
  LwSight drawn;
  double scale, horizon; /* of the eye that drew it */
  double device, margin;
} Layer;

struct _LwSightStore
{
  Layer floor, glass;
  LwSightSprites *sprites;
  guint drawn;
};

LwSightStore *
lw_sight_store_new (void)
{
  LwSightStore *store = g_new0 (LwSightStore, 1);

  store->sprites = lw_sight_sprites_new ();
  return store;
}

void
lw_sight_store_forget (LwSightStore *store)
{
  g_return_if_fail (store != NULL);

  store->floor.stale = store->glass.stale = TRUE;
}

void
lw_sight_store_clear (LwSightStore *store)
{
  g_return_if_fail (store != NULL);

  g_clear_pointer (&store->floor.image, cairo_surface_destroy);
  g_clear_pointer (&store->glass.image, cairo_surface_destroy);
  lw_sight_sprites_clear (store->sprites);
}

void
lw_sight_store_free (LwSightStore *store)
{
  g_return_if_fail (store != NULL);

  lw_sight_store_clear (store);
  lw_sight_sprites_free (store->sprites);
  g_free (store);
}

guint
lw_sight_store_drawn (const LwSightStore *store)
{
  g_return_val_if_fail (store != NULL, 0);

  return store->drawn;
}

/* Is nothing but the sway another? */
static gboolean
is_same (const LwSight *a, const LwSight *b)
{
  return a->gun == b->gun && a->bearing == b->bearing && a->elevation == b->elevation &&
         a->viewer == b->viewer && a->named == b->named && a->marks == b->marks &&
         a->n_marks == b->n_marks && a->width == b->width && a->height == b->height;
}

/* How far the picture has moved since it was drawn: turned to the left, it goes to the right. */
static void
measure_shift (const Layer *layer, const LwSightEye *eye, double *dx, double *dy)
{
  LwAngle by = eye->sight->sway_bearing - layer->drawn.sway_bearing;

  *dx = eye->scale * tan (by * G_PI / (LW_TURN / 2));
  *dy = eye->horizon - layer->horizon;
}

static gboolean
is_kept (const Layer *layer, const LwSightEye *eye, double device)
{
  double dx, dy;

  if (layer->image == NULL || layer->stale || layer->device != device ||
      !is_same (&layer->drawn, eye->sight) || layer->scale != eye->scale)
    return FALSE;
  measure_shift (layer, eye, &dx, &dy);
  return fabs (dx) <= layer->margin && fabs (dy) <= layer->margin;
}

/* Paper of that size: what lay there last, if it is as large. */
static void
lay_paper (Layer *layer, double wide, double high, double device)
{
  int width = (int)ceil (wide * device), height = (int)ceil (high * device);

  if (layer->image != NULL && cairo_image_surface_get_width (layer->image) == width &&
      cairo_image_surface_get_height (layer->image) == height && layer->device == device)
    return;
  g_clear_pointer (&layer->image, cairo_surface_destroy);
  layer->image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_surface_set_device_scale (layer->image, device, device);
}

static void
draw_anew (LwSightStore *store, Layer *layer, const LwSightEye *eye, double device)
{
  LwSight wide = *eye->sight;
  LwSightEye copy = *eye;

  layer->drawn = *eye->sight;
  layer->scale = eye->scale;
  layer->horizon = eye->horizon;
  layer->stale = FALSE;
  layer->margin = ceil (eye->scale * tan (MOST_SWAY * G_PI / (LW_TURN / 2)));
  wide.width += 2 * layer->margin;
  wide.height += 2 * layer->margin;
  lay_paper (layer, wide.width, wide.height, device);
  layer->device = device;
  copy.sight = &wide;
  copy.sprites = store->sprites;
  copy.middle += layer->margin;
  copy.horizon += layer->margin;
  copy.cr = cairo_create (layer->image);
  lw_sight_draw_all (&copy);
  cairo_destroy (copy.cr);
  store->drawn++;
}

/* From the corner of @cr, as it is clipped. */
static void
draw_layer (LwSightStore *store, Layer *layer, const LwSightEye *eye, double device)
{
  double dx, dy;

  if (!is_kept (layer, eye, device))
    draw_anew (store, layer, eye, device);
  measure_shift (layer, eye, &dx, &dy);
  cairo_set_source_surface (eye->cr, layer->image, dx - layer->margin, dy - layer->margin);
  cairo_pattern_set_filter (cairo_get_source (eye->cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (eye->cr);
}

void
lw_sight_store_draw (
    LwSightStore *store, cairo_t *cr, const LwBattle *battle, const LwSight *sight, double scale)
{
  LwSightEye eye;

  g_return_if_fail (store != NULL && cr != NULL && battle != NULL && sight != NULL);
  g_return_if_fail (lw_battle_gun (battle, sight->gun) != NULL);

  lw_sight_open (&eye, cr, battle, sight);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, sight->width, sight->height);
  cairo_clip (cr);
  draw_layer (store, &store->floor, &eye, scale);
  cairo_restore (cr);
  lw_sight_draw_gun (cr, battle, sight);
}

/* To a round of whole pixels, whose stairs the rim covers: through a soft edge the picture would be
 * shifted several times as slowly. */
static void
clip_round (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_path (cr);
  for (double row = floor (y - radius); row < y + radius; row++)
    {
      double off = row + 0.5 - y, half = sqrt (MAX (radius * radius - off * off, 0));
      double left = floor (x - half + 0.5), right = floor (x + half + 0.5);

      cairo_rectangle (cr, left, row, right - left, 1);
    }
  cairo_clip (cr);
}

gboolean
lw_sight_store_draw_glass (LwSightStore *store,
                           cairo_t *cr,
                           const LwBattle *battle,
                           const LwSight *sight,
                           double x,
                           double y,
                           double radius,
                           double scale)
{
  LwSightEye eye;
  LwSight round;

  g_return_val_if_fail (store != NULL && cr != NULL && battle != NULL && sight != NULL, FALSE);
  g_return_val_if_fail (lw_battle_gun (battle, sight->gun) != NULL, FALSE);

  if (!lw_sight_open_glass (&eye, cr, battle, sight, &round, radius))
    return FALSE;
  cairo_save (cr);
  clip_round (cr, x, y, radius);
  cairo_translate (cr, x - radius, y - radius);
  draw_layer (store, &store->glass, &eye, scale);
  cairo_restore (cr);
  lw_sight_rim (cr, x, y, radius);
  return TRUE;
}
