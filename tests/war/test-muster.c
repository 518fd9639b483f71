/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-muster.c: whether there is room does not depend on how many have been taken up: a muster
 * keeps a few one by one, and many in an index. Nor does it on who is remembered to have been in
 * the way, which is asked for only where no reason is given.
 */
#include "war-test.h"

#include "lw-chance.h"
#include "lw-muster.h"

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
take_a_few (LwChance *chance, LwBattle *battle, LwMuster *one, LwMuster *two, gboolean *taken)
{
  guint i;

  for (i = 0; i < FEW; i++)
    {
      LwRef man = (LwRef)lw_chance_below (chance, battle->n_men);
      LwPoint at = draw_place (chance);

      taken[man] = TRUE;
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
take_the_others (LwBattle *battle, LwMuster *muster, const gboolean *taken)
{
  LwRef i;

  for (i = 0; i < (LwRef)battle->n_men; i++)
    if (!taken[i])
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
      g_autofree gboolean *taken = g_new0 (gboolean, battle->n_men);

      take_a_few (&chance, battle, few, many, taken);
      take_the_others (battle, many, taken);
      try_places (&chance, battle, few, many, &free);
    }
  /* Some were refused and some were not. */
  g_assert_cmpuint (free, >, TURNS * TRIES / 20);
  g_assert_cmpuint (free, <, TURNS * TRIES * 19 / 20);
}

/* Where everybody stands, and who has last been in the way. */
typedef struct
{
  LwPoint *at;
  LwRef last;
} Stand;

/* As lw_muster_nearest() tries places, but asks for a reason at each of them. */
static gboolean
search_plainly (
    LwMuster *muster, LwRef man, LwPoint *at, LwAngle facing, LwLength limit, Stand *stand)
{
  LwPoint centre = *at;

  for (LwLength radius = 0; radius <= limit; radius += LW_INCH / 4)
    {
      gint n = radius == 0 ? 1 : MAX (8, 6 * radius / LW_INCH);

      for (gint i = 0; i < n; i++)
        {
          gint step = i % 2 == 0 ? -(i / 2) : (i + 1) / 2;
          LwRefusal refusal;

          *at = lw_point_towards (centre, lw_angle_wrapped ((gint64)step * (LW_TURN / n)), radius);
          if (lw_muster_may_stand (muster, man, *at, facing, &refusal))
            return TRUE;
          if (refusal.other != LW_NONE)
            stand->last = refusal.other;
        }
    }

  return FALSE;
}

/* Anybody, to anywhere; or one who has just been in the way, to where he was: not in his own. */
static LwRef
draw_man (LwChance *chance, LwBattle *battle, const Stand *stand, LwPoint *wanted)
{
  if (stand->last != LW_NONE && lw_chance_below (chance, 2) == 0)
    {
      *wanted = stand->at[stand->last];
      return stand->last;
    }
  *wanted = draw_place (chance);

  return (LwRef)lw_chance_below (chance, battle->n_men);
}

static void
try_nearest (LwChance *chance, LwBattle *battle, LwMuster *muster, Stand *stand, guint *aside)
{
  LwPoint wanted, at, plainly;
  LwRef man = draw_man (chance, battle, stand, &wanted);
  LwMusterSearch search = { .facing = (LwAngle)lw_chance_below (chance, LW_TURN),
                            .first = LW_EAST,
                            .hand = 1,
                            .limit = LW_INCHES (2) };
  gboolean found;

  at = plainly = wanted;
  found = lw_muster_nearest (muster, man, &at, &search);
  g_assert_cmpint (search_plainly (muster, man, &plainly, search.facing, LW_INCHES (2), stand), ==,
                   found);
  if (!found)
    return;

  g_assert_cmpint (at.x, ==, plainly.x);
  g_assert_cmpint (at.y, ==, plainly.y);
  *aside += lw_distance_squared (at, wanted) > 0;
}

static void
test_remembered (void)
{
  LwChance chance;
  guint aside = 0, i, k;

  lw_chance_seed (&chance, 1914);
  for (i = 0; i < TURNS; i++)
    {
      g_autoptr (LwBattle) battle = make_battle (&chance);
      g_autoptr (LwMuster) muster = lw_muster_new (battle);
      g_autofree LwPoint *at = g_new (LwPoint, battle->n_men);
      Stand stand = { at, LW_NONE };

      for (k = 0; k < battle->n_men; k++)
        at[k] = battle->men[k].at;
      for (k = 0; k < FEW; k++)
        {
          LwRef moved = (LwRef)lw_chance_below (&chance, battle->n_men);

          at[moved] = draw_place (&chance);
          lw_muster_place (muster, moved, at[moved], 0);
          try_nearest (&chance, battle, muster, &stand, &aside);
        }
    }
  g_assert_cmpuint (aside, >, TURNS * FEW / 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R33/few-or-many-taken-up", test_few_or_many);
  g_test_add_func ("/laws/R33/nearest-with-and-without-memory", test_remembered);
  return g_test_run ();
}
