/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-table.c: the clock of the benches, and their rows on the screen and in bench.tsv.
 */
#include "bench-table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define NOISY 0.25

static FILE *tsv;

double
bench_cpu_us (void)
{
  struct timespec t;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *)a, y = *(const double *)b;

  return (x > y) - (x < y);
}

double
bench_median (double *values, guint n)
{
  qsort (values, n, sizeof *values, compare_doubles);
  return values[n / 2];
}

double
bench_least (const double *values, guint n)
{
  double least = values[0];
  guint i;

  for (i = 1; i < n; i++)
    least = MIN (least, values[i]);

  return least;
}

void
bench_row_of_pairs (BenchRow *row, double *measured, double *yardstick, guint n)
{
  g_autofree double *ratios = g_new (double, n);
  guint i;

  for (i = 0; i < n; i++)
    ratios[i] = measured[i] / yardstick[i];
  row->ratio = bench_median (ratios, n);
  row->best = bench_least (measured, n) / bench_least (yardstick, n);
  row->measured = bench_median (measured, n);
  row->yardstick = bench_median (yardstick, n);
}

static gboolean
is_noisy (const BenchRow *row)
{
  return fabs (row->ratio / row->best - 1) > NOISY;
}

static const char *
judge (const BenchRow *row)
{
  if (row->goal <= 0)
    return "-";
  if (is_noisy (row))
    return "noisy";

  return row->ratio <= row->goal ? "ok" : "OVER";
}

static const char *
judge_stretch (const BenchRow *row)
{
  if (row->stretch <= 0)
    return "-";
  if (is_noisy (row))
    return "noisy";

  return row->ratio <= row->stretch ? "ok" : "over";
}

void
bench_table_begin (void)
{
  gboolean add = g_getenv ("LW_BENCH_ADD") != NULL;

  tsv = fopen ("bench.tsv", add ? "a" : "w");
  if (add)
    return;
  g_print ("%-4s %6s %15s %15s %9s %9s %6s %-5s %7s %-5s %s\n", "id", "size", "median", "yardstick",
           "ratio", "best", "must", "", "stretch", "", "what / yardstick");
  if (tsv != NULL)
    fprintf (tsv, "id\tsize\tmedian\tyardstick\tunit\tratio\tbest\tmust\tok\tstretch\tok\twhat\n");
}

void
bench_table_add (const BenchRow *row)
{
  const char *verdict = judge (row), *second = judge_stretch (row);

  g_print ("%-4s %6u %12.2f %-2s %12.2f %-2s %9.3f %9.3f %6.2f %-5s %7.2f %-5s %s\n", row->id,
           row->size, row->measured, row->unit, row->yardstick, row->unit, row->ratio, row->best,
           row->goal, verdict, row->stretch, second, row->what);
  if (tsv != NULL)
    fprintf (tsv, "%s\t%u\t%.3f\t%.3f\t%s\t%.4f\t%.4f\t%.2f\t%s\t%.2f\t%s\t%s\n", row->id,
             row->size, row->measured, row->yardstick, row->unit, row->ratio, row->best, row->goal,
             verdict, row->stretch, second, row->what);
  fflush (NULL);
}

void
bench_table_say (const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_print ("%s\n", text);
  if (tsv != NULL)
    fprintf (tsv, "# %s\n", text);
}

void
bench_table_end (void)
{
  if (tsv != NULL)
    fclose (tsv);
  tsv = NULL;
}
