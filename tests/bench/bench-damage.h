/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-damage.h: what a frame paints again, told from the nodes of two frames.
 */
#pragma once

#include "bench-stage.h"

/* A node that paints, and where in the window. */
typedef struct
{
  GskRenderNode *node;
  cairo_rectangle_int_t box;
} BenchLeaf;

/* All of @node, which keeps them. (transfer full): of BenchLeaf */
GArray *bench_leaves (GskRenderNode *node);
/* Pixels that differ between what two frames show. */
gint64 bench_damage (GskRenderNode *before, GskRenderNode *after);
/* The pixels of a box about the string from the man to where the pointer is, with the figure at
 * either end and the words at its knot. */
gint64 bench_drag_moved (const BenchDrag *drag);
