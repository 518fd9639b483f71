/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-store.c: pictures along a gun, kept from frame to frame.
 *
 * An unsteady hand turns the eye by some minutes of arc: so small a turn only shifts the floor,
 * which is therefore drawn with a margin. Figures and trees are kept by their looks, up to so many
 * bytes; then all are thrown away, as a picture needs far less.
 */
#include "lw-sight-store.h"

#include <math.h>

/* More than the hand ever sways, in arc-seconds. */
#define MOST_SWAY (30 * 60)

#define MOST_BYTES (8 << 20)

typedef struct
{
  cairo_surface_t *image; /* NULL: never drawn */
  gboolean stale;         /* to be drawn anew, on the same paper */
  LwSight drawn;
  double scale, horizon; /* of the eye that drew it */
  double device, margin;
} Layer;

typedef struct
{
  LwSightStamp stamp;
  double device; /* device pixels to a pixel */
} Key;

struct _LwSightStore
{
  Layer layers[LW_SIGHT_ROUND + 1];
  GHashTable *stamps; /* of Key: cairo_surface_t */
  gsize bytes;        /* of the stamps */
  guint drawn;
};

static guint
hash_key (gconstpointer data)
{
  const LwSightStamp *stamp = &((const Key *)data)->stamp;

  return (guint)stamp->size * 31 + (guint)stamp->turn * 977 + (guint)stamp->squash * 7919 +
         stamp->look * 65537 + (guint)stamp->tree;
}

static gboolean
same_key (gconstpointer a, gconstpointer b)
{
  const Key *one = a, *other = b;
  const LwSightStamp *p = &one->stamp, *q = &other->stamp;

  return p->tree == q->tree && p->size == q->size && p->turn == q->turn && p->squash == q->squash &&
         p->look == q->look && one->device == other->device;
}

LwSightStore *
lw_sight_store_new (void)
{
  LwSightStore *store = g_new0 (LwSightStore, 1);

  store->stamps =
      g_hash_table_new_full (hash_key, same_key, g_free, (GDestroyNotify)cairo_surface_destroy);
  return store;
}

void
lw_sight_store_forget (LwSightStore *store)
{
  g_return_if_fail (store != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (store->layers); i++)
    store->layers[i].stale = TRUE;
}

static void
clear_stamps (LwSightStore *store)
{
  g_hash_table_remove_all (store->stamps);
  store->bytes = 0;
}

void
lw_sight_store_clear (LwSightStore *store)
{
  g_return_if_fail (store != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (store->layers); i++)
    g_clear_pointer (&store->layers[i].image, cairo_surface_destroy);
  clear_stamps (store);
}

void
lw_sight_store_free (LwSightStore *store)
{
  g_return_if_fail (store != NULL);

  lw_sight_store_clear (store);
  g_hash_table_unref (store->stamps);
  g_free (store);
}

guint
lw_sight_store_drawn_for_test (const LwSightStore *store)
{
  g_return_val_if_fail (store != NULL, 0);

  return store->drawn;
}

static double
device_scale (cairo_t *cr)
{
  double x = 1, y = 1;

  cairo_surface_get_device_scale (cairo_get_target (cr), &x, &y);
  return x;
}

/* ---- floor and glass ---- */

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
serves (const Layer *layer, const LwSightEye *eye)
{
  double dx, dy;

  if (layer->image == NULL || layer->stale || layer->device != device_scale (eye->cr) ||
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
  layer->device = device;
}

gboolean
lw_sight_store_begin (
    LwSightStore *store, LwSightLayer layer, const LwSightEye *eye, LwSightEye *copy, LwSight *wide)
{
  Layer *kept = &store->layers[layer];

  if (serves (kept, eye))
    return FALSE;
  kept->drawn = *eye->sight;
  kept->scale = eye->scale;
  kept->horizon = eye->horizon;
  kept->stale = FALSE;
  kept->margin = ceil (eye->scale * tan (MOST_SWAY * G_PI / (LW_TURN / 2)));
  *wide = *eye->sight;
  wide->width += 2 * kept->margin;
  wide->height += 2 * kept->margin;
  lay_paper (kept, wide->width, wide->height, device_scale (eye->cr));
  *copy = *eye;
  copy->sight = wide;
  copy->store = store;
  copy->middle += kept->margin;
  copy->horizon += kept->margin;
  copy->cr = cairo_create (kept->image);
  store->drawn++;
  return TRUE;
}

void
lw_sight_store_end (LwSightEye *copy)
{
  g_clear_pointer (&copy->cr, cairo_destroy);
}

void
lw_sight_store_show (LwSightStore *store, LwSightLayer layer, const LwSightEye *eye)
{
  const Layer *kept = &store->layers[layer];
  double dx, dy;

  measure_shift (kept, eye, &dx, &dy);
  cairo_set_source_surface (eye->cr, kept->image, dx - kept->margin, dy - kept->margin);
  cairo_pattern_set_filter (cairo_get_source (eye->cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (eye->cr);
}

/* ---- figures and trees ---- */

cairo_surface_t *
lw_sight_store_find (const LwSightEye *eye, const LwSightStamp *stamp)
{
  Key key = { *stamp, device_scale (eye->cr) };

  return g_hash_table_lookup (eye->store->stamps, &key);
}

cairo_surface_t *
lw_sight_store_paper (LwSightEye *copy, const LwSightStamp *stamp, double width, double height)
{
  LwSightStore *store = copy->store;
  Key key = { *stamp, device_scale (copy->cr) };
  cairo_surface_t *paper =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (gint)ceil (width * key.device) + 2,
                                  (gint)ceil (height * key.device) + 2);
  gsize bytes =
      (gsize)cairo_image_surface_get_stride (paper) * (gsize)cairo_image_surface_get_height (paper);

  if (store->bytes + bytes > MOST_BYTES)
    clear_stamps (store);
  store->bytes += bytes;
  g_hash_table_insert (store->stamps, g_memdup2 (&key, sizeof key), paper);
  cairo_surface_set_device_scale (paper, key.device, key.device);
  copy->cr = cairo_create (paper);
  cairo_set_antialias (copy->cr, CAIRO_ANTIALIAS_FAST);
  return paper;
}

void
lw_sight_store_stamp (
    const LwSightEye *eye, cairo_surface_t *paper, LwSightPoint at, double left, double top)
{
  double x = lw_sight_x (eye, at), y = lw_sight_y (eye, at);

  cairo_set_source_surface (eye->cr, paper, floor (x + 0.5) - left, floor (y + 0.5) - top);
  cairo_paint (eye->cr);
}
