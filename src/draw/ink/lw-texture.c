/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-texture.c: cork, grained wood and folded cloth, made pixel by pixel from a seed.
 *
 * Strokes in their thousands would cost more than pixels do, and would look no better.
 */
#include "lw-texture.h"

#include <math.h>

/* Pixels of one picture at most: beyond that it is made coarser. */
#define MOST_PIXELS 12e6

#define LATTICE 64

/* Mixes three whole numbers so well that neighbours have nothing to do with one another. */
static guint32
mix (guint32 seed, guint32 i, guint32 j)
{
  guint32 h = seed * 0x9e3779b1u ^ i * 0x85ebca77u ^ j * 0xc2b2ae3du;

  h ^= h >> 15;
  h *= 0x2c1b3c6du;
  h ^= h >> 12;
  h *= 0x297a2d39u;
  h ^= h >> 15;
  return h;
}

double
lw_texture_at (guint seed, gint i, gint j)
{
  return mix (seed, (guint32)i, (guint32)j) / 4294967296.0;
}

guint
lw_texture_seed (guint seed, const char *id)
{
  guint32 h = mix (seed, 0x51u, 0x1913u);

  for (; id != NULL && *id != '\0'; id++)
    h = mix (h, (guint32)(guchar)*id, 7);
  return h;
}

/* Value noise over a lattice of seeded numbers that repeats every LATTICE cells. */
typedef struct
{
  float value[LATTICE * LATTICE];
} Noise;

static void
sow (Noise *noise, guint seed)
{
  for (gint j = 0; j < LATTICE; j++)
    for (gint i = 0; i < LATTICE; i++)
      noise->value[j * LATTICE + i] = (float)lw_texture_at (seed, i, j);
}

/* floorf() is a call, and there are ten of them to a pixel. */
static inline gint
whole_below (float x)
{
  gint i = (gint)x;

  return i - (x < (float)i);
}

/* From 0 to 1. */
static inline float
noise_at (const Noise *noise, float x, float y)
{
  gint fx = whole_below (x);
  gint fy = whole_below (y);
  gint i = fx & (LATTICE - 1);
  gint j = fy & (LATTICE - 1);
  gint k = (i + 1) & (LATTICE - 1);
  const float *above = noise->value + j * LATTICE;
  const float *below = noise->value + ((j + 1) & (LATTICE - 1)) * LATTICE;
  float u = x - (float)fx;
  float v = y - (float)fy;

  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  float top = above[i] + (above[k] - above[i]) * u;
  float bottom = below[i] + (below[k] - below[i]) * u;
  return top + (bottom - top) * v;
}

static inline guint32
pixel (const LwColour *colour, float light)
{
  float r = (float)colour->r * light * 255.0f;
  float g = (float)colour->g * light * 255.0f;
  float b = (float)colour->b * light * 255.0f;

  r = CLAMP (r, 0.0f, 255.0f);
  g = CLAMP (g, 0.0f, 255.0f);
  b = CLAMP (b, 0.0f, 255.0f);
  return 0xff000000u | (guint32)(r + 0.5f) << 16 | (guint32)(g + 0.5f) << 8 | (guint32)(b + 0.5f);
}

/* Pressed crumbs of cork: faint clouds, fine crumbs, a dark or a pale fleck here and there. The
 * lattices are turned against one another, so that no rows show. */
static guint32
cork (const LwTexture *texture, const Noise *noise, float x, float y)
{
  float u = x * 0.81f + y * 0.59f, v = y * 0.81f - x * 0.59f;
  float cloud = noise_at (noise, u * 0.10f, v * 0.10f) - 0.5f;
  float crumb = noise_at (noise, u * 1.7f + 11, v * 1.7f + 29) - 0.5f;
  float fine = noise_at (noise, x * 4.3f + v * 1.1f + 37, y * 4.3f + 5) - 0.5f;
  float light = 1.0f + 0.06f * cloud + 0.03f * crumb + 0.045f * fine;
  float fleck = 0.55f * crumb + 0.75f * fine;

  if (fleck > 0.42f)
    light -= (fleck - 0.42f) * 1.6f;
  else if (fleck < -0.42f)
    light += (-0.42f - fleck) * 0.7f;
  return pixel (&texture->colour, light);
}

/* Planks side by side, each with a tone and a run of the grain of its own. */
static guint32
wood (const LwTexture *texture, const Noise *noise, float x, float y)
{
  float u = texture->upright ? y : x;
  float v = texture->upright ? x : y;
  float plank = (float)texture->plank;
  float at = v / plank;
  float which = (float)whole_below (at);
  float seam = fminf (at - which, which + 1 - at) * plank;
  float tone = noise_at (noise, which * 7.3f + 3.5f, 0.5f) - 0.5f;

  u += which * 23.7f;
  v += (noise_at (noise, u * 0.09f, v * 0.21f + which * 5.1f) - 0.5f) * 2.4f;
  float ring = noise_at (noise, u * 0.035f, v * 1.5f + 13);
  float streak = noise_at (noise, u * 0.16f + 41, v * 5.2f);
  float pore = noise_at (noise, u * 0.9f, v * 14.0f + 7) - 0.5f;
  float line = fabsf (ring * 6 - (float)whole_below (ring * 6) - 0.5f);
  float light = 1.0f + 0.09f * tone + 0.10f * (streak - 0.5f) + 0.07f * pore;

  if (line > 0.36f)
    light -= (line - 0.36f) * 0.62f;
  if (seam < 0.11f)
    light -= 0.20f * (1 - seam / 0.11f);
  return pixel (&texture->colour, light);
}

/* Cloth hanging in folds that waver a little, and its weave. */
static guint32
cloth (const LwTexture *texture, const Noise *noise, float x, float y)
{
  float along = x / (float)texture->width;
  float waver = noise_at (noise, along * 9, y * 0.05f) - 0.5f;
  float phase = (along * (float)texture->folds + 0.36f * waver) * 2 * (float)G_PI;
  float fold = sinf (phase) + 0.35f * sinf (2 * phase + 1.3f) + 0.25f * waver;
  float weave = noise_at (noise, x * 7 + 3, y * 1.1f) + noise_at (noise, x * 1.1f, y * 7) - 1;

  return pixel (&texture->colour, 1.0f + 0.155f * fold + 0.05f * weave);
}

typedef guint32 (*Painter) (const LwTexture *texture, const Noise *noise, float x, float y);

/* @step: inches to the pixel; @x, @y: the texture's inches at the first pixel's centre. */
static void
paint (const LwTexture *texture, cairo_surface_t *surface, double x, double y, double step)
{
  static const Painter painters[] = { cork, wood, cloth };
  Painter painter = painters[texture->kind];
  Noise noise;
  gint width = cairo_image_surface_get_width (surface);
  gint height = cairo_image_surface_get_height (surface);
  guchar *data = cairo_image_surface_get_data (surface);
  gint stride = cairo_image_surface_get_stride (surface);

  sow (&noise, texture->seed);
  for (gint j = 0; j < height; j++)
    {
      guint32 *row = (guint32 *)(void *)(data + (gsize)j * (gsize)stride);
      float down = (float)(y + j * step);

      for (gint i = 0; i < width; i++)
        row[i] = painter (texture, &noise, (float)(x + i * step), down);
    }
  cairo_surface_mark_dirty (surface);
}

/* Device pixels to one user unit, so that a double-density screen gets its fine grain. */
static double
density (cairo_t *cr)
{
  double dx = 1, dy = 0, sx = 1, sy = 1;

  cairo_user_to_device_distance (cr, &dx, &dy);
  cairo_surface_get_device_scale (cairo_get_target (cr), &sx, &sy);
  return CLAMP (hypot (dx, dy) * sx, 0.25, 64.0);
}

double
lw_texture_pixels (cairo_t *cr, double x1, double y1, double x2, double y2)
{
  double cx1, cy1, cx2, cy2, res = density (cr);

  cairo_clip_extents (cr, &cx1, &cy1, &cx2, &cy2);
  x1 = MAX (x1, cx1);
  y1 = MAX (y1, cy1);
  x2 = MIN (x2, cx2);
  y2 = MIN (y2, cy2);
  if (x2 <= x1 || y2 <= y1)
    return 0;
  return MIN ((x2 - x1) * (y2 - y1) * res * res, MOST_PIXELS);
}

void
lw_texture_fill (cairo_t *cr, const LwTexture *texture)
{
  double x1, y1, x2, y2, cx1, cy1, cx2, cy2;

  cairo_fill_extents (cr, &x1, &y1, &x2, &y2);
  cairo_clip_extents (cr, &cx1, &cy1, &cx2, &cy2);
  x1 = MAX (x1, cx1);
  y1 = MAX (y1, cy1);
  x2 = MIN (x2, cx2);
  y2 = MIN (y2, cy2);
  if (x2 <= x1 || y2 <= y1)
    {
      cairo_new_path (cr);
      return;
    }

  /* Pixels of the picture lie on whole device pixels, so that it is copied and not resampled. */
  double res = density (cr);
  double area = (x2 - x1) * (y2 - y1) * res * res;
  if (area > MOST_PIXELS)
    res *= sqrt (MOST_PIXELS / area);
  if (texture->share > 0)
    res *= sqrt (texture->share);
  double ox = 0, oy = 0;
  cairo_user_to_device (cr, &ox, &oy);
  double phase_x = ox - floor (ox), phase_y = oy - floor (oy);
  double left = (floor (x1 * res + phase_x) - phase_x) / res;
  double top = (floor (y1 * res + phase_y) - phase_y) / res;
  gint width = (gint)ceil ((x2 - left) * res) + 1;
  gint height = (gint)ceil ((y2 - top) * res) + 1;
  double step = 1 / (res * texture->inch);

  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  paint (texture, surface, (left - texture->x) / texture->inch + step / 2,
         (top - texture->y) / texture->inch + step / 2, step);

  cairo_pattern_t *pattern = cairo_pattern_create_for_surface (surface);
  cairo_matrix_t matrix;
  cairo_matrix_init_scale (&matrix, res, res);
  cairo_matrix_translate (&matrix, -left, -top);
  cairo_pattern_set_matrix (pattern, &matrix);
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_NEAREST);
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
  cairo_surface_destroy (surface);
}
