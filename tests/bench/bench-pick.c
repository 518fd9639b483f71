/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-pick.c: who stands under the pointer.
 */
#include "bench.h"
#include "lw-grid.h"
#include "lw-pick.h"

/* Five hundred men on an 18-foot square. */
#define AREA_A_MAN ((gint64)(18 * LW_FOOT) * (18 * LW_FOOT) / 500)
#define SLACK (LW_INCH / 4)

static LwBattle *battle;
static LwPicker *picker;
static LwGrid *grid;
static LwItems found = LW_NO_ITEMS;
static LwChance chance;
static LwLength side_of_field;

static LwPoint
some_point (void)
{
  return (LwPoint){ (LwLength)lw_chance_below (&chance, (guint32)side_of_field),
                    (LwLength)lw_chance_below (&chance, (guint32)side_of_field) };
}

static void
set_up (guint n)
{
  const LwPlayer players[LW_N_SIDES] = {
    { (char *)"Robert", LW_EDGE_NORTH, { n / 2, 0, 6 } },
    { (char *)"Anna", LW_EDGE_SOUTH, { n - n / 2, 0, 6 } },
  };
  g_autoptr (LwCountry) country = NULL;
  LwHouseRules rules;
  guint i;

  lw_chance_seed (&chance, 1913);
  side_of_field = (LwLength)lw_isqrt ((guint64)AREA_A_MAN * n);
  country = lw_country_new ("Bench", side_of_field, side_of_field);
  lw_house_rules_init (&rules);
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, 1913);
  picker = lw_picker_new ();
  grid = lw_grid_new (lw_country_bounds (country), LW_SIX_INCHES);
  for (i = 0; i < battle->n_men; i++)
    {
      lw_battle_man_rw (battle, i)->state = LW_MAN_FIGHTING;
      lw_battle_man_rw (battle, i)->at = some_point ();
      lw_grid_add (grid, i, lw_man_shape (&battle->men[i]).bounds);
    }
  for (i = 0; i < battle->n_guns; i++)
    {
      lw_battle_gun_rw (battle, i)->placed = TRUE;
      lw_battle_gun_rw (battle, i)->at = some_point ();
    }
}

static void
clear (void)
{
  g_clear_pointer (&battle, lw_battle_free);
  g_clear_pointer (&picker, lw_picker_free);
  g_clear_pointer (&grid, lw_grid_free);
  lw_items_clear (&found);
  found = (LwItems)LW_NO_ITEMS;
}

/* As the map asks when the pointer moves: a man; and where there is none, a gun. */
static void
pick (guint n)
{
  for (; n > 0; n--)
    {
      LwPoint at = some_point ();
      LwRef man = lw_picker_man (picker, battle, LW_VIEWER_BOTH, at, SLACK);

      bench_sink += man != LW_NONE ? man : lw_pick_gun (battle, LW_VIEWER_BOTH, at, SLACK);
    }
}

static void
query (guint n)
{
  for (; n > 0; n--)
    {
      LwPoint at = some_point ();

      lw_grid_find (grid, lw_box_around (&at, 1, LW_SIX_INCHES), &found);
      bench_sink += found.n;
    }
}

const BenchCase bench_pick[] = { { "P8", "who is under the pointer / one query of a grid", 500,
                                   set_up, pick, query, clear, 3, 0 },
                                 { "P8", "who is under the pointer / one query of a grid", 5000,
                                   set_up, pick, query, clear, 3, 0 },
                                 { NULL } };
