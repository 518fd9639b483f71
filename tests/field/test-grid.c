/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-grid.c: the index finds what brute force finds, once, in rising order.
 */
#include "lw-grid.h"

#include "field-test.h"

static const LwBox floor_box = { 0, 0, 18 * LW_FOOT, 12 * LW_FOOT };

static void
test_new_free (void)
{
  g_autoptr (LwGrid) grid = lw_grid_new (floor_box, LW_FOOT);
  g_autoptr (LwGrid) fine = lw_grid_new ((LwBox){ 0, 0, LW_FIELD_MAX, LW_FIELD_MAX }, 1);
  g_autoptr (LwGrid) spot = lw_grid_new ((LwBox){ 5, 5, 5, 5 }, 100);
  g_auto (LwItems) found = LW_NO_ITEMS;

  lw_grid_find (grid, floor_box, &found);
  g_assert_cmpuint (found.n, ==, 0);
  lw_grid_find (fine, floor_box, &found);
  g_assert_cmpuint (found.n, ==, 0);
  lw_grid_add (spot, 3, (LwBox){ -9, -9, 900, 900 });
  lw_grid_find (spot, (LwBox){ 899, 899, 950, 950 }, &found);
  g_assert_cmpuint (found.n, ==, 1);
  lw_grid_free (NULL);
}

static LwBox
draw_box (guint32 *seed, LwLength most)
{
  LwPoint at = draw_point (seed, -3000, 19 * LW_FOOT);
  LwLength width = draw_between (seed, 0, most);

  return (LwBox){ at.x, at.y, at.x + width, at.y + draw_between (seed, 0, most) };
}

static void
check_find (const LwGrid *grid, const LwBox *boxes, const gboolean *in, guint n, LwBox search)
{
  g_auto (LwItems) found = LW_NO_ITEMS;
  guint expected = 0;

  lw_grid_find (grid, search, &found);
  for (guint i = 0; i < n; i++)
    if (in[i] && lw_box_meets (boxes[i], search))
      {
        g_assert_cmpuint (expected, <, found.n);
        g_assert_cmpuint (found.item[expected++], ==, i);
      }
  g_assert_cmpuint (expected, ==, found.n);
}

static void
test_brute_force (void)
{
  enum
  {
    N = 300
  };
  LwBox boxes[N];
  gboolean in[N] = { FALSE };
  guint32 seed = 11;

  for (LwLength cell = 200; cell < 9000; cell *= 3)
    {
      g_autoptr (LwGrid) grid = lw_grid_new (floor_box, cell);

      for (guint i = 0; i < N; i++)
        in[i] = FALSE;
      for (int step = 0; step < 3000; step++)
        {
          guint item = (guint)draw_between (&seed, 0, N - 1);

          switch (draw_between (&seed, 0, 3))
            {
            case 0:
              in[item] = FALSE;
              lw_grid_remove (grid, item);
              break;
            case 1:
              check_find (grid, boxes, in, N, draw_box (&seed, 8000));
              break;
            default:
              /* Entered again: it moves. */
              in[item] = TRUE;
              boxes[item] = draw_box (&seed, item % 7 == 0 ? 20000 : 400);
              lw_grid_add (grid, item, boxes[item]);
              break;
            }
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/field/grid/new-free", test_new_free);
  g_test_add_func ("/field/grid/brute-force", test_brute_force);
  return g_test_run ();
}
