/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-sight.c: the view along a gun is to scale, hides what is hidden and shows nothing more.
 */
#include "draw-floor.h"

#include <math.h>

#include "sight-look.h"

#define WIDTH 1000
#define HEIGHT 600

/* Pixels to an inch one inch off. */
#define SCALE 1100

/* Blue's gun looks north from (60, 12) over a bare floor of 10 by 20 ft; everybody is in his box.
 */
static LwBattle *
bare_battle (const LwCountry *country)
{
  LwBattle *battle = make_battle (country);

  for (guint i = 0; i < battle->n_men; i++)
    lw_battle_man_rw (battle, i)->state = LW_MAN_IN_BOX;
  for (guint i = 0; i < battle->n_guns; i++)
    lw_battle_gun_rw (battle, i)->placed = FALSE;
  battle->phase = LW_PHASE_GUNS;
  lw_battle_gun_rw (battle, 1)->placed = TRUE;
  lw_battle_gun_rw (battle, 1)->at = at_inches (60, 12);
  lw_battle_gun_rw (battle, 1)->bearing = LW_NORTH;
  return battle;
}

static LwCountry *
bare_country (void)
{
  LwCountry *country = lw_country_new ("Bare", LW_INCHES (120), LW_INCHES (240));

  country->texture = 1913;
  return country;
}

static LwRef
stand_red (LwBattle *battle, double x, double y)
{
  for (guint i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == LW_RED && battle->men[i].state == LW_MAN_IN_BOX)
      {
        lw_battle_man_rw (battle, i)->state = LW_MAN_FIGHTING;
        lw_battle_man_rw (battle, i)->at = at_inches (x, y);
        return (LwRef)i;
      }
  g_assert_not_reached ();
}

static LwSight
along (LwAngle elevation)
{
  LwSight sight = { .gun = 1, .bearing = LW_NORTH, .elevation = elevation, .named = LW_NONE };

  sight.viewer = LW_VIEWER_BOTH;
  sight.width = WIDTH;
  sight.height = HEIGHT;
  return sight;
}

static cairo_surface_t *
look (const LwBattle *battle, const LwSight *sight)
{
  cairo_surface_t *surface = make_surface (WIDTH, HEIGHT, 0xffffffff);
  cairo_t *cr = cairo_create (surface);

  sight_draw_floor (cr, battle, sight);
  lw_sight_draw_gun (cr, battle, sight);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  return surface;
}

/* How many pixels differ when this man stands there and when he does not. */
static guint
ink_of (LwBattle *battle, const LwSight *sight, LwRef man)
{
  cairo_surface_t *with = look (battle, sight), *without;
  guint n;

  lw_battle_man_rw (battle, man)->state = LW_MAN_IN_BOX;
  without = look (battle, sight);
  lw_battle_man_rw (battle, man)->state = LW_MAN_FIGHTING;
  n = count_differences (with, without);
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
  return n;
}

static LwFeature *
house_at (double x, double y, double height)
{
  LwFeature *house = make_thing (LW_FEATURE_HOUSE, "house", x, y);

  house->angle = 0;
  house->height = (LwLength)(height * LW_INCH);
  return house;
}

static void
test_projection (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  g_autoptr (LwBattle) battle = bare_battle (country);
  LwSight sight = along (0);
  double x, foot, head;
  LwSightEye eye;

  /* A hundred inches from the eye an inch is eleven pixels. */
  g_assert_true (sight_project (battle, &sight, at_inches (60, 109), 0, &x, &foot));
  g_assert_cmpfloat_with_epsilon (x, WIDTH / 2.0, 1e-6);
  g_assert_true (sight_project (battle, &sight, at_inches (60, 109), LW_INCHES (10), &x, &head));
  g_assert_cmpfloat_with_epsilon (foot - head, 110, 1e-6);
  g_assert_true (sight_project (battle, &sight, at_inches (70, 109), 0, &x, &head));
  g_assert_cmpfloat_with_epsilon (x, WIDTH / 2.0 + 110, 1e-6);
  g_assert_false (sight_project (battle, &sight, at_inches (60, 4), 0, &x, &head));

  /* A level bore points at what is as high as the eye, whatever the distance. */
  g_assert_true (
      sight_project (battle, &sight, at_inches (60, 60), (LwLength)(3.05 * LW_INCH), &x, &head));
  lw_sight_open (&eye, NULL, battle, &sight);
  g_assert_cmpfloat_with_epsilon (eye.middle, WIDTH / 2.0, 1e-6);
  g_assert_cmpfloat_with_epsilon (lw_sight_bead (&eye), head, 0.1);
}

static double
bead_of (const LwBattle *battle, const LwSight *sight)
{
  LwSightEye eye;

  lw_sight_open (&eye, NULL, battle, sight);
  return lw_sight_bead (&eye);
}

/* Elevation raises the bead over what lies level by so much as the angle asks. */
static void
test_elevation (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  g_autoptr (LwBattle) battle = bare_battle (country);
  LwSight sight = along (5 * LW_DEGREE);
  double x, y = bead_of (battle, &sight), level;

  g_assert_true (
      sight_project (battle, &sight, at_inches (60, 200), (LwLength)(3.05 * LW_INCH), &x, &level));
  g_assert_cmpfloat_with_epsilon (level - y, SCALE * tan (5 * G_PI / 180), 0.1);
  sight.elevation = 4 * LW_DEGREE;
  sight.sway_elevation = LW_DEGREE;
  g_assert_cmpfloat_with_epsilon (bead_of (battle, &sight), y, 1e-6);
}

/* At the end of the screw the bead is in the picture of the smallest window, clear of the clock. */
static void
test_highest (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  g_autoptr (LwBattle) battle = bare_battle (country);
  LwSight sight = along (20 * LW_DEGREE);
  double x, floor_y;

  sight.width = 655;
  sight.height = 480;
  g_assert_cmpfloat (bead_of (battle, &sight), >, 55);
  g_assert_true (sight_project (battle, &sight, at_inches (60, 200), 0, &x, &floor_y));
  g_assert_cmpfloat (floor_y, <, sight.height - 40);
}

/* Turned by its sway to the left, the gun sees what lay ahead on its right. */
static void
test_sway (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  g_autoptr (LwBattle) battle = bare_battle (country);
  LwSight sight = along (0);
  double x, y;

  sight.sway_bearing = 600;
  g_assert_true (sight_project (battle, &sight, at_inches (60, 109), 0, &x, &y));
  g_assert_cmpfloat (x, >, WIDTH / 2.0 + 3);
  g_assert_cmpfloat_with_epsilon (lw_sight_seconds_a_pixel (&sight), 206265.0 / SCALE, 0.01);
}

/* At six feet a man is as high as two inches are there. */
static void
test_height (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  g_autoptr (LwBattle) battle = bare_battle (country);
  LwSight sight = along (0);
  LwRef man = stand_red (battle, 70, 84);
  cairo_surface_t *with = look (battle, &sight), *without;
  int top = HEIGHT, bottom = 0;
  double x, foot, head;

  lw_battle_man_rw (battle, man)->state = LW_MAN_IN_BOX;
  without = look (battle, &sight);
  for (int j = 0; j < HEIGHT; j++)
    for (int i = 0; i < WIDTH; i++)
      if (pixel_at (with, i, j) != pixel_at (without, i, j))
        {
          top = MIN (top, j);
          bottom = MAX (bottom, j);
        }
  sight_project (battle, &sight, at_inches (70, 84), 0, &x, &foot);
  sight_project (battle, &sight, at_inches (70, 84), LW_INCHES (2), &x, &head);
  g_assert_cmpfloat (fabs (top - head), <=, 2.5);
  g_assert_cmpfloat (fabs (bottom - foot), <=, 2.5);
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
}

/* Behind a house nobody is seen; before it, and beside it, he is. */
static void
test_house_hides (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  LwSight sight = along (0);

  lw_country_add (country, house_at (66, 60, 5));
  g_autoptr (LwBattle) battle = bare_battle (country);
  LwRef behind = stand_red (battle, 67, 66), before = stand_red (battle, 65, 54);
  LwRef beside = stand_red (battle, 76, 60);
  g_assert_cmpuint (ink_of (battle, &sight, behind), ==, 0);
  g_assert_false (sight_sees (battle, &sight, behind));
  g_assert_cmpuint (ink_of (battle, &sight, before), >, 200);
  g_assert_true (sight_sees (battle, &sight, before));
  g_assert_cmpuint (ink_of (battle, &sight, beside), >, 200);
  g_assert_true (sight_sees (battle, &sight, beside));
}

/* A wall an inch high hides him to the belt; on a hill of an inch he is seen from head to foot. */
static void
test_wall_and_hill (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  g_autoptr (LwCountry) walled = bare_country ();
  LwFeature *wall = make_thing (LW_FEATURE_WALL, "wall", 70, 50);
  LwFeature *hill = make_thing (LW_FEATURE_BOARD, "hill", 70, 60);
  LwPoint line[] = { at_inches (60, 56), at_inches (84, 56) };
  LwSight sight = along (0);
  guint open, half, raised;

  g_array_set_size (wall->points, 0);
  g_array_append_vals (wall->points, line, 2);
  wall->height = LW_INCH;
  hill->height = LW_INCH;
  g_autoptr (LwBattle) bare = bare_battle (country);
  open = ink_of (bare, &sight, stand_red (bare, 70, 60));
  lw_country_add (walled, wall);
  g_autoptr (LwBattle) behind = bare_battle (walled);
  half = ink_of (behind, &sight, stand_red (behind, 70, 60));
  lw_country_add (country, hill);
  g_autoptr (LwBattle) upon = bare_battle (country);
  raised = ink_of (upon, &sight, stand_red (upon, 70, 60));
  g_assert_cmpuint (half, <, open * 3 / 4);
  g_assert_cmpuint (half, >, open / 5);
  g_assert_cmpuint (raised, >, open * 9 / 10);
}

/* What a viewer may not see is not there, and cannot be named. */
static void
test_hidden_side (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  g_autoptr (LwBattle) battle = bare_battle (country);
  LwSight sight = along (0);
  LwRef man = stand_red (battle, 64, 80);

  battle->phase = LW_PHASE_PUTTING_DOWN;
  battle->curtain_used = battle->curtain_closed = TRUE;
  sight.viewer = LW_VIEWER_BLUE;
  sight.named = man;
  g_assert_cmpuint (ink_of (battle, &sight, man), ==, 0);
  g_assert_false (sight_sees (battle, &sight, man));
  sight.viewer = LW_VIEWER_BOTH;
  g_assert_cmpuint (ink_of (battle, &sight, man), >, 200);
}

static void
test_men_in_order (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  g_autoptr (LwBattle) battle = bare_battle (country);
  LwSight sight = along (0);
  LwRef right = stand_red (battle, 70, 80), left = stand_red (battle, 50, 100);
  LwRef middle = stand_red (battle, 60, 60), aside = stand_red (battle, 118, 40);
  g_autoptr (GArray) men = lw_sight_men (battle, &sight, LW_RED);

  g_assert_cmpuint (men->len, ==, 3);
  g_assert_cmpint (g_array_index (men, LwRef, 0), ==, left);
  g_assert_cmpint (g_array_index (men, LwRef, 1), ==, middle);
  g_assert_cmpint (g_array_index (men, LwRef, 2), ==, right);
  g_assert_false (sight_sees (battle, &sight, aside));
}

/* Every kind of thing all round, near and far, boards as high as the eye: it is drawn, and the
 * same twice. */
static void
test_all_round (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  LwSight sight = along (20 * LW_DEGREE);

  for (guint kind = 0; kind < LW_N_FEATURE_KINDS; kind++)
    {
      g_autofree char *id = g_strdup_printf ("thing-%u", kind);
      lw_country_add (country, make_thing (kind, id, 20 + kind % 5 * 20, 8 + kind / 5 * 24));
    }
  g_autoptr (LwBattle) battle = bare_battle (country);
  stand_red (battle, 60, 16);
  stand_red (battle, 63, 12);
  for (guint i = 0; i < 24; i++)
    {
      sight.bearing = (LwAngle)i * 15 * LW_DEGREE;
      sight.elevation = (LwAngle)((gint)i - 5) * LW_DEGREE;
      cairo_surface_t *one = look (battle, &sight), *two = look (battle, &sight);
      g_assert_cmpuint (count_differences (one, two), ==, 0);
      cairo_surface_destroy (one);
      cairo_surface_destroy (two);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/sight/projection", test_projection);
  g_test_add_func ("/draw/sight/elevation", test_elevation);
  g_test_add_func ("/draw/sight/highest", test_highest);
  g_test_add_func ("/draw/sight/sway", test_sway);
  g_test_add_func ("/draw/sight/height", test_height);
  g_test_add_func ("/draw/sight/house-hides", test_house_hides);
  g_test_add_func ("/draw/sight/wall-and-hill", test_wall_and_hill);
  g_test_add_func ("/draw/sight/hidden-side", test_hidden_side);
  g_test_add_func ("/draw/sight/men-in-order", test_men_in_order);
  g_test_add_func ("/draw/sight/all-round", test_all_round);
  return g_test_run ();
}
