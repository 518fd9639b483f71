/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-sprite.c: small figures before the eye, painted once for all who look alike.
 *
 * In a rank most men differ by nothing but their place. Sizes are taken in steps of five per cent
 * and turns in sixteenths, and a figure stands on a whole pixel.
 */
#include "lw-sight-eye.h"

#include <math.h>

#define STEP 1.05
#define TURNS 16
#define SQUASHES 12
#define MOST 600 /* are kept: the men of a large battle, from a few places */

/* Taller than this, in pixels to the inch, each man is painted for himself. */
#define LARGEST 30.0

/* Room about the feet, in inches. */
#define BESIDE 1.4
#define ABOVE 3.4
#define BELOW 0.5

/* @look: side, arm, whether he is armed, and on which hand the sun stands. */
typedef struct
{
  gint step, turn, squash;
  guint look;
  double device; /* device pixels to a pixel */
} Key;

static guint
hash_key (gconstpointer data)
{
  const Key *key = data;

  return (guint)key->step * 31 + (guint)key->turn * 977 + (guint)key->squash * 7919 +
         key->look * 65537;
}

static gboolean
same_key (gconstpointer a, gconstpointer b)
{
  const Key *one = a, *other = b;

  return one->step == other->step && one->turn == other->turn && one->squash == other->squash &&
         one->look == other->look && one->device == other->device;
}

GHashTable *
lw_sight_sprites_new (void)
{
  return g_hash_table_new_full (hash_key, same_key, g_free, (GDestroyNotify)cairo_surface_destroy);
}

static double
device_scale (cairo_t *cr)
{
  double x = 1, y = 1;

  cairo_surface_get_device_scale (cairo_get_target (cr), &x, &y);
  return x;
}

static cairo_surface_t *
paint (
    const LwSightEye *eye, const LwMan *man, double inch, double turn, double squash, double device)
{
  LwSightEye copy = *eye;
  gint width = (gint)ceil (2 * BESIDE * inch * device) + 2;
  gint height = (gint)ceil ((ABOVE + BELOW) * inch * device) + 2;
  cairo_surface_t *sprite = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);

  cairo_surface_set_device_scale (sprite, device, device);
  copy.cr = cairo_create (sprite);
  cairo_set_antialias (copy.cr, CAIRO_ANTIALIAS_FAST);
  cairo_translate (copy.cr, ceil (BESIDE * inch), ceil (ABOVE * inch));
  cairo_scale (copy.cr, inch, inch);
  lw_sight_stand (&copy, man, turn, inch, squash);
  cairo_destroy (copy.cr);
  return sprite;
}

gboolean
lw_sight_sprite (const LwSightEye *eye, const LwMan *man, LwSightPoint at, double turn)
{
  double inch = eye->scale / at.y, squash = (eye->z - at.z) / at.y;
  Key key = { (gint)floor (log (inch) / log (STEP) + 0.5),
              (gint)floor (turn / (2 * G_PI) * TURNS + TURNS + 0.5) % TURNS,
              (gint)floor (CLAMP (squash, 0, 1) * SQUASHES + 0.5),
              (eye->sun_x < 0) * 8 + man->side * 4 + man->arm * 2 + lw_man_armed (man),
              device_scale (eye->cr) };

  if (inch > LARGEST || eye->sprites == NULL)
    return FALSE;
  inch = pow (STEP, key.step);
  cairo_surface_t *sprite = g_hash_table_lookup (eye->sprites, &key);
  if (sprite == NULL)
    {
      if (g_hash_table_size (eye->sprites) >= MOST)
        g_hash_table_remove_all (eye->sprites);
      sprite = paint (eye, man, inch, key.turn * 2 * G_PI / TURNS, key.squash / (double)SQUASHES,
                      key.device);
      g_hash_table_insert (eye->sprites, g_memdup2 (&key, sizeof key), sprite);
    }
  cairo_set_source_surface (eye->cr, sprite,
                            floor (lw_sight_x (eye, at) + 0.5) - ceil (BESIDE * inch),
                            floor (lw_sight_y (eye, at) + 0.5) - ceil (ABOVE * inch));
  cairo_paint (eye->cr);
  return TRUE;
}
