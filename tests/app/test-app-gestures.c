/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-gestures.c: how little it takes: gestures and keys are counted. And what hurried hands
 * do: presses in the wrong part of the battle, double clicks, keys held down, a window that closes
 * in the middle of a drag.
 */
#include "app-fight.h"

#include "lw-country-file.h"
#include "lw-library.h"
#include "lw-melee-dialog.h"

#define FLOOR "The counted floor"

static void
lay_floor (LwLength width, LwLength depth, LwForce red, LwForce blue)
{
  g_autoptr (LwCountry) country = lw_country_new (FLOOR, width, depth);
  g_autoptr (LwScenario) scenario = lw_scenario_new ();
  g_autofree char *path = lw_library_new_path (LW_FILE_COUNTRY, FLOOR);
  g_autoptr (GError) error = NULL;

  scenario->has_first = TRUE;
  scenario->first = LW_RED;
  scenario->side[LW_RED].force = red;
  scenario->side[LW_BLUE].force = blue;
  lw_country_file_save (country, scenario, path, &error);
  g_assert_no_error (error);
}

static void
lay_down (void)
{
  app_click_text ("New battle");
  app_choose ("Country", FLOOR);
  app_click_text ("Set up the armies");
}

static void
put_down_all (void)
{
  app_take_hand (LW_RED);
  app_be_ready ();
  app_take_hand (LW_BLUE);
  app_be_ready ();
  app_raise_curtain ();
}

static LwBox
box_of (LwSide side)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  guint i;

  for (i = 0; i < app_battle ()->n_men; i++)
    if (app_battle ()->men[i].side == side)
      g_array_append_val (places, app_battle ()->men[i].at);
  return lw_box_around ((const LwPoint *)places->data, places->len, LW_INCHES (1));
}

static guint
moved_by (LwLength least)
{
  guint i, n = 0;

  for (i = 0; i < app_battle ()->n_men; i++)
    n += app_battle ()->men[i].walked >= least ? 1 : 0;
  return n;
}

/* Twenty men in line, a foot on: a band about them, and one of them drawn along. Two gestures. */
static void
test_twenty_men (void)
{
  LwBox box;
  LwPoint at, to;
  guint before;

  lay_floor (8 * LW_FOOT, 6 * LW_FOOT, (LwForce){ 20, 0, 0 }, (LwForce){ 20, 0, 0 });
  app_open ();
  lay_down ();
  put_down_all ();
  app_go ();
  box = box_of (LW_RED);
  before = app_orders ();
  app_map_drag ((LwPoint){ box.x1, box.y1 }, (LwPoint){ box.x2, box.y2 });
  g_assert_cmpuint (lw_hand_men (app_hand ())->len, ==, 20);
  at = app_battle ()->men[0].at;
  to = (LwPoint){ (box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2 - LW_INCHES (9) };
  app_map_drag (at, to);
  app_wait_order (before);
  g_assert_cmpuint (app_orders (), ==, before + 1);
  g_assert_cmpuint (moved_by (LW_INCHES (6)), ==, 20);
  app_close ();
  app_forget_files ();
}

/* A gun goes with its crew by a click on it and a click where it is to go. */
static void
test_gun (void)
{
  guint before;

  lay_floor (8 * LW_FOOT, 6 * LW_FOOT, (LwForce){ 6, 0, 1 }, (LwForce){ 6, 0, 1 });
  app_open ();
  lay_down ();
  app_take_hand (LW_RED);
  app_put ("Take a gun", app_inches (40, 66));
  app_put_company ("Take foot", 6, app_inches (44, 63));
  app_click_text ("Ready");
  app_take_hand (LW_BLUE);
  app_be_ready ();
  app_raise_curtain ();
  app_go ();
  before = app_orders ();
  app_haul_gun (LW_RED, 8);
  g_assert_cmpuint (app_orders (), ==, before + 1);
  app_close ();
  app_forget_files ();
}

static gboolean
loaded (gpointer data)
{
  guint shots = app_battle ()->guns[app_gun_of (LW_RED)].shots;

  if (shots < GPOINTER_TO_UINT (data))
    app_key (GDK_KEY_space, 0);
  return app_battle ()->guns[app_gun_of (LW_RED)].shots >= GPOINTER_TO_UINT (data);
}

/* The gun in hand, the sight, a quarter turn, and four shots. Space that comes while the gun is
 * being loaded does nothing and is not counted. */
static void
test_four_shots (void)
{
  guint keys = 0, shot;

  lay_floor (8 * LW_FOOT, 6 * LW_FOOT, (LwForce){ 6, 6, 1 }, (LwForce){ 6, 6, 1 });
  app_open ();
  lay_down ();
  put_down_all ();
  for (shot = 0; shot < 2; shot++)
    {
      app_go ();
      app_end_move ();
      app_hand_over ();
    }
  app_go ();
  app_key ('n', 0), keys++;
  app_key ('v', 0), keys++;
  app_key (GDK_KEY_Left, 0), keys++;
  app_key (GDK_KEY_Up, 0), keys++;
  for (shot = 1; shot <= 4; shot++, keys++)
    app_wait (loaded, GUINT_TO_POINTER (shot), "a shot from the sight");
  g_assert_cmpuint (app_battle ()->guns[app_gun_of (LW_RED)].shots, ==, 4);
  g_assert_cmpuint (keys, <=, 12);
  app_close ();
  app_forget_files ();
}

static void
charge (LwSide side, LwLength to_y)
{
  LwBox box = box_of (side);
  guint before = app_orders ();

  app_map_drag ((LwPoint){ box.x1, box.y1 }, (LwPoint){ box.x2, box.y2 });
  app_map_drag (app_battle ()->men[g_array_index (lw_hand_men (app_hand ()), LwRef, 0)].at,
                (LwPoint){ (box.x1 + box.x2) / 2, to_y });
  app_wait_order (before);
}

static void
put_down_horse (LwSide side, guint n)
{
  app_take_hand (side);
  app_put_company ("Take horse", n, app_inches (24, side == LW_RED ? 37 : 11));
  app_click_text ("Ready");
}

/* Nineteen against twenty, settled as it is suggested: open it, and settle. */
static void
test_melee (void)
{
  const LwMelee *melee;
  guint before;

  lay_floor (4 * LW_FOOT, 4 * LW_FOOT, (LwForce){ 0, 20, 0 }, (LwForce){ 0, 19, 0 });
  app_open ();
  lay_down ();
  put_down_horse (LW_RED, 20);
  put_down_horse (LW_BLUE, 19);
  app_raise_curtain ();
  app_go ();
  charge (LW_RED, LW_INCHES (24));
  app_end_move ();
  app_hand_over ();
  app_go ();
  charge (LW_BLUE, box_of (LW_RED).y1 - LW_INCHES (1));
  app_end_move ();
  g_assert_cmpuint (app_battle ()->melees->len, ==, 1);
  melee = g_ptr_array_index (app_battle ()->melees, 0);
  g_assert_cmpuint (melee->men[LW_RED]->len + melee->men[LW_BLUE]->len, ==, 39);
  before = app_orders ();
  app_click_text ("Settle this melee");
  app_click_text ("Settle the melee");
  app_wait_no_dialog ();
  app_wait_order (before);
  g_assert_cmpuint (app_orders (), ==, before + 1);
  app_close ();
  app_forget_files ();
}

/* Whatever is pressed before Go, in the settling, or twice: nothing is moved and nothing sticks. */
static void
test_hurried (void)
{
  LwPoint at;
  guint before;

  lay_floor (4 * LW_FOOT, 4 * LW_FOOT, (LwForce){ 2, 0, 0 }, (LwForce){ 2, 0, 0 });
  app_open ();
  lay_down ();
  put_down_all ();
  at = app_battle ()->men[0].at;
  before = app_orders ();
  app_map_click (at);
  app_map_drag (at, (LwPoint){ at.x, at.y - LW_INCHES (6) });
  app_keys (GDK_KEY_space, 0, 5);
  app_key (GDK_KEY_t, 0);
  app_key (GDK_KEY_h, 0);
  g_assert_cmpuint (app_orders (), ==, before);
  app_go ();
  app_map_click (at);
  app_map_click (at);
  app_keys (GDK_KEY_Left, 0, 40);
  app_keys (GDK_KEY_Return, 0, 3);
  app_keys (GDK_KEY_Escape, 0, 4);
  app_keys (GDK_KEY_z, GDK_CONTROL_MASK, 9);
  app_keys (GDK_KEY_c, 0, 4);
  g_assert_false (lw_session_covered (app_session ()));
  while (!lw_move_clock_running (lw_session_clock (app_session ())))
    app_click_text ("Start the clock again");
  app_end_move ();
  app_map_drag (at, (LwPoint){ at.x, at.y - LW_INCHES (6) });
  g_assert_cmpint (app_battle ()->phase, ==, LW_PHASE_SETTLING);
  app_hand_over ();
  app_close ();
  app_forget_files ();
}

/* Both ends of what a Country may measure and an army may count. */
static void
test_extremes (void)
{
  lay_floor (40 * LW_FOOT, 40 * LW_FOOT, (LwForce){ 300, 190, 10 }, (LwForce){ 300, 190, 10 });
  app_open ();
  lay_down ();
  put_down_all ();
  app_go ();
  app_key (GDK_KEY_a, GDK_CONTROL_MASK);
  g_assert_cmpuint (lw_hand_men (app_hand ())->len, >, 400);
  app_key (GDK_KEY_Escape, 0);
  app_key (GDK_KEY_i, 0);
  app_click_text ("Forces");
  app_end_move ();
  app_hand_over ();
  app_close ();
  app_forget_files ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/gestures/twenty-men", test_twenty_men);
  g_test_add_func ("/app/gestures/gun", test_gun);
  g_test_add_func ("/app/gestures/four-shots", test_four_shots);
  g_test_add_func ("/app/gestures/melee", test_melee);
  g_test_add_func ("/app/gestures/hurried", test_hurried);
  g_test_add_func ("/app/gestures/extremes", test_extremes);
  return app_test_run ();
}
