/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-run.c: how long the rules and the files take, as ratios to yardsticks measured in the same
 * run, turn and turn about; milliseconds of a busy machine say nothing.
 *
 *   bench [P9...]               the table, or these rows; and bench.tsv in the folder it is
 *                               started in
 *   bench --list                the names of the cases
 *   bench --one P9 500          what is measured, once, within bench_once(): for
 *                               valgrind --tool=callgrind --toggle-collect=bench_once
 *   bench --one P9 500 100      a hundred times within bench_once(), when it is warm
 *   bench --yardstick P9 500    the same of its yardstick
 */
#include "bench.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bench-table.h"

#define REPEATS 15
#define WARM_UPS 2
#define LEAST_US 2000.0  /* of one repeat */
#define SLOW_US 150000.0 /* beyond it, fewer repeats */
#define SLOW_REPEATS 5

volatile gint64 bench_sink;

/* Microseconds for one time of it. */
static double
measure (void (*it) (guint), guint n)
{
  double before = bench_cpu_us ();

  it (n);
  return (bench_cpu_us () - before) / n;
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

static void
run_case (const BenchCase *it)
{
  BenchRow row = { .id = it->id,
                   .what = it->what,
                   .unit = "us",
                   .size = it->size,
                   .goal = it->goal,
                   .stretch = it->stretch };
  double a[REPEATS], b[REPEATS];
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
    }
  it->clear ();
  bench_row_of_pairs (&row, a, b, n);
  bench_table_add (&row);
}

/* One layout of that size, measured once it is warm. */
static double
measure_layout (const BenchGrowth *it, guint size)
{
  double us;

  it->set_up (size);
  it->measured (1);
  us = measure (it->measured, find_count (it->measured));
  it->clear ();

  return us;
}

static void
run_growth (const BenchGrowth *it)
{
  BenchRow row = {
    .id = it->id, .what = it->what, .unit = "us", .goal = it->goal, .stretch = it->stretch
  };
  double us[BENCH_SIZES][SLOW_REPEATS];
  double powers[SLOW_REPEATS];
  guint i, k, size;

  for (i = 0; i < SLOW_REPEATS; i++)
    for (k = 0, size = it->first; k < BENCH_SIZES; k++, size *= BENCH_GROWTH)
      us[k][i] = measure_layout (it, size);
  for (i = 0; i < SLOW_REPEATS; i++)
    powers[i] = log (us[BENCH_SIZES - 1][i] / us[BENCH_SIZES - 2][i]) / log (BENCH_GROWTH);
  row.size = size / BENCH_GROWTH;
  row.ratio = bench_median (powers, SLOW_REPEATS);
  row.best = log (bench_least (us[BENCH_SIZES - 1], SLOW_REPEATS) /
                  bench_least (us[BENCH_SIZES - 2], SLOW_REPEATS)) /
             log (BENCH_GROWTH);
  row.measured = bench_median (us[BENCH_SIZES - 1], SLOW_REPEATS);
  row.yardstick = bench_median (us[BENCH_SIZES - 2], SLOW_REPEATS);
  bench_table_add (&row);
}

static gboolean
is_wanted (const char *id, int argc, char **argv)
{
  int i;

  for (i = 1; i < argc; i++)
    if (g_str_equal (argv[i], id))
      return TRUE;

  return argc < 2;
}

static void
run_all (const BenchLists *lists, int argc, char **argv)
{
  const BenchCase *it;
  const BenchGrowth *growth;
  guint i;

  for (i = 0; lists->cases[i] != NULL; i++)
    for (it = lists->cases[i]; it->id != NULL; it++)
      if (is_wanted (it->id, argc, argv))
        run_case (it);
  for (i = 0; lists->growths[i] != NULL; i++)
    for (growth = lists->growths[i]; growth->id != NULL; growth++)
      if (is_wanted (growth->id, argc, argv))
        run_growth (growth);
}

static void
list_all (const BenchLists *lists)
{
  const BenchCase *it;
  const BenchGrowth *growth;
  guint i, k, size;

  for (i = 0; lists->cases[i] != NULL; i++)
    for (it = lists->cases[i]; it->id != NULL; it++)
      g_print ("%s %u %s\n", it->id, it->size, it->what);
  for (i = 0; lists->growths[i] != NULL; i++)
    for (growth = lists->growths[i]; growth->id != NULL; growth++)
      for (k = 0, size = growth->first; k < BENCH_SIZES; k++, size *= BENCH_GROWTH)
        g_print ("%s %u %s\n", growth->id, size, growth->what);
}

/* What a counter of instructions counts. */
G_GNUC_NO_INLINE void bench_once (void (*it) (guint), guint times);

G_GNUC_NO_INLINE void
bench_once (void (*it) (guint), guint times)
{
  it (times);
}

/* The case of that name and size; a growth has its sizes, and no yardstick. */
static gboolean
find_case (const BenchLists *lists, const char *id, guint size, BenchCase *found)
{
  const BenchCase *it;
  const BenchGrowth *growth;
  guint i, k, own;

  for (i = 0; lists->cases[i] != NULL; i++)
    for (it = lists->cases[i]; it->id != NULL; it++)
      if (g_str_equal (it->id, id) && it->size == size)
        {
          *found = *it;
          return TRUE;
        }
  for (i = 0; lists->growths[i] != NULL; i++)
    for (growth = lists->growths[i]; growth->id != NULL; growth++)
      for (k = 0, own = growth->first; k < BENCH_SIZES; k++, own *= BENCH_GROWTH)
        if (g_str_equal (growth->id, id) && own == size)
          {
            *found = (BenchCase){ .set_up = growth->set_up,
                                  .measured = growth->measured,
                                  .clear = growth->clear };
            return TRUE;
          }

  return FALSE;
}

static int
run_one (const BenchLists *lists, const char *id, guint size, guint times, gboolean yardstick)
{
  BenchCase it;

  if (!find_case (lists, id, size, &it) || (yardstick && it.yardstick == NULL))
    {
      g_printerr ("no case %s of %u\n", id, size);
      return EXIT_FAILURE;
    }
  if (yardstick)
    it.measured = it.yardstick;
  it.set_up (size);
  if (times > 1)
    it.measured (times);
  bench_once (it.measured, times);
  it.clear ();

  return EXIT_SUCCESS;
}

int
bench_run (int argc, char **argv, const BenchLists *lists)
{
  guint times = argc == 5 ? (guint)atoi (argv[4]) : 1;

  if (argc >= 4 && g_str_equal (argv[1], "--one"))
    return run_one (lists, argv[2], (guint)atoi (argv[3]), times, FALSE);
  if (argc >= 4 && g_str_equal (argv[1], "--yardstick"))
    return run_one (lists, argv[2], (guint)atoi (argv[3]), times, TRUE);
  if (argc == 2 && g_str_equal (argv[1], "--list"))
    list_all (lists);
  else
    run_all (lists, argc, argv);

  return EXIT_SUCCESS;
}
