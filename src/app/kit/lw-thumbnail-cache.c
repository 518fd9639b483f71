/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-thumbnail-cache.c: pictures are kept as they are in memory: to read all the pixels of such a
 * small one takes less than to unpack it.
 */
#include "lw-thumbnail-cache.h"

#include "safe/safe.h"

typedef struct
{
  char *name;
  GBytes *bytes;
} Later;

static gboolean
write_cb (gpointer data)
{
  Later *later = data;

  lw_keepsake_put (later->name, later->bytes);
  return G_SOURCE_REMOVE;
}

static void
later_free (gpointer data)
{
  Later *later = data;

  g_free (later->name);
  g_bytes_unref (later->bytes);
  g_free (later);
}

void
lw_thumbnail_cache_put (const char *name, GBytes *bytes)
{
  Later *later = g_new0 (Later, 1);

  later->name = g_strdup (name);
  later->bytes = bytes;
  /* Behind everything that can be seen. */
  g_idle_add_full (G_PRIORITY_LOW, write_cb, later, later_free);
}

static gsize
bytes_of (int width, int height)
{
  return (gsize)cairo_format_stride_for_width (CAIRO_FORMAT_ARGB32, width) * (gsize)height;
}

cairo_surface_t *
lw_thumbnail_cache_find_picture (const char *name, int width, int height)
{
  static cairo_user_data_key_t key;
  GBytes *bytes = lw_keepsake_get (name);
  cairo_surface_t *picture;

  if (bytes == NULL || g_bytes_get_size (bytes) != bytes_of (width, height))
    {
      g_clear_pointer (&bytes, g_bytes_unref);
      return NULL;
    }
  /* The surface is only read from, so that it may lie in the bytes themselves. */
  picture = cairo_image_surface_create_for_data (
      (guchar *)g_bytes_get_data (bytes, NULL), CAIRO_FORMAT_ARGB32, width, height,
      cairo_format_stride_for_width (CAIRO_FORMAT_ARGB32, width));
  cairo_surface_set_user_data (picture, &key, bytes, (cairo_destroy_func_t)g_bytes_unref);
  return picture;
}

void
lw_thumbnail_cache_put_picture (const char *name, cairo_surface_t *picture)
{
  int width = cairo_image_surface_get_width (picture);
  int height = cairo_image_surface_get_height (picture);

  cairo_surface_flush (picture);
  lw_thumbnail_cache_put (
      name, g_bytes_new (cairo_image_surface_get_data (picture), bytes_of (width, height)));
}
