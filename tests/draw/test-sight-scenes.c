/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-sight-scenes.c: what the eye behind a gun sees of men behind a wall, among trees and on a
 * hill, at one, six and twenty feet: pixel by pixel; and that nothing nearer is hidden by anything
 * farther, in Countries of every kind.
 *
 * `sight-shots` makes pictures of the same scenes.
 */
#include "sight-scene.h"

#include <math.h>

#include "draw-floor.h"
#include "lw-chance.h"
#include "lw-draw-flight.h"
#include "sight-look.h"

#define WIDTH 1000
#define HEIGHT 560
#define CLEARLY 32

static const gint distances[] = { 12, 72, 240 };

typedef struct
{
  int left, right, top, bottom;
  guint n;
} Ink;

static LwSight
along (double width, double height)
{
  LwSight sight = { .gun = SIGHT_GUN,
                    .bearing = LW_NORTH,
                    .viewer = LW_VIEWER_BOTH,
                    .named = LW_NONE,
                    .width = width,
                    .height = height };

  return sight;
}

static cairo_surface_t *
look (const LwBattle *battle, const LwSight *sight, gboolean glass)
{
  cairo_surface_t *surface = make_surface ((int)sight->width, (int)sight->height, 0xffffffff);
  cairo_t *cr = cairo_create (surface);

  if (glass)
    sight_draw_glass (
        cr, battle, sight,
        (LwSightRound){ sight->width / 2, sight->height / 2, sight->height / 2 - 10 });
  else
    sight_draw_floor (cr, battle, sight);
  cairo_destroy (cr);
  return surface;
}

static guint
channel (guint32 pixel, guint i)
{
  return pixel >> (8 * i) & 0xff;
}

/* By more than what shines through the soft edge of a thing before it. */
static gboolean
differs (guint32 a, guint32 b)
{
  for (guint i = 0; i < 3; i++)
    if (ABS ((int)channel (a, i) - (int)channel (b, i)) > CLEARLY)
      return TRUE;
  return FALSE;
}

/* The pixels that are others when this man is not there. */
static Ink
ink_of (LwBattle *battle, const LwSight *sight, LwRef man, gboolean glass)
{
  LwManState state = battle->men[man].state;
  cairo_surface_t *with = look (battle, sight, glass), *without;
  Ink ink = { (int)sight->width, -1, (int)sight->height, -1, 0 };

  lw_battle_man_rw (battle, man)->state = LW_MAN_IN_BOX;
  without = look (battle, sight, glass);
  lw_battle_man_rw (battle, man)->state = state;
  for (int y = 0; y < (int)sight->height; y++)
    for (int x = 0; x < (int)sight->width; x++)
      {
        if (!differs (pixel_at (with, x, y), pixel_at (without, x, y)))
          continue;
        ink.left = MIN (ink.left, x);
        ink.right = MAX (ink.right, x);
        ink.top = MIN (ink.top, y);
        ink.bottom = MAX (ink.bottom, y);
        ink.n++;
      }
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
  return ink;
}

/* Where a height over the place of a man is in the picture. */
static double
height_at (const LwBattle *battle, const LwSight *sight, LwRef man, LwLength height)
{
  double x, y;

  g_assert_true (sight_project (battle, sight, battle->men[man].at, height, &x, &y));
  return y;
}

/* Only what rises above the wall is seen of him. */
static void
test_behind_wall (gconstpointer data)
{
  g_autoptr (SightScene) scene = sight_scene_new (GPOINTER_TO_INT (data));
  LwSight sight = along (WIDTH, HEIGHT);
  LwPoint at = scene->battle->men[scene->walled].at;
  Ink ink = ink_of (scene->battle, &sight, scene->walled, FALSE);
  double x, coping;

  /* The upper edge of the wall's far face, an inch high and about an inch before him. */
  at.y -= LW_INCH * 1.2 - LW_INCH / 4;
  g_assert_true (sight_project (scene->battle, &sight, at, LW_INCH, &x, &coping));
  g_assert_cmpuint (ink.n, >, 4);
  g_assert_cmpfloat (ink.bottom, <=, coping + 1.5);
  g_assert_cmpfloat (
      fabs (ink.top - height_at (scene->battle, &sight, scene->walled, LW_INCHES (2))), <=, 2.5);
}

/* He stands on the board, from his base to his head-dress. */
static void
test_on_hill (gconstpointer data)
{
  gint inches = GPOINTER_TO_INT (data);
  g_autoptr (SightScene) scene = sight_scene_new (inches);
  LwSight sight = along (WIDTH, HEIGHT);
  LwLength hill = lw_ground_height (scene->battle->ground, scene->battle->men[scene->raised].at);
  Ink ink = ink_of (scene->battle, &sight, scene->raised, FALSE);
  double head = height_at (scene->battle, &sight, scene->raised, hill + LW_INCHES (2));
  double level = height_at (scene->battle, &sight, scene->raised, LW_INCHES (2));

  g_assert_cmpint (hill, ==, inches < 24 ? LW_INCH : LW_INCHES (2));
  g_assert_cmpfloat (head, <, level);
  g_assert_cmpfloat (fabs (ink.top - head), <=, 2.5);
  /* Nothing of him below the front edge of the board. */
  g_assert_cmpfloat (ink.bottom, <, height_at (scene->battle, &sight, scene->raised, 0) + 1);
}

/* Leaves and stems before him cover a part of him, and those behind him nothing. */
static void
test_among_trees (gconstpointer data)
{
  gint inches = GPOINTER_TO_INT (data);
  g_autoptr (SightScene) scene = sight_scene_new (inches);
  LwSight sight = along (WIDTH, HEIGHT);
  LwMan *man = lw_battle_man_rw (scene->battle, scene->shaded);
  LwPoint among = man->at;
  guint behind = ink_of (scene->battle, &sight, scene->shaded, FALSE).n, before;

  /* So far before the trees that he would be larger still, were it not for the comparison. */
  man->at.y -= LW_INCHES (inches < 24 ? 3 : 6);
  before = ink_of (scene->battle, &sight, scene->shaded, FALSE).n;
  man->at = among;
  g_assert_cmpuint (behind, >, 0);
  g_assert_cmpuint (before, >, behind);
}

/* At six feet a man is as tall as the law of the picture says, within a pixel. */
static void
test_true_size (void)
{
  g_autoptr (SightScene) scene = sight_scene_new (72);
  LwSight sight = along (WIDTH, HEIGHT);
  LwBattle *battle = scene->battle;
  Ink ink;
  double inch;

  /* Alone, at six feet from the axle and so 75 inches from the eye, an inch is 1100 / 75 pixels. */
  lw_battle_man_rw (battle, scene->open)->at = (LwPoint){ LW_INCHES (72), LW_INCHES (82) };
  for (guint i = 0; i < battle->n_men; i++)
    if ((LwRef)i != scene->open)
      lw_battle_man_rw (battle, i)->state = LW_MAN_IN_BOX;
  ink = ink_of (battle, &sight, scene->open, FALSE);
  inch = WIDTH * 1.1 / 75;
  g_assert_cmpfloat_with_epsilon (height_at (battle, &sight, scene->open, 0) -
                                      height_at (battle, &sight, scene->open, LW_INCHES (2)),
                                  2 * inch, 1e-6);
  g_assert_cmpfloat (fabs (height_at (battle, &sight, scene->open, LW_INCHES (2)) - ink.top), <=,
                     1.5);
  g_assert_cmpfloat (fabs (height_at (battle, &sight, scene->open, 0) - ink.bottom), <=, 2.5);
  g_assert_cmpfloat (ink.right - ink.left, >=, 0.75 * inch - 1);
  g_assert_cmpfloat (ink.right - ink.left, <=, 1.1 * inch + 2);
}

/* A trooper is taller than a man on foot, and longer than he is high from the side. */
static void
test_arms_differ (void)
{
  g_autoptr (SightScene) scene = sight_scene_new (72);
  LwSight sight = along (WIDTH, HEIGHT);
  Ink foot, horse;

  lw_battle_man_rw (scene->battle, scene->trooper)->facing = LW_EAST;
  foot = ink_of (scene->battle, &sight, scene->open, FALSE);
  horse = ink_of (scene->battle, &sight, scene->trooper, FALSE);
  g_assert_cmpint (horse.bottom - horse.top, >, (foot.bottom - foot.top) * 5 / 4);
  g_assert_cmpint (horse.right - horse.left, >, (foot.right - foot.left) * 2);
}

/* The glass shows four times the size, and is not held up to a man at one foot. */
static void
test_glass (void)
{
  g_autoptr (SightScene) far_off = sight_scene_new (240);
  g_autoptr (SightScene) near_by = sight_scene_new (12);
  LwSight sight = along (WIDTH, HEIGHT);
  cairo_surface_t *surface = make_surface (WIDTH, HEIGHT, 0xffffffff);
  cairo_t *cr = cairo_create (surface);
  LwMan *man = lw_battle_man_rw (far_off->battle, far_off->open);
  Ink plain, glass;

  for (guint i = 0; i < far_off->battle->n_men; i++)
    if ((LwRef)i != far_off->open)
      lw_battle_man_rw (far_off->battle, i)->state = LW_MAN_IN_BOX;
  man->at = (LwPoint){ LW_INCHES (72), LW_INCHES (210) };
  plain = ink_of (far_off->battle, &sight, far_off->open, FALSE);
  glass = ink_of (far_off->battle, &sight, far_off->open, TRUE);
  g_assert_cmpint (ABS (glass.bottom - glass.top - LW_SIGHT_GLASS * (plain.bottom - plain.top)), <=,
                   2 * LW_SIGHT_GLASS);
  sight.named = near_by->shaded;
  g_assert_false (sight_draw_glass (cr, near_by->battle, &sight, (LwSightRound){ 100, 100, 80 }));
  sight.named = far_off->open;
  g_assert_true (sight_draw_glass (cr, far_off->battle, &sight, (LwSightRound){ 100, 100, 80 }));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* The last shots are marked where they came to rest; behind a house the mark is paler. */
static void
test_marks (void)
{
  g_autoptr (SightScene) scene = sight_scene_new (72);
  LwSight sight = along (WIDTH, HEIGHT);
  LwPoint rest[] = { { LW_INCHES (72), LW_INCHES (58) }, { LW_INCHES (66), LW_INCHES (60) } };
  cairo_surface_t *none = look (scene->battle, &sight, FALSE), *two, *one;
  double x, y;

  sight.marks = rest;
  sight.n_marks = 2;
  two = look (scene->battle, &sight, FALSE);
  sight.n_marks = 1;
  one = look (scene->battle, &sight, FALSE);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (sight_project (scene->battle, &sight, rest[i], 0, &x, &y));
      g_assert_cmpuint (pixel_at (two, (int)x, (int)y), !=, pixel_at (none, (int)x, (int)y));
    }
  g_assert_cmpuint (pixel_at (one, (int)x, (int)y), ==, pixel_at (none, (int)x, (int)y));
  g_assert_cmpuint (count_differences (none, one), >, 50);
  cairo_surface_destroy (none);
  cairo_surface_destroy (one);
  cairo_surface_destroy (two);
}

/* Q56: a gun that has been hit, and a wreck, do not look whole. */
static void
test_hurt_gun (void)
{
  g_autoptr (SightScene) scene = sight_scene_new (72);
  LwSight sight = along (WIDTH, HEIGHT);
  LwGun *gun = lw_battle_gun_rw (scene->battle, 0);
  cairo_surface_t *whole, *lame, *wreck;

  gun->at = (LwPoint){ LW_INCHES (72), LW_INCHES (50) };
  whole = look (scene->battle, &sight, FALSE);
  gun->lame_until = G_MAXINT;
  lame = look (scene->battle, &sight, FALSE);
  gun->wrecked = TRUE;
  wreck = look (scene->battle, &sight, FALSE);
  g_assert_cmpuint (count_differences (whole, lame), >, 200);
  g_assert_cmpuint (count_differences (whole, wreck), >, 500);
  g_assert_cmpuint (count_differences (lame, wreck), >, 200);
  cairo_surface_destroy (whole);
  cairo_surface_destroy (lame);
  cairo_surface_destroy (wreck);
}

static cairo_surface_t *
look_stored (LwSightStore *store, const LwBattle *battle, const LwSight *sight)
{
  cairo_surface_t *surface = make_surface ((int)sight->width, (int)sight->height, 0xffffffff);
  cairo_t *cr = cairo_create (surface);

  lw_sight_draw_floor (store, cr, battle, sight);
  lw_sight_draw_gun (cr, battle, sight);
  cairo_destroy (cr);
  return surface;
}

/* How much the pixels near the bore differ, on the average of the channels. */
static double
difference_near_bore (cairo_surface_t *a, cairo_surface_t *b)
{
  double sum = 0;
  guint n = 0;

  for (int y = HEIGHT / 4; y < HEIGHT * 3 / 4; y++)
    for (int x = WIDTH / 2 - 40; x < WIDTH / 2 + 40; x++)
      for (guint i = 0; i < 3; i++, n++)
        sum += fabs ((double)channel (pixel_at (a, x, y), i) - channel (pixel_at (b, x, y), i));
  return sum / n;
}

/* What is kept is what would be drawn, is drawn once for all swaying, and anew when the gun is
 * laid afresh or the battle goes on. */
static void
test_store (void)
{
  g_autoptr (SightScene) scene = sight_scene_new (72);
  g_autoptr (LwSightStore) store = lw_sight_store_new (), fresh = lw_sight_store_new ();
  LwSight sight = along (WIDTH, HEIGHT);
  cairo_surface_t *still = look_stored (store, scene->battle, &sight), *kept, *drawn;

  /* Two pixels to the left and one down: 2 / 1100 of a radian. */
  sight.sway_bearing = 375;
  sight.sway_elevation = 341;
  kept = look_stored (store, scene->battle, &sight);
  g_assert_cmpuint (lw_sight_store_drawn_for_test (store), ==, 1);
  g_assert_cmpfloat (difference_near_bore (kept, still), >, 4);
  drawn = look_stored (fresh, scene->battle, &sight);
  g_assert_cmpfloat (difference_near_bore (kept, drawn), <, 1.5);
  cairo_surface_destroy (kept);
  cairo_surface_destroy (still);
  sight.bearing += 600;
  cairo_surface_destroy (look_stored (store, scene->battle, &sight));
  g_assert_cmpuint (lw_sight_store_drawn_for_test (store), ==, 2);
  lw_sight_store_forget (store);
  cairo_surface_destroy (look_stored (store, scene->battle, &sight));
  g_assert_cmpuint (lw_sight_store_drawn_for_test (store), ==, 3);
  cairo_surface_destroy (drawn);
}

static LwPoint
chance_place (LwChance *chance, guint from, guint to)
{
  return (LwPoint){ (LwLength)(LW_INCHES (40) + (LwLength)lw_chance_below (chance, LW_INCHES (64))),
                    (LwLength)(LW_INCHES (from) +
                               (LwLength)lw_chance_below (chance, LW_INCHES (to - from))) };
}

/* Walls and boards, of the one half of the Countries, fill their whole height; houses, churches and
 * rocks of the other do not. Some of them are stacked. */
#define SQUARE 2

static LwCountry *
chance_country (LwChance *chance, gboolean square)
{
  static const LwFeatureKind kinds[] = { LW_FEATURE_WALL, LW_FEATURE_BOARD,  LW_FEATURE_HOUSE,
                                         LW_FEATURE_ROCK, LW_FEATURE_CHURCH, LW_FEATURE_SHED };
  guint n = square ? SQUARE : G_N_ELEMENTS (kinds);
  LwCountry *country = lw_country_new ("Chance", LW_INCHES (144), LW_INCHES (144));

  for (guint i = 0; i < 9; i++)
    {
      g_autofree char *id = g_strdup_printf ("thing%u", i);
      LwPoint at = chance_place (chance, 24, 100);
      LwFeature *thing =
          make_thing (kinds[lw_chance_below (chance, n)], id, at.x / LW_INCH, at.y / LW_INCH);

      thing->angle = (LwAngle)lw_chance_below (chance, LW_TURN);
      thing->radius = LW_INCH + (LwLength)lw_chance_below (chance, LW_INCH);
      thing->height = LW_INCH / 2 + (LwLength)lw_chance_below (chance, LW_INCHES (4));
      lw_country_add (country, thing);
    }
  return country;
}

static gboolean
stands_in_something (const LwBattle *battle, LwPoint at)
{
  LwShape spot = lw_shape_disc (at, LW_INFANTRY_RADIUS);

  return lw_ground_stands (battle->ground, LW_BODY_INFANTRY, &spot, 0) != NULL;
}

/* One man anywhere: his head is in the picture if nothing solid comes between; and only then, where
 * what comes between is as high everywhere. */
static guint
check_head (LwChance *chance, const LwCountry *country, gboolean square)
{
  g_autoptr (LwBattle) battle = make_battle (country);
  LwSight sight = along (500, 280);
  LwMan *man = lw_battle_man_rw (battle, 0);
  double x, y;
  Ink ink;

  for (guint i = 0; i < battle->n_men; i++)
    lw_battle_man_rw (battle, i)->state = LW_MAN_IN_BOX;
  lw_battle_gun_rw (battle, 0)->placed = FALSE;
  lw_battle_gun_rw (battle, 1)->at = (LwPoint){ LW_INCHES (72), LW_INCHES (8) };
  man->state = LW_MAN_FIGHTING;
  man->at = chance_place (chance, 30, 130);
  if (stands_in_something (battle, man->at))
    return 0;
  sight_project (battle, &sight, man->at,
                 lw_ground_height (battle->ground, man->at) + LW_INCH * 9 / 5, &x, &y);
  if (x < 8 || x > sight.width - 8 || y < 8 || y > sight.height - 8)
    return 0;
  ink = ink_of (battle, &sight, 0, FALSE);
  if (sight_sees (battle, &sight, 0))
    g_assert_cmpint (ink.top, <=, (int)y + 1);
  else if (square)
    g_assert_true (ink.n == 0 || ink.top >= (int)y - 2);
  return 1;
}

static void
test_any_country (void)
{
  guint checked = 0;

  for (guint i = 0; i < 60; i++)
    {
      LwChance chance;
      g_autoptr (LwCountry) country = NULL;

      lw_chance_seed (&chance, i);
      country = chance_country (&chance, i % 2 == 0);
      for (guint k = 0; k < 3; k++)
        checked += check_head (&chance, country, i % 2 == 0);
    }
  g_assert_cmpuint (checked, >, 60);
}

/* Pixels of Red's colour in the drawing from the side, which reaches so far at least. */
static guint
red_from_side (const LwBattle *battle, LwLength reach)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  LwFlightSide side = { battle, SIGHT_GUN, LW_NORTH, none, reach, LW_UNITS_FEET };
  LwChartStyle style = { .size = 11 };
  cairo_surface_t *surface = make_surface (900, 160, 0xffffffff);
  cairo_t *cr = cairo_create (surface);
  guint n = 0;

  lw_draw_flight_side (cr, &side, 900, 160, &style);
  cairo_destroy (cr);
  for (int y = 0; y < 160; y++)
    for (int x = 0; x < 900; x++)
      n +=
          channel (pixel_at (surface, x, y), 2) > 160 && channel (pixel_at (surface, x, y), 1) < 90;
  cairo_surface_destroy (surface);
  return n;
}

/* Before anything has flown the drawing goes as far as the target. */
static void
test_from_side (void)
{
  g_autoptr (SightScene) scene = sight_scene_new (240);
  LwMan *man = lw_battle_man_rw (scene->battle, scene->shaded);

  for (guint i = 0; i < scene->battle->n_men; i++)
    lw_battle_man_rw (scene->battle, i)->state = LW_MAN_IN_BOX;
  man->state = LW_MAN_FIGHTING;
  man->at = (LwPoint){ LW_INCHES (72), LW_INCHES (250) };
  g_assert_cmpuint (red_from_side (scene->battle, 0), ==, 0);
  g_assert_cmpuint (red_from_side (scene->battle, 20 * LW_FOOT), >, 20);
}

static void
add_at (const char *name, GTestDataFunc test)
{
  for (guint i = 0; i < G_N_ELEMENTS (distances); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/draw/sight/scenes/%s/%d-ft", name, distances[i] / 12);

      g_test_add_data_func (path, GINT_TO_POINTER (distances[i]), test);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_at ("wall", test_behind_wall);
  add_at ("hill", test_on_hill);
  add_at ("trees", test_among_trees);
  g_test_add_func ("/draw/sight/scenes/true-size", test_true_size);
  g_test_add_func ("/draw/sight/scenes/arms", test_arms_differ);
  g_test_add_func ("/draw/sight/scenes/glass", test_glass);
  g_test_add_func ("/draw/sight/scenes/marks", test_marks);
  g_test_add_func ("/laws/Q56/hurt-gun-along-the-gun", test_hurt_gun);
  g_test_add_func ("/draw/sight/scenes/store", test_store);
  g_test_add_func ("/draw/sight/scenes/any-country", test_any_country);
  g_test_add_func ("/draw/sight/scenes/from-side", test_from_side);
  return g_test_run ();
}
