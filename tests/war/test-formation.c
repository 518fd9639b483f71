/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-formation.c: bodies of men drawn up: nobody too near, evenly, about their middle.
 */
#include "war-test.h"
#include "lw-formation.h"

#define MOST 60

typedef struct
{
  LwArm arms[MOST];
  LwPoint keep[MOST];
  guint n;
  GArray *places;
} Body;

static void
body_init (Body *body, guint infantry, guint cavalry)
{
  guint i;

  body->n = infantry + cavalry;
  g_assert_cmpuint (body->n, <=, MOST);
  for (i = 0; i < body->n; i++)
    {
      body->arms[i] = i < infantry ? LW_INFANTRY : LW_CAVALRY;
      body->keep[i] = P (10 + 3 * (i % 8), 10 + 3 * (i / 8));
    }
  body->places = g_array_new (FALSE, FALSE, sizeof (LwPoint));
}

static void
draw_up (Body *body, LwFormation formation, LwPoint centre, LwAngle facing)
{
  g_array_set_size (body->places, 0);
  lw_formation_places (formation, &(LwCompany){ body->arms, body->keep, body->n }, centre, facing,
                       body->places);
  g_assert_cmpuint (body->places->len, ==, body->n);
}

static LwPoint
place (const Body *body, guint i)
{
  return g_array_index (body->places, LwPoint, i);
}

static void
check_apart (const Body *body, LwAngle facing)
{
  guint i, k;

  for (i = 0; i < body->n; i++)
    for (k = i + 1; k < body->n; k++)
      {
        LwShape a = lw_man_shape_at (body->arms[i], place (body, i), facing);
        LwShape b = lw_man_shape_at (body->arms[k], place (body, k), facing);

        if (lw_shape_nearer (&a, &b, LW_CLEARANCE))
          g_error ("places %u and %u of %u are too near, facing %d", i, k, body->n, facing);
      }
}

/* No formation of any size, mixture or front puts two men nearer than a sixteenth of an inch. */
static void
test_clear (gconstpointer data)
{
  LwFormation formation = GPOINTER_TO_INT (data);
  static const LwAngle fronts[] = { LW_NORTH, LW_EAST, LW_SOUTH, 45 * LW_DEGREE, 123456, 1000001 };
  guint infantry, cavalry, front;

  for (infantry = 0; infantry <= 30; infantry += 5)
    for (cavalry = 0; cavalry <= 25; cavalry += infantry == 0 ? 1 : 5)
      for (front = 0; front < G_N_ELEMENTS (fronts); front++)
        {
          Body body;

          body_init (&body, infantry, cavalry);
          draw_up (&body, formation, P (60, 48), fronts[front]);
          check_apart (&body, fronts[front]);
          g_array_unref (body.places);
        }
}

static void
test_line (void)
{
  Body body;
  guint i;

  body_init (&body, 12, 0);
  draw_up (&body, LW_FORMATION_LINE, P (60, 48), LW_NORTH);
  for (i = 0; i < 12; i++)
    {
      g_assert_cmpint (place (&body, i).y, ==, LW_INCHES (48));
      if (i > 0)
        g_assert_cmpint (place (&body, i).x - place (&body, i - 1).x, ==, LW_INCH);
    }
  g_assert_cmpint (place (&body, 0).x + place (&body, 11).x, ==, 2 * LW_INCHES (60));
  g_array_unref (body.places);
}

/* A long line wraps into ranks, and they are even. */
static void
test_ranks (void)
{
  guint in_rank[8] = { 0 }, i;
  Body body;

  body_init (&body, 45, 0);
  draw_up (&body, LW_FORMATION_LINE, P (60, 48), LW_NORTH);
  for (i = 0; i < 45; i++)
    {
      LwLength behind = LW_INCHES (49) - place (&body, i).y;

      g_assert_cmpint (behind % LW_INCH, ==, 0);
      in_rank[behind / LW_INCH]++;
    }
  g_assert_cmpuint (in_rank[0], ==, 15);
  g_assert_cmpuint (in_rank[1], ==, 15);
  g_assert_cmpuint (in_rank[2], ==, 15);
  g_array_unref (body.places);
}

static void
test_column (void)
{
  Body body;
  guint i;

  body_init (&body, 0, 9);
  draw_up (&body, LW_FORMATION_COLUMN, P (60, 48), LW_EAST);
  for (i = 0; i < 9; i++)
    g_assert_cmpint (ABS (place (&body, i).y - LW_INCHES (48)), <=, LW_INCH / 2);
  g_array_unref (body.places);
}

/* Infantry stand before cavalry. */
static void
test_mixed (void)
{
  Body body;
  guint i;

  body_init (&body, 6, 6);
  draw_up (&body, LW_FORMATION_LINE, P (60, 48), LW_SOUTH);
  for (i = 0; i < 6; i++)
    g_assert_cmpint (place (&body, i).y, <, place (&body, 6 + i).y);
  g_array_unref (body.places);
}

static void
test_keep (void)
{
  Body body;
  guint i;

  body_init (&body, 8, 0);
  draw_up (&body, LW_FORMATION_KEEP, P (60, 48), LW_EAST);
  for (i = 1; i < 8; i++)
    {
      g_assert_cmpint (place (&body, i).x - place (&body, 0).x, ==,
                       body.keep[i].x - body.keep[0].x);
      g_assert_cmpint (place (&body, i).y - place (&body, 0).y, ==,
                       body.keep[i].y - body.keep[0].y);
    }
  g_assert_cmpint (ABS (place (&body, 0).x + place (&body, 7).x - 2 * LW_INCHES (60)), <=, 2);
  g_array_unref (body.places);
}

/* The crescent is open to its front, the square hollow. */
static void
test_shapes (void)
{
  Body body;
  guint i;

  body_init (&body, 15, 0);
  draw_up (&body, LW_FORMATION_CRESCENT, P (60, 48), LW_NORTH);
  g_assert_cmpint (place (&body, 0).y, >, place (&body, 7).y);
  g_assert_cmpint (place (&body, 14).y, >, place (&body, 7).y);
  g_assert_cmpint (ABS (place (&body, 7).x - LW_INCHES (60)), <=, 2);
  g_array_unref (body.places);

  body_init (&body, 24, 0);
  draw_up (&body, LW_FORMATION_SQUARE, P (60, 48), LW_NORTH);
  for (i = 0; i < 24; i++)
    {
      LwLength x = ABS (place (&body, i).x - LW_INCHES (60)),
               y = ABS (place (&body, i).y - LW_INCHES (48));

      g_assert_cmpint (MAX (x, y), ==, LW_INCHES (3));
    }
  g_array_unref (body.places);
}

int
main (int argc, char **argv)
{
  static const char *const names[] = { "keep", "line", "column", "open", "square", "crescent" };
  guint i;

  g_test_init (&argc, &argv, NULL);
  for (i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/laws/R33/formation-%s", names[i]);

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_clear);
    }
  g_test_add_func ("/war/formation/line", test_line);
  g_test_add_func ("/war/formation/ranks", test_ranks);
  g_test_add_func ("/war/formation/column", test_column);
  g_test_add_func ("/war/formation/mixed", test_mixed);
  g_test_add_func ("/war/formation/keep", test_keep);
  g_test_add_func ("/war/formation/crescent-and-square", test_shapes);

  return g_test_run ();
}
