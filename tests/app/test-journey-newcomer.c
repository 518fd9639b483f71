/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-journey-newcomer.c: somebody who has never played: the start page leads him to the first
 * lesson, he does it by mouse and keys, has the others shown to him, and then fights his first
 * battle on the beginner's table.
 */
#include "app-fight.h"

#include "lw-learn-page.h"
#include "lw-lesson-page.h"
#include "lw-settings.h"

static GtkWidget *
big_button (const char *text)
{
  return gtk_widget_get_ancestor (app_need_text (text), GTK_TYPE_BUTTON);
}

static void
need_suggested (const char *suggested, const char *other)
{
  g_assert_true (gtk_widget_has_css_class (big_button (suggested), "suggested-action"));
  g_assert_false (gtk_widget_has_css_class (big_button (other), "suggested-action"));
}

static void
need_task (const char *place, const char *words)
{
  app_need_shown (place);
  app_need_shown (words);
}

static void
take_box (int x0, int y0, int x1, int y1, guint men)
{
  app_map_drag (app_inches (x0, y0), app_inches (x1, y1));
  g_assert_cmpuint (lw_hand_men (app_hand ())->len, ==, men);
}

static void
set_down (LwPoint place)
{
  guint before = app_orders ();
  double x, y;

  app_map_pixel (place, &x, &y);
  app_point_at (GTK_WIDGET (app_map ()), x, y);
  app_click_at (GTK_WIDGET (app_map ()), x, y, GDK_BUTTON_SECONDARY);
  app_wait_order (before);
}

/* By the mouse; the last task by the keys alone. */
static void
do_moving (void)
{
  app_click_text ("1. Moving");
  need_task ("Moving · task 1 of 4", "Press “Go” to begin your move.");
  g_assert_nonnull (app_find_type (NULL, LW_TYPE_LESSON_PAGE));
  app_go ();
  need_task ("Moving · task 2 of 4", "garden wall");
  take_box (22, 6, 34, 12, 6);
  set_down (app_inches (28, 20));
  need_task ("Moving · task 3 of 4", "past the cottage");
  take_box (42, 5, 50, 11, 2);
  set_down (app_inches (46, 31));
  need_task ("Moving · task 4 of 4", "End the move");
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_wait_phase (LW_PHASE_SETTLING);
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_need_shown ("That is the end of this lesson.");
  g_assert_true (lw_settings_lesson_done ("moving"));
  g_assert_null (app_find_text (NULL, "Show me"));
}

/* A task that cannot be done any more begins again, and is done. */
static void
lose_and_begin_again (void)
{
  app_go ();
  need_task ("Guns · task 2 of 5", "Lay the gun on the column");
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_wait_phase (LW_PHASE_SETTLING);
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_need_shown ("The move is over, and this is not done.");
  app_click_text ("Start again");
  app_wait_phase (LW_PHASE_GUNS);
  need_task ("Guns · task 2 of 5", "Lay the gun on the column");
  need_task ("Guns · task 2 of 5", "Click the gun to take it up");
}

static gboolean
end_or_task (gpointer data)
{
  return app_shows ("That is the end of this lesson.") || app_shows (data);
}

static void
have_shown (const char *title, guint first, guint n)
{
  guint i;

  for (i = first; i <= n; i++)
    {
      g_autofree char *next = g_strdup_printf ("%s · task %u of %u", title, i + 1, n);

      app_click_text ("Show me");
      app_wait (end_or_task, next, next);
    }
  app_need_shown ("That is the end of this lesson.");
}

static void
test_lessons (void)
{
  app_open ();
  need_suggested ("Learn to play", "New battle");
  app_click_text ("Learn to play");
  do_moving ();
  app_click_text ("Next lesson");
  need_task ("Guns · task 1 of 5", "guns may fire now");
  lose_and_begin_again ();
  have_shown ("Guns", 2, 5);
  app_click_text ("Next lesson");
  have_shown ("Hand to hand", 1, 3);
  app_click_text ("Next lesson");
  have_shown ("Prisoners and capture", 1, 5);
  app_click_text ("Next lesson");
  app_need_shown ("Red to put down");
  have_shown ("Putting down", 1, 4);
  app_click_text ("Next lesson");
  have_shown ("A small battle", 1, 3);
  app_need_shown ("It was the last one.");
  app_click_text ("To the lessons");
  app_need_named (GTK_TYPE_BUTTON, "1. Moving: done");
  app_need_named (GTK_TYPE_BUTTON, "6. A small battle: done");
  app_click_text ("Back");
  need_suggested ("New battle", "Learn to play");
  app_close ();
}

/* Before Tea: each puts down, Red moves, Blue has seen enough. */
static void
test_first_battle (void)
{
  LwSide side;

  app_open ();
  app_click_text ("New battle");
  app_choose ("Country", "The Nursery Table");
  app_fill_in ("Name of Red", "Rufus");
  app_fill_in ("Name of Blue", "Belinda");
  app_click_text ("Set up the armies");
  for (side = LW_RED; side <= LW_BLUE; side++)
    {
      app_take_hand (side);
      app_be_ready ();
    }
  app_raise_curtain ();
  app_go ();
  app_key (GDK_KEY_a, GDK_CONTROL_MASK);
  app_settle ();
  g_assert_cmpuint (lw_hand_men (app_hand ())->len, ==, 18);
  set_down (app_inches (24, 20));
  app_end_move ();
  app_hand_over ();
  app_go ();
  app_surrender (LW_BLUE);
  app_need_shown ("Red (Rufus) has won");
  app_close ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/journey/newcomer/lessons", test_lessons);
  g_test_add_func ("/journey/newcomer/first-battle", test_first_battle);
  return app_test_run ();
}
