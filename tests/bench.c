/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench.c: how long the rules and the files take, as ratios to yardsticks measured in the same run,
 * turn and turn about; milliseconds of a busy machine say nothing.
 *
 *   bench                  the table, and bench.tsv in the folder it is started in
 *   bench --list           the names of the cases
 *   bench --one P9 500     what is measured, once: for callgrind
 */
#include "bench.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define REPEATS 15
#define WARM_UPS 2
#define LEAST_US 2000.0  /* of one repeat */
#define SLOW_US 150000.0 /* beyond it, fewer repeats */
#define SLOW_REPEATS 5
#define NOISY 0.25

volatile gint64 bench_sink;

static double
cpu_us (void)
{
  struct timespec t;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

/* Microseconds for one time of it. */
static double
measure (void (*it) (guint), guint n)
{
  double before = cpu_us ();

  it (n);
  return (cpu_us () - before) / n;
}

/* How often it must be done to last long enough for the clock. */
static guint
find_count (void (*it) (guint))
{
  guint n;

  for (n = 1; n < 1u << 24; n *= 2)
    if (measure (it, n) * n > LEAST_US)
      break;

  return n;
}

static int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *)a, y = *(const double *)b;

  return (x > y) - (x < y);
}

static double
median_of (double *values, guint n)
{
  qsort (values, n, sizeof *values, compare_doubles);
  return values[n / 2];
}

static const char *
judge (double ratio, double best, double goal)
{
  if (goal <= 0)
    return "-";
  if (fabs (ratio / best - 1) > NOISY)
    return "noisy";

  return ratio <= goal ? "ok" : "OVER";
}

static void
print_row (FILE *tsv, const BenchCase *it, double us, double yard, double ratio, double best)
{
  const char *verdict = judge (ratio, best, it->goal);

  g_print ("%-4s %6u %12.2f us %12.2f us %9.3f %9.3f %7.2f %-6s %s\n", it->id, it->size, us, yard,
           ratio, best, it->goal, verdict, it->what);
  if (tsv != NULL)
    fprintf (tsv, "%s\t%u\t%.3f\t%.3f\t%.4f\t%.4f\t%.2f\t%s\t%s\n", it->id, it->size, us, yard,
             ratio, best, it->goal, verdict, it->what);
}

static void
run_case (const BenchCase *it, FILE *tsv)
{
  double a[REPEATS], b[REPEATS], q[REPEATS];
  guint n_a, n_b, i, n;

  it->set_up (it->size);
  n_a = find_count (it->measured);
  n_b = find_count (it->yardstick);
  n = measure (it->measured, n_a) * n_a > SLOW_US ? SLOW_REPEATS : REPEATS;
  for (i = 0; i < WARM_UPS + n; i++)
    {
      guint k = i < WARM_UPS ? 0 : i - WARM_UPS;

      a[k] = measure (it->measured, n_a);
      b[k] = measure (it->yardstick, n_b);
      q[k] = a[k] / b[k];
    }
  it->clear ();
  /* The quotient of medians of a sorted copy would forget which pairs belong together. */
  {
    double ratio = median_of (q, n), us = median_of (a, n), yard = median_of (b, n);

    print_row (tsv, it, us, yard, ratio, a[0] / b[0]);
  }
}

static const BenchCase *const lists[] = { bench_war, bench_play, bench_store, bench_print,
                                          bench_sight };

static void
run_all (const char *only)
{
  FILE *tsv = fopen ("bench.tsv", "w");
  guint i;

  g_print ("%-4s %6s %15s %15s %9s %9s %7s\n", "id", "size", "median", "yardstick", "ratio", "best",
           "goal");
  for (i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      const BenchCase *it;

      for (it = lists[i]; it->id != NULL; it++)
        if (only == NULL || g_str_equal (only, it->id))
          run_case (it, tsv);
    }
  if (tsv != NULL)
    fclose (tsv);
}

static void
list_all (void)
{
  guint i;

  for (i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      const BenchCase *it;

      for (it = lists[i]; it->id != NULL; it++)
        g_print ("%s %u %s\n", it->id, it->size, it->what);
    }
}

static int
run_one (const char *id, guint size)
{
  guint i;

  for (i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      const BenchCase *it;

      for (it = lists[i]; it->id != NULL; it++)
        if (g_str_equal (id, it->id) && it->size == size)
          {
            it->set_up (size);
            it->measured (1);
            it->clear ();
            return EXIT_SUCCESS;
          }
    }
  g_printerr ("no case %s of %u\n", id, size);

  return EXIT_FAILURE;
}

int
main (int argc, char **argv)
{
  if (argc == 4 && g_str_equal (argv[1], "--one"))
    return run_one (argv[2], (guint)atoi (argv[3]));
  if (argc == 2 && g_str_equal (argv[1], "--list"))
    list_all ();
  else
    run_all (argc == 2 ? argv[1] : NULL);

  return EXIT_SUCCESS;
}
