/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-journey-mouse.c: a whole battle by the mouse, from the start page to the ledger: the real
 * window, no key but for names.
 */
#include "app-play.h"

#include <glib/gstdio.h>
#include <string.h>

#include "lw-score.h"

#define WAR "The War of the Floor"

/* The lane on the east side of Hook's Farm in which the horse meet, and where the guns begin. */
#define LANE 113
#define GUN_X 60

/* Blue's charge is a horse stronger, so that there is something to choose in the melee. */
static const guint company[LW_N_SIDES] = { 4, 5 };

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
  app_spin_down ("Men in a company", 12 - company[side]);
  app_put ("Take horse", app_place (side, LANE, 8));
  app_put ("Take a gun", app_place (side, GUN_X, 6));
  app_put ("Take foot", app_place (side, GUN_X + 4, 9));
  app_be_ready ();
}

static void
haul_gun (LwSide side)
{
  LwRef gun = app_gun_of (side);
  LwPoint at = app_battle ()->guns[gun].at, to = at;
  guint before = app_orders ();

  g_assert_false (app_battle ()->guns[gun].moved);
  to.y += side == LW_RED ? -LW_INCHES (8) : LW_INCHES (8);
  app_map_click (at);
  g_assert_cmpint (lw_hand_gun (app_hand ()), ==, gun);
  g_assert_cmpuint (app_orders (), ==, before);
  app_map_click (to);
  app_wait_order (before);
  g_assert_true (app_battle ()->guns[gun].moved);
  g_assert_cmpint (lw_distance (app_battle ()->guns[gun].at, at), >, LW_INCHES (3));
}

static void
fire_gun (LwSide side)
{
  LwRef gun = app_gun_of (side);
  LwPoint at = app_battle ()->guns[gun].at, target = at;
  guint before = app_orders ();
  double x, y;

  target.y += side == LW_RED ? -LW_INCHES (20) : LW_INCHES (20);
  app_map_click (at);
  g_assert_cmpint (lw_hand_task (app_hand ()), ==, LW_TASK_AIM);
  app_map_click (target);
  app_map_pixel (target, &x, &y);
  app_wheel (GTK_WIDGET (app_map ()), x, y, 3);
  app_need_shown ("0° 30′");
  app_click_text ("Fire shot 1");
  app_wait_order (before);
  g_assert_cmpuint (app_battle ()->guns[gun].shots, ==, 1);
  app_map_click (at); /* let go */
  g_assert_cmpint (lw_hand_gun (app_hand ()), ==, LW_NONE);
}

/* The horse of the lane. */
static GArray *
horse_in_lane (LwSide side)
{
  GArray *horse = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef man;

  for (man = 0; man < (LwRef)app_battle ()->n_men; man++)
    {
      const LwMan *who = &app_battle ()->men[man];

      if (who->side == side && who->arm == LW_CAVALRY && who->at.x > LW_INCHES (LANE - 7) &&
          lw_man_on_field (who))
        g_array_append_val (horse, man);
    }
  return horse;
}

static LwBox
bounds_of (const GArray *men, LwLength margin)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  guint i;

  for (i = 0; i < men->len; i++)
    g_array_append_val (places, app_battle ()->men[g_array_index (men, LwRef, i)].at);
  return lw_box_around ((const LwPoint *)places->data, places->len, margin);
}

/* A rubber band about them, then one of them is dragged and the others come along. */
static void
ride (LwSide side, LwLength to_y)
{
  g_autoptr (GArray) horse = horse_in_lane (side);
  LwBox box = bounds_of (horse, LW_INCHES (2));
  guint before = app_orders ();
  LwPoint at;

  g_assert_cmpuint (horse->len, ==, company[side]);
  app_map_drag ((LwPoint){ box.x1, box.y1 }, (LwPoint){ box.x2, box.y2 });
  g_assert_cmpuint (lw_hand_men (app_hand ())->len, ==, company[side]);
  at = app_battle ()->men[g_array_index (horse, LwRef, 0)].at;
  app_map_drag (at, (LwPoint){ LW_INCHES (LANE), to_y });
  app_wait_order (before);
}

/* The end of a move: trails and melees if there are any, then the hand-over. */
static void
end_move (void)
{
  app_click_text ("End the move");
  app_wait_phase (LW_PHASE_SETTLING);
  while (app_find_text (NULL, "Send the nearest who can come") != NULL)
    {
      guint before = app_orders ();

      app_click_text ("Send the nearest who can come");
      app_wait_order (before);
    }
}

static void
hand_over (void)
{
  app_click_text ("The move is settled");
  app_wait_phase (LW_PHASE_WAITING);
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

static void
surrender (void)
{
  app_click_text ("Menu");
  app_click_text ("Hoist the white flag over the army…");
  app_need_shown ("Hoist the white flag over Red’s army?");
  app_click_text ("Hoist the white flag");
  app_wait_phase (LW_PHASE_OVER);
}

static char *
enter_in_ledger (void)
{
  char *path = g_strdup (lw_session_path (app_session ()));

  app_need_shown ("Blue (Belinda) has won");
  app_click_text ("Enter it in the ledger");
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
fight (void)
{
  const LwSide sides[] = { LW_RED, LW_BLUE };
  guint i;

  for (i = 0; i < 2; i++)
    {
      app_go ();
      haul_gun (sides[i]);
      ride (sides[i], app_from_line (sides[i], 26));
      end_move ();
      hand_over ();
    }
  app_go ();
  fire_gun (LW_RED);
  ride (LW_RED, LW_INCHES (46));
  end_move ();
  hand_over ();
  app_go ();
  fire_gun (LW_BLUE);
  ride (LW_BLUE, LW_INCHES (48));
  end_move ();
  settle_melee ();
  hand_over ();
}

static void
test_journey (void)
{
  g_autofree char *report = g_build_filename (g_get_user_data_dir (), "report.pdf", NULL);
  g_autofree char *battle = NULL;
  LwAccount account;

  app_open ();
  begin_war ();
  app_lay_down (WAR);
  put_down (LW_RED);
  put_down (LW_BLUE);
  app_raise_curtain ();
  fight ();
  surrender ();
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
