/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-kept.h: what the start page has found out once, kept for the next start (lw-keepsake.h).
 */
#pragma once

#include <cairo.h>
#include <glib.h>

#include "safe/safe.h"

G_BEGIN_DECLS

/* Keeps @bytes when nothing else is to be done. Takes both. */
void             lw_keep_later   (char *name, GBytes *bytes);

/* A picture of so many dots. Returns: (transfer full), or NULL: it has to be drawn */
cairo_surface_t *lw_kept_picture (const char *name, int width, int height);
/* Keeps one of CAIRO_FORMAT_ARGB32, later. */
void             lw_keep_picture (const char *name, cairo_surface_t *picture);

G_END_DECLS
