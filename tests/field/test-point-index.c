/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-point-index.c: points on the floor are found as brute force finds them, in rising order.
 */
#include "lw-point-index.h"

#include "field-test.h"

#define MANY 600
#define KINDS 2

static const LwBox floor_box = { 0, 0, 18 * LW_FOOT, 12 * LW_FOOT };

typedef struct
{
  LwPointIndex *spots;
  LwPoint at[MANY];
  gint kind[MANY]; /* -1: not there */
} Floor;

static void
check_find (const Floor *floor, guint kinds, LwBox box, LwHits *found)
{
  guint i, n = 0;

  lw_point_index_find (floor->spots, kinds, box, found);
  for (i = 0; i < MANY; i++)
    if (floor->kind[i] >= 0 && (kinds & (1u << floor->kind[i])) != 0 &&
        lw_box_holds (box, floor->at[i]))
      {
        g_assert_cmpuint (n, <, found->n);
        g_assert_cmpint (found->number[n++], ==, i);
      }
  g_assert_cmpuint (n, ==, found->n);
}

static void
move_one (Floor *floor, guint32 *seed)
{
  guint i = draw_number (seed) % MANY;

  floor->kind[i] = draw_between (seed, -1, KINDS - 1);
  floor->at[i] = draw_point (seed, -LW_FOOT, 19 * LW_FOOT);
  if (floor->kind[i] < 0)
    lw_point_index_take (floor->spots, i);
  else
    lw_point_index_put (floor->spots, i, (guint)floor->kind[i], floor->at[i]);
}

static void
test_brute_force (void)
{
  Floor floor = { .spots = lw_point_index_new (floor_box, MANY, KINDS) };
  g_auto (LwHits) found = LW_NO_HITS;
  guint32 seed = 1913;
  guint i;

  for (i = 0; i < MANY; i++)
    floor.kind[i] = -1;
  for (i = 0; i < 5000; i++)
    {
      LwPoint corner = draw_point (&seed, -2 * LW_FOOT, 19 * LW_FOOT);
      LwLength most = i % 10 == 0 ? 20 * LW_FOOT : LW_FOOT;
      LwBox box = { corner.x, corner.y, corner.x + draw_between (&seed, 0, most),
                    corner.y + draw_between (&seed, 0, most) };

      move_one (&floor, &seed);
      check_find (&floor, draw_number (&seed) % (1u << KINDS), box, &found);
    }
  lw_point_index_free (floor.spots);
}

static void
test_edges (void)
{
  g_autoptr (LwPointIndex) none = lw_point_index_new (floor_box, 0, 1);
  g_autoptr (LwPointIndex) huge =
      lw_point_index_new ((LwBox){ 0, 0, LW_POINT_MAX, LW_POINT_MAX }, 1, 1);
  g_auto (LwHits) found = LW_NO_HITS;
  LwPoint at = { LW_POINT_MAX, 7 };

  lw_point_index_find (none, 1, floor_box, &found);
  g_assert_cmpuint (found.n, ==, 0);
  lw_point_index_take (huge, 0);
  lw_point_index_put (huge, 0, 0, at);
  lw_point_index_put (huge, 0, 0, at);
  lw_point_index_find (huge, 1, lw_box_around (&at, 1, 0), &found);
  g_assert_cmpuint (found.n, ==, 1);
  at.y++;
  lw_point_index_find (huge, 1, lw_box_around (&at, 1, 0), &found);
  g_assert_cmpuint (found.n, ==, 0);
  lw_point_index_free (NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/spots/brute-force", test_brute_force);
  g_test_add_func ("/spots/edges", test_edges);

  return g_test_run ();
}
