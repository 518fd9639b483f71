/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-thumbnail-cache.h: what the start page has found out once, kept for the next start
 * (lw-keepsake.h). It is written when nothing else is to be done.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Takes @bytes. */
void             lw_thumbnail_cache_put          (const char *name, GBytes *bytes);

/* A picture of so many pixels. Returns: (transfer full), or NULL: it has to be drawn */
cairo_surface_t *lw_thumbnail_cache_find_picture (const char *name, int width, int height);
/* @picture: of CAIRO_FORMAT_ARGB32; copied. */
void             lw_thumbnail_cache_put_picture  (const char *name, cairo_surface_t *picture);

G_END_DECLS
