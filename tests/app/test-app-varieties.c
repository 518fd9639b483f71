/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-varieties.c: a Blow at the Rear and a Defensive Game begun from the new battle page.
 */
#include "app-play.h"
#include "lw-draft.h"

static LwForce
force_shown (const char *infantry, const char *cavalry, const char *guns)
{
  LwForce force = {
    gtk_spin_button_get_value_as_int (
        GTK_SPIN_BUTTON (app_need_named (GTK_TYPE_SPIN_BUTTON, infantry))),
    gtk_spin_button_get_value_as_int (
        GTK_SPIN_BUTTON (app_need_named (GTK_TYPE_SPIN_BUTTON, cavalry))),
    gtk_spin_button_get_value_as_int (
        GTK_SPIN_BUTTON (app_need_named (GTK_TYPE_SPIN_BUTTON, guns))),
  };

  return force;
}

static void
open_new_battle (const char *variety)
{
  app_open ();
  app_key (GDK_KEY_b, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_need_text ("Set up the armies");
  app_choose ("Variety of the game", variety);
}

/* The defender puts down first, in view, with two-thirds of the attacker's force. */
static void
test_defensive (void)
{
  LwForce attacker, defender;

  open_new_battle ("Defensive Game");
  app_need_shown ("with a quarter of his strength");
  app_need_shown ("Attacker");
  g_assert_false (app_shows ("Put down behind the curtain"));
  app_choose ("Who moves first", "Red");
  app_need_shown ("more than two-thirds as strong");
  app_click_text ("Two-thirds for the defender");
  attacker = force_shown ("Red infantry", "Red cavalry", "Red guns");
  defender = force_shown ("Blue infantry", "Blue cavalry", "Blue guns");
  g_assert_cmpint (lw_force_points (&defender), <=, lw_two_thirds (&attacker, FALSE));
  g_assert_false (app_shows ("two-thirds as strong"));
  app_click_text ("Set up the armies");
  app_need_shown ("Blue puts down to defend");
  app_need_shown ("not within a move of the middle line");
  g_assert_cmpint (app_battle ()->variety, ==, LW_VARIETY_DEFENSIVE);
  g_assert_cmpint (app_battle ()->first, ==, LW_RED);
  g_assert_cmpint (app_battle ()->mover, ==, LW_BLUE);
  app_be_ready ();
  app_need_shown ("Red puts down to attack");
  app_need_shown ("up to a move from your back line");
  app_be_ready ();
  app_need_shown ("has 0 points there");
  app_close ();
  app_forget_files ();
}

/* Each throws for his own twelve; thrown again, it is for the same twelve. */
static void
test_chances (void)
{
  LwForce before, red, blue;
  guint i;

  open_new_battle ("Blow at the Rear");
  app_need_shown ("six moves to retreat");
  before = force_shown ("Red infantry", "Red cavalry", "Red guns");
  for (i = 0; i < 3; i++)
    {
      app_click_text ("Chances of war");
      app_need_shown ("Of twelve men each");
      red = force_shown ("Red infantry", "Red cavalry", "Red guns");
      blue = force_shown ("Blue infantry", "Blue cavalry", "Blue guns");
      g_assert_cmpuint (lw_force_men (&red), <=, lw_force_men (&before));
      g_assert_cmpuint (lw_force_men (&red), >=, lw_force_men (&before) - 10);
      g_assert_cmpuint (lw_force_men (&blue), >=, lw_force_men (&before) - 10);
    }
  app_click_text ("Set up the armies");
  app_wait_phase (LW_PHASE_PUTTING_DOWN);
  g_assert_cmpint (app_battle ()->variety, ==, LW_VARIETY_BLOW);
  app_close ();
  app_forget_files ();
}

static void
spend (const char *infantry, const char *horse)
{
  app_click (app_find_type (app_need_named (GTK_TYPE_SPIN_BUTTON, "Infantry, a point each"),
                            GTK_TYPE_TEXT));
  app_key ('a', GDK_CONTROL_MASK);
  app_type (infantry);
  app_click (app_find_type (app_need_named (GTK_TYPE_SPIN_BUTTON, "Cavalry, a point and a half"),
                            GTK_TYPE_TEXT));
  app_key ('a', GDK_CONTROL_MASK);
  app_type (horse);
  app_key (GDK_KEY_Tab, 0);
}

/* Each drafts while the other looks away: of the first's army the second learns nothing. */
static void
test_draft (void)
{
  LwForce red, blue;

  open_new_battle ("Fight to the Finish");
  app_choose ("Who moves first", "Red");
  app_click_text ("Draft…");
  app_press_through ("I am Red: let me choose");
  spend ("120", "40");
  app_need_shown ("30 points too many");
  g_assert_false (gtk_widget_is_sensitive (app_find_text (NULL, "That is my army")));
  spend ("60", "40");
  app_need_shown ("30 points left of 150");
  app_click_text ("That is my army");
  app_need_shown ("Blue drafts his army");
  app_press_through ("I am Blue: let me choose");
  app_need_shown ("150 points left of 150");
  spend ("90", "20");
  app_click_text ("That is my army");
  app_wait_no_dialog ();
  red = force_shown ("Red infantry", "Red cavalry", "Red guns");
  blue = force_shown ("Blue infantry", "Blue cavalry", "Blue guns");
  g_assert_cmpuint (red.infantry, ==, 60);
  g_assert_cmpuint (red.cavalry, ==, 40);
  g_assert_cmpuint (blue.infantry, ==, 90);
  g_assert_cmpuint (blue.cavalry, ==, 20);
  app_close ();
  app_forget_files ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);

  g_test_add_func ("/app/varieties/defensive", test_defensive);
  g_test_add_func ("/app/varieties/chances-of-war", test_chances);
  g_test_add_func ("/app/varieties/draft", test_draft);
  return app_test_run ();
}
