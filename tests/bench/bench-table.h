/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-table.h: the clock of the benches, and their rows on the screen and in bench.tsv.
 */
#pragma once

#include <glib.h>

typedef struct
{
  const char *id;
  const char *what;
  const char *unit; /* of @measured and @yardstick: "us", "kB", "Ir"; of a growth: "^" */
  guint size;
  double measured;
  double yardstick;
  double ratio;   /* the median of pairs */
  double best;    /* the least to the least: where it differs much, something disturbed them */
  double goal;    /* it must keep to this; 0: it is but shown */
  double stretch; /* better still; 0: none */
} BenchRow;

/* CPU time of this process so far, in microseconds. */
double bench_cpu_us (void);

/* Sorts @values. */
double bench_median (double *values, guint n);
double bench_least (const double *values, guint n);

/* The row of @n pairs, which are sorted by it. */
void bench_row_of_pairs (BenchRow *row, double *measured, double *yardstick, guint n);

/*
 * The rows go to standard output and to bench.tsv in the folder it is started in; a bench that
 * others have gone before adds to it, when LW_BENCH_ADD is set.
 */
void bench_table_begin (void);
void bench_table_add (const BenchRow *row);
void bench_table_say (const char *format, ...) G_GNUC_PRINTF (1, 2);
void bench_table_end (void);
