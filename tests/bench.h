/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench.h: what the bench measures: a thing, and a yardstick beside it, in one run of one program.
 */
#pragma once

#include <glib.h>

typedef struct
{
  const char *id;              /* "P9" */
  const char *what;
  guint size;
  void (*set_up) (guint size);
  void (*measured) (guint n);  /* does it @n times */
  void (*yardstick) (guint n);
  void (*clear) (void);
  double goal;                 /* the ratio that it must keep to; 0: it is but shown */
} BenchCase;

extern const BenchCase bench_war[];
extern const BenchCase bench_play[];
extern const BenchCase bench_store[];
extern const BenchCase bench_print[];
extern const BenchCase bench_sight[];

/* So that nothing that is measured is left out by the compiler. */
extern volatile gint64 bench_sink;
