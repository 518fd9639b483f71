/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-muster.c: whether there is room does not depend on how many have been taken up: a muster
 * keeps a few one by one, and many in an index.
 */
#include "war-test.h"

#include "lw-chance.h"
#include "lw-muster-private.h"

#define TURNS 200
#define FEW 20
#define TRIES 40

/* Thick enough that most places are too near to somebody. */
static LwPoint
draw_place (LwChance *chance)
{
  LwLength x = (LwLength)lw_chance_below (chance, LW_INCHES (20));

  return (LwPoint){ LW_INCHES (20) + x,
                    LW_INCHES (20) + (LwLength)lw_chance_below (chance, LW_INCHES (12)) };
}

static LwBattle *
make_battle (LwChance *chance)
{
  LwBattle *battle = open_battle (40, 10, 1);
  LwRef i;

  for (i = 0; i < (LwRef)battle->n_men; i++)
    {
      LwMan *man = lw_battle_man_rw (battle, i);

      man->state = LW_MAN_FIGHTING;
      man->at = man->start = draw_place (chance);
      man->facing = (LwAngle)lw_chance_below (chance, LW_TURN);
    }

  return battle;
}

static void
take_a_few (LwChance *chance, LwBattle *battle, LwMuster *one, LwMuster *two)
{
  guint i;

  for (i = 0; i < FEW; i++)
    {
      LwRef man = (LwRef)lw_chance_below (chance, battle->n_men);
      LwPoint at = draw_place (chance);

      lw_muster_lift (one, man);
      lw_muster_lift (two, man);
      if (lw_chance_below (chance, 3) == 0)
        continue;
      lw_muster_place (one, man, at, 0);
      lw_muster_place (two, man, at, 0);
    }
}

/* All who are left are taken up and set down again where they were. */
static void
take_the_others (LwBattle *battle, LwMuster *muster, LwMuster *few)
{
  LwRef i;

  for (i = 0; i < (LwRef)battle->n_men; i++)
    if (lw_muster_taken (few, i) == NULL)
      lw_muster_place (muster, i, battle->men[i].at, battle->men[i].facing);
}

static void
try_places (LwChance *chance, LwBattle *battle, LwMuster *few, LwMuster *many, guint *free)
{
  guint i;

  for (i = 0; i < TRIES; i++)
    {
      LwRef man = (LwRef)lw_chance_below (chance, battle->n_men);
      LwPoint at = draw_place (chance);
      LwRefusal one = { LW_REFUSED_NOTHING }, two = { LW_REFUSED_NOTHING };
      gboolean stands = lw_muster_may_stand (few, man, at, 0, &one);

      g_assert_cmpint (lw_muster_may_stand (many, man, at, 0, &two), ==, stands);
      g_assert_cmpint (one.code, ==, two.code);
      g_assert_cmpint (one.other, ==, two.other);
      *free += stands;
    }
}

static void
test_few_or_many (void)
{
  LwChance chance;
  guint free = 0, i;

  lw_chance_seed (&chance, 1913);
  for (i = 0; i < TURNS; i++)
    {
      g_autoptr (LwBattle) battle = make_battle (&chance);
      g_autoptr (LwMuster) few = lw_muster_new (battle);
      g_autoptr (LwMuster) many = lw_muster_new (battle);

      take_a_few (&chance, battle, few, many);
      take_the_others (battle, many, few);
      try_places (&chance, battle, few, many, &free);
    }
  /* Some were refused and some were not. */
  g_assert_cmpuint (free, >, TURNS * TRIES / 20);
  g_assert_cmpuint (free, <, TURNS * TRIES * 19 / 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R33/few-or-many-taken-up", test_few_or_many);
  return g_test_run ();
}
