/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench.h: what the bench measures: a thing, and a yardstick beside it, in one run of one program.
 */
#pragma once

#include <glib.h>

typedef struct
{
  const char *id; /* "P9" */
  const char *what;
  guint size;
  void (*set_up) (guint size);
  void (*measured) (guint n); /* does it @n times */
  void (*yardstick) (guint n);
  void (*clear) (void);
  double goal;    /* the ratio that it must keep to; 0: it is but shown */
  double stretch; /* the ratio that would be better still; 0: none */
} BenchCase;

/*
 * Something at 100, 1,000 and 10,000: its row tells by which power it grows between the last two.
 * set_up() makes another layout each time, or a processor would learn the small one by heart.
 */
#define BENCH_SIZES 3
#define BENCH_GROWTH 10

typedef struct
{
  const char *id;
  const char *what;
  guint first; /* the smallest size; each next one is BENCH_GROWTH times larger */
  void (*set_up) (guint size);
  void (*measured) (guint n);
  void (*clear) (void);
  double goal; /* the power that it must keep to */
  double stretch;
} BenchGrowth;

/* What one program measures; NULL where it has none of a kind, and a NULL ends each list. */
typedef struct
{
  const BenchCase *const *cases;
  const BenchGrowth *const *growths;
} BenchLists;

/* The main() of such a program; see bench-run.c. */
int bench_run (int argc, char **argv, const BenchLists *lists);

extern const BenchCase bench_war[];
extern const BenchCase bench_pick[];
extern const BenchCase bench_play[];
extern const BenchCase bench_general[];
extern const BenchCase bench_store[];
extern const BenchCase bench_print[];
extern const BenchCase bench_sight[];
extern const BenchGrowth bench_war_growth[];
extern const BenchGrowth bench_store_growth[];

/* So that nothing that is measured is left out by the compiler. */
extern volatile gint64 bench_sink;
