/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-stage.h: a window of 1600 by 1000 to measure frames in, and a map in it with a battle.
 */
#pragma once

#include "lw-map-view-private.h"

#define BENCH_SCREEN_WIDTH 1600
#define BENCH_SCREEN_HEIGHT 1000

/* Shows @child alone in a window of that size, and waits until it is there. */
GtkWidget *bench_window (GtkWidget *child);
/* Waits for the next frame of any such window, and for all that follows from it. */
void bench_wait_frame (void);
/* The map of such a battle, with the strings shown. @battle: (transfer full) */
LwMapView *bench_map (LwBattle *battle);
/* A surface of that size for what is drawn off the screen. */
cairo_t *bench_paper (void);
/* What the map shows now, in nodes: as GTK would ask for it. (transfer full) */
GskRenderNode *bench_snapshot (LwMapView *map);

/* The first man of the mover near the middle of his line, taken up with the pointer. */
typedef struct
{
  LwMapView *map;
  LwMapTouch touch;
  LwPoint home;
} BenchDrag;

void bench_drag_begin (BenchDrag *drag, LwMapView *map);
/* Three pixels on, to and fro within a man's move. */
void bench_drag_step (BenchDrag *drag, guint i);
void bench_drag_end (BenchDrag *drag);
