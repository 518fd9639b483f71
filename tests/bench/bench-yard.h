/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-yard.h: the yardsticks of the machine itself.
 */
#pragma once

#include "bench.h"

extern const BenchCase bench_yard[];

void bench_copy_screen (guint n);
/* Walks through @text as libxml2's reader does, and makes nothing of it. */
void bench_walk_xml (const char *text);
/* The row of a bare window, which lies beside @self, where there is a screen. */
void bench_hello (const char *self);
