/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench.c: the rules, the files and the pages, against yardsticks; how to call it is said in
 * bench-run.c. The window is measured by bench-frames, the program as a whole by bench-start.
 */
#include "bench.h"

#include "bench-table.h"
#include "bench-yard.h"

static const BenchCase *const yard[] = { bench_yard, NULL };
static const BenchGrowth *const none[] = { NULL };
static const BenchCase *const cases[] = { bench_pick,  bench_war,   bench_play,    bench_store,
                                          bench_print, bench_sight, bench_general, NULL };
static const BenchGrowth *const growths[] = { bench_war_growth, bench_store_growth, NULL };

int
main (int argc, char **argv)
{
  const BenchLists yards = { yard, none }, lists = { cases, growths };
  gboolean table = argc < 2 || argv[1][0] != '-';
  int status;

  if (table)
    bench_table_begin ();
  if (argc < 2)
    {
      bench_run (1, argv, &yards);
      bench_hello (argv[0]);
    }
  status = bench_run (argc, argv, &lists);
  bench_table_end ();

  return status;
}
