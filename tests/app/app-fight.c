/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-fight.c: the acts of a battle, for tests of the real window.
 */
#include "app-fight.h"

#include "lw-map-view-private.h"

#define SIXTEENTH (LW_INCH / 16)

const guint app_company[LW_N_SIDES] = { 4, 5 };

GArray *
app_horse_in_lane (LwSide side, int lane)
{
  GArray *horse = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef man;

  for (man = 0; man < (LwRef)app_battle ()->n_men; man++)
    {
      const LwMan *who = &app_battle ()->men[man];

      if (who->side == side && who->arm == LW_CAVALRY &&
          ABS (who->at.x - LW_INCHES (lane)) < LW_INCHES (7) && lw_man_on_field (who) &&
          who->state == LW_MAN_FIGHTING)
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

void
app_put_company (const char *button, guint n, LwPoint place)
{
  GtkWidget *spin = app_need_named (GTK_TYPE_SPIN_BUTTON, "Men in a company");
  g_autofree char *number = g_strdup_printf ("%u", n);

  app_click (app_find_type (spin, GTK_TYPE_TEXT));
  app_key ('a', GDK_CONTROL_MASK);
  app_type (number);
  app_key (GDK_KEY_Return, 0);
  app_put (button, place);
}

void
app_ride (LwSide side, int lane, LwLength to_y)
{
  g_autoptr (GArray) horse = app_horse_in_lane (side, lane);
  LwBox box = bounds_of (horse, LW_INCHES (2));
  guint before = app_orders ();
  LwPoint at;

  g_assert_cmpuint (horse->len, >, 0);
  app_map_drag ((LwPoint){ box.x1, box.y1 }, (LwPoint){ box.x2, box.y2 });
  g_assert_cmpuint (lw_hand_men (app_hand ())->len, ==, horse->len);
  at = app_battle ()->men[g_array_index (horse, LwRef, 0)].at;
  app_map_drag (at, (LwPoint){ LW_INCHES (lane), to_y });
  app_wait_order (before);
}

void
app_haul_gun (LwSide side, int inches)
{
  LwRef gun = app_gun_of (side);
  LwPoint at = app_battle ()->guns[gun].at, to = at;
  guint before = app_orders ();

  g_assert_false (app_battle ()->guns[gun].moved);
  to.y += side == LW_RED ? -LW_INCHES (inches) : LW_INCHES (inches);
  app_map_click (at);
  g_assert_cmpint (lw_hand_gun (app_hand ()), ==, gun);
  g_assert_cmpuint (app_orders (), ==, before);
  app_map_click (to);
  app_wait_order (before);
  g_assert_true (app_battle ()->guns[gun].moved);
  g_assert_cmpint (lw_distance (app_battle ()->guns[gun].at, at), >, LW_INCHES (3));
}

void
app_fire_gun (LwSide side)
{
  LwRef gun = app_gun_of (side);
  LwPoint at = app_battle ()->guns[gun].at, target = at;
  guint before = app_orders ();
  double x, y;

  target.y += side == LW_RED ? -LW_INCHES (20) : LW_INCHES (20);
  if (lw_hand_gun (app_hand ()) != gun)
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

void
app_send_trails (void)
{
  while (app_find_text (NULL, "Send the nearest who can come") != NULL)
    {
      guint before = app_orders ();

      app_click_text ("Send the nearest who can come");
      app_wait_order (before);
    }
}

void
app_end_move (void)
{
  app_click_text ("End the move");
  app_wait_phase (LW_PHASE_SETTLING);
  app_send_trails ();
}

void
app_hand_over (void)
{
  app_click_text ("The move is settled");
  app_wait_phase (LW_PHASE_WAITING);
}

void
app_surrender (LwSide side)
{
  app_click_text ("Menu");
  app_click_text ("Hoist the white flag over the army…");
  app_need_shown (side == LW_RED ? "Hoist the white flag over Red’s army?"
                                 : "Hoist the white flag over Blue’s army?");
  app_click_text ("Hoist the white flag");
  app_wait_phase (LW_PHASE_OVER);
}

static void
move_along (LwLength by, guint less, guint more)
{
  guint key = by < 0 ? less : more;
  guint rest = (guint)ABS (by);

  app_keys (key, GDK_SHIFT_MASK, rest / LW_FOOT);
  rest %= LW_FOOT;
  app_keys (key, 0, rest / LW_INCH);
  rest %= LW_INCH;
  app_keys (key, GDK_CONTROL_MASK, rest / SIXTEENTH);
}

void
app_cursor_to (LwPoint place)
{
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (app_map ())));
  move_along (place.x - lw_map_view_cursor (app_map (), NULL).x, GDK_KEY_Left, GDK_KEY_Right);
  move_along (place.y - lw_map_view_cursor (app_map (), NULL).y, GDK_KEY_Down, GDK_KEY_Up);
  g_assert_cmpint (ABS (lw_map_view_cursor (app_map (), NULL).x - place.x), <, SIXTEENTH);
  g_assert_cmpint (ABS (lw_map_view_cursor (app_map (), NULL).y - place.y), <, SIXTEENTH);
}

void
app_set_down_at (LwPoint place)
{
  guint before = app_orders ();

  app_cursor_to (place);
  app_key (GDK_KEY_Return, 0);
  app_wait_order (before);
}

void
app_key_next (LwPhase phase)
{
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_wait_phase (phase);
}

static void
move (const AppPlayer *player, LwSide side, LwLength to_y, gboolean first)
{
  player->go ();
  if (first)
    player->haul (side);
  else
    player->fire (side);
  player->ride (side, to_y);
  player->end_move ();
}

void
app_fight (const AppPlayer *player)
{
  move (player, LW_RED, app_from_line (LW_RED, 26), TRUE);
  player->hand_over ();
  move (player, LW_BLUE, app_from_line (LW_BLUE, 26), TRUE);
  player->hand_over ();
  move (player, LW_RED, LW_INCHES (46), FALSE);
  player->hand_over ();
  move (player, LW_BLUE, LW_INCHES (48), FALSE);
  player->settle ();
  player->hand_over ();
}
