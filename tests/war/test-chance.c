/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-chance.c: the generator gives the same numbers everywhere, and fair ones.
 */
#include "lw-chance.h"

/* The sequence that the published splitmix64 gives for the seed 1234567. */
static void
test_known_sequence (void)
{
  static const guint64 known[] = {
    G_GUINT64_CONSTANT (6457827717110365317),  G_GUINT64_CONSTANT (3203168211198807973),
    G_GUINT64_CONSTANT (9817491932198370423),  G_GUINT64_CONSTANT (4593380528125082431),
    G_GUINT64_CONSTANT (16408922859458223821),
  };
  LwChance chance;
  guint i;

  lw_chance_seed (&chance, 1234567);
  for (i = 0; i < G_N_ELEMENTS (known); i++)
    g_assert_true (lw_chance_next (&chance) == known[i]);
}

static void
test_state_is_all (void)
{
  LwChance chance, copy;

  lw_chance_seed (&chance, 8231);
  lw_chance_next (&chance);
  copy = chance;
  g_assert_true (lw_chance_next (&chance) == lw_chance_next (&copy));
  lw_chance_seed (&chance, copy.state);
  g_assert_true (lw_chance_next (&chance) == lw_chance_next (&copy));
}

static void
test_below (void)
{
  guint counts[6] = { 0 };
  LwChance chance;
  guint i;

  lw_chance_seed (&chance, 12);
  for (i = 0; i < 60000; i++)
    {
      guint32 n = lw_chance_below (&chance, 6);

      g_assert_cmpuint (n, <, 6);
      counts[n]++;
    }
  for (i = 0; i < 6; i++)
    {
      g_assert_cmpuint (counts[i], >, 9600);
      g_assert_cmpuint (counts[i], <, 10400);
    }
  g_assert_cmpuint (lw_chance_below (&chance, 1), ==, 0);
}

/* No remainder is likelier than another, even of a number that does not go into 2^32. */
static void
test_below_unbiased (void)
{
  const guint32 n = 0xc0000000;
  LwChance chance;
  guint i, low = 0;

  lw_chance_seed (&chance, 3);
  for (i = 0; i < 30000; i++)
    low += lw_chance_below (&chance, n) < n / 3;
  g_assert_cmpuint (low, >, 9700);
  g_assert_cmpuint (low, <, 10300);
}

static void
test_gauss (void)
{
  LwChance chance;
  gint64 sum = 0, squares = 0;
  guint i, inside = 0;
  const guint n = 100000;

  lw_chance_seed (&chance, 99);
  for (i = 0; i < n; i++)
    {
      gint32 draw = lw_chance_gauss (&chance);

      g_assert_cmpint (ABS (draw), <=, 6 * 65536);
      sum += draw;
      squares += (gint64)draw * draw;
      inside += ABS (draw) <= 65536;
    }
  g_assert_cmpint (ABS (sum / n), <, 800);
  /* One standard deviation is 65536, and about 68 in a hundred lie within it. */
  g_assert_cmpint (squares / n, >, (gint64)65536 * 65536 / 100 * 97);
  g_assert_cmpint (squares / n, <, (gint64)65536 * 65536 / 100 * 103);
  g_assert_cmpuint (inside, >, n / 100 * 66);
  g_assert_cmpuint (inside, <, n / 100 * 70);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/war/chance/known-sequence", test_known_sequence);
  g_test_add_func ("/war/chance/state-is-all", test_state_is_all);
  g_test_add_func ("/war/chance/below", test_below);
  g_test_add_func ("/war/chance/below-unbiased", test_below_unbiased);
  g_test_add_func ("/war/chance/gauss", test_gauss);

  return g_test_run ();
}
