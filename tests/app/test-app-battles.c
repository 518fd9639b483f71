/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-battles.c: three whole battles by mouse and keys, one of each variety, from the start
 * page to the account, on a small bare floor: prisoners are taken, freed and rearmed, a gun changes
 * hands, one battle is drawn, one ends with a retreat of six moves. Each record gives its state
 * again.
 */
#include "app-fight.h"

#include "lw-battle-file.h"
#include "lw-country-file.h"
#include "lw-library.h"
#include "lw-replay.h"

#define FLOOR "The hearthrug"
#define SIDE_INCHES 48

/* A Country of four feet by four with nothing on it, and the armies of its scenario. */
static void
lay_floor (LwVariety variety, LwForce red, LwForce blue)
{
  g_autoptr (LwCountry) country =
      lw_country_new (FLOOR, LW_INCHES (SIDE_INCHES), LW_INCHES (SIDE_INCHES));
  g_autoptr (LwScenario) scenario = lw_scenario_new ();
  g_autofree char *path = lw_library_new_path (LW_FILE_COUNTRY, FLOOR);
  g_autoptr (GError) error = NULL;

  g_free (scenario->title);
  scenario->title = g_strdup (FLOOR);
  scenario->variety = variety;
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
  app_fill_in ("Name of Red", "Rufus");
  app_fill_in ("Name of Blue", "Belinda");
  app_click_text ("Set up the armies");
}

/* Whoever is still in the box is put down by the program. */
static void
be_ready (void)
{
  GtkWidget *rest = app_find_text (NULL, "Put the rest down for me");

  if (rest != NULL && gtk_widget_is_sensitive (rest))
    app_click (rest);
  app_click_text ("Ready");
}

static LwRef
at_place (LwSide side, LwArm arm, int x)
{
  LwRef man;

  for (man = 0; man < (LwRef)app_battle ()->n_men; man++)
    if (app_battle ()->men[man].side == side && app_battle ()->men[man].arm == arm &&
        ABS (app_battle ()->men[man].at.x - LW_INCHES (x)) < LW_INCHES (4))
      return man;
  g_assert_not_reached ();
}

/* All of one arm who stand where that man stands. */
static GArray *
body_of (LwRef man)
{
  GArray *men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  const LwMan *first = &app_battle ()->men[man];
  LwRef other;

  for (other = 0; other < (LwRef)app_battle ()->n_men; other++)
    {
      const LwMan *who = &app_battle ()->men[other];

      if (who->side == first->side && who->arm == first->arm && who->state == LW_MAN_FIGHTING &&
          lw_distance (who->at, first->at) < LW_INCHES (7))
        g_array_append_val (men, other);
    }
  return men;
}

/* Taken up one by one with the keys, then carried by the mouse. */
static void
ride (const GArray *men, LwPoint to)
{
  guint before = app_orders (), i;
  LwPoint at = app_battle ()->men[g_array_index (men, LwRef, 0)].at;

  app_click_text ("Forces");
  app_map_click (app_inches (SIDE_INCHES / 2, SIDE_INCHES / 2 + 3));
  app_key (GDK_KEY_Escape, 0);
  app_key (GDK_KEY_Escape, 0);
  for (i = 0; i < men->len; i++)
    {
      app_cursor_to (app_battle ()->men[g_array_index (men, LwRef, i)].at);
      app_key (GDK_KEY_Return, i == 0 ? 0 : GDK_SHIFT_MASK);
    }
  g_assert_cmpuint (lw_hand_men (app_hand ())->len, ==, men->len);
  app_map_drag (at, to);
  app_wait_order (before);
  app_key (GDK_KEY_Escape, 0);
}

static void
ride_body (LwRef man, LwPoint to)
{
  g_autoptr (GArray) men = body_of (man);

  ride (men, to);
}

static void
end_move (void)
{
  app_key_next (LW_PHASE_SETTLING);
  while (app_battle ()->melees->len > 0 && app_find_text (NULL, "Settle this melee") != NULL)
    {
      guint before = app_orders ();

      app_click_text ("Settle this melee");
      app_click_text ("Settle the melee");
      app_wait_no_dialog ();
      app_wait_order (before);
    }
}

static void
go (void)
{
  app_key_next (LW_PHASE_GUNS);
}

/* To the next move; in the last the battle is over. */
static void
settle (void)
{
  guint before = app_orders ();

  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_wait_order (before);
  app_settle ();
}

static void
stand_still (void)
{
  go ();
  end_move ();
  settle ();
}

static guint
count_events (LwEventKind kind)
{
  guint i, n = 0;

  for (i = 0; i < app_battle ()->events->len; i++)
    n += g_array_index (app_battle ()->events, LwEvent, i).kind == kind ? 1 : 0;
  return n;
}

/* The file is read, which plays it all; and so does a replay, to the same state. */
static void
check_record (void)
{
  g_autofree char *path = g_strdup (lw_session_file_path (lw_session_file (app_session ())));
  g_autofree char *hash = lw_battle_checksum_state (app_battle ());
  g_autofree char *read_hash = NULL;
  g_autofree char *replayed_hash = NULL;
  g_autoptr (LwBattle) battle = NULL;
  g_autoptr (LwReplay) replay = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (lw_session_file_save (lw_session_file (app_session ()), &error));
  g_assert_no_error (error);
  battle = lw_battle_file_load (path, NULL, &error);
  g_assert_no_error (error);
  read_hash = lw_battle_checksum_state (battle);
  g_assert_cmpstr (read_hash, ==, hash);
  replay = lw_replay_new (battle);
  lw_replay_go_to (replay, lw_replay_length (replay));
  g_assert_cmpuint (lw_replay_position (replay), ==, lw_replay_length (replay));
  replayed_hash = lw_battle_checksum_state (lw_session_battle (lw_replay_session (replay)));
  g_assert_cmpstr (replayed_hash, ==, hash);
}

static void
finish (void)
{
  check_record ();
  app_close ();
  app_forget_files ();
}

static void
put_down_both (void)
{
  app_take_hand (LW_RED);
  app_put_company ("Take horse", 1, app_inches (6, 46));
  app_put_company ("Take horse", 5, app_inches (36, 44));
  app_put_company ("Take foot", 6, app_inches (42, 47));
  app_put ("Take a gun", app_inches (24, 46));
  be_ready ();
  app_take_hand (LW_BLUE);
  app_put_company ("Take horse", 2, app_inches (6, 4));
  app_put_company ("Take horse", 4, app_inches (30, 2));
  app_put_company ("Take foot", 6, app_inches (18, 1));
  app_put ("Take a gun", app_inches (42, 7));
  be_ready ();
  app_raise_curtain ();
}

/* Blue's two take the lone horseman, Red's five take the two and free him. */
static LwRef
take_and_free (LwRef lone, LwRef two, LwRef five)
{
  go ();
  ride_body (lone, app_inches (6, 24));
  end_move ();
  settle ();
  go ();
  ride_body (two, app_battle ()->men[lone].at);
  end_move ();
  settle ();
  g_assert_cmpint (app_battle ()->men[lone].state, ==, LW_MAN_CAPTIVE);
  g_assert_cmpuint (count_events (LW_EVENT_TAKEN), ==, 1);
  go ();
  ride_body (five, app_inches (22, 31));
  end_move ();
  settle ();
  stand_still ();
  go ();
  ride_body (five, app_battle ()->men[two].at);
  end_move ();
  settle ();
  g_assert_cmpint (app_battle ()->men[lone].state, ==, LW_MAN_RELEASED);
  g_assert_cmpuint (count_events (LW_EVENT_FREED), ==, 1);
  return lone;
}

/* Who is left of the body, wherever it began. */
static LwRef
survivor (LwRef from, guint n)
{
  guint i;

  for (i = 0; i < n; i++)
    if (app_battle ()->men[from + (LwRef)i].state == LW_MAN_FIGHTING)
      return from + (LwRef)i;
  g_assert_not_reached ();
}

static void
test_finish (void)
{
  LwRef lone, two, five, gun;
  guint moves;

  lay_floor (LW_VARIETY_FINISH, (LwForce){ 6, 6, 1 }, (LwForce){ 6, 6, 1 });
  app_open ();
  lay_down ();
  put_down_both ();
  lone = at_place (LW_RED, LW_CAVALRY, 6);
  five = at_place (LW_RED, LW_CAVALRY, 36);
  two = at_place (LW_BLUE, LW_CAVALRY, 6);
  gun = app_gun_of (LW_BLUE);
  take_and_free (lone, two, five);
  stand_still ();
  /* Home for a rifle: the line is touched at the end of the move. */
  go ();
  {
    g_autoptr (GArray) him = g_array_new (FALSE, FALSE, sizeof (LwRef));

    g_array_append_val (him, lone);
    ride (him, app_inches (6, SIDE_INCHES - 1));
  }
  ride_body (survivor (five, 5), app_inches (30, 22));
  end_move ();
  settle ();
  g_assert_cmpint (app_battle ()->men[lone].state, ==, LW_MAN_FIGHTING);
  g_assert_cmpuint (count_events (LW_EVENT_REARMED), ==, 1);
  for (moves = 0; moves < 3 && app_battle ()->guns[gun].owner == LW_BLUE; moves++)
    {
      stand_still ();
      go ();
      ride_body (survivor (five, 5), app_inches (42, 2));
      end_move ();
      settle ();
    }
  g_assert_cmpint (app_battle ()->guns[gun].owner, ==, LW_RED);
  app_click_text ("Menu");
  app_click_text ("Agree on a draw…");
  app_click_text ("Agree on a draw");
  app_need_shown ("A drawn battle");
  finish ();
}

/* Three horsemen on the line decide it; then Blue has six moves, and does not use them. */
static void
test_blow (void)
{
  guint moves = 0;

  lay_floor (LW_VARIETY_BLOW, (LwForce){ 4, 6, 0 }, (LwForce){ 6, 4, 0 });
  app_open ();
  lay_down ();
  app_take_hand (LW_RED);
  app_put_company ("Take horse", 4, app_inches (6, 38));
  be_ready ();
  app_take_hand (LW_BLUE);
  app_put_company ("Take foot", 6, app_inches (36, 2));
  app_put_company ("Take horse", 4, app_inches (30, 2));
  be_ready ();
  app_raise_curtain ();
  go ();
  ride_body (at_place (LW_RED, LW_CAVALRY, 6), app_inches (6, 18));
  end_move ();
  settle ();
  stand_still ();
  go ();
  ride_body (at_place (LW_RED, LW_CAVALRY, 6), app_inches (6, 0));
  end_move ();
  settle ();
  g_assert_true (app_battle ()->blow_struck);
  app_need_shown ("six moves left to retreat");
  while (app_battle ()->phase != LW_PHASE_OVER)
    {
      g_assert_cmpuint (moves++, <, 13);
      stand_still ();
    }
  g_assert_cmpint (app_battle ()->ending, ==, LW_ENDING_BLOW);
  g_assert_cmpuint (count_events (LW_EVENT_CAPITULATED), >, 0);
  app_need_shown ("Red (Rufus) has won");
  finish ();
}

/* The attacker comes through on a wing with half his horse. */
static void
test_defensive (void)
{
  guint moves = 0;

  lay_floor (LW_VARIETY_DEFENSIVE, (LwForce){ 6, 6, 0 }, (LwForce){ 4, 4, 0 });
  app_open ();
  lay_down ();
  app_need_shown ("Blue puts down to defend");
  app_put_company ("Take foot", 4, app_inches (36, 6));
  be_ready ();
  app_need_shown ("Red puts down to attack");
  app_put_company ("Take horse", 6, app_inches (8, 26));
  be_ready ();
  app_wait_phase (LW_PHASE_WAITING);
  while (app_battle ()->phase != LW_PHASE_OVER)
    {
      g_assert_cmpuint (moves++, <, 4);
      go ();
      ride_body (at_place (LW_RED, LW_CAVALRY, 8), app_inches (8, 0));
      end_move ();
      settle ();
      if (app_battle ()->phase != LW_PHASE_OVER)
        stand_still ();
    }
  g_assert_cmpint (app_battle ()->ending, ==, LW_ENDING_ARRIVED);
  app_need_shown ("Red (Rufus) has won");
  finish ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/battles/finish", test_finish);
  g_test_add_func ("/app/battles/blow", test_blow);
  g_test_add_func ("/app/battles/defensive", test_defensive);
  return app_test_run ();
}
