/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-journey-keyboard.c: a whole battle by the keys alone, from the start page to the ledger.
 */
#include "app-fight.h"

#define WAR "The War of the Keys"

static void
write_in (const char *name, const char *text)
{
  app_tab_to (app_need_named (GTK_TYPE_ENTRY, name));
  app_key ('a', GDK_CONTROL_MASK);
  app_type (text);
}

/* F10, down to the line, Return. */
static void
choose_from_menu (const char *line)
{
  GtkWidget *popover;
  guint i;

  app_key (GDK_KEY_F10, 0);
  app_need_text (line);
  popover = gtk_widget_get_ancestor (app_find_text (NULL, line), GTK_TYPE_POPOVER);
  g_assert_nonnull (popover);
  for (i = 0; i < 30; i++)
    {
      GtkWidget *focus = app_focus ();

      if (focus != NULL && app_find_text (focus, line) != NULL && focus != popover &&
          !GTK_IS_WINDOW (focus) && gtk_widget_is_ancestor (focus, popover) &&
          app_find_type (focus, GTK_TYPE_STACK) == NULL)
        break;
      app_key (GDK_KEY_Down, 0);
    }
  g_assert_cmpuint (i, <, 30);
  app_key (GDK_KEY_Return, 0);
}

static void
begin_war (void)
{
  choose_from_menu ("New campaign");
  write_in ("Name of the war", WAR);
  app_key (GDK_KEY_Return, 0);
  app_need_text ("Fight the next battle");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_shown ("Drop a Country, a battle");
}

static void
lay_down (void)
{
  app_key ('b', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_pick ("Country", "Hook's Farm");
  write_in ("Name of Red", "Rufus");
  write_in ("Name of Blue", "Belinda");
  app_pick ("Campaign", WAR);
  app_press_text ("Set up the armies");
  app_need_shown ("Red (Rufus) to put down");
}

/* The page is guarded for half a second. */
static void
press_through (const char *text)
{
  app_need_text (text);
  while (app_find_text (NULL, text) != NULL)
    app_key (GDK_KEY_space, 0);
}

static void
put (const char *button, LwPoint place)
{
  app_press_text (button);
  app_set_down_at (place);
}

static void
put_down (LwSide side)
{
  press_through (side == LW_RED ? "I am Red: show me my side" : "I am Blue: show me my side");
  app_need_shown (side == LW_RED ? "Red puts down" : "Blue puts down");
  app_tab_to (app_need_named (GTK_TYPE_SPIN_BUTTON, "Men in a company"));
  app_keys (GDK_KEY_Down, 0, 12 - app_company[side]);
  put ("Take horse", app_place (side, APP_LANE, 8));
  put ("Take a gun", app_place (side, APP_GUN_X, 6));
  put ("Take foot", app_place (side, APP_GUN_X + 4, 9));
  app_press_text ("Put the rest down for me");
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
}

static void
raise_curtain (void)
{
  app_need_shown ("Both are ready");
  press_through ("Draw back the curtain");
  app_wait_phase (LW_PHASE_WAITING);
}

static void
go (void)
{
  app_key_next (LW_PHASE_GUNS);
}

static void
take_gun (LwSide side)
{
  LwRef gun = app_gun_of (side);
  guint i;

  for (i = 0; i < app_battle ()->n_guns && lw_hand_gun (app_hand ()) != gun; i++)
    app_key ('n', 0);
  g_assert_cmpint (lw_hand_gun (app_hand ()), ==, gun);
}

static void
haul_gun (LwSide side)
{
  LwRef gun = app_gun_of (side);
  LwPoint to = app_battle ()->guns[gun].at;

  to.y += side == LW_RED ? -LW_INCHES (8) : LW_INCHES (8);
  take_gun (side);
  app_key ('h', 0);
  app_set_down_at (to);
  g_assert_true (app_battle ()->guns[gun].moved);
}

static void
fire_gun (LwSide side)
{
  LwRef gun = app_gun_of (side);
  guint before = app_orders ();

  take_gun (side);
  app_key ('a', 0);
  app_keys (GDK_KEY_Left, 0, 4);
  app_keys (GDK_KEY_Up, 0, 3);
  app_need_shown ("0° 30′");
  app_key (GDK_KEY_space, 0);
  app_wait_order (before);
  g_assert_cmpuint (app_battle ()->guns[gun].shots, ==, 1);
  app_key (GDK_KEY_Escape, 0);
  g_assert_cmpint (lw_hand_gun (app_hand ()), ==, LW_NONE);
}

/* The horse of the lane: the first with Return, the others with Shift. */
static void
take_horse (LwSide side)
{
  g_autoptr (GArray) horse = app_horse_in_lane (side, APP_LANE);
  guint i;

  g_assert_cmpuint (horse->len, ==, app_company[side]);
  for (i = 0; i < horse->len; i++)
    {
      app_cursor_to (app_battle ()->men[g_array_index (horse, LwRef, i)].at);
      app_key (GDK_KEY_Return, i == 0 ? 0 : GDK_SHIFT_MASK);
    }
  g_assert_cmpuint (lw_hand_men (app_hand ())->len, ==, app_company[side]);
}

static void
ride (LwSide side, LwLength to_y)
{
  take_horse (side);
  app_set_down_at ((LwPoint){ LW_INCHES (APP_LANE), to_y });
  app_key (GDK_KEY_Escape, 0);
}

static void
end_move (void)
{
  app_key_next (LW_PHASE_SETTLING);
  while (app_find_text (NULL, "Send the nearest who can come") != NULL)
    {
      guint before = app_orders ();

      app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
      app_wait_order (before);
    }
}

static void
hand_over (void)
{
  app_key_next (LW_PHASE_WAITING);
}

static void
settle_melee (void)
{
  guint before = app_orders ();
  GtkWidget *list, *row;
  g_autofree char *fate = NULL;
  g_autofree char *other = NULL;

  g_assert_cmpuint (app_battle ()->melees->len, ==, 1);
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  list = app_need_named (GTK_TYPE_LIST_BOX, "Blue in the melee");
  /* Return is on a man from the beginning, and settles nothing. */
  g_assert_true (GTK_IS_LIST_BOX_ROW (app_focus ()));
  app_keys (GDK_KEY_Return, 0, 2);
  g_assert_true (app_top () != app_window ());
  g_assert_cmpuint (app_orders (), ==, before);
  app_tab_to (list);
  row = app_focus ();
  fate = app_accessible (row, GTK_ACCESSIBLE_PROPERTY_LABEL);
  app_key (GDK_KEY_Return, 0);
  other = app_accessible (row, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_assert_cmpstr (other, !=, fate);
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_wait_no_dialog ();
  app_wait_order (before);
}

static void
surrender (void)
{
  choose_from_menu ("Hoist the white flag over the army…");
  app_need_shown ("Hoist the white flag over Red’s army?");
  app_press_text ("Hoist the white flag");
  app_wait_phase (LW_PHASE_OVER);
}

static void
read_the_account (const char *report)
{
  app_need_shown ("Blue (Belinda) has won");
  app_need_shown ("The battle stands in the ledger.");
  app_press_text ("Look at the war");
  app_need_shown ("1 battle");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_shown ("Blue (Belinda) has won");
  app_key ('p', GDK_CONTROL_MASK);
  app_need_text ("Save as PDF…");
  app_key ('s', GDK_CONTROL_MASK);
  app_need_text ("Save");
  app_key ('a', GDK_CONTROL_MASK);
  app_type (report);
  app_key (GDK_KEY_Return, 0);
  app_wait_file (report);
  app_wait_no_dialog ();
}

static void
test_journey (void)
{
  g_autofree char *report = g_build_filename (g_get_user_data_dir (), "report.pdf", NULL);
  g_autofree char *battle = NULL;

  const AppPlayer player = { go, haul_gun, ride, fire_gun, end_move, hand_over, settle_melee };

  app_open ();
  begin_war ();
  lay_down ();
  put_down (LW_RED);
  put_down (LW_BLUE);
  raise_curtain ();
  app_fight (&player);
  surrender ();
  battle = g_strdup (lw_session_file_path (lw_session_file (app_session ())));
  read_the_account (report);
  app_close ();
  app_compare_score (battle, WAR);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/journey/keyboard", test_journey);
  return app_test_run ();
}
