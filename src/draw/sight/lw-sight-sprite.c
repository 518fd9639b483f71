/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-sprite.c: small figures and trees before the eye, painted once and shown again.
 *
 * In a rank most men differ by nothing but their place. Sizes are taken in steps of five per cent
 * and turns in sixteenths, and a figure stands on a whole pixel. Each tree is like itself alone, to
 * a fraction of a pixel, from one look to the next.
 */
#include "lw-sight-eye.h"

#include <math.h>

#define STEP 1.05
#define TURNS 16
#define SQUASHES 12
#define TREE_STEPS 16 /* to a pixel an inch, and to the sun's whole side */
#define MOST_BYTES (8 << 20)

/* Taller than this, in pixels to the inch, each man and each tree is painted for itself. */
#define LARGEST 30.0

/* Room about a man's feet, in inches. */
#define BESIDE 1.4
#define ABOVE 3.4
#define BELOW 0.5

/* Room about a tree's foot, in its heights; and in pixels, for its outermost leaves. */
#define TREE_BESIDE 0.42
#define TREE_ABOVE 1.1
#define TREE_BELOW 0.1
#define TREE_MORE 4

/* @look: of a man his side, his arm, whether he is armed, and on which hand the sun stands; of a
 * tree its seed. A tree's turn is the sun's, its squash its height. */
typedef struct
{
  gboolean tree;
  gint step, turn, squash;
  guint look;
  double device; /* device pixels to a pixel */
} Key;

struct _LwSightSprites
{
  GHashTable *kept; /* of Key: cairo_surface_t */
  gsize bytes;
};

static guint
hash_key (gconstpointer data)
{
  const Key *key = data;

  return (guint)key->step * 31 + (guint)key->turn * 977 + (guint)key->squash * 7919 +
         key->look * 65537 + (guint)key->tree;
}

static gboolean
same_key (gconstpointer a, gconstpointer b)
{
  const Key *one = a, *other = b;

  return one->tree == other->tree && one->step == other->step && one->turn == other->turn &&
         one->squash == other->squash && one->look == other->look && one->device == other->device;
}

LwSightSprites *
lw_sight_sprites_new (void)
{
  LwSightSprites *sprites = g_new0 (LwSightSprites, 1);

  sprites->kept =
      g_hash_table_new_full (hash_key, same_key, g_free, (GDestroyNotify)cairo_surface_destroy);
  return sprites;
}

void
lw_sight_sprites_free (LwSightSprites *sprites)
{
  g_hash_table_unref (sprites->kept);
  g_free (sprites);
}

void
lw_sight_sprites_clear (LwSightSprites *sprites)
{
  g_hash_table_remove_all (sprites->kept);
  sprites->bytes = 0;
}

static double
device_scale (cairo_t *cr)
{
  double x = 1, y = 1;

  cairo_surface_get_device_scale (cairo_get_target (cr), &x, &y);
  return x;
}

/* Blank paper for a sprite, kept under @key, and @copy, which paints on it from (@x, @y). */
static cairo_surface_t *
lay_sprite (LwSightEye *copy, const Key *key, double x, double y, double width, double height)
{
  LwSightSprites *sprites = copy->sprites;
  cairo_surface_t *sprite =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (gint)ceil (width * key->device) + 2,
                                  (gint)ceil (height * key->device) + 2);
  gsize bytes = (gsize)cairo_image_surface_get_stride (sprite) *
                (gsize)cairo_image_surface_get_height (sprite);

  if (sprites->bytes + bytes > MOST_BYTES)
    lw_sight_sprites_clear (sprites);
  sprites->bytes += bytes;
  g_hash_table_insert (sprites->kept, g_memdup2 (key, sizeof *key), sprite);
  cairo_surface_set_device_scale (sprite, key->device, key->device);
  copy->cr = cairo_create (sprite);
  cairo_set_antialias (copy->cr, CAIRO_ANTIALIAS_FAST);
  cairo_translate (copy->cr, x, y);
  return sprite;
}

/* Its foot at (@x, @y), to the pixel; it is painted from (@left, @top) of its paper on. */
static void
show_sprite (
    const LwSightEye *eye, cairo_surface_t *sprite, double x, double y, double left, double top)
{
  cairo_set_source_surface (eye->cr, sprite, floor (x + 0.5) - left, floor (y + 0.5) - top);
  cairo_paint (eye->cr);
}

gboolean
lw_sight_sprite (const LwSightEye *eye, const LwMan *man, LwSightPoint at, double turn)
{
  double inch = eye->scale / at.y, squash = (eye->z - at.z) / at.y;
  Key key = { FALSE,
              (gint)floor (log (inch) / log (STEP) + 0.5),
              (gint)floor (turn / (2 * G_PI) * TURNS + TURNS + 0.5) % TURNS,
              (gint)floor (CLAMP (squash, 0, 1) * SQUASHES + 0.5),
              (eye->sun_x < 0) * 8 + man->side * 4 + man->arm * 2 + lw_man_armed (man),
              device_scale (eye->cr) };

  if (inch > LARGEST || eye->sprites == NULL)
    return FALSE;
  inch = pow (STEP, key.step);
  double left = ceil (BESIDE * inch), top = ceil (ABOVE * inch);
  cairo_surface_t *sprite = g_hash_table_lookup (eye->sprites->kept, &key);
  if (sprite == NULL)
    {
      LwSightEye copy = *eye;

      sprite = lay_sprite (&copy, &key, left, top, 2 * BESIDE * inch, (ABOVE + BELOW) * inch);
      cairo_scale (copy.cr, inch, inch);
      lw_sight_stand (&copy, man, key.turn * 2 * G_PI / TURNS, inch, key.squash / (double)SQUASHES);
      cairo_destroy (copy.cr);
    }
  show_sprite (eye, sprite, lw_sight_x (eye, at), lw_sight_y (eye, at), left, top);
  return TRUE;
}

gboolean
lw_sight_tree_sprite (const LwSightEye *eye, LwSightPoint at, double inches, guint seed)
{
  double inch = eye->scale / at.y;
  Key key = { TRUE,
              (gint)floor (inch * TREE_STEPS + 0.5),
              (gint)floor (eye->sun_x * TREE_STEPS + 0.5),
              (gint)floor (inches * LW_INCH + 0.5),
              seed,
              device_scale (eye->cr) };

  if (inch > LARGEST || eye->sprites == NULL)
    return FALSE;
  inch = key.step / (double)TREE_STEPS;
  double high = key.squash / (double)LW_INCH * inch;
  double left = ceil (TREE_BESIDE * high) + TREE_MORE, top = ceil (TREE_ABOVE * high) + TREE_MORE;
  cairo_surface_t *sprite = g_hash_table_lookup (eye->sprites->kept, &key);
  if (sprite == NULL)
    {
      LwSightEye copy = *eye;
      LwSight paper = { .width = 2 * left, .height = top + TREE_BELOW * high + TREE_MORE };

      copy.sight = &paper;
      copy.sun_x = key.turn / (double)TREE_STEPS;
      sprite = lay_sprite (&copy, &key, 0, 0, paper.width, paper.height);
      lw_sight_plant (&copy, left, top, inch, high, seed);
      cairo_destroy (copy.cr);
    }
  show_sprite (eye, sprite, lw_sight_x (eye, at), lw_sight_y (eye, at), left, top);
  return TRUE;
}
