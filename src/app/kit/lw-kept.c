/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-kept.c: what the start page has found out once, kept for the next start.
 *
 * Pictures are kept as they are in memory: it takes less to read all the dots of such a small one
 * than to unpack it.
 */
#include "lw-kept.h"

/* ---- later ---- */

typedef struct
{
  char *name;
  GBytes *bytes;
} Wanted;

static GQueue wanted = G_QUEUE_INIT;

/* One at a time, behind all that can be seen. */
static gboolean
keep_next_cb (gpointer data)
{
  Wanted *next = g_queue_pop_head (&wanted);

  lw_keepsake_put (next->name, next->bytes);
  g_free (next->name);
  g_bytes_unref (next->bytes);
  g_free (next);
  return g_queue_is_empty (&wanted) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

void
lw_keep_later (char *name, GBytes *bytes)
{
  Wanted *last = g_new0 (Wanted, 1);

  last->name = name;
  last->bytes = bytes;
  if (g_queue_is_empty (&wanted))
    g_idle_add_full (G_PRIORITY_LOW, keep_next_cb, NULL, NULL);
  g_queue_push_tail (&wanted, last);
}

/* ---- pictures ---- */

static gsize
bytes_of (int width, int height)
{
  return (gsize)cairo_format_stride_for_width (CAIRO_FORMAT_ARGB32, width) * (gsize)height;
}

cairo_surface_t *
lw_kept_picture (const char *name, int width, int height)
{
  static cairo_user_data_key_t key;
  GBytes *bytes = lw_keepsake_get (name);
  cairo_surface_t *picture;

  if (bytes == NULL || g_bytes_get_size (bytes) != bytes_of (width, height))
    {
      g_clear_pointer (&bytes, g_bytes_unref);
      return NULL;
    }
  /* It is but read. */
  picture = cairo_image_surface_create_for_data (
      (guchar *)g_bytes_get_data (bytes, NULL), CAIRO_FORMAT_ARGB32, width, height,
      cairo_format_stride_for_width (CAIRO_FORMAT_ARGB32, width));
  cairo_surface_set_user_data (picture, &key, bytes, (cairo_destroy_func_t)g_bytes_unref);
  return picture;
}

void
lw_keep_picture (const char *name, cairo_surface_t *picture)
{
  int width = cairo_image_surface_get_width (picture);
  int height = cairo_image_surface_get_height (picture);

  cairo_surface_flush (picture);
  lw_keep_later (g_strdup (name),
                 g_bytes_new (cairo_image_surface_get_data (picture), bytes_of (width, height)));
}
