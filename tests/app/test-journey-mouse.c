/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-journey-mouse.c: a whole battle by the mouse, from the start page to the ledger: the real
 * window, no key but for names.
 */
#include "app-fight.h"

#include "lw-score.h"
#include "names/names.h"

#define WAR "The War of the Floor"

static void
begin_war (void)
{
  app_click_text ("New campaign");
  app_fill_in ("Name of the war", WAR);
  app_click_text ("Begin the war");
  app_need_text ("Fight the next battle");
  app_click_text ("Back");
  app_need_shown (WAR);
}

static void
put_down (LwSide side)
{
  app_take_hand (side);
  app_spin_down ("Men in a company", 12 - app_company[side]);
  app_put ("Take horse", app_place (side, APP_LANE, 8));
  app_put ("Take a gun", app_place (side, APP_GUN_X, 6));
  app_put ("Take foot", app_place (side, APP_GUN_X + 4, 9));
  app_be_ready ();
}

static void
settle_melee (void)
{
  const LwMelee *melee;
  guint before = app_orders ();
  GtkWidget *list, *row;
  g_autofree char *fate = NULL;
  g_autofree char *other = NULL;

  g_assert_cmpuint (app_battle ()->melees->len, ==, 1);
  melee = g_ptr_array_index (app_battle ()->melees, 0);
  g_assert_false (melee->settled);
  app_click_text ("Settle this melee");
  list = app_need_named (GTK_TYPE_LIST_BOX, "Blue in the melee");
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0));
  fate = app_accessible (row, GTK_ACCESSIBLE_PROPERTY_LABEL);
  app_click (row);
  g_assert_cmpstr ((other = app_accessible (row, GTK_ACCESSIBLE_PROPERTY_LABEL)), !=, fate);
  app_click_text ("Settle the melee");
  app_wait_no_dialog ();
  app_wait_order (before);
}

static char *
enter_in_ledger (void)
{
  char *path = g_strdup (lw_session_file_path (lw_session_file (app_session ())));

  app_need_shown ("Blue (Belinda) has won");
  app_need_shown ("The battle stands in the ledger.");
  return path;
}

static void
look_at_war (const LwAccount *account)
{
  g_autofree char *margin = lw_points_format (account->margin);

  app_click_text ("Look at the war");
  app_need_shown ("1 battle");
  app_need_shown (margin);
  app_click_text ("Back");
}

static void
write_report (const char *path)
{
  g_autofree char *data = NULL;
  gsize length;

  app_click_text ("Read the report");
  app_click_text ("Save as PDF…");
  app_need_text ("Save");
  app_key ('a', GDK_CONTROL_MASK);
  app_type (path);
  app_click_text ("Save");
  app_wait_file (path);
  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  g_assert_cmpuint (length, >, 2000);
  g_assert_true (g_str_has_prefix (data, "%PDF-"));
  app_click_text ("Back");
}

static void
haul (LwSide side)
{
  app_haul_gun (side, 8);
}

static void
ride (LwSide side, LwLength to_y)
{
  app_ride (side, APP_LANE, to_y);
}

static void
test_journey (void)
{
  g_autofree char *report = g_build_filename (g_get_user_data_dir (), "report.pdf", NULL);
  g_autofree char *battle = NULL;
  LwAccount account;

  const AppPlayer player = { app_go,       haul,          ride,        app_fire_gun,
                             app_end_move, app_hand_over, settle_melee };

  app_open ();
  begin_war ();
  app_lay_down (WAR);
  put_down (LW_RED);
  put_down (LW_BLUE);
  app_raise_curtain ();
  app_fight (&player);
  app_surrender (LW_RED);
  lw_account (app_battle (), &account);
  battle = enter_in_ledger ();
  look_at_war (&account);
  write_report (report);
  app_close ();
  app_compare_score (battle, WAR);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/journey/mouse", test_journey);
  return app_test_run ();
}
