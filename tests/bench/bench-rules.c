/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-rules.c: the rules alone, for counters of instructions: growth.sh calls it. How to call it
 * is said in bench-run.c.
 */
#include "bench-table.h"
#include "bench.h"
#include "lw-grid.h"
#include "lw-laws.h"

/* Five hundred men on an 18-foot square. */
#define AREA_A_MAN ((gint64)(18 * LW_FOOT) * (18 * LW_FOOT) / 500)
#define FOOT_SOLDIER ((LwLength)96)

static LwGrid *grid;
static GArray *places;
static LwItems found = LW_NO_ITEMS;

static void
set_up_query (guint n)
{
  LwLength pitch = (LwLength)lw_isqrt ((guint64)AREA_A_MAN);
  guint across = (guint)lw_isqrt (n), i;

  grid =
      lw_grid_new ((LwBox){ 0, 0, (LwLength)(across + 1) * pitch, (LwLength)(across + 1) * pitch },
                   LW_SIX_INCHES);
  places = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  for (i = 0; i < n; i++)
    {
      LwPoint at = { (LwLength)(i % across) * pitch, (LwLength)(i / across) * pitch };

      g_array_append_val (places, at);
      lw_grid_add (grid, i, lw_box_around (&at, 1, FOOT_SOLDIER));
    }
}

static void
clear_query (void)
{
  g_clear_pointer (&grid, lw_grid_free);
  g_clear_pointer (&places, g_array_unref);
  lw_items_clear (&found);
  found = (LwItems)LW_NO_ITEMS;
}

/* Who is within six inches of each man. */
static void
query_all (guint n)
{
  guint i;

  for (; n > 0; n--)
    for (i = 0; i < places->len; i++)
      {
        lw_grid_find (grid, lw_box_around (&g_array_index (places, LwPoint, i), 1, LW_SIX_INCHES),
                      &found);
        bench_sink += found.n;
      }
}

static const BenchGrowth query_growth[] = {
  { "G", "who is within six inches of each of 100 to 10,000 men", 100, set_up_query, query_all,
    clear_query, 1.1, 0 },
  { NULL }
};

static const BenchCase *const cases[] = { bench_war, NULL };
static const BenchGrowth *const growths[] = { bench_war_growth, query_growth, NULL };

int
main (int argc, char **argv)
{
  const BenchLists lists = { cases, growths };

  return bench_run (argc, argv, &lists);
}
