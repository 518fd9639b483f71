/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-fixed-overlay.h: what lies still over the map of the drawing board, until it is told
 * otherwise.
 */
#pragma once

#include "ink/ink.h"
#include "lw-editor.h"

G_BEGIN_DECLS

typedef struct
{
  LwEditor *editor;       /* borrowed */
  gboolean zones;         /* those of the scenario are shown */
  GPtrArray *bad;         /* of char *: things that cannot stay so, or NULL */
  cairo_surface_t *heat;  /* what guns see, over the whole field, or NULL */
} LwFixedOverlay;

/* Draws part @part, from 0, and says whether there is such a one. */
gboolean lw_fixed_overlay_draw     (LwFixedOverlay *self, cairo_t *cr, const LwView *view,
                                    guint part);
/* Both may be NULL, and are kept. */
void     lw_fixed_overlay_set_bad  (LwFixedOverlay *self, GPtrArray *ids);
void     lw_fixed_overlay_set_heat (LwFixedOverlay *self, cairo_surface_t *heat);

/* The outline of points, and of a thing with all its parts, as a path on the paper. */
void     lw_fixed_overlay_trace_points (cairo_t *cr, const LwView *view, const LwPoint *points,
                                        guint n);
void     lw_fixed_overlay_trace_thing  (cairo_t *cr, const LwView *view,
                                        const LwFeature *feature);

G_END_DECLS
