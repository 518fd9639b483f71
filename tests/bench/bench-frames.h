/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-frames.h: what bench-frames measures, part by part; each adds its rows to the table.
 */
#pragma once

#include "bench-stage.h"

/* bench-frames.c: the drawing area that copies a picture is to be drawn in the next frame. */
void bench_draw_bare (guint i);

/* bench-paper.c: the map drawn off the screen: all of it, a step of a pan and of a zoom; and how it
 * grows with the men on it. */
void bench_run_paper (LwMapView *shown);
void bench_run_men   (void);

/* bench-stalls.c: the longest frame of a pan and of a zoom. */
void bench_run_pan   (LwMapView *shown);
void bench_run_zoom  (LwMapView *shown);

/* bench-rest.c: a long ledger shown; a battle that nobody touches, its clock running or not. */
void bench_run_ledger (void);
void bench_run_rest   (gboolean timed);
