/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-watch.h: starts programs, one at a time, and watches the screen for what they show. It
 * wants a screen with nothing else on it.
 */
#pragma once

#include <glib.h>

typedef struct
{
  double us; /* CPU of its process from the start to the last change on the screen before 0.7 s
              * without one */
  double kb; /* what smaps calls private, then */
} BenchStart;

/* FALSE: there is no screen. */
gboolean bench_watch_open (void);

/*
 * Starts @argv, waits till it has painted something in its own window (at least six colours, on one
 * pixel of fifty of the screen), measures it and ends it. FALSE: it could not be started, or
 * nothing came in half a minute.
 */
gboolean bench_watch_start (const char *const *argv, BenchStart *start);
/* The same of what it does when nobody touches it: @ms: CPU milliseconds a minute. */
gboolean bench_watch_rest (const char *const *argv, double *ms);
